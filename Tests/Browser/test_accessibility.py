"""What assistive technology is told."""

import pytest

FACE = '<emoji-rate aria-label="Service" {}></emoji-rate>'
STARS = '<emoji-rate aria-label="Service" symbol="stars" {}></emoji-rate>'

SLIDERS = [
    # The control, and its attributes.
    (FACE.format('value="3.2"'), {
        "role": "slider", "tabindex": "0", "aria-valuemin": "0", "aria-valuemax": "5",
        "aria-valuenow": "3.2", "aria-valuetext": "3.2 out of 5", "aria-orientation": "horizontal",
    }),
    (FACE.format('value="3" min="1" max="10" direction="horizontal"'), {
        "role": "slider", "aria-valuemin": "1", "aria-valuemax": "10", "aria-valuenow": "3",
        "aria-valuetext": "3 out of 10",
    }),
    (FACE.format(""), {"role": "slider", "aria-valuetext": "Not rated"}),
    (FACE.format('value="3" language="zh-Hans"'), {"aria-valuetext": "3 分，满分 5 分"}),
    (FACE.format('value="3" disabled'), {"role": "slider", "aria-disabled": "true"}),
    (STARS.format('value="3.5"'), {
        "role": "slider", "tabindex": "0", "aria-valuemin": "0", "aria-valuemax": "5",
        "aria-valuenow": "3.5", "aria-valuetext": "3.5 out of 5 stars",
    }),
    (STARS.format('value="1"'), {"aria-valuetext": "1 star out of 5"}),
    (STARS.format('value="0"'), {"aria-valuetext": "Not rated", "aria-valuenow": "0"}),
    (STARS.replace("stars", "hearts").format('value="2"'), {"aria-valuetext": "2 out of 5 hearts"}),
    (STARS.format('value="3" count="10"'), {"aria-valuemax": "10", "aria-valuetext": "3 out of 10 stars"}),
]  # fmt: skip


@pytest.mark.parametrize("markup, attributes", SLIDERS)
@pytest.mark.once
def test_a_slider_says_its_value(show, markup, attributes):
    read = "(control, names) => names.map((name) => control.getAttribute(name))"
    assert show(markup).run(read, [*attributes]) == [*attributes.values()]


@pytest.mark.parametrize(
    "around, own, text",
    [
        ("de-AT", "", "3,5 von 5 Sternen"),
        ("de", 'lang="fr"', "3,5 étoiles sur 5"),
        ("de", 'language="zh-TW"', "3.5 顆星，滿分 5 顆星"),
        ("de", 'language="tlh"', "3,5 von 5 Sternen"),
        ("tlh", "", "3.5 out of 5 stars"),
        ("", "", "3.5 out of 5 stars"),
    ],
)
@pytest.mark.once
def test_it_speaks_the_language_around_unless_told(show, around, own, text):
    stars = STARS.format(f'value="3.5" {own}')
    control = show(f'<div lang="{around}">{stars}</div>')
    assert control.attribute("aria-valuetext") == text


def test_it_follows_the_language_around(show):
    stars = STARS.format('value="1"')
    control = show(f"<div lang='en'><p>{stars}</p></div>")
    assert control.attribute("aria-valuetext") == "1 star out of 5"
    for change, text in [
        ("parentNode.parentNode.lang = 'it'", "1 stella su 5"),
        ("language = 'sv-FI'", "1 stjärna av 5"),
        ("removeAttribute('language')", "1 stella su 5"),
        ("lang = 'ru'", "1 звезда из 5"),
    ]:
        control.run(f"(control) => {{ control.{change} }}")
        control.run("() => new Promise((resolve) => setTimeout(resolve, 0))")
        assert control.attribute("aria-valuetext") == text


@pytest.mark.parametrize("markup", [FACE.format('direction="horizontal"'), STARS.format("")])
def test_only_a_face_dragged_vertically_is_vertical(show, markup):
    assert show(markup).attribute("aria-orientation") in (None, "horizontal")


@pytest.mark.parametrize("markup", [FACE, STARS])
def test_the_text_follows_the_value(show, markup):
    control = show(markup.format('value="3"'))
    control.focus()
    control.press("ArrowUp")
    now = control.attribute("aria-valuenow")
    assert now == control.value != "3"
    assert control.attribute("aria-valuetext").startswith(now)
    control.run("(control) => control.clear()")
    assert control.attribute("aria-valuetext") == "Not rated"


HOST = '() => document.querySelector("emoji-rate")'
PICTURE = '() => document.querySelector("emoji-rate").shadowRoot.querySelector("svg")'


@pytest.mark.parametrize(
    "attributes, role, text",
    [
        ('value="3"', "slider", "3 out of 5"),
        ('value="3" symbol="stars"', "slider", "3 out of 5 stars"),
        ('value="3" symbol="stars" mode="radio"', "radiogroup", ""),
        ('value="3" readonly', "group", ""),
    ],
)
@pytest.mark.parametrize(
    "markup, name",
    [
        ('<emoji-rate {} aria-label="Service"></emoji-rate>', "Service"),
        ('<p id="name">Service</p><emoji-rate {} aria-labelledby="name"></emoji-rate>', "Service"),
        ('<label for="rate">Your rating</label><emoji-rate {} id="rate"></emoji-rate>', "Your rating"),
        ("<label>Your rating<emoji-rate {}></emoji-rate></label>", "Your rating"),
        ('<label>Not this<emoji-rate {} aria-label="Service"></emoji-rate></label>', "Service"),
    ],
)
def test_the_name_is_the_authors_or_the_labels(browser, show, markup, name, attributes, role, text):
    show(markup.format(attributes))
    if browser.name == "webkitgtk" and name == "Your rating" and "for=" not in markup:
        # As with its own controls: the text of a label is all that stands in it.
        assert any(browser.exposes(HOST, role, f"{name}{more}") for more in ("", f" {text}"))
    else:
        assert browser.exposes(HOST, role, name)


