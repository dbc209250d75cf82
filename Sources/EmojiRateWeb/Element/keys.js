// What people do with keys.

const keys = {
  ArrowRight: 4, ArrowLeft: 5, ArrowUp: 6, ArrowDown: 7, PageUp: 8, PageDown: 9, Home: 10, End: 11,
  Delete: 12, Backspace: 12,
};

// Of all engines, it alone submits no form at Enter in a range.
const isGecko = CSS.supports('-moz-appearance', 'none');

const pressKey = (control, event) => {
  const { key } = event;
  const { element, radios } = control;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === 'Enter' && (!isGecko || radios.firstChild)) {
    const { form } = element;
    const fields = form ? Reflect.get(HTMLFormElement.prototype, 'elements', form) : [];
    [...fields].find(({ type }) => type === 'submit')?.click();
  }
  let isHandled = true;
  if (key === 'Escape') {
    isHandled = control.activePointer !== undefined;
    if (isHandled) finish(control);
  } else if (!pressRadioKey(control, key)) {
    // Of the slider's keys, radio buttons only have those that clear.
    isHandled = keys[key] >= (radios.firstChild ? keys.Delete : KEY)
      && reportEffects(control, control.rating.handle(keys[key])) & HANDLED;
  }
  if (isHandled) event.preventDefault();
};
