// The sentence that is read of a rating: LanguageRow and RatingSentence in Swift.

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
