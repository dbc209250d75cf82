"""Dragging and tapping a face: mouse, pen and fingers."""

import pytest


def face(attributes):
    """A face for which down is more, as in TTGEmojiRate, where nothing else is said."""
    way = "" if "direction" in attributes else 'direction="original" '
    return f'<emoji-rate id="face" value="2.5" {way}{attributes}></emoji-rate>'


# A face is 240 pixels wide and high; 48 of them are a fifth.


def start(control):
    """Where a drag begins: the middle of the control."""
    return control.box().at(0.5, 0.5)


@pytest.mark.parametrize(
    "attributes, dx, dy, value",
    [
        ("", 0, 48, "3.5"),
        ("", 0, -48, "1.5"),
        ("", 100, 48, "3.5"),
        ('sensitivity="1"', 0, 48, "2.7"),
        ('sensitivity="10"', 0, 24, "3.5"),
        # Clamped as the command's numbers are: to 10, to 1.
        ('sensitivity="99"', 0, 24, "3.5"),
        ('sensitivity="-4"', 0, 48, "2.7"),
        ('sensitivity="many"', 0, 48, "3.5"),
        ('max="10"', 0, 48, "4.5"),
        ('min="2" max="4"', 0, 48, "2.9"),
        ('step="0.5"', 0, 30, "3"),
        ('step="1"', 0, 48, "4"),
        # Beyond the ends.
        ('sensitivity="10"', 0, 120, "5"),
        ('sensitivity="10"', 0, -120, "0"),
    ],
)
def test_dragging_down_raises_the_value(browser, show, attributes, dx, dy, value):
    control = show(face(attributes))
    x, y = start(control)
    browser.mouse.drag((x, y), (x, y + dy / 2), (x + dx, y + dy))
    assert control.value == value


def test_a_drag_goes_back_and_forth_from_where_it_began(browser, show):
    control = show(face(""))
    x, y = start(control)
    browser.mouse.move(x, y)
    browser.mouse.down()
    for dy, value in [(48, "3.5"), (-24, "2"), (24, "3"), (-96, "0.5"), (12, "2.75")]:
        browser.mouse.move(x, y + dy)
        control.wait("(control, value) => control.value === value", value)
    browser.mouse.up()
    assert control.value == "2.75"


def test_the_way_back_from_an_end_counts_at_once(browser, show):
    control = show(face(""))
    x, y = start(control)
    browser.mouse.move(x, y)
    browser.mouse.down()
    for dy, value in [(120, "5"), (180, "5"), (132, "4")]:
        browser.mouse.move(x, y + dy)
        control.wait("(control, value) => control.value === value", value)
        browser.settle()
    browser.mouse.up()
    assert control.value == "4"


def test_a_drag_goes_on_outside_of_the_control_and_of_the_window(browser, show):
    control = show(face('sensitivity="1"'))
    x, y = start(control)
    browser.mouse.drag((x, y), (x, y + 20), (x + 400, y + 240))
    assert control.value == "3.5"


@pytest.mark.parametrize("fraction, value", [(0.25, "1.25"), (0.5, "2.5"), (0.75, "3.75"), (0.9, "4.5")])
def test_horizontal_dragging_maps_the_width(browser, show, fraction, value):
    control = show(face('direction="horizontal"'))
    box = control.box()
    x, y = box.at(0.5, 0.5)
    browser.mouse.drag((x, y), (x + 10, y + 20), (box.at(fraction, 0)[0], y + 100))
    assert control.value == value


def test_moving_a_little_is_still_a_tap(browser, show):
    control = show(face(""))
    x, y = control.box().at(0.5, 0.75)
    browser.mouse.drag((x, y - 2), (x + 1, y))
    assert float(control.value) == pytest.approx(3.75, abs=0.05)


@pytest.mark.parametrize(
    "attributes, fraction, value",
    [
        ("", (0.5, 0.1), "0.5"),
        ("", (0.2, 0.75), "3.75"),
        ('direction="horizontal"', (0.75, 0.2), "3.75"),
        ('max="10"', (0.5, 0.25), "2.5"),
        ('min="-5"', (0.5, 0.25), "-2.5"),
        ('step="1"', (0.5, 0.75), "4"),
    ],
)
def test_a_tap_rates(browser, show, attributes, fraction, value):
    control = show(face(attributes))
    browser.mouse.click(*control.box().at(*fraction))
    assert control.value == value


def test_a_value_is_a_short_decimal(browser, show):
    control = show(face(""))
    box = control.box()
    for y in (11, 37, 101, 163, 229):
        browser.mouse.click(box.x + 100, box.y + y)
        value = control.value
        assert float(value) == pytest.approx(y / 240 * 5, abs=0.01)
        assert len(value) <= len("0.00"), value


@pytest.mark.parametrize("kind", ["pen", "touch"])
@pytest.mark.parametrize("attributes, dx, dy, value", [("", 0, 48, "3.5"), ('direction="horizontal"', 60, 0, "3.75")])
def test_pens_and_fingers_drag_as_well(browser, show, kind, attributes, dx, dy, value):
    control = show(face(attributes))
    x, y = start(control)
    getattr(browser, kind).drag((x, y), (x + dx / 2, y + dy / 2), (x + dx, y + dy))
    assert control.value == value
    assert control.event_types()[-1] == "change"


def test_a_finger_taps(browser, show):
    control = show(face(""))
    browser.touch.tap(*control.box().at(0.5, 0.75))
    control.wait('(control) => control.value === "3.75"')


