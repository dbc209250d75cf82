// Holds the rules in JavaScript to those in Swift: vectors.mjs FILE, which ControlVectorsTests writes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../Sources/EmojiRateWeb/', import.meta.url));
const text = (name) => readFileSync(`${sources}${name}.js`, 'utf8');
const { phrases, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const constants = text('Element/gestures').match(/^const PRESS.*\n^const INPUT.*$/m)[0];
const keys = text('Element/keys').match(/const keys = \{[^}]*\};/)[0];
const truncated = text('Element/page').match(/^const truncated = .*$/m)[0];
const rules = ['rating', 'control', 'spans', 'sentence', 'engine', 'face', 'touch', 'plurals', 'row']
  .map((name) => text(`Generated/${name}`)).join('\n');
const looks = { default: {} };
// What the rules ask of other files.
const asked = `
let styles = '';
const createPicture = () => {};
const keyword = (name, text) => text;
const attributeNumber = (name, text) => text === '' ? NaN : Number(text);`;
const createEngine = new Function(
  'phrases', 'looks', `${constants}\n${keys}\n${truncated}\n${asked}\n${rules}\nreturn createEngine;`,
)(phrases, looks);

let wrong = 0;
const expect = (vector, what, one, other) => {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  wrong += 1;
  if (wrong < 6) console.error(what, JSON.stringify(one), 'is in Swift', JSON.stringify(other), JSON.stringify(vector));
};

for (const vector of vectors) {
  const [min, max, step] = vector.scale;
  const { rule: touch, direction, sensitivity } = vector;
  const attributes = { min, max, step, touch, direction, sensitivity, clearable: vector.isClearable ? '' : null };
  looks.default = vector.look;
  const rate = createEngine({ element: { getAttribute: (name) => attributes[name] ?? null } });
  rate.follow(vector.isRightToLeft, false);
  rate.assign(vector.start ?? NaN);
  const answers = vector.events.map((event) => {
    const effects = rate.handle(...event);
    return [effects, rate.value, rate.isRated];
  });
  expect(vector, 'gestures', answers, vector.answers);
  const preview = rate.preview?.(...vector.preview.slice(0, 4)) ?? NaN;
  expect(vector, 'preview', preview === preview ? preview : null, vector.preview[4]);
  const radios = rate.radios(1e6, 1e6).map(({ value, inset }) => {
    const [top, right, bottom, left] = inset.split('% ').map(Number);
    const insets = rate.isVertical ? [top, bottom] : [left, right];
    if (rate.isVertical ? direction === 'vertical' : vector.isRightToLeft) insets.reverse();
    return [value, ...insets];
  });
  expect(vector, 'radios', radios, vector.radios);
  const [time, progress] = vector.eased;
  expect(vector, 'easing', Math.abs(rate.progress(time) - progress) < 1e-6, true);
  const [value, said] = vector.spoken;
  rate.language = vector.language;
  expect(vector, 'sentence', rate.text(value, true), said);
}
if (wrong || !vectors.length) {
  console.error(`${wrong} of ${vectors.length} vectors differ`);
  process.exit(1);
}
console.log(`control: ${vectors.length} gestures, keys and sentences are Swift's`);
