// What an element is made of, beside itself.

/** All controls in the page. */
const connected = new Set();
forcedColors.addEventListener('change', () => connected.forEach((control) => update(control)));
// Labels may stand behind.
addEventListener('DOMContentLoaded', () => connected.forEach(nameInputs));
// A bubble would stay where it was.
addEventListener('scroll', () => connected.forEach(({ bubble }) => bubble.hidePopover()), true);

const controlOf = (host) => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  const box = element('div', { id: 'box', part: 'box' });
  const picture = element('div', { id: 'picture', part: 'picture' });
  const bubble = element('div', { id: 'bubble', part: 'bubble', ariaHidden: 'true', popover: 'manual' });
  const slot = element('slot');
  const control = {
    host, root, box, picture, bubble, _inputs: [], _internals: host.attachInternals(), value: NaN, _objection: '',
  };
  root.adoptedStyleSheets = [sheet];
  root.append(box, bubble, slot);
  box.append(picture);
  read(control);
  for (const [type, act] of Object.entries(pointers)) host.addEventListener(type, (event) => act(control, event));
  // A press has already rated, and may have cleared the radio button under it. Keys and scripts count no clicks.
  box.addEventListener('click', (event) => control._isHandled && event.detail && event.preventDefault());
  box.addEventListener('keydown', (event) => pressKey(control, event));
  box.addEventListener('input', () => takeInput(control));
  // Firefox also reports that it has rounded.
  box.addEventListener('change', ({ target }) => +target.value === shownValue(control) && report(control, 'change'));
  box.addEventListener('focusin', ({ target, relatedTarget }) => {
    // What a label or a script focuses is the first radio button. Keys begin at the nearest one.
    const near = control._inputs.find(({ value }) => +value >= control.value - control._pace / 2) ?? target;
    if (near !== target && !box.contains(relatedTarget)) near.focus();
    // WebKit checks a radio button before it gets the focus.
    takeInput(control);
    // The language around, or a label, may be another one by now.
    renew(control);
  });
  box.addEventListener('focusout', () => queueMicrotask(() => say(control, control.value)));
  for (const type of ['change', 'invalid']) {
    host.addEventListener(type, () => {
      control._isTried = true;
      update(control);
    });
  }
  slot.addEventListener('slotchange', () => takeOver(control));
  return control;
};

/** Reads, shows and says everything again. */
const renew = (control) => {
  read(control);
  if (control._isShown) {
    placeInputs(control);
    // A label may come with it, and to look for it takes long.
    queueMicrotask(() => nameInputs(control));
  }
  update(control);
};

/** As of native inputs, only `input` leaves a shadow tree. */
const report = ({ host }, type) => host.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
