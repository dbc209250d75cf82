"""Words for values, the bubble, the hint, and what is said of wrong attributes and of a second script."""

import generated
import pytest

# What was said once, is not said again in a page.
pytestmark = pytest.mark.own_page

WORDS = 'words="Awful,Bad,Okay,Good,Great"'
BUBBLE = """(control) => {
  const bubble = control.shadowRoot.querySelector("#bubble");
  return [bubble.textContent, getComputedStyle(bubble).visibility];
}"""


@pytest.fixture
def warnings(browser):
    """Gives what was said since this was last asked, which is asked first for what was said before."""
    listen = """() => {
      const { warnings = [] } = watched;
      watched.warnings = [];
      console.warn = (...texts) => watched.warnings.push(texts.join(" "));
      return warnings;
    }"""
    return lambda: browser.evaluate(listen)


def test_words_are_read_and_shown(browser, show):
    control = show(f'<emoji-rate symbol="stars" {WORDS} value="4" aria-label="Food"></emoji-rate>')
    assert control.attribute("aria-valuetext") == "Good, 4 out of 5 stars"
    assert control.run(BUBBLE) == ["Good", "hidden"]
    browser.mouse.move(*control.box().at(0.95, 0.5))
    browser.settle()
    assert control.run(BUBBLE) == ["Great", "visible"]


def test_a_scale_of_one_value_has_a_word(show):
    control = show('<emoji-rate symbol="hearts" count="1" words="Like" value="1" aria-label="Food"></emoji-rate>')
    assert control.attribute("aria-valuetext") == "Like, 1 out of 1"


def test_without_words_the_number_is_shown(browser, show):
    control = show('<emoji-rate value="3.2" aria-label="Food"></emoji-rate>')
    browser.keyboard.press("Tab")
    browser.settle()
    assert control.run(BUBBLE) == ["3.2", "visible"]


def test_a_face_without_a_rating_shows_that_it_can_be_moved(browser, show):
    control = show("<emoji-rate></emoji-rate>")
    hint = "(control) => getComputedStyle(control.shadowRoot.querySelector('#hint')).display !== 'none'"
    assert control.run(hint)
    control.set("value", "3")
    assert not control.run(hint)


@pytest.mark.once
def test_a_wrong_value_of_an_attribute_is_said_once(show, warnings):
    control = show('<emoji-rate value="3"></emoji-rate>')
    warnings()
    for _ in range(2):
        control.set_attribute("direction", "vertikal")
        control.set_attribute("max", "ten")
        control.set_attribute("direction", None)
        control.set_attribute("max", None)
    assert warnings() == [
        'emoji-rate: direction "vertikal" is not allowed; give horizontal, vertical, original; did you mean vertical?',
        'emoji-rate: max "ten" is not a number',
    ]


@pytest.mark.once
def test_what_is_allowed_and_meant_is_said(show, warnings):
    control = show("<emoji-rate></emoji-rate>")
    for name, text, said in [
        ("value", "3,5", "is not a number; did you mean 3.5?"),
        ("value", "many", "is not a number"),
        ("sensitivity", "50", "is not in range; 10 is used"),
        ("value", "9", "is not in range; 5 is used"),
        ("value", "-1", "is not in range; 0 is used"),
        ("max", "-1", "is not above min; 1 is used"),
        ("mode", "radios", "is not allowed; give slider, radio; did you mean radio?"),
        ("mode", "dial", "is not allowed; give slider, radio"),
        ("mode", "", "is not allowed; give slider, radio"),
        ("direction", "", "is not allowed; give horizontal, vertical, original"),
        ("step", "", "is not a number"),
        ("max", "", "is not a number"),
        ("readonly", "false", "is still on; remove it"),
        ("disabled", "false", "is still on; remove it"),
        ("required", "false", "is still on; remove it"),
    ]:
        warnings()
        control.set_attribute(name, text)
        assert warnings() == [f'emoji-rate: {name} "{text}" {said}']
        control.set_attribute(name, None)


@pytest.mark.once
def test_what_is_right_is_not_spoken_of(show, warnings):
    control = show("<emoji-rate></emoji-rate>")
    warnings()
    for name, text in [("value", ""), ("readonly", ""), ("required", "required"), ("name", "")]:
        control.set_attribute(name, text)
        assert warnings() == [], name


