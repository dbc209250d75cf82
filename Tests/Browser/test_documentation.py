"""What `serve` has, and what the manual says of pages."""

import re
import subprocess
import sys
import urllib.error
import urllib.request

import command
import pytest
import served
import server
from browser import in_page

MANUAL = server.STUDIO.parent / "EmojiRate/EmojiRate.docc/Controls.md"


@pytest.mark.parametrize("said", [True, False])
def test_two_lines_of_style_keep_a_server_rendered_page_still(browser, site, said, upgrade):
    """Those of the manual; without them it moves."""
    manual = MANUAL.read_text().partition("## Server-rendered")[2]
    style = re.search(r"```css\n(.*?)```", manual, re.S)[1] if said else ""
    style += ".narrow { width: 90px } .wide { width: 20rem }"
    site.made["/still.css"] = (style.encode(), server.POLICY, "text/css")
    site.made["/still.svg"] = (command.document(True, {"value": "5"}).encode(), server.POLICY, "image/svg+xml")
    pictures = [
        ('value="4"', command.document(True, {"value": "4"})),
        ('class="narrow" value="4"', command.document(True, {"value": "4"})),
        ('class="wide" value="2"', command.document(True, {"value": "2"})),
        ('value="5"', '<img src="/still.svg" width="252" height="44" alt="5 out of 5">'),
    ]
    markup = "".join(
        f"<p>A word <emoji-rate readonly {attributes}>{picture}</emoji-rate> <b>another</b></p>"
        for attributes, picture in pictures
    )
    page = f'<!DOCTYPE html><title>x</title><link rel="stylesheet" href="/still.css">{markup}<p>After.</p>'
    page += '<script src="/pages/watch.js"></script>'
    site.made["/still.html"] = (page.encode(), server.POLICY, "text/html; charset=utf-8")
    browser.open(f"{site.origin}/still.html")
    browser.settle()
    before = served.boxes(browser, "p, emoji-rate, b")
    upgrade("stars")
    browser.settle()
    assert (served.boxes(browser, "p, emoji-rate, b") == before) == said
    assert browser.evaluate(in_page("shift")) == 0 or not said


def test_serve_has_the_page_and_nothing_else(studio):
    with subprocess.Popen(
        [sys.executable, server.STUDIO / "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
    ) as process:
        address = process.stdout.readline().split()[0]

        def status(path):
            try:
                return urllib.request.urlopen(address + path).status
            except urllib.error.HTTPError as error:
                return error.code

        assert {status(path) for path in ("", "index.html", "studio.js", "module.js", "studio.wasm", "control.json", "studio.css")} == {200}
        assert {status(path) for path in ("serve", "build", "%2e%2e/EmojiRateWeb/pack.py", "Module/runtime.c")} == {404}
        process.kill()
