"""What the person asked the system for: less motion, fewer colours, dark pages."""

import pytest
from PIL import Image

FACE = '<emoji-rate direction="original" value="1" aria-label="Service"></emoji-rate>'
GALLERY = """<div>
<emoji-rate value="1" size="120" aria-label="Service"></emoji-rate>
<emoji-rate value="4.5" size="120" aria-label="Food"></emoji-rate>
<emoji-rate size="120" aria-label="Place"></emoji-rate>
<emoji-rate value="3" size="120" disabled aria-label="Price"></emoji-rate>
</div><p>
<emoji-rate value="3.5" symbol="stars" aria-label="Stars"></emoji-rate>
<emoji-rate value="2" symbol="hearts" aria-label="Hearts"></emoji-rate>
<emoji-rate value="4" symbol="faces" aria-label="Faces"></emoji-rate>
</p>"""


def film_a_tap(browser, control, then_move=False):
    """The pictures that a tap shows, one after the other, the one before it included."""
    x, y = control.box().at(0.5, 0.9)
    control.run("(control) => watched.film(control)")
    browser.mouse.click(x, y)
    if then_move:
        browser.mouse.move(x + 5, y)
    control.wait_until_shown()
    browser.settle()
    return browser.evaluate("() => { watched.filming = false; return watched.pictures }")


@pytest.mark.own_page
def test_a_tap_is_animated(browser, show):
    control = show(FACE)
    assert len(film_a_tap(browser, control)) > 5


@pytest.mark.own_page
def test_moving_the_mouse_after_a_tap_does_not_cut_the_animation_short(browser, show):
    control = show(FACE)
    assert len(film_a_tap(browser, control, then_move=True)) > 5


@pytest.mark.own_page
def test_with_reduced_motion_a_tap_is_not_animated(browser, show, emulate):
    emulate(reduced_motion=True)
    control = show(FACE)
    assert browser.evaluate('() => matchMedia("(prefers-reduced-motion: reduce)").matches')
    assert len(film_a_tap(browser, control)) == 2
    assert control.value == "4.5"


PAINTS = """(control) => {
  const probe = document.createElement("i");
  document.body.append(probe);
  const computed = (color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const names = ["CanvasText", "ButtonText", "ButtonBorder", "GrayText", "Highlight", "HighlightText",
    "LinkText", "Mark", "SelectedItem", "AccentColor"];
  const system = Object.fromEntries(names.map((name) => [computed(name), name]));
  const canvas = computed("Canvas");
  const shapes = [...control.shadowRoot.querySelectorAll("svg path, svg circle")];
  const paints = shapes.flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].filter((paint) => paint !== "none");
  });
  probe.remove();
  return paints.map((paint) => (paint === canvas ? "Canvas" : system[paint] ?? paint));
}"""


@pytest.mark.parametrize("attributes", ['value="3.5"', 'value="3.5" disabled', 'value="3.5" readonly', ""])
@pytest.mark.parametrize("symbol", ["face", "stars", "hearts", "faces"])
def test_with_forced_colors_it_is_drawn_in_system_colors(browser, show, emulate, symbol, attributes):
    emulate(forced_colors=True)
    control = show(f'<emoji-rate symbol="{symbol}" aria-label="Service" {attributes}></emoji-rate>')
    assert browser.evaluate('() => matchMedia("(forced-colors: active)").matches')
    paints = control.run(PAINTS)
    assert paints
    assert all(not paint.startswith("rgb") for paint in paints), paints
    # Something is drawn in a colour other than the page's own.
    assert set(paints) - {"Canvas"}


@pytest.mark.parametrize("attributes", ['value="4"', 'value="0.5" disabled', ""])
@pytest.mark.parametrize(
    "look", ["sunny", "cat", "professor", "royal", "cloud", "robot", "mini", 'professor" symbol="faces', 'mini" symbol="faces']
)
def test_with_forced_colors_a_character_is_drawn_in_lines(browser, show, emulate, look, attributes):
    emulate(forced_colors=True)
    control = show(f'<emoji-rate character="{look}" aria-label="Service" {attributes}></emoji-rate>')
    control.wait('(control) => getComputedStyle(control.shadowRoot.querySelector("svg")).visibility === "visible"')
    paints = control.run(PAINTS)
    assert all(not paint.startswith("rgb") for paint in paints), paints
    # The head has the colour of the page, so that its features are seen.
    head = control.run("""(control) => {
      const shapes = [...control.shadowRoot.querySelectorAll("circle, path")];
      const area = (shape) => { const box = shape.getBBox(); return box.width * box.height };
      const probe = document.createElement("i");
      probe.style.backgroundColor = "Canvas";
      document.body.append(probe);
      const canvas = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const { fill } = getComputedStyle(shapes.sort((one, other) => area(other) - area(one))[0]);
      return fill === canvas ? "none" : fill;
    }""")
    assert head == "none"


