"""Draws a contact sheet: values by sizes, on white and on black, each as a browser shows it."""

import sys

import chromium
import command

VALUES = (0, 1, 2.5, 3.2, 4, 5)
SIZES = (16, 48, 240)
BACKGROUNDS = ("white", "black")
GAP = 16


def sheet():
    """The sheet as a page, and its width and height."""
    rows = []
    for background in BACKGROUNDS:
        for size in SIZES:
            documents = (command.emoji_rate(f"--value={value}", f"--size={size}") for value in VALUES)
            cells = "".join(f"<span>{document.decode()}</span>" for document in documents)
            rows.append(f'<div style="background:{background};height:{size}px">{cells}</div>')
    cell = max(SIZES) + GAP
    style = (
        f"body{{margin:0}}div{{display:flex;padding:{GAP // 2}px 0}}span{{width:{cell}px;"
        "display:grid;place-items:center}svg{display:block}"
    )
    html = f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(rows)}"
    return html, cell * len(VALUES), len(BACKGROUNDS) * sum(size + GAP for size in SIZES)


def main():
    with chromium.Browser() as browser:
        browser.open(*sheet())
        browser.screenshot().save(sys.argv[1])
    print(f"rendering: the contact sheet is {sys.argv[1]}")


if __name__ == "__main__":
    main()
