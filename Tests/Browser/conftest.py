"""Fixtures, the engines, and the lines at the end."""

import contextlib
import fcntl
import pathlib
import subprocess

import chromium
import command
import firefox
import pytest
import server
import webkitgtk
from browser import BrowserGone
from control import Control

ENGINES = {
    engine.name: engine for engine in (chromium.Chromium, webkitgtk.WebKitGTK, firefox.Firefox)
}

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OUTPUT = ROOT / ".build" / "browser"

# The tests of pages that the command, the site and the documentation are made of, and of pictures that move.
PAGES = set(
    """test_animation test_control_page test_documentation
    test_markdown test_sheets test_site test_static_site""".split()
)

def pytest_addoption(parser):
    parser.addoption("--suite", choices=("control", "pages"), help="the suite to run; see README.md")
    parser.addoption("--engine", action="append", choices=sorted(ENGINES), help="an engine to test")


def pytest_configure(config):
    config.addinivalue_line("markers", "own_page: what needs a page that no test had before, or leaves something behind")
    config.addinivalue_line("markers", "once: what is the same in every engine; it runs in Chromium")


def suite_of(item):
    return "pages" if item.path.stem in PAGES else "control"


def is_done_elsewhere(item):
    return item.get_closest_marker("once") and item.callspec.params["engine"] != "chromium"


def pytest_collection_modifyitems(config, items):
    suite = config.getoption("suite")
    chosen = [item for item in items if suite in (None, suite_of(item)) and not is_done_elsewhere(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        # A browser at a time: one that waits takes memory, and on some machines the focus.
        engines = metafunc.config.getoption("engine") or list(ENGINES)
        metafunc.parametrize("engine", engines, scope="session")


@pytest.fixture(scope="session")
def browser_of_session(engine):
    with ENGINES[engine]() as browser:
        yield browser


@pytest.fixture
def browser(browser_of_session, request):
    """The engine's browser, with nothing pressed and nothing emulated.

    If it ends in a test, that test is run once more, in a new one, for `run` asks for this.
    """
    browser = browser_of_session
    if request.node.execution_count > 1:
        browser.restart_if_gone()
    yield browser
    with contextlib.suppress(BrowserGone):
        browser.release()


@pytest.fixture
def emulate(browser):
    """Emulates what the person asked the system for, until the test ends."""
    with contextlib.suppress(BrowserGone), contextlib.ExitStack() as stack:

        def emulate(**settings):
            stack.callback(browser.emulate)
            browser.emulate(**settings)

        yield emulate


@pytest.fixture(scope="session")
def server_of_session():
    with server.Server() as started:
        yield started


@pytest.fixture(scope="session")
def studio():
    """Builds the module of the studio. The engines may be tested side by side, and one of them builds it."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with open(OUTPUT / "studio.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([server.STUDIO / "build"], check=True, timeout=900)


@pytest.fixture
def site(server_of_session):
    """The server, with no posts."""
    server_of_session.clear()
    return server_of_session


@pytest.fixture
def problems(browser):
    """What pages of the test may complain about, as parts of the messages; everything else fails it."""
    allowed = []
    yield allowed
    found = list(browser.complaints())
    found += browser.evaluate("() => window.watched?.problems ?? []")
    found = [text for text in found if not any(part in text for part in allowed)]
    assert not found, "the page complained:\n" + "\n".join(found)


@pytest.fixture
def show(browser, site, problems, request):
    """Shows this markup, with the script of a look, and gives its first control once that is one.

    Loading a page takes longer than most tests, so that tests with the same script and policy have one in turn.
    """

    def show(markup, look="", element=True, **options):
        if browser.mouse.at != (1, 1):
            browser.mouse.move(1, 1)
        address = site.script(command.script(look)) if element else None
        is_shared = element and "scripts" not in options and not request.node.get_closest_marker("own_page")
        key = f"{address} {options}"
        if is_shared and browser.evaluate("(key, markup) => window.watched?.renew(key, markup)", key, markup):
            return Control(browser, "emoji-rate")
        browser.open(site.page(markup, address=address, **options))
        if is_shared:
            browser.evaluate("(key) => { watched.key = key }", key)
        if element:
            browser.wait('() => customElements.get("emoji-rate") !== undefined')
        return Control(browser, "emoji-rate")

    return show


@pytest.fixture
def upgrade(browser, site):
    """Adds the script of a look to a page that is there."""

    def upgrade(look=""):
        browser.evaluate("(address) => watched.load(address)", site.script(command.script(look)))
        browser.wait('() => customElements.get("emoji-rate") !== undefined')

    return upgrade


@pytest.fixture
def picture(browser):
    """Writes what the window shows to a file to look at, and returns its path."""

    def picture(name):
        return browser.screenshot(OUTPUT / f"{name}-{browser.name}.png")

    return picture


def pytest_terminal_summary(terminalreporter):
    counts = (
        f"{len(terminalreporter.stats.get(what, []))} {what}"
        for what in ("passed", "failed", "error", "skipped", "rerun")
    )
    terminalreporter.write_line("browser: " + "; ".join(counts))
