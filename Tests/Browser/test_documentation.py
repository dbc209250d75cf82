"""The pages of the playground, each that is there: clean, accessible, and true of what they show."""

import html
import re
import subprocess
import sys
import urllib.error
import urllib.request

import command
import pytest
import served
import server
from test_accessibility import AUDIT

PAGES = sorted(path.relative_to(server.WEB).as_posix() for path in server.WEB.rglob("*.html"))
MANUAL = server.WEB.parents[1] / "EmojiRate/EmojiRate.docc/InTheBrowser.md"
FEATURES = [page for page in PAGES if page.startswith("features/")]

# What a person may have asked the system for, and how large the page's window is, besides the usual: a
# phone, and a window of 1280 × 1024 at 400 %.
SETTINGS = {"light": {}, "dark": {"dark": True}, "forced colors": {"forced_colors": True}}
SIZES = {"on a phone": (320, 720), "at 400 %": (320, 256)}


# The characters of a picture may have to be fetched.
SHOWN = """() => [...document.querySelectorAll("emoji-rate")].every(({ shadowRoot }) => {
  const picture = shadowRoot?.querySelector("svg");
  return picture && getComputedStyle(picture).visibility === "visible";
})"""


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


def read(browser, site, page):
    browser.mouse.move(1, 1)
    browser.open(f"{site.origin}/web/{page}")
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.wait(SHOWN)


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


def test_the_demo_and_the_documentation_have_every_attribute(browser, site, problems):
    browser.open(f"{site.origin}/web/index.html")
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    every = set(browser.evaluate('() => customElements.get("emoji-rate").observedAttributes'))
    # The demo has eyes="none".
    every -= {"dir", "lang", "class", "style", "no-eyes"}
    shown = set(
        browser.evaluate("() => Object.values(attributeGroups).flat().filter(({ isOwn }) => !isOwn).map(({ name }) => name)")
    )
    # What is sent is no attribute of the module's.
    assert shown - {"name"} == every
    documented = set(re.findall(r"`([a-z][\w-]*)`", MANUAL.read_text()))
    assert every <= documented


EXAMPLES = """() => [...document.querySelectorAll("section")].map((section) => ({
  markup: section.querySelector("example-source code")?.textContent,
  sheets: [...section.querySelectorAll("example-code")].filter((code) => code.textContent.startsWith("Style"))
    .map((code) => code.outerHTML),
  pictures: [...section.querySelectorAll("emoji-rate")].map(({ svg }) => svg),
})).filter(({ markup }) => markup)"""


@pytest.mark.parametrize("page", FEATURES)
def test_the_markup_to_copy_gives_what_is_shown(browser, site, show, page):
    if browser.name != "chromium":
        browser.unsupported("the markup is the same in all engines")
    read(browser, site, page)
    examples = browser.evaluate(EXAMPLES)
    assert examples
    for example in examples:
        markup = example["markup"].replace('src="', 'src="/web/features/')
        sheets = "".join(re.sub(">.*<", "><", sheet, flags=re.DOTALL) for sheet in example["sheets"])
        show(
            '<link rel="stylesheet" href="/web/style.css"><section><h2>Copied</h2>'
            f'<div class="example">{markup}</div>{sheets}</section>',
            scripts=["/web/page.js", "/web/features/code.js"],
        )
        browser.wait(SHOWN)
        pictures = "() => [...document.querySelectorAll('emoji-rate')].map(({ svg }) => svg)"
        assert browser.evaluate(pictures) == example["pictures"]


def test_what_is_server_rendered_is_what_the_command_writes():
    page = (server.WEB / "features" / "server-rendered.html").read_text()
    found = re.findall(r'<code>emoji-rate ([^<]*)</code>.*?<emoji-rate [^>]*>(<svg.*?</svg>)', page, re.DOTALL)
    assert len(found) == 3
    for arguments, document in found:
        assert command.output(html.unescape(arguments).split()) == document


def test_the_moving_picture_is_what_the_command_writes():
    page = (server.WEB / "features" / "motion.html").read_text()
    [arguments] = re.findall(r"<code>emoji-rate ([^<>]*) > moving.svg</code>", page)
    moving = (server.WEB / "features" / "moving.svg").read_text()
    assert command.output(arguments.replace("\\\n", "").split()) == moving.strip()


def test_the_pages_know_each_other():
    """A page that is new is in the list of the others."""
    listed = re.findall(r"^  '?([\w-]+)'?: '", (server.WEB / "page.js").read_text(), re.MULTILINE)
    assert sorted(f"features/{name}.html" for name in listed) == FEATURES


BOXES = """() => [...document.querySelectorAll("p, emoji-rate, b")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.parametrize("said", [True, False])
def test_two_lines_of_style_keep_a_server_rendered_page_still(browser, site, said):
    """Those of the manual; without them it moves."""
    manual = MANUAL.read_text().partition("## Server-rendered")[2]
    style = re.search(r"```css\n(.*?)```", manual, re.S)[1] if said else ""
    style += ".narrow { width: 90px } .wide { width: 20rem }"
    site.made["/still.css"] = (style.encode(), server.POLICY, "text/css")
    pictures = [
        ('value="3.2" size="120"', command.document(False, {"value": "3.2", "size": "120"})),
        ('symbol="stars" value="4"', command.document(True, {"value": "4"})),
        ('class="narrow" symbol="stars" value="4"', command.document(True, {"value": "4"})),
        ('class="wide" value="2"', command.document(False, {"value": "2"})),
        ('value="5" size="96"', '<img src="/web/icon.svg" width="96" height="96" alt="5 out of 5">'),
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
    browser.evaluate('() => watched.load("/web/emoji-rate-live.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.settle()
    assert (browser.evaluate(BOXES) == before) == said
    assert browser.evaluate(SHIFT) == 0 or not said


def test_serve_has_the_pages_and_the_script_and_nothing_else():
    with subprocess.Popen(
        [sys.executable, server.WEB / "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
    ) as process:
        address = process.stdout.readline().split()[0]

        def status(path):
            try:
                return urllib.request.urlopen(address + path).status
            except urllib.error.HTTPError as error:
                return error.code

        assert {status(path) for path in ("", "emoji-rate-live.js", *PAGES)} == {200}
        assert {status(path) for path in ("serve", "package.json", "%2e%2e/Package/package.json")} == {404}
        process.kill()
