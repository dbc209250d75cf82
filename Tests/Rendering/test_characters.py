"""Faces with character: two renderers agree, and small faces are told apart."""

import pathlib
import re
from concurrent.futures import ThreadPoolExecutor

import librsvg
import numpy
import pytest
from command import emoji_rate
from PIL import Image
from sections import sections

CHARACTERS = emoji_rate("list", "characters").decode().split()
PARTS = ["head", "eyes", "brows", "mouth", "extras"]
SIZE = 240
# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 64
PART = 0.01


def document(size, value, *arguments):
    return emoji_rate(f"--value={value}", f"--size={size}", *arguments)


def on(ground, picture):
    return Image.alpha_composite(Image.new("RGBA", picture.size, ground), picture).convert("RGB")


def sheet(browser, documents, size):
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


def off(first, second):
    """The part of the pixels that differ by more than an edge may."""
    difference = numpy.abs(numpy.asarray(first, int) - numpy.asarray(second, int)).max(axis=2)
    return numpy.count_nonzero(difference > EDGE) / difference.size


def in_librsvg(documents):
    with ThreadPoolExecutor(2) as pool:
        return [on("white", picture) for picture in pool.map(librsvg.render, documents)]


@pytest.mark.parametrize(
    "looks",
    [
        [["--character", name] for name in CHARACTERS],
        *[
            [["--character", "sunny", f"--{part}", name] for name in emoji_rate("list", part).decode().split()]
            for part in PARTS
        ],
        [["--character", name, "--paint", paint] for name in ("cat", "heart") for paint in
         ("line", "tint", "linear", "radial")],
    ],
    ids=["characters", *PARTS, "paints"],
)  # fmt: skip
def test_two_renderers_agree(browser, report, looks):
    documents = [document(SIZE, value, *look) for look in looks for value in (0.3, 4.6)]
    pairs = zip(in_librsvg(documents), sheet(browser, documents, SIZE))
    parts = [off(first, second) for first, second in pairs]
    assert len(parts) == len(documents)
    worst = max(parts)
    report(f"of {len(parts)} pictures the worst has {worst:.2%} of pixels off in Chromium")
    assert worst <= PART


SPECIFIED = sections(pathlib.Path(__file__).with_name("specified.txt"))


@pytest.mark.parametrize("name", SPECIFIED)
def test_a_character_is_what_its_formulas_drew_before_there_was_a_library(name):
    character, value = name.removesuffix(".svg").split("-")
    ours = document(SIZE, value, "--character", character, "--precision", "1")
    assert off(*in_librsvg([SPECIFIED[name].encode(), ours])) <= PART / 10


def test_dots_are_drawn(browser):
    """A dot is a stroke without length, which a renderer might leave out."""
    text = document(SIZE, 3, "--character", "bear")
    dots = re.compile(rb"h0(?![\d.])")
    assert dots.search(text)
    without = dots.sub(b"", text)
    for first, second in (
        in_librsvg([text, without]),
        tuple(sheet(browser, [text, without], SIZE)),
    ):
        assert off(first, second) > 0.001


# Of the pixels, how many are to be another brightness by 16 of 255 from one value to the next.
TOLD_APART = 0.05


@pytest.mark.parametrize("size", [16, 24])
@pytest.mark.parametrize("ground", ["white", "black"])
@pytest.mark.parametrize("name", ["mini", "signal", "sunny", "dawn"])
def test_small_faces_are_told_apart(name, ground, size, report):
    pictures = [
        numpy.asarray(on(ground, librsvg.render(document(size, value, "--character", name))).convert("L"), int)
        for value in range(6)
    ]
    # Without the colour of the head: what differs is the features.
    parts = []
    for first, second in zip(pictures, pictures[1:]):
        first, second = (picture - numpy.median(picture) for picture in (first, second))
        parts.append(numpy.count_nonzero(numpy.abs(first - second) > 16) / first.size)
    report(f"{name} at {size} px on {ground}: neighbours differ in {min(parts):.1%} of the pixels at least")
    assert min(parts) >= TOLD_APART
