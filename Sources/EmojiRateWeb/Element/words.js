// What is read and said of a value.

const textOf = (value) => value === value ? plain(value) : '';
const plain = (value) => `${+value.toPrecision(12)}`;

/** The word for a value, of those that the page gives: the first for the lowest rating, the last for the highest. */
const wordOf = ({ host, _lowest, scale: { max } }, value) => {
  const words = (host.getAttribute('words') ?? defaultWords).split(/(?<!\\),/);
  // A scale of one value has one word.
  return words[Math.round((value - _lowest) / (max - _lowest) * (words.length - 1)) || 0]?.trim().replaceAll('\\,', ',') ?? '';
};

/** What is read of a value: its word, and the sentence. */
const spoken = (control, value) => {
  const { scale: { max }, _noun, _used: { language } } = control;
  if (value !== value) return notRated(language);
  const word = wordOf(control, value), text = sentence(language, _noun, value, max);
  return word ? `${word}, ${text}` : text;
};

/** Says a value: over the picture while a person rates, or always below it if the page asks for that. */
const say = (control, value, isShown) => {
  const { bubble, host, root, _used: { language } } = control;
  const text = value === value ? wordOf(control, value) || plain(value).replace('.', phrases[language][0]) : '';
  if (bubble.textContent !== text) bubble.textContent = text;
  if (host.wordsShown || !host.isConnected) return;
  const isOpen = !!text && !!(isShown || root.querySelector('input:focus-visible'));
  bubble.togglePopover(isOpen);
  if (isOpen) placeBubble(control, value);
};

/** Places the bubble over the star and inside the window; below the picture if there is no room, or a label, above. */
const placeBubble = ({ bubble, box, _centered, _internals }, value) => {
  const { left, top, bottom, width } = box.getBoundingClientRect();
  // A bubble is less than 30 pixels high.
  const gaps = [..._internals.labels].map((label) => top - label.getBoundingClientRect().bottom);
  const isAbove = [top, ...gaps].every((gap) => gap > 30 || gap < -1);
  const x = left + width * turned(box, _centered(value));
  bubble.style.translate =
    `clamp(4px,${x}px - 50%,100vw - 100% - 4px) ${isAbove ? `calc(${top - 4}px - 100%)` : `${bottom + 4}px`}`;
};
