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
    control.isShown = true;
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
    const { value } = this.#control;
    return value === value ? plain(value) : '';
  }
  set value(value) {
    this.#control.isDirty = true;
    assign(this.#control, number(value));
    update(this.#control);
  }
  get valueAsNumber() { return this.#control.value; }
  set valueAsNumber(value) { this.value = value; }

  clear() { this.value = ''; }
  stepUp(count = 1) { this.value = given(this.#control, shownValue(this.#control) + count * this.#control.pace); }
  stepDown(count = 1) { this.stepUp(-count); }

  get type() { return this.localName; }
  get form() { return this.#control.internals.form; }
  get labels() { return this.#control.internals.labels; }
  get validity() { return this.#control.internals.validity; }
  get validationMessage() { return this.#control.internals.validationMessage; }
  get willValidate() { return this.#control.internals.willValidate; }
  checkValidity() { return this.#control.internals.checkValidity(); }
  reportValidity() { return this.#control.internals.reportValidity(); }
  setCustomValidity(message) {
    this.#control.objection = `${message}`;
    update(this.#control);
  }
  formDisabledCallback() { update(this.#control); }
  formResetCallback() {
    this.#control.isDirty = false;
    renew(this.#control);
  }
  formStateRestoreCallback(state) { this.value = state; }

  // Every attribute is a property too. A framework may assign `form`, which is another form's id in markup.
  static {
    for (const name of [...texts, ...flags, 'value', 'form']) {
      const property = { value: 'defaultValue', readonly: 'readOnly', 'right-to-left': 'rightToLeft' }[name] ?? name;
      const isFlag = flags.includes(name);
      const { get } = Object.getOwnPropertyDescriptor(this.prototype, property) ?? {};
      Object.defineProperty(this.prototype, property, {
        get: get ?? function () {
          return isFlag ? this.hasAttribute(name) : this.#control.used[property] ?? this.getAttribute(name) ?? '';
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
