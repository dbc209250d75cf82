"""The control that the command generates, for pages that say how theirs looks."""

import functools
import re
import subprocess

import command
import pytest
import server

# What is said of the control, and not of its look.
OWN = set(
    """id name value min max step mode words required readonly disabled clearable touch direction sensitivity dir lang
    language right-to-left aria-label aria-labelledby aria-describedby class style tabindex hidden form role title
    autofocus slot""".split()
)
# Attributes that are options of the command.
KINDS = {"stars": "star", "hearts": "heart", "faces": "face"}


def looks(markup):
    """The looks of the controls in markup, as options of the command."""
    for tag in re.findall(r"<emoji-rate\b((?:[^>\"]|\"[^\"]*\")*)>", markup):
        said = re.findall(r'([\w-]+)(?:="([^"]*)")?', tag)
        look = {name: value for name, value in said if name not in OWN}
        kind = look.pop("symbol", "face")
        row = ["stars", f"--symbol={KINDS[kind]}"] if kind in KINDS else []
        yield (*row, *(f"--{name}={value}" if value else f"--{name}" for name, value in look.items()))


@functools.cache
def script(arguments):
    result = subprocess.run([command.EMOJI_RATE, "control", *arguments], capture_output=True, timeout=60)
    if result.returncode == 64:
        pytest.skip(f"the generated control: {result.stderr.decode().strip()}")
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout


def options(site, markup, **options):
    """The options of a page whose controls are the generated one."""
    found = set(looks(markup))
    if len(found) > 1:
        pytest.skip("the generated control: several kinds of looks in one page")
    # A script with one language has another part of the behaviour than one with several.
    languages = ["--language=en,de,fr,ja,ar,pl,zh-Hans,zh-Hant,es,he,it,ru,sv"] if "lang" in markup else []
    body = script((*(found.pop() if found else ()), *languages))
    address = f"/made/generated-{hash(body)}.js"
    site.made[address] = (body, server.POLICY, "text/javascript; charset=utf-8")
    return {"address": address, **options}
