"""The keys of the slider pattern: https://www.w3.org/WAI/ARIA/apg/patterns/slider/."""

import pytest

FACE = "<emoji-rate {}></emoji-rate>"
ROW = '<emoji-rate symbol="stars" {}></emoji-rate>'

# Markup, the attributes, the value before, and for every key the value after.
KEYS = [
    (FACE, "", "2.5", {
        "ArrowRight": "2.6", "ArrowUp": "2.6", "ArrowLeft": "2.4", "ArrowDown": "2.4",
        "PageUp": "3.5", "PageDown": "1.5", "Home": "0", "End": "5",
    }),
    (FACE, 'max="10"', "5", {"ArrowRight": "5.2", "ArrowDown": "4.8", "PageUp": "7", "End": "10"}),
    (FACE, 'min="1"', "3", {"ArrowRight": "3.08", "PageDown": "2.2", "Home": "1"}),
    (FACE, 'step="0.5"', "2.5", {
        "ArrowRight": "3", "ArrowLeft": "2", "PageUp": "3.5", "PageDown": "1.5",
    }),
    (FACE, 'step="2"', "2", {"ArrowRight": "4", "ArrowLeft": "0", "PageUp": "4", "PageDown": "0"}),
    (ROW, "", "3", {
        "ArrowRight": "4", "ArrowUp": "4", "ArrowLeft": "2", "ArrowDown": "2",
        "PageUp": "4", "PageDown": "2", "Home": "", "End": "5",
    }),
    (ROW, 'fill="half"', "3", {
        "ArrowRight": "3.5", "ArrowDown": "2.5", "PageUp": "4", "PageDown": "2",
    }),
    (ROW, 'touch="half"', "3", {"ArrowRight": "3.5", "ArrowDown": "2.5"}),
    (ROW, 'touch="middles"', "3", {"ArrowRight": "3.5", "ArrowDown": "2.5"}),
    (ROW, 'touch="cells"', "3", {"ArrowRight": "3.5", "ArrowDown": "2.5"}),
    (ROW, 'touch="exact"', "3", {"ArrowRight": "3.1", "ArrowDown": "2.9", "PageUp": "4"}),
    (ROW, 'step="0.25"', "3", {"ArrowRight": "3.25", "ArrowDown": "2.75", "PageUp": "4"}),
]  # fmt: skip


@pytest.mark.parametrize("markup, attributes, before, keys", KEYS)
def test_every_key_rates(browser, show, markup, attributes, before, keys):
    control = show(markup.format(attributes))
    control.focus()
    for key, after in keys.items():
        control.set("value", before)
        control.press(key)
        assert control.value == after, key


@pytest.mark.parametrize("markup", [FACE, ROW])
def test_the_tab_key_reaches_the_control_once(browser, show, markup):
    control = show('<button id="before">x</button>' + markup.format("") + '<button id="after">x</button>')
    browser.evaluate('() => document.querySelector("#before").focus()')
    control.press("Tab")
    assert control.has_focus()
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
    control.press("Shift", "Tab")
    assert control.has_focus()


@pytest.mark.parametrize(
    "markup, attributes, lowest, home",
    [
        (FACE, "", "0", "0"),
        (FACE, 'min="1" step="1"', "1", "1"),
        (ROW, "", "1", ""),
        (ROW, 'fill="half"', "0.5", ""),
        (ROW, 'min="1" step="1"', "1", "1"),
    ],
)
def test_the_first_key_gives_the_lowest_rating(browser, show, markup, attributes, lowest, home):
    control = show(markup.format(attributes))
    control.focus()
    for key, value in {
        "ArrowRight": lowest, "ArrowUp": lowest, "PageUp": lowest, "ArrowLeft": "", "ArrowDown": "",
        "Home": home, "End": "5",
    }.items():  # fmt: skip
        control.set("value", "")
        control.press(key)
        assert control.value == value, key


@pytest.mark.parametrize("markup", [FACE, ROW])
def test_delete_clears_what_is_clearable_alone(show, markup):
    for attribute, value, events in ("", "3", []), ("clearable", "", ["input", "change"]):
        for key in ("Delete", "Backspace"):
            control = show(markup.format(f'value="3" {attribute}'))
            control.focus()
            control.press(key)
            assert control.value == value
            assert control.event_types() == events


