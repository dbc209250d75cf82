// What assistive technology is told.

const describe = (control, value) => {
  const { both, element, internals, picture, rating } = control;
  const { readOnly } = element;
  const isDisabled = element.matches(':disabled');
  const radios = readOnly ? [] : radioOptions(control);
  const isSlider = !readOnly && !radios.length;
  if (rating.isFace) describeFace(control, isDisabled || !isSlider);
  else both.className = rating.isRightToLeft ? 'rtl' : '';
  // The radio buttons say it all.
  picture.ariaHidden = !!radios.length || null;
  say(control, value, rating.isPressed);
  placeTabStop(control);
  // Read-only, the picture is an image that says the rating, in a group that has the name.
  const description = {
    role: readOnly ? 'group' : isSlider ? 'slider' : 'radiogroup',
    ariaValueMin: isSlider ? element.min : null,
    ariaValueMax: isSlider ? element.max : null,
    ariaValueNow: isSlider ? element.value || element.min : null,
    ariaValueText: isSlider ? spoken(control, value) : null,
    ariaOrientation: isSlider ? rating.isVertical ? 'vertical' : 'horizontal' : null,
    ariaDisabled: isDisabled || null,
    ariaRequired: radios.length && element.required || null,
  };
  // What a label names says it without attributes: audits of those miss a name there, for they know the labels of
  // native controls alone.
  const target = control.described ??= element.matches('[aria-label],[aria-labelledby]') || !element.labels.length
    ? element : internals;
  for (const one of [element, internals]) {
    for (const [name, text] of Object.entries(description)) {
      const said = one === target && text !== null ? `${text}` : null;
      // An author's role stays.
      if (one[name] !== said && (name !== 'role' || /^(slider|radiogroup|group|null)$/.test(one.role))) {
        one[name] = said;
      }
    }
  }
  describeRadios(control, radios, isDisabled);
};

/** Makes the element a stop of the Tab key, but not on the way out of its radio buttons; what is the author's
    stays. */
const placeTabStop = (control) => {
  const { element } = control;
  const stop = element.getAttribute('tabindex');
  if (![null, '0', control.tabIndex].includes(stop)) return;
  control.tabIndex =
    element.readOnly || element.matches(':disabled') ? null : control.root.activeElement ? '-1' : '0';
  if (control.tabIndex === stop) return;
  if (control.tabIndex) element.setAttribute('tabindex', control.tabIndex);
  else element.removeAttribute('tabindex');
};

/** Forgets what was said of the element that this one was copied from. */
const forget = (element) => {
  const isGroup = element.role === 'radiogroup';
  if (!isGroup && !element.hasAttribute('aria-valuenow')) return;
  if (isGroup && element.getAttribute('tabindex') === '-1') element.removeAttribute('tabindex');
  for (const name of element.getAttributeNames()) {
    if (/^aria-(value|orient|disab|requ)/.test(name)) element.removeAttribute(name);
  }
};
