"""Rows of stars as the specification says, written the plain way, and nothing of how the project draws them.

Lengths are in units of the canvas, of which one is a pixel unless a document is scaled; y grows
downwards. A heart's curves and the default colours are the project's own choice, so those are copies:
what is second opinion there is where hearts stand, how they are cut, and what is painted over what.
"""

import math
from dataclasses import dataclass, field

import plain_markup
import specification
from specification import Face

# The ten points of a star on the unit square.
STAR = (
    (0.5, 0.025),
    (0.654, 0.338),
    (1, 0.388),
    (0.75, 0.631),
    (0.809, 0.975),
    (0.5, 0.813),
    (0.191, 0.975),
    (0.25, 0.631),
    (0, 0.388),
    (0.346, 0.338),
)

# The right half of a heart on the unit square, as cubic curves from the notch to the tip.
HALF_HEART = (
    ((0.5, 0.24), (0.62, -0.02), (1, 0.02), (1, 0.36)),
    ((1, 0.36), (1, 0.6), (0.74, 0.76), (0.5, 0.94)),
)

# A heart's curves as this many lines each: at 400 pixels, off by less than a fiftieth of one.
LINES_PER_CURVE = 48

# The side at which a line's width is what is asked for; it grows and shrinks with the symbol.
NOMINAL_SIDE = 44

# The faces that are not given are smaller and thinner, so that the given one is seen without colours too.
MUTED_SCALE = 0.8
MUTED_LINE_WIDTH = 10


@dataclass(frozen=True)
class Places:
    """Where the symbols of a row stand, from left to right."""

    canvas: tuple
    side: float
    # The top left corners.
    corners: list


@dataclass(frozen=True)
class Fixed:
    """Stars of one side, with one distance between them."""

    star_size: float = 44
    spacing: float = 8

    def place(self, count):
        width = count * self.star_size + (count - 1) * self.spacing
        corners = [(index * (self.star_size + self.spacing), 0) for index in range(count)]
        return Places((width, self.star_size), self.star_size, corners)


@dataclass(frozen=True)
class Fitted:
    """Stars as large as fit into a width, in the middle of a height."""

    width: float
    height: float = 0
    margin: float = 0
    spacing: float = 8
    minimum_star_size: float = 1

    def place(self, count):
        gaps = 2 * self.margin + self.spacing * (count - 1)
        side = max(self.minimum_star_size, (self.width - gaps) / count)
        height = max(self.height, side)
        corners = [
            (self.margin + index * (side + self.spacing), (height - side) / 2)
            for index in range(count)
        ]
        return Places((max(self.width, gaps + count * side), height), side, corners)


@dataclass(frozen=True)
class Cells:
    """A frame divided into cells, with a star in the middle of each."""

    width: float
    height: float

    def place(self, count):
        cell = self.width / count
        side = min(cell, self.height)
        top = (self.height - side) / 2
        corners = [(cell * index + (cell - side) / 2, top) for index in range(count)]
        return Places((self.width, self.height), side, corners)


@dataclass(frozen=True)
class Row:
    """A row and how to draw it; colours are red, green and blue, 0…255, and alpha, 0…1."""

    value: float = 3.5
    minimum: float = 0
    # None means the count.
    maximum: float | None = None
    step: float = 0
    count: int = 5
    symbol: str = "star"
    rule: str = "exact"
    layout: Fixed | Fitted | Cells = field(default_factory=Fixed)
    right_to_left: bool = False
    line_width: float = 2
    # hsb(42 100% 100%) and hsb(38 100% 70%).
    fill_color: tuple = (255, 178.5, 0, 1)
    stroke_color: tuple = (178.5, 113.05, 0, 1)
    empty_color: tuple | None = None
    background: tuple | None = None

    @property
    def earned(self):
        """How many symbols are earned."""
        maximum = self.count if self.maximum is None else self.maximum
        value = min(max(self.value, self.minimum), maximum)
        if self.step > 0:
            steps = math.floor((value - self.minimum) / self.step + 0.5)
            value = min(self.minimum + steps * self.step, maximum)
        begin = min(self.minimum, 0)
        return self.count * (value - begin) / (maximum - begin)

    def fraction(self, index):
        """How much of a symbol is filled."""
        earned = self.earned
        if self.rule == "whole":
            return 1 if earned - index >= 0.5 else 0
        if self.rule == "half":
            return 1 if earned >= index + 1 else 0.5 if earned > index else 0
        return min(max(earned - index, 0), 1)

    @property
    def places(self):
        """The row's places, the first symbol's first."""
        places = self.layout.place(self.count)
        if not self.right_to_left:
            return places
        width = places.canvas[0]
        return Places(places.canvas, places.side, [(width - x - places.side, y) for x, y in places.corners])


