"""The documents are small, and a tool made for it finds nothing to remove."""

import re

import command
import plain_markup
import pytest
import specification
from scour import scour

VALUES = [tenths / 10 for tenths in range(51)]

OPTION_SETS = {
    "default": (),
    "decorative": ("--decorative",),
    "responsive": ("--responsive",),
    "thin": ("--line-width=1",),
    "wide": ("--line-width=20", "--mouth-width=0.7", "--eye-width=0.3"),
    "no-eyes": ("--no-eyes",),
    "background": ("--background=white",),
    "translucent-background": ("--background=#12345678",),
    "fixed-color": ("--color=red",),
    "translucent": ("--color=rgb(46 99 230 / 0.6)",),
    "title": ("--title={value} stars",),
    "whole-numbers": ("--precision=0",),
    "precise": ("--precision=6", "--mouth-width=0.4321", "--lip-width=0.4567"),
    "small": ("--size=16",),
    "row": ("stars",),
    "row-decorative": ("stars", "--decorative"),
    "row-responsive": ("stars", "--responsive"),
    "row-half": ("stars", "--fill=half"),
    "row-whole": ("stars", "--fill=whole"),
    "row-right-to-left": ("stars", "--right-to-left"),
    "row-empty-color": ("stars", "--empty-color=#ddd"),
    "row-background": ("stars", "--background=white"),
    "row-translucent": ("stars", "--fill-color=#fc08", "--stroke-color=#0006", "--empty-color=#0001"),
    "row-original-colors": ("stars", "--fill-color=yellow", "--stroke-color=black", "--background=white"),
    "row-no-outline": ("stars", "--stroke-width=0"),
    "row-thick-outline": ("stars", "--stroke-width=7.5"),
    "row-small": ("stars", "--star-size=12", "--spacing=2"),
    "row-touching": ("stars", "--star-size=30", "--spacing=0"),
    "row-large": ("stars", "--star-size=400"),
    "row-fitted": ("stars", "--width=318", "--margin=7", "--spacing=6"),
    "row-fitted-in-height": ("stars", "--width=320", "--height=90"),
    "row-cells": ("stars", "--cells=200x50"),
    "row-one": ("stars", "--count=1", "--maximum=5"),
    "row-ten": ("stars", "--count=10", "--maximum=5"),
    "row-hundred": ("stars", "--count=100", "--maximum=5"),
    "row-whole-numbers": ("stars", "--precision=0"),
    "row-precise": ("stars", "--precision=6", "--width=301"),
    "row-heart": ("stars", "--symbol=heart"),
    "row-heart-small": ("stars", "--symbol=heart", "--star-size=12", "--spacing=2"),
    "row-heart-right-to-left": ("stars", "--symbol=heart", "--right-to-left", "--empty-color=#ddd"),
    "row-heart-fitted": ("stars", "--symbol=heart", "--width=318"),
    "row-heart-precise": ("stars", "--symbol=heart", "--precision=6", "--width=301"),
    "row-face": ("stars", "--symbol=face"),
    "row-face-fitted": ("stars", "--symbol=face", "--width=318"),
    "row-face-right-to-left": ("stars", "--symbol=face", "--right-to-left", "--empty-color=#ddd"),
    "row-chinese": ("stars", "--language=zh-Hans"),
}

# Everything scour can remove that a document here could have, but for what changes it: the title is
# its text, and its width and height are asked for (without: --responsive). A precision beyond the
# documents' own keeps it from rounding.
SCOUR = scour.parse_args(
    [
        "--quiet",
        "--strip-xml-prolog",
        "--no-line-breaks",
        "--indent=none",
        "--enable-comment-stripping",
        "--remove-metadata",
        "--enable-id-stripping",
        "--shorten-ids",
        "--strip-xml-space",
        "--set-precision=12",
    ]
)


def scoured(document):
    # It ends its output with a line break, which is no part of the comparison.
    return scour.scourString(document.decode(), SCOUR).strip().encode()


@pytest.mark.parametrize("arguments", OPTION_SETS.values(), ids=OPTION_SETS)
def test_scour_removes_nothing(arguments):
    removable = 0
    if "stars" in arguments and "--precision=0" in arguments:
        # Rounded to whole numbers, two slanted edges of a cut can become one vertical line in two steps.
        removable = 2
    if "--symbol=face" in arguments:
        # Flat eyes stay curves, to look alike where they begin to arch; scour makes lines of those whose
        # halves rounding has made unequal.
        removable = 100
    for value in VALUES[::2] if arguments else VALUES:
        document = command.emoji_rate(*arguments, f"--value={value}")
        shorter = scoured(document)
        assert len(document) - len(shorter) <= removable, (value, document.decode(), shorter.decode())


def test_scour_would_remove_something():
    """The comparison is alive: what it could find, it finds."""
    document = command.emoji_rate("--value=3.2")
    wasteful = [
        plain_markup.document(specification.draw(specification.Face(3.2)), 240).encode(),
        document.replace(b"<circle", b"<g/><circle"),
        document.replace(b"<path", b'<path id="mouth"'),
        document.replace(b"/>", b" />"),
    ]
    for worse in wasteful:
        assert len(scoured(worse)) < len(worse), worse


def test_drawing_part_is_small(report):
    lengths = []
    for value in VALUES:
        document = command.emoji_rate(f"--value={value}")
        drawing = re.sub(rb' role="img" aria-label="[^"]*"|<title>[^<]*</title>', b"", document)
        # The same another way: a decorative document says that it is, and nothing else.
        decorative = command.emoji_rate(f"--value={value}", "--decorative")
        assert drawing == decorative.replace(b' aria-hidden="true"', b"")
        lengths.append(len(drawing))
    mean = sum(lengths) / len(lengths)
    report(f"the drawing part has {mean:.1f} bytes on average, {max(lengths)} at most")
    assert mean <= 318
