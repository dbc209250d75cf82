"""How the control looks: as the command's pictures, in the colours of a page and of a system, in motion."""

import itertools
import json

import command
import pytest
import server
from browser import in_page
from conftest import OUTPUT, ROOT
from PIL import Image

# Every 31st of 500 values, so that they are not those of keys.
VALUES = [round(value / 100, 2) for value in range(0, 501, 31)] + [5]

BLOBS = f"{server.POLICY}; img-src blob:"


DRAWINGS = ROOT / "Examples/Drawings"
# An arm that turns, a line that opens to a mouth, and files that paint the same shapes in another order.
SMALL = (["arm-147"], ["frown-to-open"], ["order-a", "order-b"])


def small(names):
    """Files of the small drawings with these names."""
    texts = (ROOT / "Tests/EmojiRateDrawingsTests/Drawings/small.txt").read_text().split("== ")
    files = dict(text.split("\n", 1) for text in texts[1:])
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name in names:
        (OUTPUT / f"{name}.svg").write_text(files[f"{name}.svg"])
    return ",".join(str(OUTPUT / f"{name}.svg") for name in names)


def drawn():
    """Whether it is a row, and its attributes. RecordedPictureTests has digests of these and more."""
    yield from ((False, {"character": name}) for name in command.output(["list", "characters"]).split()[::5])
    yield False, {"drawing": DRAWINGS / "cup.svg"}
    yield False, {"drawing": ",".join(str(DRAWINGS / f"avocado-{name}.svg") for name in ("sad", "ok", "happy"))}
    yield from ((False, {"drawing": small(names)}) for names in SMALL)
    yield from ((True, {"fill": rule, "count": 3}) for rule in ("exact", "half", "whole"))
    yield True, {"symbol": "heart"}
    yield True, {"symbol": "face", "character": "cat"}


@pytest.mark.once
def test_a_picture_is_drawn_as_the_command_draws_it(show):
    for row, attributes in drawn():
        words = ["stars"] * row + [f"--{name} {text}" for name, text in attributes.items()]
        control = show("<emoji-rate></emoji-rate>", " ".join(words), policy=BLOBS)
        documents = {str(value): command.document(row, attributes, ["--precision=3", str(value)]) for value in VALUES}
        assert control.run(in_page("differences"), documents) == {}, attributes


# A face of lines has their colour; a filled head, its features and its rim have one each; stars have two.
FILL, STROKE = "fill rgb(1, 2, 3)", "stroke rgb(4, 5, 6)"
INK = {"fill rgb(7, 8, 9)", "stroke rgb(7, 8, 9)"}
COLORED = {
    "": {STROKE},
    "--character cat": {FILL, STROKE, *INK},
    "--character sunny --rim-width 6": {FILL, STROKE, *INK},
    "stars": {FILL, STROKE},
    # The colour of a placeholder.
    "stars --fill-color red": {FILL, STROKE},
}


def test_custom_properties_color_it(browser, show, emulate):
    toggle = "(control, isOn) => control.classList.toggle('colored', isOn)"
    for look, colored in COLORED.items():
        control = show('<emoji-rate value="3.5"></emoji-rate>', look)
        before = control.run(in_page("paints"))
        control.run(toggle, True)
        after = set(control.run(in_page("paints")))
        assert after & {FILL, STROKE, *INK} == colored, look
        control.run(toggle, False)
        assert control.run(in_page("paints")) == before
    if browser.name == "webkitgtk":
        return
    emulate(forced_colors=True)
    for look, colored in COLORED.items():
        control = show('<emoji-rate value="3.5"></emoji-rate>', look)
        control.run(toggle, True)
        # A system's colours stay.
        assert not {FILL, STROKE, *INK} & set(control.run(in_page("paints"))), look


def test_a_page_styles_what_is_around_it(show):
    control = show('<emoji-rate value="3" class="colored"></emoji-rate>', "stars")
    looks = """(control) => {
      const style = (selector) => getComputedStyle(control.shadowRoot.querySelector(selector));
      const { width, height } = control.shadowRoot.querySelector("svg").getBoundingClientRect();
      return [style("[part=picture]").borderTopWidth, width, Math.round(height), getComputedStyle(control).backgroundColor];
    }"""
    assert control.run(looks) == ["3px", 126, 22, "rgb(1, 2, 3)"]
    control.press("Tab")
    outline = control.run("({ shadowRoot }) => getComputedStyle(shadowRoot.activeElement).outline")
    assert all(part in outline for part in ("5px", "dotted", "rgb(1, 2, 3)"))
    control.run("(control) => { control.className = '' }")
    assert control.run(looks) == ["0px", 252, 44, "rgba(0, 0, 0, 0)"]


@pytest.mark.once
def test_it_is_as_large_as_its_picture_wherever_it_stands(show):
    control = show("<div><emoji-rate></emoji-rate></div>", "stars")
    assert control.run(
        """(control) => ["grid", "flex", "block"].map((display) => {
          Object.assign(control.parentNode.style, { display, flexDirection: "column" });
          control.style.display = "block";
          return control.getBoundingClientRect().width;
        })"""
    ) == [252] * 3


