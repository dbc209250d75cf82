// What people do with a finger, a pen or a mouse. The rules of Rules say which value a place has.

/** The distance after which a touch becomes a drag, in pixels. */
const DRAG = 3;

const isEnabled = ({ host }) => !host.matches(':disabled,[readonly]');

/** Where a pointer is in the picture, in its own pixels, for a page may turn or mirror what is around it. */
const placeOf = ({ box }, { offsetX, offsetY }) => [offsetX - box.offsetLeft, offsetY - box.offsetTop];

/** A part of the width, from the side where the picture begins. */
const turned = (box, part) => box.matches(':dir(rtl)') ? 1 - part : part;

/** The value at a place; NaN where there is none. */
const valueAt = ({ box, _placed }, [x, y]) => _placed(turned(box, x / box.offsetWidth), y / box.offsetHeight);

const press = (control, event, { pointerId, pointerType }) => {
  const { button, clientX, clientY, defaultPrevented, isTrusted } = event;
  // A script that says no place is no press, and nobody presses what is hidden.
  if (button || defaultPrevented || control._gesture || !isEnabled(control) || !control.box.offsetWidth) return;
  if (!isTrusted && !clientX && !clientY) return;
  const place = placeOf(control, event);
  const mayScroll = pointerType === 'touch';
  control._gesture = { pointerId, _mayScroll: mayScroll, _place: place, start: control.value, _dragged: shownValue(control) };
  if (isTrusted) control.host.setPointerCapture(pointerId);
  if (control._isRow && control._rule !== 'buttons' && !mayScroll) rate(control, valueAt(control, place), true);
  else update(control);
};

const drag = (control, event) => {
  const { box, _gesture, _isVertical } = control;
  if (event.pointerId !== _gesture?.pointerId) return;
  const place = placeOf(control, event);
  const [across, down] = place.map((one, axis) => one - _gesture._place[axis]);
  const distance = Math.hypot(across, down);
  // A finger that goes the other way scrolls the page.
  const isAlong = !_gesture._mayScroll || Math.abs(_isVertical ? down : across) > distance * Math.SQRT1_2;
  _gesture._last = place;
  _gesture._isDrag ||= distance > DRAG && isAlong;
  // Without a move, the value of a script stays.
  if (!_gesture._isDrag || !distance || control._rule === 'buttons') return;
  _gesture._place = place;
  if (_isVertical) _gesture._dragged = control._dragged(_gesture._dragged, down / box.offsetHeight);
  rate(control, _isVertical ? _gesture._dragged : valueAt(control, place));
};

const release = (control, { pointerId }) => {
  const { _gesture, host, _isRow, _rule } = control;
  if (pointerId !== _gesture?.pointerId) return;
  control._gesture = undefined;
  control._isHandled = true;
  if (!_gesture._isDrag || _rule === 'buttons') {
    const value = given(control, valueAt(control, _gesture._last ?? _gesture._place));
    // The current star again takes the rating back.
    const isAgain = _isRow && value === _gesture.start && (host.clearable || _rule === 'buttons');
    // The gap between two buttons is none.
    if (value === value) rate(control, isAgain ? NaN : value, true);
  }
  if (!Object.is(control.value, _gesture.start)) report(control, 'change');
  update(control);
};

/** Takes a gesture back. */
const cancel = (control) => {
  const { _gesture } = control;
  control._gesture = undefined;
  if (_gesture && !rate(control, _gesture.start)) update(control);
};

/** What the events of pointers do; the mouse is followed by its older events, as by a range. */
const pointers = {
  pointerdown(control, event) {
    const { isPrimary, isTrusted, pointerType } = event;
    control._isHandled = false;
    control._awaited = undefined;
    // Two fingers zoom the page, and rate nothing.
    if (isTrusted && !isPrimary) cancel(control);
    // The older event does not come if a page prevents the newer one.
    else if (isTrusted && pointerType === 'mouse') control._awaited = event;
    else press(control, event, event);
  },
  mousedown(control, event) {
    if (control._awaited) press(control, event, control._awaited);
    control._awaited = undefined;
  },
  pointermove(control, event) {
    if (control._gesture) drag(control, event);
    else if (control._isRow) hover(control, event);
  },
  pointerup(control, event) {
    drag(control, event);
    // The loss of a pointer follows its release, which a page may stop. A script's pointer was not captured.
    if (!event.isTrusted) release(control, event);
  },
  lostpointercapture: release,
  pointercancel(control, event) {
    if (event.pointerId === control._gesture?.pointerId) cancel(control);
  },
  pointerleave(control, event) {
    if (control._isRow && !control._gesture) hover(control, event);
  },
};
