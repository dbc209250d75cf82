"""What people met who used the control in their pages: each test is one of their complaints."""

import json

import pytest

BUBBLE = """({ shadowRoot }) => {
  const bubble = shadowRoot.querySelector("#bubble");
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return { text: bubble.textContent, isOpen: bubble.matches(":popover-open"), left, right, top, bottom };
}"""
WORDS = 'words="Awful,Bad,Okay,Good,Absolutely wonderful"'


@pytest.mark.parametrize("look", ["", "stars"])
def test_the_bubble_stays_in_the_window_and_off_the_label(browser, show, look):
    label = '<label for="rate">Rating</label><br>'
    control = show(f'<div class="clipped">{label}<emoji-rate id="rate" {WORDS} value="1"></emoji-rate></div>', look)
    control.focus()
    for value in "2345" if look else "5":
        control.press("ArrowRight" if look else "End")
        control.wait("(control, value) => control.value === value", value)
    bubble = control.wait(f"(control) => {{ const found = ({BUBBLE})(control); return found.text.startsWith('Abs') && found; }}")
    assert bubble["isOpen"]
    width, height, label = browser.evaluate(
        """() => {
          const { bottom, left, right, top } = document.querySelector("label").getBoundingClientRect();
          return [innerWidth, innerHeight, { bottom, left, right, top }];
        }"""
    )
    assert 0 <= bubble["left"] and bubble["right"] <= width and 0 <= bubble["top"] and bubble["bottom"] <= height
    assert bubble["top"] >= label["bottom"] or bubble["bottom"] <= label["top"] or bubble["left"] >= label["right"]
    browser.evaluate("() => document.activeElement.blur()")
    browser.settle()
    assert not control.run(BUBBLE)["isOpen"]


def test_the_bubble_is_over_the_star_and_in_a_narrow_window_too(browser, show):
    control = show(f'<p>…</p><p>…</p><emoji-rate {WORDS}></emoji-rate>', "stars")
    box = control.box()
    for index in range(5):
        x, y = box.at((index + 0.5) / 5, 0.5)
        browser.mouse.move(x, y)
        browser.settle()
        bubble = control.run(BUBBLE)
        assert bubble["isOpen"] and bubble["bottom"] <= box.y, bubble
        assert abs((bubble["left"] + bubble["right"]) / 2 - x) < 4 or bubble["left"] < 6, (index, bubble)


def test_the_word_can_stand_below_the_control(browser, show):
    control = show(f'<emoji-rate {WORDS} value="4" words-shown></emoji-rate>', "stars")
    bubble = control.run(BUBBLE)
    assert bubble["text"] == "Good" and not bubble["isOpen"]
    box = control.box()
    assert bubble["top"] >= box.y + box.height - 1
    before = control.get("offsetHeight")
    control.set("value", "")
    assert control.get("offsetHeight") == before
    assert control.get("wordsShown") is True


@pytest.mark.own_page
def test_a_face_and_stars_are_looks_of_one_script(browser, show, tmp_path):
    (tmp_path / "stars.json").write_text(json.dumps({"symbol": "star"}))
    look = f"--character cat --look stars={tmp_path / 'stars.json'}"
    control = show('<emoji-rate look="stars" aria-label="Soup"></emoji-rate><emoji-rate aria-label="Tea"></emoji-rate>', look)
    assert control.said()["role"] == "radiogroup"
    browser.mouse.click(*control.box().at(0.5, 0.5))
    assert control.value == "3"
    face = """() => {
      const control = document.querySelectorAll("emoji-rate")[1];
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x + width * 0.8, y + height / 2];
    }"""
    browser.mouse.click(*browser.evaluate(face))
    assert browser.evaluate("() => document.querySelectorAll('emoji-rate')[1].value") == "4"
    # A look can become the other one, and keeps the rating.
    control.set("look", "default")
    assert control.value == "3" and control.said()["role"] == "slider"
    control.set("look", "stars")
    assert control.said() == {"role": "radiogroup", "required": None, "checked": "3 out of 5 stars"}


