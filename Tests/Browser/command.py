"""Runs the command: the documents and the scripts that it writes."""

import functools
import os
import shlex
import subprocess

EMOJI_RATE = os.environ.get("EMOJI_RATE", "emoji-rate")


def document(row, attributes, arguments=()):
    """What the command prints for these attributes of a control, and these further arguments."""
    return _document(row, tuple(attributes.items()), tuple(arguments))


@functools.cache
def _document(row, attributes, arguments):
    command = [EMOJI_RATE, *(["stars"] if row else []), *arguments]
    for name, value in attributes:
        command.append(f"--{name}" if value == "" else f"--{name}={value}")
    result = subprocess.run(command, capture_output=True, timeout=20)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def output(arguments):
    """What the command prints for these arguments, less the last line's end."""
    result = subprocess.run([EMOJI_RATE, *arguments], capture_output=True, timeout=20, check=True)
    return result.stdout.decode().strip()


@functools.cache
def script(look):
    """The script of a control, for the arguments of `emoji-rate control`."""
    result = subprocess.run([EMOJI_RATE, "control", *shlex.split(look)], capture_output=True, timeout=60)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout
