"""Faces with character: the command's documents, by a script that is fetched when one is asked for."""

import base64
import io
import statistics
import subprocess
import zlib

import command
import pytest
import server
from PIL import Image, ImageChops

SCRIPT = "/web/emoji-rate-characters.js"
IS_COMPLETE = """(control) => getComputedStyle(control.shadowRoot.querySelector("svg")).visibility === "visible"
  && watched.isShown(control, control.svg)"""
FETCHED = "() => performance.getEntriesByType('resource').filter(({ name }) => /characters/.test(name)).length"

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
          watched.load("/web/emoji-rate.js");
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


def test_the_characters_are_fetched_once_and_not_without_need(browser, show):
    control = show('<emoji-rate value="4"></emoji-rate><emoji-rate value="1" symbol="stars"></emoji-rate>')
    control.wait_until_shown()
    assert browser.evaluate(FETCHED) == 0
    browser.evaluate(
        """() => {
          for (const character of ["cat", "ghost", "cat"]) {
            const control = document.createElement("emoji-rate");
            control.setAttribute("character", character);
            document.querySelector("#stage").append(control);
          }
          document.querySelector("emoji-rate").character = "bear";
        }"""
    )
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4", "character": "bear"})
    assert browser.evaluate(FETCHED) == 1


def test_a_page_can_bring_the_characters_itself(browser, show):
    control = show('<emoji-rate value="4" character="cat"></emoji-rate>', scripts=[SCRIPT])
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4", "character": "cat"})
    assert browser.evaluate(FETCHED) == 1


def test_a_module_that_imports_both_fetches_nothing_more(browser, site, show):
    site.made["/modules/both.js"] = (
        f"import '{server.ELEMENT}'; import '{SCRIPT}';".encode(),
        server.POLICY,
        "text/javascript",
    )
    control = show(
        '<script type="module" src="/modules/both.js"></script><emoji-rate value="4" character="cat"></emoji-rate>',
        element=False,
    )
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4", "character": "cat"})
    assert browser.evaluate(FETCHED) == 1


LOST = "/nowhere/emoji-rate-characters.js"


@pytest.mark.parametrize("moment", ["before", "after", "late"])
def test_the_characters_come_from_beside_the_element_where_the_pages_own_script_fails(browser, show, problems, moment):
    problems += ["404", "nowhere"]
    defer = f'<script defer src="{LOST}"></script>' if moment == "after" else ""
    control = show(
        defer + '<emoji-rate value="4" character="cat"></emoji-rate>',
        scripts=[LOST] if moment == "before" else [],
        element=moment != "late",
        upgraded=moment != "late",
    )
    if moment == "late":
        # Both are asked for when the page has been loaded.
        browser.evaluate(
            """(lost) => {
              watched.load("/web/emoji-rate.js");
              customElements.whenDefined("emoji-rate").then(() => watched.load(lost).catch(() => {}));
            }""",
            LOST,
        )
    control.wait('(control) => control.matches(":defined")')
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4", "character": "cat"})


@pytest.mark.parametrize("scripts", [[], [LOST]])
def test_the_classic_face_is_shown_where_there_are_no_characters(browser, site, show, problems, scripts):
    problems += ["404", "nowhere", "alone", "TrustedScriptURL", "require-trusted-types-for"]
    site.made["/alone/emoji-rate.js"] = (
        (server.WEB / "emoji-rate.js").read_bytes(), server.POLICY, "text/javascript",
    )  # fmt: skip
    control = show(
        '<script src="/alone/emoji-rate.js"></script><emoji-rate value="4" character="cat"></emoji-rate>',
        scripts=scripts,
        element=False,
    )
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4"})


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


# The text of a WebAssembly module whose table of attributes is "x", as another version's would be another.
OTHER_VERSION = bytes.fromhex(
    "0061736d01000000"
    "01070160027f7f017f"
    "03020100"
    "0503010001"
    "0606017f0041100b"
    "0720" "03" "066d656d6f72790200" "0b5f5f686561705f626173650300" "057461626c650000"
    "0a0e010c00" "200041f8003a0000" "41010b"
)  # fmt: skip


def test_scripts_of_different_versions_say_so_and_show_the_classic_face(browser, site, show):
    text = base64.b64encode(zlib.compress(OTHER_VERSION)).decode()
    site.made["/other/emoji-rate-characters.js"] = (
        f"customElements.whenDefined('emoji-rate').then((element) => element.unpack('{text}'))".encode(),
        server.POLICY,
        "text/javascript",
    )
    site.made["/other/watch.js"] = (
        b"watched.warnings = []; console.warn = (...texts) => watched.warnings.push(texts.join(' '));",
        server.POLICY,
        "text/javascript",
    )
    control = show(
        '<emoji-rate value="4" character="cat"></emoji-rate>',
        scripts=["/other/watch.js", "/other/emoji-rate-characters.js"],
    )
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4"})
    [warning] = browser.evaluate("() => watched.warnings")
    assert "different versions" in warning


def test_a_picture_of_the_servers_stays_where_there_are_no_characters(browser, site, show, problems):
    problems += ["404", "alone", "TrustedScriptURL", "require-trusted-types-for"]
    site.made["/alone/emoji-rate.js"] = (
        (server.WEB / "emoji-rate.js").read_bytes(), server.POLICY, "text/javascript",
    )  # fmt: skip
    cat = command.document(False, {"value": "4", "character": "cat"})
    control = show(
        f'<script src="/alone/emoji-rate.js"></script><emoji-rate value="4" character="cat">{cat}</emoji-rate>',
        element=False,
    )
    browser.settle()
    assert control.run("(control) => control.shadowRoot.querySelector('slot').assignedElements().length") == 1
    assert control.run("(control) => control.querySelector('svg').getBoundingClientRect().width > 0")


def test_an_inlined_script_shows_the_classic_face_where_there_are_no_characters(browser, show, problems):
    problems += ["404", "emoji-rate-characters"]
    script = (server.WEB / "emoji-rate.js").read_text(encoding="utf-8")
    control = show(
        f'<script>{script}</script><emoji-rate value="4" character="cat"></emoji-rate>',
        element=False,
        policy="default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self'",
    )
    control.wait(IS_COMPLETE)
    assert control.svg == command.document(False, {"value": "4"})


def test_a_document_of_more_than_256_kib_is_whole(show):
    extras = "blush,sparkle,twinkle,glasses,moustache,crown,bow-tie,whiskers,antenna,horns,sun,rain"
    look = f'character="professor" precision="6" extras="{extras}"'
    control = show(f'<emoji-rate symbol="faces" count="100" value="40" max="100" {look}></emoji-rate>')
    control.wait(IS_COMPLETE)
    assert len(control.svg) > 1 << 18
    assert control.svg.endswith("</svg>") and "\0" not in control.svg
