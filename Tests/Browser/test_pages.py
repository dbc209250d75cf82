"""Pages around the control: from a file, without script, before and at the upgrade."""

import shutil

import command
import generated
import pytest
import server
from conftest import OUTPUT

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
    browser.evaluate("(address) => watched.load(address)", generated.options(site, markup)["address"])
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


def test_a_server_rendered_face_is_replaced_without_a_flash(browser, show, site):
    markup = control_with("inline")
    control = show(markup, element=False, upgraded=False)
    [before] = control.run(SEEN)
    browser.evaluate("(address) => watched.load(address)", generated.options(site, markup)["address"])
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


def test_a_fitted_row_is_as_wide_as_it_says(show):
    assert show('<emoji-rate symbol="stars" width="280"></emoji-rate>').box().width == 280


def test_it_works_from_a_file(browser):
    folder = OUTPUT / f"file-{browser.name}"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(server.HERE / "pages" / "watch.js", folder)
    (folder / "rating.js").write_bytes(generated.script(()))
    (folder / "page.html").write_text(
        '<!DOCTYPE html><html lang="en"><title>A file</title><script src="watch.js"></script>'
        '<script defer src="rating.js"></script><emoji-rate value="3.2"></emoji-rate></html>'
    )
    browser.open((folder / "page.html").as_uri())
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.evaluate('() => document.querySelector("emoji-rate").focus()')
    browser.keyboard.press("ArrowUp")
    assert browser.evaluate('() => document.querySelector("emoji-rate").value') == "3.3"
    assert browser.evaluate("() => watched.problems") == []
