"""Attributes and properties: the same parameters, clamped as the command clamps them."""

import command
import pytest

# Property, what is set, what it is then, and the command's options for the same picture.
FACE = [
    ("lineWidth", 99, 20, ["--line-width", "20"]),
    ("lineWidth", -1, 0.5, ["--line-width", "0.5"]),
    ("lineWidth", 7.5, 7.5, ["--line-width", "7.5"]),
    ("mouthWidth", 2, 0.7, ["--mouth-width", "0.7"]),
    ("lipWidth", 0, 0.2, ["--lip-width", "0.2"]),
    ("mouthPosition", 1, 0.5, ["--mouth-position", "0.5"]),
    ("eyeWidth", 0, 0.1, ["--eye-width", "0.1"]),
    ("eyePosition", 1, 0.8, ["--eye-position", "0.8"]),
    ("noEyes", True, True, ["--no-eyes"]),
    ("lowColor", "crimson", "crimson", ["--low-color", "crimson"]),
    ("highColor", "#0a0", "#0a0", ["--high-color", "#0a0"]),
    ("huePath", "shorter", "shorter", ["--hue-path", "shorter"]),
    ("color", "hsb(200 50% 50%)", "hsb(200 50% 50%)", ["--color", "hsb(200 50% 50%)"]),
    ("background", "white", "white", ["--background", "white"]),
    ("size", 99999, 10000, ["--size", "10000"]),
    ("size", 48, 48, ["--size", "48"]),
    ("precision", 9, 6, ["--precision", "6"]),
    ("max", 10, 10, ["--maximum", "10"]),
    ("language", "zh-Hans", "zh-Hans", ["--language", "zh-Hans"]),
]
ROW = [
    ("count", 1000, 100, ["--count", "100"]),
    ("count", 7, 7, ["--count", "7"]),
    ("fill", "half", "half", ["--fill", "half"]),
    ("fill", "whole", "whole", ["--fill", "whole"]),
    ("starSize", 20, 20, ["--star-size", "20"]),
    ("spacing", 0, 0, ["--spacing", "0"]),
    ("width", 400, 400, ["--width", "400"]),
    ("cells", "200x40", "200x40", ["--cells", "200x40"]),
    ("fillColor", "gold", "gold", ["--fill-color", "gold"]),
    ("emptyColor", "#eee", "#eee", ["--empty-color", "#eee"]),
    ("strokeColor", "rgb(1 2 3)", "rgb(1 2 3)", ["--stroke-color", "rgb(1 2 3)"]),
    ("lineWidth", 0, 0, ["--line-width", "0"]),
    ("lineWidth", 99, 20, ["--line-width", "20"]),
    ("rightToLeft", True, True, ["--right-to-left"]),
]


def drawn(control, names, text):
    """The documents with each of these attributes in turn, which says this text."""
    return control.run(
        """(control, names, text) => names.map((name) => {
          control.setAttribute(name, text);
          const { svg } = control;
          control.removeAttribute(name);
          return svg;
        })""",
        names,
        text,
    )


ROW_COLORS = ["fill-color", "stroke-color", "empty-color", "background"]
FACE_COLORS = ["color", "low-color", "high-color", "background"]


