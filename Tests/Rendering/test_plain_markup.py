"""The command's short markup is, pixel for pixel, the picture of the plainly written one."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import command
import librsvg
import numpy
import plain_markup
import pytest
import specification
from specification import Face

SIZES = (16, 32, 64, 240, 500)
VALUES = [tenths / 10 for tenths in range(51)]

# Faces whose mouth and eyes keep apart from each other: where strokes share a pixel, one path and
# several paths are not the same picture.
STYLES = {
    "thinnest": {"line_width": 0.5},
    "thin": {"line_width": 1},
    "widest": {"line_width": 20, "eye_position": 0.7},
    "narrow-mouth": {"mouth_width": 0.2},
    "wide-mouth": {"mouth_width": 0.7, "mouth_position": 0.25},
    "narrow-lip": {"lip_width": 0.2},
    "wide-lip": {"lip_width": 0.9},
    "low-mouth": {"mouth_position": 0.1},
    "narrow-eyes": {"eye_width": 0.1},
    "high-eyes": {"eye_position": 0.8},
    "no-eyes": {"shows_eyes": False},
    "uneven": {"line_width": 7.77, "mouth_width": 0.437, "lip_width": 0.613, "eye_width": 0.171},
    "background": {"background": (250, 240, 230, 1)},
    "translucent": {"fixed_color": (46, 99, 230, 0.6)},
}


def pairs(faces, size):
    """The short and the plain document of every face."""
    for face in faces:
        short = command.emoji_rate(*command.options(face), f"--size={size}")
        yield short, plain_markup.document(specification.draw(face), size).encode()


def differences(pictures):
    """Where two lists of pictures are not the same, in words."""
    for face, size, short, plain in pictures:
        off = abs(numpy.asarray(short).astype(int) - numpy.asarray(plain).astype(int))
        if off.any():
            count = int(off.max(axis=2).astype(bool).sum())
            where = numpy.argwhere(off.max(axis=2))[0][::-1].tolist()
            changes = command.options(face)
            yield f"{' '.join(changes)} at {size} px: {count} pixels, by up to {off.max()}, first at {where}"


def in_librsvg(faces, size):
    with ThreadPoolExecutor(4) as pool:
        documents = list(pairs(faces, size))
        pictures = pool.map(librsvg.render, (document for pair in documents for document in pair))
        for face, short, plain in zip(faces, *[iter(pictures)] * 2):
            yield face, size, short, plain


def in_chromium(browser, faces, size):
    """Both documents in the same place of two pages, so that only their markup differs."""
    columns = max(1, min(len(faces), 4000 // size))
    rows = -(-len(faces) // columns)
    documents = list(pairs(faces, size))
    sheets = []
    for index in range(2):
        cells = (
            f'<div style="left:{number % columns * size}px;top:{number // columns * size}px">'
            f"{pair[index].decode()}</div>"
            for number, pair in enumerate(documents)
        )
        browser.open(
            "<!doctype html><meta charset=utf-8><style>body{margin:0}div{position:absolute}"
            f"svg{{display:block}}</style>{''.join(cells)}",
            columns * size,
            rows * size,
        )
        sheets.append(browser.screenshot())
    assert sheets[0].size == (columns * size, rows * size)
    for number, face in enumerate(faces):
        left, top = number % columns * size, number // columns * size
        cells = [sheet.crop((left, top, left + size, top + size)) for sheet in sheets]
        # A blank cell would be the same as any other.
        assert len(cells[0].getcolors(size * size)) > 1, f"{face} at {size} px is blank"
        yield face, size, *cells


def styled_faces():
    return [
        replace(Face(value), **changes) for changes in STYLES.values() for value in (0, 1.3, 2.5, 3.2, 5)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_default_faces_in_librsvg(size):
    faces = [Face(value) for value in VALUES]
    assert not list(differences(in_librsvg(faces, size)))


@pytest.mark.parametrize("size", SIZES)
def test_default_faces_in_chromium(size, browser):
    faces = [Face(value) for value in VALUES]
    assert not list(differences(in_chromium(browser, faces, size)))


@pytest.mark.parametrize("size", (16, 48, 240))
def test_styles_in_librsvg(size):
    assert not list(differences(in_librsvg(styled_faces(), size)))


@pytest.mark.parametrize("size", (16, 48, 240))
def test_styles_in_chromium(size, browser):
    assert not list(differences(in_chromium(browser, styled_faces(), size)))


def test_a_hundredth_of_a_unit_shows(browser):
    """The comparison is sharp: the smallest change of a coordinate changes pixels."""
    short, plain = next(pairs([Face(3.2)], 500))
    moved = plain.replace(b"166.08", b"166.10")
    assert moved != plain
    pictures = [librsvg.render(document) for document in (short, moved)]
    assert list(differences([(Face(3.2), 500, *pictures)]))
