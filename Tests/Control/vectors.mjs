// Holds the rules in JavaScript to those in Swift: vectors.mjs FILE, which ControlVectorsTests writes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../Sources/EmojiRateWeb/', import.meta.url));
const text = (name) => readFileSync(`${sources}${name}.js`, 'utf8');
const { phrases, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const constants = text('Element/gestures').match(/^const PRESS.*\n^const INPUT.*$/m)[0];
const keys = text('Element/keys').match(/const keys = \{[^}]*\};/)[0];
const truncated = text('Element/page').match(/^const truncated = .*$/m)[0];
const rules = ['rating', 'touch', 'control', 'spans', 'sentence'].map((name) => text(`Generated/${name}`)).join('\n');
const { Rate, scaleOf, spansOf, sentence, notRated } = new Function(
  'phrases', `${constants}\n${keys}\n${truncated}\n${rules}\nreturn { Rate, scaleOf, spansOf, sentence, notRated };`)(phrases);

let wrong = 0;
const expect = (vector, what, one, other) => {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  wrong += 1;
  if (wrong < 6) console.error(what, JSON.stringify(one), 'is in Swift', JSON.stringify(other), JSON.stringify(vector));
};

for (const vector of vectors) {
  const { look, scale, rule, direction, sensitivity, isClearable, isRightToLeft } = vector;
  const rate = new Rate({
    look, scale: scaleOf(...scale), rule, direction, sensitivity, isClearable, isRightToLeft,
  });
  rate.assign(vector.start ?? NaN);
  const answers = vector.events.map((event) => {
    const effects = rate.handle(...event);
    return [effects, rate.value, rate.isRated];
  });
  expect(vector, 'gestures', answers, vector.answers);
  const preview = rate.preview(...vector.preview.slice(0, 4));
  expect(vector, 'preview', preview === preview ? preview : null, vector.preview[4]);
  const radios = spansOf(rate, 1e6, 1e6).map(({ value }) => value);
  expect(vector, 'radios', radios, vector.radios);
  const [value, said] = vector.spoken;
  const isNothing = vector.unit > 0 && value === 0 && rate.say.scale.min === 0;
  expect(vector, 'sentence',
    isNothing ? notRated(vector.language) : sentence(vector.language, vector.unit, value, rate.say.scale.max), said);
}
if (wrong || !vectors.length) {
  console.error(`${wrong} of ${vectors.length} vectors differ`);
  process.exit(1);
}
console.log(`control: ${vectors.length} gestures, keys and sentences are Swift's`);
