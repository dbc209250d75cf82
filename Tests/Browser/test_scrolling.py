"""A control takes one direction of a finger's movement and leaves the page the other."""

import browser as engines
import pytest

PAGE = {"attributes": ' class="tall"'}

CASES = [
    # The control, how a finger moves over it, and whether the page scrolls.
    ('<emoji-rate direction="original" value="2.5"></emoji-rate>', (-60, 0), True),
    ('<emoji-rate direction="original" value="2.5"></emoji-rate>', (0, -60), False),
    ('<emoji-rate value="2.5" direction="horizontal"></emoji-rate>', (0, -60), True),
    ('<emoji-rate value="2.5" direction="horizontal"></emoji-rate>', (-60, 0), False),
    ('<emoji-rate value="5" symbol="stars" star-size="100"></emoji-rate>', (0, -60), True),
    ('<emoji-rate value="5" symbol="stars" star-size="100"></emoji-rate>', (10, -60), True),
    ('<emoji-rate value="5" symbol="stars" star-size="100"></emoji-rate>', (-60, 0), False),
    ('<emoji-rate value="2.5" readonly></emoji-rate>', (0, -60), True),
    ('<emoji-rate value="2.5" disabled></emoji-rate>', (0, -60), True),
]


@pytest.mark.parametrize("markup, by, scrolls", CASES)
@pytest.mark.own_page
def test_the_page_scrolls_in_the_other_direction(browser, show, markup, by, scrolls):
    if browser.name == "firefox":
        browser.unsupported("fingers of its automation do not scroll")
    control = show(markup, **PAGE)
    value = control.value
    x, y = control.box().at(0.45, 0.6)
    steps = 6
    browser.touch.drag(
        *((x + by[0] * step / steps, y + by[1] * step / steps) for step in range(steps + 1))
    )
    if scrolls:
        browser.wait("() => scrollX + scrollY > 0")
        assert control.value == value
        assert control.event_types() == []
    else:
        control.wait("(control, value) => control.value !== value", value)
        assert browser.evaluate("() => scrollX + scrollY") == 0
        assert control.event_types()[-1] == "change"


@pytest.mark.parametrize(
    "markup, touch_action",
    [
        ('<emoji-rate direction="vertical"></emoji-rate>', "pan-x pinch-zoom"),
        ('<emoji-rate direction="original"></emoji-rate>', "pan-x pinch-zoom"),
        ("<emoji-rate></emoji-rate>", "pan-y pinch-zoom"),
        ('<emoji-rate symbol="stars"></emoji-rate>', "pan-y pinch-zoom"),
        ("<emoji-rate readonly></emoji-rate>", None),
        ("<emoji-rate disabled></emoji-rate>", None),
        ('<emoji-rate symbol="stars" readonly></emoji-rate>', None),
    ],
)
def test_what_is_left_to_the_page_is_declared(show, markup, touch_action):
    control = show(markup)
    found = control.run(
        """(control) => {
          const found = [];
          let node = control.shadowRoot.querySelector("svg");
          for (; node; node = node === control ? null : node.parentElement ?? node.getRootNode().host)
            found.push(getComputedStyle(node).touchAction);
          return found.filter((touchAction) => touchAction !== "auto");
        }"""
    )
    assert set(found) == ({touch_action} if touch_action else set())


@pytest.fixture
def phone(browser):
    """What is opened is zoomed by two fingers."""
    if browser.name != "chromium":
        browser.unsupported("fingers of its automation do not zoom")
    width, height = engines.VIEWPORT
    screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
    browser.protocol.send("Emulation.setDeviceMetricsOverride", screen)
    yield
    browser.protocol.send("Emulation.clearDeviceMetricsOverride")
    browser.resize(width, height)


@pytest.mark.parametrize(
    "attributes",
    [
        "", 'direction="vertical"', 'symbol="stars"', 'symbol="stars" mode="radio"', 'step="1" mode="radio"',
    ],
)
@pytest.mark.parametrize("along", ["x", "y"])
@pytest.mark.own_page
def test_two_fingers_zoom_the_page_and_rate_nothing(browser, phone, show, attributes, along):
    control = show(f'<emoji-rate value="2" star-size="100" {attributes}></emoji-rate>')
    x, y = control.box().at(0.5, 0.5)

    def at(finger, by):
        by = -by if finger else by
        return (x + by, y) if along == "x" else (x, y + by)

    for finger in (0, 1):
        browser.touch.down(*at(finger, 20), finger=finger)
    for by in range(40, 140, 20):
        for finger in (0, 1):
            browser.touch.move(*at(finger, by), finger=finger)
    browser.wait("() => visualViewport.scale > 1")
    browser.touch.up(finger=1)
    browser.touch.up()
    browser.settle()
    assert control.value == "2"
    assert "change" not in control.event_types()


@pytest.mark.parametrize("attributes", ["", 'symbol="stars"'])
def test_the_wheel_scrolls_the_page_and_rates_nothing(browser, show, attributes):
    control = show(f'<emoji-rate value="2" {attributes}></emoji-rate>', **PAGE)
    control.focus()
    browser.mouse.wheel(*control.box().at(0.5, 0.5), 0, 120)
    browser.wait("() => scrollY > 0")
    assert control.value == "2"
    assert control.event_types() == []


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"])
@pytest.mark.parametrize("attributes", ["", 'symbol="stars"'])
def test_a_key_that_rates_does_not_scroll(browser, show, attributes, key):
    control = show(f'<emoji-rate value="2" {attributes}></emoji-rate>', **PAGE)
    browser.evaluate("() => scrollTo(0, 30)")
    control.run("(control) => control.focus({ preventScroll: true })")
    control.press(key)
    control.wait('(control) => control.value !== "2"')
    browser.settle()
    assert browser.evaluate("() => scrollY") == 30
