"""Tapping, sliding and hovering over rows: the touch rules of the four star controls."""

import pytest

# Five stars of 40 pixels without gaps: 40 pixels a star.
ROW = '<emoji-rate id="row" symbol="stars" star-size="40" spacing="0" {}></emoji-rate>'

# The rules as tables: where in the row, counted in stars from its left, and the value there.
RULES = {
    # RateView: past a star's middle the whole of it, in its first half half of it.
    "middles": [
        (0.2, "0.5"), (0.45, "0.5"), (0.6, "1"), (1.1, "1.5"), (1.4, "1.5"), (1.9, "2"),
        (2.3, "2.5"), (2.6, "3"), (4.4, "4.5"), (4.6, "5"), (4.95, "5"),
    ],
    # XHStarRateView, whole: rounded up.
    "whole": [(0.1, "1"), (0.9, "1"), (1.1, "2"), (2.5, "3"), (3.9, "4"), (4.1, "5"), (4.9, "5")],
    # XHStarRateView, half: the nearest if that is above, else half a star more.
    "half": [
        (0.1, "0.5"), (0.4, "0.5"), (0.6, "1"), (0.9, "1"), (1.2, "1.5"), (1.6, "2"),
        (2.4, "2.5"), (3.6, "4"), (4.3, "4.5"), (4.9, "5"),
    ],
    # XHStarRateView, incomplete: as it is.
    "exact": [(0.1, "0.1"), (0.9, "0.9"), (1.25, "1.25"), (2.5, "2.5"), (3.7, "3.7"), (4.9, "4.9")],
    # RatingsView: half a star while half a star more is below the next.
    "cells": [(0.2, "0.5"), (0.4, "0.5"), (0.6, "1"), (1.4, "1.5"), (1.6, "2"), (3.2, "3.5"), (4.9, "5")],
    # RatingControl: buttons.
    "buttons": [(0.5, "1"), (1.5, "2"), (2.5, "3"), (3.5, "4"), (4.5, "5"), (4.1, "5")],
}  # fmt: skip


def point(control, stars, row=0.5):
    box = control.box()
    return (box.x + stars * 40, box.y + row * box.height)


@pytest.mark.parametrize("rule", RULES)
def test_a_tap_rates_by_the_rule(browser, show, rule):
    control = show(ROW.format(f'touch="{rule}"'))
    for stars, value in RULES[rule]:
        control.set("value", "")
        browser.mouse.click(*point(control, stars))
        assert control.value == value, f"{stars} stars from the left"


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule != "buttons"])
def test_sliding_rates_by_the_rule(browser, show, rule):
    control = show(ROW.format(f'touch="{rule}"'))
    browser.mouse.move(*point(control, RULES[rule][0][0]))
    browser.mouse.down()
    for stars, value in RULES[rule]:
        browser.mouse.move(*point(control, stars))
        control.wait("(control, value) => control.value === value", value)
    browser.mouse.up()
    assert control.value == RULES[rule][-1][1]


@pytest.mark.parametrize("rule", ["middles", "whole", "half", "exact", "cells"])
def test_pressing_rates_before_the_release(browser, show, rule):
    control = show(ROW.format(f'touch="{rule}"'))
    browser.mouse.move(*point(control, 3.9))
    browser.mouse.down()
    control.wait('(control) => control.value !== ""')
    assert control.event_types() == ["input"]
    browser.mouse.up()
    assert control.event_types() == ["change"]


def test_buttons_rate_at_the_release(browser, show):
    control = show(ROW.format('touch="buttons"'))
    browser.mouse.move(*point(control, 2.5))
    browser.mouse.down()
    assert control.event_types() == []
    assert control.value == ""
    browser.mouse.up()
    assert control.event_types() == ["input", "change"]
    assert control.value == "3"


def test_sliding_left_of_all_stars_is_no_rating(browser, show):
    control = show(ROW.format('touch="middles" value="3"'))
    x, y = point(control, 0)
    browser.mouse.drag(point(control, 2.6), point(control, 1.6), (x - 20, y))
    assert control.value == ""
    assert control.event_types()[-2:] == ["input", "change"]


@pytest.mark.parametrize("rule", ["whole", "half", "exact", "middles", "cells"])
def test_sliding_right_of_all_stars_is_all_of_them(browser, show, rule):
    control = show(ROW.format(f'touch="{rule}" value="3"'))
    x, y = point(control, 5)
    browser.mouse.drag(point(control, 2.6), point(control, 3.6), (x + 100, y))
    assert control.value == "5"


@pytest.mark.parametrize(
    "attributes, stars, value",
    [
        # The default rule is whole, or half for fill="half"; with a step, the one that reaches each.
        ("", 2.3, "3"),
        ('fill="half"', 2.3, "2.5"),
        ('step="0.5"', 2.3, "2.5"),
        ('step="0.1"', 2.3, "2.3"),
        ('step="1"', 2.3, "3"),
        ('count="5" max="10"', 2.3, "6"),
        ('count="10"', 7.3, "8"),
        ('touch="exact" max="100"', 2.5, "50"),
        ('touch="nonsense"', 2.3, "3"),
    ],
)
def test_the_rule_follows_from_the_attributes(browser, show, attributes, stars, value):
    control = show(ROW.format(attributes))
    browser.mouse.click(*point(control, stars))
    assert control.value == value


