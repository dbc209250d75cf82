"""A drawing at one of its values is its source file, to half a per cent of the pixels, in two renderers.

The sources are the sample drawings, and pairs of files as ten tools write them (`tools`): Inkscape (plain, strokes
as paths, from a PDF), cairo, scour, potrace, gnuplot, matplotlib, svgwrite and drawsvg.
"""

import base64
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import librsvg
import numpy
import pytest
import random_drawings
from command import EMOJI_RATE
from test_characters import on, sheet

ROOT = pathlib.Path(__file__).parents[2]
DRAWINGS = ROOT / "Examples" / "Drawings"
SVG = "http://www.w3.org/2000/svg"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
SIZE = 240
# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 64
PART = 0.005

TOOLS = sorted(pathlib.Path(__file__).with_name("tools").glob("*.svg"))
AVOCADO = [DRAWINGS / f"avocado-{name}.svg" for name in ("sad", "ok", "happy")]
ElementTree.register_namespace("", SVG)


def layers(element):
    """The elements of the level at which groups are named by values."""
    names = [next((g.get(key) for key in (LABEL, "id") if key in g.keys()), "") for g in element]
    found = [(re.match(r"^(?:value-)?([\d.]+)(%|$| )", name), group) for name, group in zip(names, element)]
    found = [(float(match[1]) / (20 if match[2] == "%" else 1), group) for match, group in found if match]
    if len(found) > 1:
        return found
    for child in element:
        if below := layers(child):
            return below
    return []


def sources(file):
    """What the file draws at each of its values, as documents."""
    text = file.read_bytes()
    for index, (value, _) in enumerate(layers(ElementTree.fromstring(text))):
        root = ElementTree.fromstring(text)
        for other, (_, group) in enumerate(layers(root)):
            group.attrib.pop("display", None)
            style = re.sub(r"display:\s*none;?", "", group.attrib.pop("style", ""))
            group.set("style", style + (";display:none" if other != index else ""))
        yield value, sized(root)


def sized(root):
    """The document with 240 pixels on its longer side, and nothing but its shapes."""
    if "viewBox" not in root.keys():
        root.set("viewBox", f"0 0 {root.get('width').strip('px')} {root.get('height').strip('px')}")
    width, height = (float(number) for number in re.split(r"[ ,]+", root.get("viewBox"))[2:])
    scale = SIZE / max(width, height)
    root.set("width", f"{width * scale:g}")
    root.set("height", f"{height * scale:g}")
    return ElementTree.tostring(root)


CASES = [
    (file.stem, [file], value, source)
    for file in sorted(DRAWINGS.glob("*.svg"))
    if not file.stem.startswith("avocado")
    for value, source in sources(file)
] + [
    ("avocado", AVOCADO, 2.5 * index, sized(ElementTree.fromstring(file.read_bytes())))
    for index, file in enumerate(AVOCADO)
] + [
    # A pair by name: happy, sad.
    (file.stem, [TOOLS[index | 1], TOOLS[index & ~1]], 0 if index % 2 else 5, sized(ElementTree.parse(file).getroot()))
    for index, file in enumerate(TOOLS)
]


def drawn(value, files):
    """The drawing at a value."""
    arguments = [EMOJI_RATE, str(value), "--drawing", ",".join(map(str, files))]
    return subprocess.run(arguments, capture_output=True, timeout=20, check=True).stdout


def image(text):
    """The document by itself, whose classes and identifiers are not those of others on the page."""
    return b'<img style="display:block" src="data:image/svg+xml;base64,' + base64.b64encode(text) + b'">'


def padded(picture):
    square = picture.crop((0, 0, SIZE, SIZE))
    return on("white", square)


def off(first, second):
    difference = numpy.abs(numpy.asarray(first, int) - numpy.asarray(second, int)).max(axis=2)
    return numpy.count_nonzero(difference > EDGE) / difference.size


@pytest.mark.parametrize("renderer", ["librsvg", "chromium"])
def test_a_drawing_at_its_values_is_its_source(browser, report, renderer):
    ours = [drawn(value, files) for _, files, value, _ in CASES]
    theirs = [source for _, _, _, source in CASES]
    if renderer == "librsvg":
        pictures = [[padded(librsvg.render(text)) for text in texts] for texts in (ours, theirs)]
    else:
        pictures = [list(sheet(browser, [image(text) for text in texts], SIZE)) for texts in (ours, theirs)]
    parts = {f"{case[0]} at {case[2]:g}": off(*pair) for case, pair in zip(CASES, zip(*pictures))}
    worst = max(parts, key=parts.get)
    report(f"of {len(parts)} pictures {worst} is worst, {parts[worst]:.2%} of pixels off in {renderer}")
    assert len(parts) == 37
    assert {name: part for name, part in parts.items() if part > PART} == {}


def test_random_drawings_at_their_values_are_their_files(report, tmp_path):
    """Differences of more than 60 of 255 are only allowed on one of 2,000 pixels, for antialiasing."""
    parts = {}
    for number in range(60):
        files = [tmp_path / f"{number}{side}.svg" for side in "ab"]
        for file, side in zip(files, "ab"):
            file.write_text(random_drawings.drawing(number, side))
        for value, file in zip([0, 5], files):
            ours, theirs = (padded(librsvg.render(text)) for text in (drawn(value, files), file.read_bytes()))
            difference = numpy.abs(numpy.asarray(ours, int) - numpy.asarray(theirs, int)).max(axis=2)
            parts[file.name] = numpy.count_nonzero(difference > 60) / difference.size
    worst = max(parts, key=parts.get)
    report(f"of {len(parts)} random drawings {worst} is worst, {parts[worst]:.3%} of pixels off")
    assert {name: part for name, part in parts.items() if part > 0.0005} == {}
