// Tests the rules of the control: which value a touch gives, and what people hear of it: rules.mjs VECTORS.json
//
// The numbers are those of the six iOS controls that the rules come from. ControlVectorsTests writes the vectors, which are
// values with Swift's sentences.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load, make } from './load.mjs';

let count = 0, wrong = 0;
const expect = (what, answer, expected) => {
  count += 1;
  if (isDeepStrictEqual(answer, expected)) return;
  wrong += 1;
  if (wrong < 20) console.error(`${what}: ${JSON.stringify(answer)}, expected ${JSON.stringify(expected)}`);
};
const rounded = (number) => Number.isNaN(number) ? NaN : Math.round(number * 1e3) / 1e3 || 0;

// Looks: a face of 240 pixels, and rows, by default five stars of 40 pixels without space.
const FACE = { w: 240, h: 240, a: [0, 5, 0] };
const rowLook = ({ n = 5, side = 40, pitch = side, first = 0, isCells = 0, ...others }) => {
  const width = 2 * first + (n - 1) * pitch + side;
  return { n, u: 1, w: width, h: side, a: [0, n, 0], r: [width, side, first, pitch, isCells], ...others };
};
const ROW = rowLook({});
const SPACED = rowLook({ side: 44, pitch: 52 });
const MARGIN = rowLook({ pitch: 60, first: 30 });
const CELLS = rowLook({ side: 30, pitch: 57, first: 14, isCells: 1 });
const { earnedAt, earnedBy, radiosOf } = load(ROW);
const RULES = Object.keys(earnedBy);

// How a touch on a row becomes a number of symbols. Swift's rules have the same cases.

const CASES = JSON.parse(readFileSync(new URL('touch.json', import.meta.url), 'utf8'));
for (const { rule, count: n, side, pitch, first, x, earned } of CASES.rows) {
  const look = rowLook({ n, side, pitch, first });
  const answers = x.map((x) => earnedAt(rule, x, look)).map((symbols) => symbols === symbols ? rounded(symbols) : null);
  expect(`${rule} on symbols of ${side}`, answers, earned);
}

for (const rule of RULES) {
  for (const look of [SPACED, MARGIN, CELLS, rowLook({ n: 7, first: 12 })]) {
    let last = 0;
    for (let x = -look.w / 2; x < look.w * 1.5; x += look.w / 1000) {
      const earned = earnedAt(rule, x, look);
      if (earned < last || earned > look.n) expect(`${rule}: from left to right never takes away`, earned, last);
      last = earned || last;
    }
  }
}

for (const [rule, attributes, look = ROW] of [
  // By default the rule reaches every step. A keyword may be in any case.
  ['whole', {}], ['half', {}, { ...ROW, f: 1 }], ['whole', { step: '1' }], ['half', { step: '0.5' }], ['exact', { step: '0.4' }],
  ['half', { step: '1', max: '10' }], ['half', { step: '1', min: '-5' }], ['exact', { step: '0.25' }, { ...ROW, f: 1 }],
  ['middles', { step: '0.1', touch: 'MIDDLES' }], ['exact', { step: '0.1', touch: 'thirds' }],
]) expect(`the default rule with ${JSON.stringify(attributes)}`, make(look, 3, attributes).control._rule, rule);

// Gestures: `events` like "down 2.5, move 3.5, up", at stars of a row and at pixels of a face, "x y". After each stands what
// a page heard, i for input and c for change, and the value that there then is.

