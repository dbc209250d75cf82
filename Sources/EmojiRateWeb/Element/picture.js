// What is shown: the picture of the value, on its way from another too.

/** The value of the picture; without a rating, a face is in the middle and a row is empty. */
const shownValue = ({ _begin, _isRow, scale, value }) =>
  value === value ? value : _isRow ? _begin : (scale.min + scale.max) / 2;

/** Shows, says and hands to the form what the rating now is. */
const update = (control, isAnimated) => {
  const { host, _internals } = control;
  // As of a native range, a drag ends when a page takes the control away.
  if (!isEnabled(control)) control._gesture = undefined;
  const text = textOf(control.value);
  // The second text is what a browser restores.
  _internals.setFormValue(text || null, text);
  _internals.setValidity(
    { customError: !!control._objection, valueMissing: host.required && !text },
    control._objection || missing.validationMessage, control._inputs[0]);
  const states = { rated: text, dragging: control._gesture, 'user-invalid': control._isTried && !_internals.validity.valid };
  for (const state in states) _internals.states[states[state] ? 'add' : 'delete'](state);
  // Before all attributes are known, what is shown would be wrong.
  if (!control._isShown) return;
  const value = shownValue(control);
  fillInputs(control);
  say(control, control.value, control._gesture);
  // A change of something else leaves an animation on its way.
  if (control._pendingFrame && !isAnimated && value === control._targetValue) return;
  stop(control);
  control._targetValue = value;
  if (isAnimated && !reducedMotion.matches) animate(control, control._drawnValue ?? value, value, performance.now());
  else show(control, value);
};

const stop = (control) => {
  cancelAnimationFrame(control._pendingFrame);
  control._pendingFrame = 0;
};

const animate = (control, from, to, start) => {
  control._pendingFrame = requestAnimationFrame((now) => {
    const part = clamp((now - start) / 1000 / control._recorded.d, 0, 1);
    show(control, from + (to - from) * part * part * (3 - 2 * part));
    if (part < 1) animate(control, from, to, start);
    else control._pendingFrame = 0;
  });
};

const show = (control, value) => {
  const { _begin, scale: { max }, value: rating } = control;
  control._drawnValue = value;
  // In a system's colours, without a rating, and as the look is.
  const variant = forcedColors.matches ? 1 : rating === rating ? undefined : 0;
  control._draw(clamp((value - _begin) / (max - _begin) || 0, 0, 1), spoken(control, rating), variant);
};
