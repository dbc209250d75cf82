"""The driver layer itself: what it does is real input."""

import pytest
from browser import BrowserGone

LOGGED = """() => {
  window.seen = [];
  const types = ["pointerdown", "pointermove", "pointerup", "keydown", "keyup", "wheel", "contextmenu"];
  for (const type of types)
    addEventListener(type, (event) => seen.push({
      type, trusted: event.isTrusted, kind: event.pointerType, primary: event.isPrimary,
      button: event.button, key: event.key, x: event.clientX, y: event.clientY,
    }));
}"""


@pytest.fixture
def seen(browser, show):
    show("<p>Press here.</p>", element=False, upgraded=False)
    browser.evaluate(LOGGED)

    def seen(*names):
        browser.settle()
        events = browser.evaluate("() => seen.splice(0)")
        assert all(event["trusted"] for event in events)
        return [tuple(event.get(name) for name in ("type", *names)) for event in events]

    return seen


def test_a_mouse_is_a_mouse(browser, seen):
    browser.mouse.drag((100, 100), (120, 130))
    assert seen("kind", "x", "y") == [
        ("pointermove", "mouse", 100, 100),
        ("pointerdown", "mouse", 100, 100),
        ("pointermove", "mouse", 120, 130),
        ("pointerup", "mouse", 120, 130),
    ]


def test_the_right_button_is_the_right_button(browser, seen):
    browser.mouse.click(100, 100, button="right")
    assert ("pointerdown", 2) in seen("button")


def test_a_pen_is_a_pen(browser, seen):
    browser.pen.drag((100, 100), (120, 130))
    assert ("pointermove", "pen", 120, 130) in seen("kind", "x", "y")


def test_fingers_are_fingers(browser, seen):
    browser.touch.down(100, 100)
    browser.touch.down(200, 100, finger=1)
    browser.touch.move(110, 100)
    browser.touch.up(finger=1)
    browser.touch.up()
    events = seen("kind", "primary", "x")
    assert events[0] == ("pointerdown", "touch", True, 100)
    assert ("pointerdown", "touch", False, 200) in events
    assert ("pointermove", "touch", True, 110) in events
    assert [event[0] for event in events].count("pointerup") == 2


def test_a_key_is_that_key(browser, seen):
    keys = "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End Delete Backspace Escape a".split()
    for key in (*keys, " "):
        browser.keyboard.press(key)
        assert seen("key") == [("keydown", key), ("keyup", key)]


def test_the_wheel_scrolls_the_page(browser, show):
    show("<p>Tall.</p>", element=False, upgraded=False, attributes=' class="tall"')
    browser.mouse.wheel(100, 100, 0, 120)
    browser.wait("() => scrollY > 0")


def test_a_promise_is_awaited(browser, seen):
    assert browser.evaluate("async (a, b) => a + b", 1, "x") == "1x"
    assert browser.evaluate("() => undefined") is None


def test_the_policy_of_the_pages_is_in_force(browser, show, problems):
    problems.append("")
    show("<p>Nothing.</p>", element=False, upgraded=False)
    refused = browser.evaluate(
        """() => {
          try {
            document.createElement("script").text = "0";
            return !globalThis.trustedTypes;
          } catch { return true }
        }"""
    )
    assert refused
    browser.evaluate(
        """() => {
          const image = document.createElement("img");
          image.src = "http://example.invalid/";
          document.body.append(image);
        }"""
    )
    browser.wait('() => watched.problems.some((text) => text.includes("img-src"))')


def test_a_browser_that_has_ended_says_so_and_is_started_anew(browser, show):
    browser.stop()
    with pytest.raises(BrowserGone):
        browser.wait("() => true")
    browser.restart_if_gone()
    show("<p>Here.</p>", element=False, upgraded=False)
    assert browser.evaluate('() => document.querySelector("p").textContent') == "Here."
