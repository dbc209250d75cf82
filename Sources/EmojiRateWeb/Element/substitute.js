// A native range in place of a control that cannot start.

const substitute = (error) => {
  // A browser that may not compile says so of a policy; the name of what is missing helps more.
  const reason = /polic|unsafe-eval/i.test(error)
    ? "the page's Content-Security-Policy lacks 'wasm-unsafe-eval' in script-src" : error;
  console.warn('emoji-rate-live.js: a native range replaces each control, for it cannot start:', reason);
  if (isDefined()) return;
  customElements.define(tag, class extends HTMLElement {
    static made = made;
    connectedCallback() {
      const replace = () => standIn(this);
      // The parser may not have come to radio buttons inside.
      if (own('readyState') === 'loading') document.addEventListener('DOMContentLoaded', replace);
      else replace();
    }
  });
};

const standIn = (element) => {
  if (element.querySelector('input')) return;
  const input = own('createElement')('input');
  for (const name of ['name', 'min', 'max', 'step', 'value', 'required', 'disabled', 'form', 'aria-label', 'aria-labelledby']) {
    if (element.hasAttribute(name)) input.setAttribute(name, element.getAttribute(name));
  }
  if (!element.hasAttribute('max')) input.max = element.getAttribute('count') ?? 5;
  if (!element.hasAttribute('step')) input.step = 'any';
  // Last, for it moves the value into the limits that there are.
  input.type = 'range';
  const { name, value } = input;
  const isReadOnly = element.hasAttribute('readonly');
  // A picture inside shows the rating already.
  input.hidden = isReadOnly && element.firstElementChild;
  if (isReadOnly) input.ariaReadOnly = 'true';
  // A range is never empty: unrated, it is not sent.
  const unrate = () => {
    if (element.hasAttribute('value')) return;
    input.removeAttribute('name');
    if (input.required && !isReadOnly) input.setCustomValidity(missing.validationMessage || 'required');
  };
  // The label of the element is that of the field.
  const label = element.id && own('querySelector')(`label[for="${CSS.escape(element.id)}"]`);
  if (label) label.htmlFor = input.id = `${element.id}-range`;
  element.append(input);
  unrate();
  input.addEventListener('input', () => {
    if (isReadOnly) input.value = value;
    else {
      input.name = name;
      input.setCustomValidity('');
    }
  });
  input.form?.addEventListener('reset', unrate);
};
