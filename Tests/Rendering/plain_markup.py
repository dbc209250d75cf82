"""Writes a drawing as SVG the plain way, as one would by hand.

Every shape is an element of its own and carries all of its attributes; every curve is a whole `C` in
absolute coordinates, rounded to two decimals. The command's short markup must look the same.

Mouth and eyes are one path: Chromium's renderer chooses how to smooth a path by how long it is.
"""

import specification


def document(drawing, size):
    side = specification.SIDE
    return svg((size, size), (side, side), drawing.background, shapes(drawing))


def svg(size, canvas, background, content):
    (width, height), box = size, " ".join(map(str, canvas))
    ground = "" if background is None else f'<rect width="100%" height="100%" {paint("fill", background)}/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {box}">'
        f"{ground}{content}</svg>"
    )


def shapes(drawing):
    """A face's circle, mouth and eyes."""
    line = f'fill="none" stroke-width="{number(drawing.line_width)}" stroke-linecap="round" {paint("stroke", drawing.color)}'
    center = number(specification.SIDE / 2)
    data = " ".join(path(curves) for curves in (drawing.mouth, *drawing.eyes))
    circle = f'<circle cx="{center}" cy="{center}" r="{number(drawing.radius)}" {line}/>'
    return f'{circle}<path d="{data}" {line}/>'


def polygon(points, use, color, line_width):
    """A closed outline that is filled or stroked."""
    line = f'fill="none" stroke-width="{line_width:.4f}" stroke-linejoin="round" ' if use == "stroke" else ""
    data = " ".join(f"{x:.4f},{y:.4f}" for x, y in points)
    return f'<polygon points="{data}" {line}{paint(use, color)}/>'


def path(curves):
    text = "M " + pair(curves[0][0])
    for _, *points in curves:
        text += " C " + ", ".join(map(pair, points))
    return text


def pair(point):
    return f"{number(point[0])} {number(point[1])}"


def number(value):
    return f"{value:.2f}"


def paint(use, color):
    # Halves up: 0.9 is 229.5.
    text = "#" + "".join(f"{int(channel * 255 + 0.5):02x}" for channel in color[:3])
    return f'{use}="{text}"' + ("" if color[3] == 1 else f' {use}-opacity="{color[3]:.3f}"')