@pytest.mark.once
def test_another_look_is_one_of_the_script(show):
    OUTPUT.mkdir(parents=True, exist_ok=True)
    (OUTPUT / "moon.json").write_text(json.dumps({"character": "cat"}))
    control = show('<emoji-rate value="3"></emoji-rate>', f"--look moon={OUTPUT}/moon.json")
    before = control.shown()
    for look, shown in [("Moon", "moon"), ("constructor", "default"), ("DEFAULT", "default")]:
        control.set("look", look)
        assert control.get("look") == shown
        assert (control.shown() == before) == (shown == "default")


@pytest.mark.parametrize("look", ["", "stars"])
def test_a_row_is_mirrored_and_a_face_is_not(show, look):
    control = show('<emoji-rate value="2" dir="rtl"></emoji-rate>', look)
    transform = "({ shadowRoot }) => getComputedStyle(shadowRoot.querySelector('svg')).transform"
    assert control.run(transform) == ("matrix(-1, 0, 0, 1, 0, 0)" if look else "none")
    control.set("dir", "ltr")
    assert control.run(transform) == "none"
    if look:
        control.set("rightToLeft", True)
        assert control.run(transform) == "matrix(-1, 0, 0, 1, 0, 0)"


HINT = "({ shadowRoot }) => getComputedStyle(shadowRoot.querySelector('#box'), '::after').content"


def test_a_face_without_a_rating_shows_that_it_can_be_moved(show):
    control = show("<emoji-rate></emoji-rate>")
    assert "‹" in control.run(HINT)
    for change in ("value = 3", "disabled = !control.clear()", "readOnly = !(control.disabled = false)"):
        control.run(f"(control) => {{ control.{change} }}")
        assert control.run(HINT) == "none"


# Motion

def film_a_click(browser, control):
    """The pictures that a click shows, one after the other, the one before it included."""
    control.run("(control) => watched.film(control)")
    browser.mouse.click(*control.box().at(0.9, 0.5))
    # A page that does something else leaves the animation, and so does the mouse.
    control.run("(control) => control.classList.toggle('other')")
    browser.mouse.move(*control.box().at(0.92, 0.5))
    control.wait_until_shown()
    browser.settle()
    return browser.evaluate("() => { watched.filming = false; return watched.pictures }")


@pytest.mark.own_page
def test_a_click_is_animated_unless_motion_is_reduced(browser, show, emulate):
    assert len(film_a_click(browser, show('<emoji-rate value="1"></emoji-rate>'))) > 5
    emulate(reduced_motion=True)
    control = show('<emoji-rate value="1"></emoji-rate>')
    assert len(film_a_click(browser, control)) == 2
    assert control.value == "4.5"


# Forced colours

def test_with_forced_colors_it_is_drawn_in_system_colors(show, emulate):
    emulate(forced_colors=True)
    for look in ["", "stars", "stars --symbol heart", "stars --symbol face", "--character professor", "--character mini", "--character cloud"]:
        for attributes in ('value="3"', 'value="3" disabled', 'value="3" readonly', ""):
            control = show(f'<emoji-rate label="Service" {attributes}></emoji-rate>', look)
            assert control.run(in_page("ownPaints")) == [], (look, attributes)
            assert control.run(in_page("paints"))


def symbol_color(picture, box, index):
    """The colour that most of a row's symbol has, apart from the page's."""
    left, top = round(box.x) + 52 * index, round(box.y)
    colors = picture.crop((left, top, left + 44, top + 44)).getcolors(44 * 44)
    page = picture.getpixel((2, picture.height - 3))
    return max((count, color) for count, color in colors if color != page)[1]


EARNED = ["", "--empty-color #ddd", "--symbol face", "--empty-color #ddd --stroke-width 0 --background #123"]


def test_with_forced_colors_what_is_earned_differs_from_what_is_not(browser, show, emulate, picture):
    emulate(forced_colors=True)
    for look, attributes in itertools.product(EARNED, ("", "disabled", 'dir="rtl"')):
        control = show(f'<emoji-rate value="2" label="Service" {attributes}></emoji-rate>', f"stars {look}")
        browser.settle()
        seen = Image.open(picture("forced-colors-row")).convert("RGB")
        box = control.box()
        # The ground is the page's.
        assert seen.getpixel((round(box.x) + 48, round(box.y) + 22)) == seen.getpixel((2, seen.height - 3))
        second, fourth = (3, 1) if "rtl" in attributes else (1, 3)
        assert symbol_color(seen, box, second) != symbol_color(seen, box, fourth), (look, attributes)


@pytest.mark.parametrize("look, ringed", [("", "#box"), ("stars", ":checked")])
def test_the_focus_ring_is_for_keys(browser, show, look, ringed):
    control = show('<emoji-rate value="3"></emoji-rate>', look)
    ring = "({ shadowRoot }, selector) => getComputedStyle(shadowRoot.querySelector(selector)).outline"
    browser.mouse.click(*control.box().at(0.5, 0.5))
    assert "solid" not in control.run(ring, ringed) or not look
    browser.evaluate("() => document.activeElement.blur()")
    control.run("(control) => control.before(document.createElement('button'))")
    browser.evaluate("() => document.querySelector('button').focus()")
    browser.keyboard.press("Tab")
    # Its contrast is 4.5 on white, and 4.2 on #111.
    assert all(part in control.run(ring, ringed) for part in ("3px", "solid", "rgb(26, 115, 232)"))
