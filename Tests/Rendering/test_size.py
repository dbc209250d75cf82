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
}

# The same for rows.
ROW_OPTION_SETS = {
    "default": (),
    "decorative": ("--decorative",),
    "responsive": ("--responsive",),
    "half": ("--fill=half",),
    "whole": ("--fill=whole",),
    "right-to-left": ("--right-to-left",),
    "empty-color": ("--empty-color=#ddd",),
    "background": ("--background=white",),
    "translucent": ("--fill-color=#fc08", "--stroke-color=#0006", "--empty-color=#0001"),
    "original-colors": ("--fill-color=yellow", "--stroke-color=black", "--background=white"),
    "no-outline": ("--stroke-width=0",),
    "thick-outline": ("--stroke-width=7.5",),
    "small": ("--star-size=12", "--spacing=2"),
    "touching": ("--star-size=30", "--spacing=0"),
    "large": ("--star-size=400",),
    "fitted": ("--width=318", "--margin=7", "--spacing=6"),
    "fitted-in-height": ("--width=320", "--height=90"),
    "cells": ("--cells=200x50",),
    "one": ("--count=1", "--maximum=5"),
    "ten": ("--count=10", "--maximum=5"),
    "hundred": ("--count=100", "--maximum=5"),
    "whole-numbers": ("--precision=0",),
    "precise": ("--precision=6", "--width=301"),
    "heart": ("--symbol=heart",),
    "heart-small": ("--symbol=heart", "--star-size=12", "--spacing=2"),
    "heart-right-to-left": ("--symbol=heart", "--right-to-left", "--empty-color=#ddd"),
    "heart-fitted": ("--symbol=heart", "--width=318"),
    "heart-precise": ("--symbol=heart", "--precision=6", "--width=301"),
    "face": ("--symbol=face",),
    "face-fitted": ("--symbol=face", "--width=318"),
    "face-right-to-left": ("--symbol=face", "--right-to-left", "--empty-color=#ddd"),
    "chinese": ("--language=zh-Hans",),
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
    for value in VALUES[::2] if arguments else VALUES:
        document = command.emoji_rate(f"--value={value}", *arguments)
        shorter = scoured(document)
        assert len(shorter) >= len(document), shorter.decode()


@pytest.mark.parametrize("arguments", ROW_OPTION_SETS.values(), ids=ROW_OPTION_SETS)
def test_scour_removes_nothing_of_rows(arguments):
    # Rounded to whole numbers, two slanted edges of a cut can become one vertical line in two steps.
    removable = 2 if "--precision=0" in arguments else 0
    if "--symbol=face" in arguments:
        # Flat eyes stay curves, to look alike where they begin to arch; scour makes lines of those whose
        # halves rounding has made unequal.
        removable = 100
    for value in VALUES if "heart" in arguments or not arguments else VALUES[::2]:
        document = command.emoji_rate("stars", f"--value={value}", *arguments)
        shorter = scoured(document)
        saved = len(document) - len(shorter)
        assert saved <= removable, (value, document.decode(), shorter.decode())


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
