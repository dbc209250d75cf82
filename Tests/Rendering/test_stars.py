"""The command's rows, rendered by librsvg, are what the specification says.

Symbols are compared one by one, so that a mistake in one is not made light of by those beside it. The
tolerances are about twice what a correct picture was measured to be off; the tests at the end show that
the smallest mistakes worth catching are beyond them.
"""

import functools
import itertools
import math
from dataclasses import replace

import command
import librsvg
import numpy
import pytest
import raster
import specification
import star_raster
import star_specification
from raster import Tolerance
from star_specification import Cells, Fitted, Fixed, Row

VALUES = (0, 0.3, 1, 2.5, 3.2, 3.5, 3.7, 4.9999, 5)
RULES = ("exact", "half", "whole")

LAYOUTS = {
    "fixed": Fixed(),
    "fixed-small-touching": Fixed(30, 0),
    "fitted": Fitted(272),
    "fitted-in-height": Fitted(200, 60, margin=10, spacing=6),
    "fitted-least-side": Fitted(100, minimum_side=24),
    "cells": Cells(200, 50),
    "tall-cells": Cells(150, 71),
}

# One document for these; the proportions are such that all of them are whole pixels.
SCALABLE = Fixed(44, 11)
HEIGHTS = (12, 44, 400)

# Measured: mean up to 1.7, edge 0, paint up to 0.0045, inside up to 0.6.
STARS = Tolerance(mean=3, edge=0.004, paint=0.009, inside=1.2)

# Measured: mean up to 3.5 of an outline alone, edge 0, paint up to 0.0040; at 12 pixels up to 0.010.
# librsvg draws curves as lines.
HEARTS = Tolerance(mean=6, edge=0.004, paint=0.02, inside=1.2)

TOLERANCES = {"star": STARS, "heart": HEARTS}

# Between pictures of two sizes of which the larger is averaged. Measured: mean up to 8.4, edge up to 0.018,
# paint up to 0.015. An outline of half a pixel does not cover the filled part's edge under it, and what
# shows is not the mean of what a finer picture shows; without a fill the mean is up to 3.8.
SCALED = Tolerance(mean=12, edge=0.03, paint=0.025, inside=1.2)
SCALED_OUTLINE = Tolerance(mean=6, edge=0.004, paint=0.015, inside=1.2)

# Between documents that differ in rounding. Measured, at 12 pixels: mean up to 0.63, paint up to 0.0041.
ROUNDED = Tolerance(mean=1.3, edge=0.004, paint=0.008, inside=1.2)

# Measured: mean up to 2.5, edge 0, paint up to 0.0031.
FACES = Tolerance(mean=5, edge=0.004, paint=0.007, inside=1.2)


def picture(document, *arguments):
    return raster.premultiplied(librsvg.render(document, *arguments))


@functools.cache
def rendered(row):
    return picture(command.emoji_rate(*command.row_options(row)))


@functools.cache
def scaled(row, height):
    """The picture of a row's document that is as high as asked for."""
    return picture(command.emoji_rate(*command.row_options(row), "--responsive"), f"--height={height}")


def painted(drawing, like):
    height, width = like.shape[:2]
    return star_raster.paint(drawing, width, height)


def places(row, height):
    """The pixels where the symbols of a picture of a row stand, as slices."""
    layout = row.layout.place(row.count)
    scale = height / layout.canvas[1]
    for left, top in layout.corners:
        if row.right_to_left:
            left = layout.canvas[0] - left - layout.side
        yield tuple(
            slice(math.floor(start * scale), math.ceil((start + layout.side) * scale - 1e-9))
            for start in (top, left)
        )


def excess(tolerance, first, second, row):
    """What is beyond the tolerance, in any symbol or around them."""
    around = raster.largest_channel(abs(first - second))
    found = []
    for place in places(row, len(first)):
        around[place] = 0
        found.append(tolerance.excess(raster.compare(first[place], second[place])))
    if around.max() > tolerance.inside:
        found.append({"around": float(around.max())})
    return [beyond for beyond in found if beyond]


