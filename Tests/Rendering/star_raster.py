"""Paints a row of symbols in numpy, by signed distances to their outlines.

One number a sample says all: negative is inside and to be filled, and no further from the outline than
half the line's width is to be stroked, with round joins of itself. So neither a filled part's outline
nor a stroke's has to be built. Pictures are as in `raster`.
"""

import functools
import math

import numpy
from raster import composite

# A symbol has about this many samples a side, and a pixel at least two.
SAMPLES_PER_SIDE = 400


def paint(drawing, width, height):
    """The picture of a row, scaled to width × height pixels, which have the canvas's proportions."""
    scale = height / drawing.canvas[1]
    assert abs(width - scale * drawing.canvas[0]) < 1e-6, (width, drawing.canvas)
    picture = numpy.zeros((height, width, 4))
    if drawing.background is not None:
        picture = composite(picture, drawing.background, numpy.ones((height, width)))
    line_width = scale * drawing.line_width
    for symbol in drawing.symbols:
        outline = tuple((scale * x, scale * y) for x, y in symbol.outline)
        field = Field.of(outline, line_width, (width, height))
        part = picture[field.window]
        if symbol.has_ground and drawing.empty_color is not None:
            part = composite(part, drawing.empty_color, field.fill())
        start, end = (scale * x for x in symbol.filled)
        if end > start:
            part = composite(part, drawing.fill_color, field.fill(start, end))
        if line_width > 0:
            part = composite(part, drawing.stroke_color, field.stroke(line_width))
        picture[field.window] = part
    return picture * 255


class Field:
    """Signed distances to a closed polygon, in a window of the picture, sampled finer than pixels."""

    @staticmethod
    # A table of values has few outlines.
    @functools.lru_cache(maxsize=48)
    def of(outline, line_width, size):
        return Field(outline, line_width, size)

    def __init__(self, outline, line_width, size):
        points = numpy.array(outline)
        reach = line_width / 2 + 1
        low = numpy.maximum(numpy.floor(points.min(axis=0) - reach), 0).astype(int)
        high = numpy.minimum(numpy.ceil(points.max(axis=0) + reach), size).astype(int)
        self.window = (slice(low[1], high[1]), slice(low[0], high[0]))
        self.factor = max(2, math.ceil(SAMPLES_PER_SIDE / max(high - low)))
        self.x, y = (
            start + (numpy.arange((end - start) * self.factor) + 0.5) / self.factor
            for start, end in zip(low, high)
        )
        self.y = y[:, numpy.newaxis]
        distance = numpy.full((len(y), len(self.x)), numpy.inf, dtype=numpy.float32)
        inside = numpy.zeros(distance.shape, dtype=bool)
        for start, end in zip(points, numpy.roll(points, -1, axis=0)):
            self.lower(distance, start, end, reach)
            self.cross(inside, start, end)
        self.distance = numpy.where(inside, -distance, distance)

    def lower(self, distance, start, end, reach):
        """Takes the distance to a line into account, as far as it matters."""
        low = numpy.minimum(start, end) - reach
        high = numpy.maximum(start, end) + reach
        columns = slice(*numpy.searchsorted(self.x, (low[0], high[0])))
        rows = slice(*numpy.searchsorted(self.y[:, 0], (low[1], high[1])))
        x = self.x[columns] - start[0]
        y = self.y[rows] - start[1]
        direction = end - start
        length_squared = direction @ direction
        along = 0.0
        if length_squared > 0:
            along = numpy.clip((x * direction[0] + y * direction[1]) / length_squared, 0, 1)
        here = numpy.hypot(x - along * direction[0], y - along * direction[1])
        part = distance[rows, columns]
        numpy.minimum(part, here, out=part)

    def cross(self, inside, start, end):
        """Turns inside and outside round for what is left of a line."""
        low, high = sorted((start[1], end[1]))
        rows = slice(*numpy.searchsorted(self.y[:, 0], (low, high)))
        if rows.start < rows.stop:
            slope = (end[0] - start[0]) / (end[1] - start[1])
            inside[rows] ^= self.x < start[0] + (self.y[rows] - start[1]) * slope

    def fill(self, start=-math.inf, end=math.inf):
        """How much of each pixel is inside, between two x."""
        between = numpy.clip((self.x - start) * self.factor + 0.5, 0, 1)
        between *= numpy.clip((end - self.x) * self.factor + 0.5, 0, 1)
        return self.mean(self.soft(-self.distance) * between)

    def stroke(self, width):
        """How much of each pixel a line along the outline covers."""
        return self.mean(self.soft(width / 2 - abs(self.distance)))

    def soft(self, distance):
        """How much of a sample is covered, which at an edge is a part of it."""
        return numpy.clip(distance * self.factor + 0.5, 0, 1)

    def mean(self, samples):
        height, width = samples.shape
        factor = self.factor
        shape = (height // factor, factor, width // factor, factor)
        return samples.reshape(shape).mean(axis=(1, 3))