const valueOf = ({ value }) => value === value ? rounded(value) : null;
const act = ({ control, rules }, event, { mayScroll = false, isScript = false } = {}) => {
  const [word, ...numbers] = event.split(' ');
  const type = { down: 'pointerdown', move: 'pointermove', up: 'pointerup', leave: 'pointerleave' }[word] ?? word;
  const isRow = !!control._recorded.n;
  const [x, y = isRow ? 20 : 0] = numbers.map(Number);
  if (numbers.length) control.at = { offsetX: isRow ? x * 40 : x, offsetY: y };
  const { offsetX, offsetY } = control.at;
  const given = {
    type, offsetX, offsetY, clientX: offsetX, clientY: offsetY, pointerId: 1, button: 0, isPrimary: true, isTrusted: !isScript,
    pointerType: mayScroll ? 'touch' : 'mouse',
  };
  control.heard.length = 0;
  if (type === 'escape') rules.cancel(control);
  else rules.pointers[type](control, given);
  // A browser says it with an older event too, and takes the capture away after a release.
  if (type === 'pointerdown' && !mayScroll) rules.pointers.mousedown(control, { ...given, type: 'mousedown' });
  if (type === 'pointerup' && !isScript) rules.pointers.lostpointercapture(control, given);
};
const check = (what, look, value, attributes, ...steps) => {
  const made = make(look, value, attributes);
  for (const [events, heard, after] of steps) {
    let all = '';
    for (const event of events.split(', ')) {
      act(made, event, attributes);
      all += made.control.heard.map(([letter]) => letter).join('');
    }
    expect(`${what}, ${events}`, [all, valueOf(made.control)], [heard, after]);
  }
  return made.control;
};

for (const [touch, ...values] of [
  ['middles', 0.5, 1, 1.5, 2.5], ['whole', 1, 1, 2, 3], ['half', 0.5, 1, 1.5, 2.5], ['exact', 0.25, 0.75, 1.25, 2.25],
  ['cells', 0.5, 1, 1.5, 2.5],
]) {
  check(`a slide by ${touch}`, ROW, null, { touch },
    ...['down 0.25', 'move 0.75', 'move 1.25', 'move 2.25'].map((event, index) =>
      [event, values[index] === values[index - 1] ? '' : 'i', values[index]]),
    ['up', 'c', values[3]]);
}
check('buttons', ROW, null, { touch: 'buttons' }, ['down 0.5, move 1.5, move 2.5', '', null], ['up', 'ic', 3],
  ['down 2.5, up', 'ic', null], ['down 4.5, up', 'ic', 5], ['down 1.5, up 7', '', 5], ['down 1.5, up -0.1', '', 5]);
check('buttons from 1', ROW, 3, { touch: 'buttons', min: '1' }, ['down 2.5, up', 'ic', null]);
check('a gap between buttons', SPACED, 1, { touch: 'buttons' }, ['down 1.15, up', '', 1]);
check('the star again', ROW, 3, {}, ['down 2.5, up', '', 3]);
check('the star again clears', ROW, 3, { clearable: '' }, ['down 2.5, up', 'ic', null], ['down 2.5, up', 'ic', 3]);
check('a drag back clears nothing', ROW, 3, { clearable: '' }, ['down 2.5, move 0.5, up 2.5', 'ii', 3]);
check('the place again clears', ROW, 2.34, { touch: 'exact', clearable: '' }, ['down 2.341, up', 'ic', null]);
check('left of all stars', ROW, 3, {}, ['down 2.5', '', 3], ['move -9, up', 'ic', null]);
check('right of all stars', ROW, 3, {}, ['down 2.5, move 9, up', 'ic', 5]);
check('a step rounds the rule', ROW, null, { touch: 'exact', step: '0.5' }, ['down 2.3, up', 'ic', 2.5]);
check('another scale', ROW, null, { max: '100', touch: 'exact' }, ['down 2.5, up', 'ic', 50]);
check('a finger taps', ROW, 4, { clearable: '', mayScroll: true }, ['down 1.5', '', 4], ['up', 'ic', 2], ['down 1.5, up', 'ic', null]);
check('a finger slides, and then anywhere', ROW, 2, { mayScroll: true }, ['down 0.5', '', 2], ['move 2.75 40', 'i', 3],
  ['move 3.25 140', 'i', 4], ['up', 'c', 4]);
check('a finger across the row scrolls', ROW, 2, { mayScroll: true }, ['down 4.5, move 4.25 -10, pointercancel', '', 2]);
check('escape', ROW, 1, {}, ['down 2.5, move 3.5', 'ii', 4], ['escape', 'i', 1], ['up', '', 1]);
check('the mouse over a row', ROW, 1, { touch: 'half' }, ['move 3.2', 'e', 1], ['move 3.3', '', 1], ['leave', 'e', 1]);
check('a finger over a row', ROW, 1, { mayScroll: true }, ['move 3.2', '', 1]);
for (const nobodys of [{ readonly: '' }, { disabled: '' }]) {
  check(`a row ${Object.keys(nobodys)}`, ROW, 1, nobodys, ['move 3.2, down 3.2, move 4.2, up', '', 1]);
}