def cases():
    """Rows by name."""
    for (name, layout), rule in itertools.product(LAYOUTS.items(), RULES):
        for value in VALUES:
            yield f"{name}-{rule}-{value}", Row(value, layout=layout, rule=rule)
    grey = (221, 221, 221, 1)
    translucent = {"fill_color": (255, 200, 0, 0.5), "stroke_color": (0, 0, 0, 0.4)}
    styles = {
        "right-to-left": {"right_to_left": True},
        "right-to-left-in-margin": {"right_to_left": True, "layout": Fitted(160, 50, margin=20)},
        "right-to-left-half": {"right_to_left": True, "rule": "half"},
        "heart": {"symbol": "heart"},
        "heart-right-to-left": {"symbol": "heart", "right_to_left": True, "empty_color": grey},
        "heart-in-cells": {"symbol": "heart", "layout": Cells(200, 50)},
        "empty-color": {"empty_color": grey},
        "background": {"background": (255, 255, 255, 1)},
        "translucent-background": {"background": (20, 120, 60, 0.25), "empty_color": grey},
        "translucent": translucent,
        "translucent-on-empty-color": {**translucent, "empty_color": (0, 90, 200, 0.8)},
        "as-original": {
            "fill_color": (255, 255, 0, 1),
            "stroke_color": (0, 0, 0, 1),
            "background": (255, 255, 255, 1),
        },
        "no-outline": {"line_width": 0, "empty_color": grey},
        "thin-outline": {"line_width": 0.5},
        "thick-outline": {"line_width": 12, "stroke_color": (0, 0, 0, 0.4)},
        "thickest-outline": {"line_width": 20},
        "thick-outline-on-small": {"line_width": 12, "layout": Fixed(20, 5)},
        "one": {"count": 1, "maximum": 5},
        "three": {"count": 3, "maximum": 5},
        "ten-of-five": {"count": 10, "maximum": 5, "layout": Cells(300, 30)},
        "from-one": {"minimum": 1},
        "below-zero": {"minimum": -5},
        "half-steps": {"step": 0.5},
        "steps-from-one": {"minimum": 1, "step": 0.75},
    }
    for name, changes in styles.items():
        for value in (0.3, 2.5, 3.2, 5):
            yield f"{name}-{value}", Row(max(value, changes.get("minimum", 0)), **changes)
    for side in (12, 400):
        for value in (0.3, 3.7):
            yield f"side-{side}-{value}", Row(value, layout=Fixed(side, side / 4))


CASES = dict(cases())


@pytest.mark.sampled
@pytest.mark.parametrize("row", CASES.values(), ids=CASES)
def test_picture_is_what_the_specification_says(row):
    actual = rendered(row)
    expected = painted(star_specification.draw(row), like=actual)
    assert not excess(TOLERANCES[row.symbol], actual, expected, row)


SCALED_CASES = {
    "none": Row(0, layout=SCALABLE),
    "exact": Row(3.2, layout=SCALABLE),
    "half": Row(3.2, layout=SCALABLE, rule="half"),
    "nearly-all": Row(4.9999, layout=SCALABLE),
    "right-to-left": Row(3.7, layout=SCALABLE, right_to_left=True),
    "heart": Row(3.2, layout=SCALABLE, symbol="heart"),
}


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("row", SCALED_CASES.values(), ids=SCALED_CASES)
def test_one_document_is_right_at_any_size(row, height):
    actual = scaled(row, height)
    expected = painted(star_specification.draw(row), like=actual)
    assert not excess(TOLERANCES[row.symbol], actual, expected, row)


@pytest.mark.sampled
@pytest.mark.parametrize("small, large", list(itertools.combinations(HEIGHTS, 2)))
@pytest.mark.parametrize("row", SCALED_CASES.values(), ids=SCALED_CASES)
def test_sizes_agree(row, small, large):
    """Independently of any drawing: averaged, the larger picture is the smaller."""
    actual = scaled(row, small)
    tolerance = SCALED if row.value > 0 else SCALED_OUTLINE
    difference = raster.compare(actual, raster.averaged(scaled(row, large), *actual.shape[:2]))
    assert not tolerance.excess(difference), difference


