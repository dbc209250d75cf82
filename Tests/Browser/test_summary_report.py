"""The sheet of an export of summaries: it shows every picture, in light and in dark, and axe finds nothing."""

import shutil
import subprocess

import command
import pytest
import served
from conftest import OUTPUT
from test_names import AUDIT

NAMES = ["Trail kettle", "<b>&amp;</b>", "größe&co #1", "評価", "it's 100%"]
SETS = {
    "default": [],
    "pair": ["--pair", "light,dark", "--layout", "stack"],
    "faces": ["--symbol", "face", "--character", "cat", "--layout", "columns", "--language", "de"],
}


@pytest.fixture(params=SETS, scope="module")
def exported(request, engine):
    folder = OUTPUT / f"report-{request.param}-{engine}"
    shutil.rmtree(folder, ignore_errors=True)
    columns = ["--values", "-", "--group-column", "1", "--counts-columns", "2,3,4,5,6", "--header", "no"]
    arguments = ["export", "summary", *SETS[request.param], *columns, "--quiet", "--output", folder]
    lines = "".join(f'"{name}",1,0,{index},{index * 40},7\n' for index, name in enumerate(NAMES))
    subprocess.run([command.EMOJI_RATE, *arguments], input=lines.encode(), check=True, timeout=60)
    return folder


def test_every_picture_shows(browser, exported, emulate, picture):
    for dark in (False, True):
        emulate(dark=dark)
        browser.open((exported / "index.html").as_uri())
        found = served.pictures(browser, "img")
        assert len(found) == len(NAMES) * (2 if "pair" in exported.name else 1)
        assert all(one["natural"] and one["name"] for one in found)
        assert served.painted(browser, 0, "img") > 0.02, found[0]
        assert browser.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert browser.complaints() == []
        picture(f"{exported.name.rsplit('-', 1)[0]}{'-dark' * dark}")


def test_axe_finds_no_violation(browser, site, exported, emulate):
    for dark in (False, True):
        emulate(dark=dark)
        browser.open(f"{served.serve(site, exported, '/report')}/index.html")
        served.add_axe(browser)
        assert browser.evaluate(AUDIT) == []
