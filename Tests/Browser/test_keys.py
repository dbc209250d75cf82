"""Keys: those of native ranges and radio buttons, and what the control adds."""

import pytest
from browser import in_page

# Of each look: the attributes, the value before, and for every key the value after.
KEYS = {
    "": [
        ("", "2.5", {"ArrowRight": "2.6", "ArrowUp": "2.6", "ArrowLeft": "2.4", "ArrowDown": "2.4", "Home": "0", "End": "5"}),
        # From a value between two steps, to the next ones.
        ("", "3.94", {"ArrowRight": "4", "ArrowDown": "3.8", "End": "5", "Home": "0"}),
        ("", "4.98", {"ArrowUp": "5"}),
        ('step="0.5"', "2.5", {"ArrowRight": "3", "ArrowLeft": "2"}),
        ('step="2"', "4", {"ArrowRight": "4", "End": "4", "ArrowLeft": "2"}),
        # Without a rating, keys go on from what shows.
        ("", "", {"ArrowRight": "2.6", "Home": "0", "End": "5", " ": "2.5"}),
        ('dir="rtl" direction="vertical"', "2", {"ArrowUp": "2.1", "ArrowDown": "1.9"}),
    ],
    "stars --fill half": [
        ("", "3", {"ArrowRight": "3.5", "ArrowDown": "2.5", "Home": "", "End": "5"}),
        ("", "", {"ArrowRight": "0.5", "ArrowLeft": "", "End": "5"}),
        ('touch="exact"', "3", {"ArrowRight": "3.1", "ArrowDown": "2.9"}),
    ],
    "stars": [
        ("", "3", {"ArrowRight": "4", "ArrowUp": "2", "ArrowLeft": "2", "ArrowDown": "4", " ": "3", "End": "3"}),
        # The first key gives the first star.
        ("", "", {"ArrowRight": "1", "ArrowDown": "1"}),
        ('dir="rtl"', "", {"ArrowLeft": "1"}),
    ],
}


@pytest.mark.parametrize("look", ["", "stars --fill half", "stars"])
def test_every_key_rates(show, look):
    for attributes, before, keys in KEYS[look]:
        control = show(f"<emoji-rate {attributes}></emoji-rate>", look)
        for key, after in keys.items():
            control.set("value", before)
            control.run("(control) => { document.activeElement.blur(); control.focus() }")
            control.events()
            control.press(key)
            assert control.events() == ([] if after == before else [("input", after), ("change", after)]), (before, key)
            assert control.value == after, (before, key)


@pytest.mark.parametrize("look", ["", "stars --fill half", "stars"])
def test_tab_reaches_it_once_and_modifiers_are_left_alone(browser, show, look):
    control = show('<button id="before">x</button><emoji-rate value="3"></emoji-rate><button id="after">x</button>', look)
    browser.evaluate('() => document.querySelector("#before").focus()')
    control.press("Tab")
    assert control.has_focus()
    assert control.run("({ shadowRoot }) => shadowRoot.activeElement.value") == "3"
    for modifier in ("Control", "Alt", "Meta"):
        control.press(modifier, "Delete")
    assert (control.value, control.events()) == ("3", [])
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
    control.press("Shift", "Tab")
    assert control.has_focus()


@pytest.mark.parametrize("look", ["", "stars"])
def test_delete_clears_what_is_clearable_alone(show, look):
    for attribute, value, events in ("", "3", []), ("clearable", "", [("input", ""), ("change", "")]):
        for key in ("Delete", "Backspace"):
            control = show(f'<emoji-rate value="3" {attribute}></emoji-rate>', look)
            control.focus()
            control.press(key)
            assert (control.value, control.events()) == (value, events)
            assert control.has_focus()


@pytest.mark.parametrize("look", ["", "stars --fill half", "stars"])
def test_keys_turn_around_as_those_of_a_native_input_there(browser, show, look):
    for own, page, way in [('dir="rtl"', "", "rtl"), ("", ' dir="rtl"', "rtl"), ("right-to-left", "", "rtl"), ('class="turned"', "", "ltr")]:
        control = show(f'<emoji-rate value="2" {own}></emoji-rate><p></p>', look, attributes=page)
        browser.evaluate(in_page("addNative"), "radio" if look == "stars" else "range", way)
        browser.keyboard.press("ArrowLeft")
        is_raised = browser.evaluate("() => document.activeElement.value === '3'")
        control.focus()
        control.press("ArrowLeft")
        assert (float(control.value) > 2) == is_raised, own or page


@pytest.mark.parametrize("look", ["", "stars"])
@pytest.mark.parametrize("attribute", ["readonly", "disabled"])
def test_what_is_readonly_or_disabled_takes_no_focus_and_no_key(browser, show, look, attribute):
    control = show(f'<emoji-rate value="3" {attribute}></emoji-rate><button id="after">x</button>', look)
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
    control.focus()
    control.press("ArrowUp")
    assert (control.value, control.events()) == ("3", [])


def test_a_key_that_rates_does_not_scroll(browser, show):
    control = show('<emoji-rate value="2"></emoji-rate>', attributes=' class="tall"')
    browser.evaluate("() => scrollTo(0, 30)")
    control.run("(control) => control.focus({ preventScroll: true })")
    for key, value in [("ArrowDown", "1.9"), ("End", "5"), ("Home", "0")]:
        control.press(key)
        control.wait("(control, value) => control.value === value", value)
    browser.settle()
    assert browser.evaluate("() => scrollY") == 30


def test_the_focus_goes_with_what_is_checked(browser, show):
    control = show('<emoji-rate value="1"></emoji-rate>', "stars")
    focused = "({ shadowRoot }) => shadowRoot.activeElement?.value"
    box = control.box()
    browser.mouse.move(box.x + 20, box.y + 20)
    browser.mouse.down()
    for star in (1, 3):
        browser.mouse.move(box.x + 52 * star + 20, box.y + 20)
        control.wait("(control, value) => control.value === value", str(star + 1))
        assert control.run(focused) == str(star + 1)
    browser.mouse.up()
    control.press("ArrowRight")
    assert control.value == control.run(focused) == "5"


@pytest.mark.once
def test_a_scale_is_a_native_ranges(show):
    """A range of the browser clamps and rounds, and so does the control."""
    control = show("<emoji-rate></emoji-rate>")
    for scale, *values in [
        ({}, ("9", "5"), ("-1", "0"), ("3.14159", "3.14159"), ("3,5", ""), ("", ""), (" 3", ""), ("1e400", ""), ("1e0", "1")),
        ({"step": "0.5"}, ("3.3", "3.5"), ("3.25", "3.5"), ("0.2", "0")),
        ({"step": "2"}, ("5", "4"), ("3", "4")),
        ({"min": "1", "step": "3"}, ("5", "4"), ("-3", "1")),
        ({"min": "9"}, ("1", "9"), ("99", "10")),
        ({"step": "0.1"}, ("0.30000000000000004", "0.3")),
        ({"step": "any"}, ("1.2345", "1.2345")),
    ]:
        for name in ("min", "max", "step"):
            control.set_attribute(name, scale.get(name))
        for given, value in values:
            control.set("value", given)
            assert control.value == value, (scale, given)
    assert control.run(
        """(control) => {
          control.step = null;
          const values = [3.94, "", "", 5].map((value, index) => {
            control.value = value;
            index === 2 ? control.stepDown(2) : control.stepUp();
            return control.value;
          });
          return [...values, control.max, control.direction, control.mode, control.sensitivity, control.type];
        }"""
    ) == ["4.04", "2.6", "2.3", "5", 5, "horizontal", "slider", 5, "emoji-rate"]
