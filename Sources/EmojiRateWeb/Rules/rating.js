// What people do to a rating, and what becomes of it. The rules of faces are in face.js, and those of rows in row.js. A
// look gives numbers, which ControlScript.look writes: the number of symbols n, 0 or none for a face; the unit u, as in
// sentence.js; f, 1 where symbols are filled by halves; the duration d of a change in seconds; the own width w and height
// h, shown z times as large; the scale a, as [min, max, step]; and the row r, as [width, side of a symbol, first x,
// pitch, 1 for cells].

attributes.readonly = attributes.disabled = attributes.clearable = { kind: '?' };

/** The distance after which a touch becomes a drag, in pixels. */
const DRAG = 3;

class Rating {
  value = 0;
  isRated = false;
  gesture;
  // surroundings.js sets both.
  isDisabled = false;
  isRightToLeft = false;

  constructor(element) { this.element = element; }

  said(name) { return this.element.getAttribute(name); }
  word(name) { return keyword(name, this.said(name)); }
  number(name, fallback) {
    const value = attributeNumber(name, this.said(name) ?? '');
    return value === value ? value : fallback;
  }

  /** Reads the attributes again, all of them, because most depend on each other. */
  read(look) {
    const [min, max, step] = look.a;
    this.look = look;
    this.scale = scaleOf(this.number('min', min), this.number('max', max), this.number('step', step));
    this.isReadOnly = this.said('readonly') !== null;
    this.isClearable = this.said('clearable') !== null;
    this.readOwn();
  }

  /** The value of the picture. */
  get shownValue() { return this.value; }
  get isPressed() { return !!this.gesture; }
  get keyStep() { return this.scale.step || this.unsteppedKeyStep; }
  get pageStep() {
    const { keyStep, scale: { min, max } } = this;
    const steps = (max - min) / 5 / keyStep;
    return steps < 2 ** 31 ? Math.max(truncated(steps + 0.5), 1) * keyStep : steps * keyStep;
  }

  /** Whether a value is no rating: a row without a star. */
  isNothing(value) { return this.unit && value === 0; }
  assign(value) {
    if (value !== value) return this.clear();
    this.value = allowed(this.scale, value);
    this.isRated = !this.isNothing(this.value);
  }
  clear() {
    this.isRated = false;
    this.value = allowed(this.scale, this.unratedValue);
  }

  /** What the rating becomes when a person gives a value: the nearest step or short decimal. */
  given(value) {
    const { scale } = this;
    // A max between two steps is out of reach.
    return allowed(scale, scale.step
      ? Math.min(value, scale.max - scale.step * 0.499) : shortened(scale, value, this.finestPart));
  }
  #change(act) {
    const { value, isRated } = this;
    act();
    return value === this.value && isRated === this.isRated ? HANDLED : HANDLED | INPUT;
  }
  giveValue(value) { return this.#change(() => this.assign(this.given(value))); }
  takeBack() {
    return this.isClearable ? this.#change(() => this.clear()) : this.giveValue(this.scale.min);
  }
  /** Adds steps for a script. */
  step(count) {
    for (let rest = Math.abs(count); rest > 0; rest -= 1) {
      if (!(this.#walk(count < 0 ? -this.keyStep : this.keyStep) & INPUT)) break;
    }
  }

  handle(kind, ...touch) {
    if (kind === CANCEL) return this.#cancel();
    // A gesture that does not end would block the next press.
    if (this.isDisabled || this.isReadOnly) return kind === RELEASE ? this.#cancel() : 0;
    return kind === PRESS ? this.press(...touch) : kind === MOVE ? this.#move(...touch)
      : kind === RELEASE ? this.#release(touch) : this.#key(kind);
  }

  press(x, y) {
    if (this.gesture) return 0;
    this.gesture = { x, y, start: this.value, wasRated: this.isRated, dragged: this.value };
    return HANDLED;
  }

  #move(x, y, width, height, mayScroll) {
    const { gesture } = this;
    if (!gesture) return 0;
    const [across, down] = [x - gesture.x, y - gesture.y];
    // A script may have set another value meanwhile.
    if (!across && !down) return HANDLED;
    const squared = across * across + down * down;
    const along = this.isVertical ? down : across;
    const isFar = squared > DRAG * DRAG && (!mayScroll || along * along * 2 > squared);
    if (!gesture.isDrag && !isFar) return HANDLED;
    gesture.isDrag = true;
    [gesture.x, gesture.y, gesture.down] = [x, y, down];
    return this.slide(x, y, width, height);
  }

  #release(touch) {
    // The last part of the way may not have been told.
    let effects = this.#move(...touch);
    const { gesture } = this;
    if (!gesture) return 0;
    effects = this.settle(...touch) ?? effects;
    this.gesture = undefined;
    return this.value !== gesture.start || this.isRated !== gesture.wasRated ? effects | CHANGE : effects;
  }

  #cancel() {
    const { gesture } = this;
    if (!gesture) return 0;
    const isChanged = this.value !== gesture.start || this.isRated !== gesture.wasRated;
    // The scale may be another by now.
    [this.value, this.isRated, this.gesture] = [allowed(this.scale, gesture.start), gesture.wasRated, undefined];
    return isChanged ? HANDLED | INPUT : HANDLED;
  }

  #key(key) {
    // Another value than the drag's would be lost at the next move.
    if (this.gesture) return HANDLED;
    const effects = key === keys.Home ? this.takeBack() : key === keys.End ? this.giveValue(this.scale.max)
      : key === keys.Delete ? this.isClearable ? this.takeBack() : 0 : this.#walk(this.#distance(key));
    return effects & INPUT ? effects | CHANGE | ANIMATION : effects;
  }
  #distance(key) {
    const distance = key === keys.PageUp || key === keys.PageDown ? this.pageStep : this.keyStep;
    const forward = this.isRightToLeft ? keys.ArrowLeft : keys.ArrowRight;
    return [forward, keys.ArrowUp, keys.PageUp].includes(key) ? distance : -distance;
  }
  #walk(distance) {
    // Where there is no rating, up to the lowest, and not down.
    if (!this.isRated) return distance > 0 ? this.giveValue(this.lowest) : HANDLED;
    return this.giveValue(this.value + distance);
  }
}
