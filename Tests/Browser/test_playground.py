"""The playground: the command and the markup that it prints give the picture that it shows."""

import io
import os
import subprocess
import urllib.parse

import command
import pytest
from PIL import Image, ImageChops
from test_documentation import SHOWN

# What differs from what the playground begins with, by the controls.
STATES = [
    {},
    {"rating-value": ""},
    {"rating-value": "", "control-language": "uk"},
    {"rating-value": "-1.5", "rating-min": "-2", "rating-max": "8", "control-direction": "vertical"},
    {"rating-value": "2.5", "rating-step": "0.5", "control-language": "fr", "control-name": "it's \"mine\" & <yours>"},
    {"character-character": "classic", "face-low-color": "#102030", "face-high-color": "#a0b0c0",
     "face-hue-path": "shorter", "face-no-eyes": "on", "document-background": "#00ff7f", "document-precision": "4"},
    {"character-character": "classic", "rating-value": "", "face-color": "#6a5acd"},
    {"character-character": "robot", "theme-theme": "dusk", "face-eyes": "heart", "face-extras": "blush,crown",
     "face-paint": "radial", "face-size": "96", "face-morph": "0.5"},
    {"character-character": "classic", "face-mouth": "grin", "face-ink": "#3a2332",
     "face-colors": "rgb(255 0 0), hsl(40 90% 50%),#0a0"},
    {"character-character": "mini", "face-colors": "red, gold, green", "face-color": "#6a5acd"},
    {"face-colors": "red, gold", "face-low-color": "#102030", "face-hue-path": "shorter"},
    {"rating-value": "", "character-character": "mini", "face-colors": "red, gold, green"},
    {"rating-symbol": "stars", "rating-value": "3.4", "row-fill-color": "#ff0000", "row-stroke-color": "#800000",
     "row-empty-color": "#dddddd", "row-spacing": "3"},
    {"rating-symbol": "stars", "rating-value": "", "rating-count": "7", "theme-theme": "mono"},
    {"rating-symbol": "stars", "rating-value": "2.5", "rating-fill": "half", "row-layout": "fitted",
     "row-width": "300", "row-height": "50", "row-right-to-left": "on"},
    {"rating-symbol": "hearts", "rating-value": "7", "rating-max": "10", "row-layout": "cells", "row-cells": "300x60",
     "control-language": "ar"},
    {"rating-symbol": "faces", "rating-value": "4", "character-character": "ghost", "theme-theme": "spirit"},
    {"rating-symbol": "faces", "rating-value": "", "character-character": "dawn", "face-colors": "gold, red"},
    {"rating-symbol": "faces", "rating-value": "3", "rating-count": "3", "control-mode": "radio",
     "character-character": "classic", "face-colors": "gold, red", "row-star-size": "30"},
    {"rating-symbol": "faces", "rating-value": "2", "character-character": "classic", "face-mouth-width": "0.4",
     "face-low-color": "#102030", "face-no-eyes": "on"},
    {"rating-symbol": "faces", "rating-value": "5", "character-character": "bear", "face-morph": "0.5",
     "face-color": "#6a5acd"},
]  # fmt: skip

# What is printed, what is shown, and the link.
PRINTED = """(link) => {
  location.hash = link;
  return new Promise((resolve) => addEventListener("hashchange", () => setTimeout(() => {
    writeLink();
    const [markup, command] = [...document.querySelectorAll("#report code")].map((code) => code.textContent);
    resolve({ markup, command, picture: document.querySelector("#rating").svg, link: location.hash.slice(1) });
  }), { once: true }));
}"""

SCRIPT = '<script defer src="emoji-rate-live.js"></script>\n'


@pytest.fixture
def playground(browser, site, problems):
    """Opens the playground with what stands behind its address."""

    def playground(link=""):
        browser.mouse.move(1, 1)
        browser.open(f"{site.origin}/web/index.html{link}")
        browser.wait('() => customElements.get("emoji-rate") !== undefined')
        browser.wait(SHOWN)

    return playground


