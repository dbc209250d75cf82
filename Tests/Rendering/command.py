"""Runs the command, and writes the parameters of a face or a row as its options."""

import os
import subprocess

import specification
import star_specification

EMOJI_RATE = os.environ.get("EMOJI_RATE", "emoji-rate")

# The fields of a face that are plain numbers.
NUMBERS = "minimum maximum step line_width mouth_width lip_width mouth_position eye_width eye_position".split()


def emoji_rate(*arguments, standard_input=b""):
    """The bytes that the command writes; it must neither fail nor warn."""
    result = subprocess.run(
        [EMOJI_RATE, *map(str, arguments)], input=standard_input, capture_output=True, timeout=20
    )
    assert result.returncode == 0, result.stderr.decode()
    assert result.stderr == b"", result.stderr.decode()
    return result.stdout


def words(topic):
    """The words of a list of the command."""
    return emoji_rate("list", topic).decode().split()


def changed(ours, default, fields, text=str):
    """The options of the fields that differ from the defaults."""
    return [
        f"--{field.replace('_', '-')}={text(getattr(ours, field))}"
        for field in fields
        if getattr(ours, field) != getattr(default, field)
    ]


def options(face):
    """The options for a face: only those that differ from the specification's defaults.

    That way a default of the command that is not the specification's shows in the picture.
    """
    default = specification.Face(face.value)
    arguments = [f"--value={face.value!r}", *changed(face, default, NUMBERS)]
    arguments += changed(face, default, ["low_color", "high_color"], hsb_text)
    arguments += changed(face, default, ["background"], rgb_text)
    if not face.shows_eyes:
        arguments.append("--no-eyes")
    if face.shorter_hue_path:
        arguments.append("--hue-path=shorter")
    if face.fixed_color is not None:
        arguments.append(f"--color={rgb_text(face.fixed_color)}")
    return arguments


def row_options(row):
    """The options for a row: again only those that differ from the defaults."""
    default = star_specification.Row(row.value)
    arguments = ["stars", f"--value={row.value!r}"]
    arguments += changed(row, default, ["minimum", "maximum", "step", "count", "symbol"])
    arguments += changed(row, default, ["fill_color", "stroke_color", "empty_color", "background"], rgb_text)
    if row.line_width != default.line_width:
        arguments.append(f"--stroke-width={row.line_width}")
    if row.rule != default.rule:
        arguments.append(f"--fill={row.rule}")
    if row.right_to_left:
        arguments.append("--right-to-left")
    return arguments + layout_options(row.layout)


def layout_options(layout):
    match layout:
        case star_specification.Fixed():
            return changed(layout, star_specification.Fixed(), ["star_size", "spacing"])
        case star_specification.Fitted():
            fields = ["width", "height", "margin", "spacing", "minimum_star_size"]
            return changed(layout, star_specification.Fitted(0), fields)
        case star_specification.Cells():
            return [f"--cells={layout.width}x{layout.height}"]


def hsb_text(color):
    """A colour of hue, saturation, brightness and alpha, each 0…1, in the command's notation."""
    hue, saturation, brightness, alpha = color
    return f"hsb({hue * 360:g} {saturation:.2%} {brightness:.2%} / {alpha:g})"


def rgb_text(color):
    """A colour of red, green and blue, 0…255, and alpha, 0…1, in CSS notation."""
    red, green, blue, alpha = color
    return f"rgb({red} {green} {blue} / {alpha:g})"
