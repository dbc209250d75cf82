"""The playground: the command and the markup that it prints give the picture that it shows."""

import os
import subprocess
import urllib.parse

import command
import pytest
from test_documentation import SHOWN

# What differs from what the playground begins with, by the controls.
STATES = [
    {},
    {"rating-value": ""},
    {"rating-value": "", "control-language": "uk"},
    {"rating-value": "-1.5", "rating-min": "-2", "rating-max": "8", "control-direction": "vertical"},
    {"rating-value": "2.5", "rating-step": "0.5", "control-language": "fr", "control-name": "it's \"mine\" & <yours>"},
    {"character-character": "classic", "face-low-color": "#102030", "face-high-color": "#a0b0c0",
     "face-hue-path": "shorter", "face-eyes": "none", "document-background": "#00ff7f", "document-precision": "4"},
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
     "face-low-color": "#102030", "face-eyes": "none"},
    {"rating-symbol": "faces", "rating-value": "5", "character-character": "bear", "face-morph": "0.5",
     "face-color": "#6a5acd"},
]  # fmt: skip

# What is printed, what is shown, and the link.
PRINTED = """(link) => {
  location.hash = link;
  return new Promise((resolve) => addEventListener("hashchange", () => setTimeout(() => {
    writeLink();
    const [markup, command, control] = [...document.querySelectorAll("#report code")].map((code) => code.textContent);
    resolve({ markup, command, control, picture: document.querySelector("#rating").svg, link: location.hash.slice(1) });
  }), { once: true }));
}"""

SCRIPT = '<script defer src="emoji-rate-live.js"></script>\n'


@pytest.fixture
def playground(browser, site, problems):
    """Opens the playground with what stands behind its address."""

    def playground(link=""):
        browser.mouse.move(1, 1)
        browser.open(f"{site.origin}/web/index.html{link}")
        browser.wait('() => customElements.get("emoji-rate") && document.querySelector("#report button") !== null')
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


# What a script is made for, with what only a control has.
SCRIPTS = [
    *STATES[1::2],
    {"character-character": "cat", "theme-theme": "dusk", "control-words": "Bad,\"O'k\",Größe <5>", "control-language": "de"},
    {"rating-symbol": "stars", "rating-step": "0.5", "rating-fill": "half", "control-language": "pt-AO",
     "row-line-width": "3.5", "document-background": "#ffeedd"},
]  # fmt: skip


def test_the_script_that_is_downloaded_is_what_its_command_writes(browser, playground, tmp_path):
    if browser.name != "chromium":
        browser.unsupported("what is downloaded is the same in all engines")
    (tmp_path / "emoji-rate").symlink_to(os.path.abspath(command.EMOJI_RATE))
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    playground()
    for state in SCRIPTS:
        printed = browser.evaluate(PRINTED, urllib.parse.urlencode(state))["control"]
        with browser.page.expect_download() as saving:
            # It waits until the button stays in its place: a new picture moves it.
            browser.page.get_by_role("button", name="Download rating.js").click()
        assert saving.value.suggested_filename == "rating.js"
        subprocess.run(["sh", "-c", printed], cwd=tmp_path, env=environment, timeout=20, check=True)
        assert saving.value.path().read_bytes() == (tmp_path / "rating.js").read_bytes(), printed


def test_a_script_that_cannot_be_made_says_why(browser, playground):
    playground()
    refused = "(kind, options) => scriptOf(kind, options).then(() => '', ({ message }) => message)"
    for name, text in [("eyes", "hearts"), ("cells", "1.2.3x50"), ("colors", "red,blu"), ("language", "de,en")]:
        script = f"(option) => ({refused})('stars', [['symbol', 'face'], option])"
        assert browser.evaluate(script, [name, text]) == f"--{name} {text} is not allowed"


def test_a_link_counts_though_the_one_before_it_is_kept_meanwhile(browser, playground):
    playground()
    browser.evaluate("() => { location.hash = 'rating-symbol=stars'; writeLink(); }")
    browser.wait("() => document.querySelector('#rating').getAttribute('symbol') === 'stars'")
