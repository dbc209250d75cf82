"""Pages around the control: from a file, without script, before and at the upgrade, the examples."""

import re
import shutil

import command
import pytest
import server
from conftest import OUTPUT
from test_accessibility import AUDIT

EXAMPLES = sorted(path.relative_to(server.WEB) for path in server.WEB.rglob("*.html"))

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


def test_the_demo_and_the_documentation_have_every_attribute(browser, site, problems):
    browser.open(f"{site.origin}/web/index.html")
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    every = set(browser.evaluate('() => customElements.get("emoji-rate").observedAttributes'))
    every -= {"dir", "class", "style"}
    shown = set(
        browser.evaluate("() => Object.values(attributeGroups).flat().filter(({ isOwn }) => !isOwn).map(({ name }) => name)")
    )
    # What is sent is no attribute of the module's.
    assert shown - {"name"} == every
    documented = set(re.findall(r"`([a-z][\w-]*)`", (server.WEB / "README.md").read_text()))
    assert every <= documented


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


def test_without_form_associated_elements_the_fallback_shows_and_nothing_is_thrown(browser, show, face):
    show(control_with("picture"), scripts=["/pages/no-internals.js"], upgraded=False)
    browser.settle()
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
    browser.evaluate('() => watched.load("/web/emoji-rate.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    control.wait_until_shown()
    assert browser.evaluate(boxes) == before


def test_a_fitted_row_is_as_wide_as_it_says(show):
    assert show('<emoji-rate symbol="stars" width="280"></emoji-rate>').box().width == 280


def test_the_demos_link_keeps_what_is_set(browser, site, problems):
    page = f"{site.origin}/web/index.html"
    browser.open(f"{page}#rating-symbol=stars&rating-step=0.5&row-fill-color=%23ff0000&rating-value=2.5")
    said = """() => {
      const { symbol, step, fillColor, value } = document.querySelector("emoji-rate");
      return [symbol, step, fillColor, value];
    }"""
    browser.wait("() => document.querySelector('emoji-rate').symbol === 'stars'")
    assert browser.evaluate(said) == ["stars", 0.5, "#ff0000", "2.5"]
    browser.evaluate('() => document.querySelector("emoji-rate").focus()')
    browser.keyboard.press("ArrowRight")
    link = browser.wait('() => location.hash.includes("value=3") && location.href')
    # From elsewhere, it is the same.
    browser.open(f"{site.origin}/web/review.html")
    browser.open(link)
    browser.wait("() => document.querySelector('emoji-rate').symbol === 'stars'")
    assert browser.evaluate(said) == ["stars", 0.5, "#ff0000", "3"]


def test_it_works_from_a_file(browser):
    folder = OUTPUT / f"file-{browser.name}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (server.WEB / "emoji-rate.js", server.HERE / "pages" / "watch.js"):
        shutil.copy(file, folder)
    (folder / "page.html").write_text(
        '<!DOCTYPE html><html lang="en"><title>A file</title><script src="watch.js"></script>'
        '<script defer src="emoji-rate.js"></script><emoji-rate value="3.2"></emoji-rate></html>'
    )
    browser.open((folder / "page.html").as_uri())
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    svg = browser.evaluate('() => document.querySelector("emoji-rate").svg')
    assert svg == command.document(False, {"value": "3.2"})
    browser.evaluate('() => document.querySelector("emoji-rate").focus()')
    browser.keyboard.press("ArrowUp")
    assert browser.evaluate('() => document.querySelector("emoji-rate").value') == "3.3"
    assert browser.evaluate("() => watched.problems") == []


@pytest.mark.parametrize("path", EXAMPLES, ids=str)
def test_the_examples_are_clean(browser, site, picture, path):
    """No complaint under the strict policy, no violation that axe finds; to look at: the picture."""
    browser.mouse.move(1, 1)
    browser.open(f"{site.origin}/web/{path}")
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.evaluate(
        """() => new Promise((resolve, reject) => {
          const policy = globalThis.trustedTypes?.createPolicy("tests", { createScriptURL: (url) => url });
          const script = document.createElement("script");
          script.src = policy ? policy.createScriptURL("/axe.js") : "/axe.js";
          script.onload = () => resolve();
          script.onerror = reject;
          document.head.append(script);
        })"""
    )
    assert browser.evaluate(AUDIT) == []
    assert browser.complaints() == []
    # Where the engine tells: https://web.dev/articles/cls
    shift = browser.evaluate(
        """async () => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) shift += value;
          }).observe({ type: "layout-shift", buffered: true });
          await new Promise((resolve) => setTimeout(resolve, 200));
          return shift;
        }"""
    )
    assert shift < 0.1
    picture(str(path.with_suffix("")).replace("/", "-"))
