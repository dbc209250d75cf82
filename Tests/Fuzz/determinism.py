"""Holds what the modules of the control's scripts write against what native builds wrote.

determinism.py FILE…: each is what one build's `Fuzz documents COUNT` wrote.
"""

import base64
import hashlib
import pathlib
import re
import struct
import sys
import zlib

from wasmtime import Engine, Instance, Module, Store

WEB = pathlib.Path(__file__).parents[2] / "Sources" / "EmojiRateWeb" / "Package"

# How many pictures come of an input: a face, a row and a summary.
PICTURES = 3
# How many slots a kind of parameter has, where they are not one.
SLOTS = {"#": 4, "*": 2, "+": 8}


def documents(data):
    """What was said of every picture, its value first, and its document."""
    position = 0
    while position < len(data):
        (count,) = struct.unpack_from("d", data, position)
        numbers = struct.unpack_from(f"{int(count)}d", data, position + 8)
        start = position + 8 * (1 + int(count))
        position = data.index(b"\0", start) + 1
        yield numbers, data[start : position - 1]


class Control:
    """The module of one of the control's scripts."""

    def __init__(self, name):
        script = (WEB / f"{name}.js").read_text()
        # The longest literal in it is the module.
        packed = max(re.findall(r"[A-Za-z0-9+/=]+", script), key=len)
        self.store = Store(Engine())
        module = Module(self.store.engine, zlib.decompress(base64.b64decode(packed)))
        self.exports = Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.slots = self.exports["__heap_base"].value(self.store) + 7 & ~7
        self.memory.grow(self.store, 64)
        self.room = self.slots + (1 << 14)
        self.capacity = self.memory.data_len(self.store) - self.room
        self.count = sum(SLOTS.get(entry[-1], 1) for entry in self.read("table").decode().split())

    def read(self, function, *arguments):
        count = self.exports[function](self.store, *arguments, self.room, self.capacity)
        assert count <= self.capacity, f"{function} has {count} bytes"
        return bytes(self.memory.read(self.store, self.room, self.room + count))

    def say(self, numbers):
        assert len(numbers) == self.count, "the table is another one"
        self.memory.write(self.store, struct.pack(f"{len(numbers)}d", *numbers), self.slots)

    def picture(self, value):
        return self.read("picture", self.slots, value, 1)


def main():
    first, *others = sys.argv[1:]
    expected = list(documents(pathlib.Path(first).read_bytes()))
    for other in others:
        pairs = zip(expected, documents(pathlib.Path(other).read_bytes()), strict=True)
        for number, ((_, one), (_, two)) in enumerate(pairs):
            assert one == two, f"{other}: input {number // PICTURES} is\n{two}\nand in {first}\n{one}"
    control, count = Control("emoji-rate-live"), 0
    digest = hashlib.sha256()
    for number, (numbers, document) in enumerate(expected):
        # Of a summary, which the module does not have, nothing is said.
        if numbers:
            control.say(numbers[1:])
            count += 1
            picture = control.picture(numbers[0])
            assert picture == document, f"input {number // PICTURES} is\n{picture}\nand natively\n{document}"
        digest.update(document)
    inputs = len(expected) // PICTURES
    assert count == 2 * inputs, count
    print(
        f"determinism: {len(expected)} documents of {inputs} inputs are the same of {1 + len(others)} native builds,"
        f" {count} of them of the control's module; SHA-256 {digest.hexdigest()[:16]}"
    )


main()
