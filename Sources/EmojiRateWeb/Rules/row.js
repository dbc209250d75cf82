// The rules of rows. A look gives the number of symbols n, what they are counted in, u, whether they fill by halves, f, and
// the row r, as [width, side of a symbol, first x, pitch, 1 for cells].

readers.push((control) => {
  if (!control.isRow) return;
  const { count: n, host, recorded, scale: { min, max, step }, used } = control;
  const { f, u, r: [, side, first, pitch] } = recorded;
  if (control.shownRow?.n !== n) control.draw = createRow(control);
  const width = control.shownRow.r[0];
  const begin = Math.min(min, 0);
  const symbol = (max - begin) / n;
  // By default, the rule that reaches every step.
  const reach = step ? step / symbol : f ? .5 : 1;
  const rule = keyword(host, 'touch', Object.keys(earnedBy)) ?? (reach > .999 ? 'whole' : reach > .499 ? 'half' : 'exact');
  const pace = step || symbol / ({ whole: 1, buttons: 1, exact: 10 }[rule] ?? 2);
  const lowest = min > 0 ? min : min + pace;
  Object.assign(control, {
    begin, lowest, pace, rule, symbol,
    // Without a noun, no star is a value too.
    noun: n > 1 && min >= 0 && max === n ? u : 0,
    isVertical: false,
    centered: (value) => (first + Math.max(Math.ceil((value - begin) / symbol) - 1, 0) * pitch + side / 2) / width,
    placed: (x) => begin + symbol * earnedAt(rule, clamp(x, -1, 2) * width, control.shownRow),
  });
  control.radios = radiosOf(keyword(host, 'mode', ['slider', 'radio']), control);
  Object.assign(used, { count: n, touch: rule, mode: control.radios ? 'radio' : 'slider' });
});
