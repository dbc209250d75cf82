// The rules of faces.

attributes.direction = { words: ['horizontal', 'vertical', 'original'] };
attributes.sensitivity = {};

class FaceRating extends Rating {
  isFace = true;
  unit = 0;
  /** A touch is no more exact than this part of the scale. */
  finestPart = 1 / 200;

  get isVertical() { return this.direction !== 'horizontal'; }
  get unsteppedKeyStep() { return (this.scale.max - this.scale.min) / 50; }
  get lowest() { return this.scale.min; }
  get begin() { return this.scale.min; }
  get unratedValue() { return (this.scale.min + this.scale.max) / 2; }

  readOwn() {
    this.direction = this.word('direction') ?? 'horizontal';
    this.sensitivity = clamp(this.number('sensitivity', 5), 1, 10);
  }

  slide(x, y, width, height) {
    const { scale: { min, max }, direction, gesture } = this;
    if (this.isVertical && gesture.isDrag) {
      const way = direction === 'vertical' ? -gesture.down : gesture.down;
      if (height > 0) {
        gesture.dragged = clamp(gesture.dragged + way / height * this.sensitivity * (max - min) / 5, min, max);
      }
      return this.giveValue(gesture.dragged);
    }
    const across = width > 0 ? (this.isRightToLeft ? width - x : x) / width : 0;
    const below = height > 0 ? y / height : 0;
    const part = clamp(direction === 'horizontal' ? across : direction === 'vertical' ? 1 - below : below, 0, 1);
    return this.giveValue(min * (1 - part) + max * part);
  }
  settle(...touch) {
    if (!this.gesture.isDrag) return this.slide(...touch) | ANIMATION;
  }

  /** Where a value begins and ends, of a height or width of 1. */
  spanOf(value, before, isLast) {
    const { keyStep, scale: { min, max } } = this;
    return [
      before === undefined ? 0 : (value - keyStep / 2 - min) / (max - min),
      isLast ? 1 : (value + keyStep / 2 - min) / (max - min)];
  }
}
