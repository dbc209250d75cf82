// What people do to a rating, and what becomes of it: the rules of Control in Swift.

/** How far a touch moves before it is a drag, in pixels. */
const DRAG = 3;

class Rate {
  value = 0;
  isRated = false;
  gesture;

  /** @param say what the element says: { scale, look, rule, direction, sensitivity, … } */
  constructor(say) { this.say = say; }

  get isRow() { return !!this.say.look.n; }
  /** What the symbols are counted in, as in sentence.js; nothing where a value is none of their numbers. */
  get unit() {
    const { look: { u, n }, scale: { min, max } } = this.say;
    return n > 1 && min >= 0 && max === n ? u : 0;
  }
  get isNothing() { return this.unit && this.value === 0 && this.say.scale.min === 0; }
  get finestPart() { return this.isRow && this.say.rule !== 'exact' ? 1e-12 : 1 / 200; }
  get keyStep() {
    const { scale, look: { n }, rule } = this.say;
    if (scale.step > 0) return scale.step;
    if (!n) return (scale.max - scale.min) / 50;
    const symbol = valueOfEarned(scale, 1, n) - valueOfEarned(scale, 0, n);
    return symbol / ({ whole: 1, buttons: 1, exact: 10 }[rule] ?? 2);
  }
  get pageStep() {
    const { min, max } = this.say.scale;
    const step = this.keyStep;
    const steps = (max - min) / 5 / step;
    return steps < 2 ** 31 ? Math.max(truncated(steps + 0.5), 1) * step : steps * step;
  }
  get lowest() {
    const { min } = this.say.scale;
    return this.isRow && min <= 0 ? min + this.keyStep : min;
  }
  get unratedValue() {
    const { min, max } = this.say.scale;
    return this.isRow ? min : (min + max) / 2;
  }

  assign(value) {
    if (value !== value) return this.clear();
    this.value = allowed(this.say.scale, value);
    this.isRated = !this.isNothing;
  }
  clear() {
    this.isRated = false;
    this.value = allowed(this.say.scale, this.unratedValue);
  }

