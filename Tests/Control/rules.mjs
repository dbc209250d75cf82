// Tests the rules of the control: what people do to a rating, and what becomes of it.
import { isDeepStrictEqual } from 'node:util';
import { load, rate } from './load.mjs';

const rules = load({});
const { PRESS, MOVE, RELEASE, CANCEL, INPUT, CHANGE, ANIMATION, HANDLED, keys, earnedBy, earnedAt, spansOf } = rules;

let count = 0, wrong = 0;
const expect = (what, answer, expected) => {
  count += 1;
  if (isDeepStrictEqual(answer, expected)) return;
  wrong += 1;
  if (wrong < 20) console.error(`${what}: ${JSON.stringify(answer)}, expected ${JSON.stringify(expected)}`);
};
const rounded = (number) => Number.isNaN(number) ? NaN : Math.round(number * 1e3) / 1e3 || 0;

// Looks: a face of 240 pixels, and rows, by default five stars of 40 pixels without space.
const FACE = { w: 240, h: 240, z: 1, a: [0, 5, 0] };
const rowLook = ({ n = 5, side = 40, pitch = side, first = 0, end = first, isCells = 0, ...others }) => {
  const width = 2 * first + (n - 1) * pitch + side - first + end;
  return { n, u: 1, w: width, h: side, z: 1, a: [0, n, 0], r: [width, side, first, pitch, isCells], ...others };
};
const ROW = rowLook({});

/** A rating with a value, or without one: null. The attribute `isRightToLeft` says what the page around does. */
const made = (look, value, attributes = {}) => {
  const rating = rate(rules, look, attributes);
  rating.isRightToLeft = !!attributes.isRightToLeft;
  rating.assign(value ?? NaN);
  return rating;
};
const face = (value, attributes) => made(FACE, value, attributes);
const row = (value, attributes) => made(ROW, value, attributes);
const original = (value, attributes) => face(value, { direction: 'original', ...attributes });

// Touches: at pixels of the face, or at stars of the row. A finger may scroll.
const at = (kind) => (x, y, mayScroll = false) => [kind, x, y, 240, 240, mayScroll];
const on = (kind) => (x, mayScroll = false, y = 20) => [kind, x * 40, y, 200, 40, mayScroll];
const [press, move, release] = [PRESS, MOVE, RELEASE].map(at);
const [pressStar, moveStar, releaseStar] = [PRESS, MOVE, RELEASE].map(on);
const tap = (...place) => [press(...place), release(...place)];
const tapStar = (...place) => [pressStar(...place), releaseStar(...place)];

const valueOf = ({ isRated, value }) => isRated ? rounded(value) : null;
const letters = (effects) =>
  [[HANDLED, 'h'], [INPUT, 'i'], [CHANGE, 'c'], [ANIMATION, 'a']].map(([bit, letter]) => effects & bit ? letter : '').join('');
/** Gives events to a rating. After each stands what they did: handled, input, change, animation, and the value. */
const check = (what, rating, ...steps) => {
  steps.forEach(([event, effects, value], index) => {
    const events = typeof event === 'string' ? [[keys[event]]] : Array.isArray(event[0]) ? event : [event];
    let last;
    for (const one of events) last = rating.handle(...one);
    expect(`${what}, step ${index}`, [letters(last), valueOf(rating)], [effects, value]);
  });
  return rating;
};

// How a touch on a row becomes a number of symbols. The numbers are those of the iOS controls that the rules come from.

const places = [-0.3, 0, 0.2, 0.5, 0.7, 1, 2.3, 2.45, 2.5, 2.6, 3, 4.9, 5, 5.4];
for (const [rule, ...earned] of [
  // The first half of a star is half of it, and the rest all of it.
  ['middles', 0, 0.5, 0.5, 0.5, 1, 1.5, 2.5, 2.5, 2.5, 3, 3.5, 5, 5, 5],
  ['whole', 0, 0, 1, 1, 1, 1, 3, 3, 3, 3, 3, 5, 5, 5],
  ['half', 0, 0.5, 0.5, 1, 1, 1.5, 2.5, 2.5, 3, 3, 3.5, 5, 5, 5],
  ['exact', 0, 0, 0.2, 0.5, 0.7, 1, 2.3, 2.45, 2.5, 2.6, 3, 4.9, 5, 5],
  ['cells', 0, 0, 0.5, 1, 1, 1, 2.5, 2.5, 3, 3, 3, 5, 5, 5],
  ['buttons', NaN, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, NaN, NaN],
]) expect(rule, places.map((place) => rounded(earnedAt(rule, place * 40, ROW))), earned);