@pytest.mark.parametrize(
    "color, read",
    [
        ("currentcolor", "currentColor"),
        (" CurrentColor ", "currentColor"),
        ("RebeccaPurple", "#639"),
        ("rgb(1 2 3 / 40%)", "rgb(1 2 3 / 40%)"),
        ("hwb(120 10% 10%)", "#1ae61a"),
        ("oklch(60% 0.2 30)", "#de3e2d"),
        ("lab(50% 40 30)", "#bb5846"),
        ("color(display-p3 1 0 0)", "#f00"),
        ("color-mix(in srgb, #f00, #00f)", "#800080"),
        # What depends on the surroundings.
        ("var(--x, rgb(1 2 3))", "#010203"),
        ("CanvasText", "#000"),
        # What is no colour: the default.
        ("inherit", None),
        ("revert", None),
        ("var(--x)", None),
        ("oklch(60%)", None),
        ("url(x)", None),
    ],
)
def test_a_color_is_read_as_the_browser_reads_it(show, color, read):
    control = show('<emoji-rate value="3.2"></emoji-rate>')
    for symbol, names in (("face", FACE_COLORS), ("stars", ROW_COLORS)):
        control.set("symbol", symbol)
        for name, svg in zip(names, drawn(control, names, color), strict=True):
            # The ends of a range are colours of their own.
            is_default = not read or read == "currentColor" and name in ("low-color", "high-color")
            arguments = [] if is_default else [f"--{name}", read]
            assert svg == command.document(symbol == "stars", {"value": "3.2"}, arguments), name


def test_the_color_of_the_text_is_followed(browser, show):
    control = show('<emoji-rate symbol="stars" value="5" fill-color="currentcolor"></emoji-rate>')
    control.run('(control) => { control.style.color = "rgb(1, 2, 3)" }')
    path = 'getComputedStyle(control.shadowRoot.querySelector("path")).fill'
    assert control.run(f"(control) => {path}") == "rgb(1, 2, 3)"


def attribute_of(name):
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


def check(control, row, cases):
    for name, given, read, arguments in cases:
        expected = command.document(row, {"value": "3.2"}, arguments)
        # As a property.
        control.set(name, given)
        assert control.get(name) == read, name
        assert control.svg == expected, name
        # As an attribute, which the property reflects in.
        attribute = attribute_of(name)
        reflected = control.attribute(attribute)
        assert reflected is not None, name
        control.set_attribute(attribute, None)
        assert control.svg == command.document(row, {"value": "3.2"}, []), name
        control.set_attribute(attribute, "" if given is True else str(given))
        assert control.get(name) == read, name
        assert control.svg == expected, name
        control.set_attribute(attribute, None)


@pytest.mark.once
def test_the_parameters_of_a_face_are_clamped_as_the_commands(show):
    check(show('<emoji-rate value="3.2"></emoji-rate>'), False, FACE)


@pytest.mark.once
def test_the_parameters_of_a_row_are_clamped_as_the_commands(show):
    check(show('<emoji-rate symbol="stars" value="3.2"></emoji-rate>'), True, ROW)


@pytest.mark.parametrize(
    "markup, row, attributes",
    [
        ('<emoji-rate value="3.2"></emoji-rate>', False,
         "low-color high-color hue-path color background line-width mouth-width size precision sensitivity "
         "direction min max step language"),
        ('<emoji-rate value="3.2" symbol="stars"></emoji-rate>', True,
         "fill-color empty-color stroke-color background count fill touch star-size spacing width height margin "
         "minimum-star-size cells line-width"),
    ],
)  # fmt: skip
@pytest.mark.once
def test_nonsense_is_the_default_and_never_markup(show, markup, row, attributes):
    control = show(markup)
    before = command.document(row, {"value": "3.2"}, [])
    for text in ["", "nonsense", '"><script>boom()</script>', "NaN", "1e999", "url(x)"]:
        for name, svg in zip(attributes.split(), drawn(control, attributes.split(), text), strict=True):
            # A number beyond all others is the nearest allowed one: nothing to compare with here.
            is_number = text == "1e999" and name not in ("low-color", "high-color", "color")
            assert svg.startswith("<svg ") if is_number else svg == before, (name, text)
    assert control.svg == before
    assert control.run('(control) => control.shadowRoot.querySelectorAll("script").length') == 0


def test_markup_in_texts_stays_text(browser, show):
    control = show('<emoji-rate value="3"></emoji-rate>')
    text = '<img src=x onerror="boom()">'
    for name in ("name", "aria-label", "value", "background", "cells", "symbol"):
        control.set_attribute(name, text)
    control.run("(control, text) => { control.value = text }", text)
    assert control.run('(control) => control.shadowRoot.querySelectorAll("img, script").length') == 0


