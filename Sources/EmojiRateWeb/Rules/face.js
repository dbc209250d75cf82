// The rules of faces, as TTGEmojiRate's.

readers.push((control) => {
  if (control._isRow) return;
  const { host, scale: { min, max, step }, _used } = control;
  const direction = keyword(host, 'direction', ['vertical', 'original']) ?? 'horizontal';
  const sensitivity = clamp(numberOf(host, 'sensitivity', 5), 1, 10);
  const isVertical = direction !== 'horizontal', isUp = direction === 'vertical';
  Object.assign(_used, { direction, sensitivity, mode: 'slider' });
  Object.assign(control, {
    _begin: min,
    _lowest: min,
    _isVertical: isVertical,
    // A look before may have been a row.
    _radios: undefined,
    _rule: undefined,
    // Without steps, a key moves by a short decimal.
    _pace: step || 10 ** Math.floor(Math.log10((max - min) / 50)),
    _noun: 0,
    _centered: () => .5,
    _placed(x, y) {
      const part = clamp(isVertical ? isUp ? 1 - y : y : x, 0, 1);
      return min * (1 - part) + max * part;
    },
    /** The value after a vertical drag by a part of the height. */
    _dragged: (from, down) => clamp(from + (isUp ? -down : down) * sensitivity * (max - min) / 5, min, max),
  });
});