const spaced = rowLook({ side: 44, pitch: 52 });
const withMargin = rowLook({ side: 40, pitch: 60, first: 30 });
for (const [rule, x, earned, look = spaced] of [
  // A space belongs half to each star, or to none.
  ['buttons', 43.9, 1], ['buttons', 44, NaN], ['buttons', 48, NaN], ['buttons', 52, 2], ['whole', 47.9, 1],
  ['whole', 48.1, 2], ['exact', 48, 1], ['exact', 74, 1.5], ['middles', 48, 1],
  ['whole', 75, 1, withMargin], ['exact', 95, 1.125, withMargin], ['middles', 110, 1.5, withMargin],
  ['buttons', 75, NaN, withMargin], ['buttons', 90, 2, withMargin],
]) expect(`${rule} at ${x}`, earnedAt(rule, x, look), earned);

for (const rule of Object.keys(earnedBy)) {
  for (const look of [spaced, withMargin, rowLook({ n: 7, first: 12 }), rowLook({ side: 30, pitch: 57, first: 14, isCells: 1 })]) {
    let last = 0;
    for (let x = -look.w / 2; x < look.w * 1.5; x += look.w / 1000) {
      const earned = earnedAt(rule, x, look);
      if (earned < last || earned > look.n) expect(`${rule}: from left to right never takes away`, earned, last);
      last = earned || last;
    }
  }
}

for (const [rule, attributes, look] of [
  // By default the rule reaches every step.
  ['whole', {}], ['half', {}, { ...ROW, f: 1 }], ['whole', { step: 1 }], ['half', { step: 0.5 }], ['exact', { step: 0.4 }],
  ['half', { step: 1, max: 10 }], ['half', { step: 1, min: -5 }], ['exact', { step: 0.25 }, { ...ROW, f: 1 }], ['middles', { step: 0.1, touch: 'middles' }],
  ['exact', { step: 0.1, touch: 'thirds' }], ['whole', { step: 0.1, min: 4.5 / 5, max: 1 }, rowLook({ n: 10 })],
]) expect(`the default rule with ${JSON.stringify(attributes)}`, made(look ?? ROW, 3, attributes).touch, rule);

// Keys

for (const [look, attributes, key, page] of [
  [FACE, {}, 0.1, 1], [FACE, { step: 0.5 }, 0.5, 1], [FACE, { step: 2 }, 2, 2], [FACE, { step: 3 }, 3, 3],
  [FACE, { max: 100 }, 2, 20], [FACE, { min: 1 }, 0.08, 0.8], [FACE, { max: 7.25, step: 1 }, 1, 1],
  [FACE, { max: 1e13, step: 0.001 }, 0.001, 2e12],
  [ROW, { touch: 'whole' }, 1, 1], [ROW, { touch: 'buttons' }, 1, 1], [ROW, { touch: 'half' }, 0.5, 1],
  [ROW, { touch: 'middles' }, 0.5, 1], [ROW, { touch: 'cells' }, 0.5, 1], [ROW, { touch: 'exact' }, 0.1, 1],
  [rowLook({ n: 10 }), { max: 100 }, 10, 20],
]) {
  const { keyStep, pageStep } = made(look, 1, attributes);
  expect(`steps of ${JSON.stringify(attributes)}`, [keyStep, pageStep].map(rounded), [key, page]);
}

for (const [key, value, effects = 'hica'] of [
  ['ArrowRight', 2.6], ['ArrowUp', 2.6], ['ArrowLeft', 2.4], ['ArrowDown', 2.4], ['PageUp', 3.5], ['PageDown', 1.5],
  ['Home', 0], ['End', 5], ['Delete', 2.5, ''], ['Backspace', 2.5, ''],
]) check(key, face(2.5), [key, effects, value]);

check('from right to left', row(2, { isRightToLeft: true }), ['ArrowLeft', 'hica', 3], ['ArrowRight', 'hica', 2],
  ['ArrowRight', 'hica', 1], ['ArrowUp', 'hica', 2], ['PageDown', 'hica', 1]);
for (const key of ['Home', 'Delete', 'Backspace']) {
  check(`${key} clears`, row(2, { clearable: '' }), [key, 'hica', null], [key, 'h', null]);
  check(`${key} clears a face`, face(2, { clearable: '' }), [key, 'hica', null], [key, 'h', null]);
}
check('Home without clearing', row(2, { min: 1 }), ['Home', 'hica', 1]);

for (const [look, attributes, lowest] of [
  // The first key up gives the lowest rating, and no key down does.
  [ROW, { touch: 'whole', min: 1, step: 1 }, 1], [ROW, { touch: 'whole', min: 1 }, 1],
  [ROW, { touch: 'half', min: 1, step: 0.5 }, 1], [ROW, {}, 1], [ROW, { touch: 'half' }, 0.5],
  [ROW, { touch: 'whole', step: 0.5 }, 0.5], [ROW, { touch: 'whole', min: -5 }, -3],
  [FACE, { min: 1, step: 1 }, 1], [FACE, { step: 1 }, 0], [FACE, { min: -1 }, -1],
]) {
  for (const key of ['ArrowUp', 'ArrowRight', 'PageUp']) {
    check(`first key, ${JSON.stringify(attributes)}`, made(look, null, attributes), [key, 'hica', lowest]);
  }
  for (const key of ['ArrowDown', 'ArrowLeft', 'PageDown']) {
    check(`first key, ${JSON.stringify(attributes)}`, made(look, null, attributes), [key, 'h', null]);
  }
}

for (const [step, highest] of [[2, 4], [4, 4], [10, 0], [0.1, 5], [0.3, 4.8], [5 / 3, 5], [0, 5]]) {
  // As with a native range, a maximum between two steps is out of reach.
  for (const key of ['End', 'PageUp']) {
    const rating = face(0, { step });
    for (let times = 0; times < 6; times += 1) rating.handle(keys[key]);
    expect(`${key} with steps of ${step}`, rounded(rating.value), highest);
  }
  const rating = row(null, { touch: 'exact', step });
  for (const event of tapStar(5)) rating.handle(...event);
  expect(`the end of a row with steps of ${step}`, rounded(rating.value), highest);
}

for (const [times, value] of [[1, 3], [3, 5], [9, 5], [-1, 1], [-9, 0], [0, 2]]) {
  const rating = face(2, { step: 1, readonly: '' });
  rating.isDisabled = true;
  rating.step(times);
  expect(`${times} steps of a script`, [rating.value, rating.isReadOnly], [value, true]);
}

// Faces

for (const [min, max, sensitivity, way, value] of [
  // The value rises by sensitivity · range / 5 over the height.
  [0, 5, 5, 24, 3], [0, 5, 5, -24, 2], [0, 5, 1, 48, 2.7], [0, 5, 10, 24, 3.5], [0, 10, 5, 24, 3.5], [-1, 1, 5, 48, 0.4],
  [0, 5, 5, 1000, 5], [0, 5, 5, -1000, 0], [0, 5, 0, 48, 2.7], [0, 5, 99, 24, 3.5], [0, 5, 'fast', 24, 3],
]) {
  const start = min < 0 ? 0 : 2.5;
  for (const [direction, sign] of [['original', 1], ['vertical', -1]]) {
    const end = [90, 500 + sign * way];
    check(`dragging ${direction}`, face(start, { min, max, sensitivity: `${sensitivity}`.replace('fast', ''), direction }),
      [press(120, 500), 'h', start], [move(...end), 'hi', value], [release(...end), 'hc', value]);
  }
}
check('past an end, turning round moves at once', original(2.5),
  [press(120, 0), 'h', 2.5], [move(120, 2000), 'hi', 5], [move(120, 1976), 'hi', 4.5]);
check('small moves add up over a step', original(2, { step: 1 }), [press(120, 0), 'h', 2], [move(120, 10), 'h', 2],
  [move(120, 20), 'h', 2], [move(120, 28), 'hi', 3], [move(120, 48), 'h', 3], [move(120, 76), 'hi', 4]);
for (const [isRightToLeft, value] of [[false, 1.25], [true, 3.75]]) {
  check('across, the width is the scale', face(1, { isRightToLeft }),
    [press(120, 0), 'h', 1], [move(60, 0), 'hi', value], [move(isRightToLeft ? -9 : 900, 0), 'hi', 5]);
}
for (const [direction, x, y] of [['horizontal', 192, 10], ['vertical', 10, 48], ['original', 10, 192], ['sideways', 192, 9]]) {
  // A hand is never still.
  check(`tap, ${direction}`, face(1, { direction }), [press(x, y), 'h', 1], [move(x + 2, y + 2), 'h', 1],
    [release(x, y), 'hica', 4]);
}
for (const [way, value, effects] of [[3, 4, 'hica'], [3.1, 2.56, 'hic']]) {
  check('a drag begins after three pixels', original(2.5), [[press(120, 192 - way), release(120, 192)], effects, value]);
}
for (const [rating, effects, value] of [
  // A picture without a size is all start.
  [face(2), 'hica', 0], [face(2, { direction: 'vertical' }), 'hica', 5], [original(2), 'hica', 0], [row(2), 'hc', null],
]) check('a tap without a size', rating, [[PRESS, RELEASE].map((kind) => [kind, 10, 10, 0, 0, false]), effects, value]);
check('a drag without a size', original(2), [[[PRESS, 10, 10, 0, 0, false], [MOVE, 10, 90, 0, 0, false]], 'h', 2]);
check('the last part of the way counts', original(2.5), [[press(120, 0), release(120, 24)], 'hic', 3]);
for (const value of [2.5, null]) {
  const rating = check('cancel', original(value), [press(120, 0), 'h', value], [move(120, 240), 'hi', 5],
    [[CANCEL], 'hi', value], [[CANCEL], '', value], [release(120, 240), '', value]);
  expect('the value after a cancel', [rating.value, rating.isPressed], [2.5, false]);
}
{
  const rating = check('a drag', original(4.5), [[press(120, 200), move(120, 0)], 'hi', 0.33]);
  rating.scale = { min: 0, max: 3, step: 0 };
  check('a cancel after the scale has shrunk', rating, [[CANCEL], 'hi', 3]);
}
for (const [set, value] of [[(rating) => rating.assign(1), 1], [(rating) => rating.step(2), 3.2]]) {
  // A release where the last movement ended moves nothing.
  const rating = check('a drag', original(2.5), [[press(120, 0), move(120, 24)], 'hi', 3]);
  set(rating);
  check('a script during a drag', rating, [release(120, 24), 'hc', value]);
}
expect('what is shown without a rating', [row(null, { min: 1 }), face(null, { min: 1 }), row(2, { min: 1 })]
  .map(({ shownValue }) => shownValue), [0, 3, 2]);
check('keys wait for the end of a drag', original(2.5), [press(120, 0), 'h', 2.5], ['End', 'h', 2.5],
  [press(120, 99), '', 2.5]);
check('an end need not be a short decimal', made({ ...FACE, a: [0, 1 / 3, 0] }, 0), [tap(240, 0), 'hica', 0.333]);
expect('it is the end', check('', made({ ...FACE, a: [0, 1 / 3, 0] }, 0), [tap(240, 0), 'hica', 0.333]).value, 1 / 3);

// Rows

