// The fields of the studio's tabs. Most are options of the command.
//
// kind: 'slider' for a number between limits [lowest, highest, step], 'number' for any, 'text', 'lines', 'switch',
// 'color', 'optional color', 'list' for words that the page fills in, or the words there are, which `pictures` shows as
// pictures. `value` is the default, which is left out. `initial` is what the studio begins with if that differs. `where` says when a field means something.
// `use` says what a field is if not an option of every picture: 'attribute' of the element, 'page' for the page's own,
// 'picture' for an option that a control does not have, 'moving' for one that only a moving picture has.

const slider = (name, lowest, highest, step, value, more) =>
  ({ name, kind: 'slider', limits: [lowest, highest, step], value, ...more });
const number = (name, value, note, more) => ({ name, kind: 'number', value, note, ...more });
const typed = (name, note, more) => ({ name, kind: 'text', value: '', note, ...more });
const chosen = (name, words, more) => ({ name, kind: words, value: words[0], ...more });
const flag = (name, use) => ({ name, kind: 'switch', use });
const paint = (name, value, more) => ({ name, kind: 'color', value, ...more });
const ownPaint = (name, proposal, more) => ({ name, kind: 'optional color', proposal, ...more });
/** A list that the page fills. What it says is about ratings, which an address may leave out. */
const listed = (name, more) => ({ name, kind: 'list', value: '', of: 'ratings', ...more });
const rating = (initial) => ({ name: 'value', kind: 'value', value: '', initial, use: 'page' });

const isFace = ({ symbol }) => symbol === undefined || symbol === 'face';
const isRow = (state) => !isFace(state);
/** A face has one colour, or some of its own along the scale, or those from a low to a high one. */
const hasColors = (state) => isFace(state) && !state.color;
const isColorful = (state) => hasColors(state) && !state.colors;
/** For fields that mean something with these words of another field. */
const having = (name, ...words) => ({ where: (state) => words.includes(state[name]) });
/** Whether the ratings of a table are shown over time, by periods of the calendar; or by group. */
const isDated = (state) => state.data === 'values' && Boolean(state['date-column']);
const hasCalendar = (state) => isDated(state) && state.period !== 'label';
const isGrouped = (state) => state.data === 'values' && Boolean(state['group-column']);
const onFaces = (fields) => fields.map((field) => ({ where: isFace, ...field }));
const onRows = { where: isRow };

const character = {
  name: 'character', pictures: true, value: 'classic', where: isFace,
  kind: [
    'classic', 'sunny', 'dawn', 'signal', 'sketch', 'mini', 'cat', 'bear', 'bunny', 'ghost', 'cloud', 'bloom', 'star',
    'heart', 'robot', 'blob', 'professor', 'royal', 'party', 'cool', 'karma',
  ],
};
const theme = {
  name: 'theme', pictures: true, value: '', note: 'none: original, or the character\'s',
  kind: [
    '', 'sky', 'traffic', 'mono', 'dusk', 'orchid', 'sunny', 'dawn', 'flora', 'tabby', 'cocoa', 'blossom', 'spirit',
    'storm', 'gold', 'rose', 'steel', 'slime', 'fable',
  ],
};
const symbol = chosen('symbol', ['star', 'heart', 'face'], { pictures: true });
const scale = [number('minimum', '0'), number('maximum', '', 'empty: 5'), number('step', '0', '0: any value')];
const size = slider('size', 16, 640, 1, '240');
const background = ownPaint('background', '#ffffff');

