// What is shown: the picture of the value, on its way from another too.

/** The value of the picture; without a rating, a face is in the middle and a row is empty. */
const shownValue = ({ begin, isRow, scale, value }) =>
  value === value ? value : isRow ? begin : (scale.min + scale.max) / 2;

/** Shows, says and hands to the form what the rating now is. */
const update = (control, isAnimated) => {
  const { host, internals } = control;
  // As of a native range, a drag ends when a page takes the control away.
  if (!isEnabled(control)) control.gesture = undefined;
  const text = textOf(control.value);
  // The second text is what a browser restores.
  internals.setFormValue(text || null, text);
  internals.setValidity(
    { customError: !!control.objection, valueMissing: host.required && !text },
    control.objection || missing.validationMessage, control.inputs[0]);
  const states = { rated: text, dragging: control.gesture, 'user-invalid': control.isTried && !internals.validity.valid };
  for (const state in states) internals.states[states[state] ? 'add' : 'delete'](state);
  // Before all attributes are known, what is shown would be wrong.
  if (!control.isShown) return;
  const value = shownValue(control);
  fillInputs(control);
  say(control, control.value, control.gesture);
  // A change of something else leaves an animation on its way.
  if (control.pendingFrame && !isAnimated && value === control.targetValue) return;
  stop(control);
  control.targetValue = value;
  if (isAnimated && !reducedMotion.matches) animate(control, control.drawnValue ?? value, value, performance.now());
  else show(control, value);
};

const stop = (control) => {
  cancelAnimationFrame(control.pendingFrame);
  control.pendingFrame = 0;
};

const animate = (control, from, to, start) => {
  control.pendingFrame = requestAnimationFrame((now) => {
    const part = clamp((now - start) / 1000 / control.recorded.d, 0, 1);
    show(control, from + (to - from) * part * part * (3 - 2 * part));
    if (part < 1) animate(control, from, to, start);
    else control.pendingFrame = 0;
  });
};

const show = (control, value) => {
  const { begin, scale: { max }, value: rating } = control;
  control.drawnValue = value;
  // In a system's colours, without a rating, and as the look is.
  const variant = forcedColors.matches ? 1 : rating === rating ? undefined : 0;
  control.draw(clamp((value - begin) / (max - begin) || 0, 0, 1), spoken(control, rating), variant);
};
