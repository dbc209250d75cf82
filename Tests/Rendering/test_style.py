"""A style file is right by the JSON Schema that is shipped where it is right by the command."""

import json
import pathlib
import random
import subprocess

import command
import jsonschema
import pytest

EXAMPLE = pathlib.Path(__file__).parents[2] / "Examples" / "Style"
SCHEMA = json.loads((EXAMPLE / "emoji-rate-style.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

RIGHT = [
    "{}",
    '{"$schema": "x"}',
    '{"theme": "dusk"}',
    '{"line-width": 0.5, "mouth-width": 0.7, "lip-width": 0.2, "eye-position": 0.6}',
    '{"no-eyes": true, "right-to-left": false, "precision": 3.0, "count": 1e1}',
    '{"low-color": "crimson", "high-color": "#0F0a", "hue-path": "shorter"}',
    '{"color": "currentColor", "background": "none", "empty-color": "currentColor"}',
    '{"fill-color": "rgb(1,2,3,.5)", "stroke-color": "RGBA(1% 2 3 / 40%)"}',
    '{"low-color": "transparent"}',
    '{"low-color": " hsl( .5turn 10% 20% )", "high-color": "hsba(-90deg,1,2,3)"}',
    '{"low-color": "hsb(1e2grad 5 6)", "high-color": "#12345678"}',
    '{"title": "\\u00e9 {value}"}',
    '{"language": "zh-Hans", "decorative": false}',
    '{"language": "zh"}',
    '{"language": "PT-ao"}',
    '{"size": 48, "responsive": false}',
    '{"responsive": true}',
    '{"symbol": "face", "line-width": 3, "empty-color": "red"}',
    '{"symbol": "heart", "fill": "half", "fill-color": "red"}',
    '{"width": 300, "height": 0, "margin": 4, "minimum-star-size": 2, "spacing": 1}',
    '{"cells": "200x50"}',
    '{"cells": "200.5x5e1"}',
    '{"star-size": 10000, "spacing": 0}',
    '{"maximum": 10}',
]

WRONG = [
    "[]",
    "null",
    '"dusk"',
    '{"$schema": 1}',
    '{"theme": "dust"}',
    '{"theme": null}',
    '{"value": 3}',
    '{"maximum": "10"}',
    '{"strict": true}',
    '{"mouthWidth": 0.5}',
    '{"mouth-width": "0.5"}',
    '{"mouth-width": [0.5]}',
    '{"mouth-width": 0.1}',
    '{"mouth-width": 0.71}',
    '{"mouth-width": true}',
    '{"size": 0}',
    '{"size": 10001}',
    '{"size": 1e999}',
    '{"count": 2.5}',
    '{"count": 0}',
    '{"precision": 7}',
    '{"no-eyes": "true"}',
    '{"no-eyes": 1}',
    '{"low-color": "crimsn"}',
    '{"low-color": "none"}',
    '{"low-color": "currentColor"}',
    '{"low-color": 5}',
    '{"low-color": "#12345"}',
    '{"low-color": "rgb(1 2)"}',
    '{"low-color": "rgb(1, 2 3)"}',
    '{"low-color": "rgb(1deg 2 3)"}',
    '{"low-color": "hsl(10% 2% 3%)"}',
    '{"low-color": "hsl(10 2% 3%, 4)"}',
    '{"low-color": ""}',
    '{"fill-color": "none"}',
    '{"title": ""}',
    '{"cells": "200"}',
    '{"cells": "200X50"}',
    '{"cells": [200, 50]}',
    '{"color": "red", "low-color": "red"}',
    '{"color": "red", "hue-path": "linear"}',
    '{"size": 48, "responsive": true}',
    '{"title": "x", "language": "en"}',
    '{"language": "tlh"}',
    '{"language": "en-"}',
    '{"language": "de--AT"}',
    '{"title": "x", "decorative": true}',
    '{"width": 300, "cells": "200x50"}',
    '{"star-size": 3, "width": 300}',
]

# What the schema cannot say, or not shortly: it is the stricter, but for the limits of cells.
ONLY_THE_COMMAND = [
    '{"low-color": "Crimson"}',
    '{"color": "CURRENTCOLOR"}',
]
ONLY_THE_SCHEMA = ['{"cells": "0x50"}', '{"cells": "200x10001"}', '{"symbol-path": "red"}']


def command_takes(text, *subcommand):
    result = subprocess.run(
        [command.EMOJI_RATE, *subcommand, "--value=0", "--strict", "--style=-"],
        input=text.encode(),
        capture_output=True,
        timeout=20,
    )
    assert result.returncode in (0, 65, 66), result.stderr
    if result.returncode:
        assert result.stderr.startswith(b"emoji-rate: error: standard input:"), result.stderr
    return result.returncode == 0


def schema_takes(text):
    return VALIDATOR.is_valid(json.loads(text))


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_example_is_right():
    VALIDATOR.validate(json.loads((EXAMPLE / "style.json").read_text()))


@pytest.mark.parametrize("text", RIGHT)
def test_both_take(text):
    assert schema_takes(text)
    assert command_takes(text)
    # In rows of stars, line-width warns, which --strict refuses.
    assert "line-width" in text or command_takes(text, "stars")


@pytest.mark.parametrize("text", WRONG)
def test_both_refuse(text):
    assert not schema_takes(text)
    assert not command_takes(text) and not command_takes(text, "stars")


def test_they_differ_in_what_is_documented():
    assert all(command_takes(text) and not schema_takes(text) for text in ONLY_THE_COMMAND)
    assert all(schema_takes(text) and not command_takes(text) for text in ONLY_THE_SCHEMA)


def test_the_defaults_and_the_words_of_the_schema_are_taken():
    for key, schema in SCHEMA["properties"].items():
        values = schema.get("enum", []) + ([schema["default"]] if "default" in schema else [])
        for value in values:
            text = json.dumps({key: value})
            assert schema_takes(text), text
            assert command_takes(text, "stars" if key in ("count", "symbol") else "face"), text
    for name in SCHEMA["$defs"]["color"]["anyOf"][0]["enum"]:
        assert schema_takes(json.dumps({"low-color": name}))


def test_both_judge_random_styles_alike():
    numbers = random.Random(20)
    # Whether an end of the scale is right depends on the other end, and on the value.
    keys = [key for key in SCHEMA["properties"] if key not in ("$schema", "minimum", "maximum", "step", "line-width", "bands")]
    values = [0, 0.25, 0.3, 0.65, 1, 3, 20, 300, 20000, -1, True, False, None, "", "red", "none"]
    values += ["currentColor", "dusk", "face", "heart", "half", "en", "shorter", "200x50", [], {}]
    values += ["trend", "faces", "count", "cat", "circle", "open", "full", "line", ["blush"], ["red", "blue"], "furious"]
    fitting = {key: [value for value in values if schema_takes_alone(key, value)] for key in keys}
    taken = 0
    for _ in range(600):
        style = {}
        for key in numbers.sample(keys, numbers.randint(1, 3)):
            # Any value is nearly always a wrong one.
            style[key] = numbers.choice(values if numbers.random() < 0.1 else fitting[key])
        # The schema does not look into lists that are written as one text, path data or the files of a drawing.
        if any(isinstance(style.get(key), str) for key in ("bands", "colors", "extras", "symbol-path")) or "drawing" in style:
            continue
        text = json.dumps(style)
        verdict = schema_takes(text)
        taken += verdict
        subcommand = numbers.choice(["face", "stars"])
        assert command_takes(text, subcommand) == verdict, text
    assert 150 < taken < 550


def schema_takes_alone(key, value):
    schema = {name: SCHEMA[name] for name in ("$defs", "properties")}
    schema["$ref"] = f"#/properties/{key}"
    return jsonschema.Draft202012Validator(schema).is_valid(value)
