"""The page of Examples/Draw: the npm package's functions draw in a browser, under a strict policy."""

import mimetypes

import command
from conftest import ROOT

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:"
FOLDERS = {"": ROOT / "Examples/Draw", "emoji-rate/draw/": ROOT / "Sources/EmojiRateWeb/Draw"}
MODULE = ROOT / ".build/studio/drawing.wasm"
SLIDE = """(value) => {
  const rating = document.getElementById("rating");
  rating.value = value;
  rating.dispatchEvent(new Event("input"));
}"""


def put(site, path, body):
    kind = "application/wasm" if path.endswith(".wasm") else mimetypes.guess_type(path)[0] or "text/plain"
    site.made[f"/draw/{path}"] = (body, POLICY, kind)


def test_a_page_draws_as_its_slider_moves(browser, site):
    for folder, source in FOLDERS.items():
        for file in source.iterdir():
            put(site, folder + file.name, file.read_bytes())
    put(site, "emoji-rate/draw/draw.wasm", MODULE.read_bytes())
    browser.open(f"{site.origin}/draw/index.html")
    browser.wait("() => document.querySelector('#face svg') !== null")
    for value in ("0", "4.5"):
        browser.evaluate(SLIDE, value)
        drawn = browser.evaluate("() => document.getElementById('face').innerHTML")
        browser.evaluate("(text) => { document.getElementById('face').innerHTML = text; }", face(value))
        assert browser.evaluate("() => document.getElementById('face').innerHTML") == drawn
        browser.wait("() => document.getElementById('stars').naturalWidth === 504")
    assert browser.evaluate("() => document.getElementById('error').textContent") == ""
    assert browser.complaints() == []


def face(value):
    return command.output([value, "--character", "cat"])