for (const [touch, ...values] of [
  // The press, three moves and the release.
  ['middles', 0.5, 1, 1.5, 2.5, 2.5], ['whole', 1, 1, 2, 3, 3], ['half', 0.5, 1, 1.5, 2.5, 2.5],
  ['exact', 0.25, 0.75, 1.25, 2.25, 2.25], ['cells', 0.5, 1, 1.5, 2.5, 2.5], ['buttons', null, null, null, null, 3],
]) {
  const rating = row(null, { touch });
  const events = [pressStar(0.25), ...[0.75, 1.25, 2.25].map((x) => moveStar(x)), releaseStar(2.25)];
  let before = null;
  for (const [index, event] of events.entries()) {
    const isInput = values[index] !== before;
    const isAnimated = touch === 'buttons' ? index === 4 : index === 0;
    check(`a slide by ${touch}, ${index}`, rating,
      [event, `h${isInput ? 'i' : ''}${index === 4 ? 'c' : ''}${isAnimated ? 'a' : ''}`, values[index]]);
    before = values[index];
  }
}
check('a step rounds the rule', row(null, { touch: 'exact', step: 0.5 }), [pressStar(2.3), 'hia', 2.5]);
check('buttons', row(null, { touch: 'buttons' }), [tapStar(2.5), 'hica', 3], [tapStar(2.5), 'hica', null],
  [tapStar(4.5), 'hica', 5], [[pressStar(1.5), releaseStar(7)], 'h', 5], [[pressStar(1.5), releaseStar(-0.1)], 'h', 5]);
check('buttons from 1', row(3, { touch: 'buttons', min: 1 }), [tapStar(2.5), 'hica', 1]);
check('the star again', row(3, { touch: 'whole' }), [tapStar(2.5), 'h', 3]);
check('the star again clears', row(3, { touch: 'whole', clearable: '' }), [tapStar(2.5), 'hica', null]);
check('a drag back clears nothing', row(3, { clearable: '' }), [[pressStar(2.5), moveStar(0.5), releaseStar(2.5)], 'hi', 3]);
check('the place again clears', row(2.34, { touch: 'exact', clearable: '' }), [tapStar(2.341), 'hica', null]);
check('a whole symbol on another scale', made(rowLook({ n: 3, side: 44, pitch: 52 }), 0, { max: 5 }),
  [[PRESS, 20, 20, 148, 44, false], 'hia', 1.667]);

for (const [touch, attributes, x, value] of [
  ['half', {}, 3.2, 3.5], ['exact', { step: 1 }, 3.2, 3], ['exact', {}, 3.201, 3.2], ['buttons', {}, 7, NaN],
  ['half', { readonly: '' }, 3.2, NaN],
]) {
  const rating = row(1, { touch, ...attributes });
  expect(`a preview by ${touch}`, [rating.preview(...pressStar(x).slice(1)), rating.value], [value, 1]);
}
expect('a face has no preview', face(1).preview, undefined);

for (const touch of Object.keys(earnedBy)) {
  for (let x = 0.05; x < 5; x += 0.1) {
    const [one, other] = [row(null, { touch }), row(null, { touch, isRightToLeft: true })];
    for (const event of tapStar(x)) one.handle(...event);
    for (const event of tapStar(5 - x)) other.handle(...event);
    if (rounded(one.value) !== rounded(other.value)) expect(`${touch} mirrored at ${x}`, other.value, one.value);
  }
  // A finger gives nothing before it moves along the control, or leaves it.
  check(`a finger across the row, ${touch}`, row(2, { touch }), [pressStar(4.5, true), 'h', 2],
    [moveStar(4.25, true, -10), 'h', 2], [[CANCEL], 'h', 2]);
  const [finger, mouse] = [row(1, { touch }), row(1, { touch })];
  for (const event of tapStar(3.775)) mouse.handle(...event);
  check(`a finger taps, ${touch}`, finger,
    [[pressStar(3.75, true), releaseStar(3.775, true, 24)], 'hica', valueOf(mouse)]);
}
check('a finger taps again', row(4, { clearable: '' }), [tapStar(3.775, true), 'hica', null]);
check('a finger slides, and then anywhere', row(2), [pressStar(0.5, true), 'h', 2], [moveStar(2.75, true, 40), 'hi', 3],
  [moveStar(3.25, true, 140), 'hi', 4], [releaseStar(3.25, true, 140), 'hc', 4]);
