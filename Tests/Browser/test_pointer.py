"""Real pointers over a laid out picture. Tests/Control/rules.mjs has the rules that they go through."""

import pytest
from browser import in_page

PAGE = {"attributes": ' class="tall"'}


# Of each look: the attributes, a place in parts of the picture, and the value there.
CLICKS = {
    "": [
        ("", (0.8, 0.2), "4"),
        ('direction="VERTICAL"', (0.5, 0.2), "4"),
        ('direction="original"', (0.5, 0.75), "3.75"),
        ('dir="rtl"', (0.8, 0.5), "1"),
        # A style sheet does not turn the picture, and so nothing else.
        ('class="turned"', (0.8, 0.5), "4"),
        ('class="small"', (0.75, 0.5), "3.75"),
        ('class="padded"', (0.75, 0.5), "3.75"),
    ],
    "stars": [("", (0.5, 0.5), "3"), ("right-to-left", (0.95, 0.5), "1")],
    "stars --cells 300x40": [("", (0.3, 0.5), "2")],
    "stars --fill half": [('class="padded small"', (0.26, 0.5), "1.5")],
}


@pytest.mark.parametrize("look", CLICKS)
def test_a_click_rates_where_it_is(browser, show, look):
    for attributes, place, value in CLICKS[look]:
        control = show(f"<emoji-rate {attributes}></emoji-rate>", look)
        browser.mouse.click(*control.box().at(*place))
        assert control.events() == [("input", value), ("change", value)], attributes


@pytest.mark.parametrize("look", ["stars", "stars --fill half --count 3"])
def test_in_a_parent_that_is_turned_or_mirrored_it_rates_what_is_hit(browser, show, look):
    for turn in ("rotated", "upside-down", "mirrored", "tilted", "scaled"):
        control = show(f'<div class="{turn}"><emoji-rate mode="radio" touch="whole" step="1"></emoji-rate></div>', look)
        for index in (0, 2, 1):
            browser.mouse.click(*control.box_of(f"input:nth-of-type({index + 1})").at(0.5, 0.5))
            assert control.value == str(index + 1), turn


def test_a_drag_is_inputs_and_then_one_change(browser, show):
    control = show('<emoji-rate direction="original" value="2.5"></emoji-rate>')
    x, y = control.box().at(0.5, 0.5)
    browser.mouse.move(x, y)
    browser.mouse.down()
    for down, value in [(24, "3"), (48, "3.5"), (300, "5"), (276, "4.5")]:
        browser.mouse.move(x, y + down)
        control.wait("(control, value) => control.value === value", value)
    assert control.run('(control) => [control.matches(":state(dragging)"), control.matches(":state(rated)")]') == [True, True]
    browser.mouse.up()
    assert [type for type, _ in control.events()] == ["input"] * 4 + ["change"]
    assert not control.run('(control) => control.matches(":state(dragging)")')


@pytest.mark.parametrize("look", ["", "stars"])
def test_escape_takes_a_drag_back(browser, show, look):
    control = show("<emoji-rate></emoji-rate>", look)
    browser.mouse.move(*control.box().at(0.1, 0.5))
    browser.mouse.down()
    browser.mouse.move(*control.box().at(0.9, 0.5))
    control.wait('(control) => control.value !== ""')
    browser.keyboard.press("Escape")
    control.wait('(control) => control.value === ""')
    browser.mouse.up()
    assert control.value == ""
    assert "change" not in [type for type, _ in control.events()]


PREVENT = """(control, type) =>
  control.parentNode.addEventListener(type, (event) => event.preventDefault(), { capture: true, once: true })"""


@pytest.mark.parametrize("look", ["", "stars", "stars --fill half"])
def test_what_is_nobodys_or_prevented_rates_nothing(browser, show, look):
    ways = ["readonly", "disabled"]
    # WebKitGTK's automation releases the left button in place of the right one.
    if browser.name != "webkitgtk":
        ways.append("right")
    # A native radio button is pressed by its click alone.
    if look != "stars":
        ways += ["pointerdown", "mousedown"]
    for how in ways:
        control = show(f'<emoji-rate value="2" {how if how.endswith(("y", "d")) else ""}></emoji-rate>', look)
        if how.endswith("down"):
            control.run(PREVENT, how)
        browser.mouse.click(*control.box().at(0.9, 0.5), button="right" if how == "right" else "left")
        assert (control.value, control.events()) == ("2", []), how


def test_clicking_the_current_star_clears_what_is_clearable(browser, show):
    for attributes, value in [('clearable', ""), ('touch="buttons"', ""), ("", "3")]:
        control = show(f'<emoji-rate value="3" {attributes}></emoji-rate>', "stars")
        browser.mouse.click(*control.box().at(0.5, 0.5))
        assert control.value == value
        assert control.run("({ shadowRoot }) => shadowRoot.querySelectorAll(':checked').length") == (1 if value else 0)


