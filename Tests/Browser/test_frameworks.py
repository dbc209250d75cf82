"""What frameworks and pages do to the control: late scripts, morphs, properties, clones, moves, and missing features."""

import command
import pytest
import server
from browser import in_page

@pytest.mark.parametrize("look, role", [("", "slider"), ("stars", "radiogroup")])
@pytest.mark.own_page
def test_a_morph_takes_neither_the_role_nor_the_tab_stop(browser, show, look, role):
    markup = '<emoji-rate label="Food" value="2"></emoji-rate>'
    control = show(f'<button id="before">x</button>{markup}', look, policy="default-src 'self'")
    attributes = "(control) => control.getAttributeNames()"
    # All that the element has is what the page gave it.
    assert control.run(attributes) == ["label", "value"]
    control.run(in_page("morph"), markup.replace("2", "4"))
    assert control.run(attributes) == ["label", "value"]
    assert control.said()["role"] == role
    browser.evaluate("() => document.querySelector('#before').focus()")
    control.press("Tab")
    assert control.has_focus()
    control.press("ArrowLeft")
    assert control.value == ("3" if look else "3.9")


@pytest.mark.once
def test_a_framework_assigns_every_attribute_as_a_property(browser, show):
    """React 19 does so for each that the element has; a setter that is lacking would be a TypeError."""
    control = show('<form id="owner"></form><emoji-rate></emoji-rate>', "stars")
    given = {
        "form": "owner", "name": "food", "label": "Food", "words": "Bad,Good", "look": "default", "mode": "slider", "min": 1,
        "max": 5, "step": 0.5, "touch": "exact", "language": "en", "required": True, "disabled": False, "readOnly": False,
        "clearable": True, "rightToLeft": True, "value": "3.5", "defaultValue": "2", "title": "Rate",
    }  # fmt: skip
    assert control.run(
        """(control, given) => {
          "use strict";
          for (const [name, value] of Object.entries(given)) control[name] = value;
          const { form, ...others } = given;
          const wrong = Object.keys(others).filter((name) => control[name] !== given[name]);
          return [wrong, control.form.id, new FormData(control.form).get("food")];
        }""",
        given,
    ) == [[], "owner", "3.5"]


@pytest.mark.parametrize("look", ["", "stars"])
@pytest.mark.own_page
def test_what_came_before_a_late_script_counts(browser, show, upgrade, look):
    control = show('<emoji-rate value="2" autofocus></emoji-rate><input>', element=False)
    control.run("(control) => Object.assign(control, { value: '7', max: 9, clearable: true })")
    browser.evaluate(
        """() => {
          customElements.whenDefined("emoji-rate").then(() => {
            window.found = document.querySelector("emoji-rate").shadowRoot.querySelector("svg") !== null;
          });
        }"""
    )
    upgrade(look)
    browser.settle()
    assert browser.evaluate("() => found")
    assert control.run("(control) => [control.value, control.max, control.hasAttribute('clearable')]") == ["7", 9, True]
    assert control.has_focus()
    control.press("Delete")
    assert control.value == ""


@pytest.mark.own_page
def test_a_late_script_takes_the_focus_from_nobody(browser, show, upgrade):
    show('<emoji-rate autofocus></emoji-rate><input>', element=False)
    browser.evaluate("() => document.querySelector('input').focus()")
    upgrade()
    browser.settle()
    assert browser.evaluate("() => document.activeElement.localName") == "input"


