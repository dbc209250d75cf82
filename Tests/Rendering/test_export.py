"""The contact sheet and the PNG files of an export show what its files show."""

import json
import re

import command
import librsvg
import numpy
import pytest
from PIL import Image

SETS = {
    "faces": (),
    "stars": ("stars", "--star-size=30", "--fill=exact"),
    "hearts": ("stars", "--symbol=heart", "--theme=dusk", "--background=#eee"),
    "row of faces": ("stars", "--symbol=face", "--right-to-left"),
    "hostile title": ("--size=90", "--title=\"'<&>#%20 ?()\\ é 😀 {value}"),
    "text's colour": ("stars", "--theme=mono"),
}
VALUES = "0,2.5,4.7"


def pixels(image):
    return numpy.asarray(image).astype(int)


@pytest.fixture(params=SETS.values(), ids=SETS)
def export(request, tmp_path):
    """Exports the set with these options, and gives the folder."""

    def export(*options):
        folder = tmp_path / f"set{len(list(tmp_path.iterdir()))}"
        arguments = (*request.param, f"--values={VALUES}", "--quiet", f"--output={folder}")
        command.emoji_rate("export", *arguments, *options)
        return folder

    return export


def shown(browser, pictures, head=""):
    """What a page shows in which the pictures are blocks one below the other."""
    browser.show(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Page</title>"
        f"<style>body{{margin:0}}img{{display:block!important}}p{{margin:0}}</style>{head}"
        + "".join(f"<p>{picture}</p>" for picture in pictures),
        400,
        800,
    )
    assert browser.complaints() == []
    return pixels(browser.screenshot())


def files(folder):
    return [
        file for file in json.loads((folder / "manifest.json").read_text())["files"]
        if not file["name"].endswith(".png")
    ]


def images(browser, folder):
    """The page of the plain files, to which the others are compared."""
    pictures = [f'<img alt="" src="{(folder / file["name"]).as_uri()}">' for file in files(folder)]
    picture = shown(browser, pictures)
    assert picture.std() > 1, "the page is blank"
    return picture


def test_the_sheet_s_markup_shows_the_files(browser, export):
    folder = export()
    sheet = (folder / "index.html").read_text()
    pictures = re.findall("<figure>(<img [^>]*>)", sheet)
    assert len(pictures) == len(files(folder))
    base = f'<base href="{folder.as_uri()}/">'
    assert numpy.array_equal(shown(browser, pictures, base), images(browser, folder))


def test_a_png_file_is_the_file_in_its_scale(export):
    folder = export("--png=1x,2x", "--pair=light,dark")
    for file in files(folder):
        name = file["name"].removesuffix(".svg")
        for end, zoom in (("", 1), ("@2x", 2)):
            picture = Image.open(folder / f"{name}{end}.png")
            assert picture.size == (zoom * file["width"], zoom * file["height"])
            document = (folder / file["name"]).read_bytes()
            theirs = pixels(librsvg.render(document, f"--zoom={zoom}"))
            # test_png.py compares them in detail.
            assert (abs(pixels(picture.convert("RGBA")) - theirs).max(axis=2) > 64).mean() < 0.01