def test_home_at_the_minimum_clears_what_is_clearable(browser, show):
    control = show(FACE.format('value="3" clearable'))
    control.focus()
    control.press("Home")
    control.press("Home")
    assert control.value == ""


@pytest.mark.parametrize("markup", [FACE, ROW])
def test_at_the_maximum_it_stays(show, markup):
    control = show(markup.format('value="5"'))
    control.focus()
    for key in ("End", "ArrowRight", "ArrowUp", "PageUp"):
        control.press(key)
        assert control.value == "5"
        assert control.event_types() == []


@pytest.mark.parametrize(
    "markup, attributes, page",
    [
        (FACE, 'dir="rtl"', ""),
        (FACE, "", ' dir="rtl"'),
        (ROW, 'dir="rtl"', ""),
        (ROW, "right-to-left", ""),
    ],
)
def test_from_right_to_left_the_left_key_raises(browser, show, markup, attributes, page):
    control = show(markup.format(f'value="2" step="1" {attributes}'), attributes=page)
    control.focus()
    for key, value in {"ArrowLeft": "3", "ArrowRight": "1", "ArrowUp": "3", "ArrowDown": "1"}.items():
        control.set("value", "2")
        control.press(key)
        assert control.value == value, key


def test_keys_with_modifiers_are_left_alone(show):
    control = show(FACE.format('value="3"'))
    control.focus()
    for modifier in ("Control", "Alt", "Meta"):
        for key in ("ArrowUp", "ArrowDown", "End"):
            control.press(modifier, key)
    assert control.event_types() == []
    assert control.value == "3"


@pytest.mark.own_page
def test_other_keys_are_left_to_the_page(browser, show):
    control = show(FACE.format('value="3"'))
    control.focus()
    browser.evaluate(
        """() => {
          window.left = [];
          // The control acts last, as a browser does.
          addEventListener("keydown", (event) =>
            setTimeout(() => left.push([event.key, event.defaultPrevented])));
        }"""
    )
    for key in ("a", "Escape", "ArrowUp"):
        control.press(key)
    browser.settle()
    assert browser.evaluate("() => left") == [["a", False], ["Escape", False], ["ArrowUp", True]]


@pytest.mark.parametrize("attributes", ["readonly", "disabled"])
def test_what_is_readonly_or_disabled_takes_no_focus_and_no_key(browser, show, attributes):
    control = show(FACE.format(f'value="3" {attributes}') + '<button id="after">x</button>')
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
    control.focus()
    control.press("ArrowUp")
    assert control.event_types() == []
    assert control.value == "3"


def test_steps_add_up_without_an_error(browser, show):
    control = show(FACE.format('value="0"'))
    control.focus()
    for _ in range(12):
        control.press("ArrowUp")
    assert control.value == "1.2"
    assert control.get("valueAsNumber") == 1.2


@pytest.mark.parametrize("attributes, highest", [('step="2"', "4"), ('min="1" step="3"', "4"), ('step="0.1"', "5")])
def test_a_maximum_between_two_steps_is_out_of_reach_as_of_a_native_range(browser, show, attributes, highest):
    control = show(f'<emoji-rate {attributes}></emoji-rate><input type="range" max="5" {attributes}>')
    browser.evaluate("() => { const range = document.querySelector('input'); range.value = range.max }")
    assert browser.evaluate("() => document.querySelector('input').value") == highest
    control.focus()
    for key in ("End", "ArrowUp"):
        control.press(key)
        assert control.value == highest
    browser.mouse.drag(control.box().at(0.5, 0.5), control.box().at(1.2, 0.5))
    assert control.value == highest


def test_radio_buttons_have_every_value_that_a_touch_gives(browser, show):
    control = show('<emoji-rate mode="radio" step="2"></emoji-rate>')
    browser.mouse.drag(control.box().at(0.5, 0.5), control.box().at(1.2, 0.5))
    checked = "(control) => [...control.shadowRoot.querySelectorAll('[role=radio]')].map((radio) => radio.ariaChecked)"
    assert control.run(checked) == ["false", "false", "true"]