# Whether the picture inside is seen, whose place the control's own takes.
SEEN = """(control) => {
  const { x, y, width, height } = control.firstElementChild.getBoundingClientRect();
  return width > 0 && control.firstElementChild.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
AROUND = """() => [...document.querySelectorAll(".mark, emoji-rate")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.parametrize("look, sized", [("", ""), ("", 'class="small"'), ("stars", "")])
@pytest.mark.own_page
def test_a_picture_inside_shows_until_the_script_is_there_and_nothing_moves(browser, show, upgrade, look, sized):
    picture = command.output([*look.split(), "3"])
    control = show(
        f'<p class="mark">Before.</p>A <emoji-rate value="3" {sized}>{picture}</emoji-rate> <span class="mark">word</span>',
        element=False,
    )
    before = browser.evaluate(AROUND)
    assert control.run(SEEN)
    upgrade(look)
    browser.settle()
    assert browser.evaluate(AROUND) == before
    assert not control.run(SEEN)
    assert control.run("({ shadowRoot }) => shadowRoot.querySelectorAll('#picture > svg').length") == 1


@pytest.mark.parametrize("lacking", ["matchMedia", "CSS"])
def test_an_import_does_not_throw_where_a_feature_is_missing(browser, site, show, lacking):
    """jsdom has neither matchMedia nor CSS; without the latter, what stands inside shows."""
    body = f"Object.defineProperty(globalThis, '{lacking}', {{ value: undefined }});"
    site.made["/made/lacking.js"] = (body.encode(), server.POLICY, "text/javascript")
    control = show("<emoji-rate><i>Inside</i></emoji-rate>", element=False, scripts=["/made/lacking.js"])
    browser.evaluate("(address) => watched.load(address)", site.script(command.script("")))
    browser.settle()
    is_there = lacking == "matchMedia"
    assert control.run("(control) => control.shadowRoot !== null") == is_there
    if is_there:
        control.focus()
        control.press("End")
        assert control.value == "5"
    else:
        assert control.run(SEEN)


@pytest.mark.once
@pytest.mark.own_page
def test_another_script_says_that_it_is_too_late(browser, show, site):
    control = show("<emoji-rate></emoji-rate>")
    browser.evaluate("() => { window.said = []; console.warn = (...texts) => said.push(texts.join(' ')) }")
    # The same one again does no harm.
    for look in ("", "stars --count 7"):
        browser.evaluate("(address) => watched.load(address)", site.script(command.script(look)))
    assert browser.evaluate("() => said") == ["emoji-rate: another script defined it; give one a --name"]
    assert control.get("max") == 5


def test_a_clone_and_a_move_are_controls_in_their_own_right(browser, show):
    control = show('<div id="there"></div><emoji-rate value="1"></emoji-rate><emoji-rate id="c" value="2"></emoji-rate>', "stars")
    control.set("value", "4")
    control.run("(control) => { control.after(control.cloneNode(true)); document.querySelector('#there').append(control) }")
    browser.mouse.click(*control.box().at(0.5, 0.5))
    assert control.events() == [("input", "3"), ("change", "3")]
    values = "() => [...document.querySelectorAll('emoji-rate')].map(({ value, defaultValue }) => [value, defaultValue])"
    assert browser.evaluate(values) == [["3", "1"], ["4", "1"], ["2", "2"]]


@pytest.mark.own_page
def test_in_another_document_it_looks_and_works_as_before(browser, show):
    control = show('<iframe src="/pages/page.css" width="400" height="300"></iframe><emoji-rate value="1"></emoji-rate>')
    look = "({ shadowRoot }) => getComputedStyle(shadowRoot.querySelector('input')).position"
    there = '() => document.querySelector("iframe").contentDocument.querySelector("emoji-rate")'
    control.run('(control) => document.querySelector("iframe").contentDocument.body.append(control)')
    assert browser.evaluate(f"() => ({look})(({there})())") == "absolute"
    browser.evaluate(f"() => ({there})().focus()")
    browser.keyboard.press("End")
    assert browser.evaluate(f"() => ({there})().value") == "5"
    browser.evaluate(f'() => document.querySelector("#stage").append(({there})())')
    assert control.run(look) == "absolute"


def test_a_page_may_take_it_away_as_soon_as_it_rates(browser, show):
    control = show("<emoji-rate></emoji-rate>", "stars")
    control.run("(control) => { window.control = control; control.addEventListener('input', () => control.remove(), { once: true }) }")
    browser.mouse.click(*control.box().at(0.5, 0.5))
    browser.evaluate('() => document.querySelector("#stage").append(control)')
    browser.mouse.click(*control.box().at(0.95, 0.5))
    assert control.value == "5"


@pytest.mark.own_page
def test_input_crosses_the_shadow_root_that_a_control_is_in_and_change_does_not(browser, show):
    control = show('<div id="host"></div><emoji-rate value="2"></emoji-rate>')
    control.run(
        """(control) => {
          window.heard = [];
          for (const type of ["input", "change"]) addEventListener(type, ({ target }) => heard.push([target.id, type]));
          document.querySelector("#host").attachShadow({ mode: "open" }).append(control);
          control.addEventListener("input", () => {
            const range = control.shadowRoot.querySelector("input");
            heard.push([control.value, range.ariaValueText]);
          });
          control.focus();
        }"""
    )
    browser.keyboard.press("ArrowUp")
    browser.settle()
    # A listener sees the new value and its text.
    assert browser.evaluate("() => heard") == [["2.1", "2.1 out of 5"], ["host", "input"]]


# Of <img>, <form>, <embed>, <object> and <iframe>, a document has the names as its own.
NAMES = "currentScript head body activeElement createElementNS createAttributeNS documentElement defaultView host".split()


@pytest.mark.own_page
def test_elements_that_are_called_like_something_of_the_document_change_nothing(show):
    control = show("".join(f'<form name="{name}"></form>' for name in NAMES) + '<p><emoji-rate value="4"></emoji-rate></p>')
    control.focus()
    control.press("ArrowUp")
    assert control.value == "4.1"
    control.wait("({ shadowRoot }) => shadowRoot.querySelector('svg path')")
