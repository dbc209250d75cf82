#!/usr/bin/env python3
"""Counts 12 exports of survey tools with the command and with Python's own reading: surveys.py EMOJI_RATE

Every count of every question must be the same. The exports are made here, as the tools write them.
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
QUESTIONS = ["Food", "Service", "Place"]
WORDS = ["Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied"]
random.seed(60)


def answers(count=97, low=1, high=5):
    """Rows of answers, some of them empty."""
    return [[random.choice([*range(low, high + 1), None]) for _ in QUESTIONS] for _ in range(count)]


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

failures = 0
with tempfile.TemporaryDirectory() as scratch:
    scratch = pathlib.Path(scratch)
    for place, (name, text, options, columns, heads, numbers, scale, encoding, delimiter) in enumerate(EXPORTS):
        file = scratch / f"{place}.csv"
        file.write_bytes(text.encode(encoding))
        read = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        rows = list(read)[heads:]
        wanted = []
        for column in columns:
            values = [numbers[row[column]] if numbers else int(row[column]) for row in rows if row[column]]
            wanted.append([values.count(value) for value in scale])
        output = scratch / f"out{place}"
        run = subprocess.run([COMMAND, "export", "summary", "--values", file, *options, "--output", output],
                             capture_output=True, text=True, check=False)
        found = None
        if run.returncode == 0:
            found = [entry["counts"] for entry in json.loads((output / "manifest.json").read_text())["files"]]
        if found != wanted:
            failures += 1
            print(f"{name}: {found} in place of {wanted}\n{run.stderr}", file=sys.stderr)
print(f"{len(EXPORTS) - failures} of {len(EXPORTS)} exports of survey tools have Python's counts")
sys.exit(failures > 0)
