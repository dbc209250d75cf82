// The motion of a picture from one value to another. Tests/Control/vectors.mjs compares it with Easing in Swift, which
// moving pictures need.

/** The progress of a change after a part of its time: ease-in-out of CSS Easing 1. */
const eased = (part) => {
  if (part >= 1) return 1;
  // The curve goes with t through points (time, change), of which the time is known.
  let t = 0.5;
  for (let half = 0.25; half > 1e-8; half /= 2) t += t * (1.26 + t * (0.52 * t - 0.78)) < part ? half : -half;
  return t * t * (3 - 2 * t);
};
