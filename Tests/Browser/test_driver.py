"""The driver layer itself: what it does is real input, and no script holds it up."""

import browser as drivers
import pytest

LOGGED = """() => {
  window.seen = [];
  for (const type of ["pointerdown", "pointermove", "pointerup", "keydown", "keyup"])
    addEventListener(type, ({ isTrusted, pointerType, isPrimary, button, key, clientX }) =>
      seen.push(isTrusted && [type, ...key ? [key] : [pointerType, isPrimary, button, clientX]]));
}"""


def test_input_is_trusted_and_what_it_says(browser, show):
    show("<p>Press here.</p>", element=False)
    browser.evaluate(LOGGED)

    def seen():
        browser.settle()
        return browser.evaluate("() => seen.splice(0)")

    for kind in ("mouse", "pen") if browser.name != "firefox" else ("mouse",):
        getattr(browser, kind).drag((100, 100), (120, 130))
        events = seen()
        assert ["pointerdown", kind, True, 0, 100] in events
        assert events[-1] == ["pointerup", kind, True, 0, 120]
    browser.mouse.click(100, 100, button="right")
    assert ["pointerdown", "mouse", True, 2, 100] in seen()
    for key in "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End Delete Backspace Escape a".split() + [" "]:
        browser.keyboard.press(key)
        assert seen() == [["keydown", key], ["keyup", key]]
    if browser.name == "webkitgtk":
        return
    browser.touch.down(100, 100)
    browser.touch.down(200, 100, finger=1)
    browser.touch.move(110, 100)
    browser.touch.up(finger=1)
    browser.touch.up()
    events = seen()
    assert events[0] == ["pointerdown", "touch", True, 0, 100]
    assert ["pointerdown", "touch", False, 0, 200] in events
    assert [event[0] for event in events].count("pointerup") == 2


def test_the_policy_of_the_pages_is_in_force(browser, show, problems):
    problems.append("")
    show("<p>Nothing.</p>", element=False)
    assert browser.evaluate(
        """() => {
          try {
            document.createElement("script").text = "0";
            return !globalThis.trustedTypes;
          } catch { return true }
        }"""
    )
    browser.evaluate(
        """() => {
          const image = document.createElement("img");
          image.src = "http://example.invalid/";
          document.body.append(image);
        }"""
    )
    browser.wait('() => watched.problems.some((text) => text.includes("img-src"))')


def test_a_script_without_an_end_is_an_error(browser, show, monkeypatch):
    show("<p>Nothing.</p>", element=False)
    monkeypatch.setattr(drivers, "SCRIPT_TIMEOUT", 0.5)
    with pytest.raises(drivers.PageError, match="the script took too long"):
        browser.evaluate("() => new Promise(() => {})")
    assert browser.evaluate("() => 1") == 1
