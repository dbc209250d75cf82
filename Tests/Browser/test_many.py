"""Many controls on a page share one compiled module."""

SHARED = 200


def test_two_hundred_controls_share_one_module(browser, show):
    symbols = ["face", "stars", "hearts", "faces"]
    show(
        "".join(
            f'<emoji-rate symbol="{symbols[n % 4]}" value="{n % 6 / 2 + 1}" size="40" star-size="12"></emoji-rate>'
            for n in range(SHARED)
        ),
        scripts=["/pages/count-modules.js"],
    )
    shown = browser.evaluate(
        """() => [...document.querySelectorAll("emoji-rate")]
          .filter((control) => control.shadowRoot.querySelector("svg")).length"""
    )
    assert shown == SHARED
    assert browser.evaluate("() => counts.compiled") == 1


def test_controls_do_not_disturb_one_another(browser, show):
    show(
        '<emoji-rate id="a" value="1" size="80"></emoji-rate>'
        '<emoji-rate id="b" value="2" size="80" max="10"></emoji-rate>'
        '<emoji-rate id="c" value="3" symbol="stars"></emoji-rate>'
    )
    browser.evaluate('() => document.querySelector("#b").focus()')
    browser.keyboard.press("End")
    values = '() => [...document.querySelectorAll("emoji-rate")].map(({ value }) => value)'
    assert browser.evaluate(values) == ["1", "10", "3"]
    events = browser.evaluate("() => watched.events.map(({ type, id }) => [type, id])")
    assert events == [["input", "b"], ["change", "b"]]


def test_a_control_that_is_moved_is_the_same(browser, show):
    control = show('<div id="there"></div><emoji-rate value="1" symbol="stars"></emoji-rate>')
    control.set("value", "4")
    control.run('(control) => document.querySelector("#there").append(control)')
    assert control.value == "4"
    control.wait_until_shown()
    x, y = control.box().at(0.5, 0.5)
    browser.mouse.click(x, y)
    assert control.value == "3"
    assert control.event_types() == ["input", "change"]