def test_the_name_follows_the_text_of_the_label(browser, show):
    show('<label for="rate">Before</label><emoji-rate id="rate" value="3"></emoji-rate>')
    assert browser.exposes(HOST, "slider", "Before")
    browser.evaluate('() => { document.querySelector("label").textContent = "After" }')
    browser.settle()
    assert browser.exposes(HOST, "slider", "After")


@pytest.mark.parametrize(
    "attributes",
    [
        'aria-label="Soup"', 'aria-label="Soup" readonly', 'aria-label="Soup" tabindex="-1"',
        'aria-label="Soup" role="application"', 'aria-label="Soup" disabled tabindex="-1"',
    ],
)  # fmt: skip
def test_what_the_author_says_stays_and_is_what_a_clone_has(show, attributes):
    control = show(f'<emoji-rate value="3.5" symbol="stars" {attributes}></emoji-rate>')
    read = """(control) => ["aria-label", "role", "tabindex"].map((name) => control.getAttribute(name))"""
    before = control.run(read)
    for name, value in zip(["aria-label", "role", "tabindex"], before, strict=True):
        if f"{name}=" in attributes:
            assert f'{name}="{value}"' in attributes
    control.run("(control) => control.before(control.cloneNode(true))")
    assert control.run(read) == before
    # The clone is one in its own right.
    control.set("readOnly", True)
    assert control.attribute("role") == ("application" if "application" in attributes else "group")
    assert control.attribute("aria-label") == "Soup"


def test_a_clone_does_not_keep_the_name_of_a_label(browser, show):
    control = show('<label for="rate">Your rating</label><emoji-rate id="rate" value="3"></emoji-rate>')
    control.run('(control) => { control.before(control.cloneNode(true)); control.id = "" }')
    browser.evaluate("""() => {
      const [clone, original] = document.querySelectorAll("emoji-rate");
      [clone.id, original.id] = ["other", "rate"];
    }""")
    browser.settle()
    assert browser.exposes(HOST, "slider", "")


@pytest.mark.parametrize(
    "markup, sentence",
    [
        (FACE, "3.5 out of 5"),
        (STARS, "3.5 out of 5 stars"),
        ('<span id="s">Service</span><emoji-rate aria-labelledby="s" {}></emoji-rate>', "3.5 out of 5"),
        ("<label>Service <emoji-rate {}></emoji-rate></label>", "3.5 out of 5"),
        ("<emoji-rate {}></emoji-rate>", "3.5 out of 5"),
    ],
)
def test_what_is_readonly_is_a_group_with_an_image_that_says_it(browser, show, markup, sentence):
    control = show(markup.format('value="3.5" readonly'))
    assert browser.exposes(PICTURE, "image", sentence)
    assert control.run("(control) => control.tabIndex") == -1
    for name in ("aria-valuenow", "aria-valuetext", "aria-valuemin", "aria-valuemax"):
        assert control.attribute(name) is None
    # And back.
    control.set("readOnly", False)
    browser.settle()
    if "Service" in markup and not (browser.name == "webkitgtk" and "<label>" in markup):
        assert browser.exposes(HOST, "slider", "Service")


def test_the_image_says_it_once(browser, show):
    show('<emoji-rate symbol="stars" value="3.5" readonly aria-label="Soup"></emoji-rate>')
    assert browser.exposes(PICTURE, "image", "3.5 out of 5 stars")
    # What has a label and a title, is described by the title.
    assert browser.evaluate(f"() => ({PICTURE})().querySelector('title')") is None


def test_a_required_radio_group_says_so(show):
    control = show(STARS.format('mode="radio" required'))
    assert control.attribute("role") == "radiogroup"
    assert control.attribute("aria-required") == "true"


CONTROLS = [
    FACE.format('value="3.2"'),
    FACE.format(""),
    FACE.format('value="3.2" direction="horizontal"'),
    STARS.format('value="3"'),
    STARS.format('value="3" readonly'),
    FACE.format('value="3" readonly'),
    '<emoji-rate value="3" readonly></emoji-rate>',
    FACE.format('value="3" disabled'),
    STARS.format('value="3" disabled'),
    STARS.format('mode="radio" value="3"'),
    STARS.format('mode="radio" required'),
    STARS.format('mode="radio" value="3" readonly'),
    '<form><label for="rate">Rating</label><emoji-rate id="rate" name="rate" required></emoji-rate></form>',
    '<form><label>Rating <emoji-rate name="rate" symbol="stars"></emoji-rate></label></form>',
    '<form><fieldset disabled><legend>Both</legend><emoji-rate aria-label="Rating"></emoji-rate></fieldset></form>',
]


AUDIT = """async () => {
  const { violations } = await axe.run();
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.map((node) => node.html + " " + node.failureSummary).join("; ")}`);
}"""


def test_axe_finds_no_violation(browser, show):
    """Every kind of control, each named, on one page."""
    show("".join(f'<div class="block">{markup}</div>' for markup in CONTROLS))
    browser.evaluate('() => watched.load("/axe.js")')
    assert browser.evaluate(AUDIT) == []


def test_axe_finds_a_control_without_a_name(browser, show):
    """The audit sees into what it is to judge."""
    show("<emoji-rate></emoji-rate>")
    browser.evaluate('() => watched.load("/axe.js")')
    assert browser.evaluate(AUDIT) != []
