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


@pytest.mark.parametrize("forwards, back", [("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")])
def test_arrows_check_the_next_and_the_previous_and_wrap(show, forwards, back):
    control = show(STARS.format('value="4"'))
    control.press("Tab")
    for key, star in [(forwards, 5), (forwards, 1), (back, 5), (back, 4)]:
        control.press(key)
        assert control.value == str(star)
        radio = radios(control)[star - 1]
        assert checked(control) == [radio["label"]]
        assert radio["focused"] and radio["reachable"]


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


def test_keys_of_the_slider_are_left_to_the_page(browser, show):
    control = show(STARS.format('value="3"'))
    control.press("Tab")
    control.run(
        '(control) => control.addEventListener("keydown", (event) => { window.last = event })'
    )
    for key in ("Home", "End", "PageUp", "PageDown"):
        control.press(key)
        assert control.value == "3"
        assert control.event_types() == []
        assert browser.evaluate("() => [last.key, last.defaultPrevented]") == [key, False]


def test_delete_clears_and_the_focus_goes_to_the_first(show):
    control = show(STARS.format('value="3" clearable'))
    control.press("Tab")
    control.press("Delete")
    assert control.value == ""
    assert checked(control) == []
    assert [radio["focused"] for radio in radios(control)] == [True, False, False, False, False]


def test_the_focus_goes_with_what_is_checked(browser, show):
    control = show(STARS.format('value="1"'))
    box = control.box()
    browser.mouse.move(box.x + 20, box.y + 20)
    browser.mouse.down()
    for star in (1, 3):
        browser.mouse.move(box.x + 52 * star + 20, box.y + 20)
        control.wait("(control, value) => control.value === value", str(star + 1))
        assert [radio["focused"] for radio in radios(control)].index(True) == star
    browser.mouse.up()
    assert [radio["focused"] for radio in radios(control)].index(True) == 3


def test_escape_takes_a_drag_back(browser, show):
    control = show(STARS.format('value="1"'))
    box = control.box()
    browser.mouse.move(box.x + 52 + 20, box.y + 20)
    browser.mouse.down()
    browser.mouse.move(box.x + 52 * 3 + 20, box.y + 20)
    control.wait('(control) => control.value === "4"')
    control.press("Escape")
    control.wait('(control) => control.value === "1"')
    browser.mouse.up()
    assert control.value == "1"
    assert "change" not in control.event_types()
    assert radios(control)[0]["focused"]


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


@pytest.mark.parametrize("direction, key", [("vertical", "ArrowUp"), ("original", "ArrowDown"), ("horizontal", "ArrowRight")])
def test_the_key_of_the_next_radio_points_to_it(show, direction, key):
    control = show(f'<emoji-rate mode="radio" step="1" min="1" value="2" direction="{direction}"></emoji-rate>')
    control.focus()
    control.press(key)
    assert control.value == "3"


def test_a_radio_is_what_a_pointer_hits(show):
    control = show('<emoji-rate symbol="stars" mode="radio" value="1"></emoji-rate>')
    assert control.run(
        """({ shadowRoot }) => [...shadowRoot.querySelectorAll("[role=radio]")].map((radio) => {
          const { x, y, width, height } = radio.getBoundingClientRect();
          return shadowRoot.elementFromPoint(x + width / 2, y + height / 2) === radio;
        })"""
    ) == [True] * 5


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


@pytest.mark.parametrize(
    "attributes, role",
    [
        # A half of 44, and of 48; a tenth of the face's height; a row that is too low.
        ('symbol="stars" count="3" step="0.5"', "slider"),
        ('symbol="stars" count="3" step="0.5" star-size="48"', "radiogroup"),
        ('step="1" size="200"', "slider"),
        ('step="1" size="240"', "radiogroup"),
        ('symbol="stars" cells="600x20"', "slider"),
        ('symbol="stars" star-size="20"', "slider"),
    ],
)
def test_radios_are_large_enough_to_be_touched_or_are_a_slider(show, attributes, role):
    control = show(RADIOS.format(attributes))
    assert control.attribute("role") == role
    for left, right, top, bottom in control.run(PLACES):
        assert min(right - left, bottom - top) >= 24 - 0.01


