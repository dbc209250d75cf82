#!/usr/bin/env python3
"""Runs 4,000 seeded command lines with two builds of the command, and prints where they differ: lines.py BEFORE AFTER

Each line has the same output, messages, status and files. --except names texts in a line or in its messages for which
that does not hold, and --without-sheet leaves out contact sheets.
"""

import argparse
import pathlib
import re
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

parser = argparse.ArgumentParser()
parser.add_argument("before")
parser.add_argument("after")
parser.add_argument("--count", type=int, default=4000)
parser.add_argument("--seed", type=int, default=55)
parser.add_argument("--except", nargs="*", default=[], dest="exceptions")
parser.add_argument("--without-sheet", action="store_true")
GIVEN = parser.parse_args()

FILES = {
    "r.csv": "product,rating,date,n\nTea,4,2025-01-03,2\nTea,5,2025-02-03,3\nSoup,1,2025-02-09,1\nSoup,,2025-03-01,4\n",
    "bad.csv": "rating\n4\nx\n3\n9\n",
    "one.csv": "4\n5\n3\n",
    "r.json": '[{"rating":4,"name":"a"},{"rating":2,"name":"b"}]',
    "style.json": '{"character": "cat", "theme": "dusk", "mouth-width": 0.4, "symbol": "heart"}',
    "wrong.json": '{"character": "cats", "size": 9}',
    "list.json": "[1]",
    "d.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><g id='0'><circle id='o' cx='9' cy='9' r='2'/></g>"
    "<g id='5'><circle id='o' cx='12' cy='12' r='9'/></g></svg>",
}
COLORS = ["red", "#2ee6b8", "currentColor", "none", "auto", "reed", "", "rgb(1 2 3)"]
NUMBERS = ["0", "1", "3.2", "-1", "abc", "1e9", "", "5", "10", "2,5", "12px", "nan"]
OPTIONS = {
    "value": NUMBERS + ["80%", "4/5", "★★★"], "minimum": NUMBERS, "maximum": NUMBERS, "step": ["0.5", "1", "0.3", "x"],
    "words": ["Bad,Okay,Good", "no,yes", "a", "a,,b"], "style": ["style.json", "wrong.json", "list.json", "none.json"],
    "character": ["cat", "sunny", "cats", ""], "theme": ["dusk", "sky", "dark", "dsk"], "colors": ["red,gold", "red", "a,b"],
    "color": COLORS, "ink": COLORS, "background": COLORS, "low-color": COLORS, "high-color": COLORS, "hue-path": ["shorter", "x"],
    "eyes": ["none", "classic", "hearts"], "head": ["round", "x"], "brows": ["none", "automatic"], "mouth": ["smile", "x"],
    "extras": ["blush,tears", "none", "blush,none", "blus"], "line-width": NUMBERS, "mouth-width": NUMBERS, "size": NUMBERS + ["9x9"],
    "no-eyes": None, "responsive": None, "decorative": None, "precision": ["0", "2", "2.5", "9"],
    "title": ["{value} of {maximum}", "{nme}", "a{b", "{percent}"], "language": ["de", "zh_Hans", "xx", "ar"],
    "drawing": ["d.svg", "none.svg", "0=d.svg,5=d.svg", "x=d.svg"], "animate-from": NUMBERS, "duration": ["1s", "250ms", "0", "x"],
    "repeat": ["2", "forever", "0"], "pair": ["light,dark", "sunny,dusk", "light", "dark,light"], "format": ["svg", "png", "data-uri", "json", "gif"],
    "count": ["5", "7", "0", "101"], "symbol": ["star", "heart", "face", "cat"], "fill": ["half", "exact", "x"], "right-to-left": None,
    "star-size": NUMBERS, "spacing": NUMBERS, "fill-color": COLORS, "layout": ["bars", "badge", "trend", "spark", "x"], "numbers": ["count", "x"],
    "text-color": COLORS, "mean": NUMBERS, "number": NUMBERS, "values": ["r.csv", "bad.csv", "one.csv", "r.json", "1,2,3", "7,3", "none.csv", "-"],
    "value-column": ["rating", "2", "9", "x"], "group-column": ["product", "x"], "count-column": ["n", "x"], "date-column": ["date", "x"],
    "name-column": ["product", "name"], "where": ["product=Tea", "product!=Tea", "x"], "header": ["yes", "no", "x"], "missing": ["0,x"],
    "clamp": None, "delimiter": ["comma", "tab", "5"], "decimal": [",", "."], "on-error": ["skip", "stop"], "period": ["month", "day", "label"],
    "since": ["2025-02", "x"], "axis": ["2,5", "9,1"], "by": ["1", "0.5", "0.3", "x", "0"], "name-template": ["{name}", "a", "{value}/x", "{x}"],
    "png": ["1x,2x", "9", "99x"], "no-sheet": None, "force": None, "prune": None, "quiet": None, "strict": None, "item": ["Mug"],
    "tolerance": ["1", "x"], "help": None, "version": None, "frob": None, "colour": ["red"], "least": ["1", "0"], "points": ["faces", "dots"],
}  # fmt: skip
# The options that a kind of line mostly has.
COMMON = "minimum maximum step words style theme color background title language strict size symbol character".split()
KINDS = {
    "": ([["3.2"], ["80%"], ["4/5"], ["nan"], ["9"], []], [*COMMON, *"eyes extras pair animate-from duration drawing format value".split()]),
    "stars": ([["3.5"], ["12"], []], [*COMMON, *"count fill right-to-left star-size spacing fill-color format".split()]),
    "summary": (
        [["1,2,3,4,5"], ["12,x"], ["--values", "r.csv"], ["--values", "one.csv"], ["--mean", "4.3"]],
        [*COMMON, *"layout numbers text-color values value-column count-column date-column where missing item format number on-error".split()],
    ),
    "export": (
        [["--by", "1", "-o", "out"], ["--values", "r.csv", "-o", "out"], ["--values", "1,2", "-o", "out"]],
        [*COMMON, *"value-column name-column name-template pair png no-sheet prune quiet on-error clamp where by values".split()],
    ),
    "export summary": (
        [["--values", "r.csv", "-o", "out"]],
        [*COMMON, *"value-column group-column count-column date-column layout png pair quiet on-error period since".split()],
    ),
    "list": ([[], ["characters"], ["themes"], ["x"]], ["frob", "strict"]),
    "help": ([[], ["stars"], ["x"]], ["frob"]),
}  # fmt: skip


