"""The pages of the repository as a Markdown viewer shows them: their links lead somewhere, and their pictures can be seen."""

import pathlib
import re
import subprocess

import markdown_it
import pytest
import server
from browser import in_page

ROOT = server.HERE.parent.parent
PAGES = subprocess.run(
    ["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout.split()
MARKDOWN = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table")

# The colours of the ground of a light and of a dark page on GitHub.
GROUNDS = {False: "#ffffff", True: "#0d1117"}

def text(page):
    return (ROOT / page).read_text(encoding="utf8")


def tokens(page):
    for token in MARKDOWN.parse(text(page)):
        yield token
        yield from token.children or ()


def anchors(page):
    """The anchors of the headings of a page, as GitHub makes them."""
    found, inside = set(), False
    for token in MARKDOWN.parse(text(page)):
        if inside and token.type == "inline":
            words = "".join(child.content for child in token.children)
            found.add(re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-"))
        inside = token.type == "heading_open"
    return found


def has_pictures(page):
    return any(token.type == "image" or token.type.startswith("html") and "<img" in token.content for token in tokens(page))


def targets(page):
    for token in tokens(page):
        for name in ("href", "src"):
            if token.attrs.get(name):
                yield token.attrs[name]
        if token.type in ("html_block", "html_inline"):
            yield from re.findall(r'(?:href|src|srcset)="([^"]+)"', token.content)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_to_a_file_and_its_heading(page):
    for target in targets(page):
        # Only DocC follows links by name.
        assert not target.startswith("doc:"), target
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file.relative_to(ROOT) if path else page), target


@pytest.mark.parametrize("dark", GROUNDS)
@pytest.mark.parametrize("page", [page for page in PAGES if has_pictures(page)])
def test_every_picture_of_a_page_can_be_seen_in_both_schemes(browser, site, emulate, picture, page, dark):
    emulate(dark=dark)
    path = f"/repository/{pathlib.PurePosixPath(page).parent}/"
    body = MARKDOWN.render(text(page))
    style = f"<style>body {{ background: {GROUNDS[dark]}; color: {'#e6edf3' if dark else '#1f2328'} }}</style>"
    markup = f'<!DOCTYPE html><meta name="color-scheme" content="light dark"><base href="{path}">{style}{body}'
    site.made["/page.html"] = (markup.encode(), "", "text/html; charset=utf-8")
    browser.open(f"{site.origin}/page.html")
    measured = browser.evaluate(in_page("measured"), GROUNDS[dark])
    picture(f"page-{pathlib.PurePosixPath(page).stem}-{'dark' if dark else 'light'}")
    assert measured
    for found in measured:
        assert found["isThere"], found
        assert not found["unseen"], found
        assert not found["hasDigits"] or found["grey"] > 0.01, found
