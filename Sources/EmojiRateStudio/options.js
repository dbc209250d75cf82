// The fields of the studio's tabs. Most are options of the command.
//
// kind: 'slider' for a number between limits [lowest, highest, step], 'number' for any, 'text', 'lines', 'switch',
// 'color', 'optional color', or the words there are, which `pictures` shows as pictures. `value` is the default, which
// is left out. `initial` is what the studio begins with if that differs. `where` says when a field means something.
// `use` says what a field is if not an option of every picture: 'attribute' of the element, 'page' for the page's own,
// 'picture' for an option that a control does not have, 'moving' for one that only a moving picture has.

const isFace = ({ symbol }) => symbol === undefined || symbol === 'face';
const isRow = (state) => !isFace(state);
/** A face has one colour, or some of its own along the scale, or those from a low to a high one. */
const hasColors = (state) => isFace(state) && !state.color;
const isColorful = (state) => hasColors(state) && !state.colors;
const isArranged = (...words) => ({ arrangement }) => words.includes(arrangement);
const hasData = (...words) => ({ data }) => words.includes(data);

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
const symbol = { name: 'symbol', pictures: true, kind: ['star', 'heart', 'face'], value: 'star' };
const minimum = { name: 'minimum', kind: 'number', value: '0' };
const maximum = { name: 'maximum', kind: 'number', value: '', note: 'empty: 5' };
const step = { name: 'step', kind: 'number', value: '0', note: '0: any value' };
const background = { name: 'background', kind: 'optional color', proposal: '#ffffff' };
const size = { name: 'size', kind: 'slider', limits: [16, 640, 1], value: '240' };

const parts = [
  { name: 'head', kind: 'text', value: '', note: 'such as cloud; empty: the character\'s', where: isFace },
  { name: 'eyes', kind: 'text', value: '', note: 'such as heart or none', where: isFace },
  { name: 'brows', kind: ['', 'none', 'automatic', 'full'], value: '', where: isFace },
  { name: 'mouth', kind: 'text', value: '', note: 'such as grin', where: isFace },
  {
    name: 'expression', kind: ['own', 'furious', 'crying'], value: 'own', note: 'at the low end', where: isFace,
  },
  { name: 'extras', kind: 'text', value: '', note: 'such as blush,crown', where: isFace },
  {
    name: 'paint', kind: ['', 'solid', 'line', 'tint', 'linear', 'radial'], value: '', where: isFace,
    note: 'empty: as the character is',
  },
  { name: 'mouth-width', kind: 'slider', limits: [0.2, 0.7, 0.01], value: '0.6', where: isFace },
  { name: 'lip-width', kind: 'slider', limits: [0.2, 0.9, 0.01], value: '0.7', where: isFace },
  { name: 'mouth-position', kind: 'slider', limits: [0.1, 0.5, 0.01], value: '0.35', where: isFace },
  { name: 'eye-width', kind: 'slider', limits: [0.1, 0.3, 0.01], value: '0.2', where: isFace },
  { name: 'eye-position', kind: 'slider', limits: [0.6, 0.8, 0.01], value: '0.6', where: isFace },
  { name: 'morph', kind: 'slider', limits: [0, 1, 0.05], value: '1', where: isFace },
  { name: 'extra-scale', kind: 'slider', limits: [0, 2, 0.05], value: '1', where: isFace },
  { name: 'rim-width', kind: 'slider', limits: [0, 20, 0.5], value: '8', where: isFace },
];
const faceColors = [
  { name: 'colors', kind: 'text', value: '', note: 'such as red,gold,green', where: hasColors },
  { name: 'ink', kind: 'optional color', proposal: '#3a2332', where: isFace },
  { name: 'low-color', kind: 'color', value: '#e62e2e', where: isColorful },
  { name: 'high-color', kind: 'color', value: '#2ee6b8', where: isColorful },
  { name: 'hue-path', kind: ['linear', 'shorter'], value: 'linear', where: isColorful },
  { name: 'color', kind: 'optional color', proposal: '#6a5acd', where: isFace },
];
const rowColors = [
  { name: 'fill-color', kind: 'color', value: '#ffb200', where: isRow },
  { name: 'stroke-color', kind: 'color', value: '#b27100', where: isRow },
  { name: 'empty-color', kind: 'optional color', proposal: '#dddddd' },
];
const documentTexts = [
  { name: 'title', kind: 'text', value: '', use: 'picture', note: 'for screen readers, such as {value} of {maximum}' },
  {
    name: 'language', value: '', use: 'picture',
    kind: (
      ' ar bn cs da de en es fi fr he hi id it ja ko nl pl pt pt-AO ro ru sv th tr uk vi zh-Hans zh-Hant'
    ).split(' '),
  },
  { name: 'decorative', kind: 'switch', use: 'picture' },
  { name: 'responsive', kind: 'switch', use: 'picture' },
];
const precision = { name: 'precision', kind: 'slider', limits: [0, 6, 1], value: '2', use: 'picture' };
const moving = [
  { name: 'animate-from', kind: 'number', value: '', use: 'moving', note: 'empty: the minimum' },
  { name: 'duration', kind: 'text', value: '', use: 'moving', note: 'such as 0.5s' },
  { name: 'repeat', kind: 'text', value: '', use: 'moving', note: 'such as 3 or forever' },
];

