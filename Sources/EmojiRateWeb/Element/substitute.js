// What stands in an element's place where its module cannot start.

const substitute = (error) => {
  // A browser that may not compile says so of a policy; the name of what is missing helps more.
  const reason = /polic|unsafe-eval/i.test(error)
    ? "the page's Content-Security-Policy lacks 'wasm-unsafe-eval' in script-src" : error;
  console.warn('emoji-rate-live.js: a native range stands in for each control, for the module cannot start:', reason);
  const replace = () => {
    for (const element of own('querySelectorAll')('emoji-rate')) {
      if (element.querySelector('input')) continue;
      const input = own('createElement')('input');
      for (const name of ['name', 'min', 'max', 'step', 'value', 'required', 'disabled', 'form', 'aria-label', 'aria-labelledby']) {
        if (element.hasAttribute(name)) input.setAttribute(name, element.getAttribute(name));
      }
      if (!element.hasAttribute('max')) input.max = element.getAttribute('count') ?? 5;
      if (!element.hasAttribute('step')) input.step = 'any';
      // Last, for it moves the value into the limits that there are.
      input.type = 'range';
      const { name } = input;
      // A range is never empty: unrated, it is not sent.
      const unrate = () => {
        input.removeAttribute('name');
        if (input.required) input.setCustomValidity(missing.validationMessage || 'required');
      };
      // The label of the element is that of the field.
      const label = element.id && own('querySelector')(`label[for="${CSS.escape(element.id)}"]`);
      if (label) label.htmlFor = input.id = `${element.id}-range`;
      element.append(input);
      if (element.hasAttribute('value')) continue;
      unrate();
      input.addEventListener('input', () => {
        input.name = name;
        input.setCustomValidity('');
      });
      input.form?.addEventListener('reset', unrate);
    }
  };
  if (own('readyState') === 'loading') document.addEventListener('DOMContentLoaded', replace);
  else replace();
};