def test_what_is_printed_gives_what_is_shown_and_the_link_keeps_it(browser, show, playground, tmp_path):
    if browser.name != "chromium":
        browser.unsupported("what is printed is the same in all engines")
    (tmp_path / "emoji-rate").symlink_to(os.path.abspath(command.EMOJI_RATE))
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    playground()
    pictures, markups = [], []
    # From one to another, so that none keeps anything of the one before.
    for state in STATES[1:] + STATES[:1]:
        printed = browser.evaluate(PRINTED, urllib.parse.urlencode(state))
        assert dict(urllib.parse.parse_qsl(printed["link"], keep_blank_values=True)) == state
        result = subprocess.run(["sh", "-c", printed["command"]], env=environment, capture_output=True, timeout=20)
        # The command says no language of a title, which is what it has for what nobody has rated.
        title_only = printed["picture"].replace(' lang="uk"', "") if "--title" in printed["command"] else ""
        assert (result.stderr, result.stdout.decode()) == (b"", title_only or printed["picture"]), printed["command"]
        assert printed["markup"].startswith(SCRIPT)
        pictures.append(printed["picture"])
        markups.append(printed["markup"].removeprefix(SCRIPT))
    assert len(set(pictures)) == len(pictures)
    show("\n".join(markups))
    browser.wait(SHOWN)
    assert browser.evaluate("() => [...document.querySelectorAll('emoji-rate')].map(({ svg }) => svg)") == pictures


def test_the_demos_link_keeps_what_is_set(browser, site, problems):
    page = f"{site.origin}/web/index.html"
    link = "rating-symbol=stars&rating-step=0.5&row-fill-color=%23ff0000&rating-value=2.5&theme-theme=dusk"
    browser.open(f"{page}#{link}")
    said = """() => {
      const { symbol, step, fillColor, value, theme } = document.querySelector("emoji-rate");
      return [symbol, step, fillColor, value, theme];
    }"""
    browser.wait("() => document.querySelector('emoji-rate').symbol === 'stars'")
    assert browser.evaluate(said) == ["stars", 0.5, "#ff0000", "2.5", "dusk"]
    browser.evaluate('() => document.querySelector("emoji-rate").focus()')
    browser.keyboard.press("ArrowRight")
    link = browser.wait('() => location.hash.includes("value=3") && location.href')
    # From elsewhere, it is the same.
    browser.open(f"{site.origin}/web/review.html")
    browser.open(link)
    browser.wait("() => document.querySelector('emoji-rate').symbol === 'stars'")
    assert browser.evaluate(said) == ["stars", 0.5, "#ff0000", "3", "dusk"]


def test_a_character_and_a_theme_are_chosen_by_their_pictures(browser, site, problems):
    browser.open(f"{site.origin}/web/index.html")
    browser.wait("() => document.querySelectorAll('.palette emoji-rate').length > 21")
    look = """() => {
      const { character, theme } = document.querySelector("#rating");
      return [character, theme];
    }"""
    for group, word in (("character-character", "bear"), ("theme-theme", "dusk")):
        center = browser.evaluate(
            """(group, word) => {
              const picture = document.querySelector(`input[name=${group}][value=${word}]`).parentElement;
              picture.scrollIntoView({ block: "center", behavior: "instant" });
              const { x, y, width, height } = picture.getBoundingClientRect();
              return [x + width / 2, y + height / 3];
            }""",
            group,
            word,
        )
        browser.mouse.click(*center)
    assert browser.evaluate(look) == ["bear", "dusk"]
    # And by the arrow keys.
    browser.keyboard.press("ArrowRight")
    assert browser.evaluate(look) == ["bear", "orchid"]
    markup = browser.evaluate("() => document.querySelector('#report').textContent")
    assert 'character="bear"' in markup and "--theme orchid" in markup


