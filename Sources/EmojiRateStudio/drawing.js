// The job Drawing: SVG files on their values, and what becomes what. They stay in this window: its session keeps them.
import { h, icon, pic } from './dom.js';
import { S, optionsOf, scale } from './state.js';
import { draw, engine, forget, lasting } from './picture.js';
import { alert, group, paintBody, turn } from './choose.js';
import { readFiles, repaint, said, withProgress } from './studio.js';

/** What a file may have, in bytes: more is no drawing. */
const largest = 1_000_000;
const samples = ['avocado-sad', 'avocado-ok', 'avocado-happy'];

/** The files: name, place on the scale from 0 to 5, bytes, and the address of a small picture; in the order of their places. */
let files;
/** What the module said about them: its error, its warnings, and what becomes what. */
let error = '', warnings = [], parts = '';
/** What the drawing was read from. */
let readFrom = {};
/** What is wrong with a file that was not taken. */
let refused = '';

const make = (name, at, bytes) => ({ name, at, bytes, address: URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' })) });
/** The value of a place, as the command takes it. One file has its layers on values. */
const valueOf = ({ at }) => {
  if (files.length === 1) return '';
  const { low, high } = scale();
  return `${Number((low + (high - low) * at / 5).toFixed(4))}`;
};
const given = (list = files) => ({
  minimum: S.drawing.minimum ?? '', maximum: S.drawing.maximum ?? '',
  files: list.map((file) => ({ name: file.name, value: valueOf(file), bytes: file.bytes })),
});
/** Reads the files if they, their places, the scale or the module are others. */
const read = () => {
  if (!files?.length || !engine.readsDrawings) return;
  const from = JSON.stringify([S.drawing.minimum, S.drawing.maximum, files.map(({ address, at }) => [address, at])]);
  if (readFrom.engine === engine && readFrom.from === from) return;
  readFrom = { engine, from };
  forget();
  try {
    ({ warnings, parts } = engine.drawing(given()));
    error = '';
    keep();
  } catch ({ message }) {
    error = files.length === 1 ? `${message}. Or add the drawing of another value.` : message;
  }
};
const keep = () => {
  const list = files.map(({ name, at, bytes }) => [name, at, new TextDecoder().decode(bytes)]);
  // A page that is not served may have no storage, and a full one takes nothing.
  try { sessionStorage.setItem('emoji-rate-drawing', JSON.stringify(list)); } catch { /* A reload forgets them. */ }
};

const fetched = () => Promise.all(samples.map(async (name, index) => {
  const response = await fetch(`${name}.svg`);
  if (!response.ok) throw new Error(`${name}.svg: ${response.status}`);
  return make(`${name}.svg`, [0, 2, 5][index], new Uint8Array(await response.arrayBuffer()));
}));
/** The module and the files: those of the session, or an example. */
const ready = async () => {
  await withProgress();
  if (files) return;
  try {
    const kept = JSON.parse(sessionStorage.getItem('emoji-rate-drawing') ?? '[]');
    files = kept.map(([name, at, text]) => make(name, at, new TextEncoder().encode(text)));
  } catch { /* There are none. */ }
  if (!files?.length) files = await fetched();
};

const put = (list) => {
  for (const file of files) if (!list.includes(file)) URL.revokeObjectURL(file.address);
  files = [...list].sort((one, other) => one.at - other.at);
  if (!files.length) [error, warnings, parts, readFrom] = ['', [], '', {}];
  S.part.drawing = 'files';
  repaint(true);
};
/** Adds files, each on its value: the one of the slot, of its name, or a free one. What cannot be read changes nothing. */
const take = async (added, at) => {
  refused = '';
  try {
    await ready();
    const isSample = files.length && files.every(({ name }) => samples.includes(name.replace('.svg', '')));
    const isOther = !added.some(({ name }) => samples.includes(name.replace('.svg', '')));
    let list = isSample && isOther && at === undefined ? [] : [...files];
    const free = added.length > 1 ? spread(added.length) : undefined;
    for (const [index, file] of added.entries()) {
      if (file.size > largest) {
        const [size, most] = [file.size, largest].map((number) => number.toLocaleString('en'));
        throw new Error(`${file.name} has ${size} bytes; a drawing has at most ${most}`);
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      try { new TextDecoder('utf-8', { fatal: true }).decode(bytes); } catch {
        throw new Error(`${file.name}: this is no SVG file, which is text in UTF-8; save or export the drawing as plain SVG`);
      }
      if (!/<svg/i.test(new TextDecoder().decode(bytes))) throw new Error(`${file.name}: this is no SVG file`);
      const before = list.find(({ name }) => name === file.name);
      const unused = [0, 5, 3, 2, 4, 1].find((each) => !list.some((one) => one.at === each));
      const place = before?.at ?? at ?? placeOf(file.name) ?? free?.[index] ?? unused ?? 5;
      list = list.filter((one) => one !== before && one.at !== place).concat(make(file.name, place, bytes));
    }
    // What cannot be drawn with the others is not taken.
    if (list.length > 1) {
      const previous = files;
      files = list.sort((one, other) => one.at - other.at);
      try { engine.drawing(given()); } catch (wrong) {
        files = previous;
        readFrom = {};
        throw wrong;
      }
    }
    put(list);
  } catch ({ message }) {
    refused = message;
    S.part.drawing = 'files';
    repaint();
  }
};
const placeOf = (name) => /sad|angry|bad/i.test(name) ? 0 : /happy|good|great/i.test(name) ? 5 : undefined;
const spread = (count) => Array.from({ length: count }, (_, index) => index * 5 / (count - 1));

// The sheet

const pickFiles = (at) => {
  const input = h('input', { type: 'file', multiple: at === undefined, accept: '.svg,image/svg+xml', onchange: () => readFiles(input.files, at) });
  input.click();
};
/** Moves a file to another value; the one that was there goes where this one was. */
const move = (file, at) => {
  const other = files.find((one) => one !== file && one.at === at);
  if (other) other.at = file.at;
  file.at = at;
  put(files);
};
let dragged;
const dropOn = (at) => ({
  ondragover: (event) => { if (dragged) event.preventDefault(); },
  ondrop: (event) => {
    event.preventDefault();
    event.stopPropagation();
    document.body.classList.remove('over');
    if (dragged) move(dragged, at);
    else readFiles(event.dataTransfer.files, at);
    dragged = undefined;
  },
});
const valueText = (at) => {
  const { low, high } = scale();
  return `${Number((low + (high - low) * at / 5).toFixed(2))}`;
};
const slot = (at) => {
  const file = files.find((one) => one.at === at);
  const text = valueText(at);
  if (!file) {
    const isDrawn = files.length && !error;
    const label = `Add a drawing for ${text}`;
    return h('button', { type: 'button', className: 'slot empty', 'aria-label': label, onclick: () => pickFiles(at), ...dropOn(at) },
      h('b', {}, text),
      isDrawn ? pic(draw('face', [['value', text], ['drawing', ''], ...scaleOptions(), ['decorative', '']]))
        : h('span', { className: 'pic plus' }, icon('plus')),
      h('span', { className: 'name' }, 'Add'));
  }
  const value = h('input', {
    className: 'at', value: text, inputMode: 'decimal', 'aria-label': `Value of ${file.name}`, autocomplete: 'off',
    onchange: () => {
      const { low, high } = scale();
      const number = Number(value.value.replace(',', '.'));
      if (number >= low && number <= high && value.value.trim()) move(file, (number - low) / (high - low || 1) * 5);
      else paintBody();
    },
  });
  const hold = (one) => () => { dragged = one; };
  return h('div', { className: 'slot', draggable: 'true', ondragstart: hold(file), ondragend: hold(), ...dropOn(at) },
    value, h('img', { src: file.address, alt: '', draggable: false }), h('span', { className: 'name', title: file.name }, file.name.replace(`${stem()}-`, '')),
    h('button', { type: 'button', 'aria-label': `Remove ${file.name}`, onclick: () => put(files.filter((one) => one !== file)) }, icon('x')));
};
const scaleOptions = () => ['minimum', 'maximum'].filter((name) => S.drawing[name]).map((name) => [name, S.drawing[name]]);

/** What becomes what: parts that change into another one come first, then those that go or appear. */
const becomes = (most = 99) => {
  const found = new Map();
  for (const line of parts.split('\n')) {
    const [, part, how, other] = /^ {2}"([^"]+)" (becomes|grows|shrinks)(?: "([^"]+)")?/.exec(line) ?? [];
    if (part && !found.has(part + how + (other ?? ''))) found.set(part + how + (other ?? ''), [part, how, other]);
  }
  const rank = ([part, how, other]) => how !== 'becomes' ? 1 : part === other ? 2 : 0;
  const rows = [...found.values()].sort((one, other) => rank(one) - rank(other));
  const say = { becomes: 'changes its shape', grows: 'appears', shrinks: 'goes away' };
  const sign = { becomes: '→', grows: '+', shrinks: '−' };
  return h('ul', { className: 'becomes' }, ...rows.slice(0, most).map(([part, how, other]) => {
    const isOther = how === 'becomes' && part !== other;
    return h('li', { className: isOther ? 'warn' : '' }, h('i', { 'aria-hidden': 'true' }, sign[how]), h('span', {}, isOther ? `${part} → ${other}` : part),
      h('small', {}, isOther ? 'changes into another' : say[how]));
  }));
};
const alerts = () => [
  alert(error && said(error)),
  alert(refused && said(refused)),
  warnings.length > 0 && h('div', { className: 'alert soft' }, icon('warn'), h('ul', {}, ...warnings.map((warning) => h('li', {}, said(warning))))),
];
const sheet = () => {
  const places = [...new Set([0, 1, 2, 3, 4, 5, ...files.map(({ at }) => at)])].sort((one, other) => one - other);
  return [
    h('div', { className: 'slots' }, ...places.map(slot)),
    ...alerts(),
    h('p', { className: 'note gap' }, files.length
      ? 'Pale pictures are drawn between yours. Add a file to draw one yourself, or drag a file to another value.'
      : 'Put at least two SVG files on their values. One file with layers fills all of them.'),
    h('div', { className: 'drop' }, h('b', {}, 'Drop SVG files anywhere'), h('p', { className: 'note' }, 'One at a time is fine: “sad” goes to 0.'),
      h('div', { className: 'row' }, h('button', { type: 'button', onclick: () => pickFiles() }, 'Choose files'),
        h('button', { type: 'button', className: 'quiet', onclick: async () => put(await fetched()) }, 'Try the avocado'),
        h('button', { type: 'button', className: 'quiet', onclick: ownCharacter }, 'Begin with your face'))),
    parts && !error && group('What becomes what', becomes(6),
      h('button', { type: 'button', className: 'quiet', onclick: () => turn('becomes') }, 'Show all parts')),
  ];
};
/** The layers of the face of the job Face, as a file to change in an editor. */
const ownCharacter = () => {
  try {
    put([make(`${S.face.character}.svg`, 0, engine.spanning('layers', lasting(optionsOf('face'), 'size')))]);
  } catch ({ message }) {
    refused = message;
    paintBody();
  }
};
const between = () => files?.length && parts
  ? [h('p', { className: 'note gap' }, 'Parts with the same name become each other. Give two parts one name in your editor to join them.'), becomes()]
  : h('p', { className: 'note' }, 'Add drawings first.');

const stem = () => {
  const names = files.map(({ name }) => name.replace(/\.svg$/i, ''));
  let common = names[0] ?? 'drawing';
  for (const name of names) while (!name.startsWith(common)) common = common.slice(0, -1);
  return common.replace(/[^\w.]+$/, '').replace(/[^\w.-]+/g, '-') || 'drawing';
};

export default {
  titles: { files: 'Your drawings', becomes: 'What becomes what' },
  rail: [['files', 'Files', () => icon('file'), sheet], ['becomes', 'Between', () => icon('morph'), between]],
  isEmpty: () => !files?.length,
  ready, take, given, stem,
  changed: read,
  check() {
    read();
    if (error && this.isEmpty() === false) throw new Error(error);
    if (!this.isEmpty()) draw('face', [['value', S.drawing.value || '0'], ['drawing', ''], ...scaleOptions()]);
  },
  hasDrawing: () => Boolean(files?.length) && !error,
  reset() {
    refused = '';
    fetched().then(put, () => put([]));
  },
  commandOptions: () => files.map((file) => ['drawing', files.length === 1 ? file.name : `${valueOf(file)}=${file.name}`]),
};
