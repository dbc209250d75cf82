"""Drawings for tests: small files that are kept in one text, and pairs of random ones, the same for the same number.

The random ones have holes, rules, open and closed outlines, lines and opacities.
"""

import random
import re


def sections(path):
    """The texts of the files by their names."""
    parts = re.split(r"^== (.*)\n", path.read_text(), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def unpack(path, folder):
    """Writes the files into a folder, and returns them in order."""
    for name, text in sections(path).items():
        (folder / name).write_text(text)
    return [folder / name for name in sections(path)]


def point(numbers):
    return f"{numbers.randint(10, 90)} {numbers.randint(10, 90)}"


def contour(numbers):
    kind = numbers.random()
    close = numbers.choice(["Z", "Z", ""])
    if kind < 0.35:
        x, y = numbers.randint(10, 60), numbers.randint(10, 60)
        width, height = numbers.randint(5, 35), numbers.randint(5, 35)
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        if numbers.random() < 0.5:
            corners.reverse()
        return "M" + "L".join(f"{x} {y}" for x, y in corners) + close
    if kind < 0.6:
        x, y, radius = numbers.randint(25, 75), numbers.randint(25, 75), numbers.randint(4, 22)
        sweep = numbers.choice([0, 1])
        arc = f"A{radius} {radius} 0 0 {sweep} "
        return f"M{x + radius} {y}{arc}{x - radius} {y}{arc}{x + radius} {y}{close}"
    steps = [
        f"C{point(numbers)} {point(numbers)} {point(numbers)}" if numbers.random() < 0.5 else f"L{point(numbers)}"
        for _ in range(numbers.randint(2, 4))
    ]
    return "M" + point(numbers) + "".join(steps) + close


def color(numbers):
    return f"#{numbers.randrange(1 << 24):06x}"


def shape(numbers):
    data = "".join(contour(numbers) for _ in range(numbers.choice([1, 1, 1, 2, 3])))
    line = f'stroke="{color(numbers)}" stroke-width="{numbers.randint(1, 8)}"'
    match numbers.randrange(4):
        case 0:
            paint = f'fill="none" {line}'
        case 1:
            paint = f'fill="{color(numbers)}" {line}'
        case _:
            paint = f'fill="{color(numbers)}" opacity="{numbers.choice([1, 1, 0.5])}"'
    rule = numbers.choice(["nonzero", "evenodd"])
    cap, join = numbers.choice(["butt", "round", "square"]), numbers.choice(["miter", "round", "bevel"])
    return f'<path d="{data}" {paint} fill-rule="{rule}" stroke-linecap="{cap}" stroke-linejoin="{join}"/>'


def drawing(number, side):
    """A document of 240 pixels."""
    numbers = random.Random(f"{number}{side}")
    shapes = "".join(shape(numbers) for _ in range(numbers.randint(1, 5)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="240" height="240">{shapes}</svg>'
