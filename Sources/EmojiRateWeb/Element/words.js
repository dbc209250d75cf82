// What is read and said of a value.

const plain = (value) => `${+value.toPrecision(12)}`;

/** The word for a value, of those that the page gives: the first for the lowest rating, the last for the highest. */
const wordOf = ({ host, lowest, scale: { max } }, value) => {
  const words = (host.getAttribute('words') ?? defaultWords).split(',');
  // A scale of one value has one word.
  return words[Math.round((value - lowest) / (max - lowest) * (words.length - 1)) || 0]?.trim() ?? '';
};

/** What is read of a value: its word, and the sentence. */
const spoken = (control, value) => {
  const { scale: { max }, unit, used: { language } } = control;
  if (value !== value) return notRated(language);
  const word = wordOf(control, value), text = sentence(language, unit, value, max);
  return word ? `${word}, ${text}` : text;
};

/** Says a value above the picture. */
const say = (control, value, isShown) => {
  const { bubble, used: { language } } = control;
  const text = value === value ? wordOf(control, value) || plain(value).replace('.', phrases[language][0]) : '';
  if (bubble.textContent !== text) bubble.textContent = text;
  bubble.className = isShown ? 'shown' : '';
};
