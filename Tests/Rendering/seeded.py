"""Faces, rows and summaries with random styles, the same for the same number."""

import json
import random

import command
from test_style import SCHEMA, VALIDATOR

# What is seen of a picture but its scale and its size, which are asked for below.
KEYS = [
    key
    for key in SCHEMA["properties"]
    if key
    # Bands fit few scales, and line-width warns in rows of stars.
    not in ("bands", "line-width", "$schema", "symbol-path", "drawing", "padding", "size", "responsive", "precision", "title", "language", "decorative")
    and key not in ("minimum", "maximum", "step")
    and key not in ("count", "star-size", "spacing", "width", "height", "margin", "minimum-star-size", "cells")
]


def color(numbers):
    red, green, blue = (numbers.randrange(256) for _ in range(3))
    return f"rgb({red} {green} {blue} / {numbers.choice([1, 1, 0.6])})"


def value(numbers, schema):
    """Something that a property's schema allows, colours and numbers anywhere within their limits."""
    schema = schema.get("anyOf", [schema])[0]
    if "$ref" in schema:
        return color(numbers)
    if "enum" in schema:
        return numbers.choice(schema["enum"])
    match schema["type"]:
        case "boolean":
            return numbers.random() < 0.5
        case "array" if "enum" in schema["items"]:
            return numbers.sample(schema["items"]["enum"], numbers.randint(0, 3))
        case "array":
            return [color(numbers) for _ in range(numbers.randint(2, 7))]
    return round(numbers.uniform(schema["minimum"], schema["maximum"]), 3)


def random_style(numbers):
    """A style that says a few things."""
    while True:
        # Most have a character, for that is most of what there is to draw.
        keys = [*numbers.sample(KEYS, numbers.choice([0, 1, 2, 4, 8])), *numbers.choice([[], ["character", "symbol"]])]
        style = {key: value(numbers, SCHEMA["properties"][key]) for key in keys}
        if VALIDATOR.is_valid(style):
            return style


def summary(number):
    """The arguments, the style and the bytes of a summary."""
    numbers = random.Random(number)
    style = random_style(numbers)
    count = numbers.choice([5, 5, 5, 2, 7, 10, 11, 21])
    counts = [numbers.choice([0, numbers.randint(1, 40), numbers.randint(1, 5000)]) for _ in range(count)]
    arguments = ["summary", ",".join(map(str, counts))]
    given = {}
    for key in ("layout", "symbol", "numbers", "language"):
        schema = SCHEMA["properties"][key]
        words = schema.get("anyOf", [schema])[0]["enum"]
        # Every layout comes as often.
        given[key] = words[number % 5] if key == "layout" else numbers.choice(words)
    if given["layout"] in ("stack", "badge"):
        # They show no numbers.
        del given["numbers"]
    arguments += [f"--{key}={word}" for key, word in given.items()]
    text = json.dumps(style)
    return arguments, text, command.emoji_rate(*arguments, "--style=-", standard_input=text.encode())


def document(number):
    """The arguments, the style and the bytes of a picture that is at most 240 pixels wide and high."""
    numbers = random.Random(number)
    style = random_style(numbers)
    if numbers.random() < 0.5:
        arguments = [f"--size={numbers.choice([240, 240, 120, 60])}"]
    else:
        count = numbers.randint(1, 3)
        side = numbers.randint(60, 76)
        arguments = ["stars", f"--count={count}"]
        arguments += numbers.choice(
            [
                [f"--star-size={side}", f"--spacing={numbers.randint(0, 5)}"],
                [f"--width={numbers.randint(180, 240)}", f"--height={side}", f"--margin={count % 5}"],
                [f"--width={numbers.randint(180, 240)}"],
                [f"--cells={numbers.randint(180, 240)}x{side}"],
            ]
        )
    arguments += [f"--value={numbers.uniform(0, 5):.3f}", "--maximum=5"]
    text = json.dumps(style)
    return arguments, text, command.emoji_rate(*arguments, "--style=-", standard_input=text.encode())
