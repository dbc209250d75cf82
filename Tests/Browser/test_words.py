"""Words for values, the bubble, the hint, and what is said of wrong attributes."""

WORDS = 'words="Awful,Bad,Okay,Good,Great"'
BUBBLE = """(control) => {
  const bubble = control.shadowRoot.querySelector("#bubble");
  return [bubble.textContent, getComputedStyle(bubble).visibility];
}"""
WARNINGS = """() => {
  watched.warnings = [];
  console.warn = (...texts) => watched.warnings.push(texts.join(" "));
}"""


def test_words_are_read_and_shown(browser, show):
    control = show(f'<emoji-rate symbol="stars" {WORDS} value="4" aria-label="Food"></emoji-rate>')
    assert control.attribute("aria-valuetext") == "Good, 4 out of 5 stars"
    assert control.run(BUBBLE) == ["Good", "hidden"]
    browser.mouse.move(*control.box().at(0.95, 0.5))
    browser.settle()
    assert control.run(BUBBLE) == ["Great", "visible"]


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


def test_a_wrong_value_of_an_attribute_is_said_once(browser, show):
    control = show('<emoji-rate value="3"></emoji-rate>')
    browser.evaluate(WARNINGS)
    for _ in range(2):
        control.set_attribute("direction", "vertikal")
        control.set_attribute("max", "ten")
        control.set_attribute("direction", None)
        control.set_attribute("max", None)
    assert browser.evaluate("() => watched.warnings") == [
        'emoji-rate: direction "vertikal" is not allowed; give horizontal, vertical, original; did you mean vertical?',
        'emoji-rate: max "ten" is not a number',
    ]


def test_any_step_is_html_s_word_for_none(browser, show):
    control = show('<emoji-rate value="2.4" step="2"></emoji-rate>')
    browser.evaluate(WARNINGS)
    assert control.get("value") == "2"
    control.set_attribute("step", "Any")
    assert control.get("value") == "2.4"
    assert control.get("step") == 0
    assert browser.evaluate("() => watched.warnings") == []


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
