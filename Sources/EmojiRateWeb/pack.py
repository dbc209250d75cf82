"""Packs the files of Element, Rules and Generated into a script, as a Swift file for the command: pack.py OUTPUT"""

import os
import pathlib
import re
import string
import sys

import minify

HERE = pathlib.Path(__file__).parent

# The order of the files in the script. A script leaves out the parts that its looks and languages do not need.
PARTS = [
    ("all", "Element", "state page styles gestures control keys picture fallback attributes words inputs"),
    ("all", "Rules", "value"),
    ("all", "Generated", "sentence numbers look"),
    ("faces", "Element", "face"),
    ("faces", "Rules", "face"),
    ("rows", "Element", "count hover radios"),
    ("rows", "Rules", "touch radios row"),
    ("rows", "Generated", "plurals"),
    ("languages", "Element", "language"),
    ("all", "Element", "element"),
]

def files(folder, names):
    return "".join((HERE / folder / f"{name}.js").read_text(encoding="utf-8") + "\n" for name in names)


def minified(source):
    if "Math.trunc" in source:
        sys.exit("the minifier turns Math.trunc into | 0, which differs from 2³¹ on; avoid it")
    # Remove line breaks of style sheets.
    source = re.sub(r"styles \+?= `[^`]*", lambda text: text[0].replace("\n", ""), source)
    return minify.string("application/javascript", source)


def shortened(script):
    """A minified script with short names in place of those that begin with _: capitals, which no other property has."""
    # The minifier makes variables of up to two characters.
    names = set(re.findall(r"\b_\w{2,}", script))
    if wrong := re.findall(rf"(?<![.{{,])\b({'|'.join(names)})\b", script):
        sys.exit(f"pack.py: {', '.join(sorted(set(wrong)))} cannot be shortened: it is a word of a text")
    # Looks have small letters of their own.
    letters = string.ascii_uppercase + "bceijkloqtvy"
    ordered = sorted(names, key=lambda name: (-len(re.findall(rf"\b{name}\b", script)), name))
    short = dict(zip(ordered, [*letters, *(f"{one}{other}" for one in letters for other in letters)]))
    return re.sub(r"\w+", lambda word: short.get(word[0], word[0]), script)


def generated():
    """The parts with their scripts, which a statement separates while they are minified together."""
    source = "debugger;\n".join(files(folder, names.split()) for _, folder, names in PARTS)
    source = f"((tag, ...made) => {{\nconst [defaultWords, phrases, looks] = made;\n{source}}})"
    script = shortened(minified(source).rstrip(";"))
    return list(zip((part for part, _, _ in PARTS), f"({script})".split("debugger;"), strict=True))


def write(output, text):
    """Writes a file atomically."""
    with open(output + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(output + ".new", output)


def main():
    [output] = sys.argv[1:]
    parts = generated()
    script = "".join(script for _, script in parts)
    name = os.path.basename(output)
    if '"##' in script or "\n" in script:
        sys.exit(f"{name}: the script would end its Swift string literal")
    write(
        output,
        "// swift-format-ignore-file\n"
        "// Made by Sources/EmojiRateWeb/build from the files of Element, Rules and Generated there.\n\n"
        "extension ControlScript {\n"
        "  /// The element without its looks, as a function of its name, its words, its languages and its looks.\n"
        "  static let behaviour: [(part: Part, script: String)] = [\n"
        + "".join(f'    (.{part}, ##"{script}"##),\n' for part, script in parts) + "  ]\n}\n",
    )
    print(f"size: {name} the script {len(script)}")


main()
