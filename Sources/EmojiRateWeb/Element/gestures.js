// What people do with a finger, a pen or a mouse. The rules of Rules say which value a place has.

/** The distance after which a touch becomes a drag, in pixels. */
const DRAG = 3;

const isEnabled = ({ host }) => !host.matches(':disabled,[readonly]');

/** Where a pointer is in the picture, in its own pixels, for a page may turn or mirror what is around it. */
const placeOf = ({ box }, { offsetX, offsetY }) => [offsetX - box.offsetLeft, offsetY - box.offsetTop];

/** A part of the width, from the side where the picture begins. */
const turned = (box, part) => box.matches(':dir(rtl)') ? 1 - part : part;

/** The value at a place; NaN where there is none. */
const valueAt = ({ box, placed }, [x, y]) => placed(turned(box, x / box.offsetWidth), y / box.offsetHeight);

const press = (control, event, { pointerId, pointerType }) => {
  const { button, clientX, clientY, defaultPrevented, isTrusted } = event;
  // A script that says no place is no press, and nobody presses what is hidden.
  if (button || defaultPrevented || control.gesture || !isEnabled(control) || !control.box.offsetWidth) return;
  if (!isTrusted && !clientX && !clientY) return;
  const place = placeOf(control, event);
  const mayScroll = pointerType === 'touch';
  control.gesture = { pointerId, mayScroll, place, start: control.value, dragged: shownValue(control) };
  if (isTrusted) control.host.setPointerCapture(pointerId);
  if (control.isRow && control.rule !== 'buttons' && !mayScroll) rate(control, valueAt(control, place), true);
  else update(control);
};

const drag = (control, event) => {
  const { box, gesture, isVertical } = control;
  if (event.pointerId !== gesture?.pointerId) return;
  const place = placeOf(control, event);
  const [across, down] = place.map((one, axis) => one - gesture.place[axis]);
  const distance = Math.hypot(across, down);
  // A finger that goes the other way scrolls the page.
  const isAlong = !gesture.mayScroll || Math.abs(isVertical ? down : across) > distance * Math.SQRT1_2;
  gesture.last = place;
  gesture.isDrag ||= distance > DRAG && isAlong;
  // Without a move, the value of a script stays.
  if (!gesture.isDrag || !distance || control.rule === 'buttons') return;
  gesture.place = place;
  if (isVertical) gesture.dragged = control.dragged(gesture.dragged, down / box.offsetHeight);
  rate(control, isVertical ? gesture.dragged : valueAt(control, place));
};

const release = (control, { pointerId }) => {
  const { gesture, host, isRow, rule } = control;
  if (pointerId !== gesture?.pointerId) return;
  control.gesture = undefined;
  control.isHandled = true;
  if (!gesture.isDrag || rule === 'buttons') {
    const value = given(control, valueAt(control, gesture.last ?? gesture.place));
    // The current star again takes the rating back.
    const isAgain = isRow && value === gesture.start && (host.clearable || rule === 'buttons');
    // The gap between two buttons is none.
    if (value === value) rate(control, isAgain ? NaN : value, true);
  }
  if (!Object.is(control.value, gesture.start)) report(control, 'change');
  update(control);
};

/** Takes a gesture back. */
const cancel = (control) => {
  const { gesture } = control;
  control.gesture = undefined;
  if (gesture && !rate(control, gesture.start)) update(control);
};

/** What the events of pointers do; the mouse is followed by its older events, as by a range. */
const pointers = {
  pointerdown(control, event) {
    const { isPrimary, isTrusted, pointerType } = event;
    control.isHandled = false;
    control.awaited = undefined;
    // Two fingers zoom the page, and rate nothing.
    if (isTrusted && !isPrimary) cancel(control);
    // The older event does not come if a page prevents the newer one.
    else if (isTrusted && pointerType === 'mouse') control.awaited = event;
    else press(control, event, event);
  },
  mousedown(control, event) {
    if (control.awaited) press(control, event, control.awaited);
    control.awaited = undefined;
  },
  pointermove(control, event) {
    if (control.gesture) drag(control, event);
    else if (control.isRow) hover(control, event);
  },
  pointerup(control, event) {
    drag(control, event);
    // The loss of a pointer follows its release, which a page may stop. A script's pointer was not captured.
    if (!event.isTrusted) release(control, event);
  },
  lostpointercapture: release,
  pointercancel(control, event) {
    if (event.pointerId === control.gesture?.pointerId) cancel(control);
  },
  pointerleave(control, event) {
    if (control.isRow && !control.gesture) hover(control, event);
  },
};