@pytest.mark.parametrize(
    "attributes, large, small",
    [
        ('symbol="stars"', 142, 130),
        # On either side of its own size, which is too small.
        ('symbol="stars" star-size="12"', 400, 150),
        ('symbol="stars" count="3" step="0.5" star-size="48"', 160, 150),
        ('step="1"', 240, 200),
        ('step="1" direction="horizontal" size="200"', 240, 60),
    ],
)
def test_the_size_in_which_it_is_shown_decides(browser, show, attributes, large, small):
    control = show(RADIOS.format(f'value="2" {attributes}'))
    for width in (small, large, small, large):
        control.run("(control, width) => { control.style.width = `${width}px` }", width)
        control.wait("(control, role) => control.role === role", "slider" if width == small else "radiogroup")
        places = control.run(PLACES)
        assert bool(places) == (width == large)
        for left, right, top, bottom in places:
            assert min(right - left, bottom - top) >= 24 - 0.02
    browser.mouse.click(*control.box().at(0.95, 0.95))
    assert control.value == ("3" if "count" in attributes else "5")


def test_a_style_sheet_decides_before_it_is_seen(browser, show):
    control = show(RADIOS.format('symbol="stars" class="tiny"'))
    browser.settle()
    assert control.attribute("role") == "slider"
    # What is not shown is as large as its picture.
    control.run('(control) => { control.style.display = "none" }')
    control.wait('(control) => control.role === "radiogroup"')


@pytest.mark.parametrize("from_, to", [(252, 100), (100, 252)])
def test_the_focus_stays_where_the_size_makes_it_another(browser, show, from_, to):
    control = show(STARS.format('value="3"'))
    for width in (from_, to):
        control.run("(control, width) => { control.style.width = `${width}px` }", width)
        control.wait("(control, role) => control.role === role", "slider" if width == 100 else "radiogroup")
        if width == from_:
            control.focus()
    assert control.has_focus()
    control.press("ArrowRight")
    assert control.value == "4"


@pytest.mark.parametrize(
    "before, name, after",
    [
        ("radio", "mode", "slider"),
        ("radio", "count", "9"),
        ("radio", "count", "4"),
        ("radio", "step", "0.1"),
        ("slider", "mode", "radio"),
    ],
)
def test_the_focus_stays_where_an_attribute_makes_it_another(browser, show, before, name, after):
    control = show(f'<emoji-rate symbol="stars" step="1" mode="{before}" value="2"></emoji-rate>')
    control.focus()
    control.run("(control, name, after) => control.setAttribute(name, after)", name, after)
    assert control.has_focus()
    control.press("ArrowRight")
    assert control.value == ("2.1" if name == "step" else "3")


@pytest.mark.parametrize("style", ["padding: 20px", "display: flex; justify-content: center; width: 500px"])
def test_radios_lie_over_the_picture_wherever_it_lies(show, style):
    control = show(STARS.format(""))
    control.run("(control, style) => { control.style.cssText = style }", style)
    left, _, right, bottom = control.run("""(control) => {
      const { left, top, right, bottom } = control.shadowRoot.querySelector("svg").getBoundingClientRect();
      return [left, top, right, bottom];
    }""")
    places = control.run(PLACES)
    assert places[0][0] == pytest.approx(left, abs=0.1)
    assert places[-1][1] == pytest.approx(right, abs=0.1)
    assert places[0][3] == pytest.approx(bottom, abs=0.1)


def test_only_radio_buttons_have_their_size_watched_and_by_one(browser, show):
    show(STARS.format("") * 20 + '<emoji-rate symbol="stars"></emoji-rate>' * 20, scripts=["/pages/count-observers.js"])
    browser.settle()
    assert browser.evaluate("() => [resizes.observers.size, resizes.targets.size]") == [1, 20]
    browser.evaluate("""() => {
      const controls = document.querySelectorAll("emoji-rate");
      controls[0].remove();
      controls[1].mode = "slider";
      controls[30].mode = "radio";
    }""")
    assert browser.evaluate("() => [resizes.observers.size, resizes.targets.size]") == [1, 19]


