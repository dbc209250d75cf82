"""Mouths that are almost flat: Chromium shows them as our PNG files have them, without lumps, cracks or gaps.

Between a frown and a smile, the curves of a mouth are flatter than their line is wide. There renderers differ most.
Only .ci/nightly has the time: EMOJI_RATE_ALL_PICTURES=1.
"""

import io
import os

import numpy
import pytest
import renderers
from command import emoji_rate, words
from pictures import difference, in_chromium, on
from PIL import Image

ALL = "EMOJI_RATE_ALL_PICTURES" in os.environ
SIZE = 960
# Left, upper, right and lower edge of the part of a picture that has all the mouths; windows have no room for all of it.
BOX = (160, 520, 800, 820)
VALUES = numpy.linspace(2, 3, 9)
LOOKS = [f"--character={name}" for name in words("characters")]
LOOKS += [f"--mouth={name}" for name in words("mouths") if name != "none"]
# Nothing but the mouth.
ALONE = [f"--{part}=none" for part in ("head", "eyes", "brows", "extras")]
# Of 255, by which a pixel may be off at an edge, and the part of the ink's pixels that may be off by more.
EDGE = 48
PART = 0.003
# Browsers approximate the edges of a line: 112 of 972 mouths are off by more than the part above, at most 0.81 %.
BROWSERS = 0.009
# No pixel may be off by more: it would be a crack or a lump.
CRACK = 128


def documents(look):
    return [emoji_rate(f"{value:.4g}", look, *ALONE, f"--size={SIZE}") for value in VALUES]


def ours(look):
    """The pictures of our own PNG files."""
    arguments = [look, *ALONE, f"--size={SIZE}", "--format=png"]
    return [Image.open(io.BytesIO(emoji_rate(f"{value:.4g}", *arguments))).convert("RGBA") for value in VALUES]


def off(picture, theirs):
    """The part of the ink's pixels that differ by more than an edge may."""
    ink = numpy.asarray(picture)[..., 3] > 0
    apart = difference(on("white", picture), theirs)
    assert apart.max() <= CRACK
    return (apart > EDGE).sum() / ink.sum()


def judge(parts, report, renderer, limit):
    worst = max(parts, key=parts.get)
    report(f"of {len(parts)} flat mouths {worst} is worst, {parts[worst]:.2%} of its ink off in {renderer}")
    assert {name: f"{part:.2%}" for name, part in parts.items() if part > limit} == {}


@pytest.mark.skipif(not ALL, reason="only .ci/nightly has the time")
def test_flat_mouths_in_chromium_are_our_own(browser, report):
    parts = {}
    for look in LOOKS:
        for value, picture, theirs in zip(VALUES, ours(look), in_chromium(browser, documents(look), SIZE)):
            parts[f"{look} {value:g}"] = off(picture, theirs)
    assert len(parts) == len(LOOKS) * len(VALUES)
    judge(parts, report, "chromium", BROWSERS)


def mouth(document):
    """A document of the mouth alone, in the same scale."""
    left, upper, right, lower = BOX
    whole = f'width="{SIZE}" height="{SIZE}" viewBox="0 0 240 240"'
    scale = 240 / SIZE
    box = " ".join(f"{length * scale:g}" for length in (left, upper, right - left, lower - upper))
    assert document.count(whole) == 1
    return document.replace(whole, f'width="{right - left}" height="{lower - upper}" viewBox="{box}"')


def inked(picture):
    return numpy.count_nonzero(numpy.asarray(picture)[..., 3])


@pytest.mark.skipif(not ALL, reason="only .ci/nightly has the time")
@pytest.mark.parametrize("renderer", ["firefox", "webkitgtk", "librsvg", "inkscape"])
def test_flat_mouths_elsewhere_are_our_own(report, tmp_path, renderer):
    for number, look in enumerate(LOOKS):
        for value, document in zip(VALUES, documents(look)):
            (tmp_path / f"{number}-{value:g}.svg").write_text(mouth(document.decode()))
    is_browser = renderer in ("firefox", "webkitgtk")
    arguments = [BOX[2] - BOX[0]] if is_browser else []
    renderers.RENDERERS[renderer](tmp_path, *arguments)
    parts = {}
    for number, look in enumerate(LOOKS):
        for value, picture in zip(VALUES, ours(look)):
            theirs = Image.open(tmp_path / f"{number}-{value:g}.{renderer}.png")
            part = picture.crop(BOX)
            assert inked(part) == inked(picture), "a mouth is larger than the box"
            parts[f"{look} {value:g}"] = off(part, on("white", theirs))
    judge(parts, report, renderer, BROWSERS if is_browser else PART)
