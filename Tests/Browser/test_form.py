"""The control in forms: what is sent, reset, restored, disabled and required."""

import pytest

FORM = """<form method="post" action="/form">
{}
<input name="title" value="Fine">
<button id="send" name="send" value="yes">Send</button>
<button id="reset" type="reset">Reset</button>
</form>"""


def click(browser, selector):
    x, y = browser.evaluate(
        """(selector) => {
          const box = document.querySelector(selector).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        selector,
    )
    browser.mouse.click(x, y)


@pytest.fixture
def send(browser, site):
    """Clicks the button that sends the form, and gives the fields that the server got."""

    def send():
        click(browser, "#send")
        browser.wait('() => document.querySelector("#sent") !== null')
        assert len(site.posts) == 1
        return site.posts[0]

    return send


@pytest.mark.parametrize(
    "control, sent",
    [
        ('<emoji-rate name="rating" value="3.2"></emoji-rate>', [("rating", "3.2")]),
        ('<emoji-rate name="rating" value="0"></emoji-rate>', [("rating", "0")]),
        ('<emoji-rate name="rating" symbol="stars" value="4"></emoji-rate>', [("rating", "4")]),
        ('<emoji-rate name="a" value="1"></emoji-rate><emoji-rate name="b" value="2"></emoji-rate>',
         [("a", "1"), ("b", "2")]),
        ('<emoji-rate name="rating" value="3" readonly></emoji-rate>', [("rating", "3")]),
        # Not rated, without a name, disabled: nothing.
        ('<emoji-rate name="rating"></emoji-rate>', []),
        ('<emoji-rate value="3"></emoji-rate>', []),
        ('<emoji-rate name="rating" value="3" disabled></emoji-rate>', []),
        ('<fieldset disabled><emoji-rate name="rating" value="3"></emoji-rate></fieldset>', []),
    ],
)  # fmt: skip
def test_the_form_has_the_value(browser, show, control, sent):
    show(FORM.format(control))
    found = browser.evaluate("() => [...new FormData(document.forms[0])]")
    assert found == [*map(list, sent), ["title", "Fine"]]


def test_the_form_sends_what_the_person_rated(show, send):
    control = show(FORM.format('<emoji-rate name="rating" symbol="stars"></emoji-rate>'))
    control.focus()
    for _ in range(3):
        control.press("ArrowRight")
    assert send()[0] == ("rating", "3")


def test_a_form_elsewhere_may_own_the_control(show, send):
    control = show(
        FORM.format("").replace("<form", '<form id="owner"')
        + '<emoji-rate name="rating" value="2" form="owner"></emoji-rate>'
    )
    assert control.run("(control) => control.form.id") == "owner"
    assert ("rating", "2") in send()


@pytest.mark.parametrize("attribute, before", [('value="2"', "2"), ("", "")])
def test_reset_gives_back_the_value_of_the_attribute(browser, show, attribute, before):
    control = show(FORM.format(f'<emoji-rate name="rating" {attribute}></emoji-rate>'))
    control.focus()
    control.press("End")
    assert control.value == "5"
    click(browser, "#reset")
    assert control.value == before
    assert control.get("defaultValue") == before
    control.wait_until_shown()
    # Since then the attribute is the value again.
    control.set_attribute("value", "3")
    assert control.value == "3"


def test_the_attribute_is_the_default_and_not_the_value(show):
    control = show(FORM.format('<emoji-rate name="rating" value="2"></emoji-rate>'))
    control.set("value", "4")
    assert control.attribute("value") == "2"
    control.set_attribute("value", "1")
    assert control.value == "4"
    assert control.get("defaultValue") == "1"


@pytest.mark.own_page
def test_going_back_restores_what_was_cleared(browser, show, send):
    control = show(FORM.format('<emoji-rate name="rating" value="2" clearable></emoji-rate>'))
    browser.evaluate('() => addEventListener("unload", () => {})')
    control.focus()
    control.press("Delete")
    assert send()[0] == ("title", "Fine")
    browser.back()
    browser.wait('() => document.querySelector("#send") && document.readyState === "complete"')
    control.wait('(control) => control.matches(":defined")')
    browser.settle()
    assert control.value == ""


@pytest.mark.parametrize("attribute", ['value="2"', ""])
@pytest.mark.own_page
def test_going_back_restores_what_was_rated(browser, show, send, attribute):
    # A page with such a listener is not kept in memory: it is loaded again, and its state restored.
    control = show(FORM.format(f'<emoji-rate name="rating" {attribute}></emoji-rate>'))
    browser.evaluate('() => addEventListener("unload", () => {})')
    control.focus()
    control.press("End")
    control.press("ArrowDown")
    assert control.value == "4.9"
    assert send()[0] == ("rating", "4.9")
    browser.back()
    browser.wait('() => document.querySelector("#send") && document.readyState === "complete"')
    control.wait('(control) => control.value === "4.9"')
    control.wait_until_shown()
    assert control.event_types() == []


def test_a_disabled_fieldset_disables(browser, show):
    control = show(FORM.format('<fieldset disabled><emoji-rate name="rating" value="2"></emoji-rate></fieldset>'))
    assert control.run('(control) => control.matches(":disabled")')
    assert control.attribute("aria-disabled") == "true"
    # The attribute is the control's own.
    assert control.get("disabled") is False
    browser.mouse.click(*control.box().at(0.9, 0.5))
    assert control.value == "2"
    assert control.event_types() == []
    browser.evaluate('() => { document.querySelector("fieldset").disabled = false }')
    browser.mouse.click(*control.box().at(0.75, 0.5))
    assert control.value == "3.75"


def test_required_asks_for_a_rating_in_the_words_of_the_browser(browser, show, site):
    control = show(FORM.format('<emoji-rate name="rating" required></emoji-rate>'))
    assert control.run("(control) => control.validity.valueMissing && !control.validity.valid")
    assert control.run("(control) => control.willValidate && !control.checkValidity()")
    assert control.run('(control) => control.matches(":invalid")')
    own = browser.evaluate(
        """() => ["radio", "text", "number", "checkbox"].map((type) => {
          const input = document.createElement("input");
          Object.assign(input, { type, required: true, name: "x" });
          return input.validationMessage;
        })"""
    )
    assert control.get("validationMessage") in own
    click(browser, "#send")
    browser.settle()
    assert site.posts == []
    assert browser.evaluate("() => document.activeElement.localName") == "emoji-rate"


@pytest.mark.parametrize("required", ["required", ""])
def test_a_radio_group_is_asked_for_at_its_first_radio(browser, show, site, send, problems, required):
    if browser.name == "firefox":
        # It looks at the control itself, says so, and goes on to the radio.
        problems.append("is not focusable")
    control = show(FORM.format(f'<emoji-rate name="rating" symbol="stars" mode="radio" {required}></emoji-rate>'))
    if not required:
        control.run('(control) => control.setCustomValidity("Please rate.")')
    click(browser, "#send")
    browser.settle()
    assert site.posts == []
    assert control.has_focus()
    focused = "(control) => control.shadowRoot.activeElement?.ariaLabel"
    assert control.run(focused) == "1 star out of 5"
    control.run('(control) => control.setCustomValidity("")')
    control.press(" ")
    assert send()[0] == ("rating", "1")


def test_required_is_content_with_any_rating(show, send):
    control = show(FORM.format('<emoji-rate name="rating" required></emoji-rate>'))
    control.focus()
    control.press("ArrowUp")
    assert control.run("(control) => control.checkValidity() && control.validationMessage === ''")
    assert send()[0] == ("rating", "0")


@pytest.mark.parametrize("rule", ["whole", "buttons"])
def test_required_is_not_content_with_no_star(browser, show, site, rule):
    control = show(FORM.format(f'<emoji-rate name="rating" symbol="stars" touch="{rule}" required></emoji-rate>'))
    box = control.box()
    browser.mouse.click(*box.at(0.5, 0.5))
    assert control.value == "3"
    if rule == "buttons":
        browser.mouse.click(*box.at(0.5, 0.5))
    else:
        control.press("Home")
    assert control.attribute("aria-valuetext") == "Not rated"
    assert control.run("(control) => [control.value, control.validity.valueMissing]") == ["", True]
    click(browser, "#send")
    browser.settle()
    assert site.posts == []


def test_no_star_is_not_sent_however_it_is_said(show, send):
    control = show(FORM.format('<emoji-rate name="rating" symbol="stars" value="0"></emoji-rate>'))
    assert control.value == ""
    control.set("value", 0)
    assert control.value == ""
    assert send() == [("title", "Fine"), ("send", "yes")]


@pytest.mark.parametrize("attributes", ["disabled", "readonly"])
def test_what_cannot_be_rated_is_not_asked_for_a_rating(show, attributes):
    control = show(FORM.format(f'<emoji-rate name="rating" required {attributes}></emoji-rate>'))
    assert control.run("(control) => control.checkValidity()")


def test_a_script_may_object(browser, show, site):
    control = show(FORM.format('<emoji-rate name="rating" value="1"></emoji-rate>'))
    control.run('(control) => control.setCustomValidity("Be kind.")')
    assert control.run("(control) => [control.validity.customError, control.validationMessage]") == [
        True,
        "Be kind.",
    ]
    click(browser, "#send")
    browser.settle()
    assert site.posts == []
    control.run('(control) => control.setCustomValidity("")')
    assert control.run("(control) => control.checkValidity() && control.reportValidity()")


@pytest.mark.parametrize(
    "markup",
    [
        '<label for="rate">Rating</label><emoji-rate id="rate" value="2"></emoji-rate>',
        '<label><span>Rating</span><emoji-rate id="rate" value="2"></emoji-rate></label>',
    ],
)
def test_clicking_the_label_focuses_and_rates_nothing(browser, show, markup):
    control = show(FORM.format(markup))
    assert control.run("(control) => control.labels.length") == 1
    click(browser, "label[for]" if "for=" in markup else "label span")
    control.wait("(control) => document.activeElement === control")
    assert control.value == "2"
    assert control.event_types() == []


FALLBACK = """<emoji-rate name="rating" symbol="stars">
<label><input type="radio" name="rating" value="1"> one</label>
<label><input type="radio" name="rating" value="2" {}> two</label>
<label><input type="radio" name="rating" value="3"> three</label>
</emoji-rate>"""


@pytest.mark.parametrize("checked, sent", [("checked", [("rating", "2")]), ("", [])])
def test_radios_of_the_fallback_are_taken_over(show, send, checked, sent):
    control = show(FORM.format(FALLBACK.format(checked)))
    assert control.value == (sent[0][1] if sent else "")
    assert send() == [*sent, ("title", "Fine"), ("send", "yes")]


def test_without_the_element_the_radios_are_the_form(show, send):
    show(FORM.format(FALLBACK.format("checked")), element=False, upgraded=False)
    assert send()[0] == ("rating", "2")


def test_radios_that_come_later_are_taken_over_as_well(browser, show, send):
    control = show(FORM.format('<emoji-rate name="rating" symbol="stars"></emoji-rate>'))
    control.run("""(control) => {
      for (const value of [1, 2]) {
        const input = document.createElement("input");
        Object.assign(input, { type: "radio", name: "rating", value, checked: value === 2 });
        const label = document.createElement("label");
        label.append(input);
        control.append(label);
      }
    }""")
    control.wait('(control) => control.value === "2"')
    control.set("value", "4")
    assert send()[0] == ("rating", "4")


def test_a_form_outside_of_the_page_has_the_value_too(show):
    control = show("<emoji-rate></emoji-rate>")
    assert control.run("""() => {
      const form = document.createElement("form");
      const control = document.createElement("emoji-rate");
      Object.assign(control, { name: "rating", required: true });
      form.append(control);
      const state = () => [new FormData(form).get("rating"), form.checkValidity()];
      const states = [state()];
      control.value = 3;
      states.push(state());
      document.body.append(form);
      form.remove();
      control.value = 4;
      states.push(state());
      return states;
    }""") == [[None, False], ["3", True], ["4", True]]


@pytest.mark.parametrize("markup", ['<label for="rate">Mood</label>{}', "<label>Mood {}</label>"])
def test_a_label_that_a_script_clicks_rates_nothing_and_the_control_then_does(browser, show, markup):
    control = show(markup.format('<emoji-rate id="rate" value="4"></emoji-rate>'))
    browser.evaluate("() => document.querySelector('label').click()")
    assert control.value == "4"
    assert control.has_focus()
    control.run("(control) => control.click()")
    assert control.value == "2.5"
    assert control.event_types() == ["input", "change"]


def test_a_script_objects_to_what_is_missing_too(show):
    control = show("<emoji-rate required></emoji-rate>")
    control.run("(control) => control.setCustomValidity('Not yet')")
    assert control.run("({ validity, validationMessage }) => [validity.valueMissing, validity.customError, validationMessage]") == [
        True, True, "Not yet",
    ]


@pytest.mark.parametrize("display", ["grid", "flex", "block"])
def test_it_is_as_large_as_its_picture_wherever_it_stands(show, display):
    control = show('<div><emoji-rate symbol="stars"></emoji-rate></div>')
    control.run(
        """(control, display) => {
          Object.assign(control.parentNode.style, { display, flexDirection: "column" });
          control.style.display = "block";
        }""",
        display,
    )
    assert control.box().width == 252