const parts = onFaces([
  typed('head', 'such as cloud; empty: the character\'s'),
  typed('eyes', 'such as heart or none'),
  chosen('brows', ['', 'none', 'automatic', 'full']),
  typed('mouth', 'such as grin'),
  chosen('expression', ['own', 'furious', 'crying'], { note: 'at the low end' }),
  typed('extras', 'such as blush,crown'),
  chosen('paint', ['', 'solid', 'line', 'tint', 'linear', 'radial'], { note: 'empty: as the character is' }),
  slider('mouth-width', 0.2, 0.7, 0.01, '0.6'),
  slider('lip-width', 0.2, 0.9, 0.01, '0.7'),
  slider('mouth-position', 0.1, 0.5, 0.01, '0.35'),
  slider('eye-width', 0.1, 0.3, 0.01, '0.2'),
  slider('eye-position', 0.6, 0.8, 0.01, '0.6'),
  slider('morph', 0, 1, 0.05, '1'),
  slider('extra-scale', 0, 2, 0.05, '1'),
  slider('rim-width', 0, 20, 0.5, '8'),
]);
const faceColors = onFaces([
  typed('colors', 'such as red,gold,green', { where: hasColors }),
  ownPaint('ink', '#3a2332'),
  paint('low-color', '#e62e2e', { where: isColorful }),
  paint('high-color', '#2ee6b8', { where: isColorful }),
  chosen('hue-path', ['linear', 'shorter'], { where: isColorful }),
  ownPaint('color', '#6a5acd'),
]);
const rowColors = [
  paint('fill-color', '#ffb200', onRows), paint('stroke-color', '#b27100', onRows), ownPaint('empty-color', '#dddddd'),
];
const languages =
  ' ar bn cs da de en es fi fr he hi id it ja ko nl pl pt pt-AO ro ru sv th tr uk vi zh-Hans zh-Hant'.split(' ');
const texts = [
  typed('title', 'for screen readers, such as {value} of {maximum}', { use: 'picture' }),
  chosen('language', languages, { use: 'picture' }), flag('decorative', 'picture'), flag('responsive', 'picture'),
  slider('precision', 0, 6, 1, '2', { use: 'picture' }),
];
const moving = [
  number('animate-from', '', 'empty: the minimum', { use: 'moving' }),
  typed('duration', 'such as 0.5s', { use: 'moving' }), typed('repeat', 'such as 3 or forever', { use: 'moving' }),
];

