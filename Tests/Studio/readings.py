#!/usr/bin/env python3
"""Compares the command's counts with Python's own reading of random files: readings.py EMOJI_RATE

500 files of CSV and 200 of JSON, the same in every run.
"""

import csv
import io
import json
import random
import subprocess
import sys

COMMAND = sys.argv[1]
MISSING = ["", "NULL", "N/A", "nan", "-", "none", "\\N"]
TEXTS = ["Mug, blue", 'Cup 12" tall', "two\nlines", "ok", "", "Müsli; groß", "a\tb", " spaces ", "=1+1", "‘quoted’", "5"]


def written(value, draw):
    """A rating as one of the texts that mean it."""
    return draw.choice([str(value), f"{value}.0", f" {value} ", f"{value}/5", f"{value * 20}%", f"{value} stars", f"\u00a0{value}"])


def read(value):
    """What Python makes of such a text: a number from 1 to 5, or None."""
    text = str(value).strip(" \u00a0")
    if text.lower() in [word.lower() for word in MISSING]:
        return None
    if text.endswith("%"):
        return round(float(text[:-1]) / 20)
    return round(float(text.removesuffix(" stars").split("/")[0]))


def facts(content, *options):
    """The command's counts, and its number of lines without a rating."""
    line = [COMMAND, "summary", "--values", "-", "--format", "json", *options]
    ran = subprocess.run(line, input=content, capture_output=True)
    if ran.returncode:
        sys.exit(f"{' '.join(line)}: {ran.stderr.decode()}\n{content[:2000]!r}")
    found = json.loads(ran.stdout)
    return found["counts"], found["withoutRating"]


def expect(values, content, *options):
    counts = [0] * 5
    for value in values:
        if value is not None:
            counts[value - 1] += 1
    found = facts(content, *options)
    expected = counts, len(values) - sum(counts)
    assert found == expected, f"{options}: the command has {found}, Python {expected}\n{content[:4000]!r}"


def check_csv(seed):
    draw = random.Random(seed)
    titles = ["title", "rating", "product", "date", "note"][: draw.randint(2, 5)]
    draw.shuffle(titles)
    if "rating" not in titles:
        titles[0] = "rating"
    rows = [[draw.choice(TEXTS) for _ in titles] for _ in range(draw.randint(1, 60))]
    place = titles.index("rating")
    for row in rows:
        row[place] = draw.choice(MISSING) if draw.random() < 0.1 else written(draw.randint(1, 5), draw)
    rows[0][place] = "4"
    delimiter = draw.choice(",;\t|")
    quoting = draw.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC])
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=delimiter, quoting=quoting, lineterminator=draw.choice(["\n", "\r\n"]))
    writer.writerows([titles, *rows])
    text = file.getvalue()
    values = [read(row["rating"]) for row in csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)]
    encoding = draw.choice(["utf-8", "utf-8-sig", "utf-16", "utf-8"])
    expect(values, text.encode(encoding), "--value-column", "rating", "--delimiter", {"\t": "tab", "|": "bar"}.get(delimiter, delimiter))


def check_json(seed):
    draw = random.Random(seed)
    records = []
    for _ in range(draw.randint(1, 60)):
        record = {"title": draw.choice(TEXTS), "tags": draw.choice([[], [1, 2], ["5"]]), "shop": {"name": draw.choice(TEXTS), "rating": 9}}
        kind = draw.randrange(12)
        if kind == 0:
            record["rating"] = None
        elif kind > 1:
            value = draw.randint(1, 5)
            record["rating"] = draw.choice([value, float(value), written(value, draw)])
        items = list(record.items())
        draw.shuffle(items)
        records.append(dict(items))
    records[0]["rating"] = 4
    form = draw.randrange(3)
    style = {"ensure_ascii": draw.random() < 0.5}
    options = ["--value-column", "rating"]
    if form == 0:
        text = "".join(json.dumps(record, **style) + "\n" for record in records)
        loaded = [json.loads(line) for line in text.splitlines()]
    elif form == 1:
        text = json.dumps(records, indent=draw.choice([None, 2]), **style)
        loaded = json.loads(text)
    else:
        text = json.dumps({"page": {"records": []}, "data": {"records": records}, "next": None}, **style)
        loaded = json.loads(text)["data"]["records"]
        options += ["--records", "data.records"]
    values = [None if record.get("rating") is None else read(record["rating"]) for record in loaded]
    expect(values, text.encode(), *options)


def main():
    for seed in range(500):
        check_csv(seed)
    for seed in range(200):
        check_json(seed)
    print("readings: 500 files of CSV and 200 of JSON have Python's counts")


main()
