"""The control as a field of a form: its value, its validity, reset, restore and labels."""

import pytest

FORM = """<form action="/posted" method="post">{}
<input name="title" value="Fine"><button id="send" name="send" value="yes">Send</button><button id="reset" type="reset">Reset</button>
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


@pytest.mark.once
def test_the_form_has_the_value(browser, show):
    found = []
    cases = [
        ('<emoji-rate name="rating" value="3.2"></emoji-rate>', [["rating", "3.2"]]),
        ('<emoji-rate name="rating" value="0"></emoji-rate>', [["rating", "0"]]),
        ('<emoji-rate name="a" value="1"></emoji-rate><emoji-rate name="b" value="2"></emoji-rate>', [["a", "1"], ["b", "2"]]),
        ('<emoji-rate name="rating" value="3" readonly></emoji-rate>', [["rating", "3"]]),
        # Not rated, without a name, disabled: nothing.
        ('<emoji-rate name="rating"></emoji-rate>', []),
        ('<emoji-rate value="3"></emoji-rate>', []),
        ('<emoji-rate name="rating" value="3" disabled></emoji-rate>', []),
        ('<fieldset disabled><emoji-rate name="rating" value="3"></emoji-rate></fieldset>', []),
    ]
    for control, _ in cases:
        show(FORM.format(control))
        found.append(browser.evaluate("() => [...new FormData(document.forms[0])]"))
    assert found == [[*sent, ["title", "Fine"]] for _, sent in cases]


@pytest.mark.parametrize("look", ["", "stars"])
@pytest.mark.own_page
def test_going_back_restores_what_was_rated(browser, show, send, look):
    control = show(FORM.format('<emoji-rate name="rating" value="2" clearable></emoji-rate>'), look)
    # A page with such a listener is not kept in memory: it is loaded again, and its state restored.
    browser.evaluate('() => addEventListener("unload", () => {})')
    control.focus()
    control.press("ArrowRight" if look else "End")
    value = "3" if look else "5"
    assert send()[0] == ("rating", value)
    browser.back()
    browser.wait('() => document.querySelector("#send") && document.readyState === "complete"')
    control.wait("(control, value) => control.value === value", value)
    assert control.events() == []


def test_reset_gives_back_the_value_of_the_attribute(browser, show):
    control = show(FORM.format('<emoji-rate name="rating" value="2"></emoji-rate>'))
    control.set("value", "4")
    control.set_attribute("value", "1")
    assert [control.value, control.get("defaultValue")] == ["4", "1"]
    click(browser, "#reset")
    assert control.value == "1"
    # Since then the attribute is the value again.
    control.set_attribute("value", None)
    assert [control.value, control.get("defaultValue")] == ["", ""]


def test_a_fieldset_and_another_form(browser, show, send):
    markup = '<fieldset disabled><emoji-rate name="rating" value="2" form="owner"></emoji-rate></fieldset>'
    control = show(FORM.format("").replace("<form", '<form id="owner"') + markup)
    assert control.run('(control) => [control.matches(":disabled"), control.disabled]') == [True, False]
    assert control.said()["disabled"] is True
    browser.mouse.click(*control.box().at(0.9, 0.5))
    assert (control.value, control.events()) == ("2", [])
    browser.evaluate('() => { document.querySelector("fieldset").disabled = false }')
    browser.mouse.click(*control.box().at(0.75, 0.5))
    assert control.run("(control) => control.form.id") == "owner"
    assert ("rating", "3.75") in send()


@pytest.mark.parametrize("look", ["", "stars"])
def test_required_asks_for_a_rating_in_the_words_of_the_browser(browser, show, site, send, problems, look):
    if browser.name == "firefox":
        # It looks at the control itself, says so, and goes on to the radio.
        problems.append("is not focusable")
    control = show(FORM.format('<emoji-rate name="rating" required></emoji-rate>'), look)
    state = "(control) => [control.validity.valueMissing, control.willValidate, control.checkValidity(), control.matches(':invalid')]"
    assert control.run(state) == [True, True, False, True]
    assert control.get("validationMessage") in browser.evaluate(
        """() => ["radio", "text", "number", "checkbox"].map((type) =>
          Object.assign(document.createElement("input"), { type, required: true, name: "x" }).validationMessage)"""
    )
    click(browser, "#send")
    browser.settle()
    assert site.posts == []
    assert control.has_focus()
    control.press(" ")
    assert control.run(state) == [False, True, True, False]
    assert send()[0] == ("rating", "1" if look else "2.5")


@pytest.mark.once
def test_validity_follows_the_rating_the_script_and_the_attributes(show):
    control = show(FORM.format('<emoji-rate name="rating" value="0" required></emoji-rate>'), "stars")
    steps = [
        # Zero stars are no rating.
        ("", ["", True, False]),
        ("control.value = 3", ["3", False, False]),
        ("control.setCustomValidity('Be kind.')", ["3", False, True]),
        ("control.clear()", ["", True, True]),
        ("control.setCustomValidity('')", ["", True, False]),
        ("control.readOnly = true", ["", True, False]),
    ]
    for step, expected in steps:
        assert control.run(
            "(control) => { %s; return [control.value, control.validity.valueMissing, control.validity.customError] }" % step
        ) == expected, step
    # What cannot be rated is not asked for a rating.
    assert control.run("(control) => control.checkValidity()")


@pytest.mark.parametrize("look", ["", "stars"])
def test_a_label_focuses_and_rates_nothing(browser, show, look):
    for label in ('<label for="rate">Rating</label>{}', "<label><span>Rating</span>{}</label>"):
        control = show(FORM.format(label.format('<emoji-rate id="rate" value="2"></emoji-rate>')), look)
        assert control.run("(control) => control.labels.length") == 1
        click(browser, "label[for], label span")
        control.wait("(control) => document.activeElement === control")
        browser.evaluate("() => { document.activeElement.blur(); document.querySelector('label').click() }")
        control.wait("(control) => document.activeElement === control")
        # Of radio buttons, the one that is checked.
        assert control.run("({ shadowRoot }) => shadowRoot.activeElement.value") == "2"
        assert (control.value, control.events()) == ("2", [])


@pytest.mark.parametrize("look", ["", "stars"])
def test_enter_submits_by_the_button_in_every_engine(browser, show, site, look):
    # A field of that name is not taken for what a form has.
    control = show(FORM.format('<emoji-rate name="rating" value="2"></emoji-rate><input name="elements" type="hidden">'), look)
    control.focus()
    control.press("Enter")
    browser.wait('() => document.querySelector("#sent") !== null')
    assert ("send", "yes") in site.posts[0]


RADIOS = """<emoji-rate name="rating"{}>{}</emoji-rate>"""
FALLBACK = "".join(f'<label><input type="radio" name="rating" value="{n}"{{}}> {n}</label>' for n in (1, 2, 3))


@pytest.mark.once
def test_inputs_that_stand_inside_are_taken_over(browser, show, site, upgrade):
    radios = FALLBACK.format("", " checked", "")
    range_inside = '<input type="range" name="rating" min="0" max="5" step="0.1" value="3.2">'
    empty_range = range_inside.replace(' value="3.2"', "")
    pick = """() => document.querySelector('input[value="1"]').click()"""
    slide = "() => { document.querySelector('input[type=range]').value = 4 }"
    for markup, act, without, value, default in [
        (RADIOS.format("", radios), "() => {}", "2", "2", "2"),
        (RADIOS.format("", radios), pick, "1", "1", "2"),
        (RADIOS.format(' value="3"', FALLBACK.format("", "", "")), pick, "1", "1", "3"),
        (RADIOS.format("", FALLBACK.format("", "", "")), "() => {}", None, "", ""),
        (RADIOS.format("", range_inside), "() => {}", "3.2", "3.2", "3.2"),
        (RADIOS.format("", range_inside), slide, "4", "4", "3.2"),
        # A range without a value shows the middle, which nobody chose.
        (RADIOS.format("", empty_range), "() => {}", "2.5", "", ""),
        (RADIOS.format("", empty_range), slide, "4", "4", ""),
    ]:
        control = show(FORM.format(markup), element=False)
        browser.evaluate(act)
        rating = "() => new FormData(document.forms[0]).getAll('rating')"
        assert browser.evaluate(rating) == ([without] if without else [])
        upgrade("" if "range" in markup else "stars")
        browser.settle()
        assert [control.value, control.get("defaultValue")] == [value, default], markup
        assert browser.evaluate(rating) == ([value] if value else [])
        browser.evaluate("() => HTMLFormElement.prototype.reset.call(document.forms[0])")
        assert control.value == default


def test_radios_that_come_later_are_taken_over_as_well(browser, show):
    control = show(FORM.format(RADIOS.format("", "")), "stars")
    control.run(
        """(control) => control.append(...[1, 2].map((value) =>
          Object.assign(document.createElement("input"), { type: "radio", name: "rating", value, checked: value === 2 })))"""
    )
    control.wait('(control) => control.value === "2"')
    control.set("value", "4")
    assert browser.evaluate("() => new FormData(document.forms[0]).getAll('rating')") == ["4"]
