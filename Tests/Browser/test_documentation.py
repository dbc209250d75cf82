"""The pages of the playground: clean and accessible; and what the manual says of pages."""

import re
import subprocess
import sys
import urllib.error
import urllib.request

import command
import pytest
import served
import server
from test_names import AUDIT

pytestmark = pytest.mark.usefixtures("playground")

PAGES = sorted(path.relative_to(server.WEB).as_posix() for path in server.WEB.rglob("*.html"))
MANUAL = server.WEB.parents[1] / "EmojiRate/EmojiRate.docc/InTheBrowser.md"

# What a person may have asked the system for, and how large the page's window is, besides the usual: a
# phone, and a window of 1280 × 1024 at 400 %.
SETTINGS = {"light": {}, "dark": {"dark": True}, "forced colors": {"forced_colors": True}}
SIZES = {"on a phone": (320, 720), "at 400 %": (320, 256)}


SHIFT = """async () => {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return shift;
}"""


@pytest.fixture
def resize(browser):
    """Gives the window a size, until the test ends."""
    yield browser.resize
    browser.resize(1000, 720)


# Whether the control of the review form is there, or that of the playground is recorded.
READY = """() => document.querySelector("#demo")
  ? document.querySelector("#rating")?.matches(":defined") : customElements.get("emoji-rate") !== undefined"""


def read(browser, site, page):
    browser.mouse.move(1, 1)
    browser.open(f"{site.origin}/web/{page}")
    browser.wait(READY)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_clean(browser, site, picture, page):
    """No complaint under the strict policy, nothing that axe finds, nothing that moves; to look at: the
    picture."""
    read(browser, site, page)
    # Where the engine tells: https://web.dev/articles/cls
    assert browser.evaluate(SHIFT) < 0.1
    served.add_axe(browser)
    assert browser.evaluate(AUDIT) == []
    assert browser.complaints() == []
    picture(page.removesuffix(".html").replace("/", "-"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_accessible_and_fits(browser, site, picture, emulate, resize, page):
    if browser.name != "chromium":
        browser.unsupported("axe is asked in one engine")
    resize(*SIZES["on a phone"])
    read(browser, site, page)
    served.add_axe(browser)
    # Of a page once loaded, for that takes longer than to ask.
    for setting, settings in SETTINGS.items():
        emulate(**settings)
        browser.settle()
        assert browser.evaluate(AUDIT) == [], setting
        picture(f"{page.removesuffix('.html').replace('/', '-')}-{setting.replace(' ', '-')}")
    for place, size in SIZES.items():
        resize(*size)
        browser.settle()
        assert browser.evaluate("() => document.documentElement.scrollWidth") <= size[0], place


BOXES = """() => [...document.querySelectorAll("p, emoji-rate, b")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.parametrize("said", [True, False])
def test_two_lines_of_style_keep_a_server_rendered_page_still(browser, site, said, upgrade):
    """Those of the manual; without them it moves."""
    manual = MANUAL.read_text().partition("## Server-rendered")[2]
    style = re.search(r"```css\n(.*?)```", manual, re.S)[1] if said else ""
    style += ".narrow { width: 90px } .wide { width: 20rem }"
    site.made["/still.css"] = (style.encode(), server.POLICY, "text/css")
    site.made["/still.svg"] = (command.document(True, {"value": "5"}).encode(), server.POLICY, "image/svg+xml")
    pictures = [
        ('value="4"', command.document(True, {"value": "4"})),
        ('class="narrow" value="4"', command.document(True, {"value": "4"})),
        ('class="wide" value="2"', command.document(True, {"value": "2"})),
        ('value="5"', '<img src="/still.svg" width="252" height="44" alt="5 out of 5">'),
    ]
    markup = "".join(
        f"<p>A word <emoji-rate readonly {attributes}>{picture}</emoji-rate> <b>another</b></p>"
        for attributes, picture in pictures
    )
    page = f'<!DOCTYPE html><title>x</title><link rel="stylesheet" href="/still.css">{markup}<p>After.</p>'
    page += '<script src="/pages/watch.js"></script>'
    site.made["/still.html"] = (page.encode(), server.POLICY, "text/html; charset=utf-8")
    browser.open(f"{site.origin}/still.html")
    browser.settle()
    before = browser.evaluate(BOXES)
    upgrade("stars")
    browser.settle()
    assert (browser.evaluate(BOXES) == before) == said
    assert browser.evaluate(SHIFT) == 0 or not said


def test_serve_has_the_pages_and_nothing_else():
    with subprocess.Popen(
        [sys.executable, server.WEB / "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
    ) as process:
        address = process.stdout.readline().split()[0]

        def status(path):
            try:
                return urllib.request.urlopen(address + path).status
            except urllib.error.HTTPError as error:
                return error.code

        assert {status(path) for path in ("", "rating.js", "recorder.wasm", *PAGES)} == {200}
        assert {status(path) for path in ("serve", "build", "%2e%2e/pack.py", "objects/rating.js")} == {404}
        process.kill()