def test_what_is_wrong_after_sending_has_a_state(browser, show):
    control = show('<form><emoji-rate required label="Soup"></emoji-rate><button>Send</button></form>')
    state = '(control) => control.matches(":state(user-invalid)")'
    assert not control.run(state)
    browser.evaluate(
        """() => {
          document.forms[0].addEventListener("submit", (event) => event.preventDefault());
          document.forms[0].requestSubmit();
        }"""
    )
    assert control.run(state)
    control.focus()
    control.press("End")
    browser.settle()
    assert control.value == "5" and not control.run(state)
    control.set("required", False)
    browser.evaluate("() => document.forms[0].reset()")
    control.set("required", True)
    assert not control.run(state)


def test_a_drawing_without_a_rating_is_grey(browser, show):
    control = show('<emoji-rate></emoji-rate><emoji-rate value="4"></emoji-rate>', "--drawing ../../Examples/Drawings/battery.svg")
    filters = """() => [...document.querySelectorAll("emoji-rate")].map(({ shadowRoot }) =>
      getComputedStyle(shadowRoot.querySelector("svg")).filter)"""
    assert browser.evaluate(filters) == ["grayscale(1)", "none"]
    control.set("value", "2")
    assert browser.evaluate(filters) == ["none", "none"]


def test_keys_begin_at_the_nearest_star_and_the_group_says_the_value(browser, show):
    control = show('<label for="rate">Soup</label><emoji-rate id="rate" value="2.3"></emoji-rate>', "stars")
    browser.settle()
    group = '() => document.querySelector("emoji-rate").shadowRoot.querySelector("#box")'
    assert control.value == "2.3"
    assert browser.exposes(group, "radiogroup", "Soup, 2.3 out of 5 stars")
    control.focus()
    control.press("ArrowRight")
    browser.settle()
    assert control.value == "3"
    assert browser.exposes(group, "radiogroup", "Soup")


def test_a_listener_that_is_first_reads_the_value_of_the_event(browser, show):
    for look, first, then in (("", "0.1", "0.2"), ("stars", "2", "3")):
        control = show('<emoji-rate value="0"></emoji-rate>' if not look else '<emoji-rate value="1"></emoji-rate>', look)
        browser.evaluate(
            """() => {
              window.early = [];
              const hear = ({ target }) => early.push(document.querySelector("emoji-rate").value);
              window.ears?.abort();
              window.ears = new AbortController();
              addEventListener("input", hear, { capture: true, signal: ears.signal });
            }"""
        )
        control.focus()
        for value in (first, then):
            control.press("ArrowRight")
            control.wait("(control, value) => control.value === value", value)
        early = browser.evaluate("() => early")
        assert early[0] == first and early[-1] == then, (look, early)


@pytest.mark.parametrize("way", ["readOnly", "disabled", "fieldset"])
def test_a_drag_ends_when_the_control_is_taken_away(browser, show, way):
    control = show('<fieldset><emoji-rate value="1"></emoji-rate></fieldset>')
    box = control.box()
    browser.mouse.move(*box.at(0.2, 0.5))
    browser.mouse.down()
    browser.mouse.move(*box.at(0.6, 0.5))
    browser.settle()
    assert control.value == "3"
    if way == "fieldset":
        browser.evaluate("() => { document.querySelector('fieldset').disabled = true; }")
    else:
        control.set(way, True)
    browser.mouse.move(*box.at(0.9, 0.5))
    browser.settle()
    assert control.value == "3" and not control.run('(control) => control.matches(":state(dragging)")')
    browser.mouse.up()
    browser.settle()
    assert control.value == "3"


@pytest.mark.parametrize("count", [3, 10, 12])
def test_a_row_has_as_many_stars_as_it_is_asked_for(browser, show, count):
    control = show(f'<emoji-rate count="{count}" aria-label="Soup"></emoji-rate>', "stars")
    assert (control.get("max"), control.get("count")) == (count, count)
    box = control.box()
    assert abs(box.width / box.height - (count * 52 - 8) / 44) < 0.1
    for index in (count - 1, 0, count // 2):
        browser.mouse.click(*box.at((index * 52 + 22) / (count * 52 - 8), 0.5))
        assert control.value == str(index + 1)
    said = control.said()
    assert (said.get("checked") or said.get("text")) == f"{count // 2 + 1} out of {count} stars"
    control.set_attribute("count", None)
    assert control.get("max") == 5
