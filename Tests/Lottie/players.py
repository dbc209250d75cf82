"""Three players of Lottie files, each of which draws frames on white, in the size of the file."""

import io
import json
import os
import pathlib

import numpy
import thorvg_python as thorvg
from chromium import Chromium
from pictures import on
from PIL import Image
from rlottie_python import LottieAnimation


def size(data):
    """The width and the height of a file."""
    file = json.loads(data)
    return file["w"], file["h"]


def pixels(image):
    """Red, green and blue of an image on white."""
    return numpy.asarray(on("white", image), int)


class Rlottie:
    """The player of Samsung and Telegram."""

    def frames(self, data, frames):
        animation = LottieAnimation.from_data(data.decode())
        width, height = size(data)
        for frame in frames:
            yield pixels(animation.render_pillow_frame(frame_num=frame, width=width, height=height))


class Thorvg:
    """The player of dotLottie."""

    def __init__(self):
        self.engine = thorvg.Engine(threads=0)

    def frames(self, data, frames):
        path = pathlib.Path(os.environ["LOTTIE_FOLDER"]) / "thorvg.json"
        path.write_bytes(data)
        width, height = size(data)
        for frame in frames:
            canvas = thorvg.SwCanvas(self.engine)
            canvas.set_target(width, height)
            animation = thorvg.LottieAnimation(self.engine)
            picture = animation.get_picture()
            picture.load(str(path))
            picture.set_size(width, height)
            canvas.add(picture)
            animation.set_frame(float(frame))
            canvas.update()
            canvas.draw(True)
            canvas.sync()
            yield pixels(canvas.get_pillow())


class LottieWeb(Chromium):
    """lottie-web in Chromium."""

    def start(self):
        super().start()
        self.resize(1200, 240)
        page = pathlib.Path(os.environ["LOTTIE_FOLDER"]) / "page.html"
        script = pathlib.Path(os.environ["LOTTIE_WEB"]).read_text(encoding="utf-8").replace("</script", "<\\/script")
        page.write_text(
            "<!doctype html><meta charset=utf-8><style>body{margin:0}"
            f"div{{position:absolute;top:0}}</style><script>{script}</script>",
            encoding="utf-8")
        self.open(page.as_uri())

    def frames(self, data, frames):
        width, height = size(data)
        for start in range(0, len(frames), 5):
            group = frames[start : start + 5]
            self.evaluate(
                """async (data, frames, width, height) => {
                  lottie.destroy();
                  document.body.textContent = '';
                  await Promise.all(frames.map(async (frame, index) => {
                    const container = document.createElement('div');
                    Object.assign(container.style, { left: `${width * index}px`, width: `${width}px`, height: `${height}px` });
                    document.body.append(container);
                    const animationData = JSON.parse(data);
                    const animation = lottie.loadAnimation({ container, autoplay: false, loop: false, animationData });
                    if (!animation.isLoaded) await new Promise((done) => animation.addEventListener('DOMLoaded', done));
                    animation.goToAndStop(frame, true);
                  }));
                }""",
                data.decode(), group, width, height)
            image = pixels(Image.open(io.BytesIO(self.png())))
            for index in range(len(group)):
                yield image[:height, width * index : width * (index + 1)]