def test_the_mouse_over_a_row_shows_what_a_press_would_give(browser, show):
    control = show('<emoji-rate value="1" words="Awful,Bad,Okay,Good,Great"></emoji-rate>', "stars")
    browser.evaluate(
        """() => {
          window.hovered = [];
          addEventListener("emoji-rate-hover", ({ detail }) => hovered.push(String(detail.value)));
        }"""
    )
    bubble = """({ shadowRoot }) => {
      const bubble = shadowRoot.querySelector("#bubble");
      return [bubble.textContent, bubble.matches(":popover-open")];
    }"""
    before = control.shown()
    for x in (0.9, 0.95):
        browser.mouse.move(*control.box().at(x, 0.5))
    browser.settle()
    assert control.shown() != before
    assert control.run(bubble) == ["Great", True]
    browser.mouse.move(1, 1)
    browser.wait("() => hovered.length === 2")
    assert browser.evaluate("() => hovered") == ["5", "NaN"]
    browser.settle()
    assert (control.shown(), control.value, control.events()) == (before, "1", [])
    assert control.run(bubble) == ["Awful", False]


def test_a_pen_and_a_finger_rate(browser, show):
    control = show("<emoji-rate></emoji-rate>", "stars")
    box = control.box()
    browser.touch.tap(*box.at(0.7, 0.5))
    control.wait('(control) => control.value === "4"')
    browser.touch.drag(box.at(0.1, 0.5), box.at(0.3, 0.5), box.at(0.5, 0.5))
    control.wait('(control) => control.value === "3"')
    assert [type for type, _ in control.events()] == ["input", "change", "input", "input", "change"]
    browser.pen.click(*box.at(0.95, 0.5))
    control.wait('(control) => control.value === "5"')


@pytest.mark.parametrize("look", ["", "stars"])
def test_a_second_finger_takes_back_what_the_first_has_done(browser, show, look):
    control = show('<emoji-rate value="1"></emoji-rate>', look)
    box = control.box()
    browser.touch.down(*box.at(0.3, 0.5))
    browser.touch.move(*box.at(0.7, 0.5))
    control.wait('(control) => control.value !== "1"')
    browser.touch.down(*box.at(0.5, 0.5), finger=1)
    control.wait('(control) => control.value === "1"')
    browser.touch.move(*box.at(0.9, 0.5), finger=1)
    browser.touch.up(finger=1)
    browser.touch.move(*box.at(0.9, 0.5))
    browser.touch.up()
    browser.settle()
    assert control.value == "1"
    assert "change" not in [type for type, _ in control.events()]


@pytest.mark.parametrize(
    "look, attributes, scrolls, rates",
    [
        # Across the way of the control, the page scrolls; along it, the control rates.
        ("", "", (0, -150), (60, 0)),
        ("", 'direction="vertical"', (-150, 0), (0, -60)),
        ("stars", "", (0, -150), (60, 0)),
    ],
)
@pytest.mark.own_page
def test_a_finger_scrolls_across_and_rates_along(browser, show, look, attributes, scrolls, rates):
    if browser.name != "chromium":
        browser.unsupported("its automation has no finger that scrolls")
    for (across, down), is_scrolled in [(rates, False), (scrolls, True)]:
        control = show(f'<emoji-rate value="2" {attributes}></emoji-rate>', look, **PAGE)
        x, y = control.box().at(0.5, 0.5)
        browser.touch.drag((x, y), *((x + across * part / 5, y + down * part / 5) for part in range(1, 6)))
        browser.settle()
        assert browser.evaluate("() => scrollX + scrollY > 0") == is_scrolled
        assert (control.value != "2") == (not is_scrolled)


@pytest.mark.own_page
def test_two_fingers_zoom_the_page_and_rate_nothing(browser, show):
    if browser.name != "chromium":
        browser.unsupported("its automation has no finger that zooms")
    control = show('<emoji-rate value="2"></emoji-rate>')
    x, y = control.box().at(0.5, 0.5)
    for finger in (0, 1):
        browser.touch.down(x - 20 + 40 * finger, y, finger=finger)
    for by in range(40, 140, 20):
        for finger in (0, 1):
            browser.touch.move(x + (by if finger else -by), y, finger=finger)
    browser.wait("() => visualViewport.scale > 1")
    browser.touch.up(finger=1)
    browser.touch.up()
    browser.settle()
    assert control.value == "2"
    assert "change" not in [type for type, _ in control.events()]


def test_the_wheel_scrolls_the_page_and_rates_nothing(browser, show):
    control = show('<emoji-rate value="2"></emoji-rate>', **PAGE)
    control.focus()
    browser.mouse.wheel(*control.box().at(0.5, 0.5), 0, 120)
    browser.wait("() => scrollY > 0")
    assert (control.value, control.events()) == ("2", [])


@pytest.mark.parametrize("look", ["", "stars"])
def test_a_script_presses_a_place_a_radio_button_or_a_range(show, look):
    control = show("<emoji-rate></emoji-rate>", look)
    control.run(in_page("press"), 0.79)
    assert float(control.value) == pytest.approx(4 if look else 3.95, abs=0 if look else 0.02)
    assert [type for type, _ in control.events()] == ["input", "change"]
    control.run(
        """({ shadowRoot }) => {
          const [first] = shadowRoot.querySelectorAll("input");
          if (first.type === "radio") return first.click();
          first.value = 1;
          for (const type of ["input", "change"]) first.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
        }"""
    )
    assert control.value == "1"
    assert control.run(
        """({ shadowRoot }) => [...shadowRoot.querySelectorAll("[type=radio]")].map((radio) => {
          const { x, y, width, height } = radio.getBoundingClientRect();
          return shadowRoot.elementFromPoint(x + width / 2, y + height / 2) === radio;
        })"""
    ) == [True] * (5 if look else 0)