@pytest.mark.parametrize(
    "attributes, given, value, number",
    [
        ("", "3.2", "3.2", 3.2),
        ("", 3.2, "3.2", 3.2),
        ("", 9, "5", 5),
        ("", -1, "0", 0),
        ("", "", "", None),
        ("", None, "", None),
        ("", "many", "", None),
        ('step="0.5"', 3.3, "3.5", 3.5),
        ('min="2" max="4"', 1, "2", 2),
        ('symbol="stars" count="10"', 7, "7", 7),
    ],
)
@pytest.mark.once
def test_a_value_is_clamped_and_stepped(show, attributes, given, value, number):
    control = show(f'<emoji-rate value="1" {attributes}></emoji-rate>')
    control.set("value", given)
    assert control.value == value
    assert control.get("valueAsNumber") == number  # NaN comes as nothing.


@pytest.mark.parametrize("text", ["0x3", "true", "+3", "3.", "Infinity", "1e999", "-1e999", "1_0", "３"])
def test_what_is_no_number_of_html_is_no_rating(show, text):
    control = show(f'<emoji-rate value="{text}"></emoji-rate>')
    assert control.value == ""
    control.set("value", "4")
    control.set("value", text)
    assert control.value == ""


@pytest.mark.once
def test_a_mode_is_a_known_word(show):
    control = show("<emoji-rate></emoji-rate>")
    for given, mode in ("radio", "radio"), ("", "slider"), ("nonsense", "slider"):
        control.set_attribute("mode", given)
        assert control.get("mode") == mode


@pytest.mark.parametrize("attributes", ["", 'symbol="stars" mode="radio" step="1"'])
@pytest.mark.own_page
def test_a_control_takes_the_focus_of_the_page(show, attributes):
    control = show(f"<emoji-rate autofocus {attributes}></emoji-rate>")
    control.wait("(control) => document.activeElement === control")


@pytest.mark.once
def test_a_control_says_what_it_is(show):
    control = show('<emoji-rate name="rating"></emoji-rate>')
    assert control.run("(control) => [control.type, control.name, control.form, control.value]") == [
        "emoji-rate", "rating", None, "",
    ]  # fmt: skip


@pytest.mark.once
def test_booleans_are_reflected(show):
    control = show("<emoji-rate></emoji-rate>")
    for name in ("disabled", "readOnly", "required", "clearable", "noEyes", "rightToLeft"):
        attribute = name.lower() if name == "readOnly" else attribute_of(name)
        assert control.get(name) is False
        control.set(name, True)
        assert control.attribute(attribute) == ""
        control.set(name, False)
        assert control.attribute(attribute) is None
        control.set_attribute(attribute, "")
        assert control.get(name) is True


@pytest.mark.parametrize(
    "attributes, call, value",
    [
        ('value="3"', "clear()", ""),
        ('value="3"', "stepUp()", "3.5"),
        ('value="3"', "stepUp(3)", "4.5"),
        ('value="3"', "stepDown(2)", "2"),
        ('value="3"', "stepUp(-1)", "2.5"),
        ('value="3"', "stepDown(-1)", "3.5"),
        ('value="3"', "stepUp(0)", "3"),
        ('value="3"', "stepUp(1.9)", "3.5"),
        ('value="3"', "stepUp(1e9)", "5"),
        ('value="3"', 'stepUp("many")', "3"),
        ('value="3" readonly', "stepUp()", "3.5"),
        ('value="3" disabled', "stepDown()", "2.5"),
    ],
)
@pytest.mark.once
def test_stepping_is_as_of_a_native_control(browser, show, attributes, call, value):
    control = show(f'<emoji-rate step="0.5" {attributes}></emoji-rate>')
    control.run(f"(control) => control.{call}")
    assert control.value == value
    assert control.event_types() == []
    # A person is kept from it as before.
    if attributes != 'value="3"':
        browser.mouse.click(*control.box().at(0.5, 0.2))
        assert control.value == value


