"""Pictures that move by themselves: at any time they look like the still picture of the eased value."""

import time

import command
import pytest
from browser import PATIENCE, in_page
from PIL import Image, ImageChops, ImageStat

POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'"

# Whether it is a row, its other attributes, where it starts, and where it ends.
PICTURES = [
    (False, {}, 0.5, 4.5),
    (False, {"background": "#eee", "theme": "traffic", "line-width": "8"}, 5, 0),
    (False, {"no-eyes": "", "color": "navy"}, 1, 4),
    (True, {}, 0, 3.7),
    (True, {"fill": "half", "symbol": "heart", "empty-color": "#ddd"}, 4.5, 1),
    (True, {"right-to-left": "", "fill-color": "#f008", "empty-color": "silver"}, 0.4, 4.6),
    (True, {"symbol": "face"}, 1, 4),
    (True, {"count": "7", "fill": "whole", "stroke-width": "0", "empty-color": "#ccc"}, 6, 2),
]


def documents(how, value=None, **others):
    """The documents of all pictures; of a value, a function of where they start and end, still ones."""
    for is_row, style, start, end in PICTURES:
        attributes = {**style, **({} if is_row else {"size": "120"}), **others}
        if value is None:
            attributes |= {"value": str(end), "animate-from": str(start)}
        else:
            attributes["value"] = repr(value(start, end))
        document = command.document(is_row, attributes | ({"format": "data-uri"} if how == "img" else {}))
        yield f'<img alt="" src="{document}">' if how == "img" else document


def page(how, **others):
    """All pictures, in boxes that have the same place on every page."""
    boxes = (f'<p style="height: 122px; margin: 0">{text}</p>' for text in documents(how, **others))
    return f'<div style="columns: 2; width: 900px">{"".join(boxes)}</div>'


def eased(part):
    """The y of cubic-bezier(0.42, 0, 0.58, 1) where its x is `part`."""
    low, high = 0.0, 1.0
    for _ in range(60):
        u = (low + high) / 2
        x = 3 * (1 - u) ** 2 * u * 0.42 + 3 * (1 - u) * u**2 * 0.58 + u**3
        low, high = (u, high) if x < part else (low, u)
    return 3 * u**2 - 2 * u**3


def at(part):
    """The value when so much of the time is over."""
    return lambda start, end: start + (end - start) * eased(part)


@pytest.fixture
def shots(browser, show, picture):
    """The pictures of a page that is shown, each by itself."""

    def shots(name):
        browser.settle()
        image = Image.open(picture(f"animation-{name}")).convert("RGB")
        boxes = browser.evaluate(
            """() => [...document.querySelectorAll("#stage p > *")].map((picture) => {
              const { x, y, width, height } = picture.getBoundingClientRect();
              return [x, y, x + width, y + height];
            })"""
        )
        assert len(boxes) == len(PICTURES)
        return [image.crop(tuple(map(round, box))) for box in boxes]

    return shots


@pytest.fixture
def stills(show, shots):
    """The still pictures of the values at a part of the time."""

    def stills(how, part, policy=POLICY):
        show(page(how, value=at(part)), policy=policy, element=False)
        return shots(f"still-{how}-{part}")

    return stills


def difference(one, other):
    """How much two pictures differ on average, 0…255."""
    assert one.size == other.size
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


# What a unit of the outlines and WebKitGTK's ragged edges may come to, where one star more is at least
# twice that.
ALIKE = 3


def expect_alike(shown, expected):
    assert [difference(*pair) for pair in zip(shown, expected, strict=True)] == pytest.approx(
        [0] * len(PICTURES), abs=ALIKE
    )


def wait_for(condition):
    """Waits until a condition holds, which a busy machine delays, and no longer than the patience of a script."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"


def expect_to_become_alike(shots, name, expected):
    wait_for(lambda: all(difference(*pair) <= ALIKE for pair in zip(shots(name), expected, strict=True)))


def test_every_picture_differs_from_its_start_to_its_end(stills):
    """Else the tests below could not fail."""
    pairs = zip(stills("inline", 0), stills("inline", 1), strict=True)
    assert all(difference(*pair) > 2 * ALIKE for pair in pairs)


def test_an_inlined_picture_is_that_of_the_eased_value(browser, show, shots, stills):
    expected = {part: stills("inline", part) for part in (0.001, 0.2, 0.35, 0.5, 0.62, 0.8, 0.999)}
    show(page("inline", duration="60s"), policy=POLICY, element=False)
    for part, still in expected.items():
        browser.evaluate(in_page("seek"), 60 * part)
        expect_alike(shots(f"inline-{part}"), still)


def test_a_repeated_picture_rests_for_a_second_and_starts_again(browser, show, shots, stills):
    wanted = [(1.5, 0.75), (2.2, 1), (2.9, 1), (3.002, 0.001), (100, 1)]
    expected = {part: stills("inline", part) for part in {part for _, part in wanted}}
    show(page("inline", duration="2s", repeat="2"), policy=POLICY, element=False)
    for seconds, part in wanted:
        browser.evaluate(in_page("seek"), seconds)
        expect_alike(shots(f"repeated-{seconds}"), expected[part])


def test_in_img_it_moves_from_the_start_to_the_end(show, shots, stills):
    start, end = stills("img", 0), stills("img", 1)
    show(page("img", duration="60s"), policy=POLICY, element=False)
    expect_alike(shots("img-start"), start)

    show(page("img", duration="1s"), policy=POLICY, element=False)
    wait_for(lambda: all(difference(*pair) > ALIKE for pair in zip(shots("img-middle"), start, strict=True)))
    expect_to_become_alike(shots, "img-end", end)


def test_with_reduced_motion_it_shows_the_end_from_the_start(show, shots, stills, emulate):
    emulate(reduced_motion=True)
    for how in ("img", "inline"):
        end = stills(how, 1)
        show(page(how, duration="60s", repeat="forever"), policy=POLICY, element=False)
        expect_alike(shots(f"reduced-{how}"), end)


def test_where_the_page_forbids_styles_it_still_comes_to_its_end(show, shots, stills, problems):
    problems += ["style-src", "error: undefined"]
    strict = POLICY.replace(" 'unsafe-inline'", "")
    end = stills("inline", 1, strict)
    show(page("inline", duration="0.01s"), policy=strict, element=False)
    expect_to_become_alike(shots, "strict", end)
