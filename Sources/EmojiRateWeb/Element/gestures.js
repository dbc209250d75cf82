// What people do with a finger, a pen or a mouse, and scripts of tests in their place.

// The numbers of events, and of what they did.
const PRESS = 0, MOVE = 1, RELEASE = 2, CANCEL = 3, KEY = 4;
const INPUT = 1, CHANGE = 2, ANIMATION = 4, HANDLED = 8;

const handleEvent = (control, event) => {
  followContext(control);
  const { type, pointerId } = event;
  const { element, rating } = control;
  if (type === 'focus') {
    // A label may have come meanwhile.
    control.described = undefined;
    describe(control, rating.value);
    // The radio button that is checked has it, in place of them all.
    if (event.composedPath()[0] === element) element.focus();
  } else if (type === 'keydown') pressKey(control, event);
  else if (type === 'click') click(control, event);
  else if (type === 'mousedown') {
    begin(control);
  } else if (type === 'pointerdown') {
    // Two fingers zoom the page, and rate nothing.
    if (!event.isPrimary && event.isTrusted) finish(control);
    control.awaited = event;
    // A range says nothing of a mouse before that was heard of by its older name.
    if (event.pointerType !== 'mouse' || !event.isTrusted) begin(control);
  } else if (control.activePointer === undefined) {
    // A finger does not hover: what it left would stay.
    if (rating.preview && event.pointerType !== 'touch' && /move|leave/.test(type)) preview(control, event);
  } else if (pointerId === control.activePointer) {
    if (type === 'pointermove') touch(control, MOVE, event);
    else if (type === 'pointerup') {
      control.last = event;
      if (!element.hasPointerCapture(pointerId)) release(control, event);
    } else if (type === 'lostpointercapture' && !event.buttons) {
      // It comes after the release, which a page may stop; WebKit does not say where.
      release(control);
    } else if (type !== 'pointerleave') finish(control);
  }
};

const begin = (control) => {
  const { element, awaited: event } = control;
  control.awaited = undefined;
  if (!event || event.button > 0 || !event.isPrimary && event.isTrusted || control.activePointer !== undefined) return;
  // Who hears of it may take the element away.
  if (touch(control, PRESS, event) & HANDLED && element.isConnected) {
    control.activePointer = event.pointerId;
    // A script's pointer cannot be captured.
    try {
      element.setPointerCapture(event.pointerId);
    } catch {}
  }
};

const release = (control, event) => {
  control.activePointer = undefined;
  // The click that a script sends next is the same press.
  control.isClicked = event && !event.isTrusted;
  setTimeout(() => { control.isClicked = false; });
  touch(control, RELEASE, event);
};

const touch = (control, kind, event = control.last) => {
  control.last = event;
  return reportEffects(
    control, control.rating.handle(kind, ...placeOf(control, event), event.pointerType === 'touch'));
};

/** Where a pointer is in the picture, and how large that is; a script that says no place presses the middle. */
const placeOf = ({ picture }, { clientX, clientY, isTrusted }) => {
  const { left, top, width, height } = (picture.firstChild ?? picture).getBoundingClientRect();
  return isTrusted || clientX || clientY
    ? [clientX - left, clientY - top, width, height] : [width / 2, height / 2, width, height];
};

/** Takes a gesture back. */
const finish = (control) => {
  control.activePointer = undefined;
  reportEffects(control, control.rating.handle(CANCEL));
};

const reportEffects = (control, effects) => {
  const { element, rating, root } = control;
  setState(control, 'dragging', rating.isPressed);
  if (effects & (INPUT | CHANGE)) {
    control.isDirty = true;
    update(control, effects & ANIMATION);
    // The focus is on the radio button that is checked.
    if (root.activeElement) element.focus();
  }
  for (const [bit, name] of [[INPUT, 'input'], [CHANGE, 'change']]) {
    if (effects & bit) {
      // As of native controls, only one of them leaves a shadow tree.
      element.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
    }
  }
  return effects;
};

const click = (control, event) => {
  const { element } = control;
  const radio = [...control.radios.children].indexOf(event.composedPath()[0]);
  const isOfLabel = [...element.labels].includes(clickedLabel);
  clickedLabel = undefined;
  if (radio >= 0 && !element.matches(':disabled')) {
    // A pointer has pressed it already.
    if (!event.isTrusted || !event.detail) check(control, radio);
  } else if (event.isTrusted || isOfLabel) element.focus();
  // A script's click without a press before it is one.
  else if (!control.isClicked) {
    touch(control, PRESS, event);
    touch(control, RELEASE, event);
  }
  control.isClicked = false;
};

/** The label that a script is clicking: its click comes to the control, and gives no rating. */
let clickedLabel;
const hearClick = (event) => {
  const path = event.composedPath();
  if (!path.some((node) => controls.has(node))) clickedLabel = event.isTrusted || path.find(({ control }) => control);
};
