"""Packs the files of Element, Rules and Generated into a script, as a Swift file for the command: pack.py OUTPUT"""

import itertools
import os
import pathlib
import re
import string
import sys

import minify

HERE = pathlib.Path(__file__).parent

# The order of the files in the script. A script leaves out the parts that its looks and languages do not need.
PARTS = [
    ("all", "Element", "start page styles"),
    ("faces", "Element", "face"),
    ("all", "Element", "surroundings"),
    ("languages", "Element", "language"),
    ("all", "Element", "picture description radio gestures"),
    ("rows", "Element", "hover"),
    ("all", "Element", "keys"),
    ("all", "Generated", "sentence numbers look engine"),
    ("languages", "Generated", "languages"),
    ("rows", "Generated", "plurals mirrored"),
    ("all", "Rules", "scale rating easing spans"),
    ("faces", "Rules", "face"),
    ("rows", "Rules", "touch row"),
    ("all", "Element", "attributes element define"),
]

# Properties of the element's own objects, for which generated scripts have short names. Tests/Control/run holds them to be
# none of the browser's.
PRIVATE = """
activePointer awaited begin defaultTouch described dragged draw engine finestPart gesture giveValue given handle hovered
internals isButtons isClearable isClicked isDirty isDisabled isDrag isFace isNothing isPressed isRated isReadOnly
isRightToLeft isVertical keyStep lowest pageStep parameter press rating readOwn readStyles resizes said settle shownValue slide spanOf
takeBack unratedValue unsteppedKeyStep valueAt wasRated
""".split()


def files(folder, names):
    return "".join((HERE / folder / f"{name}.js").read_text(encoding="utf-8") + "\n" for name in names)


def minified(source):
    if "Math.trunc" in source:
        sys.exit("the minifier turns Math.trunc into | 0, which differs from 2³¹ on; avoid it")
    # Remove line breaks of style sheets.
    source = re.sub(r"styles \+?= `[^`]*", lambda text: text[0].replace("\n", ""), source)
    return minify.string("application/javascript", source)


def shortened(script, source):
    """A minified script with short names in place of the private ones: capitals, which no other property has."""
    element = source[source.index("class EmojiRate") :]
    public = re.findall(r"^  (?:static |get |set )?(\w+)(?: =|\()", element, re.MULTILINE)
    public += re.findall(r"attributes\.(\w+)", source)
    # A word of a string or of a style sheet follows another character than a property does.
    public += re.findall(rf"(?<![.{{,;}}])(?<!get )\b({'|'.join(PRIVATE)})\b", script)
    if wrong := {*PRIVATE} & {*public}:
        sys.exit(f"pack.py: {', '.join(sorted(wrong))} cannot be private: the element has it, or a text")
    uses = {name: len(re.findall(rf"\b{name}\b", script)) for name in PRIVATE}
    if unused := [name for name in PRIVATE if not uses[name]]:
        sys.exit(f"pack.py: nothing is called {', '.join(unused)}")
    capitals = string.ascii_uppercase
    names = (*capitals, *map("".join, itertools.product(capitals, repeat=2)))
    short = dict(zip(sorted(PRIVATE, key=uses.get, reverse=True), names))
    return re.sub(r"\w+", lambda word: short.get(word[0], word[0]), script)


def generated():
    """The parts with their scripts, which a statement separates while they are minified together."""
    source = "debugger;\n".join(files(folder, names.split()) for _, folder, names in PARTS)
    source = f"((tag, ...made) => {{\nconst [defaultWords, phrases, looks] = made;\n{source}}})"
    script = shortened(minified(source).rstrip(";"), source)
    return list(zip((part for part, _, _ in PARTS), f"({script})".split("debugger;"), strict=True))


def write(output, text):
    """Writes a file atomically."""
    with open(output + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(output + ".new", output)


def main():
    [output] = sys.argv[1:]
    name = os.path.basename(output)
    parts = generated()
    script = "".join(script for _, script in parts)
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
