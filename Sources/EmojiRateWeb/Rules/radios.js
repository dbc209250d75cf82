// The radio buttons of a row of few whole symbols.

/** The most radio buttons; longer rows are easier to find on a range. */
const MOST_RADIOS = 10;

/** The values of radio buttons, and where each lies, in parts of the width; nothing if a range is better. */
const radiosOf = (mode, { _begin, _lowest, _pace, _shownRow, _symbol, scale }) => {
  const [width, side, first, pitch, isCells] = _shownRow.r;
  const count = Math.floor((scale.max - _lowest) / _pace + 1 + 1e-9);
  const isFit = count > 0 && count <= MOST_RADIOS && (mode === 'radio' || _pace > _symbol * .999);
  if (mode === 'slider' || !isFit) return;
  // A cell is touched in all of its width.
  const place = (index, earned) => (isCells ? earned * pitch : first + index * pitch + (earned - index) * side) / width;
  let before = 0;
  return Array.from({ length: count }, (_, index) => {
    const value = +plain(_lowest + index * _pace);
    const earned = (value - _begin) / _symbol;
    const start = place(Math.floor(before), before), end = place(Math.ceil(earned) - 1, earned);
    before = earned;
    return { value, start, end };
  });
};
