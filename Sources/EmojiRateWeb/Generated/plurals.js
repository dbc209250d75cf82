// Which of a noun's forms goes with a number: PluralRule in Swift.

/** The place of a form: others, one, few, many, two, zero. */
const formOf = (rule, value) => {
  const hundredths = Math.abs(roundEven(value * 100));
  const whole = Math.floor(hundredths / 100);
  const isWhole = hundredths % 100 === 0;
  const isOne = hundredths === 100;
  const [ones, tens] = [whole % 10, whole % 100];
  const isFew = ones > 1 && ones < 5 && (tens < 11 || tens > 14);
  return [
    0,
    isOne ? 1 : 0,
    isOne || !isWhole && whole < 2 ? 1 : 0,
    whole < 2 ? 1 : 0,
    isOne || !isWhole && whole === 0 ? 1 : 0,
    isOne ? 1 : !isWhole ? 3 : whole > 1 && whole < 5 ? 2 : 0,
    isOne ? 1 : !isWhole ? 0 : isFew ? 2 : 3,
    !isWhole ? 0 : ones === 1 && tens !== 11 ? 1 : isFew ? 2 : 3,
    isOne ? 1 : !isWhole || whole === 0 || tens > 0 && tens < 20 ? 2 : 0,
    !isWhole ? 0 : whole < 3 ? [5, 1, 4][whole] : tens < 3 ? 0 : tens < 11 ? 2 : 3,
  ][rule];
};