// Faces, as TTGEmojiRate: a tap is a place; a vertical drag goes on from the value, by the sensitivity.

const original = { direction: 'original' };
check('a tap', FACE, 2.5, {}, ['down 192 40', '', 2.5], ['up', 'ic', 4]);
check('a tap downwards', FACE, 2.5, original, ['down 20 180, up', 'ic', 3.75]);
check('a tap upwards', FACE, 2.5, { direction: 'Vertical' }, ['down 20 180, up', 'ic', 1.25]);
check('a drag across', FACE, 2.5, {}, ['down 120 9, move 192 99', 'i', 4], ['move 400 9', 'i', 5], ['up', 'c', 5]);
check('a drag down', FACE, 2.5, original, ['down 9 120, move 9 144', 'i', 3], ['move 99 168', 'i', 3.5], ['up', 'c', 3.5]);
check('a drag up', FACE, 2.5, { direction: 'vertical' }, ['down 9 120, move 9 72, up', 'ic', 3.5]);
check('a drag back', FACE, 2.5, original, ['down 9 120, move 9 168, move 9 120, up', 'ii', 2.5]);
check('a drag beyond an end', FACE, 4, original, ['down 9 0, move 9 240', 'i', 5], ['move 9 216', 'i', 4.5]);
check('a sensitivity that is no number', FACE, 0, { ...original, sensitivity: 'fast' }, ['down 9 0, move 9 120, up', 'ic', 2.5]);
for (const { from, by, maximum = 5, sensitivity = 5, value } of CASES.drags) {
  const attributes = { ...original, max: `${maximum}`, sensitivity: `${sensitivity}` };
  check(`a drag by ${by}`, FACE, from, attributes, [`down 9 120, move 9 ${120 + by * 240}, up`, 'ic', value]);
}
for (const { at, maximum = 5, value } of CASES.places) {
  check(`a tap at ${at}`, FACE, 2.5, { max: `${maximum}` }, [`down ${at * 240} 40, up`, 'ic', value]);
}
for (const { current, tapped, value } of CASES.taps) {
  check(`a tap on ${tapped}`, ROW, current, { clearable: '', mayScroll: true }, [`down ${tapped - 0.5}, up`, 'ic', value]);
}
check('less than a drag', FACE, 2.5, original, ['down 9 120, move 9 122', '', 2.5], ['move 9 130', 'i', 2.71]);
check('an unrated face is dragged from its middle', FACE, null, original, ['down 9 0, move 9 24', 'i', 3], ['escape', 'i', null]);
check('the last part of the way counts', FACE, 2.5, original, ['down 9 0, up 9 24', 'ic', 3]);
check('a script presses', FACE, 2.5, { isScript: true }, ['down 192 40, up', 'ic', 4]);
check('a script that says no place', FACE, 2.5, { isScript: true }, ['down 0 0, up', '', 2.5]);
check('an end need not be a short decimal', FACE, 0, { max: `${1 / 3}` }, ['down 240 0, up', 'ic', 0.333]);
for (const [along, aside, heard] of [[60, 50, 'i'], [50, 60, ''], [60, 58, 'i'], [58, 60, ''], [60, 60, '']]) {
  // At 40 and 50 degrees, at 44 and 46, and at 45.
  for (const [direction, x, y] of [['horizontal', along, aside], ['original', aside, along], ['vertical', aside, along]]) {
    const made = make(FACE, 2, { direction });
    act(made, 'down 60 60', { mayScroll: true });
    act(made, `move ${60 + x} ${60 + y}`, { mayScroll: true });
    expect(`a finger at an angle, ${direction}`, made.control.heard.map(([letter]) => letter).join(''), heard);
  }
}
{
  const made = make(FACE, 2.5, original);
  for (const event of ['down 9 0', 'move 9 24']) act(made, event);
  made.rules.assign(made.control, 1);
  act(made, 'up');
  expect('a script during a drag', [made.control.heard, made.control.value], [['change'], 1]);
}

