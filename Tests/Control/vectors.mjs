// Compares the sentences of the control with those of Swift, which pictures have. vectors.mjs FILE, which
// ControlVectorsTests writes.
import { readFileSync } from 'node:fs';
import { load } from './load.mjs';

const { phrases, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { sentence, notRated } = load({ a: [0, 5, 0] }, phrases);

const wrong = vectors.filter(({ language, unit, value, maximum, text }) =>
  (unit && value === 0 ? notRated(language) : sentence(language, unit, value, maximum)) !== text);
for (const vector of wrong.slice(0, 5)) console.error('differs from Swift:', JSON.stringify(vector));
if (wrong.length || !vectors.length) {
  console.error(`${wrong.length} of ${vectors.length} sentences differ`);
  process.exit(1);
}
console.log(`control: ${vectors.length} sentences are Swift's`);