def test_a_second_finger_takes_back_what_the_first_has_done(browser, show):
    control = show(face(""))
    x, y = start(control)
    browser.touch.down(x, y)
    browser.touch.move(x, y + 24)
    control.wait('(control) => control.value === "3"')
    browser.touch.down(x + 50, y, finger=1)
    control.wait('(control) => control.value === "2.5"')
    browser.touch.move(x + 50, y - 60, finger=1)
    browser.touch.up(finger=1)
    browser.touch.move(x, y + 48)
    browser.touch.up()
    browser.settle()
    assert control.value == "2.5"
    assert "change" not in control.event_types()


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_buttons_do_nothing(browser, show, button):
    control = show(face(""))
    x, y = start(control)
    browser.mouse.move(x, y)
    browser.mouse.down(button)
    browser.mouse.move(x, y + 48)
    browser.mouse.up(button)
    assert control.event_types() == []
    assert control.value == "2.5"


def test_escape_takes_a_drag_back(browser, show):
    control = show(face(""))
    x, y = start(control)
    browser.mouse.move(x, y)
    browser.mouse.down()
    browser.mouse.move(x, y + 48)
    control.wait('(control) => control.value === "3.5"')
    assert set(control.event_types()) == {"input"}
    browser.keyboard.press("Escape")
    control.wait('(control) => control.value === "2.5"')
    assert control.event_types() == ["input"]
    # What is left of the gesture is without effect.
    browser.mouse.move(x, y + 96)
    browser.mouse.up()
    assert control.event_types() == []
    assert control.value == "2.5"


def test_escape_makes_a_rating_that_was_not_there_not_there_again(browser, show):
    control = show('<emoji-rate direction="original"></emoji-rate>')
    x, y = start(control)
    browser.mouse.move(x, y)
    browser.mouse.down()
    browser.mouse.move(x, y + 48)
    control.wait('(control) => control.value !== ""')
    browser.keyboard.press("Escape")
    control.wait('(control) => control.value === ""')
    browser.mouse.up()
    assert control.value == ""


@pytest.mark.parametrize("attributes", ["readonly", "disabled"])
def test_what_is_readonly_or_disabled_stays_as_it_is(browser, show, attributes):
    control = show(face(attributes))
    x, y = start(control)
    browser.mouse.drag((x, y), (x, y + 24), (x, y + 48))
    browser.mouse.click(*control.box().at(0.5, 0.9))
    assert control.event_types() == []
    assert control.value == "2.5"


def test_a_control_that_is_scaled_is_measured_as_it_is_shown(browser, show):
    control = show(face('size="120"'))
    box = control.box()
    assert (box.width, box.height) == (120, 120)
    browser.mouse.click(*box.at(0.5, 0.75))
    assert control.value == "3.75"


def test_from_left_to_right_by_default_as_a_slider(browser, show):
    control = show('<emoji-rate value="2.5"></emoji-rate>')
    browser.mouse.click(*control.box().at(0.8, 0.2))
    assert control.value == "4"


def test_with_direction_vertical_up_is_more(browser, show):
    control = show('<emoji-rate value="2.5" direction="vertical"></emoji-rate>')
    browser.mouse.click(*control.box().at(0.5, 0.2))
    assert control.value == "4"
    browser.mouse.drag(control.box().at(0.5, 0.2), control.box().at(0.5, 0.4))
    assert control.value == "3"


@pytest.mark.parametrize("row", ["", ' symbol="stars"'])
def test_a_press_by_a_script_gives_a_rating(browser, show, row):
    control = show(f"<emoji-rate{row}></emoji-rate>")
    control.run("(control) => control.click()")
    assert control.value == ("3" if row else "2.5")
    assert control.event_types() == ["input", "change"]
    control.run("(control) => { control.clear() }")
    control.events()
    control.run(
        """(control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          // Some engines have whole pixels in an event.
          const clientX = Math.round(x + width * 0.79);
          const place = { clientX, clientY: Math.round(y + height / 2), bubbles: true, composed: true };
          for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
            control.dispatchEvent(new (type.startsWith("p") ? PointerEvent : MouseEvent)(type, place));
        }"""
    )
    assert float(control.value) == pytest.approx(4 if row else 3.95, abs=0 if row else 0.02)
    assert control.event_types() == ["input", "change"]


def test_a_drag_by_a_script_may_leave_the_picture(browser, show):
    control = show('<emoji-rate value="1"></emoji-rate>')
    control.run(
        """(control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const at = (part) => ({ clientX: x + width * part, clientY: y + height / 2, bubbles: true, composed: true });
          control.dispatchEvent(new PointerEvent("pointerdown", at(0.5)));
          for (const type of ["pointermove", "pointerup"]) control.dispatchEvent(new PointerEvent(type, at(1.5)));
        }"""
    )
    assert control.value == "5"


def test_a_mouse_gives_a_rating_after_it_was_heard_of(browser, show):
    control = show('<emoji-rate symbol="stars"></emoji-rate>')
    control.run(
        """(control) => {
          watched.order = [];
          for (const type of ["pointerdown", "mousedown", "input"])
            addEventListener(type, () => watched.order.push(type));
        }"""
    )
    browser.mouse.click(*control.box().at(0.3, 0.5))
    assert browser.evaluate("() => watched.order") == ["pointerdown", "mousedown", "input"]
