// How a touch on a row becomes a number of symbols. The rules come from iOS controls; Tests/Control/rules.mjs has a table.

const earnedBy = {
  // Half a symbol before its middle, and a whole one after it, as RateView.
  middles(cells, x, { n, r: [, side, first, pitch] }) {
    for (let index = n - 1; index >= 0; index -= 1) {
      const inside = x - (first + index * pitch);
      if (inside > side / 2) return index + 1;
      if (inside >= 0) return index + 0.5;
    }
    return 0;
  },
  // The touched symbol, as the whole stars of XHStarRateView.
  whole: Math.ceil,
  // The next half, as its half stars: a touch exactly on a whole symbol adds half of one.
  half(cells, x, { n }, place) {
    if (place < 0) return 0;
    const rounded = Math.floor(cells + 0.5);
    return Math.min(rounded > cells ? rounded : rounded + 0.5, n);
  },
  // The part before the touch, as its incomplete stars.
  exact(cells, x, { n, r: [, side, first, pitch] }) {
    const index = clamp(Math.floor((x - first) / pitch), 0, n - 1);
    return index + clamp((x - (first + index * pitch)) / side, 0, 1);
  },
  // The next half, as RatingsView.
  cells(cells) {
    const next = Math.ceil(cells);
    return cells + 0.5 < next ? next - 0.5 : next;
  },
  // Every symbol is a button, as in RatingControl, and the space between them does nothing.
  buttons(cells, x, { n, r: [, side, first, pitch] }) {
    const index = Math.min(Math.floor(cells), n - 1);
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
