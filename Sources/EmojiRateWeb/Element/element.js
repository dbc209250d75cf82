// The custom element: the rating as a field of a form.

// It knows the browser's own words for what is missing.
const missing = element('input', { type: 'radio', name: 'rating', required: true });
// Every document needs a style sheet of its own.
const sheetOf = ({ CSSStyleSheet }) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
};
const sheet = sheetOf(globalThis);

class EmojiRate extends HTMLElement {
  static formAssociated = true;
  static made = JSON.stringify(made);
  static observedAttributes = [
    ...texts, ...flags, 'value', 'id', 'lang', 'dir', 'title', 'aria-label', 'aria-labelledby', 'aria-describedby',
  ];

  #control = controlOf(this);

  attributeChangedCallback(name, before, after) {
    if (before !== after) renew(this.#control);
  }
  connectedCallback() {
    const control = this.#control;
    // What was assigned before the script ran; the scale comes before the value.
    for (const name of Object.keys(this).sort()) {
      const value = this[name];
      if (name in EmojiRate.prototype && delete this[name]) this[name] = value;
    }
    control._isShown = true;
    connected.add(control);
    renew(control);
    // The page may have given up before the script came.
    queueMicrotask(() => {
      if (this.autofocus && document.activeElement === document.body) this.focus();
    });
  }
  adoptedCallback() {
    const { defaultView } = this.ownerDocument;
    if (defaultView) this.#control.root.adoptedStyleSheets = [sheetOf(defaultView)];
  }
  disconnectedCallback() {
    connected.delete(this.#control);
    cancel(this.#control);
  }

  get value() {
    return textOf(this.valueAsNumber);
  }
  set value(value) {
    this.#control._isDirty = true;
    assign(this.#control, number(value));
    update(this.#control);
  }
  get valueAsNumber() {
    takeInput(this.#control);
    return this.#control.value;
  }
  set valueAsNumber(value) { this.value = value; }

  cloneNode(isDeep) {
    const clone = super.cloneNode(isDeep);
    if (this.#control._isDirty) clone.value = this.value;
    return clone;
  }
  clear() { this.value = ''; }
  stepUp(count = 1) { this.value = given(this.#control, shownValue(this.#control) + count * this.#control._pace); }
  stepDown(count = 1) { this.stepUp(-count); }

  get type() { return this.localName; }
  setCustomValidity(message) {
    this.#control._objection = `${message}`;
    update(this.#control);
  }
  formDisabledCallback() { update(this.#control); }
  formResetCallback() {
    this.#control._isDirty = this.#control._isTried = false;
    renew(this.#control);
  }
  formStateRestoreCallback(state) { this.value = state; }

  // Every attribute is a property too. A framework may assign `form`, which is another form's id in markup.
  static {
    const define = (name, property) => Object.defineProperty(this.prototype, name, property);
    for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate']) {
      define(name, { configurable: true, get() { return this.#control._internals[name]; } });
    }
    for (const name of ['checkValidity', 'reportValidity']) {
      define(name, { value() { return this.#control._internals[name](); } });
    }
    for (const name of [...texts, ...flags, 'value', 'form']) {
      const property = { value: 'defaultValue', readonly: 'readOnly', 'right-to-left': 'rightToLeft', 'words-shown': 'wordsShown' }[name] ?? name;
      const isFlag = flags.includes(name);
      const { get } = Object.getOwnPropertyDescriptor(this.prototype, property) ?? {};
      define(property, {
        get: get ?? function () {
          return isFlag ? this.hasAttribute(name) : this.#control._used[property] ?? this.getAttribute(name) ?? '';
        },
        set(value) {
          if (isFlag) this.toggleAttribute(name, !!value);
          else if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, value);
        },
      });
    }
  }
}
customElements.define(tag, EmojiRate);
