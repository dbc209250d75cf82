"""The sheets of exports: from a file and from a server, in light and in dark, and what they give to copy."""

import shutil
import subprocess

import command
import pytest
import served
from conftest import OUTPUT
from test_names import AUDIT

TITLE = "<&\"'> {value} of {maximum}"
# Exports of values, each under a name.
NAMED = {
    "names": ["--title", TITLE],
    "files": ["--title", TITLE, "--responsive"],
}
NAMES = ["it's", "größe&co", "3.2", "face", "#é(x)", "&amp;", "a+b=c@%41", "評価", "🙂", "_x"]
# Exports of summaries of several things.
SUMMARIES = {
    "summaries": [],
    "summary-pair": ["--pair", "light,dark", "--layout", "stack"],
    "summary-faces": ["--symbol", "face", "--character", "cat", "--layout", "columns", "--language", "de"],
}
THINGS = ["Trail kettle", "<b>&amp;</b>", "größe&co #1", "評価", "it's 100%"]
PICTURES = {
    "faces": ["--by", "0.5"],
    "pair": ["--by", "1", "--pair", "light,dark"],
    "themes": ["stars", "--by", "1", "--symbol", "face", "--pair", "sky,dusk"],
    "mono": ["stars", "--by", "1", "--symbol", "heart", "--theme", "mono"],
    **NAMED,
}
COLUMNS = ["--values", "-", "--value-column", "1", "--name-column", "2", "--name-template", "{name}"]
GROUPS = ["--values", "-", "--group-column", "1", "--counts-columns", "2,3,4,5,6", "--header", "no"]


@pytest.fixture(scope="module")
def exported(request, engine):
    """The folder of a set, with what its page shows as pictures."""
    name = request.param
    arguments, lines = PICTURES.get(name, []), ""
    if name in SUMMARIES:
        arguments = ["summary", *SUMMARIES[name], *GROUPS]
        lines = "".join(f'"{thing}",1,0,{index},{index * 40},7\n' for index, thing in enumerate(THINGS))
    elif name in NAMED:
        arguments = [*arguments, *COLUMNS]
        lines = "".join(f"{index / 2},{name}\n" for index, name in enumerate(NAMES))
    folder = OUTPUT / f"sheet-{name}-{engine}"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        [command.EMOJI_RATE, "export", *arguments, "--quiet", "--output", folder],
        input=lines.encode(), check=True, timeout=60,
    )  # fmt: skip
    return folder


@pytest.mark.parametrize("exported", [*PICTURES, *SUMMARIES], indirect=True)
def test_every_picture_shows_from_a_file_and_axe_finds_no_violation(browser, site, exported, emulate, picture):
    address = served.serve(site, exported, "/sheet")
    for dark in (False, True):
        emulate(dark=dark)
        browser.open((exported / "index.html").as_uri())
        found = served.pictures(browser)
        if "summar" in exported.name:
            assert len(found) == len(THINGS) * (2 if "pair" in exported.name else 1)
        else:
            assert len(found) > 5
        assert all(one["natural"] and one["name"] for one in found if one["kind"] == "img")
        # The first and the last: each takes a picture of the window.
        for index in (0, len(found) - 1):
            assert served.painted(browser, index) > 0.02, found[index]
        assert browser.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert browser.complaints() == []
        picture(f"{exported.name.rsplit('-', 1)[0]}{'-dark' * dark}")
        browser.open(f"{address}/index.html")
        served.add_axe(browser)
        assert browser.evaluate(AUDIT) == []


@pytest.mark.parametrize("exported", PICTURES, indirect=True)
def test_the_markup_to_copy_shows_the_pictures(browser, site, exported, emulate):
    address = served.serve(site, exported, "/sheet")
    browser.open(f"{address}/index.html")
    snippets = browser.evaluate(
        "() => [...document.querySelectorAll('code')].map((code) => code.textContent)"
    )
    names = browser.evaluate(
        """() => [...document.querySelectorAll("figure")].flatMap((figure) => {
          const picture = figure.querySelector("img");
          const name = picture.getAttribute("alt");
          return [...figure.querySelectorAll("code")].map(() => name);
        })"""
    )
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Copied</title>'
        + "".join(f"<p>{snippet}</p>" for snippet in snippets)
    )
    site.made["/sheet/copied.html"] = (text.encode(), served.POLICY, "text/html; charset=utf-8")
    for dark in (False, True):
        emulate(dark=dark)
        browser.open(f"{address}/copied.html")
        found = served.pictures(browser)
        assert [one["name"] for one in found] == names
        assert all(one["natural"] for one in found if one["kind"] == "img")
        is_pair = "<picture>" in text
        for one in found:
            if one["kind"] == "img" and is_pair:
                assert one["source"].endswith(("-dark.svg", "-dusk.svg")) == dark
        for index in (0, 1, len(found) - 1):
            # In the colour of the text a picture is black, even on a dark page: files have none around.
            share = served.painted(browser, index)
            assert share > 0.02 or (dark and found[index]["kind"] == "img"), found[index]
        assert browser.complaints() == []
