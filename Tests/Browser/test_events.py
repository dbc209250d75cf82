"""`input` at every change, `change` at the end, as native inputs have them."""

import pytest

FACE = '<emoji-rate id="rate" direction="original" value="2.5"></emoji-rate>'


def assert_native(events):
    """Every event is as an input's own: it bubbles, cannot be cancelled, and `input` crosses shadow roots."""
    assert events
    for event in events:
        composed = event["type"] == "input"
        assert (event["bubbles"], event["composed"], event["cancelable"]) == (True, composed, False)
        assert event["own"]


def test_a_drag_is_inputs_and_then_one_change(browser, show):
    control = show(FACE)
    x, y = control.box().at(0.5, 0.5)
    browser.mouse.move(x, y)
    browser.mouse.down()
    for dy, value in [(24, "3"), (48, "3.5"), (72, "4")]:
        browser.mouse.move(x, y + dy)
        control.wait("(control, value) => control.value === value", value)
    browser.mouse.up()
    events = control.events()
    assert_native(events)
    assert [(event["type"], event["value"]) for event in events] == [
        ("input", "3"), ("input", "3.5"), ("input", "4"), ("change", "4"),
    ]  # fmt: skip


def test_a_tap_is_one_input_and_one_change(browser, show):
    control = show(FACE)
    browser.mouse.click(*control.box().at(0.5, 0.75))
    control.wait_until_shown()
    events = control.events()
    assert_native(events)
    assert [(event["type"], event["value"]) for event in events] == [
        ("input", "3.75"),
        ("change", "3.75"),
    ]


def test_a_key_is_one_input_and_one_change(browser, show):
    control = show(FACE)
    control.focus()
    control.press("ArrowUp")
    control.press("End")
    events = control.events()
    assert_native(events)
    assert [(event["type"], event["value"]) for event in events] == [
        ("input", "2.6"), ("change", "2.6"), ("input", "5"), ("change", "5"),
    ]  # fmt: skip


def test_a_drag_that_ends_where_it_began_is_no_change(browser, show):
    control = show(FACE)
    x, y = control.box().at(0.5, 0.5)
    browser.mouse.move(x, y)
    browser.mouse.down()
    browser.mouse.move(x, y + 48)
    control.wait('(control) => control.value === "3.5"')
    browser.mouse.move(x, y)
    control.wait('(control) => control.value === "2.5"')
    browser.mouse.up()
    assert control.event_types() == ["input", "input"]


def test_moving_within_the_same_value_is_no_input(browser, show):
    control = show('<emoji-rate symbol="stars" value="1"></emoji-rate>')
    x, y = control.box().at(0.5, 0.5)
    browser.mouse.move(x - 8, y)
    browser.mouse.down()
    for dx in (-4, 0, 4, 8):
        browser.mouse.move(x + dx, y)
        browser.settle()
    browser.mouse.up()
    assert control.event_types() == ["input", "change"]


def test_a_script_that_sets_the_value_hears_nothing(show):
    control = show('<emoji-rate step="1" value="2"></emoji-rate>')
    control.run(
        """(control) => {
          control.value = 3;
          control.valueAsNumber = 4;
          control.stepUp();
          control.stepDown();
          control.clear();
          control.setAttribute("value", "1");
        }"""
    )
    assert control.event_types() == []


@pytest.mark.own_page
def test_input_crosses_the_shadow_root_that_a_control_is_in_and_change_does_not(browser, show):
    control = show('<div id="host"></div>' + FACE)
    control.run(
        """(control) => {
          window.heard = [];
          for (const type of ["input", "change"])
            document.addEventListener(type, (event) => heard.push([event.target.id, type]));
          document.querySelector("#host").attachShadow({ mode: "open" }).append(control);
          control.focus();
        }"""
    )
    browser.keyboard.press("ArrowUp")
    browser.wait("() => heard.length > 0")
    browser.settle()
    assert browser.evaluate("() => heard") == [["host", "input"]]


@pytest.mark.parametrize("type", ["input", "change"])
@pytest.mark.own_page
def test_a_listener_sees_the_new_value_and_the_new_text(browser, show, type):
    control = show(FACE)
    control.run(
        """(control, type) => control.addEventListener(type, () => {
          window.heard = [control.value, control.getAttribute("aria-valuenow"),
            control.getAttribute("aria-valuetext")];
        })""",
        type,
    )
    control.focus()
    control.press("ArrowUp")
    assert browser.wait("() => window.heard") == ["2.6", "2.6", "2.6 out of 5"]


def test_a_class_that_a_listener_sets_leaves_the_animation(show):
    control = show('<emoji-rate value="1"></emoji-rate>')
    control.wait_until_shown()
    assert control.run(
        """(control) => {
          control.addEventListener("input", () => control.classList.toggle("rated"));
          const picture = control.shadowRoot.querySelector("#picture");
          const before = picture.innerHTML.replace(/aria-label="[^"]*"/, "");
          control.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
          return [control.value, picture.innerHTML.replace(/aria-label="[^"]*"/, "") === before];
        }"""
    ) == ["5", True]
