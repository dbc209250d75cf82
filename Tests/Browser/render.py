"""The pictures of `render`: many files a page, for opening one takes longer than to show them."""

import io
import pathlib
import sys

import served
import server
from conftest import ENGINES
from PIL import Image

# No picture may be wider or higher.
CELL = 440

PLACE = """(files, cell) => {
  document.body.replaceChildren(...files.map((file, index) => {
    const image = new Image();
    image.src = file;
    const columns = Math.floor(innerWidth / cell);
    image.style.cssText = `position: absolute; left: ${index % columns * cell}px;
      top: ${Math.floor(index / columns) * cell}px`;
    return image;
  }));
}"""
SIZE = "(cell) => [Math.floor(innerWidth / cell), Math.floor(innerHeight / cell), innerWidth]"


def main():
    engine, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    names = sorted(file.stem for file in folder.glob("*.svg"))
    with server.Server() as site, ENGINES[engine]() as browser:
        origin = served.serve(site, folder, "/render")
        browser.open(site.page("", policy=served.POLICY_WITH_STYLES))
        columns, rows, width = browser.evaluate(SIZE, CELL)
        for start in range(0, len(names), columns * rows):
            part = names[start : start + columns * rows]
            browser.evaluate(PLACE, [f"{origin}/{name}.svg" for name in part], CELL)
            browser.wait(served.LOADED)
            browser.settle()
            boxes = served.boxes(browser, "img")
            window = Image.open(io.BytesIO(browser.png())).convert("RGB")
            assert window.width == width, "a pixel is not a pixel"
            for name, (x, y, width_, height) in zip(part, boxes, strict=True):
                assert 0 < width_ <= CELL and 0 < height <= CELL, (name, width_, height)
                box = (x, y, x + -(-width_ // 1), y + -(-height // 1))
                window.crop(box).save(folder / f"{name}.{engine}.png")


main()
