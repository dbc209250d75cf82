"""The command's pictures, rendered by librsvg, are what the specification's formulas draw.

The tolerances are about twice what a correct picture was measured to be off; what is left is librsvg's
own rounding of outlines to fractions of a pixel. The tests at the end show that the smallest mistakes
worth catching are several times beyond them.
"""

import functools
from dataclasses import replace

import command
import librsvg
import pytest
import raster
import specification
from raster import Tolerance
from specification import Face

VALUES = (0, 1, 2.5, 3.2, 4, 5)
SIZES = (16, 32, 48, 64, 100, 240, 500)

LIMITS = {
    "line_width": (0.5, 20),
    "mouth_width": (0.2, 0.7),
    "lip_width": (0.2, 0.9),
    "mouth_position": (0.1, 0.5),
    "eye_width": (0.1, 0.3),
    "eye_position": (0.6, 0.8),
}


# Measured on strokes of two pixels and more, from 240 pixels: mean up to 1.1, edge up to 0.0015 (an
# eye at its narrowest turns back on itself, where renderers differ), paint up to 0.0035 (a translucent
# colour is rounded where it crosses itself). Inside, a
# channel is off by half a step for its own rounding and half for the alpha's.
FINE = Tolerance(mean=2, edge=0.003, paint=0.005, inside=1.5)

# Measured on pixels as wide as the stroke: mean up to 5.6, paint up to 0.010.
COARSE = Tolerance(mean=8, edge=0.003, paint=0.016, inside=1.5)


def tolerance(face, size):
    is_fine = size >= 240 and face.line_width * size / specification.SIDE >= 2
    return FINE if is_fine else COARSE


@functools.cache
def rendered(face, size):
    document = command.emoji_rate(*command.options(face), f"--size={size}")
    return raster.premultiplied(librsvg.render(document))


def cases():
    """Faces and sizes by name."""
    for size in SIZES:
        # The largest pictures take the longest and show the least.
        for value in VALUES if size < 500 else (0, 5):
            yield f"default-{value}-{size}px", Face(value), size
    for value in (0, 3.2, 5):
        for name, limits in LIMITS.items():
            for limit in limits:
                yield f"{name}={limit}-{value}", replace(Face(value), **{name: limit}), 240
        for index, end in enumerate(("least", "most")):
            # Everything at once; the widths first, then the other way round, then all.
            for kind in ("width", "position", ""):
                changes = {name: pair[index] for name, pair in LIMITS.items() if kind in name}
                yield f"{end}-{kind or 'all'}-{value}", Face(value, **changes), 240
    translucent = {"low_color": (1, 0.8, 0.9, 0.3), "high_color": (0.4, 0.5, 1, 0.9)}
    styles = {
        "no-eyes": {"shows_eyes": False},
        "fixed-color": {"fixed_color": (55, 46, 229, 1)},
        "fixed-translucent": {"fixed_color": (55, 46, 229, 0.5)},
        "white": {"background": (255, 255, 255, 1)},
        "black": {"background": (0, 0, 0, 1)},
        "translucent-background": {"background": (20, 120, 60, 0.25)},
        "translucent": translucent,
        "translucent-on-color": {**translucent, "background": (250, 220, 30, 1)},
        # The ends of the mouth lie on the circle.
        "translucent-crossing": {**translucent, "line_width": 20, "mouth_width": 0.7},
        "other-colors": {"low_color": (0.1, 1, 0.5, 1), "high_color": (0.9, 0.2, 1, 1)},
        "shorter-hue-path": {"shorter_hue_path": True},
        "shorter-hue-path-across-red": {
            "low_color": (0.9, 0.8, 0.9, 1),
            "high_color": (0.2, 0.8, 0.9, 1),
            "shorter_hue_path": True,
        },
        "maximum-10": {"maximum": 10},
        "minimum-below-zero": {"minimum": -2.5, "maximum": 7.5},
        "step": {"step": 0.75},
    }
    for name, changes in styles.items():
        for value in (0, 2.5, 3.2, 5):
            for size in (64, 240):
                yield f"{name}-{value}-{size}px", Face(value, **changes), size


CASES = list(cases())


