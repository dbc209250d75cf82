"""PNG files of the command show what librsvg draws of the same documents, and every decoder reads them.

A seeded tenth of the characters is compared; EMOJI_RATE_ALL_PICTURES=1 compares all.
"""

import base64
import io
import os
import pathlib
import random
import subprocess

import command
import numpy
import pytest
import seeded
from pictures import difference, librsvg, on, premultiplied
from PIL import Image

ROOT = pathlib.Path(__file__).parents[2]
DRAWINGS = ROOT / "Examples" / "Drawings"
ALL = "EMOJI_RATE_ALL_PICTURES" in os.environ
VALUES = ("0", "1", "2.5", "4", "5")
SIZES = (16, 24, 64, 240)

# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 32
PART = {16: 0.0003, 24: 0.0003, 64: 0.0001, 240: 0.0001}
# In a few pictures, as many pixels may be off: four pixels of one picture at 16 pixels are 1.6 %.
FEW = 4 if not ALL else 0
# The most that a picture of 240 pixels may differ from its document, in the mean of all channels.
MEAN = 0.1

# Cairo cuts the round corners of petals, because a curve begins with a control point close to its start, and thins the
# nearly flat mouth at 16 pixels.
EXCEPTIONS = {("bloom", "0"), ("cat", "2.5")}

# Where rules, layouts and gradients differ.
OTHERS = {
    "exact stars": ("stars", "3.3", "--fill=exact"),
    "half stars": ("stars", "3.3", "--fill=half"),
    "whole stars": ("stars", "3.3", "--fill=whole"),
    "hearts": ("stars", "3.3", "--symbol=heart"),
    "row of faces": ("stars", "3", "--symbol=face"),
    "right to left": ("stars", "3.3", "--right-to-left", "--background=#eee"),
    "translucent": ("stars", "3.3", "--fill-color=rgb(200 20 20 / 0.5)", "--stroke-color=rgb(0 0 90 / 0.5)"),
    "bars": ("summary", "12,5,3,40,80", "--layout=bars"),
    "badge": ("summary", "12,5,3,40,80", "--layout=badge"),
    "gradients": ("4", "--character=sunny"),
    "battery": ("--drawing", str(DRAWINGS / "battery.svg"), "3.3"),
    "owl": ("--drawing", str(DRAWINGS / "owl.svg"), "1.4"),
    "avocado": ("--drawing", ",".join(str(DRAWINGS / f"avocado-{mood}.svg") for mood in ("sad", "ok", "happy")), "4.6"),
    "cup": ("--drawing", str(DRAWINGS / "cup.svg"), "2"),
}


def png(*arguments):
    """The command's PNG file."""
    return command.emoji_rate(*arguments, "--format=png")


def off(data, document, *arguments):
    """How far the file is from librsvg's picture of the document, pixel by pixel and channel by channel."""
    ours = premultiplied(Image.open(io.BytesIO(data)))
    theirs = premultiplied(librsvg(document, *arguments))
    assert ours.shape == theirs.shape
    return abs(ours - theirs)


