"""The page that `emoji-rate control` writes next to its script: it rates without it, and nothing moves when it comes."""

import json
import shutil
import subprocess

import command
import pytest
import served
import server
from browser import in_page
from conftest import OUTPUT

SCRIPT = '<script defer src="rating.js"></script>\n'
LOOKS = {
    "face": ["--character", "bunny"],
    "row": ["stars", "--star-size", "40"],
    "wide": ["--size", "600"],
    "looks": ["--size", "120", "--look", "small=small.json", "--look", "same=same.json"],
}


@pytest.fixture(params=LOOKS, scope="module")
def folder(request, engine):
    folder = OUTPUT / f"control-{request.param}-{engine}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, style in {"small": {"size": 60}, "same": {"size": 120, "theme": "dusk"}}.items():
        (folder / f"{name}.json").write_text(json.dumps(style))
    arguments = [command.EMOJI_RATE, "control", *LOOKS[request.param], "-o", "page/"]
    subprocess.run(arguments, cwd=folder, check=True, timeout=60)
    return folder / "page"


@pytest.fixture
def phone(browser):
    """A window as narrow as a phone's, where the engine has one."""
    if browser.name != "webkitgtk":
        browser.resize(320, 720)
    yield
    if browser.name != "webkitgtk":
        browser.resize(1000, 720)


def late(site, folder, scripts=""):
    """The address of the folder's page, with other scripts in place of its own."""
    address = served.serve(site, folder, "/control")
    body, policy, kind = site.made["/control/index.html"]
    site.made["/control/late.html"] = (body.replace(SCRIPT.encode(), scripts.encode()), policy, kind)
    return f"{address}/late.html"


@pytest.mark.usefixtures("phone")
def test_the_page_does_not_move_when_its_script_comes(browser, site, folder):
    # A script that comes late.
    address = late(site, folder, '<script src="/pages/watch.js"></script>')
    assert site.made["/control/index.html"][0].count(SCRIPT.encode()) == 1
    site.made["/control/rating.js"] = ((folder / "rating.js").read_bytes(), server.POLICY, "text/javascript")
    browser.open(address)
    browser.settle()
    before = served.boxes(browser, "p, emoji-rate, button")
    assert before[-1][1] > 50
    browser.evaluate('() => watched.load("rating.js")')
    browser.wait('() => customElements.get("emoji-rate") !== undefined')
    browser.settle()
    assert served.boxes(browser, "p, emoji-rate, button") == [pytest.approx(box, abs=0.02) for box in before]
    # Where the engine tells: https://web.dev/articles/cls
    assert browser.evaluate(in_page("shift")) == 0


def rate(browser):
    """Rates with the inputs without script, and returns what that is: the second button, or the end of the range."""
    browser.evaluate("() => document.querySelector('#rating input').focus()")
    if browser.evaluate("() => document.querySelector('#rating input').type") == "radio":
        browser.keyboard.press("ArrowRight")
        return "2"
    browser.keyboard.press("End")
    return "5"


def test_without_the_script_the_form_sends_the_rating(browser, site, folder):
    browser.open(late(site, folder))
    rated = rate(browser)
    browser.evaluate("() => document.querySelector('form').requestSubmit()")
    browser.wait("() => location.search !== ''")
    sent = browser.evaluate("() => [...new URLSearchParams(location.search).entries()]")
    assert sent[0] == ["rating", rated]


def test_without_the_script_the_form_requires_a_rating_of_a_row(browser, site, folder):
    browser.open(late(site, folder))
    is_row = browser.evaluate("() => document.querySelector('#rating input').type === 'radio'")
    valid = "() => document.querySelector('form').checkValidity()"
    assert browser.evaluate(valid) is not is_row
    rate(browser)
    assert browser.evaluate(valid)


def test_the_script_takes_over_what_somebody_has_rated_before(browser, site, folder):
    browser.open(late(site, folder, '<script src="/pages/watch.js"></script>'))
    rated = rate(browser)
    browser.evaluate('() => watched.load("rating.js")')
    browser.wait('() => document.querySelector("#rating").matches(":defined")')
    browser.settle()
    assert browser.evaluate("() => document.querySelector('#rating').value") == rated
    sent = "() => [...new FormData(document.querySelector('form'))].filter(([name]) => name === 'rating').length"
    assert browser.evaluate(sent) <= 1


def test_with_the_script_a_rating_is_required_of_a_face_too(browser, site, folder):
    browser.open(late(site, folder, '<script src="/pages/watch.js"></script><script defer src="rating.js"></script>'))
    browser.wait('() => document.querySelector("#rating").matches(":defined")')
    browser.settle()
    state = "() => [document.querySelector('#rating').value, document.querySelector('form').checkValidity()]"
    assert browser.evaluate(state) == ["", False]
