"""The control beside <input type=range>: the same is done to both, and the same must come of it."""

import pytest

BOTH = """<form><div class="around">
<input type="range" id="native" min="0" max="5" step="1" value="2">
</div><div class="around">
<emoji-rate id="own" direction="horizontal" min="0" max="5" step="1" value="2" size="60"></emoji-rate>
</div></form>"""

WATCH = """() => {
  window.heard = { native: [], own: [] };
  for (const type of ["input", "change"])
    for (const control of document.querySelectorAll("#native, #own"))
      control.addEventListener(type, ({ bubbles, composed, cancelable }) =>
        heard[control.id].push([type, control.value, bubbles, composed, cancelable]));
}"""

# Where a page hears what a person does, and whether the controls have heard it before.
PREVENT = """(type, where) => {
  window.prevented?.abort();
  window.prevented = new AbortController();
  const { signal } = prevented;
  for (const control of document.querySelectorAll("#native, #own")) {
    const target = { itself: control, around: control.parentNode, document }[where] ?? window;
    target.addEventListener(type, (event) => event.preventDefault(), { capture: where === "first", signal });
  }
}"""


@pytest.fixture
def both(browser, show, request):
    """Does the same to both, and gives what was heard of each."""
    symbol = request.node.callspec.params.get("symbol", "face")
    show(BOTH if symbol == "face" else BOTH.replace("size=", f'symbol="{symbol}" star-size='))
    browser.evaluate(WATCH)

    def both(do):
        for name in ("native", "own"):
            do(name)
            browser.settle()
        heard = browser.evaluate("() => heard")
        values = browser.evaluate("() => [...document.querySelectorAll('#native, #own')].map(({ value }) => value)")
        assert heard["own"] == heard["native"]
        assert values[0] == values[1]
        return heard["own"]

    return both


def focus(browser, name):
    browser.evaluate("(name) => document.getElementById(name).focus()", name)


# What a page hears of the pointer, and whether somebody has prevented it by then.
POINTER = """() => {
  for (const type of ["pointerdown", "pointerup"])
    document.querySelector("form").addEventListener(type, ({ target, defaultPrevented }) =>
      heard[target.id]?.push([type, target.value, defaultPrevented]));
}"""


def drag(browser, name, *parts):
    """Presses at the first of these parts of a control's width, goes to the others, and releases."""
    x, y, width, height = browser.evaluate(
        """(name) => {
          const { x, y, width, height } = document.getElementById(name).getBoundingClientRect();
          return [x, y, width, height];
        }""",
        name,
    )
    browser.mouse.drag(*((x + width * part, y + height / 2) for part in parts))


def test_keys_are_the_same(browser, both):
    def keys(name):
        focus(browser, name)
        for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "End", "End", "Home", "a"):
            browser.keyboard.press(key)

    assert len(both(keys)) == 12


def test_a_press_is_the_same(browser, both):
    assert both(lambda name: drag(browser, name, 0.97)) != []


@pytest.mark.parametrize(
    "symbol, parts, types",
    [
        # From the thumb, for a face is dragged from wherever it is pressed.
        ("face", (0.4, 0.97), ["pointerdown", "input", "pointerup", "change"]),
        # Out of the control and back into it.
        ("face", (0.4, 1.5, 0.03), ["pointerdown", "input", "input", "pointerup", "change"]),
        # Back to where it began.
        ("face", (0.4, 0.97, 0.4), ["pointerdown", "input", "input", "pointerup"]),
        ("stars", (0.97, 0.57), ["pointerdown", "input", "input", "pointerup", "change"]),
        ("stars", (0.57, 1.5, 0.57), ["pointerdown", "input", "input", "input", "pointerup", "change"]),
    ],
)
@pytest.mark.parametrize("prevented", ["", "pointerdown", "pointerup"])
def test_a_drag_is_the_same(browser, both, symbol, parts, types, prevented):
    browser.evaluate(POINTER)
    if prevented:
        browser.evaluate(PREVENT, prevented, "itself")
    heard = both(lambda name: drag(browser, name, *parts))
    if prevented != "pointerdown":
        assert [type for type, *_ in heard] == types


