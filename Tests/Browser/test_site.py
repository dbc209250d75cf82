"""The site, as `.ci/site` builds it: below any path there is no dead link, no complaint and nothing for axe."""

import fcntl
import json
import os
import subprocess
import urllib.parse

import command
import pytest
import served
import server
from browser import in_page
from conftest import OUTPUT, ROOT
from test_names import AUDIT

SITE = OUTPUT / "site"
BASE = "/any/path/below"
# DocC's pages begin with a script of their own.
POLICY_OF_DOCC = "default-src 'self' 'unsafe-inline'; img-src 'self' data:"


@pytest.fixture(scope="session")
def built():
    """The folder; the engines may be tested side by side, and one of them builds it."""
    sources = [ROOT / ".ci" / "site", command.EMOJI_RATE, *sorted(server.STUDIO.rglob("*.*"))]
    state = json.dumps([[str(file), os.path.getmtime(file)] for file in sources])
    OUTPUT.mkdir(parents=True, exist_ok=True)
    stamp = OUTPUT / "site.json"
    with open(OUTPUT / "site.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_text() != state:
            environment = os.environ | {"EMOJI_RATE": os.path.abspath(command.EMOJI_RATE)}
            subprocess.run([ROOT / ".ci" / "site", SITE], env=environment, check=True, timeout=600)
            stamp.write_text(state)
    return SITE


@pytest.fixture
def address(site, built):
    """Where the site is."""
    if f"{BASE}/index.html" not in site.made:
        served.serve(site, built, BASE, server.POLICY)
        # The page of the studio has its policy with it, and its worker has none.
        for name in ("", "index.html", "worker.js"):
            body, _, kind = site.made[f"{BASE}/{name}"]
            site.made[f"{BASE}/{name}"] = (body, "frame-ancestors 'none'", kind)
        served.serve(site, built / "swift", f"{BASE}/swift", POLICY_OF_DOCC, POLICY_OF_DOCC)
    return f"{site.origin}{BASE}/"


def check(browser, site, address, place):
    """Reads a page, and gives the places of the site that it links to."""
    browser.open(address + place)
    # The documentation draws itself, and while it does may take the place of the page that is opened next.
    browser.wait("() => !location.pathname.includes('/swift/') || document.querySelector('h1') !== null")
    browser.settle()
    found = browser.evaluate(in_page("found"))
    assert found["failed"] == [] and found["broken"] == [], place
    assert browser.complaints() == [], place
    links = {urllib.parse.urldefrag(link)[0] for link in found["links"]}
    assert all(link.startswith((address, "https://", "data:")) for link in links), place
    paths = {link.removeprefix(site.origin) for link in links if link.startswith(address)}
    for path in paths:
        # As a file, or as a folder that a host goes to by itself.
        assert path in site.made or f"{path}/" in site.made, f"{place} links to {path}"
    return {path.removeprefix(f"{BASE}/") for path in paths}


def test_no_link_is_dead_and_nothing_complains(browser, site, address, picture):
    browser.mouse.move(1, 1)
    waiting, read = {"index.html"}, set()
    while waiting:
        place = waiting.pop()
        read.add(place)
        linked = check(browser, site, address, place)
        # From the gallery, a visitor comes back.
        assert not place.startswith("gallery/") or "index.html" in linked, place
        # Of the pages that DocC makes the first is enough, and of the sets one.
        linked = {
            one for one in linked
            if one.endswith((".html", "swift/documentation/emojirate/"))
            and (one.count("/") == 0 or one.startswith(("gallery/", "swift/", "faces/", "cat/", "summaries/")))
        }
        if not place.startswith("swift/"):
            waiting |= linked - read
    made = {"index.html", "pictures.html", "gallery/index.html", "swift/documentation/emojirate/", "cat/index.html", "summaries/index.html"}
    assert made <= read


def test_axe_finds_nothing_in_what_only_the_site_has(browser, site, address, picture):
    browser.open(f"{address}pictures.html")
    served.add_axe(browser)
    assert browser.evaluate(AUDIT) == []
    picture("site-pictures")


def test_the_documentation_is_shown(browser, address, picture):
    browser.open(f"{address}swift/documentation/emojirate/face/")
    browser.wait("() => document.querySelector('h1')?.textContent.includes('Face')")
    # From one to the next without loading a page: then, too, it knows where it is.
    browser.evaluate("() => document.querySelector('a[href$=\"/documentation/emojirate\"]').click()")
    browser.wait("() => document.querySelector('h1')?.textContent.includes('EmojiRate')")
    assert browser.complaints() == []
    picture("site-documentation")


@pytest.mark.parametrize(
    "place, arguments",
    [
        ("faces/3.2", ["3.2", "--size", "120"]),
        ("stars/4.5", ["stars", "4.5"]),
        ("hearts/0", ["stars", "0", "--symbol", "heart"]),
        ("cat/5", ["5", "--character", "cat", "--size", "120"]),
        ("summaries/Trail-kettle", ["summary", "31,25,103,308,817", "--text-color", "#1d1a20"]),
    ],
)
def test_a_picture_has_an_address_that_stays(built, place, arguments):
    assert (built / f"{place}.svg").read_text().strip() == command.output(arguments)
    for twin in ("", "@2x"):
        assert (built / f"{place}{twin}.png").read_bytes().startswith(b"\x89PNG")
    manifest = json.loads((built / place).with_name("manifest.json").read_text())
    assert f"{(built / place).name}.svg" in [file["name"] for file in manifest["files"]]


def test_the_site_works_from_files(browser, built):
    browser.open((built / "pictures.html").as_uri())
    assert browser.evaluate("() => document.querySelectorAll('header nav a').length") == 4
    assert browser.complaints() == []
