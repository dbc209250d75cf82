// Rows alone: the mouse over a row shows the rating that a press would give.

const preview = (control, event) => {
  const { element, rating } = control;
  const value = event.type === 'pointerleave' ? NaN : rating.preview(...placeOf(control, event));
  if (!Object.is(value, control.hovered ?? NaN)) {
    control.hovered = value;
    say(control, value === value ? value : rating.value, value === value);
    element.dispatchEvent(
      new CustomEvent('emoji-rate-hover', { bubbles: true, composed: true, detail: { value } }));
  }
  const shown = value === value ? value : rating.value;
  if (shown !== control.target) {
    control.target = shown;
    stop(control);
    show(control, shown);
  }
};
