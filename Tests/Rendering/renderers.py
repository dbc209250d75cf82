"""Renderers of SVG: each makes a NAME.RENDERER.png of every NAME.svg of a folder."""

import pathlib
import shutil
import subprocess
import sys

RENDER = pathlib.Path(__file__).parents[1] / "Browser" / "render.py"


def documents(folder):
    return sorted(folder.glob("*.svg"))


def librsvg(folder):
    for file in documents(folder):
        subprocess.run(["rsvg-convert", f"--output={file.with_suffix('.librsvg.png')}", file], check=True)


def cairosvg(folder):
    import cairosvg

    for file in documents(folder):
        cairosvg.svg2png(url=str(file), write_to=str(file.with_suffix(".cairosvg.png")))


def resvg(folder):
    import resvg_py

    for file in documents(folder):
        file.with_suffix(".resvg.png").write_bytes(resvg_py.svg_to_bytes(svg_path=str(file)))


def inkscape(folder):
    subprocess.run(
        ["inkscape", "--export-type=png", *documents(folder)], check=True, capture_output=True, timeout=600
    )
    for file in documents(folder):
        shutil.move(file.with_suffix(".png"), file.with_suffix(".inkscape.png"))


def engine(name):
    def render(folder, *cell):
        subprocess.run([sys.executable, RENDER, name, folder, *map(str, cell)], check=True, timeout=600)

    return render


# The first is the reference: it is held against the specification's formulas beside.
RENDERERS = {
    "librsvg": librsvg,
    "chromium": engine("chromium"),
    "firefox": engine("firefox"),
    "webkitgtk": engine("webkitgtk"),
    "cairosvg": cairosvg,
    "resvg": resvg,
    "inkscape": inkscape,
}
# Those that show the still picture of one that moves.
WITHOUT_ANIMATION = ("cairosvg", "resvg", "inkscape")
