"""Writes a drawing as SVG the plain way, as one would by hand.

Every shape is an element of its own and carries all of its attributes; every curve is a whole `C` in
absolute coordinates, rounded to two decimals. The command's short markup must look the same.

Mouth and eyes are a path each, or together one path: that is no matter of writing. A renderer that
chooses how to smooth a path by how long it is, as Chromium's does, may choose differently for the whole
than for its parts.
"""

import specification


def document(drawing, size, one_path=False):
    paint = (
        f'fill="none" stroke="{color_text(drawing.color)}" stroke-width="{number(drawing.line_width)}"'
        f' stroke-linecap="round"{opacity("stroke", drawing.color)}'
    )
    side = specification.SIDE
    shapes = []
    if drawing.background is not None:
        color = drawing.background
        shapes.append(
            f'<rect x="0" y="0" width="{side}" height="{side}" fill="{color_text(color)}"'
            f"{opacity('fill', color)}/>"
        )
    center = number(side / 2)
    radius = number(drawing.radius)
    shapes.append(f'<circle cx="{center}" cy="{center}" r="{radius}" {paint}/>')
    paths = [path(curves) for curves in (drawing.mouth, *drawing.eyes)]
    if one_path:
        paths = [" ".join(paths)]
    shapes += [f'<path d="{data}" {paint}/>' for data in paths]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
        f' viewBox="0 0 {side} {side}">{"".join(shapes)}</svg>'
    )


def path(curves):
    text = "M " + pair(curves[0][0])
    for _, *points in curves:
        text += " C " + ", ".join(map(pair, points))
    return text


def pair(point):
    return f"{number(point[0])} {number(point[1])}"


def number(value):
    return f"{value:.2f}"


def color_text(color):
    # Halves up: 0.9 is 229.5.
    return "#" + "".join(f"{int(channel * 255 + 0.5):02x}" for channel in color[:3])


def opacity(kind, color):
    return "" if color[3] == 1 else f' {kind}-opacity="{color[3]:.3f}"'
