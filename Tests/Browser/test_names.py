"""What assistive technology is told: the role, the name, the value and its sentence."""

import pytest

INNER = """() => {
  const { shadowRoot } = document.querySelector("emoji-rate");
  return shadowRoot.querySelector("#box[role]") ?? shadowRoot.querySelector("input");
}"""
PICTURE = '() => document.querySelector("emoji-rate").shadowRoot.querySelector("svg")'
LANGUAGES = "--language=en,de,fr,it,zh-Hans,zh-Hant"


SAID = [
    ("", 'value="3.2"', {"role": "slider", "min": "0", "max": "5", "now": "3.2", "text": "3.2 out of 5", "disabled": False}),
    # Between two steps of a key.
    ("", 'value="3.94"', {"now": "3.94", "text": "3.94 out of 5"}),
    ("", 'value="3" min="1" max="10" disabled', {"min": "1", "max": "10", "now": "3", "disabled": True}),
    ("", "", {"text": "Not rated", "now": "2.5"}),
    ("", 'value="3" words="Awful,Bad,Okay,Good,Great"', {"text": "Okay, 3 out of 5"}),
    ("", r'value="2.5" words="Bad,Okay\, fine,Good"', {"text": "Okay, fine, 2.5 out of 5"}),
    ("stars", 'value="3"', {"role": "radiogroup", "checked": "3 out of 5 stars", "required": None}),
    ("stars", 'value="1" required', {"checked": "1 star out of 5", "required": "true"}),
    ("stars", 'value="0"', {"role": "radiogroup", "checked": None}),
    ("stars", 'value="3" MODE="Slider"', {"role": "slider", "max": "5", "now": "3", "text": "3 out of 5 stars"}),
    ("stars", 'value="3" readonly', {"role": "group", "checked": None}),
    ("stars --symbol heart --count 1", 'words="Like" value="1"', {"checked": "Like, 1 out of 1"}),
    ("stars --fill half", 'value="3.5"', {"role": "slider", "text": "3.5 out of 5 stars"}),
    ("stars --count 11", "", {"role": "slider", "min": "0", "text": "Not rated", "now": "0"}),
]


@pytest.mark.once
def test_it_says_its_role_and_value(show):
    for look, attributes, said in SAID:
        found = show(f'<emoji-rate aria-label="Service" {attributes}></emoji-rate>', look).said()
        assert {name: found[name] for name in said} == said, attributes


@pytest.mark.parametrize("look, attributes, role", [("", "", "slider"), ("stars", "", "radiogroup"), ("", "readonly", "group")])
def test_the_name_is_the_authors_or_the_labels(browser, show, look, attributes, role):
    for markup, name in [
        ('<emoji-rate {} label="Service"></emoji-rate>', "Service"),
        ('<emoji-rate {} aria-label="Service"></emoji-rate>', "Service"),
        ('<emoji-rate {} title="Service"></emoji-rate>', "Service"),
        ('<p id="name">Service</p><emoji-rate {} aria-label="No" aria-labelledby="name"></emoji-rate>', "Service"),
        ('<label for="rate">Service</label><emoji-rate {} title="No" id="rate"></emoji-rate>', "Service"),
        ("<label>Service <emoji-rate {}><i>Instead</i></emoji-rate></label>", "Service"),
        ('<label>No <emoji-rate {} aria-label="Service"></emoji-rate></label>', "Service"),
    ]:
        show(markup.format(f'value="3" {attributes}'), look)
        browser.settle()
        assert browser.exposes(INNER, role, name), markup


def test_the_name_follows_its_label(browser, show):
    control = show('<label for="rate">Before</label><emoji-rate id="rate" value="3"></emoji-rate>')
    browser.settle()
    assert browser.exposes(INNER, "slider", "Before")
    browser.evaluate('() => { document.querySelector("label").textContent = "After" }')
    if browser.name == "webkitgtk":
        # It hears of it with the focus.
        control.focus()
    browser.settle()
    assert browser.exposes(INNER, "slider", "After")
    # A clone has the label while it has the id.
    control.run("(control) => control.before(control.cloneNode(true))")
    browser.settle()
    browser.evaluate('() => { document.querySelector("emoji-rate").id = "other" }')
    browser.settle()
    assert browser.exposes(INNER, "slider", "")
    control.run('(control) => { control.label = "Own"; control.title = "Longer" }')
    assert browser.exposes(INNER, "slider", "Own")


