"""The playground: the commands that it prints give the picture that it shows and the script that it records."""

import os
import subprocess
import urllib.parse

import command
import pytest

pytestmark = pytest.mark.usefixtures("playground")

# What differs from what the playground begins with, by the fields.
STATES = [
    {},
    {"rating-value": ""},
    {"rating-value": "", "control-language": "uk"},
    {"rating-value": "-1.5", "rating-minimum": "-2", "rating-maximum": "8", "control-direction": "vertical"},
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
    {"rating-symbol": "hearts", "rating-value": "7", "rating-maximum": "10", "row-layout": "cells", "row-cells": "300x60",
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
    const [control, markup, command] = [...document.querySelectorAll("#report code")].map((code) => code.textContent);
    resolve({ markup, command, control, picture: shown, link: location.hash.slice(1) });
  }), { once: true }));
}"""

SCRIPT = '<script defer src="rating.js"></script>\n'
TRIED = """() => document.querySelector("#rating")?.matches(":defined")"""


@pytest.fixture
def demo(browser, site, problems):
    """Opens the playground with what stands behind its address, and waits until its control is recorded."""

    def demo(link="", until=TRIED):
        browser.mouse.move(1, 1)
        browser.open(f"{site.origin}/web/index.html{link}")
        browser.wait(until)

    return demo


@pytest.fixture
def environment(tmp_path):
    (tmp_path / "emoji-rate").symlink_to(os.path.abspath(command.EMOJI_RATE))
    return os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}


@pytest.mark.once
def test_what_is_printed_gives_what_is_shown_and_the_link_keeps_it(browser, demo, environment):
    demo(until="() => document.querySelector('#surface svg') !== null")
    pictures = set()
    # From one to another, so that none keeps anything of the one before.
    for state in STATES[1:] + STATES[:1]:
        printed = browser.evaluate(PRINTED, urllib.parse.urlencode(state))
        assert dict(urllib.parse.parse_qsl(printed["link"], keep_blank_values=True)) == state
        result = subprocess.run(["sh", "-c", printed["command"]], env=environment, capture_output=True, timeout=20)
        # The command says no language of a title, which is what it has for what nobody has rated.
        title_only = printed["picture"].replace(' lang="uk"', "") if "--title" in printed["command"] else ""
        assert (result.stderr, result.stdout.decode()) == (b"", title_only or printed["picture"]), printed["command"]
        assert printed["markup"].startswith(SCRIPT)
        # Options that nobody set are not printed.
        assert ("--line-width" in printed["command"]) == any("line-width" in name for name in state)
        pictures.add(printed["picture"])
    assert len(pictures) == len(STATES)


def test_the_picture_is_there_at_once_and_the_control_takes_its_place(browser, demo):
    demo(until="() => document.querySelector('#surface svg') !== null")
    box = """() => {
      const { x, y, width, height } = document.querySelector("#surface").firstChild.getBoundingClientRect();
      return [x, y, width, height];
    }"""
    before = browser.evaluate(box)
    assert browser.evaluate("() => document.querySelector('#recording').textContent") == "Recording the control …"
    browser.wait(TRIED)
    assert browser.evaluate(box) == pytest.approx(before, abs=0.1)
    assert browser.evaluate("() => document.querySelector('#recording').textContent") == ""
    # And while the next one is recorded.
    browser.evaluate("() => { location.hash = 'theme-theme=dusk' }")
    browser.wait("() => document.querySelector('#surface > svg') !== null")
    browser.wait(TRIED)
    assert browser.evaluate(box) == pytest.approx(before, abs=0.1)


def test_the_control_rates_and_the_link_keeps_the_rating(browser, demo, site):
    link = "#rating-symbol=stars&rating-step=0.5&row-fill-color=%23ff0000&rating-value=2.5&theme-theme=dusk"
    demo(link)
    value = "() => document.querySelector('#rating').value"
    assert browser.evaluate(value) == "2.5"
    browser.evaluate("() => document.querySelector('#rating').focus()")
    browser.keyboard.press("ArrowRight")
    link = browser.wait("() => location.hash.includes('value=3&') && location.hash")
    assert browser.evaluate("() => document.querySelector('#events').textContent") == "input 3change 3"
    # From elsewhere, it is the same.
    browser.open(f"{site.origin}/web/review.html")
    demo(link)
    assert browser.evaluate(value) == "3"
    assert "fill-color '#ff0000'" in browser.evaluate("() => document.querySelector('#report').textContent")


def test_a_row_of_whole_symbols_has_radio_buttons_unless_a_slider_is_chosen(browser, demo):
    link = "#rating-symbol=stars&rating-value=2&rating-step=1"
    inputs = "() => [...document.querySelector('#rating').shadowRoot.querySelectorAll('input')].map(({ type }) => type)"
    demo(link)
    assert browser.evaluate(inputs) == ["radio"] * 5
    demo(f"{link}&control-mode=slider")
    assert browser.evaluate(inputs) == ["range"]
    assert 'mode="slider"' in browser.evaluate("() => document.querySelector('#report').textContent")


def test_the_label_names_the_control_and_attributes_need_no_recording(browser, demo):
    demo("#control-required=on&rating-value=")
    assert browser.evaluate("() => document.querySelector('#rating').labels[0].textContent") == "Your rating"
    assert browser.evaluate("() => document.querySelector('#validity').textContent") != "yes"
    browser.evaluate("""() => {
      window.before = document.querySelector("#rating");
      document.querySelector("#control-required").click();
      document.querySelector("#control-readonly").click();
    }""")
    assert browser.evaluate("""() => {
      const rating = document.querySelector("#rating");
      return [rating === before, rating.hasAttribute("required"), rating.hasAttribute("readonly")];
    }""") == [True, False, True]


def test_a_character_and_a_theme_are_chosen_by_their_pictures(browser, demo):
    demo()
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
    printed = "() => document.querySelector('#report code').textContent"
    browser.wait(f"() => ({printed})().includes('--character bear') && ({printed})().includes('--theme dusk')")
    # And by the arrow keys.
    browser.keyboard.press("ArrowRight")
    browser.wait(f"() => ({printed})().includes('--theme orchid')")


CLICK_COPY = """(index) => {
  const button = document.querySelectorAll("#report .source")[index].querySelector("button");
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


@pytest.mark.parametrize("index, part", [(0, "zh-Hans"), (1, "it's &quot;mine&quot;")], ids=["control", "markup"])
def test_what_is_printed_can_be_copied(browser, demo, index, part):
    if browser.name != "chromium":
        browser.unsupported("nothing else gives leave to read the clipboard")
    browser.context.grant_permissions(["clipboard-read", "clipboard-write"])
    demo("#control-name=it's+%22mine%22&control-language=zh-Hans&face-extras=blush,crown")
    block = copy(browser, index)
    assert block["said"] == "Copied" and part in block["code"]
    assert browser.evaluate("() => navigator.clipboard.readText()") == block["code"]


@pytest.mark.parametrize(
    "clipboard", ["undefined", "{ writeText: () => Promise.reject(new Error()) }"], ids=["none", "refused"]
)
def test_without_a_clipboard_it_is_selected_and_says_so(browser, demo, clipboard):
    demo()
    browser.evaluate(f'() => {{ Object.defineProperty(navigator, "clipboard", {{ value: {clipboard} }}) }}')
    block = copy(browser, 1)
    assert block["said"] == "Selected: copy it with the keyboard"
    assert browser.evaluate("() => getSelection().toString()") == block["code"]


# What a script is made for, with what only a control has.
SCRIPTS = [
    *STATES[1::5],
    {"character-character": "cat", "theme-theme": "dusk", "control-words": "Bad,\"O'k\",Größe <5>", "control-language": "de"},
    {"rating-symbol": "stars", "rating-step": "0.5", "rating-fill": "half", "control-language": "pt-AO",
     "row-line-width": "3.5", "document-background": "#ffeedd"},
]  # fmt: skip


@pytest.mark.once
def test_the_script_that_is_downloaded_is_what_its_command_writes(browser, demo, environment, tmp_path):
    demo()
    for state in SCRIPTS:
        printed = browser.evaluate(PRINTED, urllib.parse.urlencode(state))["control"]
        with browser.page.expect_download() as saving:
            # It waits until the button is enabled, which it is once the control is recorded.
            browser.page.get_by_role("button", name="Download rating.js").click()
        assert saving.value.suggested_filename == "rating.js"
        subprocess.run(["sh", "-c", printed], cwd=tmp_path, env=environment, timeout=60, check=True)
        assert saving.value.path().read_bytes() == (tmp_path / "rating.js").read_bytes(), printed


@pytest.mark.parametrize("option", ["face-eyes=hearts", "face-colors=red,blu", "control-language=de,en"])
def test_an_option_that_is_not_allowed_is_named(browser, demo, option):
    demo()
    browser.evaluate("(link) => { location.hash = link }", option)
    name, text = option.partition("-")[2].split("=")
    sentence = f"No picture: --{name} {text} is not allowed"
    browser.wait("(sentence) => document.querySelector('#recording').textContent === sentence", sentence)
    # And the next one is shown.
    browser.evaluate("() => { location.hash = 'theme-theme=dusk' }")
    browser.wait(TRIED)


def test_a_link_counts_though_the_one_before_it_is_kept_meanwhile(browser, demo):
    demo()
    browser.evaluate("() => { location.hash = 'rating-symbol=stars'; writeLink(); }")
    browser.wait("() => document.querySelector('#report code').textContent.includes('control stars')")


def test_without_its_module_the_playground_says_so(browser, demo, site):
    site.made["/web/recorder.wasm"] = (b"", "", "text/plain")
    try:
        demo(until="() => document.querySelector('#failure').textContent.includes('cannot start')")
    finally:
        del site.made["/web/recorder.wasm"]
