// Which values a rating may have.

// It clamps, steps and rounds, as every native range does.
const calculator = element('input', { type: 'range' });

/** The nearest value of a scale. */
const nearest = ({ min, max, step }, value) => {
  Object.assign(calculator, { min, max, step: step || 'any' });
  calculator.value = value;
  return calculator.valueAsNumber;
};

/** Gives a value of a script, or none: NaN. Zero stars are no rating. */
const assign = (control, value) => {
  const near = value === value ? nearest(control.scale, value) : value;
  control.value = control._noun && near === 0 ? NaN : near;
};

/** What the rating becomes when a person gives a value: the nearest step, or a short decimal. */
const given = ({ _isRow, scale, _rule }, value) => {
  if (value !== value) return value;
  const { min, max, step } = scale;
  const digits = step || _isRow && _rule !== 'exact' ? 12 : Math.max(0, Math.ceil(-Math.log10((max - min) / 200)));
  // An end need not be a short decimal.
  return nearest(scale, value === max || value === min ? value : value.toFixed(Math.min(digits, 20)));
};

/** Gives the value of a person; whether it is another one. */
const rate = (control, value, isAnimated) => {
  const before = control.value;
  control._isDirty = true;
  assign(control, given(control, value));
  if (Object.is(before, control.value)) return false;
  update(control, isAnimated);
  report(control, 'input');
  return true;
};
