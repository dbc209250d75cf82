// Loads the control's rules, with the few lines of the element's other files that they use.
import { readFileSync } from 'node:fs';

const text = (name) => readFileSync(new URL(`../../Sources/EmojiRateWeb/${name}.js`, import.meta.url), 'utf8');
const part = (name, pattern) => text(name).match(pattern)[0];

const source = `
const attributes = {};
${part('Element/gestures', /^const PRESS.*\n^const INPUT.*$/m)}
${part('Element/keys', /const keys = \{[^}]*\};/)}
${part('Element/page', /^const truncated = .*$/m)}
const keyword = (name, text) => attributes[name].words.find((word) => word === text);
const attributeNumber = (name, text) => text === '' ? NaN : Number(text);
${['scale', 'rating', 'easing', 'spans', 'face', 'touch', 'row'].map((name) => text(`Rules/${name}`)).join('\n')}
${['sentence', 'plurals'].map((name) => text(`Generated/${name}`)).join('\n')}
return {
  PRESS, MOVE, RELEASE, CANCEL, INPUT, CHANGE, ANIMATION, HANDLED, keys,
  FaceRating, RowRating, earnedBy, earnedAt, valueOfEarned, spansOf, eased, sentence, notRated,
};`;

export const load = (phrases) => new Function('phrases', source)(phrases);

/** A rating by the rules for a look, with attributes. */
export const rate = ({ FaceRating, RowRating }, look, attributes = {}) => {
  const rating = new (look.n ? RowRating : FaceRating)({ getAttribute: (name) => attributes[name] ?? null });
  rating.read(look);
  rating.clear();
  return rating;
};