def document(row):
    """A row's picture, written the plain way."""
    draw = face if row.symbol == "face" else outlined
    shapes = "".join(draw(row, index, *corner, row.places.side) for index, corner in enumerate(row.places.corners))
    return plain_markup.svg(row.places.canvas, row.places.canvas, specification.unit_color(row.background), shapes)


def outlined(row, index, left, top, side):
    """A star or a heart: what is not earned under what is, and the outline over both."""
    line_width = min(row.line_width * side / NOMINAL_SIDE, side / 2)
    # Inset by half of the line, the outline reaches the edge of the symbol's place and no further.
    left, top, side = left + line_width / 2, top + line_width / 2, side - line_width
    mirrored = (lambda x: 1 - x) if row.right_to_left else (lambda x: x)
    fraction = row.fraction(index)

    def placed(points):
        return [(left + mirrored(x) * side, top + y * side) for x, y in points]

    shapes = []
    # Where nothing of what is not earned could be seen, it is not there, lest it shows in the pixels at the edge.
    if row.empty_color and (fraction < 1 or row.fill_color[3] < 1):
        shapes.append((OUTLINES[row.symbol], "fill", row.empty_color))
    if fraction > 0:
        shapes.append((cut(OUTLINES[row.symbol], fraction), "fill", row.fill_color))
    if line_width > 0:
        shapes.append((OUTLINES[row.symbol], "stroke", row.stroke_color))
    return "".join(
        plain_markup.polygon(placed(points), use, specification.unit_color(color), line_width)
        for points, use, color in shapes
    )


def cut(points, end):
    """What is left of an x of a polygon, by Sutherland and Hodgman."""
    result = []
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        if x1 <= end:
            result.append((x1, y1))
        if (x1 < end) != (x2 < end) and x1 != x2:
            result.append((end, y1 + (y2 - y1) * (end - x1) / (x2 - x1)))
    return result


def face(row, index, left, top, side):
    # The nearest face, halves up; below half a face, none.
    is_given = index == math.floor(row.earned + 0.5) - 1
    muted = {"fixed_color": row.empty_color or (148, 148, 148, 1), "line_width": MUTED_LINE_WIDTH}
    drawing = specification.draw(Face(index, maximum=row.count - 1, **({} if is_given else muted)))
    scale = side / specification.SIDE
    moved = specification.SIDE / 2 * (1 - MUTED_SCALE)
    within = "" if is_given else f" translate({moved} {moved}) scale({MUTED_SCALE})"
    return f'<g transform="translate({left} {top}) scale({scale}){within}">{plain_markup.shapes(drawing)}</g>'


def points(curve):
    """Points of a cubic Bézier curve by de Casteljau's construction, all but its last."""
    for step in range(LINES_PER_CURVE):
        level = list(curve)
        while len(level) > 1:
            level = [
                tuple(a + (b - a) * step / LINES_PER_CURVE for a, b in zip(start, end))
                for start, end in zip(level, level[1:])
            ]
        yield level[0]


def heart():
    """The corners of a heart, its left half mirrored from its right."""
    left = [tuple((1 - x, y) for x, y in reversed(curve)) for curve in reversed(HALF_HEART)]
    return tuple(point for curve in (*HALF_HEART, *left) for point in points(curve))


OUTLINES = {"star": STAR, "heart": heart()}
