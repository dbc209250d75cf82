"""librsvg as a process."""

import io
import subprocess

from PIL import Image


def render(document, *arguments):
    """The picture that rsvg-convert makes of a document's bytes."""
    result = subprocess.run(
        ["rsvg-convert", *arguments], input=document, capture_output=True, timeout=60, check=True
    )
    return Image.open(io.BytesIO(result.stdout)).convert("RGBA")