/** The tabs: their fields, of which the first ones are always in sight. */
const tabFields = {
  face: {
    value: { name: 'value', kind: 'value', value: '', initial: '4.2', use: 'page' },
    first: [{ ...character, initial: 'cat' }, theme],
    more: {
      Scale: [minimum, maximum, step],
      Face: [...parts, { name: 'line-width', kind: 'slider', limits: [0.5, 20, 0.5], value: '14' }],
      Colours: [...faceColors, background],
      Document: [size, ...documentTexts, precision],
      'Moving picture': moving,
    },
  },
  stars: {
    value: { name: 'value', kind: 'value', value: '', initial: '3.5', use: 'page' },
    first: [symbol, character, theme],
    more: {
      Scale: [
        { name: 'count', kind: 'slider', limits: [1, 10, 1], value: '5' },
        minimum, { ...maximum, note: 'empty: the count' }, step,
        { name: 'fill', kind: ['exact', 'half', 'whole'], value: 'exact', where: isRow },
        { name: 'number', kind: 'number', value: '', use: 'picture', note: 'of ratings, beside the row; 0: none' },
      ],
      Lengths: [
        // No option: which of the lengths below there are.
        { name: 'arrangement', kind: ['fixed', 'fitted', 'cells'], value: 'fixed', use: 'page' },
        { name: 'star-size', kind: 'slider', limits: [8, 96, 1], value: '44', where: isArranged('fixed') },
        { name: 'width', kind: 'slider', limits: [60, 640, 1], initial: '280', where: isArranged('fitted') },
        { name: 'height', kind: 'slider', limits: [0, 200, 1], value: '0', where: isArranged('fitted') },
        { name: 'margin', kind: 'slider', limits: [0, 60, 1], value: '0', where: isArranged('fitted') },
        { name: 'minimum-star-size', kind: 'slider', limits: [1, 96, 1], value: '1', where: isArranged('fitted') },
        { name: 'spacing', kind: 'slider', limits: [0, 60, 1], value: '8', where: isArranged('fixed', 'fitted') },
        { name: 'cells', kind: 'text', initial: '280x60', where: isArranged('cells') },
        { name: 'line-width', kind: 'slider', limits: [0, 20, 0.5], value: '2', where: isRow },
        { name: 'right-to-left', kind: 'switch', use: 'picture' },
      ],
      Face: parts,
      Colours: [...rowColors, ...faceColors, background],
      Document: [...documentTexts, precision],
      'Moving picture': moving,
    },
  },
  drawing: {
    value: { name: 'value', kind: 'value', value: '', initial: '3.2', use: 'page' },
    first: [],
    more: {
      Scale: [minimum, maximum, step],
      Document: [size, background, ...documentTexts, precision],
      'Moving picture': moving,
    },
  },
  ratings: {
    first: [
      {
        name: 'data', kind: ['counts', 'values', 'rows'], value: 'counts', use: 'page',
        titles: { counts: 'how often each value was given', values: 'one rating after the other', rows: 'dates and ratings' },
      },
      {
        name: 'counts', kind: 'text', value: '', initial: '12,5,3,40,80', use: 'page', where: hasData('counts'),
        note: 'the lowest value first: 12 gave 1, 5 gave 2',
      },
      {
        name: 'values', kind: 'lines', value: '', initial: '5\n4\n4\n2\n5\n3\n5', use: 'page', where: hasData('values'),
        note: 'paste a column of a table',
      },
      {
        name: 'rows', kind: 'lines', value: '', use: 'page', where: hasData('rows'), note: 'paste two columns, a rating a line',
        initial: '2026-01-12,3\n2026-01-30,4\n2026-02-03,2\n2026-03-17,4\n2026-03-28,5\n2026-04-09,4\n2026-05-21,5',
      },
      {
        name: 'period', kind: ['day', 'week', 'month', 'quarter', 'year'], value: '', initial: 'month', use: 'picture',
        where: hasData('rows'),
      },
      {
        name: 'layout', kind: ['full', 'bars', 'columns', 'stack', 'badge'], value: 'full', where: hasData('counts', 'values'),
      },
      { name: 'layout', id: 'over-time', kind: ['trend', 'spark'], value: '', initial: 'trend', where: hasData('rows') },
      symbol, character, theme,
    ],
    more: {
      Scale: [
        { ...minimum, value: '1' }, { ...maximum, note: 'empty: the highest' }, { ...step, value: '1', note: '' },
        { name: 'numbers', kind: ['percent', 'count', 'none'], value: 'percent', where: hasData('counts', 'values') },
      ],
      Face: parts,
      Colours: [
        { name: 'text-color', kind: 'optional color', proposal: '#1d1a20' }, ...rowColors, ...faceColors, background,
      ],
      Document: [
        { name: 'size', kind: 'number', value: '', note: 'the height; empty: by the layout' },
        { name: 'right-to-left', kind: 'switch' }, ...documentTexts, { ...precision, value: '1' },
      ],
      'Moving picture': moving.slice(1),
    },
  },
  control: {
    first: [
      {
        name: 'look', kind: ['face', 'stars', 'drawing'], value: '', initial: 'face', use: 'page',
        titles: { face: 'of the tab Face', stars: 'of the tab Stars', drawing: 'of the tab Your drawing' },
      },
      { name: 'label', kind: 'text', value: '', initial: 'Your rating', use: 'page' },
      { name: 'name', kind: 'text', value: '', initial: 'rating', use: 'attribute' },
      { name: 'value', kind: 'number', value: '', use: 'attribute', note: 'empty: not rated' },
      { name: 'language', kind: 'text', value: '', note: 'such as de, or de,en for both; empty: en' },
      { name: 'words', kind: 'text', value: '', note: 'such as Bad,Okay,Good' },
      { name: 'required', kind: 'switch', use: 'attribute' },
      { name: 'clearable', kind: 'switch', use: 'attribute' },
    ],
    more: {
      Use: [
        { name: 'readonly', kind: 'switch', use: 'attribute' },
        { name: 'disabled', kind: 'switch', use: 'attribute' },
        {
          name: 'direction', kind: ['horizontal', 'vertical', 'original'], value: 'horizontal', use: 'attribute',
          where: ({ look }) => look !== 'stars',
        },
        {
          name: 'sensitivity', kind: 'slider', limits: [1, 10, 0.5], value: '5', use: 'attribute',
          where: ({ look, direction }) => look !== 'stars' && direction !== 'horizontal',
        },
        {
          name: 'touch', kind: ['', 'middles', 'whole', 'half', 'exact', 'cells', 'buttons'], value: '', use: 'attribute',
          where: ({ look }) => look === 'stars', note: 'empty: by the step',
        },
        {
          name: 'mode', kind: ['', 'slider', 'radio'], value: '', use: 'attribute', where: ({ look }) => look === 'stars',
          note: 'empty: radio buttons for up to 10 whole symbols',
        },
      ],
    },
  },
};
