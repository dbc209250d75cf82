// The sheets More: every other option of the command, as fields.
import { h, languageName, languageTags, title } from './dom.js';
import { S } from './state.js';
import { problem } from './picture.js';
import { check, field } from './choose.js';
import { refresh } from './studio.js';

const number = (name, note) => ({ name, kind: 'number', note });
const text = (name, note) => ({ name, kind: 'text', note });
const words = (name, list, note) => ({ name, kind: ['', ...list.split(' ')], note });
const flag = (name) => ({ name, kind: 'flag' });
const color = (name, standard) => ({ name, kind: 'color', standard });

const scale = [number('minimum', 'empty: 0'), number('maximum', 'empty: 5'), number('step', 'empty: any value')];
const picture = (size) => [
  number('size', size), color('background', '#ffffff'), number('padding'), number('precision'), flag('responsive'),
];
const spoken = [
  text('title', 'such as {value} of {maximum}'),
  words('language', languageTags.join(' ')), flag('decorative'),
];
const faceColors = [
  text('colors', 'along the scale, such as red,gold,green'), words('hue-path', 'shorter straight', 'between your two colours'),
  color('color', '#6a5acd'), color('ink', '#3a2332'),
];
const rowColors = [color('fill-color', '#ffb200'), color('stroke-color', '#b27100'), color('empty-color', '#dddddd')];
const parts = [
  text('head'), text('eyes'), text('brows'), text('mouth'), text('extras', 'such as blush,crown'), text('paint'),
  ...['line-width', 'mouth-width', 'lip-width', 'mouth-position', 'eye-width', 'eye-position', 'morph', 'extra-scale', 'rim-width'].map((name) => number(name)),
];
const expression = words('expression', 'own furious crying');

/** The fields of each job, in groups. */
const sheets = {
  face: { Scale: scale, Face: [expression], Colours: faceColors, Picture: picture('in pixels; empty: 240'), Words: spoken },
  stars: {
    Scale: [number('minimum', 'empty: 0'), number('maximum', 'empty: how many there are'), number('step', 'empty: any value'), words('fill', 'exact half nearest-half whole')],
    Lengths: [
      number('stroke-width'), number('width', 'in which the symbols fit'), number('height'), number('margin'), number('minimum-star-size'),
      text('cells', 'such as 280x60'), flag('right-to-left'),
    ],
    Colours: [...rowColors, ...faceColors], 'Faces as symbols': [...parts, expression], Picture: picture('').filter(({ name }) => name !== 'size'), Words: spoken,
  },
  drawing: { Scale: scale, Picture: picture('in pixels; empty: 240'), Words: spoken },
  ratings: {
    Picture: [
      words('numbers', 'percent count none'), text('bands', 'such as 0-6,7-8,9-10'), number('size', 'the height; empty: by the layout'), color('background', '#ffffff'), number('padding'),
      number('precision'), flag('responsive'), flag('right-to-left'),
    ],
    'Over time': [
      words('period', 'day week month quarter year label'), words('points', 'dots ends faces'), words('date-order', 'dmy mdy'),
      text('since', 'such as 2026'), text('until'), text('axis', 'such as 2,5'), number('least'),
    ],
    Scale: [number('minimum', 'empty: 1'), number('maximum', 'empty: the highest'), number('step', 'empty: 1')],
    Reading: [
      text('where', 'such as state=published'), text('missing'), text('words'), words('on-error', 'stop skip'),
      flag('clamp'), words('header', 'yes no'), words('delimiter', 'comma semicolon tab bar'), words('quote', 'double none'), words('decimal', '. ,'),
      text('records'), words('encoding', 'utf-8 utf-16le utf-16be windows-1252'),
    ],
    Colours: [color('text-color', '#1d1a20'), ...rowColors, ...faceColors], 'Faces as symbols': [...parts, expression], Words: spoken,
  },
};
const control = (job, { name, kind, note, standard }) => {
  const take = (given) => {
    S[job][name] = given;
    refresh();
    mark();
  };
  const now = S[job][name] ?? '';
  if (kind === 'flag') return check(title(name), now !== '', (isOn) => take(isOn ? 'on' : ''), note);
  if (Array.isArray(kind)) {
    return field(title(name), h('select', { 'data-option': name, onchange: ({ target }) => take(target.value) },
      ...kind.map((word) => h('option', { value: word, selected: word === now }, name === 'language' && word ? languageName(word) : word || 'Automatic'))), note);
  }
  if (kind === 'color') {
    const input = h('input', { type: 'color', value: /^#\w{6}$/.test(now) ? now : standard, 'aria-label': title(name), oninput: ({ target }) => {
      isUsed.checked = true;
      take(target.value);
    } });
    const isUsed = h('input', { type: 'checkbox', checked: now !== '', 'aria-label': `Use ${title(name)}`, onchange: ({ target }) => take(target.checked ? input.value : '') });
    return h('div', { className: 'field check' }, isUsed, h('label', {}, h('span', {}, title(name)), input));
  }
  return field(title(name), h('input', {
    value: now, 'data-option': name, autocomplete: 'off', inputMode: kind === 'number' ? 'decimal' : 'text', oninput: ({ target }) => take(target.value.trim()),
  }), note);
};
/** Marks the field that an error names. */
const mark = () => {
  const [, wrong] = /--([a-z-]+)/.exec(problem()) ?? [];
  for (const input of document.querySelectorAll('#body [data-option]')) input.setAttribute('aria-invalid', input.dataset.option === wrong);
};

export const sheet = (job) => {
  const groups = Object.entries(sheets[job]).map(([name, list], index) => h('details', { className: 'more', open: index === 0 },
    h('summary', {}, name), h('div', { className: 'fields' }, ...list.map((each) => control(job, each)))));
  setTimeout(mark);
  return groups;
};
