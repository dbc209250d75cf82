"""librsvg as a process."""

import io
import subprocess

import numpy
from PIL import Image


def render(document, *arguments):
    """The picture that rsvg-convert makes of a document's bytes."""
    result = subprocess.run(
        ["rsvg-convert", *arguments], input=document, capture_output=True, timeout=60, check=True
    )
    return Image.open(io.BytesIO(result.stdout)).convert("RGBA")


def premultiplied(image):
    """The pixels of a picture, premultiplied: so compared, a transparent one has no colour to differ in."""
    pixels = numpy.asarray(image.convert("RGBA")).astype(float)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels
