// A native range in place of a control that cannot start.

const substitute = (error) => {
  // A browser that may not compile says so of a policy; the name of what is missing helps more.
  const reason = /polic|unsafe-eval/i.test(error)
    ? "the page's Content-Security-Policy lacks 'wasm-unsafe-eval' in script-src" : error;
  console.warn('emoji-rate-live.js: a native range replaces each control, for it cannot start:', reason);
  if (!isDefined()) customElements.define(tag, Substitute);
};

class Substitute extends HTMLElement {
  static made = made;
  static observedAttributes = ['disabled'];
  #range = own('createElement')('input');
  #isRated = false;

  // A range is never empty: unrated, it is not sent.
  get value() { return this.#isRated ? this.#range.value : ''; }
  set value(value) {
    const range = this.#range;
    this.#isRated = isFinite(parseFloat(value));
    if (this.#isRated) range.value = value;
    range.name = this.#isRated ? this.getAttribute('name') ?? '' : '';
    range.setCustomValidity(this.#isRated || !range.required || this.hasAttribute('readonly')
      ? '' : missing.validationMessage || 'required');
  }

  attributeChangedCallback() { this.#range.disabled = this.hasAttribute('disabled'); }

  connectedCallback() {
    // The parser may not have come to radio buttons inside.
    if (own('readyState') === 'loading') own('addEventListener')('DOMContentLoaded', () => this.#standIn());
    else this.#standIn();
  }

  #standIn() {
    if (this.querySelector('input')) return;
    const range = this.#range;
    for (const name of ['min', 'max', 'step', 'value', 'required', 'form', 'aria-label', 'aria-labelledby']) {
      if (this.hasAttribute(name)) range.setAttribute(name, this.getAttribute(name));
    }
    if (!this.hasAttribute('max')) range.max = this.getAttribute('count') ?? 5;
    if (!this.hasAttribute('step')) range.step = 'any';
    const isReadOnly = this.hasAttribute('readonly');
    // A picture inside shows the rating already.
    range.hidden = isReadOnly && this.firstElementChild;
    if (isReadOnly) range.ariaReadOnly = 'true';
    range.type = 'range';
    // The label of the element is that of the field.
    const label = this.id && own('querySelector')(`label[for="${CSS.escape(this.id)}"]`);
    if (label) label.htmlFor = range.id = `${this.id}-range`;
    this.append(range);
    const reset = () => { this.value = this.getAttribute('value'); };
    // What was assigned before the script ran.
    const { value } = Object.getOwnPropertyDescriptor(this, 'value') ?? {};
    delete this.value;
    reset();
    if (value !== undefined) this.value = value;
    const given = this.value;
    // A press where the thumb is changes nothing, and rates.
    for (const type of ['input', 'pointerup']) {
      range.addEventListener(type, () => { this.value = isReadOnly ? given : range.value; });
    }
    // After the event, the form resets the range to the same value.
    range.form?.addEventListener('reset', reset);
  }
}