def symbol_color(picture, box, index):
    """The colour that most of a row's symbol has, apart from the page's."""
    left, top = round(box.x) + 52 * index, round(box.y)
    colors = picture.crop((left, top, left + 44, top + 44)).getcolors(44 * 44)
    page = picture.getpixel((2, picture.height - 3))
    return max((count, color) for count, color in colors if color != page)[1]


@pytest.mark.parametrize(
    "attributes",
    [
        "",
        "disabled",
        'empty-color="#ddd"',
        'dir="rtl" empty-color="#ddd"',
        'background="#123" empty-color="#ddd" line-width="0"',
        'disabled background="#123" empty-color="#ddd" line-width="0"',
        'fill-color="#fff" empty-color="#fff" stroke-color="#fff" background="#fff"',
    ],
)
@pytest.mark.parametrize("symbol", ["stars", "hearts", "faces"])
def test_with_forced_colors_what_is_earned_differs_from_what_is_not(
    browser, show, emulate, picture, symbol, attributes
):
    emulate(forced_colors=True)
    control = show(f'<emoji-rate symbol="{symbol}" value="2" aria-label="Service" {attributes}></emoji-rate>')
    browser.settle()
    seen = Image.open(picture("forced-colors-row")).convert("RGB")
    box = control.box()
    # The ground is the page's.
    assert seen.getpixel((round(box.x) + 48, round(box.y) + 22)) == seen.getpixel((2, seen.height - 3))
    second, fourth = (3, 1) if "rtl" in attributes else (1, 3)
    assert symbol_color(seen, box, second) != symbol_color(seen, box, fourth)
    # The document is that of the attributes as ever.
    assert "#0f0" not in (control.svg or "")


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("attributes", ["", 'mode="radio"', "readonly", 'character="sunny"'])
def test_the_face_that_is_given_is_told_by_its_size_too(browser, show, emulate, attributes, forced):
    if forced:
        emulate(forced_colors=True)
    control = show(f'<emoji-rate symbol="faces" value="4" aria-label="Service" {attributes}></emoji-rate>')
    control.wait('(control) => getComputedStyle(control.shadowRoot.querySelector("svg")).visibility === "visible"')
    # The largest shape in the cell of each face: its head.
    heads = control.run("""(control) => {
      const svg = control.shadowRoot.querySelector("svg");
      const { left } = svg.getBoundingClientRect();
      const sizes = [0, 0, 0, 0, 0];
      for (const shape of svg.querySelectorAll("circle, path")) {
        const box = shape.getBoundingClientRect();
        const face = Math.floor((box.left + box.width / 2 - left) / 52);
        sizes[face] = Math.max(sizes[face], box.width);
      }
      return sizes;
    }""")
    given = heads.pop(3)
    assert all(given > 1.1 * head for head in heads), heads


def ring(browser, show, picture, name, **options):
    """The page's colour, and the colours that the focus ring brings around a control."""
    control = show(f"{GALLERY}", **options)
    browser.settle()
    before = Image.open(picture(f"{name}-unfocused")).convert("RGB")
    browser.keyboard.press("Tab")
    assert control.has_focus()
    browser.settle()
    after = Image.open(picture(f"{name}-focused")).convert("RGB")
    box = control.box()
    area = (int(box.x) - 8, int(box.y) - 8, int(box.x + box.width) + 8, int(box.y + box.height) + 8)
    pairs = zip(
        before.crop(area).get_flattened_data(), after.crop(area).get_flattened_data(), strict=True
    )
    page = before.getpixel((2, before.height - 3))
    corner = before.getpixel((int(box.x) + 3, int(box.y) + 3))
    return page, corner, [new for old, new in pairs if old != new]


def contrast(one, other):
    """https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"""

    def luminance(color):
        linear = [
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (channel / 255 for channel in color)
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name, attributes", [("light", ""), ("dark", ' class="dark"')])
def test_the_page_shows_through_and_the_focus_ring_is_seen(browser, show, picture, emulate, name, attributes):
    if name == "dark":
        emulate(dark=True)
    page, corner, changed = ring(browser, show, picture, name, attributes=attributes)
    assert corner == page
    seen = [color for color in changed if contrast(color, page) >= 3]
    # More pixels than two sides of the control have.
    assert len(seen) > 2 * 120


def test_a_mouse_draws_no_focus_ring(browser, show):
    control = show(FACE)
    browser.mouse.click(*control.box().at(0.5, 0.5))
    assert not control.run('(control) => control.matches(":focus-visible")')


@pytest.mark.parametrize("symbol, ratio", [("face", 1), ("stars", 252 / 44)])
@pytest.mark.parametrize("width", ["60px", "400px", "10rem"])
def test_a_width_scales_the_picture_and_the_height_follows(browser, show, symbol, ratio, width):
    control = show(f'<emoji-rate symbol="{symbol}" value="3"></emoji-rate>')
    control.run("(control, width) => { control.style.width = width }", width)
    boxes = control.run(
        """(control) => [control, control.shadowRoot.querySelector("svg")].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [width, height];
        })"""
    )
    pixels = 160 if width == "10rem" else int(width[:-2])
    for box in boxes:
        assert box == pytest.approx([pixels, pixels / ratio], abs=0.1)
