"""Examples/StaticSite, built as its README says: every way to put a picture into a page shows one."""

import json
import os
import shutil
import subprocess

import command
import pytest
import served
import server
from conftest import OUTPUT
from test_names import AUDIT

EXAMPLE = server.HERE.parents[1] / "Examples" / "StaticSite"

NAMES = [
    ("img", "4.6 out of 5 stars"),
    ("img", "5 out of 5"),
    ("img", "4.5 out of 5"),
    ("img", "2.5 out of 5"),
    ("svg", "5 out of 5 hearts"),
    ("svg", "4.5 out of 5 hearts"),
    ("svg", "3.5 out of 5 hearts"),
    *(("img", f"{value} out of 5") for value in (4, 3, 5, 4, 5, 2)),
    ("svg", "4.8 out of 5 hearts"),
]


@pytest.fixture(scope="session")
def built(engine):
    """The folder that build.sh makes; the engines may be tested side by side."""
    folder = OUTPUT / f"static-site-{engine}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("public"))
    subprocess.run(
        [folder / "build.sh"],
        env=os.environ | {"EMOJI_RATE": os.path.abspath(command.EMOJI_RATE)},
        check=True,
        timeout=120,
    )
    return folder / "public"


@pytest.fixture
def page(browser, site, built):
    address = served.serve(site, built, "/site")
    browser.mouse.move(1, 1)
    browser.open(f"{address}/index.html")
    return browser


def test_every_picture_shows_and_says_what_it_is(page):
    found = served.pictures(page)
    assert [(picture["kind"], picture["name"]) for picture in found] == NAMES
    assert all(picture["natural"] for picture in found if picture["kind"] == "img")
    for index, picture in enumerate(found):
        assert served.painted(page, index) > 0.05, picture
    assert page.complaints() == []


def test_the_page_says_what_the_manifests_say(page, built):
    """An export that words a picture otherwise must not leave the page behind."""
    texts = {}
    for folder in ("faces", "stars", "week"):
        for file in json.loads((built / folder / "manifest.json").read_text())["files"]:
            texts[file["name"].removesuffix(".svg")] = file["alt"]
    words = page.evaluate(
        """() => [...document.querySelectorAll("main img, header img")].map((picture) => [
          picture.currentSrc.match(/[a-z]+-[0-9.]*[0-9]/)[0], picture.alt,
        ])"""
    )
    assert len(words) == sum(kind == "img" for kind, _ in NAMES)
    assert words == [[stem, texts[stem]] for stem, _ in words]


def test_a_dark_page_gets_the_twins(page, site, emulate, picture):
    light = served.pictures(page)
    picture("static-site")
    emulate(dark=True)
    # WebKitGTK has to be started anew, and Firefox does not look again for itself.
    page.open(f"{site.origin}/site/index.html")
    dark = served.pictures(page)
    for index, name in [(0, "stars/stars-4.6"), (7, "week/face-4")]:
        assert light[index]["source"].endswith(f"/{name}.svg")
        assert dark[index]["source"].endswith(f"/{name}-{'gold' if index == 0 else 'dark'}.svg")
    for index in range(len(NAMES)):
        assert served.painted(page, index) > 0.05, NAMES[index]
    picture("static-site-dark")


@pytest.mark.parametrize("width", [320, 1000])
def test_the_page_fits_its_window(page, picture, width):
    page.resize(width, 720)
    page.settle()
    try:
        assert page.evaluate("() => innerWidth") == width
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        picture(f"static-site-{width}")
    finally:
        page.resize(1000, 720)


def test_axe_finds_no_violation(page):
    served.add_axe(page)
    assert page.evaluate(AUDIT) == []


def test_the_mail_has_a_sharp_picture(browser, site, built, picture):
    if not (built / "mail").exists():
        pytest.skip("there is no rsvg-convert, so there is no mail")
    browser.open(f"{served.serve(site, built, '/site')}/mail/index.html")
    [star] = served.pictures(browser)
    assert star["name"] == "4.5 out of 5 stars"
    assert star["natural"] == 2 * browser.evaluate("() => document.images[0].width") == 304
    assert served.painted(browser, 0) > 0.05
    picture("static-site-mail")
    served.add_axe(browser)
    found = browser.evaluate(AUDIT)
    # The landmarks around a mail are those of the program that shows it.
    assert [one for one in found if not one.startswith(("landmark-one-main:", "region:"))] == []
    assert browser.complaints() == []
