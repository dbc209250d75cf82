"""Every renderer shows random pictures alike.

The one that the others are held against is librsvg, whose pictures are what the specification's formulas draw.
Symbols of rows are not small here: of a picture that is all edges, more than a hundredth is painted in other ways.
"""

import os
import pathlib
import re
import shutil

import command
import numpy
import pytest
import renderers
import seeded
from pictures import on, part_off
from PIL import Image

# .ci/nightly takes more of them.
ALL = "EMOJI_RATE_ALL_PICTURES" in os.environ
COUNT = 100 if ALL else 40
# As many of the pictures that follow are summaries.
SUMMARY_COUNT = 40 if ALL else 15
# A pixel differs that is further off than this in a channel, of 255; edges are painted in many ways.
FAR = 64
# How much of a picture may differ.
SHARE = 0.005

# All of them, unless some are named.
WANTED = os.environ.get("RENDERERS", " ".join(renderers.RENDERERS)).split()
assert set(WANTED) <= renderers.RENDERERS.keys(), WANTED
OTHERS = [name for name in renderers.RENDERERS if name in WANTED and name != "librsvg"]

# A side that is no whole number of pixels: librsvg stretches the picture to the next one, others cut it off or leave some of
# it out, and each puts it elsewhere. So much of such a picture may differ.
BROKEN_SIDE = re.compile(rb'^<svg [^>]*?(width|height)="[^"]*\.')
BROKEN_SHARE = 0.1

OUTPUT = pathlib.Path(__file__).resolve().parents[2] / ".build" / "rendering" / "renderers"


def drawn(number):
    return seeded.document(number) if number < COUNT else seeded.summary(number)


@pytest.fixture(scope="module")
def folder():
    """The documents, and what librsvg shows of them; it stays, to be looked at."""
    shutil.rmtree(OUTPUT, ignore_errors=True)
    OUTPUT.mkdir(parents=True)
    for number in range(COUNT + SUMMARY_COUNT):
        _, _, document = drawn(number)
        (OUTPUT / f"{number:03}.svg").write_bytes(document)
    renderers.RENDERERS["librsvg"](OUTPUT)
    return OUTPUT


def pixels(file):
    """A picture's pixels on white."""
    return numpy.asarray(on("white", Image.open(file)), int)


def part_apart(one, two):
    """How much of two pictures differs, of what both have: one may have a row or a column more."""
    assert (abs(numpy.subtract(one.shape, two.shape)) <= 1).all(), (one.shape, two.shape)
    height, width, _ = numpy.minimum(one.shape, two.shape)
    return part_off(one[:height, :width], two[:height, :width], FAR)


@pytest.mark.parametrize("renderer", OTHERS)
def test_random_pictures_are_alike(folder, renderer, report):
    renderers.RENDERERS[renderer](folder)
    worst, broken = 0, 0
    for number in range(COUNT + SUMMARY_COUNT):
        expected, found = (pixels(folder / f"{number:03}.{name}.png") for name in ("librsvg", renderer))
        share = part_apart(expected, found)
        may_differ = BROKEN_SIDE.search((folder / f"{number:03}.svg").read_bytes())
        assert share <= (BROKEN_SHARE if may_differ else SHARE), (number, share, *drawn(number)[:2])
        if share > SHARE or expected.shape != found.shape:
            assert may_differ, (number, expected.shape, found.shape)
            broken += 1
        else:
            worst = max(worst, share)
    assert broken, "no picture with a broken side differs any more"
    report(
        f"{renderer} differs from librsvg in {worst:.2%} of a picture at most,"
        f" {broken} of {COUNT} pictures with a broken size aside"
    )


@pytest.mark.parametrize("renderer", [n for n in renderers.WITHOUT_ANIMATION if n in WANTED])
@pytest.mark.parametrize("options", [["--value=4.2"], ["stars", "--value=0.86", "--symbol=heart"]])
def test_what_moves_is_the_still_picture_without_animation(tmp_path, renderer, options):
    (tmp_path / "still.svg").write_bytes(command.emoji_rate(*options))
    (tmp_path / "moving.svg").write_bytes(command.emoji_rate(*options, "--animate-from=5"))
    renderers.RENDERERS[renderer](tmp_path)
    still, moving = (pixels(tmp_path / f"{name}.{renderer}.png") for name in ("still", "moving"))
    assert part_apart(still, moving) == 0