@pytest.mark.parametrize("symbol", ["hearts", "faces"])
def test_other_rows_are_rows_as_well(browser, show, symbol):
    control = show(ROW.replace("stars", symbol).format(""))
    browser.mouse.click(*point(control, 3.5))
    assert control.value == "4"


@pytest.mark.parametrize("rule, stars, value", [("whole", 1.3, "4"), ("exact", 1.3, "3.7"), ("half", 1.3, "4")])
def test_from_right_to_left_the_row_begins_at_the_right(browser, show, rule, stars, value):
    control = show(ROW.format(f'touch="{rule}" right-to-left'))
    browser.mouse.click(*point(control, stars))
    assert control.value == value


def test_tapping_the_current_star_again_clears_what_is_clearable(browser, show):
    control = show(ROW.format("clearable"))
    browser.mouse.click(*point(control, 2.5))
    assert control.value == "3"
    assert control.event_types() == ["input", "change"]
    browser.mouse.click(*point(control, 2.5))
    assert control.value == ""
    events = control.events()
    assert [(event["type"], event["value"]) for event in events][-1] == ("change", "")


def test_tapping_the_current_star_again_changes_nothing_else(browser, show):
    control = show(ROW.format('value="3"'))
    browser.mouse.click(*point(control, 2.5))
    assert control.value == "3"
    assert control.event_types() == []


def test_tapping_the_current_button_again_is_no_rating(browser, show):
    control = show(ROW.format('touch="buttons" value="3"'))
    browser.mouse.click(*point(control, 2.5))
    assert control.value == ""
    assert control.event_types() == ["input", "change"]


def test_a_mouse_that_hovers_previews(browser, show):
    control = show(ROW.format('value="1"'))
    before = control.shown()
    browser.mouse.move(*point(control, 3.5))
    control.wait(
        "(control, before) => new XMLSerializer()"
        '.serializeToString(control.shadowRoot.querySelector("svg")) !== before',
        before,
    )
    assert control.value == "1"
    browser.mouse.move(5, 5)
    control.wait(
        "(control, before) => new XMLSerializer()"
        '.serializeToString(control.shadowRoot.querySelector("svg")) === before',
        before,
    )
    assert control.event_types() == []


@pytest.mark.parametrize("attributes", ["readonly", "disabled"])
def test_what_is_readonly_or_disabled_previews_and_rates_nothing(browser, show, attributes):
    control = show(ROW.format(f'value="1" {attributes}'))
    before = control.shown()
    browser.mouse.move(*point(control, 3.5))
    browser.settle()
    assert control.shown() == before
    browser.mouse.click(*point(control, 3.5))
    assert control.event_types() == []
    assert (control.value, control.shown()) == ("1", before)


def test_a_finger_leaves_no_preview_behind(browser, show):
    control = show(ROW.format('value="1"'))
    browser.touch.tap(*point(control, 3.5))
    control.wait('(control) => control.value === "4"')
    control.wait_until_shown()
    control.set("value", "2")
    control.wait_until_shown()


@pytest.mark.parametrize("mode", ["slider", "radio"])
@pytest.mark.parametrize("symbol", ["stars", "faces"])
def test_a_second_finger_takes_back_what_the_first_has_done(browser, show, symbol, mode):
    control = show(f'<emoji-rate symbol="{symbol}" mode="{mode}" value="1"></emoji-rate>')
    box = control.box()
    browser.touch.down(*box.at(0.3, 0.5))
    browser.touch.move(*box.at(0.7, 0.5))
    control.wait('(control) => control.value === "4"')
    browser.touch.down(*box.at(0.5, 0.5), finger=1)
    control.wait('(control) => control.value === "1"')
    browser.touch.move(*box.at(0.9, 0.5), finger=1)
    browser.touch.up(finger=1)
    browser.touch.move(*box.at(0.9, 0.5))
    browser.touch.up()
    browser.settle()
    assert control.value == "1"
    assert "change" not in control.event_types()


def test_a_finger_slides(browser, show):
    control = show(ROW.format('touch="half"'))
    browser.touch.drag(point(control, 0.3), point(control, 1.2), point(control, 3.2))
    control.wait('(control) => control.value === "3.5"')
    assert control.event_types()[-1] == "change"


def test_escape_takes_sliding_back(browser, show):
    control = show(ROW.format('value="1"'))
    browser.mouse.move(*point(control, 2.5))
    browser.mouse.down()
    browser.mouse.move(*point(control, 3.5))
    control.wait('(control) => control.value === "4"')
    control.events()
    browser.keyboard.press("Escape")
    control.wait('(control) => control.value === "1"')
    browser.mouse.up()
    assert control.event_types() == ["input"]
    assert control.value == "1"
