// What is shown: the picture of the value, on its way from another too, and the bubble.

/** Shows, says and hands to the form what the element now is. */
const update = (control, isAnimated) => {
  const { element, internals, rating } = control;
  // Before all attributes are known, what is shown and said of one would be wrong.
  if (connected.has(control)) {
    const value = rating.shownValue;
    // A change of something else leaves an animation on its way.
    const isOnWay = control.frame && !isAnimated && value === control.target;
    if (!isOnWay) stop(control);
    if (isAnimated && !reducedMotion.matches) animate(control, control.shown ?? value, value, performance.now());
    else show(control, isOnWay ? control.shown : value);
    control.target = value;
    describe(control, value);
  }
  const { value: text, readOnly, required } = element;
  setState(control, 'rated', text);
  // The second text is what a browser restores.
  internals.setFormValue(text || null, text);
  internals.setValidity(
    { customError: !!control.customError, valueMissing: required && !text && !readOnly },
    control.customError || missing.validationMessage || 'required');
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

const stop = (control) => {
  cancelAnimationFrame(control.frame);
  control.frame = 0;
};

const animate = (control, from, to, start) => {
  control.frame = requestAnimationFrame((now) => {
    const progress = eased((now - start) / 1000 / control.rating.look.d);
    show(control, from + (to - from) * progress);
    if (progress < 1) animate(control, from, to, start);
    else control.frame = 0;
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
  const text = value === value && (rating.isRated || isShown) ? wordOf(control, value) || local(control, value) : '';
  if (bubble.textContent !== text) bubble.textContent = text;
  bubble.className = isShown ? 'shown' : '';
};

/** A number as people write it in the control's language. */
const local = ({ engine }, value) => value.toLocaleString(
  `${engine.parameter('language')}-u-nu-latn`, { maximumSignificantDigits: 12, useGrouping: false });

const plain = (value) => `${Number(value.toPrecision(12))}`;
