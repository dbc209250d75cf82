"""How a page's style sheets reach a control: custom properties, parts, states."""

import pytest

ROW = '<emoji-rate symbol="stars" value="3" {}></emoji-rate>'


def test_the_focus_ring_is_the_pages(show):
    control = show(f'<div class="theme">{ROW.format("")}</div>')
    control.press("Tab")
    outline = control.run("(control) => getComputedStyle(control).outline")
    assert all(part in outline for part in ("5px", "dotted", "rgb(1, 2, 3)"))


@pytest.mark.parametrize(
    "attributes, shape, color",
    [
        ('symbol="stars"', "star", "rgb(4, 5, 6)"), ('symbol="hearts"', "heart", "rgb(10, 11, 12)"),
        ('symbol="faces"', "face", "rgb(7, 8, 9)"), ("", "face", "rgb(7, 8, 9)"),
    ],
)
def test_parts_are_styled_by_the_page(show, attributes, shape, color):
    control = show(f'<emoji-rate class="parts" mode="radio" step="1" {attributes}></emoji-rate>')
    assert control.run(
        """(control, shape) => {
          const style = (selector) => getComputedStyle(control.shadowRoot.querySelector(selector));
          return [style("[part=picture]").borderTopWidth, style(`svg [part=${shape}]`).stroke,
            style("[part=radio]").zIndex];
        }""",
        shape,
    ) == ["3px", color, "3"]


def test_states_say_whether_it_is_rated_and_dragged(browser, show):
    control = show('<emoji-rate symbol="stars"></emoji-rate>')
    if not control.run("() => CSS.supports('selector(:state(rated))')"):
        browser.unsupported("it knows no custom states")
    states = '(control) => ["rated", "dragging"].map((state) => control.matches(`:state(${state})`))'
    assert control.run(states) == [False, False]
    browser.mouse.move(*control.box().at(0.5, 0.5))
    browser.mouse.down()
    control.wait('(control) => control.value === "3"')
    assert control.run(states) == [True, True]
    browser.mouse.up()
    browser.settle()
    assert control.run(states) == [True, False]
    control.run("(control) => control.clear()")
    assert control.run(states) == [False, False]


def test_the_value_under_the_mouse_is_told(browser, show):
    control = show(ROW.format(""))
    browser.evaluate(
        """() => {
          window.hovered = [];
          addEventListener("emoji-rate-hover", ({ detail }) => hovered.push(String(detail.value)));
        }"""
    )
    box = control.box()
    for x in (0.05, 0.1, 0.9):
        browser.mouse.move(*box.at(x, 0.5))
        browser.settle()
    browser.mouse.move(1, 1)
    browser.wait("() => hovered.length === 3")
    assert browser.evaluate("() => hovered") == ["1", "5", "NaN"]
    assert control.value == "3"
