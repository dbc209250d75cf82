"""mode="radio": the keys of the radio group pattern, and what the stars say.

https://www.w3.org/WAI/ARIA/apg/patterns/radio/
"""

import pytest

RADIOS = '<emoji-rate mode="radio" aria-label="Service" {}></emoji-rate>'
STARS = RADIOS.format('symbol="stars" {}')

LIST = """(control) =>
  [...control.shadowRoot.querySelectorAll("[role=radio]")].map((radio) => ({
    checked: radio.getAttribute("aria-checked"),
    label: radio.getAttribute("aria-label"),
    reachable: radio.tabIndex === 0,
    focused: control.shadowRoot.activeElement === radio,
  }))"""


def radios(control):
    return control.run(LIST)


def checked(control):
    return [radio["label"] for radio in radios(control) if radio["checked"] == "true"]


def test_there_is_a_radio_for_every_star(show):
    control = show(STARS.format('value="3"'))
    assert control.attribute("role") == "radiogroup"
    labels = [radio["label"] for radio in radios(control)]
    stars = ["1 star out of 5", *(f"{n} out of 5 stars" for n in range(2, 6))]
    assert labels[-5:] == stars
    assert checked(control) == ["3 out of 5 stars"]
    assert all(radio["checked"] in ("true", "false") for radio in radios(control))


def test_exactly_one_radio_is_reached_by_tab(browser, show):
    control = show(STARS.format('value="3"') + '<button id="after">x</button>')
    assert [radio["reachable"] for radio in radios(control)].count(True) == 1
    control.press("Tab")
    focused = [radio for radio in radios(control) if radio["focused"]]
    assert [radio["label"] for radio in focused] == ["3 out of 5 stars"]
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"


@pytest.mark.parametrize("key", ["ArrowRight", "ArrowDown"])
def test_right_and_down_check_the_next_and_wrap(browser, show, key):
    control = show(STARS.format('value="4"'))
    control.press("Tab")
    control.press(key)
    assert control.value == "5"
    assert [radio["focused"] for radio in radios(control)][-1]
    control.press(key)
    first = radios(control)[0]
    assert checked(control) == [first["label"]]
    assert first["focused"]
    assert first["reachable"]


@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowUp"])
def test_left_and_up_check_the_previous_and_wrap(browser, show, key):
    control = show(STARS.format('value="2"'))
    control.press("Tab")
    control.press(key)
    assert control.value == "1"
    while not radios(control)[0]["focused"]:
        control.press(key)
    control.press(key)
    assert control.value == "5"
    assert radios(control)[-1]["focused"]


def test_space_checks_the_radio_that_has_the_focus(browser, show):
    control = show(STARS.format(""))
    control.press("Tab")
    assert checked(control) == []
    control.press(" ")
    assert len(checked(control)) == 1
    assert control.value != ""
    assert control.event_types() == ["input", "change"]


def test_a_key_is_one_input_and_one_change(browser, show):
    control = show(STARS.format('value="3"'))
    control.press("Tab")
    control.press("ArrowRight")
    events = control.events()
    assert [(event["type"], event["value"]) for event in events] == [("input", "4"), ("change", "4")]


def test_a_tap_checks(browser, show):
    control = show(STARS.format(""))
    box = control.box()
    browser.mouse.click(box.x + 52 * 3 + 20, box.y + 20)
    assert control.value == "4"
    assert checked(control) == ["4 out of 5 stars"]


def test_from_right_to_left_the_left_key_checks_the_next(browser, show):
    control = show(STARS.format('value="3" dir="rtl"'))
    control.press("Tab")
    control.press("ArrowLeft")
    assert control.value == "4"
    control.press("ArrowRight")
    assert control.value == "3"


def test_a_face_has_a_radio_for_every_step(show):
    control = show(RADIOS.format('min="1" max="5" step="1" value="2"'))
    assert [radio["label"] for radio in radios(control)] == [f"{n} out of 5" for n in range(1, 6)]


@pytest.mark.parametrize(
    "attributes", ['symbol="stars" count="10"', 'step="0"', 'step="0.5"', 'symbol="stars" step="0.5"']
)
def test_more_than_seven_steps_are_a_slider(show, attributes):
    control = show(RADIOS.format(attributes))
    assert control.attribute("role") == "slider"
    assert radios(control) == []


def test_what_is_disabled_has_no_radio_that_is_reached(browser, show):
    control = show(STARS.format('value="3" disabled') + '<button id="after">x</button>')
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