@pytest.mark.parametrize("height", (12, 400))
@pytest.mark.parametrize("row", SCALED_CASES.values(), ids=SCALED_CASES)
def test_star_size_is_the_same_as_scaling(row, height):
    """Everything grows with the stars, the outline too; coordinates are rounded at another size."""
    sized = replace(row, layout=Fixed(height, height / 4))
    difference = raster.compare(rendered(sized), scaled(row, height))
    assert not ROUNDED.excess(difference), difference


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("symbol", TOLERANCES)
def test_outline_reaches_the_edge_of_its_place_and_no_further(symbol, name):
    row = Row(3.2, symbol=symbol, layout=LAYOUTS[name], line_width=12)
    opacity = rendered(row)[..., 3]
    for place in places(row, len(opacity)):
        assert opacity[place][:, 0].any() and opacity[place][:, -1].any()
        opacity[place] = 0
    assert not opacity.any()


@functools.cache
def painted_face(drawing):
    return raster.paint(drawing, 64)


@pytest.mark.parametrize("right_to_left", (False, True), ids=("", "right-to-left"))
@pytest.mark.parametrize("value", (0, 1, 2.4, 3.7, 5))
def test_faces_are_what_the_specification_says(value, right_to_left):
    row = Row(value, symbol="face", layout=Fixed(64, 8), right_to_left=right_to_left)
    actual = rendered(row)
    expected = numpy.zeros(actual.shape)
    for drawing, left in star_specification.faces(row):
        expected[:, left : left + 64] = painted_face(drawing)
    assert not excess(FACES, actual, expected, row)


# MARK: What the tolerances catch


def with_symbols(row, change):
    """A row's drawing with every symbol changed, by its index."""
    drawing = star_specification.draw(row)
    symbols = tuple(change(index, symbol) for index, symbol in enumerate(drawing.symbols))
    return replace(drawing, symbols=symbols)


def filled_further(row, difference):
    """The filled parts wider by a part of the symbol; those that are filled at all."""

    def change(index, symbol):
        start, end = symbol.filled
        if start < end:
            end += difference * row.layout.place(row.count).side
        return replace(symbol, filled=(start, end))

    return with_symbols(row, change)


def moved(row, x=0, y=0, only=None):
    def change(index, symbol):
        if only is not None and index != only:
            return symbol
        return replace(
            symbol,
            outline=tuple((corner[0] + x, corner[1] + y) for corner in symbol.outline),
            filled=tuple(edge + x for edge in symbol.filled),
        )

    return with_symbols(row, change)


def with_corner(row, corner, x=0, y=0):
    def change(index, symbol):
        outline = list(symbol.outline)
        outline[corner] = (outline[corner][0] + x, outline[corner][1] + y)
        return replace(symbol, outline=tuple(outline))

    return with_symbols(row, change)


def mirrored_fill(row):
    """Every symbol filled from its other side."""

    def change(index, symbol):
        edges = [x for x, _ in symbol.outline]
        middle = min(edges) + max(edges)
        return replace(symbol, filled=tuple(middle - x for x in reversed(symbol.filled)))

    return with_symbols(row, change)


def with_line_width(row, difference):
    # The symbols stay as they are: in the specification they make room for the line, which would help.
    drawing = star_specification.draw(row)
    return replace(drawing, line_width=drawing.line_width + difference)


def redrawn(**changes):
    return lambda row: star_specification.draw(replace(row, **changes))


