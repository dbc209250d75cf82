"""Pictures of documents in librsvg and in Chromium, and how far two pictures are apart."""

import io
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy
from PIL import Image

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Browser"))
from chromium import Chromium  # noqa: E402

# A page is "loaded" before its lazy pictures are, and before a picture is decoded, which a busy machine shows.
DECODED = """() => Promise.allSettled([...document.images].map((image) => {
  image.loading = "eager";
  return image.decode();
})).then(() => true)"""


class Page(Chromium):
    """Chromium as the browser tests drive it, with pages that tests write."""

    def start(self):
        super().start()
        self.folder = tempfile.TemporaryDirectory(prefix="rendering-")
        self.path = pathlib.Path(self.folder.name)

    def stop(self):
        super().stop()
        self.folder.cleanup()

    def show(self, html, width=800, height=600):
        """Shows a page in a window of this size, and waits until it and its pictures are loaded."""
        self.resize(width, height)
        file = self.path / "page.html"
        file.write_text(html, encoding="utf-8")
        self.open(file.as_uri())
        self.evaluate(DECODED)

    def screenshot(self):
        """What the window shows."""
        return Image.open(io.BytesIO(self.png())).convert("RGB")

    def accessible_nodes(self):
        """The role and the name of all that assistive technology is told about the page."""
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in self.protocol.send("Accessibility.getFullAXTree")["nodes"]
            if not node["ignored"]
        ]


def in_chromium(browser, documents, size):
    """The documents as Chromium shows them, each by itself."""
    columns = 4000 // size
    cells = (
        f'<div style="left:{n % columns * size}px;top:{n // columns * size}px">{text.decode()}</div>'
        for n, text in enumerate(documents)
    )
    browser.show(
        "<!doctype html><meta charset=utf-8><style>body{margin:0;background:#fff}"
        f"div{{position:absolute}}svg{{display:block}}</style>{''.join(cells)}",
        columns * size,
        -(-len(documents) // columns) * size,
    )
    picture = browser.screenshot()
    for n in range(len(documents)):
        left, top = n % columns * size, n // columns * size
        yield picture.crop((left, top, left + size, top + size))


def librsvg(document, *arguments):
    """The picture that rsvg-convert makes of a document's bytes."""
    result = subprocess.run(
        ["rsvg-convert", *arguments], input=document, capture_output=True, timeout=60, check=True
    )
    return Image.open(io.BytesIO(result.stdout)).convert("RGBA")


def in_librsvg(documents):
    """The pictures of documents, of which two are drawn at a time."""
    with ThreadPoolExecutor(2) as pool:
        yield from pool.map(librsvg, documents)


def on(ground, picture):
    """A picture on a ground of one colour."""
    picture = picture.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", picture.size, ground), picture).convert("RGB")


def premultiplied(image):
    """The pixels of a picture, premultiplied: so compared, a transparent one has no colour to differ in."""
    pixels = numpy.asarray(image.convert("RGBA")).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def difference(first, second):
    """How far two pictures are apart: of each pixel, the channel that is off the most."""
    return numpy.abs(numpy.asarray(first, int) - numpy.asarray(second, int)).max(axis=2)


def part_off(first, second, edge):
    """The part of the pixels that differ by more than an edge may."""
    return (difference(first, second) > edge).mean()
