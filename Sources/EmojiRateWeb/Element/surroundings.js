// What stands around the elements, and in them: the language, the direction, radio buttons that stand in for one.

/** The controls that stand in a document, and those that have just come there. */
const connected = new Set();
const arriving = new Set();

/** The control of an element. */
const controls = new WeakMap();

/** One for all: what each of them watched by itself, a page would pay for with every change. */
const observer = new MutationObserver((records) => {
  const changed = new Set();
  for (const { type, target } of records) {
    if (type === 'attributes') {
      // What says nothing of what is in it matters to nobody.
      for (const control of connected) if (isAround(target, control.element)) changed.add(control);
    } else {
      const control = controls.get(target.closest(tag));
      if (control) changed.add(control);
    }
  }
  if (changed.size) adopt(changed);
});

/** Whether a node is around another, shadow trees included. */
const isAround = (node, inner) => {
  for (; inner; inner = hostOf(inner)) if (node.contains(inner)) return true;
  return false;
};

/** Takes over what stands inside and around. What is read is read of all before anything is written, for a page
    works out its styles anew after every change that somebody looks behind. */
const adopt = (some) => {
  const values = new Map();
  for (const control of some) values.set(control, takeOver(control));
  for (const control of some) {
    control.described = undefined;
    followContext(control);
    control.engine.readStyles?.();
  }
  for (const [control, value] of values) assign(control, value);
};

/** Shows those that have come since the page's script had its turn. */
const welcome = () => {
  const all = [...arriving];
  arriving.clear();
  for (const control of all) connected.add(control);
  adopt(all);
  for (const { element } of all) {
    if (element.autofocus && own('activeElement') === own('body')) element.focus();
  }
};

/** Takes over what stands inside, and returns the rating that there is then. */
const takeOver = (control) => {
  const { element } = control;
  let value = element.valueAsNumber;
  // Radio buttons that stand in for the element: the markup's choice is the default, a person's the value.
  for (const input of element.querySelectorAll('input')) {
    if (input.defaultChecked && !element.hasAttribute('value')) {
      element.setAttribute('value', input.value);
      if (!control.isDirty) value = number(input.value);
    }
    if (input.checked && !input.defaultChecked && input.name) {
      control.isDirty = true;
      value = number(input.value);
    }
    input.disabled = true;
    input.removeAttribute('name');
  }
  return value;
};

/** What the elements around decide. */
const followContext = (control) => {
  const { element, engine, rating } = control;
  const style = connected.has(control) && getComputedStyle(element);
  rating.isRightToLeft = element.hasAttribute('right-to-left') || style && style.direction === 'rtl';
  rating.isDisabled = element.matches(':disabled');
  if (engine.speak) followLanguage(element, engine);
};

const connect = (control) => {
  const { element } = control;
  const { sheet } = belongingsOf(element.ownerDocument) ?? {};
  // A document that is not shown shows nothing of it.
  if (!sheet) return;
  control.root.adoptedStyleSheets = [sheet];
  if (!arriving.size) queueMicrotask(welcome);
  arriving.add(control);
  followSize(control);
  own('addEventListener', element.ownerDocument)('click', hearClick, true);
  observer.observe(element, { childList: true, subtree: true });
  for (let node = element; node; node = hostOf(node)) {
    observer.observe(node.getRootNode(), { subtree: true, attributeFilter: ['dir', 'lang'] });
  }
};

const disconnect = (control) => {
  finish(control);
  followSize(control);
  arriving.delete(control);
  connected.delete(control);
};

/** Shows all anew, for what is around them is another. */
const renew = () => adopt(connected);
forcedColors.addEventListener('change', renew);
