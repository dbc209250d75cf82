// The custom element: the rating as a field of a form.

/** What an element is made of, beside itself. */
const controlOf = (element) => {
  forget(element);
  const control = {
    element,
    internals: element.attachInternals(),
    root: element.attachShadow({ mode: 'open' }),
    // The width and height in which the picture is shown, where these decide.
    size: [],
    customError: '',
  };
  // Radio buttons lie over the picture, which the element may have padding around.
  const both = control.both = own('createElement')('div');
  both.id = 'both';
  for (const id of boxes) {
    const one = control[id] = own('createElement')('div');
    one.id = id;
    both.append(one);
    if (id !== 'radios') one.setAttribute('part', id);
  }
  control.bubble.ariaHidden = 'true';
  control.root.append(both);
  control.engine = createEngine(control);
  control.rating.clear();
  controls.set(element, control);
  for (const name of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'pointerleave', 'focus']) {
    element.addEventListener(name, (event) => handleEvent(control, event));
  }
  for (const name of ['pointerdown', 'mousedown', 'keydown', 'click']) {
    element.addEventListener(name, (event) => actLast(event, () => handleEvent(control, event)), true);
  }
  for (const name of ['focusin', 'focusout']) control.root.addEventListener(name, () => placeTabStop(control));
  // WebKit's autofocus takes the focus from the radio button to the element, which no event of the element tells.
  control.root.addEventListener('focusout', () => setTimeout(() => {
    if (control.radios.firstChild && !control.root.activeElement && element.matches(':focus')) element.focus();
  }));
  return control;
};

class EmojiRate extends HTMLElement {
  static formAssociated = true;
  static made = made;
  static observedAttributes = [...Object.keys(checked), 'words', 'dir', 'lang', 'class', 'style'];

  #control = controlOf(this);

  attributeChangedCallback(name) {
    const control = this.#control;
    control.described = undefined;
    if (name === 'mode') followSize(control);
    if (checked[name]) readAttribute(control, name);
    else control.engine.readStyles?.();
    followContext(control);
    assign(control, control.isDirty ? this.valueAsNumber : number(this.getAttribute('value')));
  }

  connectedCallback() {
    // What was assigned before the script ran; other scripts keep theirs.
    // In this order the scale comes before the value, which it limits.
    for (const name of Object.keys(this).sort()) {
      const value = this[name];
      if (name in EmojiRate.prototype && Reflect.deleteProperty(this, name)) this[name] = value;
    }
    connect(this.#control);
  }
  disconnectedCallback() { disconnect(this.#control); }

  get value() {
    const { rating } = this.#control;
    return rating.isRated ? plain(rating.value) : '';
  }
  set value(value) {
    this.#control.isDirty = true;
    assign(this.#control, number(value));
  }
  get valueAsNumber() { return number(this.value); }
  set valueAsNumber(value) { this.value = value; }

  clear() { this.value = ''; }
  stepUp(count = 1) { this.#step(count); }
  stepDown(count = 1) { this.#step(-count); }
  #step(count) {
    const control = this.#control;
    control.isDirty = true;
    control.rating.step(truncated(count));
    update(control);
  }

  focus(options) {
    welcome();
    const radio = this.#control.radios.querySelector('[tabindex="0"]');
    if (radio) radio.focus(options);
    else super.focus(options);
  }

  // Forms

  get type() { return this.localName; }
  get form() { return this.#control.internals.form; }
  get labels() { return this.#control.internals.labels; }
  get validity() { return this.#control.internals.validity; }
  get validationMessage() { return this.#control.internals.validationMessage; }
  get willValidate() { return this.#control.internals.willValidate; }
  checkValidity() { return this.#control.internals.checkValidity(); }
  reportValidity() { return this.#control.internals.reportValidity(); }
  setCustomValidity(message) {
    this.#control.customError = `${message}`;
    update(this.#control);
  }
  formDisabledCallback() {
    followContext(this.#control);
    update(this.#control);
  }
  formResetCallback() {
    this.#control.isDirty = false;
    assign(this.#control, number(this.getAttribute('value')));
  }
  formStateRestoreCallback(state) { this.value = state; }
  formAssociatedCallback() { update(this.#control); }
}
