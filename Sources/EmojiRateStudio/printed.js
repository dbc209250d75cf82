// The texts to copy, and the options behind them, from what the fields say: see read() in panel.js.

const kindOf = (state) => isFace(state) ? '' : 'stars';

const symbolOf = ({ symbol }) => symbol === 'face' || symbol === 'stars' ? [] : [['symbol', symbol.slice(0, -1)]];

/** The ends of the scale, and the value on it; '' if there is none. */
const scaleOf = (state) => {
  const minimum = Number(state.minimum);
  const maximum = Number(state.maximum || (isFace(state) ? 5 : state.count));
  return { minimum, maximum, value: state.value && `${Math.min(Math.max(state.value, minimum), maximum)}` };
};

/** The options of the picture. */
const pictureOptionsOf = ({ state, options }) => {
  const { value } = scaleOf(state);
  return [
    ...value === '' ? [] : [['value', value]], ...symbolOf(state), ...options.filter(([name]) => name !== 'words'),
  ];
};

/** The options of the control's script. Its decimals are its own, and its direction is the page's or an attribute. */
const controlOptionsOf = ({ state, options }) =>
  [...symbolOf(state), ...options.filter(([name]) => !['precision', 'right-to-left'].includes(name))];

/** A word as the shell takes it. */
const quoted = (word) => /^[\w.,:=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const commandLine = (words, options) =>
  [['emoji-rate', ...words].join(' '), ...options.map(([name, text]) => `--${name}${text && ` ${quoted(text)}`}`)];

/** The command of the picture with this label. */
const commandOf = (given, label) => {
  const { state } = given;
  const { minimum, maximum, value } = scaleOf(state);
  let options = pictureOptionsOf(given);
  if (value === '') {
    // A picture without a rating is grey, and says so itself.
    const unused = ['low-color', 'high-color', 'hue-path', 'color', 'colors', 'language', 'step'];
    options = [
      ['value', `${isFace(state) ? (minimum + maximum) / 2 : minimum}`],
      ...isFace(state) ? [['color', 'hsb(0 0% 58%)']] : [],
      ...options.filter(([name]) => !unused.includes(name)), ['title', label],
    ];
  }
  return commandLine(isFace(state) ? [] : ['stars'], options).join(' \\\n  ');
};

const controlCommandOf = (given) => {
  const words = isFace(given.state) ? ['control'] : ['control', 'stars'];
  return [...commandLine(words, controlOptionsOf(given)), '-o rating.js'].join(' \\\n  ');
};

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The attributes of the element. */
const attributesOf = ({ state, attributes, options }) => [
  ...attributes, ...options.filter(([name]) => name === 'right-to-left' && isRow(state)),
];

const markupOf = (given) => {
  const { value } = scaleOf(given.state);
  const attributes = [...value === '' ? [] : [['value', value]], ...attributesOf(given)];
  const words = attributes.map(([name, text]) => text ? `${name}="${escaped(text)}"` : name);
  return `<script defer src="rating.js"></script>

<label for="rating">Your rating</label>
<emoji-rate ${['id="rating"', ...words].join('\n  ')}></emoji-rate>`;
};