check('from right to left', ROW, null, { touch: 'half', isRightToLeft: true }, ['down 4.8, up', 'ic', 0.5], ['down 1.2, up', 'ic', 4]);

// No rating, and scales

for (const [look, attributes, value] of [
  // Zero stars are no rating, if they are counted in stars.
  [ROW, {}, null], [{ ...ROW, u: 2 }, {}, null], [{ ...ROW, u: undefined }, {}, 0], [FACE, {}, 0], [ROW, { max: '10' }, 0],
  [ROW, { min: '-1' }, 0], [rowLook({ n: 1 }), {}, 0],
]) expect(`zero of ${JSON.stringify(attributes)}`, valueOf(make(look, 0, attributes).control), value);

for (const [attributes, ...scale] of [
  [{}, 0, 5, 0], [{ min: '9' }, 9, 10, 0], [{ min: '2', max: '1' }, 2, 3, 0], [{ step: '-1' }, 0, 5, 0],
  [{ step: 'Any' }, 0, 5, 0, { ...FACE, a: [0, 5, 1] }], [{ step: '' }, 0, 5, 1, { ...FACE, a: [0, 5, 1] }],
  [{ min: '1', max: 'ten', step: '1e-1' }, 1, 5, 0.1],
]) {
  const { min, max, step } = make(scale[3] ?? FACE, 1, attributes).control.scale;
  expect(`the scale of ${JSON.stringify(attributes)}`, [min, max, step], scale.slice(0, 3));
}

for (const [look, attributes, pace] of [
  [FACE, {}, 0.1], [FACE, { max: '10' }, 0.1], [FACE, { max: '100' }, 1], [FACE, { step: '2' }, 2], [ROW, {}, 1],
  [ROW, { touch: 'half' }, 0.5], [ROW, { touch: 'exact' }, 0.1], [ROW, { touch: 'buttons' }, 1],
  [rowLook({ n: 10 }), { max: '100' }, 10],
]) expect(`a key of ${JSON.stringify(attributes)}`, rounded(make(look, 1, attributes).control._pace), pace);

// Radio buttons: their values, and where each lies, in percent.

const upTo = (count, first = 1, step = 1) => Array.from({ length: count }, (_, index) => rounded(first + index * step));
for (const [look, attributes, values] of [
  // Rows of whole symbols up to ten; a row's zero has none.
  [ROW, {}, upTo(5)], [rowLook({ n: 10 }), {}, upTo(10)], [rowLook({ n: 11 }), {}, null], [ROW, { mode: 'slider' }, null],
  [ROW, { min: '1', step: '1' }, upTo(5)], [ROW, { max: '100' }, upTo(5, 20, 20)], [ROW, { touch: 'half' }, null],
  [ROW, { step: '0.5' }, null], [ROW, { step: '0.5', mode: 'Radio' }, upTo(10, 0.5, 0.5)], [ROW, { touch: 'exact' }, null],
  [rowLook({ n: 6 }), { step: '0.5', mode: 'radio' }, null], [ROW, { step: '9' }, null], [FACE, { step: '1', mode: 'radio' }, null],
]) {
  const { _radios: radios, _used: used } = make(look, null, attributes).control;
  expect(`radio buttons of ${JSON.stringify(attributes)}`, radios?.map(({ value }) => rounded(value)) ?? null, values);
  expect(`the mode of ${JSON.stringify(attributes)}`, used.mode, values ? 'radio' : 'slider');
}
for (const [look, pace, ...spans] of [
  [rowLook({ n: 2, pitch: 60 }), 1, [0, 40], [60, 100]],
  [rowLook({ n: 2, pitch: 60 }), 0.5, [0, 20], [20, 40], [60, 80], [80, 100]],
  [rowLook({ n: 2, side: 30, pitch: 50, first: 10 }), 1, [10, 40], [60, 90]],
  // The whole width of a cell is touched.
  [rowLook({ n: 2, side: 20, pitch: 50, first: 15, isCells: 1 }), 1, [0, 50], [50, 100]],
]) {
  const radios = radiosOf('radio', { _begin: 0, _lowest: pace, _pace: pace, _symbol: 1, _shownRow: look, scale: { max: 2 } });
  expect(`radio buttons in ${look.r}`, radios.map(({ start, end }) => [start, end].map((part) => rounded(part * look.w))), spans);
}