@pytest.mark.parametrize("by", ["showModal", "autofocus", "Tab", "focus"])
@pytest.mark.own_page
def test_the_radio_that_is_checked_has_the_focus_of_the_control(browser, show, by):
    markup = STARS.format('value="3" ' + ("autofocus" if by == "autofocus" else ""))
    if by == "showModal":
        markup = f"<dialog>{markup}</dialog>"
    control = show('<button id="before">x</button>' + markup)
    if by == "showModal":
        browser.evaluate('() => document.querySelector("dialog").showModal()')
    elif by == "focus":
        control.focus()
    elif by == "Tab":
        browser.evaluate('() => document.querySelector("#before").focus()')
        control.press("Tab")
    control.wait("(control) => control.shadowRoot.activeElement?.ariaLabel === '3 out of 5 stars'")
    if by != "showModal":
        # On the way back it is no stop of its own.
        control.press("Shift", "Tab")
        assert browser.evaluate("() => document.activeElement.id") == "before"
        control.press("Tab")
        assert [radio["focused"] for radio in radios(control)].index(True) == 2


def test_what_is_disabled_has_no_radio_that_is_reached(browser, show):
    control = show(STARS.format('value="3" disabled') + '<button id="after">x</button>')
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"


PLACES = """(control) =>
  [...control.shadowRoot.querySelectorAll("[role=radio]")].map((radio) => {
    const { left, right, top, bottom } = radio.getBoundingClientRect();
    return [left, right, top, bottom];
  })"""


@pytest.mark.parametrize(
    "attributes, values",
    [
        ('symbol="stars"', "12345"),
        ('symbol="stars" right-to-left', "12345"),
        ('symbol="stars" dir="rtl"', "12345"),
        ('symbol="stars" width="500" margin="100"', "12345"),
        ('symbol="stars" width="500" margin="100" right-to-left', "12345"),
        ('symbol="hearts" cells="600x40"', "12345"),
        ('symbol="faces" spacing="40"', "12345"),
        ('symbol="stars" count="3" step="0.5" touch="half" star-size="48"', ["0.5", "1", "1.5", "2", "2.5", "3"]),
        ('symbol="stars" min="3"', "345"),
        ('symbol="stars" count="4" max="8"', "2468"),
        ('step="1"', "012345"),
        ('step="1" min="1" direction="horizontal"', "12345"),
        ('step="1" min="1" direction="horizontal" dir="rtl"', "12345"),
        ('step="1" min="1" class="medium"', "12345"),
    ],
)
def test_every_radio_lies_where_a_tap_gives_its_value(browser, show, attributes, values):
    control = show(RADIOS.format(attributes))
    places = control.run(PLACES)
    assert len(places) == len(values)
    for (left, right, top, bottom), value in zip(places, values, strict=True):
        browser.mouse.click((left + right) / 2, (top + bottom) / 2)
        assert control.value == value


@pytest.mark.parametrize(
    "attributes, first, side, pitch",
    [
        ('symbol="stars"', 0, 44, 52),
        ('symbol="stars" width="500" margin="100"', 100, 53.6, 61.6),
        ('symbol="stars" cells="600x40"', 0, 120, 120),
    ],
)
def test_a_radio_is_as_wide_as_its_star(show, attributes, first, side, pitch):
    control = show(RADIOS.format(attributes))
    box = control.box()
    for index, (left, right, top, bottom) in enumerate(control.run(PLACES)):
        assert left == pytest.approx(box.x + first + index * pitch, abs=0.1)
        assert right - left == pytest.approx(side, abs=0.1)
        assert (top, bottom) == (box.y, box.y + box.height)


def test_the_ring_of_a_face_is_around_all_of_it(show):
    control = show(RADIOS.format('step="1" min="1" value="2"'))
    control.press("Tab")
    outlines = control.run("""(control) => {
      const radio = control.shadowRoot.activeElement;
      return [radio, radio.parentNode].map((element) => getComputedStyle(element).outlineStyle);
    }""")
    assert outlines == ["none", "solid"]


@pytest.mark.parametrize("attributes", ['symbol="stars" value="3"', 'step="1" min="1" value="3"'])
def test_the_radios_say_it_and_the_picture_does_not(browser, show, attributes):
    control = show(RADIOS.format(attributes))
    picture = """() => document.querySelector("emoji-rate").shadowRoot.querySelector("svg")"""
    sentence = control.run('(control) => control.shadowRoot.querySelector("svg").ariaLabel')
    assert not browser.exposes(picture, "image", sentence)
    control.set("readOnly", True)
    browser.settle()
    assert browser.exposes(picture, "image", sentence)