@pytest.mark.parametrize("where", ["first", "itself", "around", "document", "window"])
@pytest.mark.parametrize("symbol, parts", [("face", (0.4, 0.97)), ("stars", (0.97, 0.57))])
def test_a_page_that_stops_a_release_stops_no_rating(browser, both, symbol, parts, where):
    browser.evaluate(PREVENT.replace("preventDefault", "stopImmediatePropagation"), "pointerup", where)
    assert both(lambda name: drag(browser, name, *parts))[-1][0] == "change"


@pytest.mark.parametrize("where", ["first", "itself", "around", "document", "window"])
@pytest.mark.parametrize("type", ["keydown", "pointerdown"])
def test_a_page_may_prevent_it(browser, both, type, where):
    browser.evaluate(PREVENT, type, where)

    def act(name):
        if type == "keydown":
            focus(browser, name)
            browser.keyboard.press("ArrowRight")
        else:
            drag(browser, name, 0.97)

    both(act)


@pytest.mark.parametrize("where", ["itself", "around"])
def test_a_page_that_keeps_an_event_from_others_prevents_nothing(browser, both, where):
    browser.evaluate(PREVENT.replace("preventDefault", "stopPropagation"), "keydown", where)

    def act(name):
        focus(browser, name)
        browser.keyboard.press("ArrowRight")
        browser.keyboard.press("ArrowRight")

    assert len(both(act)) == 4


@pytest.mark.own_page
def test_what_a_key_was_for_is_prevented_further(browser, both):
    browser.evaluate(
        """() => {
          window.last = [];
          addEventListener("keydown", (event) => setTimeout(() => last.push(event.defaultPrevented)));
        }"""
    )

    def act(name):
        focus(browser, name)
        for key in ("ArrowRight", "Home", "a", "Escape"):
            browser.keyboard.press(key)

    both(act)
    browser.settle()
    prevented = browser.evaluate("() => last")
    assert prevented[4:] == [True, True, False, False]


def test_values_of_a_script_are_the_same(browser, both):
    for value in ("3", 4, "4.4", "9", "-1"):
        browser.evaluate(
            """(value) => {
              for (const control of document.querySelectorAll("#native, #own")) control.value = value;
            }""",
            value,
        )
        assert both(lambda name: None) == []


@pytest.mark.parametrize("text", ["1e999", "-1e999"])
def test_an_infinite_value_is_as_none(browser, show, text):
    show(BOTH)
    set_value = """(value) => [...document.querySelectorAll("#native, #own")].map((control) => {
      control.value = value;
      return control.value;
    })"""
    assert browser.evaluate(set_value, text) == browser.evaluate(set_value, "")


@pytest.mark.own_page
@pytest.mark.parametrize("fields", ["", '<button id="send">Send</button>', "<input><input>"])
@pytest.mark.parametrize("control", ["slider", "radio"])
def test_enter_submits_where_the_engines_own_does(browser, show, fields, control):
    own = {
        "slider": '<input type="range" id="native">',
        "radio": '<input type="radio" id="native" name="native">',
    }
    show("".join(
        f"<form>{markup}{fields}</form>"
        for markup in (own[control], f'<emoji-rate id="own" symbol="stars" mode="{control}"></emoji-rate>')
    ))  # fmt: skip
    submitted = []
    browser.evaluate(
        """() => {
          window.submitted = [];
          addEventListener("submit", (event) => {
            event.preventDefault();
            submitted.push([event.submitter?.id]);
          });
        }"""
    )
    for name in ("native", "own"):
        focus(browser, name)
        browser.keyboard.press("Enter")
        browser.settle()
        submitted.append(browser.evaluate("() => submitted.splice(0)"))
    assert submitted[0] == submitted[1]
