// Which values are offered as radio buttons, and where each lies: RadioOptions in Swift.

/** The most ratings that are offered as radio buttons; more are easier to find on a slider. */
const MOST_RADIOS = 7;

// https://www.w3.org/TR/WCAG22/#target-size-minimum, a hair less, for browsers round to a 64th.
const LEAST_TARGET = 23.98;

const spansOf = (rate, width, height) => {
  const { scale: { min, max }, look, direction, isRightToLeft } = rate.say;
  const { n, r, w, h, z } = look;
  const step = rate.keyStep;
  const steps = (max - rate.lowest) / step;
  if (!(steps < MOST_RADIOS - 1 + 1e-9)) return [];
  const count = truncated(steps + 1e-9) + 1;
  const valueOf = (index) => rate.given(rate.lowest + index * step);
  const begin = Math.min(min, 0);
  // A cell is touched in all of its width; arithmetic misses a whole symbol by a hair.
  const part = (value, hair) => {
    const [canvas, side, first, pitch, isCells] = r;
    const earned = (value - begin) * n / (max - begin);
    const whole = truncated(earned + hair);
    return (whole * pitch + (earned - whole) * (isCells ? pitch : side) + (isCells ? 0 : first)) / canvas;
  };
  const spanOf = (index) => {
    const value = valueOf(index);
    if (!n) {
      return [
        index ? (value - step / 2 - min) / (max - min) : 0,
        index + 1 < count ? (value + step / 2 - min) / (max - min) : 1];
    }
    const end = part(value, -1e-9);
    return [Math.min(part(index ? valueOf(index - 1) : begin, 1e-9), end), end];
  };
  const isVertical = !n && direction !== 'horizontal';
  // What is not shown yet will be at its own size.
  if (!(width > 0)) [width, height] = [w * z, h * z];
  if (Math.min(width, height) <= LEAST_TARGET) return [];
  const options = [];
  for (let index = 0; index < count; index += 1) {
    const [start, end] = spanOf(index);
    if ((end - start) * (isVertical ? height : width) < LEAST_TARGET) return [];
    const inset = [0, 0, 0, 0];
    const side = isVertical ? direction === 'vertical' ? 2 : 0 : isRightToLeft ? 1 : 3;
    inset[side] = start * 100;
    inset[(side + 2) % 4] = 100 - end * 100;
    options.push({ value: valueOf(index), inset: inset.join('% ') });
  }
  return options;
};
