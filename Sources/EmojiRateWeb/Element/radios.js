// Rows alone: what radio buttons lack. A value may be between two of them, and nothing is chosen at first.

/** Adds to the name of the group a value that no button has. */
const nameBetween = (control) => {
  const { _between, _filled, value } = control;
  control._between = value === value && !_filled ? `, ${spoken(control, value)}` : '';
  if (control._between !== (_between ?? '')) nameInputs(control);
};

/** Whether a key goes on from no rating, which gives the first star and not the one behind it. */
const isFirstKey = ({ box, host }, key) =>
  !host.value && ['ArrowDown', box.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'].includes(key);