# Each takes a row and gives its drawing with a mistake.
MISTAKES = {
    "filled 3 % further": lambda row: filled_further(row, 0.03),
    "filled 3 % less": lambda row: filled_further(row, -0.03),
    "filled from the other side": mirrored_fill,
    "value 0.03 off": lambda row: star_specification.draw(replace(row, value=row.value + 0.03)),
    "half for exact": redrawn(rule="half"),
    "whole for exact": redrawn(rule="whole"),
    "begins at the right": redrawn(right_to_left=True),
    "0.2 to the right": lambda row: moved(row, x=0.2),
    "0.2 too low": lambda row: moved(row, y=0.2),
    "the last 0.2 to the left": lambda row: moved(row, x=-0.2, only=row.count - 1),
    "line 0.1 wider": lambda row: with_line_width(row, 0.1),
    "line 0.1 narrower": lambda row: with_line_width(row, -0.1),
    "not inset": lambda row: with_line_width(replace(row, line_width=0), 2),
    "fill's colour 2 off": redrawn(fill_color=(255, 176.5, 0, 1)),
    "line's colour 12 off": redrawn(stroke_color=(166.5, 113, 0, 1)),
    "with a colour for what is not earned": redrawn(empty_color=(250, 250, 250, 1)),
    "with a background": redrawn(background=(255, 255, 255, 0.01)),
}

CORNER_MISTAKES = {
    f"corner {corner} {direction} by 0.5": functools.partial(with_corner, corner=corner, **shift)
    for corner in range(10)
    for direction, shift in {"right": {"x": 0.5}, "down": {"y": 0.5}}.items()
}


@pytest.mark.sampled
@pytest.mark.parametrize("symbol", TOLERANCES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_is_caught(mistake, symbol):
    row = Row(3.3, symbol=symbol)
    actual = rendered(row)
    wrong = painted(MISTAKES[mistake](row), like=actual)
    assert excess(TOLERANCES[symbol], actual, wrong, row)


@pytest.mark.sampled
@pytest.mark.parametrize("mistake", CORNER_MISTAKES)
def test_moved_corner_is_caught(mistake):
    row = Row(3.3)
    actual = rendered(row)
    wrong = painted(CORNER_MISTAKES[mistake](row), like=actual)
    assert excess(STARS, actual, wrong, row)


def test_pointed_corners_are_caught():
    row = Row(3.3)
    document = command.emoji_rate(*command.row_options(row))
    pointed = document.replace(b' stroke-linejoin="round"', b"")
    assert pointed != document
    actual = picture(pointed)
    assert excess(STARS, actual, painted(star_specification.draw(row), like=actual), row)


# At 12 pixels, where the outline is half a pixel wide.
SMALL_MISTAKES = {
    "filled 5 % further": lambda row: filled_further(row, 0.05),
    "filled 5 % less": lambda row: filled_further(row, -0.05),
    "1 to the right": lambda row: moved(row, x=1),
    "1 too low": lambda row: moved(row, y=1),
    "line 0.2 wider": lambda row: with_line_width(row, 0.2),
    "line 0.2 narrower": lambda row: with_line_width(row, -0.2),
    "fill's colour 2 off": MISTAKES["fill's colour 2 off"],
}


@pytest.mark.sampled
@pytest.mark.parametrize("symbol", TOLERANCES)
@pytest.mark.parametrize("mistake", SMALL_MISTAKES)
def test_mistake_is_caught_at_12_pixels(mistake, symbol):
    row = Row(3.7, symbol=symbol, layout=SCALABLE)
    actual = scaled(row, 12)
    wrong = painted(SMALL_MISTAKES[mistake](row), like=actual)
    assert excess(TOLERANCES[symbol], actual, wrong, row)


def test_sizes_that_do_not_agree_are_caught():
    """The outline of another width, as it would be if it did not grow with the stars."""
    row = Row(3.2, layout=SCALABLE)
    for height, line_width in ((12, 1.4), (400, 1.4)):
        wrong = scaled(replace(row, line_width=line_width), height)
        sized = rendered(replace(row, layout=Fixed(height, height / 4)))
        assert ROUNDED.excess(raster.compare(sized, wrong))
    wrong = scaled(replace(row, value=3.35), 400)
    for height, tolerance in ((12, SCALED), (44, SCALED)):
        actual = scaled(row, height)
        assert tolerance.excess(raster.compare(actual, raster.averaged(wrong, *actual.shape[:2])))
