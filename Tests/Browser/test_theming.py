"""How a page's style sheets reach a control: custom properties, parts, states."""

import command
import pytest

ROW = '<emoji-rate symbol="stars" value="3" {}></emoji-rate>'
THEMED = ["--fill-color", "#123456", "--empty-color", "#de3e2d", "--star-size", "30"]


def row(*arguments):
    return command.document(True, {"value": "3"}, [*arguments])


def test_custom_properties_stand_in_for_attributes(show):
    control = show(f'<div class="theme">{ROW.format("")}</div>')
    assert control.svg == row(*THEMED)
    # What the element itself says is nearer.
    control.set_attribute("fill-color", "red")
    assert control.svg == row("--fill-color", "red", *THEMED[2:])
    control.set_attribute("fill-color", None)
    assert control.svg == row(*THEMED)
    control.set("symbol", "face")
    assert control.svg == command.document(False, {"value": "3"}, ["--size", "100"])


# What each custom property says, and of what.
PROPERTIES = {
    "color": ("purple", ""),
    "colors": ("red, var(--gold, gold), green", ""),
    "low-color": ("purple", ""),
    "high-color": ("oklch(60% 0.2 30)", ""),
    "ink": ("rebeccapurple", 'character="cat"'),
    "theme": ("dusk", ""),
    "fill-color": ("purple", 'symbol="stars"'),
    "stroke-color": ("purple", 'symbol="stars"'),
    "empty-color": ("purple", 'symbol="stars"'),
    "background": ("light-dark(navy, gold)", 'symbol="hearts"'),
    "size": ("100", ""),
    "star-size": ("30", 'symbol="stars"'),
    "minimum-star-size": ("50", 'symbol="stars" width="200"'),
}


def test_every_custom_property_has_its_row(browser, show):
    show(ROW.format(""))
    names = browser.evaluate("() => customElements.get('emoji-rate').observedAttributes")
    about = ("color", "ink", "theme", "background", "size")
    assert {name for name in names if any(part in name for part in about)} == set(PROPERTIES)


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_custom_property_is_as_its_attribute(show, name):
    text, attributes = PROPERTIES[name]
    control = show(f'<emoji-rate value="3" {attributes}></emoji-rate>')
    control.wait("(control) => getComputedStyle(control.shadowRoot.querySelector('svg')).visibility === 'visible'")
    plain = control.svg
    control.set_attribute(name, text)
    said = control.svg
    assert said != plain
    control.set_attribute(name, None)
    assert control.svg == plain
    control.run("(control, name, text) => control.style.setProperty(name, text)", f"--emoji-rate-{name}", text)
    assert control.svg == said
    control.run("(control, name) => control.style.removeProperty(name)", f"--emoji-rate-{name}")
    assert control.svg == plain


@pytest.mark.parametrize("name", [name for name in PROPERTIES if "size" in name])
def test_a_size_may_be_said_in_pixels(show, name):
    text, attributes = PROPERTIES[name]
    control = show(f'<emoji-rate value="3" {attributes} {name}="{text}"></emoji-rate>')
    said = control.svg
    control.set_attribute(name, None)
    control.run("(control, name, text) => control.style.setProperty(name, text)", f"--emoji-rate-{name}", f"{text}px")
    assert control.svg == said


def test_a_list_of_colors_may_be_a_custom_property(show):
    control = show('<emoji-rate class="colors" value="3"></emoji-rate>')
    assert control.svg == command.document(False, {"value": "3"}, ["--colors", "red,gold,green"])


def test_a_color_may_be_a_custom_property_of_the_page(browser, show):
    control = show(f'<div class="theme">{ROW.format("""stroke-color="var(--brand)" """)}</div>')
    assert control.svg == row(*THEMED, "--stroke-color", "#123456")
    control.run('(control) => control.style.setProperty("--brand", "#654321")')
    assert control.svg == row("--fill-color", "#123456", *THEMED[2:], "--stroke-color", "#654321")


@pytest.mark.parametrize("where", ["itself", "root"])
@pytest.mark.own_page
def test_what_a_class_changes_is_seen(browser, show, where):
    control = show(ROW.format(""))
    control.run(
        """(control, where) => {
          const element = where === "itself" ? control : document.documentElement;
          element.className = "theme";
        }""",
        where,
    )
    browser.settle()
    assert control.svg == row(*THEMED)
    control.wait_until_shown()


SCHEMES = {False: ["--theme", "sky", "--fill-color", "#111"], True: ["--theme", "dusk", "--fill-color", "#eee"]}


@pytest.mark.parametrize("dark", SCHEMES)
def test_the_color_scheme_may_choose_the_theme(browser, show, emulate, dark):
    emulate(dark=dark)
    control = show(ROW.format('class="scheme" fill-color="light-dark(#111, #eee)"'))
    assert control.svg == row(*SCHEMES[dark])
    if browser.name != "webkitgtk":
        # There, what is emulated opens another window.
        emulate(dark=not dark)
        control.wait("(control, svg) => control.svg === svg", row(*SCHEMES[not dark]))
        control.wait_until_shown()


def test_the_focus_ring_is_the_pages(show):
    control = show(f'<div class="theme">{ROW.format("")}</div>')
    control.press("Tab")
    outline = control.run("(control) => getComputedStyle(control).outline")
    assert all(part in outline for part in ("5px", "dotted", "rgb(1, 2, 3)"))


@pytest.mark.parametrize(
    "attributes, shape, color",
    [
        ('symbol="stars"', "star", "rgb(4, 5, 6)"), ('symbol="hearts"', "heart", "rgb(10, 11, 12)"),
        ('symbol="faces"', "face", "rgb(7, 8, 9)"), ("", "face", "rgb(7, 8, 9)"),
    ],
)
def test_parts_are_styled_by_the_page(show, attributes, shape, color):
    control = show(f'<emoji-rate class="parts" mode="radio" step="1" {attributes}></emoji-rate>')
    assert control.run(
        """(control, shape) => {
          const style = (selector) => getComputedStyle(control.shadowRoot.querySelector(selector));
          return [style("[part=picture]").borderTopWidth, style(`svg [part=${shape}]`).stroke,
            style("[part=radio]").zIndex];
        }""",
        shape,
    ) == ["3px", color, "3"]


def test_states_say_whether_it_is_rated_and_dragged(browser, show):
    control = show('<emoji-rate symbol="stars"></emoji-rate>')
    if not control.run("() => CSS.supports('selector(:state(rated))')"):
        browser.unsupported("it knows no custom states")
    states = '(control) => ["rated", "dragging"].map((state) => control.matches(`:state(${state})`))'
    assert control.run(states) == [False, False]
    browser.mouse.move(*control.box().at(0.5, 0.5))
    browser.mouse.down()
    control.wait('(control) => control.value === "3"')
    assert control.run(states) == [True, True]
    browser.mouse.up()
    browser.settle()
    assert control.run(states) == [True, False]
    control.run("(control) => control.clear()")
    assert control.run(states) == [False, False]


def test_the_value_under_the_mouse_is_told(browser, show):
    control = show(ROW.format(""))
    browser.evaluate(
        """() => {
          window.hovered = [];
          addEventListener("emoji-rate-hover", ({ detail }) => hovered.push(String(detail.value)));
        }"""
    )
    box = control.box()
    for x in (0.05, 0.1, 0.9):
        browser.mouse.move(*box.at(x, 0.5))
        browser.settle()
    browser.mouse.move(1, 1)
    browser.wait("() => hovered.length === 3")
    assert browser.evaluate("() => hovered") == ["1", "5", "NaN"]
    assert control.value == "3"
