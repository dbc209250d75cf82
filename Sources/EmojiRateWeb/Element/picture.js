// What is shown: the picture of the value, on its way from another too, and the bubble.

/** Shows, says and hands to the form what the element now is. */
const update = (control, isAnimated) => {
  const { element, internals, rating } = control;
  // Before all attributes are known, what is shown and said of one would be wrong.
  if (connected.has(control)) {
    const value = control.target = rating.shownValue;
    cancelAnimationFrame(control.frame);
    if (isAnimated && !reducedMotion.matches) animate(control, control.shown ?? value, value, performance.now());
    else show(control, value);
    describe(control, value);
  }
  const { value: text, readOnly, required } = element;
  setState(control, 'rated', text);
  internals.setFormValue(text || null);
  if (control.customError) {
    internals.setValidity({ customError: true }, control.customError);
  } else {
    internals.setValidity({ valueMissing: required && !text && !readOnly }, missing.validationMessage || 'required');
  }
};

const assign = (control, value) => {
  control.rating.assign(value);
  update(control);
};

const setState = ({ internals }, name, isOn) => {
  try {
    internals.states[isOn ? 'add' : 'delete'](name);
  } catch {
    // A browser without :state().
  }
};

const animate = (control, from, to, start) => {
  control.frame = requestAnimationFrame((now) => {
    const progress = eased((now - start) / 1000 / control.rating.look.d);
    show(control, from + (to - from) * progress);
    if (progress < 1) animate(control, from, to, start);
  });
};

const show = (control, value) => {
  control.shown = value;
  control.engine.draw(value);
};

/** The word for a value, of those that the page gives: the first for the lowest rating, the last for the highest. */
const wordOf = ({ element, rating }, value) => {
  const words = (element.getAttribute('words') ?? defaultWords).split(',');
  const { lowest } = rating;
  // A scale of one value has one word.
  const place = Math.round((value - lowest) / (element.max - lowest) * (words.length - 1)) || 0;
  return words[place]?.trim() ?? '';
};

/** What is read of a value: its word, and the sentence. */
const spoken = (control, value, isRated = control.rating.isRated) => {
  const sentence = control.engine.text(value, isRated);
  const word = isRated ? wordOf(control, value) : '';
  return word ? `${word}, ${sentence}` : sentence;
};

/** Says a value above the picture; none hides that. */
const say = (control, value, isShown) => {
  const { bubble, rating } = control;
  const text = value === value && (rating.isRated || isShown) ? wordOf(control, value) || plain(value) : '';
  if (bubble.textContent !== text) bubble.textContent = text;
  bubble.className = isShown ? 'shown' : '';
};

const plain = (value) => `${Number(value.toPrecision(12))}`;