  /** What the rating becomes when a person gives a value: the nearest step or short decimal. */
  given(value) {
    const { scale } = this.say;
    // A max between two steps is out of reach.
    return allowed(scale, scale.step > 0
      ? Math.min(value, scale.max - scale.step * 0.499) : shortened(scale, value, this.finestPart));
  }
  #change(act) {
    const { value, isRated } = this;
    act();
    return value === this.value && isRated === this.isRated ? HANDLED : HANDLED | INPUT;
  }
  give(value) { return this.#change(() => this.assign(this.given(value))); }
  takeBack() {
    return this.say.isClearable ? this.#change(() => this.clear()) : this.give(this.say.scale.min);
  }

  handle(kind, ...touch) {
    if (kind === CANCEL) return this.#cancel();
    if (this.say.isDisabled || this.say.isReadOnly) return kind === RELEASE ? this.#cancel() : 0;
    return kind === PRESS ? this.#press(touch) : kind === MOVE ? this.#move(touch)
      : kind === RELEASE ? this.#release(touch) : this.#key(kind);
  }

  #press([x, y, width, height, mayScroll]) {
    if (this.gesture) return 0;
    this.gesture = { x, y, start: this.value, wasRated: this.isRated, dragged: this.value };
    if (!this.isRow || this.say.rule === 'buttons' || mayScroll) return HANDLED;
    return this.#slide(x, y, width, height) | ANIMATION;
  }

  #move([x, y, width, height, mayScroll]) {
    const { gesture } = this;
    if (!gesture) return 0;
    const { direction, scale, rule, sensitivity } = this.say;
    const isUpright = !this.isRow && direction !== 'horizontal';
    const [across, down] = [x - gesture.x, y - gesture.y];
    const squared = across * across + down * down;
    let isFar = squared > DRAG * DRAG;
    if (mayScroll) {
      const along = isUpright ? down : across;
      isFar = isFar && along * along * 2 > squared;
    }
    if (!gesture.isDrag && !isFar) return HANDLED;
    gesture.isDrag = true;
    if (isUpright && height > 0) {
      const way = direction === 'vertical' ? -down : down;
      gesture.dragged = clamp(
        gesture.dragged + way / height * sensitivity * (scale.max - scale.min) / 5, scale.min, scale.max);
    }
    [gesture.x, gesture.y] = [x, y];
    return this.isRow && rule === 'buttons' ? HANDLED : this.#slide(x, y, width, height);
  }

  #release(touch) {
    // The last part of the way may not have been told.
    let effects = this.#move(touch);
    const { gesture } = this;
    if (!gesture) return 0;
    const [x, y, width, height, mayScroll] = touch;
    const isButtons = this.say.rule === 'buttons';
    if (!this.isRow) {
      if (!gesture.isDrag) effects = this.#slide(x, y, width, height) | ANIMATION;
    } else if (!gesture.isDrag || isButtons) {
      const value = this.#valueAt(x, y, width, height);
      const isAgain = gesture.wasRated && this.given(value) === gesture.start;
      if (isAgain && (this.say.isClearable || isButtons)) effects = this.takeBack() | ANIMATION;
      else if (value === value && (isButtons || mayScroll)) effects = this.give(value) | ANIMATION;
    }
    this.gesture = undefined;
    return this.value !== gesture.start || this.isRated !== gesture.wasRated ? effects | CHANGE : effects;
  }

  #cancel() {
    const { gesture } = this;
    if (!gesture) return 0;
    const isChanged = this.value !== gesture.start || this.isRated !== gesture.wasRated;
    [this.value, this.isRated, this.gesture] = [gesture.start, gesture.wasRated, undefined];
    return isChanged ? HANDLED | INPUT : HANDLED;
  }

  #slide(...touch) {
    const value = this.#valueAt(...touch);
    return value === value ? this.give(value) : HANDLED;
  }

  #valueAt(x, y, width, height) {
    const { look, scale, rule, direction, isRightToLeft } = this.say;
    const { gesture } = this;
    const way = isRightToLeft ? width - x : x;
    const across = (whole) => width > 0 ? clamp(way * whole / width, -whole, 2 * whole) : 0;
    if (look.n) return valueOfEarned(scale, earnedAt(rule, across(look.r[0]), look), look.n);
    if (direction !== 'horizontal' && gesture?.isDrag) return gesture.dragged;
    const down = height > 0 ? y / height : 0;
    const part = clamp(direction === 'horizontal' ? across(1) : direction === 'vertical' ? 1 - down : down, 0, 1);
    return scale.min * (1 - part) + scale.max * part;
  }

  preview(...touch) {
    const { isDisabled, isReadOnly } = this.say;
    if (isDisabled || isReadOnly || !this.isRow) return NaN;
    const value = this.#valueAt(...touch);
    return value === value ? this.given(value) : NaN;
  }

  #key(key) {
    // Another value than the drag's would be lost at the next move.
    if (this.gesture) return HANDLED;
    const { scale, isClearable } = this.say;
    const effects = key === keys.Home ? this.takeBack() : key === keys.End ? this.give(scale.max)
      : key === keys.Delete ? isClearable ? this.takeBack() : 0 : this.#step(this.#distance(key));
    return effects & INPUT ? effects | CHANGE | ANIMATION : effects;
  }
  #distance(key) {
    const distance = key === keys.PageUp || key === keys.PageDown ? this.pageStep : this.keyStep;
    const forward = this.say.isRightToLeft ? keys.ArrowLeft : keys.ArrowRight;
    return [forward, keys.ArrowUp, keys.PageUp].includes(key) ? distance : -distance;
  }
  #step(distance) {
    // Where there is no rating, up to the lowest, and not down.
    if (!this.isRated) return distance > 0 ? this.give(this.lowest) : HANDLED;
    return this.give(this.value + distance);
  }
}
