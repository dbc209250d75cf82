"""Paints a drawing in numpy, by distances, and compares pictures.

A stroke with round caps is all that is no further from a line than half the stroke's width, so no
outline of a stroke has to be built: the drawing is sampled on a grid much finer than the pixels, each
sample is covered by its distance, and a pixel is the mean of its samples.

Pictures are arrays of height × width × (red, green, blue, alpha), 0…255, premultiplied: so compared, a
transparent pixel has no colour to differ in.
"""

from dataclasses import dataclass

import numpy

import specification

# The curves as this many lines each: off by less than a thousandth of a unit.
LINES_PER_CURVE = 96

# The finer grid has about this many samples a side, and at least two for a pixel's.
SAMPLES_PER_SIDE = 720


def paint(drawing, size):
    """The picture of a drawing, size × size pixels."""
    factor = max(2, round(SAMPLES_PER_SIDE / size))
    grid = Grid(size, factor)
    picture = numpy.zeros((size, size, 4))
    if drawing.background is not None:
        picture = composite(picture, drawing.background, numpy.ones((size, size)))
    center = (specification.SIDE / 2, specification.SIDE / 2)
    circle = grid.coverage(abs(grid.distance_to_point(center) - drawing.radius), drawing.line_width)
    curves = drawing.mouth + tuple(curve for eye in drawing.eyes for curve in eye)
    lines = grid.coverage(grid.distance_to_curves(curves, drawing.line_width), drawing.line_width)
    # The circle is stroked first and all curves over it: where they cross, a translucent colour is
    # seen twice.
    for coverage in (circle, lines):
        picture = composite(picture, drawing.color, coverage)
    return picture * 255


def composite(picture, color, coverage):
    """A colour over a premultiplied picture, both in units."""
    *rgb, alpha = color
    source = numpy.array([*rgb, 1.0]) * (alpha * coverage)[..., numpy.newaxis]
    return source + picture * (1 - source[..., 3:])


class Grid:
    """Samples of the canvas, in lines and columns; distances are in units of the canvas."""

    def __init__(self, size, factor):
        self.size = size
        self.factor = factor
        count = size * factor
        self.spacing = specification.SIDE / count
        self.positions = (numpy.arange(count) + 0.5) * self.spacing

    def coverage(self, distance, width):
        """How much of each pixel a stroke covers, from the distances to its middle line.

        A sample at the stroke's edge is covered in part, which is what makes the grid fine enough.
        """
        samples = numpy.clip((width / 2 - distance) / self.spacing + 0.5, 0, 1)
        return samples.reshape(self.size, self.factor, self.size, self.factor).mean(axis=(1, 3))

    def distance_to_point(self, point):
        x, y = point
        return numpy.hypot(self.positions - x, (self.positions - y)[:, numpy.newaxis])

    def distance_to_curves(self, curves, width):
        """The distance to the nearest of the curves, exact as far as a stroke of `width` reaches."""
        count = len(self.positions)
        distance = numpy.full((count, count), float(specification.SIDE))
        for curve in curves:
            points = flatten(curve)
            for start, end in zip(points, points[1:]):
                self.lower(distance, start, end, reach=width / 2 + 2 * self.spacing)
        return distance

    def lower(self, distance, start, end, reach):
        """Takes a line into account, in the part of the grid that it reaches."""
        low = numpy.minimum(start, end) - reach
        high = numpy.maximum(start, end) + reach
        columns, rows = (
            slice(*numpy.searchsorted(self.positions, (low[axis], high[axis]))) for axis in (0, 1)
        )
        x = self.positions[columns] - start[0]
        y = (self.positions[rows] - start[1])[:, numpy.newaxis]
        direction = end - start
        length_squared = direction @ direction
        along = 0.0
        if length_squared > 0:
            along = numpy.clip((x * direction[0] + y * direction[1]) / length_squared, 0, 1)
        here = numpy.hypot(x - along * direction[0], y - along * direction[1])
        part = distance[rows, columns]
        numpy.minimum(part, here, out=part)