check('a finger drags a face', original(2.5), [press(120, 0, true), 'h', 2.5], [move(110, 24, true), 'hi', 3],
  [release(0, 24, true), 'hc', 3]);
for (const [along, aside, effects] of [[60, 50, 'hi'], [50, 60, 'h'], [60, 58, 'hi'], [58, 60, 'h'], [60, 60, 'h']]) {
  // At 40 and 50 degrees, at 44 and 46, and at 45.
  for (const [direction, x, y] of [['horizontal', along, aside], ['original', aside, along], ['vertical', aside, along]]) {
    const rating = face(2, { direction });
    rating.handle(...press(60, 60, true));
    expect(`a finger at an angle, ${direction}`, letters(rating.handle(...move(60 + x, 60 + y, true))), effects);
  }
}

// No rating, and nobody's control

for (const [look, attributes, isRated] of [
  // Zero stars are no rating, if they are counted in stars.
  [ROW, {}, false], [{ ...ROW, u: 2 }, {}, false], [{ ...ROW, u: undefined }, {}, true], [FACE, {}, true],
  [ROW, { max: 10 }, true], [ROW, { min: -1 }, true], [rowLook({ n: 1 }), {}, true],
]) {
  const ways = [(rating) => rating.assign(0), (rating) => rating.giveValue(0)];
  if (!attributes.min) ways.push((rating) => rating.handle(keys.Home));
  if (look !== FACE) {
    ways.push((rating) => [pressStar(2.5), moveStar(-9), releaseStar(-9)].forEach((event) => rating.handle(...event)));
  }
  for (const way of attributes.min ? ways.slice(0, 2) : ways) {
    const rating = made(look, 1, attributes);
    way(rating);
    expect(`zero of ${JSON.stringify(attributes)}`, [rating.value, rating.isRated], [0, isRated]);
  }
}
for (const [value, attributes, look, given, isRated] of [
  [9, { step: 0.5 }, FACE, 5, true], [3.3, { step: 0.5 }, FACE, 3.5, true], [NaN, { step: 0.5 }, FACE, 2.5, false],
  [NaN, {}, ROW, 0, false], [NaN, { min: 1 }, ROW, 1, false], [-3, { min: 1 }, ROW, 1, true], [7, { min: 9 }, FACE, 9, true],
]) {
  const rating = made(look, 1, attributes);
  rating.assign(value);
  expect(`${value} from a script`, [rating.value, rating.isRated], [given, isRated]);
}
for (const forbid of [(rating) => { rating.isDisabled = true; }, (rating) => { rating.isReadOnly = true; }]) {
  for (const [event, effects] of [[[CANCEL], 'hi'], [release(120, 50), 'hi']]) {
    const rating = check('before it is disabled', original(2.5), [press(120, 0), 'h', 2.5], [move(120, 48), 'hi', 3.5]);
    forbid(rating);
    check('disabled', rating, [move(120, 90), '', 3.5], ['End', '', 3.5], [event, effects, 2.5], [press(120, 0), '', 2.5]);
  }
}

// Short decimals, hostile numbers and random gestures

const random = ((state) => () => {
  state = Math.imul(state ^ state >>> 15, state | 1) ^ state + 0x6d2b79f5;
  return ((state ^ state >>> 14) >>> 0) / 2 ** 32;
})(41);
const pick = (list) => list[Math.floor(random() * list.length)];

for (const [min, max] of [[0, 5], [0, 1], [-1, 1], [0, 100], [1, 5], [0, 1e-9], [-1e13, 1e13], [3, 3.001]]) {
  for (let times = 0; times < 50; times += 1) {
    const rating = face(min, { min, max });
    const x = random() * 240;
    for (const event of tap(x, 0)) rating.handle(...event);
    const { value } = rating, range = max - min;
    const isNear = Math.abs(value - min - x / 240 * range) <= range / 400 * (1 + 1e-6);
    const isShort = range < 1 || max > 1e6 || `${Math.abs(value)}`.length <= 5;
    if (!isNear || !isShort || !(value >= min && value <= max)) expect(`short decimals of ${min} to ${max}`, value, x);
  }
}

