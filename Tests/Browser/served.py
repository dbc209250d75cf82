"""Folders of files on the tests' server, and whether the pictures of a page show."""

import io
import mimetypes
import urllib.parse

from browser import in_page
from PIL import Image

# The page's own files, and data: URIs.
POLICY = "default-src 'self'; img-src 'self' data:"
# Contact sheets and mails have their styles with them, and a sheet the script of its search.
POLICY_WITH_STYLES = POLICY + "; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'"

# Every kind of picture there may be in a page.
PICTURES = "img, svg"

def serve(site, folder, path, policy=POLICY, policy_with_styles=POLICY_WITH_STYLES):
    """Puts every file of a folder on the server, below this path, and gives its address."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            kind += "; charset=utf-8" if kind.startswith("text/") else ""
            body = file.read_bytes()
            has_styles = kind.startswith("text/html") and (b"<style>" in body or b' style="' in body)
            own_policy = policy_with_styles if has_styles else policy
            name = urllib.parse.quote(file.relative_to(folder).as_posix(), safe="/@")
            site.made[f"{path}/{name}"] = (body, own_policy, kind)
            if file.name == "index.html":
                site.made[f"{path}/{name.removesuffix('index.html')}"] = (body, own_policy, kind)
    return site.origin + path


def pictures(browser, selector=PICTURES):
    """What the pictures of the page say, once all are loaded."""
    browser.wait(in_page("areLoaded"))
    browser.settle()
    return browser.evaluate(in_page("pictures"), selector)


def boxes(browser, selector):
    """The boxes of these elements in the window: x, y, width and height."""
    return browser.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        })""",
        selector,
    )


def painted(browser, index, selector=PICTURES):
    """The share of a picture's place in the window that is not of the place's first colour."""
    box = browser.evaluate(in_page("scrolledTo"), selector, index)
    assert box["width"] > 0 and box["height"] > 0, box
    browser.settle()
    window = Image.open(io.BytesIO(browser.png())).convert("RGB")
    scale = window.width / box["window"]
    left, top, width, height = (box[key] * scale for key in ("x", "y", "width", "height"))
    place = window.crop((round(left), round(top), round(left + width), round(top + height)))
    first = place.getpixel((0, 0))
    far = sum(
        count
        for count, color in place.getcolors(place.width * place.height)
        if max(abs(a - b) for a, b in zip(color, first)) > 40
    )
    return far / (place.width * place.height)


def add_axe(browser):
    browser.evaluate(
        """() => new Promise((resolve, reject) => {
          // A page may ask for Trusted Types.
          const policy = globalThis.trustedTypes?.createPolicy("tests", { createScriptURL: (url) => url });
          const script = document.createElement("script");
          script.src = policy?.createScriptURL("/axe.js") ?? "/axe.js";
          script.onload = () => resolve();
          script.onerror = reject;
          document.head.append(script);
        })"""
    )
