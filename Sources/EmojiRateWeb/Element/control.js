// What an element is made of, beside itself.

const isRow = !!looks.default.n;

/** All controls in the page. */
const connected = new Set();
forcedColors.addEventListener('change', () => connected.forEach((control) => update(control)));
// Labels may stand behind.
addEventListener('DOMContentLoaded', () => connected.forEach(nameInputs));

const controlOf = (host) => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  const box = element('div', { id: 'box', part: 'box' });
  const picture = element('div', { id: 'picture', part: 'picture' });
  const bubble = element('div', { id: 'bubble', part: 'bubble', ariaHidden: 'true' });
  const slot = element('slot');
  const control = {
    host, root, box, picture, bubble, inputs: [], internals: host.attachInternals(), value: NaN, objection: '',
  };
  root.adoptedStyleSheets = [sheet];
  root.append(box, slot);
  box.append(picture, bubble);
  read(control);
  for (const [type, act] of Object.entries(pointers)) host.addEventListener(type, (event) => act(control, event));
  // A press has already rated, and may have cleared the radio button under it. Keys and scripts count no clicks.
  box.addEventListener('click', (event) => control.isHandled && event.detail && event.preventDefault());
  box.addEventListener('keydown', (event) => pressKey(control, event));
  box.addEventListener('input', ({ target }) => {
    control.isDirty = true;
    assign(control, +target.value);
    update(control, true);
  });
  // Firefox also reports that it has rounded.
  box.addEventListener('change', ({ target }) => +target.value === shownValue(control) && report(control, 'change'));
  box.addEventListener('focusin', ({ target, relatedTarget }) => {
    // What a label or a script focuses is the first radio button.
    const checked = control.inputs.find((input) => input.checked) ?? target;
    if (checked !== target && !box.contains(relatedTarget)) checked.focus();
    // The language around, or a label, may be another one by now.
    renew(control);
  });
  slot.addEventListener('slotchange', () => takeOver(control));
  return control;
};

/** Reads, shows and says everything again. */
const renew = (control) => {
  read(control);
  if (control.isShown) {
    placeInputs(control);
    // A label may come with it, and to look for it takes long.
    queueMicrotask(() => nameInputs(control));
  }
  update(control);
};

/** As of native inputs, only `input` leaves a shadow tree. */
const report = ({ host }, type) => host.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