// Sentences, which are those of pictures

const { phrases, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { sentence, notRated } = load(FACE, phrases);
for (const { language, unit, value, maximum, text } of vectors) {
  const said = unit && value === 0 ? notRated(language) : sentence(language, unit, value, maximum);
  expect(`${value} of ${maximum} in ${language}, unit ${unit}`, said, text);
}
if (!vectors.length) expect('the vectors', 'none', 'some');

// Short decimals, hostile numbers and random gestures

const random = ((state) => () => {
  state = Math.imul(state ^ state >>> 15, state | 1) ^ state + 0x6d2b79f5;
  return ((state ^ state >>> 14) >>> 0) / 2 ** 32;
})(41);
const pick = (list) => list[Math.floor(random() * list.length)];

for (const [min, max] of [[0, 5], [0, 1], [-1, 1], [0, 100], [1, 5], [0, 1e-9], [-1e13, 1e13], [3, 3.001]]) {
  for (let times = 0; times < 50; times += 1) {
    const made = make(FACE, min, { min: `${min}`, max: `${max}` });
    const x = random() * 240;
    for (const event of [`down ${x} 9`, 'up']) act(made, event);
    const { value } = made.control, range = max - min;
    const isNear = Math.abs(value - min - x / 240 * range) <= range / 400 * (1 + 1e-6);
    const isShort = range < 1 || max > 1e6 || `${Math.abs(value)}`.length <= 5;
    if (!isNear || !isShort || !(value >= min && value <= max)) expect(`short decimals of ${min} to ${max}`, value, x);
  }
}

for (const number of [1e308, -1e308, 1e-308]) {
  for (const [look, attributes] of [[FACE, original], [FACE, {}], ...RULES.map((touch) => [ROW, { touch }])]) {
    const made = make(look, 2, attributes, [Math.abs(number), Math.abs(number)]);
    for (const event of [`down ${number} ${number}`, 'move 10 10', `move ${number} ${number}`, `up ${number} 0`]) act(made, event);
    const { value } = made.control;
    if (!(value >= 0 && value <= 5 || value !== value && look.n)) expect(`a touch at ${number}`, value, 2);
  }
}

for (let times = 0; times < 1000; times += 1) {
  const look = pick([FACE, ROW, SPACED, CELLS, rowLook({ n: 1 })]);
  const attributes = {
    min: pick(['0', '0', '1', '-5']), max: pick(['5', '7', '100']), step: pick(['0', '0.5', '1', '0.75']), touch: pick(RULES),
    direction: pick(['horizontal', 'vertical', 'original']), isRightToLeft: pick([true, false]), mayScroll: pick([true, false]),
  };
  if (random() < 0.5) attributes.clearable = '';
  const made = make(look, pick([null, 3]), attributes);
  const { control } = made;
  const { min, max, step } = control.scale;
  let start;
  for (let events = 0; events < 30; events += 1) {
    const { gesture, value } = control;
    const event = pick(['down', 'move', 'move', 'up', 'escape']);
    if (event === 'down' && !gesture) start = value;
    act(made, `${event} ${random() * 350 - 50} ${random() * 350 - 50}`, attributes);
    const steps = (control.value - min) / step;
    const isRated = control.value === control.value;
    const rightness = {
      inScale: !isRated || control.value >= min && control.value <= max,
      onStep: !step || !isRated || Math.abs(steps - Math.round(steps)) < 1e-9,
      input: control.heard.includes('input') === !Object.is(control.value, value),
      cancelled: event !== 'escape' || !gesture || Object.is(control.value, start),
    };
    const broken = Object.keys(rightness).filter((name) => !rightness[name]);
    if (broken.length) expect(`${JSON.stringify(attributes)}, ${event}`, broken, []);
  }
}

if (wrong) {
  console.error(`${wrong} of ${count} answers are wrong`);
  process.exit(1);
}
console.log(`control: ${count} answers of the rules are right`);