@pytest.mark.once
@pytest.mark.parametrize(
    "markup, default, low",
    [("", 5, "7"), ("", 5, "5"), ('symbol="stars" count="3"', 3, "4"), ("", 5, "4")],
)
def test_a_lower_end_may_be_above_the_default_upper_one(show, warnings, markup, default, low):
    control = show(f"<emoji-rate {markup}></emoji-rate>")
    warnings()
    control.set_attribute("min", low)
    said = f'emoji-rate: max "{default}" is not above min; {int(low) + 1} is used'
    assert warnings() == ([] if int(low) < default else [said])


@pytest.mark.once
def test_the_ends_of_a_scale_come_one_after_the_other(show, warnings):
    control = show('<emoji-rate min="1" max="5"></emoji-rate>')
    warnings()
    # In a task of the page: WebKit's driver has the microtasks' turn after every change.
    control.run(
        "(control) => new Promise((resolve) => setTimeout(() => { control.min = 6; control.max = 10; resolve() }))"
    )
    assert warnings() == []
    control.set("min", 11)
    assert warnings() == ['emoji-rate: max "10" is not above min; 12 is used']


@pytest.mark.once
def test_a_language_is_one_of_the_control_s(show, warnings):
    control = show('<emoji-rate value="3" lang="fr"></emoji-rate>')
    warnings()
    for text, language in [("de-AT", "de"), ("zh-tw", "zh-Hant"), ("xx", "fr")]:
        control.set_attribute("language", text)
        assert control.get("language") == language
    [warning] = warnings()
    assert warning.startswith('emoji-rate: language "xx" is not allowed; give ')


@pytest.mark.once
def test_a_keyword_is_one_in_any_case(show, warnings):
    for look, name, text in [("", "direction", "Vertical"), ('symbol="stars"', "touch", "HALF"), ("", "mode", "Radio")]:
        control = show(f"<emoji-rate {look}></emoji-rate>")
        warnings()
        control.set_attribute(name, text)
        assert control.get(name) == text.lower()
        assert warnings() == []


@pytest.mark.once
def test_a_look_that_the_command_chooses_is_none_of_the_page_s(show, warnings):
    control = show('<emoji-rate value="3"></emoji-rate>')
    warnings()
    for name, text in [("character", "cat"), ("symbol", "stars"), ("fill-color", "red"), ("brows", "full"), ("star-size", "20")]:
        control.set_attribute(name, text)
        said = f'emoji-rate: {name} "{text}" has no effect here; it is an option of emoji-rate control'
        # The control with the module draws every look.
        assert warnings() == ([] if control.svg else [said])


@pytest.mark.once
def test_the_look_is_the_first_unless_another_is_asked_for(browser, show):
    control = show('<emoji-rate look="Default"></emoji-rate><emoji-rate></emoji-rate>')
    looks = browser.evaluate("() => [...document.querySelectorAll('emoji-rate')].map(({ look }) => look)")
    # The control with the module has no looks to choose from.
    assert looks == ([None, None] if control.svg else ["default", "default"])


def test_another_script_says_that_it_is_too_late(browser, show, site, warnings):
    control = show('<emoji-rate value="3"></emoji-rate>')
    warnings()
    # The same one again does no harm.
    browser.evaluate("() => watched.load([...document.scripts].at(-1).src)")
    assert warnings() == []
    site.made["/made/other.js"] = (generated.script(("stars", "--count=7")), server.POLICY, "text/javascript")
    browser.evaluate('() => watched.load("/made/other.js")')
    assert warnings() == ["emoji-rate: another script has defined it; give one of them a --name"]
    assert control.get("max") == 5


@pytest.mark.once
def test_any_step_is_html_s_word_for_none(show, warnings):
    control = show('<emoji-rate value="2.4" step="2"></emoji-rate>')
    warnings()
    assert control.get("value") == "2"
    control.set_attribute("step", "Any")
    assert control.get("value") == "2.4"
    assert control.get("step") == 0
    assert warnings() == []


def test_a_language_of_something_else_redraws_nothing(browser, show):
    control = show('<p id="other">Salut</p><emoji-rate value="3"></emoji-rate>')
    control.run(
        """(control) => {
          watched.changes = 0;
          new MutationObserver((records) => { watched.changes += records.length })
            .observe(control.shadowRoot, { attributes: true, childList: true, subtree: true });
          document.querySelector("#other").lang = "fr";
        }"""
    )
    browser.settle()
    assert browser.evaluate("() => watched.changes") == 0
