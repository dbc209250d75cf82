"""Puts the WebAssembly module into the element's script: pack.py MODULE SCRIPT OUTPUT."""

import base64
import os
import sys
import zlib

import minify
from zopfli import zopfli


def sections(wasm):
    """The numbers of a module's sections: https://webassembly.github.io/spec/core/binary/modules.html"""
    found, position = [], 8
    while position < len(wasm):
        found.append(wasm[position])
        position += 1
        size = shift = 0
        while True:
            byte = wasm[position]
            position += 1
            size |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        position += size
    return found


module, script, output = sys.argv[1:]
name = os.path.basename(output)

with open(module, "rb") as file:
    wasm = file.read()
if 2 in sections(wasm):
    sys.exit(f"{name}: {module} imports something, and nothing will be there")
packed = zopfli.compress(wasm)
if zlib.decompress(packed) != wasm:
    sys.exit(f"{name}: {module} does not unpack to what was packed")

with open(script, encoding="utf-8") as file:
    source = file.read()
if source.count("__MODULE__") != 1:
    sys.exit(f"{name}: {script} must name __MODULE__ once")
with open("LICENSE", encoding="utf-8") as file:
    licence = ", ".join(line for line in file.read().splitlines()[:3] if line)
small = minify.string("application/javascript", source)
text = small.replace("__MODULE__", base64.b64encode(packed).decode("ascii"))

# Whole or not at all.
with open(output + ".new", "w", encoding="utf-8") as file:
    file.write(f"/*! EmojiRate, {licence} */\n{text}\n")
os.replace(output + ".new", output)
print(
    f"size: {name} {os.path.getsize(output)} bytes, of which the script {len(small)}, "
    f"the module {len(wasm)} (packed {len(packed)})"
)
