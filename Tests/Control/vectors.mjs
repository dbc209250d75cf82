// Compares what both languages know, for pictures and for the control: scales, easing and sentences. vectors.mjs FILE,
// which ControlVectorsTests writes.
import { readFileSync } from 'node:fs';
import { load, rate } from './load.mjs';

const { phrases, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const rules = load(phrases);

let wrong = 0;
for (const vector of vectors) {
  const { look, value, shown, earned, eased: [part, progress], language, spoken: [said, text] } = vector;
  const rating = rate(rules, look);
  rating.assign(value);
  const { unit, scale } = rating;
  const isNear = (one, other, most) => Math.abs(one - other) <= most * Math.max(1, Math.abs(other));
  const answers = {
    shown: rating.value === shown,
    earned: !look.n || isNear(rules.valueOfEarned(scale, earned, look.n), shown, 1e-12),
    eased: isNear(rules.eased(part), progress, 1e-6),
    text: (rating.isNothing(said)
      ? rules.notRated(language) : rules.sentence(language, unit, said, scale.max)) === text,
  };
  const differing = Object.keys(answers).filter((name) => !answers[name]);
  if (!differing.length) continue;
  wrong += 1;
  if (wrong < 6) console.error(`${differing} differs from Swift:`, JSON.stringify(vector));
}
if (wrong || !vectors.length) {
  console.error(`${wrong} of ${vectors.length} vectors differ`);
  process.exit(1);
}
console.log(`control: ${vectors.length} values, times and sentences are Swift's`);
