// The sentence that is read of a rating: Phrases, PluralRule and RatingSentence in Swift.

/** A language of those that the script has, by a tag; undefined where it is none of them. */
const languageOf = (text) => {
  if (!/^[a-z\d]{1,8}(-[a-z\d]{1,8})*$/i.test(text)) return;
  const [name, ...rest] = text.toLowerCase().split('-');
  const script = rest.find((part) => /^(hans|cn|sg|hant|tw|hk|mo)$/.test(part));
  const full = name === 'zh' ? /^(hant|tw|hk|mo)$/.test(script) ? 'zh-Hant' : 'zh-Hans' : name;
  return phrases[full] && full;
};

/** Which of a noun's forms goes with a number: others, one, few, many, two, zero. */
const formOf = (rule, value) => {
  const hundredths = Math.abs(roundEven(value * 100));
  const whole = truncated(hundredths / 100);
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

/** The nearest whole number, halves to even. */
const roundEven = (value) => {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 ? rounded - 1 : rounded;
};

/** The sentence for a value of so much, of a unit: 0 are steps, 1 stars, 2 hearts. */
const sentence = (language, unit, value, max) => {
  const row = phrases[language];
  const forms = row.slice(2).split(';')[unit ? unit + 1 : 0].split('|');
  const written = (number) => `${roundEven(number * 100) / 100 || 0}`.replace('.', row[0]);
  return (forms[unit ? formOf(+row[1], value) : 0] ?? forms[0])
    .replace(/[#%]/g, (mark) => written(mark === '#' ? value : max));
};

const notRated = (language) => phrases[language].split(';')[1];