/** The tabs: their fields, of which the first ones are always in sight. */
const tabFields = {
  face: {
    value: rating('4.2'),
    first: [{ ...character, initial: 'cat' }, theme],
    more: {
      Scale: scale,
      Face: [...parts, slider('line-width', 0.5, 20, 0.5, '14')],
      Colours: [...faceColors, background],
      Document: [size, ...texts],
      'Moving picture': moving,
    },
  },
  stars: {
    value: rating('3.5'),
    first: [symbol, character, theme],
    more: {
      Scale: [
        slider('count', 1, 10, 1, '5'), scale[0], number('maximum', '', 'empty: the count'), scale[2],
        chosen('fill', ['exact', 'half', 'nearest-half', 'whole'], onRows),
      ],
      Lengths: [
        // No option: which of the lengths below there are.
        chosen('arrangement', ['fixed', 'fitted', 'cells'], { use: 'page' }),
        slider('star-size', 8, 96, 1, '44', having('arrangement', 'fixed')),
        slider('width', 60, 640, 1, '', { initial: '280', ...having('arrangement', 'fitted') }),
        slider('height', 0, 200, 1, '0', having('arrangement', 'fitted')),
        slider('margin', 0, 60, 1, '0', having('arrangement', 'fitted')),
        slider('minimum-star-size', 1, 96, 1, '1', having('arrangement', 'fitted')),
        slider('spacing', 0, 60, 1, '8', having('arrangement', 'fixed', 'fitted')),
        typed('cells', 'width and height', { initial: '280x60', ...having('arrangement', 'cells') }),
        slider('stroke-width', 0, 20, 0.5, '2', onRows),
        flag('right-to-left', 'picture'),
      ],
      Face: parts,
      Colours: [...rowColors, ...faceColors, background],
      Document: texts,
      'Moving picture': moving,
    },
  },
  drawing: {
    value: rating('3.2'),
    first: [],
    more: { Scale: scale, Document: [size, background, ...texts], 'Moving picture': moving },
  },
  ratings: {
    first: [
      chosen('data', ['counts', 'values'], {
        use: 'page', titles: { counts: 'counts of each value', values: 'a file, or columns of a spreadsheet' },
      }),
      typed('counts', 'the lowest value first: 12 gave 1, 5 gave 2',
        { use: 'page', initial: '12,5,3,40,80', ...having('data', 'counts') }),
      {
        name: 'values', kind: 'lines', use: 'page', of: 'ratings', note: 'paste cells of a spreadsheet, CSV or JSON',
        ...having('data', 'values'),
        initial: 'date,product,rating\n2026-01-12,Mug,3\n2026-01-30,Pot,4\n2026-02-03,Mug,2\n2026-03-17,Mug,4\n'
          + '2026-03-28,Pot,5\n2026-04-09,Mug,4\n2026-05-21,Pot,5',
      },
      ...['value', 'date', 'count', 'group'].map((role) => listed(`${role}-column`, having('data', 'values'))),
      listed('group', { use: 'page', where: isGrouped, note: 'the picture below; the command writes one for each group' }),
      chosen('period', ['day', 'week', 'month', 'quarter', 'year', 'label'], { value: 'month', where: isDated }),
      chosen('layout', ['full', 'bars', 'columns', 'stack', 'badge'], { where: (state) => !isDated(state) }),
      chosen('layout', ['trend', 'spark', 'calendar'], { id: 'course', where: isDated }),
      chosen('points', ['dots', 'ends', 'faces'], { where: isDated }),
      symbol, character, theme,
    ],
    more: {
      Reading: [
        typed('where', 'such as state=published'), typed('missing', 'such as 0,X'), typed('words', 'such as Bad,Okay,Good'),
        chosen('on-error', ['stop', 'skip']), flag('clamp'), chosen('header', ['', 'yes', 'no']),
        chosen('delimiter', ['', 'comma', 'semicolon', 'tab', 'bar']), chosen('quote', ['double', 'none']),
        chosen('decimal', ['.', ',']), typed('records', 'the key of the list of records in JSON, such as data'),
        chosen('encoding', ['', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
      ].map((field) => ({ ...field, of: 'ratings', ...having('data', 'values') })),
      Dates: [
        chosen('date-order', ['', 'dmy', 'mdy'], { note: 'of 9/3/2025; not set: the dates decide', where: hasCalendar }),
        typed('since', 'such as 2025-03', { where: hasCalendar }), typed('until', 'such as 2025-03', { where: hasCalendar }),
        typed('axis', 'such as 2,5, or full', { where: isDated }),
        number('least', '1', 'the ratings that a period needs', { where: isDated }),
      ].map((field) => ({ ...field, of: 'ratings' })),
      Scale: [
        number('minimum', '1'), number('maximum', '', 'empty: the highest'), number('step', '1'),
        typed('bands', 'such as 0-6,7-8,9-10', { where: (state) => !isDated(state) }),
        chosen('numbers', ['percent', 'count', 'none'], { where: (state) => !isDated(state) }),
      ],
      Face: parts,
      Colours: [ownPaint('text-color', '#1d1a20'), ...rowColors, ...faceColors, background],
      Document: [
        number('size', '', 'the height; empty: by the layout'), flag('right-to-left'), ...texts.slice(0, -1),
        slider('precision', 0, 6, 1, '1'),
      ],
      'Moving picture': moving.slice(1),
    },
  },
  control: {
    first: [
      chosen('look', ['face', 'stars', 'drawing'], {
        use: 'page', value: '', initial: 'face',
        titles: { face: 'of the tab Face', stars: 'of the tab Stars', drawing: 'of the tab Your drawing' },
      }),
      typed('label', '', { initial: 'Your rating', use: 'page' }),
      typed('name', '', { initial: 'rating', use: 'attribute' }),
      number('value', '', 'empty: not rated', { use: 'attribute' }),
      chosen('language', languages),
      typed('words', 'such as Bad,Okay,Good'),
      flag('required', 'attribute'), flag('clearable', 'attribute'),
    ],
    more: {
      Use: [
        flag('readonly', 'attribute'), flag('disabled', 'attribute'),
        chosen('direction', ['horizontal', 'vertical', 'original'],
          { use: 'attribute', ...having('look', 'face', 'drawing') }),
        slider('sensitivity', 1, 10, 0.5, '5', { use: 'attribute', ...having('direction', 'vertical', 'original') }),
        chosen('touch', ['', 'middles', 'whole', 'half', 'exact', 'cells', 'buttons'],
          { use: 'attribute', note: 'empty: by the step', ...having('look', 'stars') }),
        chosen('mode', ['', 'slider', 'radio'],
          { use: 'attribute', note: 'empty: radio buttons for up to 10 whole symbols', ...having('look', 'stars') }),
      ],
    },
  },
};
