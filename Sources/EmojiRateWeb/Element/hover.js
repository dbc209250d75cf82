// Rows alone: recorded, they begin at the left, and the mouse over one shows the rating that a press would give.

styles += '.row:dir(rtl)>#picture>svg{transform:scaleX(-1)}';

const hover = (control, event) => {
  // A finger does not hover: what it left would stay.
  if (event.pointerType === 'touch') return;
  const isThere = event.type === 'pointermove' && isEnabled(control);
  const value = isThere ? given(control, valueAt(control, placeOf(control, event))) : NaN;
  if (Object.is(value, control._hovered ?? NaN)) return;
  control._hovered = value;
  const isOver = value === value;
  say(control, isOver ? value : control.value, isOver);
  stop(control);
  show(control, isOver ? value : shownValue(control));
  control.host.dispatchEvent(
    new CustomEvent('emoji-rate-hover', { bubbles: true, composed: true, detail: { value } }));
};
