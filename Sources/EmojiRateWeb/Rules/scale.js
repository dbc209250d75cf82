// The values that a rating may have. Tests/Control/vectors.mjs compares clamping and steps with Rating in Swift, which
// pictures need.

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** A scale, with ends that are apart. */
const scaleOf = (min, max, step) => {
  const limit = 1e13;
  [min, max] = [clamp(min, -limit, limit), clamp(max, -limit, limit)];
  if (min >= max) {
    min = Math.min(min, limit - 1);
    max = min + 1;
  }
  return { min, max, step: Math.max(step, 0) || 0 };
};

const nearestStep = ({ min, max, step }, value) => {
  const steps = (value - min) / step;
  // From 2⁵² steps on a number has no fraction left to round.
  if (!(steps < 2 ** 52)) return NaN;
  const whole = truncated(steps);
  return clamp(min + (steps - whole >= 0.5 ? whole + 1 : whole) * step, min, max);
};

/** The nearest value that the scale has. */
const allowed = (scale, value) => {
  const clamped = clamp(value, scale.min, scale.max);
  if (!scale.step) return clamped;
  const nearest = nearestStep(scale, clamped);
  return nearest === nearest && nearestStep(scale, nearest) === nearest ? nearest : clamped;
};

/** The nearest short decimal: a multiple of the greatest power of ten that is no more than a part of the scale. */
const shortened = ({ min, max }, value, part) => {
  // An end need not be short, but is to be reached.
  if (!(value > min && value < max)) return value;
  const finest = (max - min) * part;
  let unit = 1, perOne = 1;
  while (unit > finest && unit > 1e-20) unit /= 10;
  while (unit * 10 <= finest) unit *= 10;
  // Dividing by a whole number gives the decimal nearest to it; multiplying by a fraction does not.
  while (perOne * unit < 0.99) perOne *= 10;
  const count = unit < 1 ? value * perOne : value / unit;
  if (unit > finest || Math.abs(count) >= 2 ** 52) return value;
  const whole = truncated(count + (count < 0 ? -0.5 : 0.5));
  return unit < 1 ? whole / perOne : whole * unit;
};
