#!/usr/bin/env python3
"""Compares the command's counts with Python's own reading of files: readings.py EMOJI_RATE

These are 12 exports as survey tools write them, 500 random files of CSV and 200 of JSON, the same in every run.
"""

import csv
import io
import json
import pathlib
import random
import subprocess
import sys
import tempfile

COMMAND = sys.argv[1]

# Random files

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


# Exports of survey tools

QUESTIONS = ["Food", "Service", "Place"]
WORDS = ["Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied"]
DRAW = random.Random(60)


def answers(count=97, low=1, high=5):
    """Rows of answers, some of them empty."""
    return [[DRAW.choice([*range(low, high + 1), None]) for _ in QUESTIONS] for _ in range(count)]


def words(answer):
    return "" if answer is None else WORDS[answer - 1]


def digits(answer):
    return "" if answer is None else str(answer)


def table(rows, **form):
    text = io.StringIO()
    csv.writer(text, **form).writerows(rows)
    return text.getvalue()


def export(titles, before, after, shown=digits, heads=(), low=1, high=5, **form):
    """A table with columns before and behind the questions, and with further rows of titles."""
    rows = [[*before(index), *map(shown, row), *after(index)] for index, row in enumerate(answers(low=low, high=high))]
    return table([titles, *heads, *rows], **form)


NUMBER = {text: value for value, text in enumerate(WORDS, 1)}
QUOTED = {"quoting": csv.QUOTE_ALL}
# The name, the file, the options, the titles or indexes of the columns, the number of rows of titles, what a text is worth,
# and the scale.
EXPORTS = []


def add(name, text, options, columns, heads=1, numbers=None, scale=range(1, 6), encoding="utf-8", delimiter=","):
    EXPORTS.append((name, text, options, columns, heads, numbers, scale, encoding, delimiter))


GRID = [f"How was the course? [{question}]" for question in QUESTIONS]
google = (["Timestamp", *GRID, "Anything else?"], lambda i: [f"2026/03/{i % 28 + 1:02} 9:30:12 AM GMT+1"],
          lambda i: [f'Good, thanks "{i}"\nsecond line'])
add("Google Forms", export(*google), ["--value-column", "2-4"], [1, 2, 3])
add("Google Forms, words", export(*google, words),
    [x for title in GRID for x in ("--value-column", title)] + ["--words", ",".join(WORDS)], [1, 2, 3], numbers=NUMBER)
add("Google Forms, one column", export(*google), ["--value-column", GRID[1]], [2])
microsoft = (["ID", "Start time", "Completion time", "Email", "Name", *QUESTIONS],
             lambda i: [i + 1, "3/1/26 9:30:00", "3/1/26 9:31:12", "anonymous", ""], lambda i: [])
add("Microsoft Forms", export(*microsoft, lineterminator="\r\n"), ["--value-column", "Food,Service,Place"], [5, 6, 7],
    encoding="utf-8-sig")
add("Microsoft Forms, German Excel", export(*microsoft, words, delimiter=";"),
    ["--value-column", "Food,Service,Place", "--words", ",".join(WORDS)], [5, 6, 7], numbers=NUMBER, delimiter=";")
lime = (["id", "submitdate", "lastpage", "startlanguage", "seed", "Q1[SQ001]. Food", "Q1[SQ002]. Service", "Q1[SQ003]. Place"],
        lambda i: [i + 1, "2026-03-01 09:30:00", 1, "en", 1804289383], lambda i: [])
add("LimeSurvey", export(*lime, **QUOTED), ["--value-column", "6-8"], [5, 6, 7])
add("LimeSurvey, codes", export(*lime, lambda a: "" if a is None else f"A{a}", **QUOTED),
    ["--value-column", "Q1[SQ001]. Food,Q1[SQ002]. Service,Q1[SQ003]. Place", "--words", "A1,A2,A3,A4,A5"], [5, 6, 7],
    numbers={f"A{value}": value for value in range(1, 6)})
monkey = (["Respondent ID", "Collector ID", "Start Date", "End Date", "How satisfied were you with …?", "", ""],
          lambda i: [118_000_000 + i, 4242, "03/01/2026 09:30:00 AM", "03/01/2026 09:31:00 AM"], lambda i: [])
add("SurveyMonkey", export(*monkey, heads=[["", "", "", "", *QUESTIONS]]),
    ["--value-column", "5-7", "--header", "yes", "--on-error", "skip"], [4, 5, 6], heads=2)
add("Typeform", export(["#", *(f"How was the {question.lower()}?" for question in QUESTIONS), "Start Date (UTC)", "Network ID"],
                       lambda i: [f"{i:032x}"], lambda i: ["2026-03-01 09:30:00", "a1b2"]), ["--value-column", "2,3,4"],
    [1, 2, 3])
add("Typeform, 0 to 10", export(["#", "Food, all in all", "Service", "Place", "Tags"], lambda i: [f"{i:032x}"],
                                lambda i: [""], low=0, high=10),
    ["--value-column", "Food, all in all", "--value-column", "Service,Place", "--minimum", "0", "--maximum", "10",
     "--bands", "0-6,7-8,9-10"], [1, 2, 3], scale=range(11))
qualtrics = (["StartDate", "EndDate", "Status", "Q1_1", "Q1_2", "Q1_3"],
             lambda i: ["2026-03-01 09:30:00", "2026-03-01 09:31:00", "IP Address"], lambda i: [])
HEADS = [["Start Date", "End Date", "Response Type", *(f"How was … - {question}" for question in QUESTIONS)],
         [json.dumps({"ImportId": name}) for name in ["startDate", "endDate", "status", "QID1_1", "QID1_2", "QID1_3"]]]
add("Qualtrics", export(*qualtrics, heads=HEADS), ["--value-column", "Q1_1,Q1_2,Q1_3", "--on-error", "skip"], [3, 4, 5],
    heads=3)
add("Qualtrics, TSV of words", export(*qualtrics, words, heads=HEADS, delimiter="\t"),
    ["--value-column", "4-6", "--header", "yes", "--on-error", "skip", "--words", ",".join(WORDS)], [3, 4, 5], heads=3,
    numbers=NUMBER, encoding="utf-16", delimiter="\t")


def check_survey(scratch, name, text, options, columns, heads, numbers, scale, encoding, delimiter):
    file = scratch / "survey.csv"
    file.write_bytes(text.encode(encoding))
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))[heads:]
    expected = []
    for column in columns:
        values = [numbers[row[column]] if numbers else int(row[column]) for row in rows if row[column]]
        expected.append([values.count(value) for value in scale])
    output = scratch / name
    line = [COMMAND, "export", "summary", "--values", file, *options, "--quiet", "--output", output]
    ran = subprocess.run(line, capture_output=True, text=True)
    assert ran.returncode == 0, f"{name}: {ran.stderr}"
    found = [entry["counts"] for entry in json.loads((output / "manifest.json").read_text())["files"]]
    assert found == expected, f"{name}: the command has {found}, Python {expected}"


def main():
    with tempfile.TemporaryDirectory() as scratch:
        for survey in EXPORTS:
            check_survey(pathlib.Path(scratch), *survey)
    for seed in range(500):
        check_csv(seed)
    for seed in range(200):
        check_json(seed)
    print(f"readings: {len(EXPORTS)} exports of survey tools, 500 files of CSV and 200 of JSON have Python's counts")


main()