def made(draw):
    kind = draw.choice(list(KINDS) if draw.random() < 0.5 else list(KINDS)[:5])
    starts, common = KINDS[kind]
    words = kind.split() + draw.choice(starts)
    for _ in range(draw.choice([0, 1, 1, 2, 2, 3, 5])):
        name = draw.choice(common) if draw.random() < 0.8 else draw.choice(list(OPTIONS))
        values = OPTIONS[name]
        if values is None:
            words.append(f"--{name}")
        elif draw.random() < 0.3:
            words.append(f"--{name}={draw.choice(values)}")
        else:
            words += [f"--{name}", draw.choice(values)]
    if draw.random() < 0.05:
        words.append(draw.choice(["extra", "-x", "--", "cat", "r.csv"]))
    if draw.random() < 0.15 and not kind.startswith("export"):
        words += ["-o", draw.choice(["a.svg", "a.png", "a", "a.json", "a.html", "none/a.svg"])]
    return words


def answer(command, words):
    folder = pathlib.Path(tempfile.mkdtemp())
    try:
        for name, text in FILES.items():
            (folder / name).write_text(text)
        ran = subprocess.run([command, *words], input=b"4\n5\n", capture_output=True, cwd=folder, timeout=120)
        files = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in FILES}
        if GIVEN.without_sheet:
            files.pop("out/index.html", None)
            files = {name: re.sub(rb'"index.html","digest":"[^"]*"', b"", body) for name, body in files.items()}
        return ran.returncode, ran.stdout, ran.stderr.decode(), files
    finally:
        shutil.rmtree(folder)


def main():
    draw = random.Random(GIVEN.seed)
    lines = [made(draw) for _ in range(GIVEN.count)]
    with ThreadPoolExecutor(2) as pool:
        before = pool.map(lambda words: answer(GIVEN.before, words), lines)
        after = pool.map(lambda words: answer(GIVEN.after, words), lines)
        same = excepted = 0
        different = []
        for words, one, other in zip(lines, before, after):
            if one == other:
                same += 1
            elif any(text in one[2] + other[2] + " ".join(words) for text in GIVEN.exceptions):
                excepted += 1
            else:
                different.append((words, one, other))
    print(f"lines: {same} of {GIVEN.count} lines are answered the same, {excepted} differ by an exception, {len(different)} by none")
    for words, one, other in different[:40]:
        print("emoji-rate", *(repr(word) if " " in word or not word else word for word in words))
        for mark, (status, output, messages, files) in (("-", one), ("+", other)):
            print(mark, status, len(output), messages.strip()[:600], {name: len(body) for name, body in files.items()} if one[3] != other[3] else "")
    sys.exit(1 if different else 0)


main()
