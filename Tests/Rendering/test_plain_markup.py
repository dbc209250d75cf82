"""The command's short markup is, pixel for pixel, the picture of the specification's formulas, plainly written."""

from collections import namedtuple
from dataclasses import replace

import command
import numpy
import pictures
import plain_markup
import pytest
import specification
from pictures import librsvg
from specification import Face

SIZES = (16, 32, 64, 240, 500)
VALUES = [tenths / 10 for tenths in range(51)]

LIMITS = {
    "line_width": (0.5, 20),
    "mouth_width": (0.2, 0.7),
    "lip_width": (0.2, 0.9),
    "mouth_position": (0.1, 0.5),
    "eye_width": (0.1, 0.3),
    "eye_position": (0.6, 0.8),
}
TRANSLUCENT = {"low_color": (1, 0.8, 0.9, 0.2), "high_color": (0.4, 0.5, 1, 0.8)}
STYLES = [
    *({name: limit} for name, limits in LIMITS.items() for limit in limits),
    # Everything at once; the widths first, then the other way round, then all.
    *(
        {name: limits[end] for name, limits in LIMITS.items() if kind in name}
        for end in (0, 1)
        for kind in ("width", "position", "")
    ),
    {"line_width": 1},
    {"line_width": 7.76, "mouth_width": 0.437, "lip_width": 0.613, "eye_width": 0.171},
    {"shows_eyes": False},
    {"fixed_color": (55, 46, 229, 1)},
    {"fixed_color": (46, 99, 230, 0.6)},
    {"background": (250, 240, 230, 1)},
    {"background": (20, 120, 60, 0.25)},
    TRANSLUCENT,
    {**TRANSLUCENT, "background": (250, 220, 30, 1)},
    # The ends of the mouth lie on the circle.
    {**TRANSLUCENT, "line_width": 20, "mouth_width": 0.7},
    {"low_color": (0.1, 1, 0.5, 1), "high_color": (0.9, 0.2, 1, 1)},
    {"shorter_hue_path": True},
    {"low_color": (0.9, 0.8, 0.9, 1), "high_color": (0.2, 0.8, 0.9, 1), "shorter_hue_path": True},
    {"maximum": 10},
    {"minimum": -2.5, "maximum": 7.5},
    {"step": 0.75},
]


def pairs(faces, size, *options):
    """The short and the plain document of every face."""
    for face in faces:
        short = command.emoji_rate(*command.options(face), f"--size={size}", *options)
        yield short, plain_markup.document(specification.draw(face), size).encode()


# Two pictures of a face that are not the same: in how many pixels, by how much at most, and where first.
Difference = namedtuple("Difference", ["options", "size", "pixels", "most", "first"])


def differences(compared):
    """Where two lists of pictures are not the same."""
    for face, size, short, plain in compared:
        off = pictures.difference(short, plain)
        if off.any():
            row, column = numpy.argwhere(off)[0].tolist()
            yield Difference(
                options=" ".join(command.options(face)),
                size=size,
                pixels=int(numpy.count_nonzero(off)),
                most=int(off.max()),
                first=(column, row),
            )


def in_librsvg(faces, size, *options):
    shorts, plains = zip(*pairs(faces, size, *options))
    for face, *drawn in zip(faces, pictures.in_librsvg(shorts), pictures.in_librsvg(plains)):
        yield face, size, *drawn


def in_chromium(browser, faces, size):
    """Both documents in the same place of two pages, so that only their markup differs."""
    sheets = [list(pictures.in_chromium(browser, documents, size)) for documents in zip(*pairs(faces, size))]
    for face, *cells in zip(faces, *sheets):
        # A blank cell would be the same as any other.
        assert len(cells[0].getcolors(size * size)) > 1, f"{face} at {size} px is blank"
        yield face, size, *cells


def styled_faces(values):
    return [replace(Face(value), **changes) for changes in STYLES for value in values]


@pytest.mark.parametrize("size", SIZES)
def test_default_faces_in_librsvg(size):
    faces = [Face(value) for value in VALUES]
    assert not list(differences(in_librsvg(faces, size)))


@pytest.mark.parametrize("size", SIZES)
def test_default_faces_in_chromium(size, browser):
    faces = [Face(value) for value in (*VALUES[::5], 3.2)]
    assert not list(differences(in_chromium(browser, faces, size)))


def test_default_faces_in_chromium_by_tenths(browser, report):
    """Of the values between, some differ by what nobody sees.

    Chromium adds relative coordinates in single precision, and 156 - 33.12 is then not exactly 122.88.
    Now and then the last bit decides into how many lines a curve is divided.
    """
    faces = [Face(value) for value in VALUES]
    found = [
        difference for size in SIZES for difference in differences(in_chromium(browser, faces, size))
    ]
    pixels, most = (max((getattr(one, name) for one in found), default=0) for name in ("pixels", "most"))
    report(
        f"Chromium by tenths: {len(found)} of {len(faces) * len(SIZES)} pictures differ, in at most {pixels} pixels"
        f" by at most {most} of 255"
    )
    for difference in found:
        assert difference.most <= 8, difference
        assert difference.pixels <= 0.002 * difference.size**2, difference


@pytest.mark.parametrize("size", (16, 48, 240))
def test_styles_in_librsvg(size):
    assert not list(differences(in_librsvg(styled_faces((0, 1.3, 3.2, 5)), size)))


@pytest.mark.parametrize("size", (16, 240))
def test_styles_in_chromium(size, browser):
    assert not list(differences(in_chromium(browser, styled_faces((0, 2.5, 5)), size)))


@pytest.mark.parametrize("precision", (2, 3, 6))
def test_precision_does_not_change_the_picture(precision):
    face = Face(3.217, mouth_width=0.4321, lip_width=0.4567, eye_width=0.2345, line_width=12.3)
    for difference in differences(in_librsvg([face], 240, f"--precision={precision}")):
        # The curves are those of two decimals, into other lines.
        assert difference.most <= 64, difference


def test_two_hundredths_of_a_unit_show():
    """The comparison is sharp: it sees a coordinate that is off by almost nothing."""
    short, plain = next(pairs([Face(3.2)], 500))
    moved = plain.replace(b"166.08", b"166.10")
    assert moved != plain
    assert list(differences([(Face(3.2), 500, librsvg(short), librsvg(moved))]))


@pytest.mark.parametrize("mistake", [{"value": 3.21}, {"mouth_position": 0.351}, {"line_width": 14.1}], ids=str)
def test_a_mistake_shows(mistake):
    """By more than Chromium's last bits do."""
    face = Face(3.2)
    plain = plain_markup.document(specification.draw(replace(face, **mistake)), 240).encode()
    [found] = differences([(face, 240, librsvg(next(pairs([face], 240))[0]), librsvg(plain))])
    assert found.most > 8 and found.pixels > 0.002 * 240**2
