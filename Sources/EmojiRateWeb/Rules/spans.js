// The values of the radio buttons, and where each lies.

/** The most ratings that are offered as radio buttons; more are easier to find on a slider. */
const MOST_RADIOS = 7;

// https://www.w3.org/TR/WCAG22/#target-size-minimum, a hair less, for browsers round to a 64th.
const LEAST_TARGET = 23.98;

const spansOf = (rating, width, height) => {
  const { isVertical, keyStep, lowest, look: { w, h, z }, scale } = rating;
  const steps = (scale.max - lowest) / keyStep;
  if (!(steps < MOST_RADIOS - 1 + 1e-9)) return [];
  // What is not shown yet will be at its own size.
  if (!(width > 0)) [width, height] = [w * z, h * z];
  if (Math.min(width, height) <= LEAST_TARGET) return [];
  const count = truncated(steps + 1e-9) + 1;
  const options = [];
  let before;
  for (let index = 0; index < count; index += 1) {
    const value = rating.given(lowest + index * keyStep);
    const [start, end] = rating.spanOf(value, before, index + 1 === count);
    if ((end - start) * (isVertical ? height : width) < LEAST_TARGET) return [];
    const inset = [0, 0, 0, 0];
    const side = isVertical ? rating.direction === 'vertical' ? 2 : 0 : rating.isRightToLeft ? 1 : 3;
    inset[side] = start * 100;
    inset[(side + 2) % 4] = 100 - end * 100;
    options.push({ value, inset: inset.join('% ') });
    before = value;
  }
  return options;
};