for (const number of [1e308, -1e308, 1e-308]) {
  for (const size of [[200, 40], [number, number], [0, 0]]) {
    for (const rating of [original(2), face(2), ...Object.keys(earnedBy).map((touch) => row(2, { touch }))]) {
      for (const [kind, ...place] of [[PRESS, number, number], [MOVE, 10, 10], [MOVE, number, number], [RELEASE, number, 0]]) {
        rating.handle(kind, ...place, ...size, false);
      }
      if (!(rating.value >= 0 && rating.value <= 5)) expect(`a touch at ${number}`, rating.value, 2);
    }
  }
}

for (let times = 0; times < 1000; times += 1) {
  const look = pick([FACE, ROW, spaced, rowLook({ n: 7, first: 9, side: 31, pitch: 33, isCells: 1 }), rowLook({ n: 1 })]);
  const [min, max] = [pick([0, 0, 1, -5]), pick([5, 5, 7, 100])];
  const attributes = {
    min, max, step: pick([0, 0.5, 1, 0.75]), touch: pick(Object.keys(earnedBy)), clearable: pick(['', null]),
    direction: pick(['horizontal', 'vertical', 'original']), isRightToLeft: pick([true, false]),
  };
  const rating = made(look, pick([null, 3]), attributes);
  const what = JSON.stringify(attributes);
  let start;
  for (let events = 0; events < 30; events += 1) {
    const { value, isRated, isPressed } = rating;
    const kind = pick([PRESS, MOVE, MOVE, RELEASE, CANCEL, ...Object.values(keys)]);
    if (kind === PRESS && !isPressed) start = [value, isRated];
    const effects = rating.handle(kind, random() * 350 - 50, random() * 350 - 50, look.w, look.h, pick([true, false]));
    const steps = (rating.value - min) / rating.scale.step;
    const rightness = {
      inScale: rating.value >= min && rating.value <= max,
      onStep: !rating.scale.step || !rating.isRated || Math.abs(steps - Math.round(steps)) < 1e-9,
      isSomething: !rating.isRated || !rating.isNothing(rating.value),
      input: !!(effects & INPUT) === (rating.value !== value || rating.isRated !== isRated),
      cancelled: kind !== CANCEL || !isPressed || rating.value === start[0] && rating.isRated === start[1],
    };
    const broken = Object.keys(rightness).filter((name) => !rightness[name]);
    if (broken.length) expect(`${what}, event ${kind}`, broken, []);
  }
  let last = -Infinity;
  for (const { value, inset } of spansOf(rating, 1e9, 1e9)) {
    const isRight = value >= last && value <= max && inset.split('% ').every((part) => part >= -1e-9 && part <= 100 + 1e-9);
    if (!isRight) expect(`radio buttons of ${what}`, inset, value);
    last = value;
  }
}

// Radio buttons: their values, and how far in they lie from the top, right, bottom and left, in percent.

const radios = (look, attributes, width = 1e4, height = 1e4) =>
  spansOf(made(look, null, attributes), width, height).map(({ value, inset }) => [rounded(value), ...inset.split('% ').map(rounded)]);
const upTo = (count, first = 1, step = 1) => Array.from({ length: count }, (_, index) => rounded(first + index * step));
for (const [look, attributes, values] of [
  // A row's zero has none.
  [ROW, {}, upTo(5)], [ROW, { min: 1, step: 1 }, upTo(5)], [ROW, { max: 100 }, upTo(5, 20, 20)],
  [FACE, { step: 1 }, upTo(6, 0)], [FACE, { min: -1, max: 1, step: 0.4 }, upTo(6, -1, 0.4)],
  [FACE, { max: 6, step: 1 }, upTo(7, 0)], [FACE, { max: 7, step: 1 }, []], [FACE, { max: 0.3, step: 0.1 }, upTo(4, 0, 0.1)],
  [FACE, {}, []], [ROW, { touch: 'half' }, []], [FACE, { max: 1e13, step: 1e-9 }, []],
]) expect(`radio buttons of ${JSON.stringify(attributes)}`, radios(look, attributes).map(([value]) => value), values);

