"""Documents in web pages: as data URIs, inlined, and under a strict Content-Security-Policy."""

import re

import command
import numpy
import pytest
from pictures import difference, librsvg
from PIL import ImageColor

HOSTILE_TITLE = "\"'<&>#%20 ?()\\ é 😀\t{value}/{maximum}"

POLICY = "default-src 'none'; img-src data:; style-src 'none'"

OPTION_SETS = {
    "default": ("--value=3.2",),
    "background": ("--value=5", "--background=white", "--size=100"),
    "translucent": ("--value=0", "--color=rgb(46 99 230 / 0.6)"),
    "hostile-title": ("--value=1", f"--title={HOSTILE_TITLE}"),
    "decorative": ("--value=4.4", "--decorative", "--line-width=1"),
}


def uri_of(arguments):
    uri = command.emoji_rate(*arguments, "--format=data-uri")
    return uri.removesuffix(b"\n").decode("ascii")


def page(body, head=""):
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Page</title>{head}{body}"


@pytest.mark.parametrize("arguments", OPTION_SETS.values(), ids=OPTION_SETS)
def test_data_uri_in_html_and_css_is_the_file_s_picture(arguments, browser):
    document = command.emoji_rate(*arguments)
    uri = uri_of(arguments)
    size = librsvg(document).width
    file = browser.path / "face.svg"
    file.write_bytes(document)
    place = f"margin:0;display:block;width:{size}px;height:{size}px"
    pictures = {}
    # In the same place of three pages, the URI pasted as it is.
    for name, body in {
        "file": f'<img src="{file.as_uri()}" style="{place}">',
        "src": f'<img src="{uri}" style="{place}">',
        "srcset": f'<img srcset="{uri}" style="{place}">',
        "url": f'<style>div{{{place};background:url("{uri}")}}</style><div></div>',
    }.items():
        browser.show(page(body, "<style>body{margin:0}</style>"), size, size)
        pictures[name] = browser.screenshot()
        assert not browser.complaints()
    expected = pictures.pop("file")
    assert numpy.std(expected) > 1, "the file's picture is blank"
    for name, picture in pictures.items():
        assert not difference(picture, expected).any(), name


INLINED = (("--value=1", "--background=#fff8"), ("--value=4.5", "--title=fine"))
IMAGE = ("--value=3.2",)


def inlined(*more):
    """Two documents in one page and a third as an image, under the policy."""
    documents = [command.emoji_rate(*arguments).decode() for arguments in INLINED]
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    image = f'<img alt="" src="{uri_of(IMAGE)}">'
    return page("".join(documents) + image + "".join(more), head)


def test_inlined_documents_keep_a_strict_policy(browser):
    browser.show(inlined(), 800, 300)
    assert browser.complaints() == []
    picture = numpy.asarray(browser.screenshot(), int)
    # All three are there: each has a colour of its own.
    for arguments in (*INLINED, IMAGE):
        stroke = re.search(r'stroke="(#[^"]+)"', command.emoji_rate(*arguments).decode())[1]
        near = abs(picture - ImageColor.getrgb(stroke)).max(axis=2) <= 2
        assert near.sum() > 1000, arguments


def test_a_violation_would_be_seen(browser):
    browser.show(inlined('<svg style="fill:red"></svg>'), 800, 300)
    assert any("Content Security Policy" in text for text in browser.complaints())


@pytest.mark.parametrize(
    "arguments, name",
    [
        (("--value=3.2",), "3.2 out of 5"),
        (("--value=0.1",), "0.1 out of 5"),
        (("--value=7", "--maximum=10"), "7 out of 10"),
        (("--value=3.20000002",), "3.2 out of 5"),
        (("--value=4", "--title=<{value}> & \"{maximum}\""), '<4> & "5"'),
    ],
)
def test_accessible_name(arguments, name, browser):
    browser.show(page(command.emoji_rate(*arguments).decode()))
    images = [name for role, name in browser.accessible_nodes() if role in ("image", "img")]
    assert images == [name]


def test_decorative_document_is_hidden(browser):
    browser.show(page(command.emoji_rate("--value=3.2", "--decorative").decode()))
    roles = {role for role, _ in browser.accessible_nodes()}
    assert not roles & {"image", "img", "SvgRoot", "graphics-document"}, roles
