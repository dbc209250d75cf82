// Attributes and the properties that reflect them.

/** Reads an attribute, and says on the console, once, what is wrong with one. */
const readAttribute = (control, name, text = control.element.getAttribute(name)) => {
  const problem = control.engine.read(name, text);
  if (problem && text !== null) warn(`${name} "${text}" is not ${problem}`, name, text);
};

const warned = new Set();
const warn = (sentence, name, text) => {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  const { words } = attributes[name] ?? {};
  const nearest = words && text.length < 40 && words.map((word) => [edits(text.toLowerCase(), word), word]).sort(([a], [b]) => a - b)[0];
  const [count, word] = nearest || [];
  console.warn(`${tag}: ${sentence}${
    word && count <= Math.max(1, Math.min(text.length, word.length) / 3 | 0) ? `; did you mean ${word}?` : ''}`);
};

/** The least number of letters to insert, delete or replace. */
const edits = (one, other) => {
  let last = [...other, ''].map((_, index) => index);
  for (const letter of one) {
    const current = [last[0] + 1];
    for (let index = 0; index < other.length; index += 1) {
      current.push(Math.min(last[index + 1] + 1, current[index] + 1, last[index] + (other[index] !== letter)));
    }
    last = current;
  }
  return last.at(-1);
};

const reflect = (name, attribute, isFlag, get) => Object.defineProperty(EmojiRate.prototype, name, {
  get: get || (isFlag
    ? function () { return this.hasAttribute(attribute); }
    : function () { return this.getAttribute(attribute) ?? ''; }),
  set(value) {
    if (isFlag ? value : value !== null && value !== undefined) {
      this.setAttribute(attribute, isFlag ? '' : value);
    } else this.removeAttribute(attribute);
  },
});

const reflectAll = () => {
  reflect('name', 'name');
  reflect('words', 'words');
  reflect('mode', 'mode', 0, function () {
    return this.getAttribute('mode') === 'radio' ? 'radio' : 'slider';
  });
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
