// How a touch on a row becomes a number of symbols: TouchRule in Swift.

const earnedBy = {
  middles(cells, x, { n, r: [, side, first, pitch] }) {
    for (let index = n - 1; index >= 0; index -= 1) {
      const inside = x - (first + index * pitch);
      if (inside > side / 2) return index + 1;
      if (inside >= 0) return index + 0.5;
    }
    return 0;
  },
  whole: Math.ceil,
  half(cells, x, { n }, place) {
    if (place < 0) return 0;
    const rounded = truncated(cells + 0.5);
    return Math.min(rounded > cells ? rounded : rounded + 0.5, n);
  },
  exact(cells, x, { n, r: [, side, first, pitch] }) {
    const index = clamp(truncated((x - first) / pitch), 0, n - 1);
    return index + clamp((x - (first + index * pitch)) / side, 0, 1);
  },
  cells(cells) {
    const next = Math.ceil(cells);
    return cells + 0.5 < next ? next - 0.5 : next;
  },
  // Every symbol is a button, and the space between them does nothing.
  buttons(cells, x, { n, r: [, side, first, pitch] }) {
    const index = Math.min(truncated(cells), n - 1);
    const inside = x - (first + index * pitch);
    return inside >= 0 && inside < side ? index + 1 : NaN;
  },
};

/** The symbols that a touch at a part of the width counts; NaN where it does nothing. */
const earnedAt = (rule, x, look) => {
  const { n, r: [, side, first, pitch] } = look;
  const place = (x - first + (pitch - side) / 2) / pitch;
  return earnedBy[rule](clamp(place, 0, n), x, look, place);
};
