"""Faces with character: two renderers agree, and small faces are told apart."""

import pathlib
import re

import numpy
import pictures
import pytest
from command import emoji_rate, words
from drawings import sections
from pictures import in_chromium, librsvg, on, part_off

CHARACTERS = words("characters")
PARTS = ["head", "eyes", "brows", "mouth", "extras"]
SIZE = 240
# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 64
PART = 0.01


def document(size, value, *arguments):
    return emoji_rate(f"--value={value}", f"--size={size}", *arguments)


def in_librsvg(documents):
    return [on("white", picture) for picture in pictures.in_librsvg(documents)]


@pytest.mark.parametrize(
    "looks",
    [
        [["--character", name] for name in CHARACTERS],
        *[
            [["--character", "sunny", f"--{part}", name] for name in words(part)]
            for part in PARTS
        ],
        [["--character", name, "--paint", paint] for name in ("cat", "heart") for paint in
         ("line", "tint", "linear", "radial")],
    ],
    ids=["characters", *PARTS, "paints"],
)  # fmt: skip
def test_two_renderers_agree(browser, report, looks):
    documents = [document(SIZE, value, *look) for look in looks for value in (0.3, 4.6)]
    pairs = zip(in_librsvg(documents), in_chromium(browser, documents, SIZE))
    parts = [part_off(first, second, EDGE) for first, second in pairs]
    assert len(parts) == len(documents)
    worst = max(parts)
    report(f"of {len(parts)} pictures the worst has {worst:.2%} of pixels off in Chromium")
    assert worst <= PART


SPECIFIED = sections(pathlib.Path(__file__).with_name("specified.txt"))


@pytest.mark.parametrize("name", SPECIFIED)
def test_a_character_is_what_its_formulas_drew_before_there_was_a_library(name):
    character, value = name.removesuffix(".svg").split("-")
    ours = document(SIZE, value, "--character", character, "--precision", "1")
    assert part_off(*in_librsvg([SPECIFIED[name].encode(), ours]), EDGE) <= PART / 10


def test_dots_are_drawn(browser):
    """A dot is a stroke without length, which a renderer might leave out."""
    text = document(SIZE, 3, "--character", "bear")
    dots = re.compile(rb"h0(?![\d.])")
    assert dots.search(text)
    without = dots.sub(b"", text)
    for first, second in (
        in_librsvg([text, without]),
        tuple(in_chromium(browser, [text, without], SIZE)),
    ):
        assert part_off(first, second, EDGE) > 0.001


# Of the pixels, how many are to be another brightness by 16 of 255 from one value to the next.
TOLD_APART = 0.05


@pytest.mark.parametrize("size", [16, 24])
@pytest.mark.parametrize("ground", ["white", "black"])
@pytest.mark.parametrize("name", ["mini", "signal", "sunny", "dawn"])
def test_small_faces_are_told_apart(name, ground, size, report):
    pictures = [
        numpy.asarray(on(ground, librsvg(document(size, value, "--character", name))).convert("L"), int)
        for value in range(6)
    ]
    # Without the colour of the head: what differs is the features.
    parts = []
    for first, second in zip(pictures, pictures[1:]):
        first, second = (picture - numpy.median(picture) for picture in (first, second))
        parts.append(numpy.count_nonzero(numpy.abs(first - second) > 16) / first.size)
    report(f"{name} at {size} px on {ground}: neighbours differ in {min(parts):.1%} of the pixels at least")
    assert min(parts) >= TOLD_APART
