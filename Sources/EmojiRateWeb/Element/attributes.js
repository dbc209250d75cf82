// Attributes, what is said of wrong ones, and the properties that reflect them.

/** Those that may say something wrong: the engine's, and three that the element reads. */
const checked = { ...attributes, mode: { words: ['slider', 'radio'] }, value: {}, required: { kind: '?' } };

/** The word of an attribute that a text is, in any case. */
const keyword = (name, text) => checked[name].words.find((word) => word === text?.toLowerCase());

/** Takes over an attribute, and says on the console, once, what is wrong with it. */
const readAttribute = (control, name) => {
  const { element, engine } = control;
  const said = () => element.getAttribute(name);
  if (attributes[name]) engine.read(name, said());
  // What goes with it, as the other end of a scale, may be about to come.
  queueMicrotask(() => {
    // A lower end alone may be above the default upper one.
    const text = said() ?? (name === 'max' ? `${control.rating.look.a[1]}` : null);
    // An empty value is no rating.
    if (text || text === '' && name !== 'value') warn(name, text, problemOf(control, name, text));
  });
  // What its upper end may be, the lower one decides.
  if (name === 'min') readAttribute(control, 'max');
};

/** What is wrong with what an attribute says. */
const problemOf = (control, name, text) => {
  const { kind, words } = checked[name];
  const { element, engine } = control;
  if (kind === '?') return text === 'false' && 'is still on; remove it';
  if (kind) return engine.read(name, text);
  if (words) {
    return (name === 'language' ? engine.speak(text) || followContext(control) : keyword(name, text))
      ? '' : `is not allowed; give ${words.join(', ')}`;
  }
  const said = attributeNumber(name, text);
  if (said !== said) return 'is not a number';
  const used = name === 'value' ? Math.min(Math.max(said, element.min), element.max) : engine.parameter(name);
  return said === used ? '' : `is not ${name === 'max' ? 'above min' : 'in range'}; ${used} is used`;
};

const warned = new Set();
const warn = (name, text, problem) => {
  const sentence = `${tag}: ${name} "${text}" ${problem}`;
  if (!problem || warned.has(sentence)) return;
  warned.add(sentence);
  // A decimal comma is the one wrong number that tells which is meant.
  const words = checked[name].words || [text.replace(',', '.')].filter((word) => word !== text && number(word));
  const near = (edits) => words.find((word) => isNear(text.toLowerCase(), word, Math.min(edits, word.length / 3)));
  const nearest = near(1) ?? near(3);
  console.warn(nearest ? `${sentence}; did you mean ${nearest}?` : sentence);
};

/** Whether one word becomes another if at most so many letters are inserted, deleted or replaced. */
const isNear = (one, other, edits) => {
  const [oneRest, otherRest] = [one.slice(1), other.slice(1)];
  return one[0] === other[0] ? !one || isNear(oneRest, otherRest, edits) : edits >= 1
    && (isNear(oneRest, other, edits - 1) || isNear(one, otherRest, edits - 1) || isNear(oneRest, otherRest, edits - 1));
};

const reflect = (name, attribute, isFlag, get) => Object.defineProperty(EmojiRate.prototype, name, {
  get: get || function () { return isFlag ? this.hasAttribute(attribute) : this.getAttribute(attribute) ?? ''; },
  set(value) {
    if (isFlag) this.toggleAttribute(attribute, !!value);
    else if (value === null || value === undefined) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value);
  },
});

const reflectAll = () => {
  reflect('name', 'name');
  reflect('words', 'words');
  reflect('mode', 'mode', 0, function () { return keyword('mode', this.getAttribute('mode')) ?? 'slider'; });
  reflect('defaultValue', 'value');
  reflect('required', 'required', 1);
  for (const [name, { kind }] of Object.entries(attributes)) {
    const property = name === 'readonly'
      ? 'readOnly' : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    reflect(property, name, kind === '?', !kind && function () {
      return controls.get(this).engine.parameter(name);
    });
  }
};