const pair = (others) => rowLook({ n: 2, side: 40, pitch: 60, ...others });
for (const [look, attributes, ...spans] of [
  [FACE, { max: 4, step: 2 }, [0, 75, 0], [25, 25, 2], [75, 0, 4]],
  // Also the part above the last step.
  [FACE, { step: 4 }, [0, 60, 0], [40, 0, 4]], [FACE, { min: 1, step: 2 }, [0, 75, 1], [25, 25, 3], [75, 0, 5]],
  [pair(), { step: 1 }, [0, 60, 1], [60, 0, 2]],
  [pair(), { step: 0.5 }, [0, 80, 0.5], [20, 60, 1], [60, 20, 1.5], [80, 0, 2]],
  [pair({ side: 30, pitch: 50, first: 10 }), { step: 1 }, [10, 60, 1], [60, 10, 2]],
  // The whole width of a cell is touched.
  [pair({ side: 20, pitch: 50, first: 15, isCells: 1 }), { step: 1 }, [0, 50, 1], [50, 0, 2]],
]) {
  // Of the sides top, right, bottom and left: the one that values rise from, and the one opposite.
  const from = (side) => spans.map(([start, end, value]) => {
    const inset = [0, 0, 0, 0];
    [inset[side], inset[(side + 2) % 4]] = [start, end];
    return [value, ...inset];
  });
  expect(`spans of ${JSON.stringify(attributes)}`, radios(look, attributes), from(3));
  expect('spans from right to left', radios(look, { ...attributes, isRightToLeft: true }), from(1));
  if (look !== FACE) continue;
  expect('spans of a face that rises up', radios(look, { ...attributes, direction: 'vertical' }), from(2));
  expect('spans of a face that rises down', radios(look, { ...attributes, direction: 'original' }), from(0));
}
const narrow = rowLook({ n: 1, side: 1 });
for (const [, , right, , left] of radios(narrow, { min: 1e13 - 2, max: 1e13, step: 1 }, 1e9, 1e9)) {
  expect('a span ends after it begins, even on a narrow scale', left <= 100 - right, true);
}

for (const [look, attributes, count, ...size] of [
  // Each is at least 24 pixels wide and high, in the size that is shown or will be.
  [rowLook({ side: 44, pitch: 52 }), {}, 5], [rowLook({ side: 24 }), {}, 5], [rowLook({ side: 23.9, pitch: 32 }), {}, 0],
  [rowLook({ n: 8 }), {}, 0], [FACE, { step: 1 }, 6], [{ ...FACE, w: 239, h: 239 }, { step: 1 }, 0],
  [{ ...FACE, z: 0.5 }, { step: 1 }, 0], [{ ...FACE, z: 0.5 }, { step: 1, direction: 'vertical' }, 0], [FACE, {}, 0],
  [rowLook({ side: 20, pitch: 30, first: 12, h: 44 }), {}, 0],
  [rowLook({ side: 24, pitch: 29.5 }), {}, 5, 142, 24], [rowLook({ side: 24, pitch: 29.5 }), {}, 0, 130, 23],
  [rowLook({ side: 44, pitch: 52 }), {}, 5, 0, 0], [rowLook({ side: 12, pitch: 20 }), {}, 5, 630, 110],
  [FACE, { step: 1 }, 6, 239.99, 239.99], [FACE, { step: 1 }, 0, 239.5, 239.5],
  [{ ...FACE, z: 0.4 }, { step: 1, direction: 'vertical' }, 6, 300, 300],
  [FACE, { step: 1, direction: 'vertical' }, 6, 100, 300], [FACE, { step: 1, direction: 'vertical' }, 0, 300, 100],
]) expect(`radio buttons in ${size}`, radios(look, attributes, ...size.length ? size : [NaN, NaN]).length, count);

if (wrong) {
  console.error(`${wrong} of ${count} answers are wrong`);
  process.exit(1);
}
console.log(`control: ${count} answers of the rules are right`);
