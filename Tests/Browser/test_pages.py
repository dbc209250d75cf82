"""Pages around the control: from a file, without script, before and at the upgrade."""

import shutil

import command
import pytest
import server
from conftest import OUTPUT
from PIL import Image, ImageChops

# What may stand inside a control for want of script.
FALLBACKS = {
    "picture": '<img src="/made/face.svg" width="240" height="240" alt="3.2 out of 5">',
    "inline": command.document(False, {"value": "3.2"}),
    "radios": '<label><input type="radio" name="rating" value="1"> one</label>',
}

VISIBLE = """() => {
  const inside = document.querySelector("emoji-rate").firstElementChild;
  const { x, y, width, height } = inside.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && height > 0 && inside.contains(hit);
}"""


@pytest.fixture
def face(site):
    """Serves the picture of the fallback."""
    document = command.document(False, {"value": "3.2"}).encode()
    site.made["/made/face.svg"] = (document, server.POLICY, "image/svg+xml")


def control_with(fallback):
    return f'<emoji-rate value="3.2">{FALLBACKS[fallback]}</emoji-rate>'


@pytest.mark.parametrize("fallback", FALLBACKS)
def test_without_script_the_fallback_shows(browser, show, face, fallback):
    show(control_with(fallback), element=False, upgraded=False)
    assert browser.evaluate(VISIBLE)


@pytest.mark.parametrize("fallback", FALLBACKS)
def test_without_webassembly_the_fallback_shows(browser, show, face, problems, fallback):
    show(control_with(fallback), scripts=["/pages/no-webassembly.js"], upgraded=False)
    browser.settle()
    assert browser.evaluate("() => typeof WebAssembly") == "undefined"
    assert browser.evaluate(VISIBLE)


def test_without_form_associated_elements_the_fallback_shows_and_a_range_rates(browser, show, face, problems):
    problems += ["a native range replaces each control, for it cannot start: the browser has no form-associated"]
    show(control_with("picture"), scripts=["/pages/no-internals.js"], upgraded=False)
    browser.wait("() => document.querySelector('emoji-rate > input')")
    assert browser.evaluate("() => HTMLElement.prototype.attachInternals") is None
    assert browser.evaluate(VISIBLE)


def test_moved_into_another_document_it_looks_and_works_as_before(browser, show):
    control = show('<iframe src="/pages/page.css" width="400" height="300"></iframe><emoji-rate value="1"></emoji-rate>')
    look = """(control) => {
      const { display, position } = getComputedStyle(control);
      const svg = getComputedStyle(control.shadowRoot.querySelector("svg"));
      return [display, position, svg.display, svg.pointerEvents];
    }"""
    before = control.run(look)
    there = '() => document.querySelector("iframe").contentDocument.querySelector("emoji-rate")'
    control.run('(control) => document.querySelector("iframe").contentDocument.body.append(control)')
    assert browser.evaluate(f"() => ({look})(({there})())") == before
    browser.evaluate(f"() => ({there})().focus()")
    browser.keyboard.press("End")
    assert browser.evaluate(f"() => ({there})().value") == "5"
    # And back.
    browser.evaluate(f'() => document.querySelector("#stage").append(({there})())')
    assert control.run(look) == before


def test_a_page_that_goes_takes_its_control_in_silence(browser, show):
    """Complaints fail every test."""
    control = show('<iframe></iframe><emoji-rate symbol="stars" mode="radio"></emoji-rate>')
    browser.evaluate("() => addEventListener('error', ({ message }) => (window.complaint = message))")
    control.run("""(control) => {
      const frame = document.querySelector("iframe");
      window.moved = control;
      document.implementation.createHTMLDocument().body.append(control);
      frame.contentDocument.body.append(control);
    }""")
    browser.settle()
    browser.evaluate('() => document.querySelector("iframe").remove()')
    browser.settle()
    browser.evaluate('() => document.querySelector("#stage").append(moved)')
    browser.settle()
    assert control.box().width == 252
    assert browser.evaluate("() => window.complaint") is None


def test_a_page_may_take_it_away_as_soon_as_it_rates(browser, show):
    control = show('<emoji-rate symbol="stars"></emoji-rate>')
    control.run("""(control) => {
      window.control = control;
      control.addEventListener("input", () => control.remove(), { once: true });
    }""")
    place = control.box().at(0.5, 0.5)
    browser.mouse.click(*place)
    browser.evaluate('() => document.querySelector("#stage").append(control)')
    browser.mouse.click(*control.box().at(0.95, 0.5))
    assert control.value == "5"


