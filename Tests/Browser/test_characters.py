"""Faces with character: the command's documents."""

import io
import statistics
import subprocess

import command
import pytest
from PIL import Image, ImageChops

IS_COMPLETE = """(control) => getComputedStyle(control.shadowRoot.querySelector("svg")).visibility === "visible"
  && watched.isShown(control, control.svg)"""

LOOKS = [
    {"character": "cat"},
    {"character": "bloom"},
    {"character": "signal", "theme": "dusk"},
    {"character": "dawn"},
    {"head": "cloud", "eyes": "heart", "mouth": "grin", "extras": "blush,crown", "paint": "radial"},
    {"character": "professor", "extras": "none", "colors": "navy,gold,rgb(0 128 0)"},
    {"character": "mini", "no-eyes": "", "mouth-width": "0.3"},
]


def markup(attributes):
    return "".join(f' {name}="{text}"' for name, text in attributes.items())


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(look.values()))
@pytest.mark.once
def test_a_character_is_the_commands_to_the_byte(browser, show, look):
    for row in (False, True):
        symbol = ' symbol="faces"' if row else ""
        if row and ("no-eyes" in look or "mouth-width" in look):
            continue
        control = show(f'<emoji-rate value="4"{symbol}{markup(look)}></emoji-rate>')
        control.wait(IS_COMPLETE)
        for value in ("0", "2.5", "5") if not row else ("1", "4"):
            control.set("value", value)
            arguments = ["--symbol", "face"] if row else []
            assert control.svg == command.document(row, {"value": value, **look}, arguments)


def test_no_other_face_is_seen_before(browser, show):
    control = show("", element=False, upgraded=False)
    seen = browser.evaluate(
        """async () => {
          const control = document.createElement("emoji-rate");
          control.setAttribute("character", "cat");
          control.setAttribute("value", "4");
          document.querySelector("#stage").append(control);
          watched.load("/web/emoji-rate-live.js");
          await customElements.whenDefined("emoji-rate");
          const seen = [], sizes = new Set();
          for (let frame = 0; frame < 2000; frame += 1) {
            await new Promise(requestAnimationFrame);
            const svg = control.shadowRoot.querySelector("svg");
            sizes.add(`${control.offsetWidth}x${control.offsetHeight}`);
            if (getComputedStyle(svg).visibility === "visible") seen.push(svg.outerHTML.length);
            if (seen.length === 3) break;
          }
          return { seen, sizes: [...sizes], length: control.svg.length };
        }"""
    )
    # Of what is seen, all is the cat, and it needs no more room than what was not.
    assert len(seen["seen"]) == 3 and len(set(seen["seen"])) == 1
    assert len(seen["sizes"]) == 1
    cat = command.document(False, {"value": "4", "character": "cat"})
    assert seen["length"] == len(cat)


def test_a_character_is_dragged_keyed_and_tapped(browser, show):
    control = show('<emoji-rate value="1" step="1" character="cat"></emoji-rate>')
    control.wait(IS_COMPLETE)
    control.focus()
    control.press("ArrowUp")
    assert control.value == "2"
    assert control.event_types() == ["input", "change"]
    control.set_attribute("symbol", "faces")
    control.set_attribute("mode", "radio")
    x, y = control.box().at(0.95, 0.5)
    browser.mouse.click(x, y)
    assert control.value == "5"
    control.wait_until_shown()
    arguments = ["--symbol", "face", "--character", "cat"]
    assert control.svg == command.document(True, {"value": "5"}, arguments)


MEASURE = """(control) => {
  const times = [];
  for (let batch = 0; batch < 30; batch += 1) {
    const started = performance.now();
    for (let n = 0; n < 20; n += 1) control.value = ((batch * 20 + n * 37) % 500) / 100;
    times.push((performance.now() - started) / 20);
  }
  return times;
}"""


def test_a_character_can_be_drawn_sixty_times_a_second(browser, show, report):
    control = show('<emoji-rate value="1" character="professor"></emoji-rate>')
    control.wait(IS_COMPLETE)
    median = statistics.median(control.run(MEASURE))
    report(f"ratio: new picture of a character in {browser.name}: {median:.4f} ms median (60 a second: 16)")
    assert median < 16


SIDE = 100
COLUMNS = 7
# Of 255, by which a pixel may be off at an edge, and the part of the pixels that may be off by more.
EDGE = 64
PART = 0.01


def test_the_engine_draws_what_librsvg_draws(browser, show, picture, report):
    names = subprocess.run([command.EMOJI_RATE, "list", "characters"], capture_output=True, check=True)
    documents = [
        command.document(False, {"value": value, "character": name, "size": str(SIDE)})
        for name in names.stdout.decode().split()
        for value in ("0.7", "5")
    ]
    show("".join(documents), element=False, upgraded=False)
    browser.evaluate(
        """(side, columns) => {
          const pictures = [...document.querySelectorAll("#stage > svg")];
          document.body.replaceChildren(...pictures);
          document.documentElement.style.background = document.body.style.background = "#fff";
          pictures.forEach((picture, index) => Object.assign(picture.style, {
            position: "absolute", left: `${index % columns * side}px`, top: `${Math.floor(index / columns) * side}px`,
          }));
          scrollTo(0, 0);
        }""",
        SIDE,
        COLUMNS,
    )
    browser.settle()
    shown = Image.open(picture("characters")).convert("RGB")
    scale = browser.evaluate("() => devicePixelRatio")
    assert scale == 1
    parts = []
    for index, document in enumerate(documents):
        left, top = index % COLUMNS * SIDE, index // COLUMNS * SIDE
        # Not all of them have to be in the window.
        if top + SIDE > shown.height:
            break
        drawn = subprocess.run(
            ["rsvg-convert", "--background-color", "white"], input=document.encode(), capture_output=True, check=True
        )
        off = ImageChops.difference(
            shown.crop((left, top, left + SIDE, top + SIDE)),
            Image.open(io.BytesIO(drawn.stdout)).convert("RGB"),
        )
        most = [max(pixel) for pixel in off.get_flattened_data()]
        parts.append(sum(value > EDGE for value in most) / len(most))
    report(f"ratio: of {len(parts)} characters in {browser.name}, {max(parts):.2%} of pixels are off at most")
    assert len(parts) >= 3 * COLUMNS
    assert max(parts) <= PART


def test_a_document_of_more_than_256_kib_is_whole(show):
    extras = "blush,sparkle,twinkle,glasses,moustache,crown,bow-tie,whiskers,antenna,horns,sun,rain"
    look = f'character="professor" precision="6" extras="{extras}"'
    control = show(f'<emoji-rate symbol="faces" count="100" value="40" max="100" {look}></emoji-rate>')
    control.wait(IS_COMPLETE)
    assert len(control.svg) > 1 << 18
    assert control.svg.endswith("</svg>") and "\0" not in control.svg
