"""A drawing at one of its values is its source file, in two renderers, and between them it looks as it did.

The sources are the sample drawings, and pairs of files as ten tools write them (`tools.txt`): Inkscape (plain, strokes
as paths, from a PDF), cairo, scour, potrace, gnuplot, matplotlib, svgwrite and drawsvg.
"""

import base64
import os
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import pytest
import drawings
from command import EMOJI_RATE
from pictures import difference, in_chromium, librsvg, on, part_off
from PIL import Image

ROOT = pathlib.Path(__file__).parents[2]
DRAWINGS = ROOT / "Examples" / "Drawings"
SVG = "http://www.w3.org/2000/svg"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
SIZE = 240
# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 60
PART = 0.0005
# .ci/nightly takes more random drawings.
RANDOM_COUNT = 60 if "EMOJI_RATE_ALL_PICTURES" in os.environ else 20

UNPACKED = tempfile.TemporaryDirectory()
TOOLS = drawings.unpack(pathlib.Path(__file__).with_name("tools.txt"), pathlib.Path(UNPACKED.name))
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
    return on("white", picture.crop((0, 0, SIZE, SIZE)))


@pytest.mark.parametrize("renderer", ["librsvg", "chromium"])
def test_a_drawing_at_its_values_is_its_source(browser, report, renderer):
    ours = [drawn(value, files) for _, files, value, _ in CASES]
    theirs = [source for _, _, _, source in CASES]
    if renderer == "librsvg":
        pictures = [[padded(librsvg(text)) for text in texts] for texts in (ours, theirs)]
    else:
        pictures = [list(in_chromium(browser, [image(text) for text in texts], SIZE)) for texts in (ours, theirs)]
    parts = {f"{case[0]} at {case[2]:g}": part_off(*pair, EDGE) for case, pair in zip(CASES, zip(*pictures))}
    worst = max(parts, key=parts.get)
    report(f"of {len(parts)} pictures {worst} is worst, {parts[worst]:.2%} of pixels off in {renderer}")
    assert len(parts) == 37
    assert {name: part for name, part in parts.items() if part > PART} == {}


def test_random_drawings_at_their_values_and_beside_them_are_their_files(report, tmp_path):
    parts = {}
    for number in range(RANDOM_COUNT):
        files = [tmp_path / f"{number}{side}.svg" for side in "ab"]
        for file, side in zip(files, "ab"):
            file.write_text(drawings.drawing(number, side))
        for file, values in zip(files, [(0, 0.0004), (4.9996, 5)]):
            source = padded(librsvg(file.read_bytes()))
            for value in values:
                parts[f"{file.stem} at {value}"] = part_off(padded(librsvg(drawn(value, files))), source, EDGE)
    worst = max(parts, key=parts.get)
    report(f"of {len(parts)} random drawings {worst} is worst, {parts[worst]:.3%} of pixels off")
    assert {name: part for name, part in parts.items() if part > PART} == {}


# Small drawings with what is hard to draw between two values, and their pictures at five values, below each other.
SMALL = ROOT / "Tests" / "EmojiRateDrawingsTests" / "Drawings" / "small.txt"
SMALL_NAMES = """
    arm-147 arm-of-paths blank-disc,smile-disc capa-sad,capa-plain dot-to-lash eye-clockwise,eye-counter
    eye-mouth-a,eye-mouth-b face-of-holes flower-group frown-to-open gradients hole-round,hole-flat joined-and-apart
    line-ring line-to-round-o mouth-caps needle order-a,order-b pentagram ring-fillrule ring-open,ring-closed ring-order
    ring-stroke-outline same-ids-a,same-ids-b separate,joined shine-and-hat state-names three-values touch-overlap
    xmlid-a,xmlid-b
""".split()
KEPT = pathlib.Path(__file__).with_name("small-drawings.png")
SMALL_SIZE = 48


def test_small_drawings_look_as_they_did_between_their_values(report, tmp_path):
    """With `EMOJI_RATE_RECORD_SNAPSHOTS=1`, keeps how they look now, and fails."""
    drawings.unpack(SMALL, tmp_path)
    sheet = Image.new("RGB", (5 * SMALL_SIZE, len(SMALL_NAMES) * SMALL_SIZE), "white")
    for row, names in enumerate(SMALL_NAMES):
        files = [tmp_path / f"{name}.svg" for name in names.split(",")]
        for column in range(5):
            text = drawn(1.25 * column, files)
            picture = librsvg(text, "-w", str(SMALL_SIZE), "-h", str(SMALL_SIZE), "--keep-aspect-ratio")
            sheet.paste(on("white", picture), (column * SMALL_SIZE, row * SMALL_SIZE))
    assert len(SMALL_NAMES) == 30
    if os.environ.get("EMOJI_RATE_RECORD_SNAPSHOTS") == "1":
        sheet.save(KEPT, optimize=True)
        pytest.fail(f"Kept {KEPT.name}. Look at it, then run the tests again without recording.")
    rows = difference(sheet, Image.open(KEPT)).reshape(len(SMALL_NAMES), -1).mean(axis=1)
    means = dict(zip(SMALL_NAMES, rows))
    worst = max(means, key=means.get)
    report(f"of {len(means)} small drawings {worst} is worst, {means[worst]:.2f} of 255 off in the mean")
    assert {name: mean for name, mean in means.items() if mean > 1} == {}
