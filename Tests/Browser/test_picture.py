"""The control's picture is the command's, byte for byte, and it is what stands in the control."""

import random

import command
import pytest

COUNT = 200

COLORS = [
    "red", "#0a0", "#12345678", "rgb(10 20 30)", "rgb(10 20 30 / 50%)", "hsl(200 50% 40%)",
    "hsb(30 80% 90%)", "rebeccapurple", "transparent",
]  # fmt: skip

UNUSED_BY_FACES = ("fill", "fill-color", "stroke-color", "line-width")


def some(random, attributes):
    """A part of these attributes, each with a value of its own."""
    return {
        name: value() for name, value in attributes.items() if random.random() < 0.35
    }


def decimal(random, low, high):
    return lambda: str(round(random.uniform(low, high), random.choice((0, 1, 2, 3))))


def color(random):
    return lambda: random.choice(COLORS)


def document(random):
    return {
        "background": color(random),
        "precision": lambda: str(random.randint(0, 6)),
        "language": lambda: random.choice(("en", "zh-Hans")),
    }


def face(random):
    attributes = some(
        random,
        {
            "line-width": decimal(random, 1, 20),
            "mouth-width": decimal(random, 0.2, 0.7),
            "lip-width": decimal(random, 0.2, 0.9),
            "mouth-position": decimal(random, 0.1, 0.5),
            "eye-width": decimal(random, 0.1, 0.3),
            "eye-position": decimal(random, 0.6, 0.8),
            "no-eyes": lambda: "",
            "low-color": color(random),
            "high-color": color(random),
            "hue-path": lambda: random.choice(("linear", "shorter")),
            "size": lambda: str(random.randint(1, 400)),
            **document(random),
        },
    )
    if random.random() < 0.1:
        # The command refuses one colour together with a range of them.
        attributes = {
            name: value
            for name, value in attributes.items()
            if name not in ("low-color", "high-color", "hue-path")
        }
        attributes["color"] = color(random)()
    return attributes, 5


def row(random):
    attributes = some(
        random,
        {
            "fill": lambda: random.choice(("exact", "half", "whole")),
            "fill-color": color(random),
            "empty-color": color(random),
            "stroke-color": color(random),
            "line-width": decimal(random, 0, 20),
            "right-to-left": lambda: "",
            **document(random),
        },
    )
    layout = random.randrange(3)
    if layout == 0:
        sizes = {"star-size": decimal(random, 5, 80), "spacing": decimal(random, 0, 20)}
        attributes |= some(random, sizes)
    elif layout == 1:
        attributes["width"] = decimal(random, 50, 500)()
        sizes = {
            "height": decimal(random, 10, 90),
            "margin": decimal(random, 0, 20),
            "spacing": decimal(random, 0, 20),
            "minimum-star-size": decimal(random, 1, 50),
        }
        attributes |= some(random, sizes)
    else:
        attributes["cells"] = f"{random.randint(50, 400)}x{random.randint(10, 80)}"
    count = random.choice((5, 5, 3, 7, 10))
    if count != 5:
        attributes["count"] = str(count)
    attributes["symbol"] = random.choice(("stars", "stars", "hearts", "faces"))
    return attributes, count


def cases():
    """Seeded: the attributes of a control, and the document that the command prints for the same."""
    seeded = random.Random("the control's picture")
    for number in range(COUNT):
        is_row = number % 2 == 1
        attributes, maximum = (row if is_row else face)(seeded)
        attributes = within_limits(attributes)
        attributes["value"] = decimal(seeded, 0, maximum)()
        options = dict(attributes)
        if is_row:
            options["symbol"] = options["symbol"].removesuffix("s")
            # The command refuses what a row of faces does not use; the control passes over it.
            if options["symbol"] == "face":
                options = {name: text for name, text in options.items() if name not in UNUSED_BY_FACES}
        yield attributes, command.document(is_row, options)


def within_limits(attributes):
    """A number rounded to no decimals may have left its limits, of which the command would warn."""
    limits = {
        "mouth-width": (0.2, 0.7), "lip-width": (0.2, 0.9), "mouth-position": (0.1, 0.5),
        "eye-width": (0.1, 0.3), "eye-position": (0.6, 0.8),
    }  # fmt: skip
    kept = dict(attributes)
    for name, (low, high) in limits.items():
        if name in kept and not low <= float(kept[name]) <= high:
            kept[name] = str(low)
    return kept


@pytest.fixture(scope="module")
def documents():
    return list(cases())


def test_every_picture_is_the_commands_byte_for_byte(browser, show, documents):
    show("<emoji-rate></emoji-rate>")
    found = browser.evaluate(
        """(cases) => cases.map((attributes) => {
          const control = document.createElement("emoji-rate");
          for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
          document.querySelector("#stage").append(control);
          const { svg } = control;
          control.remove();
          return svg;
        })""",
        [attributes for attributes, _ in documents],
    )
    for (attributes, expected), svg in zip(documents, found, strict=True):
        assert svg == expected, attributes


def test_what_stands_in_the_control_is_that_document(browser, show, documents):
    """As the browser's own XML parser reads it, node for node."""
    show("<emoji-rate></emoji-rate>")
    different = browser.evaluate(
        """async (cases) => {
          const stage = document.querySelector("#stage");
          const controls = cases.map(([attributes]) => {
            const control = document.createElement("emoji-rate");
            for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
            stage.append(control);
            return control;
          });
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return cases.filter(([, expected], index) => !watched.isShown(controls[index], expected));
        }""",
        documents,
    )
    assert different == []


def test_the_same_control_draws_all_of_them_in_turn(browser, show, documents):
    """What is left of one style is not in the next."""
    control = show("<emoji-rate></emoji-rate>")
    found = control.run(
        """(control, cases) => cases.map((attributes) => {
          for (const name of control.getAttributeNames())
            if (!(name in attributes) && !/^(role|tabindex|aria-.*)$/.test(name))
              control.removeAttribute(name);
          const { value, ...style } = attributes;
          for (const [name, text] of Object.entries(style)) control.setAttribute(name, text);
          control.value = value;
          return control.svg;
        })""",
        [attributes for attributes, _ in documents],
    )
    for (attributes, expected), svg in zip(documents, found, strict=True):
        assert svg == expected, attributes


def test_the_picture_fills_its_host_without_a_gap(show):
    control = show('<emoji-rate value="3" size="100"></emoji-rate>')
    sizes = """(control) => {
      const host = control.getBoundingClientRect();
      const svg = control.shadowRoot.querySelector("svg").getBoundingClientRect();
      return [host.width, host.height, svg.width, svg.height];
    }"""
    assert control.run(sizes) == [100, 100, 100, 100]
    control.run('(control) => { control.style.width = "50px" }')
    assert control.run(sizes) == [50, 50, 50, 50]
