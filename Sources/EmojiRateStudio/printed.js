// The texts to copy: the markup that shows a picture or a control, and the command that does the same.

const kindOf = ({ name }) => ({ face: 'face', drawing: 'face', stars: 'stars', ratings: 'summary' })[name];

/** The ends of a scale, and the value on it; '' if there is none. */
const scaleOf = (state, standard = 5) => {
  const number = (text, other) => text === '' || Number.isNaN(Number(text)) ? other : Number(text);
  const minimum = number(state.minimum ?? '', 0);
  const maximum = Math.max(number(state.maximum ?? '', standard), minimum);
  const step = Math.max(number(state.step ?? '', 0), 0);
  const isNumber = state.value !== '' && !Number.isNaN(Number(state.value));
  return {
    minimum, maximum, step,
    value: isNumber ? `${Math.min(Math.max(state.value, minimum), maximum)}` : state.value,
  };
};
const scaleOfTab = ({ name }, state) => scaleOf(state, name === 'stars' ? Number(state.count) : 5);

/** The options of a tab's picture, with the input. */
const pictureOptionsOf = (tab, { state, options }) => {
  if (tab.name === 'ratings') {
    if (state.data === 'counts') return [['counts', state.counts], ...options];
    return [...sourceOptions(), ...state.group ? [['group', state.group]] : [], ...options];
  }
  const { value } = scaleOfTab(tab, state);
  return [
    ...value === '' ? [] : [['value', value]], ...tab.name === 'drawing' ? [['drawing', '']] : [], ...options,
  ];
};

/** The options that make the picture move. */
const movingOptionsOf = (tab, { state, moving }) => moving.some(([name]) => name === 'animate-from') ? moving
  : [['animate-from', `${tab.name === 'ratings' ? state.minimum || 1 : scaleOfTab(tab, state).minimum}`], ...moving];

/** The longest text that a command is printed with, in characters; a longer one is printed as a file. */
const longestPrinted = 2000;

/** A word as the shell takes it. */
const quoted = (word) => /^[\w.,:=@%/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** A command with its options, and with lines for its standard input. */
const commandLine = (words, options, lines) => {
  const command = [
    ['emoji-rate', ...words.map(quoted)].join(' '),
    ...options.map(([name, text]) => `--${name}${text && ` ${quoted(text)}`}`),
  ].join(' \\\n  ');
  return lines ? `${command} <<'END'\n${lines.replace(/\n*$/, '\n')}END` : command;
};

/** The option that names the files of the drawing. */
const drawingOptions = () => droppedFiles.map(({ name, value }) => ['drawing', value ? `${value}=${name}` : name]);

/** The command of a tab's picture. */
const commandOf = (tab, given, label, output) => {
  const { state, options } = given;
  const last = ['output', output];
  if (tab.name === 'ratings') {
    if (state.data === 'counts') return commandLine(['summary', state.counts], [...options, last]);
    const isPrinted = !ratingFile && state.values.length <= longestPrinted;
    const file = ratingFile ? ratingFile.name.replace(/^-/, './-') : isPrinted ? '-' : 'ratings.txt';
    const isGroups = isGrouped(state);
    return commandLine([...isGroups ? ['export'] : [], 'summary', '--values', file],
      [...options, isGroups ? ['output', 'pictures'] : last], isPrinted && state.values);
  }
  const { minimum, maximum, value } = scaleOfTab(tab, state);
  const isFaceKind = tab.name !== 'stars';
  const files = tab.name === 'drawing' ? drawingOptions() : [];
  const kind = isFaceKind ? [] : ['stars'];
  if (value !== '') return commandLine([...kind, value], [...files, ...options, last]);
  // A picture without a rating is grey or empty, and says so itself.
  const unused = ['low-color', 'high-color', 'hue-path', 'color', 'colors', 'language', 'step', 'title'];
  return commandLine([...kind, `${isFaceKind ? (minimum + maximum) / 2 : minimum}`], [
    ...files, ...tab.name === 'face' ? [['color', 'hsb(0 0% 58%)']] : [],
    ...options.filter(([name]) => !unused.includes(name)), ['title', label], last,
  ]);
};

/** The options of a control's script, and whether it is a row. */
const controlOf = (look, options) => {
  const { lasting } = tabs[look].read();
  return {
    kind: look === 'stars' ? 'stars' : 'face',
    options: [...look === 'drawing' ? [['drawing', '']] : [], ...lasting, ...options],
  };
};

/** The command of a control. Its script names it as it is written here. */
const controlCommandOf = ({ kind, options }) => `${commandLine(['control', ...kind === 'stars' ? ['stars'] : []],
  options.flatMap((option) => option[0] === 'drawing' ? drawingOptions() : [option]))} \\\n  -o rating.js`;

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The markup of a file, one for light and dark pages, and one for e-mails and other pages without SVG. */
const markupsOf = (stem, svg) => {
  const lengths = ['width', 'height'].filter((name) => svg.hasAttribute(name))
    .map((name) => ` ${name}="${escaped(svg.getAttribute(name))}"`).join('');
  const image = (name) =>
    `<img src="${name}"${lengths} alt="${escaped(svg.getAttribute('aria-label') ?? '')}">`;
  return {
    page: image(`${stem}.svg`),
    both: `<picture>
  <source srcset="${stem}-dark.svg" media="(prefers-color-scheme: dark)">
  ${image(`${stem}-light.svg`)}
</picture>`,
    mail: image(`${stem}@2x.png`),
  };
};

const controlMarkupOf = ({ label }, attributes) => {
  const words = attributes.map(([name, text]) => text ? `${name}="${escaped(text)}"` : name);
  return `<script defer src="rating.js"></script>

<label for="rating">${escaped(label)}</label>
<emoji-rate ${['id="rating"', ...words].join('\n  ')}></emoji-rate>`;
};