@pytest.mark.sampled
@pytest.mark.parametrize("face, size", [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_picture_is_what_the_formulas_draw(face, size):
    difference = raster.compare(rendered(face, size), raster.paint(specification.draw(face), size))
    assert not tolerance(face, size).excess(difference), difference


@pytest.mark.parametrize("size", (48, 240))
def test_responsive_document_takes_the_size_it_is_given(size):
    face = Face(3.2)
    document = command.emoji_rate(*command.options(face), "--responsive")
    picture = raster.premultiplied(librsvg.render(document, f"--width={size}", f"--height={size}"))
    difference = raster.compare(picture, raster.paint(specification.draw(face), size))
    assert not tolerance(face, size).excess(difference), difference


@pytest.mark.parametrize("precision", (2, 3, 6))
def test_precision_does_not_change_the_picture(precision):
    face = Face(3.217, mouth_width=0.4321, lip_width=0.4567, eye_width=0.2345, line_width=12.3)
    document = command.emoji_rate(*command.options(face), f"--precision={precision}")
    picture = raster.premultiplied(librsvg.render(document))
    difference = raster.compare(picture, raster.paint(specification.draw(face), 240))
    assert not FINE.excess(difference), difference


# MARK: What the tolerances catch


def moved(curves, x=0.0, y=0.0):
    return tuple(tuple((point[0] + x, point[1] + y) for point in curve) for curve in curves)


def moved_middle(curves, y):
    """The middle and its control points moved, the ends kept."""
    (left, control1, control2, center), (_, control3, control4, right) = curves
    control2, center, control3 = ((point[0], point[1] + y) for point in (control2, center, control3))
    return ((left, control1, control2, center), (center, control3, control4, right))


def widened(curves, x):
    """The control points beside the middle pulled outwards."""
    (left, control1, control2, center), (_, control3, control4, right) = curves
    return (
        (left, control1, (control2[0] - x, control2[1]), center),
        (center, (control3[0] + x, control3[1]), control4, right),
    )


def recolored(face, hue=0.0, saturation=0.0, brightness=0.0):
    """A face's drawing in a colour that is off."""
    ends = (face.low_color, face.high_color)
    low, high = (
        (end[0] + hue / 360, end[1] + saturation, end[2] + brightness, end[3]) for end in ends
    )
    return specification.draw(replace(face, low_color=low, high_color=high))


# Each takes a face and gives its drawing with a mistake.
MISTAKES = {
    "mouth 1 unit lower": lambda face: with_mouth(face, lambda mouth: moved(mouth, y=1)),
    "mouth 1 unit to the right": lambda face: with_mouth(face, lambda mouth: moved(mouth, x=1)),
    "mouth's middle 1 unit lower": lambda face: with_mouth(
        face, lambda mouth: moved_middle(mouth, 1)
    ),
    "eyes 1 unit higher": lambda face: with_eyes(face, lambda eye: moved(eye, y=-1)),
    "eyes' middle 1 unit higher": lambda face: with_eyes(face, lambda eye: moved_middle(eye, -1)),
    "no eyes": lambda face: replace(specification.draw(face), eyes=()),
    "radius 0.5 too large": lambda face: with_radius(face, 0.5),
    "radius 0.5 too small": lambda face: with_radius(face, -0.5),
    "line 0.5 wider": lambda face: with_line_width(face, 0.5),
    "line 0.5 narrower": lambda face: with_line_width(face, -0.5),
    "hue 5 degrees up": lambda face: recolored(face, hue=5),
    "hue 5 degrees down": lambda face: recolored(face, hue=-5),
    "saturation 0.02 off": lambda face: recolored(face, saturation=-0.02),
    "brightness 0.02 off": lambda face: recolored(face, brightness=0.02),
    "opacity 0.02 off": lambda face: with_opacity(face, -0.02),
    "value 0.05 off": lambda face: specification.draw(
        replace(face, value=face.value + (0.05 if face.value < 2.5 else -0.05))
    ),
}


def with_mouth(face, change):
    drawing = specification.draw(face)
    return replace(drawing, mouth=change(drawing.mouth))


def with_eyes(face, change):
    drawing = specification.draw(face)
    return replace(drawing, eyes=tuple(change(eye) for eye in drawing.eyes))


def with_radius(face, difference):
    drawing = specification.draw(face)
    return replace(drawing, radius=drawing.radius + difference)


def with_line_width(face, difference):
    # The radius is kept: in the specification it follows the line's width and would help.
    drawing = specification.draw(face)
    return replace(drawing, line_width=drawing.line_width + difference)


def with_opacity(face, difference):
    drawing = specification.draw(face)
    return replace(drawing, color=(*drawing.color[:3], drawing.color[3] + difference))


@pytest.mark.sampled
@pytest.mark.parametrize("value", (0, 3.2, 5))
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_is_caught(mistake, value):
    face = Face(value)
    difference = raster.compare(rendered(face, 240), raster.paint(MISTAKES[mistake](face), 240))
    assert FINE.excess(difference), difference


@pytest.mark.parametrize("value", (0.5, 3.2, 5))
def test_lip_pulled_further_is_caught(value):
    # A flat lip stays the same, however far it is pulled.
    face = Face(value)
    wrong = with_mouth(face, lambda mouth: widened(mouth, 3))
    difference = raster.compare(rendered(face, 240), raster.paint(wrong, 240))
    assert FINE.excess(difference), difference


# At 16 pixels, where a pixel is 15 units.
COARSE_MISTAKES = {
    "mouth 4 units lower": lambda face: with_mouth(face, lambda mouth: moved(mouth, y=4)),
    "eyes 4 units higher": lambda face: with_eyes(face, lambda eye: moved(eye, y=-4)),
    "radius 2 too small": lambda face: with_radius(face, -2),
    "line 1 wider": lambda face: with_line_width(face, 1),
    "line 1 narrower": lambda face: with_line_width(face, -1),
    "hue 20 degrees up": lambda face: recolored(face, hue=20),
    "no eyes": lambda face: replace(specification.draw(face), eyes=()),
}


@pytest.mark.sampled
@pytest.mark.parametrize("value", (0, 3.2, 5))
@pytest.mark.parametrize("mistake", COARSE_MISTAKES)
def test_mistake_is_caught_at_16_pixels(mistake, value):
    face = Face(value)
    difference = raster.compare(rendered(face, 16), raster.paint(COARSE_MISTAKES[mistake](face), 16))
    assert COARSE.excess(difference), difference