def chosen():
    pictures = [
        (character, value)
        for character in command.words("characters")
        for value in VALUES
        if (character, value) not in EXCEPTIONS
    ]
    return pictures if ALL else random.Random(43).sample(pictures, len(pictures) // 10)


@pytest.mark.parametrize("size", SIZES)
def test_characters_are_librsvg_s(size, report):
    count, pixels, mean = 0, 0, []
    ours, theirs = 0, 0
    for character, value in chosen():
        look = (value, f"--character={character}")
        document = command.emoji_rate(*look)
        data = png(*look, f"--size={size}")
        apart = off(data, document, f"--width={size}", f"--height={size}")
        mean.append(apart.mean())
        count += (apart.max(axis=2) > EDGE).sum()
        pixels += size * size
        ours += len(data)
        theirs += len(subprocess.run(["rsvg-convert", f"--width={size}"], input=document, capture_output=True).stdout)
    report(f"PNG of {size}: {100 * count / pixels:.4f} % off, mean {numpy.mean(mean):.3f}, bytes {ours}/{theirs}")
    assert count <= max(PART[size] * pixels, FEW)
    assert ours <= theirs
    if size == 240:
        assert numpy.mean(mean) <= MEAN


def others():
    """Each of the other pictures at a seeded size; with ALL, at every size."""
    chance = random.Random(43)
    return [(name, size) for name in OTHERS for size in (SIZES if ALL else chance.sample(SIZES, 1))]


@pytest.mark.parametrize(("name", "size"), others())
def test_other_pictures_are_librsvg_s(name, size):
    option = f"--star-size={size}" if OTHERS[name][0] == "stars" else f"--size={size}"
    document = command.emoji_rate(*OTHERS[name], option)
    data = png(*OTHERS[name], option)
    apart = off(data, document)
    count = (apart.max(axis=2) > EDGE).sum()
    assert count <= max(PART[size] * apart.shape[0] * apart.shape[1], 4)
    # A small file is mostly its text for screen readers, which librsvg does not write.
    text = sum(len(name) + len(value) for name, value in Image.open(io.BytesIO(data)).text.items())
    assert len(data) - text <= len(subprocess.run(["rsvg-convert"], input=document, capture_output=True).stdout)


@pytest.mark.parametrize("number", range(40 if ALL else 8))
def test_random_styles_are_librsvg_s(number):
    arguments, style, document = seeded.document(number)
    data = command.emoji_rate(*arguments, "--style=-", "--format=png", standard_input=style.encode())
    apart = off(data, document)
    # As for other renderers, which differ by more at flat curves and thin lines.
    assert (apart.max(axis=2) > 64).mean() <= 0.002, (arguments, style)


FILES = {
    "palette": ("4",),
    "translucent": ("4", "--size=16"),
    "opaque": ("4", "--size=16", "--background=white"),
    "long title": ("4", "--size=16", "--title=é {value} 😀 " + "x" * 300),
    "decorative": ("4", "--size=16", "--decorative"),
    "one pixel": ("4", "--size=1"),
    "large": ("4", "--size=1024", "--character=cat"),
    "animated": ("4", "--size=48", "--character=cat", "--animate-from=1"),
}


@pytest.fixture(params=FILES.values(), ids=FILES)
def file(request):
    return png(*request.param)


def test_decoders_agree(file, tmp_path, browser):
    path = tmp_path / "picture.png"
    path.write_bytes(file)
    checked = subprocess.run(["pngcheck", "-q", path], capture_output=True, text=True)
    # It does not know the chunks of animated files, which PNG has since 2025.
    assert checked.returncode == 0 and "warning" not in checked.stdout.lower(), checked.stdout
    image = Image.open(io.BytesIO(file)).convert("RGBA")
    width, height = image.size
    # librsvg reads pictures within documents with libpng.
    uri = "data:image/png;base64," + base64.b64encode(file).decode()
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" '
        f'height="{height}"><image width="{width}" height="{height}" xlink:href="{uri}"/></svg>'
    )
    assert abs(premultiplied(image) - premultiplied(librsvg(document.encode()))).max() < 2
    if width > 800 or b"acTL" in file:
        return
    browser.show(f'<!doctype html><style>body{{margin:0}}img{{display:block}}</style><img alt="" src="{uri}">', 400, 400)
    shown = browser.screenshot().crop((0, 0, width, height))
    assert difference(shown, on("white", image)).max() <= 1


def test_an_animated_file_ends_with_its_own_picture():
    still = Image.open(io.BytesIO(png("4", "--size=48", "--character=cat"))).convert("RGBA")
    data = png("4", "--size=48", "--character=cat", "--animate-from=1")
    image = Image.open(io.BytesIO(data))
    assert image.is_animated and image.default_image and image.n_frames == 10
    # The first is the hidden default picture.
    assert image.convert("RGBA").tobytes() == still.tobytes()
    image.seek(image.n_frames - 1)
    assert image.convert("RGBA").tobytes() == still.tobytes()
    image.seek(1)
    start = Image.open(io.BytesIO(png("1", "--size=48", "--character=cat"))).convert("RGBA")
    assert image.convert("RGBA").tobytes() == start.tobytes()