def flatten(curve):
    """Points of a cubic Bézier curve, by Bernstein's polynomials."""
    start, control1, control2, end = (numpy.array(point, dtype=float) for point in curve)
    t = numpy.linspace(0, 1, LINES_PER_CURVE + 1)[:, numpy.newaxis]
    s = 1 - t
    return s**3 * start + 3 * s**2 * t * control1 + 3 * s * t**2 * control2 + t**3 * end


def premultiplied(image):
    """A Pillow image as a premultiplied picture."""
    pixels = numpy.asarray(image.convert("RGBA")).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


@dataclass(frozen=True)
class Difference:
    """How far two pictures are apart."""

    # The mean, over the pixels that are painted in either, of the channel that is furthest off; 0…255.
    mean: float
    # The part of the painted pixels with a channel off by more than EDGE.
    edge: float
    # How much more paint the first has than the second, as a part of all that the second covers: the
    # sum of the opacity, so that neither a pixel nor the colour's own opacity matters.
    paint: float
    # The most that a channel is off, 0…255, in pixels that are the same colour as all around them in
    # both pictures; 0 if there are none.
    inside: float

    # The most that two renderers differ where an outline crosses a pixel.
    EDGE = 32


@dataclass(frozen=True)
class Tolerance:
    """The most that two pictures may differ."""

    mean: float
    edge: float
    paint: float
    inside: float

    def excess(self, difference):
        """What is beyond the tolerance: names and figures."""
        return {
            name: getattr(difference, name)
            for name in ("mean", "edge", "paint", "inside")
            if abs(getattr(difference, name)) > getattr(self, name)
        }


def compare(first, second):
    """The difference of two pictures of one size."""
    off = largest_channel(abs(first - second))
    painted = (first[..., 3] > 0.5) | (second[..., 3] > 0.5)
    inside = flat(first) & flat(second) & painted
    covered = second[..., 3].sum() / second[..., 3].max()
    paint = (first[..., 3].sum() - second[..., 3].sum()) / 255 / covered
    return Difference(
        mean=float(off[painted].mean()),
        edge=float((off[painted] > Difference.EDGE).mean()),
        paint=float(paint),
        inside=float(off[inside].max()) if inside.any() else 0.0,
    )


def averaged(picture, height, width):
    """A picture made smaller: a pixel is the mean of what it covers, parts of pixels included."""
    rows, columns = (
        overlap(small, large) for small, large in zip((height, width), picture.shape[:2])
    )
    lower = (rows @ picture.reshape(len(picture), -1)).reshape(height, *picture.shape[1:])
    channels_first = numpy.ascontiguousarray(lower.transpose(0, 2, 1)) @ columns.T
    return channels_first.transpose(0, 2, 1)


def overlap(small, large):
    """How much of each of `small` pixels is covered by each of `large` on the same length."""
    edges = numpy.arange(small + 1)[:, numpy.newaxis] * large / small
    pixels = numpy.arange(large)
    covered = numpy.minimum(edges[1:], pixels + 1) - numpy.maximum(edges[:-1], pixels)
    return numpy.clip(covered, 0, None) * small / large


def flat(picture):
    """Which pixels are, but for rounding, the same as their eight neighbours."""
    result = numpy.zeros(picture.shape[:2], dtype=bool)
    # The least and the most of three rows, and of these of three columns.
    lowest, highest = (
        extreme(extreme(across[:, :-2], across[:, 1:-1]), across[:, 2:])
        for extreme in (numpy.minimum, numpy.maximum)
        for across in [extreme(extreme(picture[:-2], picture[1:-1]), picture[2:])]
    )
    center = picture[1:-1, 1:-1]
    spread = numpy.maximum(highest - center, center - lowest)
    result[1:-1, 1:-1] = largest_channel(spread) < 2
    return result


def largest_channel(picture):
    # Much faster than a maximum along an axis of four.
    return numpy.maximum.reduce([picture[..., channel] for channel in range(4)])