def test_where_the_policy_forbids_webassembly_the_fallback_shows(browser, show, face, problems):
    # The browser tells of the violation; nothing else may happen.
    problems += ["wasm", "WebAssembly", "call to WebAssembly", "script-src"]
    policy = "default-src 'self'; script-src 'self'"
    show(control_with("picture"), upgraded=False, policy=policy)
    browser.settle()
    assert browser.evaluate(VISIBLE)


@pytest.mark.parametrize("fallback", FALLBACKS)
def test_with_the_element_the_fallback_does_not_show(browser, show, face, fallback):
    control = show(control_with(fallback))
    assert not browser.evaluate(VISIBLE)
    control.wait_until_shown()


STARS = '<img src="/made/stars.svg" width="252" height="44" alt="3 out of 5 stars">'


@pytest.mark.parametrize(
    "markup",
    [
        control_with("picture"),
        control_with("inline"),
        f'<emoji-rate symbol="stars" value="3">{STARS}</emoji-rate>',
        f'<emoji-rate class="small" value="3.2">{FALLBACKS["inline"]}</emoji-rate>',
    ],
    ids=["picture", "inline", "stars", "sized"],
)
def test_the_upgrade_does_not_move_the_layout(browser, show, site, face, problems, markup):
    row = command.document(True, {"value": "3"}).encode()
    site.made["/made/stars.svg"] = (row, server.POLICY, "image/svg+xml")
    around = '<p class="mark">Before.</p>A word {} <span class="mark">another</span><p class="mark">After.</p>'
    control = show(around.format(markup), element=False, upgraded=False)
    boxes = """() => [...document.querySelectorAll(".mark, emoji-rate")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height];
    })"""
    before = browser.evaluate(boxes)
    browser.evaluate('() => watched.load("/web/emoji-rate-live.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    control.wait_until_shown()
    assert browser.evaluate(boxes) == before


# What a person sees of the control: its own picture, or what stands inside.
SEEN = """(control) => {
  const pictures = [...control.querySelectorAll("svg"), ...control.shadowRoot?.querySelectorAll("svg") ?? []];
  return pictures.filter((picture) => picture.getBoundingClientRect().width
    && getComputedStyle(picture).visibility === "visible").map((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return [x, y, width, height, picture.getRootNode() === document];
  });
}"""


def is_same(one, other):
    """Whether two pictures are, but for a rounding of colours."""
    pictures = [Image.open(path).convert("RGB") for path in (one, other)]
    return max(high for _, high in ImageChops.difference(*pictures).getextrema()) < 3


def test_a_server_rendered_face_is_replaced_without_a_flash(browser, show, picture):
    control = show(control_with("inline"), element=False, upgraded=False)
    [before] = control.run(SEEN)
    window = picture("server-rendered-before")
    browser.evaluate('() => watched.load("/web/emoji-rate-live.js")')
    # Of every frame until after the upgrade.
    frames = control.run(
        """async (control) => {
          const frames = [];
          for (let rest = 3; rest;) {
            await new Promise(requestAnimationFrame);
            frames.push((%s)(control));
            if (control.matches(":defined")) rest -= 1;
          }
          return frames;
        }"""
        % SEEN
    )
    assert {len(seen) for seen in frames} == {1}
    assert {tuple(seen[0][:4]) for seen in frames} == {tuple(before[:4])}
    assert frames[-1][0][4] is False
    browser.settle()
    assert is_same(picture("server-rendered-after"), window)


def test_a_fitted_row_is_as_wide_as_it_says(show):
    assert show('<emoji-rate symbol="stars" width="280"></emoji-rate>').box().width == 280


def test_it_works_from_a_file(browser):
    folder = OUTPUT / f"file-{browser.name}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (server.WEB / "emoji-rate-live.js", server.HERE / "pages" / "watch.js"):
        shutil.copy(file, folder)
    (folder / "page.html").write_text(
        '<!DOCTYPE html><html lang="en"><title>A file</title><script src="watch.js"></script>'
        '<script defer src="emoji-rate-live.js"></script><emoji-rate value="3.2"></emoji-rate></html>'
    )
    browser.open((folder / "page.html").as_uri())
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    svg = browser.evaluate('() => document.querySelector("emoji-rate").svg')
    assert svg == command.document(False, {"value": "3.2"})
    browser.evaluate('() => document.querySelector("emoji-rate").focus()')
    browser.keyboard.press("ArrowUp")
    assert browser.evaluate('() => document.querySelector("emoji-rate").value') == "3.3"
    assert browser.evaluate("() => watched.problems") == []


def test_where_the_module_cannot_start_a_range_stands_in(browser, show, problems):
    problems += ["wasm-unsafe-eval", "unsafe-eval", "WebAssembly", "policy: script-src"]
    policy = server.POLICY.replace(" 'wasm-unsafe-eval'", "")
    show(
        '<form><label for="mood">Mood</label><emoji-rate id="mood" name="mood" max="10" value="4" required></emoji-rate></form>',
        upgraded=False, policy=policy,
    )
    browser.wait("() => document.querySelector('emoji-rate > input')")
    assert browser.evaluate(
        """() => {
          const input = document.querySelector("emoji-rate > input");
          const { type, name, max, value, required, labels } = input;
          return [type, name, max, value, required, labels[0].textContent,
            [...new FormData(document.forms[0])].join()];
        }"""
    ) == ["range", "mood", "10", "4", True, "Mood", "mood,4"]


def test_a_range_that_stands_in_sends_nothing_until_somebody_rates(browser, show, problems):
    problems += ["wasm-unsafe-eval", "unsafe-eval", "WebAssembly", "policy: script-src"]
    policy = server.POLICY.replace(" 'wasm-unsafe-eval'", "")
    show('<form><emoji-rate name="mood" min="1" required></emoji-rate></form>', upgraded=False, policy=policy)
    browser.wait("() => document.querySelector('emoji-rate > input')")
    sent = """() => [document.querySelector("input").value, document.forms[0].checkValidity(),
      [...new FormData(document.forms[0])].join()]"""
    assert browser.evaluate(sent) == ["3", False, ""]
    browser.evaluate("() => document.querySelector('input').focus()")
    browser.keyboard.press("End")
    assert browser.evaluate(sent) == ["5", True, "mood,5"]
    browser.evaluate("() => document.forms[0].reset()")
    assert browser.evaluate(sent) == ["3", False, ""]


def test_ranges_stand_in_for_later_elements_and_keep_what_is_read_only(browser, show, problems):
    problems += ["wasm-unsafe-eval", "unsafe-eval", "WebAssembly", "policy: script-src"]
    policy = server.POLICY.replace(" 'wasm-unsafe-eval'", "")
    show(f'<form>{control_with("inline").replace(" ", " readonly name=shown ", 1)}</form>', upgraded=False, policy=policy)
    browser.wait("() => document.querySelector('emoji-rate > input')")
    assert browser.evaluate(
        """() => {
          const later = document.createElement("emoji-rate");
          for (const name of ["name", "readonly"]) later.setAttribute(name, "later");
          later.setAttribute("value", "2");
          document.forms[0].append(later);
          const input = later.querySelector("input");
          input.value = 4;
          input.dispatchEvent(new Event("input"));
          return [document.querySelector("input").hidden, input.hidden, [...new FormData(document.forms[0])].join()];
        }"""
    ) == [True, False, "shown,3.2,later,2"]


def test_a_range_that_stands_in_has_the_value_of_scripts_and_of_a_press(browser, show, problems):
    problems += ["wasm-unsafe-eval", "unsafe-eval", "WebAssembly", "policy: script-src"]
    policy = server.POLICY.replace(" 'wasm-unsafe-eval'", "")
    show('<form><emoji-rate name="mood" step="1" required></emoji-rate></form>', upgraded=False, policy=policy)
    browser.wait("() => document.querySelector('emoji-rate > input')")
    assert browser.evaluate(
        """() => {
          const control = document.querySelector("emoji-rate"), range = control.firstElementChild, values = [control.value];
          const note = () => values.push(control.value, [...new FormData(document.forms[0])].join());
          range.dispatchEvent(new PointerEvent("pointerup"));
          note();
          control.value = 1;
          note();
          control.value = "";
          note();
          control.value = 1;
          document.forms[0].reset();
          note();
          control.setAttribute("disabled", "");
          return [...values, range.disabled];
        }"""
    ) == ["", "3", "mood,3", "1", "mood,1", "", "", "", "", True]
