// The native inputs over the picture: radio buttons for a few whole symbols, or else a range. They bring the role, the
// keys, the focus and the gestures of screen readers. None is there if the control is read-only.

/** Makes the inputs that the attributes ask for, and places them. */
const placeInputs = (control) => {
  const { host, box, _inputs, picture, _radios, root } = control;
  const type = _radios ? 'radio' : 'range';
  const count = host.readOnly ? 0 : _radios?.length ?? 1;
  if (_inputs.length !== count || count && _inputs[0].type !== type) {
    const hadFocus = root.activeElement;
    for (const input of _inputs.splice(0)) input.remove();
    while (_inputs.length < count) _inputs.push(element('input', { type, part: type, name: 'rating' }));
    box.append(..._inputs);
    if (hadFocus) host.focus();
  }
  box.className = control._isRow ? 'row' : 'face';
  box.role = host.readOnly ? 'group' : _radios ? 'radiogroup' : null;
  box.ariaRequired = _radios && host.required || null;
  box.dir = host.rightToLeft ? 'rtl' : '';
  picture.ariaHidden = count ? 'true' : null;
  _inputs.forEach((input, index) => {
    if (!_radios) input.ariaOrientation = control._isVertical ? 'vertical' : null;
    else {
      const { value, start, end } = _radios[index];
      input.value = value;
      input.ariaLabel = spoken(control, value);
      input.style.insetInlineStart = `${start * 100}%`;
      input.style.width = `${(end - start) * 100}%`;
    }
  });
};

/** Gives the inputs the rating. */
const fillInputs = (control) => {
  const { _begin, host, _inputs, _pace, _radios, root, scale: { min, max }, value } = control;
  for (const input of _inputs) {
    input.disabled = host.matches(':disabled');
    if (_radios) {
      input.checked = +input.value === value;
      // The arrow keys go on from where the focus is.
      if (input.checked && root.activeElement) input.focus();
    } else {
      const shown = shownValue(control);
      // Without a rating, the range of a row begins at no symbol.
      Object.assign(input, { min: value === value ? min : _begin, max, step: _pace, value: shown });
      // It says a value between two steps too.
      if (input.valueAsNumber !== shown) Object.assign(input, { step: 'any', value: shown });
      input.ariaValueText = spoken(control, value);
    }
  }
  control._filled = inputText(control);
  if (_radios) nameBetween(control);
};

/** What the inputs say. */
const inputText = ({ _inputs, _radios }) => (_radios ? _inputs.find((input) => input.checked) : _inputs[0])?.value ?? '';

/** Takes what a person gave an input. A listener may ask before the event has come here. */
const takeInput = (control) => {
  const text = inputText(control);
  if (text === control._filled) return;
  control._isDirty = true;
  assign(control, +text);
  update(control, true);
};

// What assistive technology calls the control.

/** Names the inputs as the author, or a label, names the element around. */
const nameInputs = (control) => {
  const { host, _between, box, _inputs, _internals } = control;
  const target = box.role ? box : _inputs[0];
  const said = host.ariaLabel || host.label;
  const labelled = host.ariaLabelledByElements ?? [];
  // Firefox' labels may have been those of another element's id.
  const names = labelled[0] || said ? [...labelled] : [..._internals.labels].filter((label) => label.control === host);
  // A label around the control would have the control in its name.
  const isAround = names.some((name) => name.contains(host));
  const text = names.map((name) => name.textContent.replace(host.textContent, '').trim()).join(' ');
  target.ariaLabelledByElements = names[0] && !isAround && !_between ? names : null;
  target.ariaLabel = (text || said || host.title) + (_between ?? '') || null;
  target.ariaDescribedByElements = host.ariaDescribedByElements;
};
