"""The page that `emoji-rate control` writes next to its script: nothing moves when the script comes."""

import json
import shutil
import subprocess

import command
import pytest
import served
import server
from conftest import OUTPUT
from test_documentation import SHIFT

SCRIPT = '<script defer src="rating.js"></script>\n'
BOXES = """() => [...document.querySelectorAll("p, emoji-rate, button")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
})"""
LOOKS = {
    "face": ["--character", "bunny"],
    "row": ["stars", "--star-size", "40"],
    "wide": ["--size", "600"],
    "looks": ["--size", "120", "--look", "small=small.json", "--look", "same=same.json"],
}


@pytest.fixture(params=LOOKS, scope="module")
def folder(request, engine):
    folder = OUTPUT / f"control-{request.param}-{engine}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, style in {"small": {"size": 60}, "same": {"size": 120, "theme": "dusk"}}.items():
        (folder / f"{name}.json").write_text(json.dumps(style))
    arguments = [command.EMOJI_RATE, "control", *LOOKS[request.param], "-o", "page/"]
    subprocess.run(arguments, cwd=folder, check=True, timeout=60)
    return folder / "page"


@pytest.fixture
def phone(browser):
    """A window as narrow as a phone's, where the engine has one."""
    if browser.name != "webkitgtk":
        browser.resize(320, 720)
    yield
    if browser.name != "webkitgtk":
        browser.resize(1000, 720)


@pytest.mark.usefixtures("phone")
def test_the_page_does_not_move_when_its_script_comes(browser, site, folder):
    address = served.serve(site, folder, "/control")
    body, policy, kind = site.made["/control/index.html"]
    assert body.count(SCRIPT.encode()) == 1
    # A script that comes late.
    body = body.replace(SCRIPT.encode(), b'<script src="/pages/watch.js"></script>')
    site.made["/control/late.html"] = (body, policy, kind)
    site.made["/control/rating.js"] = ((folder / "rating.js").read_bytes(), server.POLICY, "text/javascript")
    browser.open(f"{address}/late.html")
    browser.settle()
    before = browser.evaluate(BOXES)
    assert before[-1][1] > 50
    browser.evaluate('() => watched.load("rating.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.settle()
    assert browser.evaluate(BOXES) == [pytest.approx(box, abs=0.02) for box in before]
    # Where the engine tells: https://web.dev/articles/cls
    assert browser.evaluate(SHIFT) == 0
