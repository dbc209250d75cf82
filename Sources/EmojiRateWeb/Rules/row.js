// The rules of rows. A look gives the number of symbols n, what they are counted in, u, whether they fill by halves, f, and
// the row r, as [width, side of a symbol, first x, pitch, 1 for cells].

readers.push((control) => {
  if (!control._isRow) return;
  const { count: n, host, _recorded, scale: { min, max, step }, _used } = control;
  const { f, u, r: [, side, first, pitch] } = _recorded;
  if (control._shownRow?.n !== n) control._draw = createRow(control);
  const width = control._shownRow.r[0];
  const begin = Math.min(min, 0);
  const symbol = (max - begin) / n;
  // By default, the rule that reaches every step.
  const reach = step ? step / symbol : f ? .5 : 1;
  const rule = keyword(host, 'touch', Object.keys(earnedBy)) ?? (reach > .999 ? 'whole' : reach > .499 ? 'half' : 'exact');
  const pace = step || symbol / ({ whole: 1, buttons: 1, exact: 10 }[rule] ?? 2);
  const lowest = min > 0 ? min : min + pace;
  Object.assign(control, {
    _begin: begin, _lowest: lowest, _pace: pace, _rule: rule, _symbol: symbol,
    // Without a noun, no star is a value too.
    _noun: n > 1 && min >= 0 && max === n ? u : 0,
    _isVertical: false,
    _centered: (value) => (first + Math.max(Math.ceil((value - begin) / symbol) - 1, 0) * pitch + side / 2) / width,
    _placed: (x) => begin + symbol * earnedAt(rule, clamp(x, -1, 2) * width, control._shownRow),
  });
  control._radios = radiosOf(keyword(host, 'mode', ['slider', 'radio']), control);
  Object.assign(_used, { count: n, touch: rule, mode: control._radios ? 'radio' : 'slider' });
});
