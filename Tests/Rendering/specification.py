"""The face as the specification's formulas say, and nothing of how the project draws it.

This is the second opinion that the command's pictures are held against, so it shares no code, no
rounding and no shortcut with the library. The canvas is 240 units wide and high, y grows downwards.
"""

import colorsys
import math
from dataclasses import dataclass

SIDE = 240


@dataclass(frozen=True)
class Face:
    """A rating and how to draw it; the defaults are the specification's."""

    value: float = 2.5
    minimum: float = 0
    maximum: float = 5
    step: float = 0
    line_width: float = 14
    mouth_width: float = 0.6
    lip_width: float = 0.7
    mouth_position: float = 0.35
    shows_eyes: bool = True
    eye_width: float = 0.2
    eye_position: float = 0.6
    # Hue, saturation, brightness and alpha, each 0…1.
    low_color: tuple = (1, 0.8, 0.9, 1)
    high_color: tuple = (165 / 360, 0.8, 0.9, 1)
    shorter_hue_path: bool = False
    # Red, green and blue, 0…255, and alpha, 0…1; none means that the colour follows the rating.
    fixed_color: tuple | None = None
    background: tuple | None = None

    @property
    def progress(self):
        value = min(max(self.value, self.minimum), self.maximum)
        if self.step > 0:
            steps = math.floor((value - self.minimum) / self.step + 0.5)
            value = min(max(self.minimum + steps * self.step, self.minimum), self.maximum)
        return (value - self.minimum) / (self.maximum - self.minimum)


@dataclass(frozen=True)
class Drawing:
    """What a face comes to: a circle, curves, and one stroke for all of them.

    A curve is four points; mouth and eyes are two curves each.
    """

    radius: float
    mouth: tuple
    eyes: tuple
    line_width: float
    # Red, green, blue and alpha, each 0…1.
    color: tuple
    background: tuple | None


def draw(face):
    """Works out a face."""
    progress = face.progress
    return Drawing(
        radius=SIDE / 2 - (face.line_width / 2 + 2),
        mouth=mouth(face, progress),
        eyes=(eye(face, progress, 0.30), eye(face, progress, 0.70)) if face.shows_eyes else (),
        line_width=face.line_width,
        color=color(face, progress),
        background=unit_color(face.background),
    )


def mouth(face, progress):
    left = (SIDE * (1 - face.mouth_width) / 2, SIDE * (1 - face.mouth_position))
    right = (SIDE - left[0], left[1])
    center = (SIDE / 2, left[1] + 0.3 * SIDE * (progress - 0.5))
    half = SIDE * face.mouth_width * face.lip_width / 2
    return two_curves(left, center, right, half)


def eye(face, progress, position):
    x = position * SIDE
    y = SIDE * (1 - face.eye_position)
    half_width = face.eye_width * SIDE / 2
    center = (x, y - 0.1 * SIDE * max(progress - 0.5, 0))
    return two_curves((x - half_width, y), center, (x + half_width, y), 0.06 * SIDE)


def two_curves(left, center, right, half):
    return (
        (left, left, (center[0] - half, center[1]), center),
        (center, (center[0] + half, center[1]), right, right),
    )


def color(face, progress):
    if face.fixed_color is not None:
        return unit_color(face.fixed_color)
    low, high = face.low_color, face.high_color
    hue, saturation, brightness, alpha = (
        start + (end - start) * progress for start, end in zip(low, high)
    )
    if face.shorter_hue_path:
        # The difference brought into -1/2…1/2 is the way that is at most half round.
        difference = (high[0] - low[0] + 0.5) % 1 - 0.5
        hue = (low[0] + difference * progress) % 1
    return (*colorsys.hsv_to_rgb(hue, saturation, brightness), alpha)


def unit_color(color):
    if color is None:
        return None
    red, green, blue, alpha = color
    return (red / 255, green / 255, blue / 255, alpha)