CLICK_COPY = """(index) => {
  const button = document.querySelectorAll("#report button")[index];
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

BLOCK = """(index) => {
  const block = document.querySelectorAll("#report .source")[index];
  return { code: block.querySelector("code").textContent, said: block.querySelector("[role=status]").textContent };
}"""


def copy(browser, index):
    """Clicks a Copy button, and gives its block of code once that has said something."""
    browser.mouse.click(*browser.evaluate(CLICK_COPY, index))
    return browser.wait(f"(index) => (({BLOCK})(index).said && ({BLOCK})(index))", index)


@pytest.mark.parametrize("index", [0, 1], ids=["markup", "command"])
def test_what_is_printed_can_be_copied(browser, playground, index):
    if browser.name != "chromium":
        browser.unsupported("nothing else gives leave to read the clipboard")
    browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    playground("#control-name=it's+%22mine%22&control-language=zh-Hans&face-extras=blush,crown")
    block = copy(browser, index)
    assert block["said"] == "Copied" and "zh-Hans" in block["code"]
    assert browser.evaluate("() => navigator.clipboard.readText()") == block["code"]


@pytest.mark.parametrize(
    "clipboard", ["undefined", "{ writeText: () => Promise.reject(new Error()) }"], ids=["none", "refused"]
)
def test_without_a_clipboard_it_is_selected_and_says_so(browser, playground, clipboard):
    playground()
    browser.evaluate(f'() => {{ Object.defineProperty(navigator, "clipboard", {{ value: {clipboard} }}) }}')
    block = copy(browser, 1)
    assert block["said"] == "Selected: copy it with the keyboard"
    assert browser.evaluate("() => getSelection().toString()") == block["code"]


# What differs from what the playground begins with, and the same for the command.
LOOKS = [
    ({"character-character": "sunny", "rating-value": ""}, {"character": "sunny"}),
    ({"character-character": "robot", "face-eyes": "heart", "face-paint": "radial", "document-background": "#00ff7f",
      "rating-step": "40", "rating-min": "-20", "rating-max": "100"},
     {"character": "robot", "eyes": "heart", "paint": "radial"}),
    ({"character-character": "cloud", "face-paint": "tint", "face-colors": "red,gold,#008"},
     {"character": "cloud", "paint": "tint", "colors": "red,gold,#008"}),
]  # fmt: skip

DOWNLOAD = """() => {
  const buttons = [...document.querySelectorAll("#report button")];
  const button = buttons.find(({ textContent }) => textContent === "Download drawing");
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return width && [x + width / 2, y + height / 2];
}"""


def rendered(document):
    """What librsvg draws of a document."""
    arguments = ["rsvg-convert", "--background-color=white"]
    drawn = subprocess.run(arguments, input=document, capture_output=True, check=True)
    return Image.open(io.BytesIO(drawn.stdout)).convert("RGB")


@pytest.mark.parametrize("link, look", LOOKS, ids=[look["character"] for _, look in LOOKS])
def test_the_drawing_that_is_downloaded_is_what_is_set_up(browser, playground, tmp_path, link, look):
    if browser.name != "chromium":
        browser.unsupported("what is downloaded is the same in all engines")
    playground("#" + urllib.parse.urlencode(link))
    browser.wait("(character) => document.querySelector('#rating').character === character", look["character"])
    with browser.page.expect_download() as saving:
        browser.mouse.click(*browser.evaluate(DOWNLOAD))
    assert saving.value.suggested_filename == f"{look['character']}.svg"
    file = tmp_path / "drawing.svg"
    saving.value.save_as(file)
    said = browser.evaluate("() => document.querySelector('#report .source:last-child [role=status]').textContent")
    assert said == f"{look['character']}.svg: {file.read_text().count('inkscape:groupmode')} layers"
    for value in ("0", "1.3", "2.75", "3.8", "5"):
        drawn = subprocess.run(
            [command.EMOJI_RATE, value, "--precision=2", "--drawing", file], capture_output=True, timeout=20, check=True
        )
        assert drawn.stderr == b""
        wanted = command.document(False, {"value": value, "precision": "2", **look})
        off = ImageChops.difference(rendered(drawn.stdout), rendered(wanted.encode()))
        most = [max(pixel) for pixel in off.get_flattened_data()]
        assert sum(part > 24 for part in most) < 0.01 * len(most), value


def test_a_drawing_is_offered_of_faces_alone(browser, playground):
    playground()
    assert browser.evaluate(DOWNLOAD)
    for symbol in ("stars", "hearts", "faces"):
        browser.evaluate(PRINTED, f"rating-symbol={symbol}")
        # The control may have another look before the page tells of it.
        browser.wait("() => document.querySelector('#report .source:last-child').hidden")
        assert not browser.evaluate(DOWNLOAD), symbol


def test_a_link_counts_though_the_one_before_it_is_kept_meanwhile(browser, playground):
    playground()
    browser.evaluate("() => { location.hash = 'rating-symbol=stars'; writeLink(); }")
    browser.wait("() => document.querySelector('#rating').getAttribute('symbol') === 'stars'")
