"""What an engine shows of SVG files in <img>: render.py ENGINE FOLDER [CELL]

Every NAME.svg of the folder gets a NAME.ENGINE.png of the same size, on white. No side may be longer than CELL, by default
440 pixels; a window must have room for it. A page has many files, because opening one takes longer than showing them.
"""

import io
import pathlib
import sys

import served
import server
from browser import in_page
from conftest import ENGINES
from PIL import Image

# No picture may be wider or higher, unless the caller names another limit.
CELL = 440

SIZE = "(cell) => [Math.floor(innerWidth / cell), Math.floor(innerHeight / cell), innerWidth]"


def main():
    engine, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    cell = int(sys.argv[3]) if len(sys.argv) > 3 else CELL
    names = sorted(file.stem for file in folder.glob("*.svg"))
    with server.Server() as site, ENGINES[engine]() as browser:
        origin = served.serve(site, folder, "/render")
        browser.open(site.page("", policy=served.POLICY_WITH_STYLES))
        columns, rows, width = browser.evaluate(SIZE, cell)
        for start in range(0, len(names), columns * rows):
            part = names[start : start + columns * rows]
            browser.evaluate(in_page("place"), [f"{origin}/{name}.svg" for name in part], cell)
            browser.wait(in_page("areLoaded"))
            browser.settle()
            boxes = served.boxes(browser, "img")
            window = Image.open(io.BytesIO(browser.png())).convert("RGB")
            assert window.width == width, "a pixel is not a pixel"
            for name, (x, y, width_, height) in zip(part, boxes, strict=True):
                assert 0 < width_ <= cell and 0 < height <= cell, (name, width_, height)
                box = (x, y, x + -(-width_ // 1), y + -(-height // 1))
                window.crop(box).save(folder / f"{name}.{engine}.png")


main()
