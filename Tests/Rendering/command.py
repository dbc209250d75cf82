"""Runs the command, and writes the parameters of a face as its options."""

import os
import subprocess

import specification

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


def emoji_rate(*arguments):
    """The bytes that the command writes; it must neither fail nor warn."""
    result = subprocess.run(
        [EMOJI_RATE, *map(str, arguments)], capture_output=True, timeout=20
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


def hsb_text(color):
    """A colour of hue, saturation, brightness and alpha, each 0…1, in the command's notation."""
    hue, saturation, brightness, alpha = color
    return f"hsb({hue * 360:g} {saturation:.2%} {brightness:.2%} / {alpha:g})"


def rgb_text(color):
    """A colour of red, green and blue, 0…255, and alpha, 0…1, in CSS notation."""
    red, green, blue, alpha = color
    return f"rgb({red} {green} {blue} / {alpha:g})"
