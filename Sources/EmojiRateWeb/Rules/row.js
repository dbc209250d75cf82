// The rules of rows.

attributes.touch = { words: Object.keys(earnedBy) };

/** The value that shows as so many symbols of a row. */
const valueOfEarned = ({ min, max }, earned, count) => {
  const begin = Math.min(min, 0);
  return begin + earned * (max - begin) / count;
};

class RowRating extends Rating {
  /** What the symbols are counted in, as in sentence.js; nothing where a value is none of their numbers. */
  get unit() {
    const { look: { u, n }, scale: { min, max } } = this;
    return n > 1 && min >= 0 && max === n ? u : 0;
  }
  get finestPart() { return this.touch !== 'exact' ? 1e-12 : 1 / 200; }
  get unsteppedKeyStep() {
    const { scale, look: { n }, touch } = this;
    const symbol = valueOfEarned(scale, 1, n) - valueOfEarned(scale, 0, n);
    return symbol / ({ whole: 1, buttons: 1, exact: 10 }[touch] ?? 2);
  }
  get lowest() {
    const { min } = this.scale;
    return min <= 0 ? min + this.keyStep : min;
  }
  get begin() { return Math.min(this.scale.min, 0); }
  get unratedValue() { return this.scale.min; }
  // Without a rating a row is empty, also if its scale begins above 0.
  get shownValue() { return this.isRated ? this.value : this.begin; }
  get isButtons() { return this.touch === 'buttons'; }

  readOwn() {
    this.touch = this.word('touch') ?? this.defaultTouch();
  }
  /** The rule that reaches every step. */
  defaultTouch() {
    const { scale: { min, max, step }, look: { n, f } } = this;
    if (!step) return f ? 'half' : 'whole';
    const symbols = step / (max - Math.min(min, 0)) * n;
    return symbols > 0.999 ? 'whole' : symbols > 0.499 ? 'half' : 'exact';
  }

  press(...touch) {
    const effects = super.press(...touch);
    return effects && !this.isButtons && !touch[4] ? this.slide(...touch) | ANIMATION : effects;
  }
  slide(...touch) {
    const value = this.valueAt(...touch);
    return value === value && !this.isButtons ? this.giveValue(value) : HANDLED;
  }
  settle(...touch) {
    const { gesture: { isDrag, wasRated, start }, isButtons } = this;
    if (isDrag && !isButtons) return;
    const value = this.valueAt(...touch);
    const isAgain = wasRated && this.given(value) === start;
    if (isAgain && (this.isClearable || isButtons)) return this.takeBack() | ANIMATION;
    if (value === value && (isButtons || touch[4])) return this.giveValue(value) | ANIMATION;
  }
  valueAt(x, y, width) {
    const { look, scale, touch } = this;
    const [whole] = look.r;
    const way = this.isRightToLeft ? width - x : x;
    const across = width > 0 ? clamp(way * whole / width, -whole, 2 * whole) : 0;
    return valueOfEarned(scale, earnedAt(touch, across, look), look.n);
  }
  preview(...touch) {
    const value = this.isDisabled || this.isReadOnly ? NaN : this.valueAt(...touch);
    return value === value ? this.given(value) : NaN;
  }

  /** Where a value begins and ends, of a width of 1. */
  spanOf(value, before) {
    const { begin, scale: { max }, look: { n, r: [canvas, side, first, pitch, isCells] } } = this;
    // A cell is touched in all of its width; arithmetic misses a whole symbol by a hair.
    const part = (value, hair) => {
      const earned = (value - begin) * n / (max - begin);
      const whole = truncated(earned + hair);
      return (whole * pitch + (earned - whole) * (isCells ? pitch : side) + (isCells ? 0 : first)) / canvas;
    };
    const end = part(value, -1e-9);
    return [Math.min(part(before ?? begin, 1e-9), end), end];
  }
}
