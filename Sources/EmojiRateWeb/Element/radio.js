// Radio buttons in place of the slider, over the picture.

/** The values of the radio buttons, and how far in from the picture's sides each lies. */
const radioOptions = ({ element, rating, size }) => element.mode === 'radio' ? spansOf(rating, ...size) : [];

const describeRadios = (control, options, isDisabled) => {
  const { element, radios, rating } = control;
  const { children } = radios;
  const losesFocus = children.length !== options.length && element.matches(':focus-within');
  while (children.length > options.length) children[0].remove();
  while (children.length < options.length) {
    const radio = own('createElement')('span');
    radio.setAttribute('role', 'radio');
    radio.setAttribute('part', 'radio');
    radios.append(radio);
  }
  const checked = rating.isRated ? options.findIndex(({ value }) => value === rating.value) : -1;
  options.forEach(({ value, inset }, index) => {
    const radio = children[index];
    radio.setAttribute('aria-checked', index === checked);
    radio.setAttribute('aria-label', spoken(control, value, true));
    if (isDisabled) radio.removeAttribute('tabindex');
    else radio.tabIndex = index === Math.max(checked, 0) ? 0 : -1;
    radio.style.inset = `${inset}%`;
  });
  if (losesFocus) element.focus({ preventScroll: true });
};

/** Hears of the sizes of all that may be radio buttons, for such that are too small are a slider. */
const resize = (entries) => {
  for (const { target, contentRect: { width, height } } of entries) {
    const control = controls.get(target.getRootNode().host);
    control.size = [width, height];
    if (radioOptions(control).length !== control.radios.children.length) {
      describe(control, control.rating.value);
    }
  }
};

const followSize = (control) => {
  const { element, picture } = control;
  control.size = [];
  control.resizes?.unobserve(picture);
  control.resizes = element.isConnected && element.mode === 'radio'
    ? belongingsOf(element.ownerDocument)?.resizes : undefined;
  control.resizes?.observe(picture);
};

const check = (control, index) => {
  const options = radioOptions(control);
  const place = (index + options.length) % options.length;
  const { value } = options[place];
  if (value !== control.element.valueAsNumber) {
    control.rating.assign(value);
    reportEffects(control, INPUT | CHANGE | ANIMATION);
  }
  control.radios.children[place].focus();
};

/** The key as the radio group pattern has it; true if it was one of its. */
const pressRadioKey = (control, key) => {
  const { children } = control.radios;
  const current = [...children].indexOf(control.root.activeElement);
  if (!children.length || current < 0) return false;
  const { rating } = control;
  const horizontal = rating.isRightToLeft ? -1 : 1;
  // From below to above, the next one is above.
  const vertical = rating.direction === 'vertical' ? -1 : 1;
  const step = {
    ' ': 0, ArrowDown: vertical, ArrowUp: -vertical, ArrowRight: horizontal, ArrowLeft: -horizontal,
  }[key];
  if (step !== undefined) check(control, current + step);
  return step !== undefined;
};
