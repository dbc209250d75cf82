// The keys that native inputs do not know, or not between two steps.

const pressKey = (control, event) => {
  const { host } = control;
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (target.step === 'any' && /^(Arrow|Page)/.test(key)) {
    // The key goes on from the nearest step, which is the rating if there is none behind it.
    target.step = control._pace;
    setTimeout(() => giveByKey(control, target.valueAsNumber));
    return;
  }
  if (key === 'Escape' && control._gesture) cancel(control);
  else if (/^(Delete|Backspace)$/.test(key) && host.clearable) giveByKey(control, NaN);
  // A range cannot tell its own value from none, so that the space bar gives the rating that shows.
  else if (key === ' ' && !control._radios && !host.value) giveByKey(control, target.valueAsNumber);
  else if (control._radios && isFirstKey(control, key)) giveByKey(control, control._radios[0].value);
  else if (key === 'Enter') {
    // The form is not that of an input in a shadow tree.
    const fields = host.form && Reflect.get(HTMLFormElement.prototype, 'elements', host.form);
    [...fields ?? []].find(({ type }) => type === 'submit')?.click();
  } else return;
  event.preventDefault();
};

const giveByKey = (control, value) => {
  if (rate(control, value, true)) report(control, 'change');
};