@pytest.mark.own_page
def test_a_label_may_stand_behind(browser, site, show):
    """The script runs before the page has come to it."""
    show("<p></p>")
    address = browser.evaluate("() => [...document.scripts].at(-1).src")
    browser.open(site.page(f'<script src="{address}"></script><emoji-rate id="rate" value="3"></emoji-rate>'
                           '<script src="/pages/watch.js"></script><label for="rate">Behind</label>'))
    browser.settle()
    assert browser.exposes(INNER, "slider", "Behind")


@pytest.mark.parametrize("look, sentence", [("", "3.5 out of 5"), ("stars --fill half", "3.5 out of 5 stars")])
def test_what_is_readonly_is_a_group_with_an_image_that_says_it_once(browser, show, look, sentence):
    control = show('<emoji-rate aria-label="Soup" value="3.5" readonly></emoji-rate><button id="after">x</button>', look)
    assert browser.exposes(PICTURE, "image", sentence)
    # What has a label and a title, is described by the title.
    assert browser.evaluate(f"() => ({PICTURE})().querySelector('title')") is None
    control.press("Tab")
    assert browser.evaluate("() => document.activeElement.id") == "after"
    control.set("readOnly", False)
    browser.settle()
    assert browser.exposes(INNER, "slider", "Soup")


@pytest.mark.once
def test_it_speaks_the_language_around_unless_told(browser, show):
    for around, own, text in [
        ("de-AT", "", "3,5 von 5 Sternen"),
        ("de", 'lang="fr"', "3,5 étoiles sur 5"),
        ("de", 'language="zh-TW"', "3.5 顆星，滿分 5 顆星"),
        ("de", 'language="constructor"', "3,5 von 5 Sternen"),
        ("tlh", "", "3.5 out of 5 stars"),
        ("", "", "3.5 out of 5 stars"),
    ]:
        markup = f'<div lang="{around}"><p><emoji-rate value="3.5" {own}></emoji-rate></p></div>'
        control = show(markup, f"stars --fill half {LANGUAGES}")
        assert control.said()["text"] == text
    # That around is noticed with the focus.
    control.run("(control) => { control.parentNode.parentNode.lang = 'it'; control.focus() }")
    assert control.said()["text"] == "3,5 stelle su 5"


CONTROLS = ['label="Service" value="3"', 'label="Service"', 'aria-label="Service" value="3" readonly', 'label="Service" value="3" disabled',
            'label="Service" required', 'aria-label="Service" value="3" mode="slider"']  # fmt: skip
LABELLED = """<form><label for="rate">Rating</label><emoji-rate id="rate" name="rate" required></emoji-rate>
<label>Rating <emoji-rate name="rate"></emoji-rate></label>
<fieldset disabled><legend>Both</legend><emoji-rate label="Rating"></emoji-rate></fieldset></form>"""
AUDIT = """async () => {
  const { violations } = await axe.run();
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.map((node) => node.html + " " + node.failureSummary).join("; ")}`);
}"""


@pytest.mark.parametrize("scheme", [{}, {"dark": True}, {"forced_colors": True}], ids=["light", "dark", "forced"])
@pytest.mark.own_page
def test_axe_finds_no_violation(browser, show, emulate, scheme):
    if scheme:
        emulate(**scheme)
    attributes = ' class="dark"' if "dark" in scheme else ""
    for look in ("", "stars", "--character cat"):
        controls = "".join(f'<div class="block"><emoji-rate {own}></emoji-rate></div>' for own in CONTROLS)
        show(controls + LABELLED, look, attributes=attributes)
        browser.evaluate('() => watched.load("/axe.js")')
        assert browser.evaluate(AUDIT) == []
    # The audit sees into what it is to judge.
    browser.evaluate('() => document.querySelector("#stage").append(document.createElement("emoji-rate"))')
    assert browser.evaluate(AUDIT) != []