def test_properties_set_before_the_upgrade_are_kept(browser, show):
    control = show("<emoji-rate></emoji-rate>", element=False, upgraded=False)
    control.run('(control) => { control.value = "7"; control.lowColor = "red"; control.max = 8 }')
    browser.evaluate('() => watched.load("/web/emoji-rate-live.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    # In whatever order they were set.
    assert control.value == "7"
    assert control.svg == command.document(False, {"value": "7"}, ["--low-color", "red", "--maximum", "8"])


def test_properties_of_other_scripts_are_left_alone(browser, show):
    control = show("<emoji-rate></emoji-rate>", element=False, upgraded=False)
    control.run("""(control) => {
      Object.defineProperty(control, "theirs", { value: "kept", enumerable: true });
      control.value = "4";
    }""")
    browser.evaluate('() => watched.load("/web/emoji-rate-live.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    assert control.value == "4"
    assert control.get("theirs") == "kept"
    control.wait_until_shown()


@pytest.mark.parametrize(
    "around", ["<section>{}</section>", '<section><template shadowrootmode="open">{}</template></section>']
)
@pytest.mark.own_page
def test_the_direction_of_what_is_around_is_followed_at_once(browser, show, around):
    show(around.format('<emoji-rate symbol="stars" value="2"></emoji-rate>'))
    picture = """() => {
      const section = document.querySelector("section");
      return (section.shadowRoot ?? section).querySelector("emoji-rate").shadowRoot
        .querySelector("path").getAttribute("d");
    }"""
    before = browser.evaluate(picture)
    turn = '(dir) => { document.querySelector("section").dir = dir }'
    browser.evaluate(turn, "rtl")
    browser.settle()
    assert browser.evaluate(picture) != before
    browser.evaluate(turn, "ltr")
    browser.settle()
    assert browser.evaluate(picture) == before


@pytest.mark.once
def test_changing_the_symbol_draws_the_other(show):
    control = show('<emoji-rate value="3.2"></emoji-rate>')
    control.set("symbol", "stars")
    assert control.svg == command.document(True, {"value": "3.2"}, [])
    assert control.attribute("aria-valuetext") == "3.2 out of 5 stars"
    control.set("symbol", "face")
    assert control.svg == command.document(False, {"value": "3.2"}, [])
    control.wait_until_shown()


@pytest.mark.once
def test_changing_the_symbol_changes_the_rules_and_keeps_the_rating(show):
    control = show('<emoji-rate value="2" max="10" step="1" direction="vertical" sensitivity="99"></emoji-rate>')
    for symbol, orientation in (("stars", "horizontal"), ("face", "vertical")):
        control.set("symbol", symbol)
        assert control.attribute("aria-orientation") == orientation
        assert control.value == "2"
        # An attribute of the other kind of picture is read back too.
        said = [control.get(name) for name in ("touch", "direction", "sensitivity", "min", "max", "step")]
        assert said == ["half", "vertical", 10, 0, 10, 1]
    control.set("symbol", "hearts")
    control.run("(control) => control.clear()")
    assert control.attribute("aria-valuetext") == "Not rated"
    control.run("(control) => control.stepUp(2)")
    assert control.value == "2"


@pytest.mark.once
def test_a_face_that_is_not_rated_is_grey(show):
    control = show("<emoji-rate></emoji-rate>")
    arguments = ["--color", "hsb(0 0% 58%)", "--title", "Not rated"]
    assert control.svg == command.document(False, {"value": "2.5"}, arguments)


@pytest.mark.once
def test_a_row_that_is_not_rated_is_empty(show):
    control = show('<emoji-rate symbol="stars"></emoji-rate>')
    assert control.svg == command.document(True, {"value": "0"}, [])
