"""The pages of the repository as a Markdown viewer shows them: their links lead somewhere, and their pictures can be seen."""

import pathlib
import re
import subprocess

import markdown_it
import pytest
import server

ROOT = server.HERE.parent.parent
PAGES = subprocess.run(
    ["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout.split()
MARKDOWN = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table")

# The colours of the ground of a light and of a dark page on GitHub.
GROUNDS = {False: "#ffffff", True: "#0d1117"}

# For each picture: whether it loads, which part of what differs from the ground has a contrast of 3 (WCAG 1.4.11), and which
# part of all pixels is grey with a contrast of 4.5, as the digits are (WCAG 1.4.3). The ground is the page's, or the picture's own.
MEASURE = """async (ground) => {
  const luminance = (pixel) => pixel.slice(0, 3)
    .map((value) => value / 255)
    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, channel) => sum + value * [0.2126, 0.7152, 0.0722][channel], 0);
  const measured = [];
  for (const image of document.images) {
    await image.decode().catch(() => {});
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!width) { measured.push({ source: image.src, isThere: false }); continue; }
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, width, height).data;
    const base = luminance([...data.slice(0, 4)]);
    let drawn = 0, seen = 0, grey = 0;
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [...data.slice(at, at + 3)], own = luminance(pixel);
      const contrast = (Math.max(own, base) + 0.05) / (Math.min(own, base) + 0.05);
      drawn += contrast > 1.1;
      seen += contrast >= 3;
      grey += contrast >= 4.5 && Math.max(...pixel) - Math.min(...pixel) < 40;
    }
    measured.push({ source: image.currentSrc, isThere: true, hasDigits: /\\d ratings/.test(image.alt),
      seen: drawn && seen / drawn, grey: grey / (width * height) });
  }
  return measured;
}"""


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
    measured = browser.evaluate(MEASURE, GROUNDS[dark])
    picture(f"page-{pathlib.PurePosixPath(page).stem}-{'dark' if dark else 'light'}")
    assert measured
    for found in measured:
        assert found["isThere"], found
        assert found["seen"] > 0.05, found
        assert not found["hasDigits"] or found["grey"] > 0.01, found
