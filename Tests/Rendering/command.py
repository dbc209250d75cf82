"""Runs the command, and writes the parameters of a face or a row as its options."""

import os
import subprocess

import specification
import star_specification

EMOJI_RATE = os.environ.get("EMOJI_RATE", "emoji-rate")

# The option of every field of a face that is a plain number.
NUMBER_OPTIONS = {
    "minimum": "--minimum",
    "maximum": "--maximum",
    "step": "--step",
    "line_width": "--line-width",
    "mouth_width": "--mouth-width",
    "lip_width": "--lip-width",
    "mouth_position": "--mouth-position",
    "eye_width": "--eye-width",
    "eye_position": "--eye-position",
}


def emoji_rate(*arguments, standard_input=b""):
    """The bytes that the command writes; it must neither fail nor warn."""
    result = subprocess.run(
        [EMOJI_RATE, *map(str, arguments)], input=standard_input, capture_output=True, timeout=20
    )
    assert result.returncode == 0, result.stderr.decode()
    assert result.stderr == b"", result.stderr.decode()
    return result.stdout


def options(face):
    """The options for a face: only those that differ from the specification's defaults.

    That way a default of the command that is not the specification's shows in the picture.
    """
    default = specification.Face(face.value)
    arguments = [f"--value={face.value!r}"]
    for field, option in NUMBER_OPTIONS.items():
        if getattr(face, field) != getattr(default, field):
            arguments.append(f"{option}={getattr(face, field)!r}")
    if not face.shows_eyes:
        arguments.append("--no-eyes")
    for field, option in {"low_color": "--low-color", "high_color": "--high-color"}.items():
        if getattr(face, field) != getattr(default, field):
            arguments.append(f"{option}={hsb_text(getattr(face, field))}")
    if face.shorter_hue_path:
        arguments.append("--hue-path=shorter")
    for field, option in {"fixed_color": "--color", "background": "--background"}.items():
        if getattr(face, field) is not None:
            arguments.append(f"{option}={rgb_text(getattr(face, field))}")
    return arguments


def row_options(row):
    """The options for a row: again only those that differ from the defaults."""
    default = star_specification.Row(row.value)
    arguments = ["stars", f"--value={row.value!r}"]
    for name in ("minimum", "maximum", "step", "count", "symbol", "line_width"):
        if getattr(row, name) != getattr(default, name):
            option = "stroke-width" if name == "line_width" else name
            arguments.append(f"--{option}={getattr(row, name)}")
    if row.rule != default.rule:
        arguments.append(f"--fill={row.rule}")
    if row.right_to_left:
        arguments.append("--right-to-left")
    for name in ("fill_color", "stroke_color", "empty_color", "background"):
        if getattr(row, name) != getattr(default, name):
            arguments.append(f"--{name.replace('_', '-')}={rgb_text(getattr(row, name))}")
    return arguments + layout_options(row.layout)


def layout_options(layout):
    match layout:
        case star_specification.Fixed():
            options = {"star-size": layout.side, "spacing": layout.spacing}
            default = {"star-size": 44, "spacing": 8}
        case star_specification.Fitted():
            options = {
                "width": layout.width,
                "height": layout.height,
                "margin": layout.margin,
                "spacing": layout.spacing,
                "minimum-star-size": layout.minimum_side,
            }
            default = {"height": 0, "margin": 0, "spacing": 8, "minimum-star-size": 1}
        case star_specification.Cells():
            return [f"--cells={layout.width}x{layout.height}"]
    return [f"--{name}={value!r}" for name, value in options.items() if value != default.get(name)]


def hsb_text(color):
    """A colour of hue, saturation, brightness and alpha, each 0…1, in the command's notation."""
    hue, saturation, brightness, alpha = color
    return f"hsb({hue * 360:g} {saturation:.2%} {brightness:.2%} / {alpha:g})"


def rgb_text(color):
    """A colour of red, green and blue, 0…255, and alpha, 0…1, in CSS notation."""
    red, green, blue, alpha = color
    return f"rgb({red} {green} {blue} / {alpha:g})"
