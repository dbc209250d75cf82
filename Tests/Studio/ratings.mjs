// Reads ratings with the studio's module and with the command, which must draw the same bytes or give the same
// sentences: ratings.mjs MODULE.wasm EMOJI_RATE CHANGES
//
// First the table of texts.mjs, then CHANGES random changes of them, which are the same in every run.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { seeded, started } from './module.mjs';
import texts from './texts.mjs';

const [, , file, command, changes] = process.argv;
const changeCount = Number(changes);
const studio = await started(file);
const random = seeded(53);
const one = (list) => list[random(list.length)];
const encoder = new TextEncoder();

/** The picture or the sentences of the command, with bytes on its standard input. */
const commanded = (bytes, options) => new Promise((resolve, reject) => {
  const words = Object.entries(options).map(([name, text]) => name === 'clamp' ? '--clamp' : `--${name}=${text}`);
  const process = spawn(command, ['summary', '--values', '-', ...words]);
  const [output, messages] = [[], []];
  process.stdout.on('data', (part) => output.push(part));
  process.stderr.on('data', (part) => messages.push(part));
  // A file that is refused early is not read to its end.
  process.stdin.on('error', () => {});
  process.on('error', reject);
  process.on('close', (status) => resolve({
    status,
    answer: status === 0 ? Buffer.concat(output).toString() : Buffer.concat(messages).toString().split('\n')
      .filter((line) => line.startsWith('emoji-rate: error: '))
      .map((line) => line.slice('emoji-rate: error: '.length)).join('\n'),
  }));
  process.stdin.end(bytes);
});

const drawn = (bytes, options) => {
  studio.ratings(bytes);
  try {
    return new TextDecoder().decode(studio.draw('svg', 'summary', [['values', ''], ...Object.entries(options)]));
  } catch ({ message }) {
    return message;
  }
};

/** The rules between options, which the page keeps by what it offers. */
const isRule = ({ status, answer }) =>
  status === 64 && / (conflicts with|has no effect with|requires|is given twice|needs --date-column)/.test(answer);

let [same, byRule] = [0, 0];
const differing = [];
/** Compares texts, a few at the same time. */
const compare = async (list) => {
  const waiting = list.values();
  await Promise.all(Array.from({ length: availableParallelism() }, async () => {
    for (const [text, options] of waiting) {
      const bytes = typeof text === 'string' ? encoder.encode(text) : text;
      const theirs = await commanded(bytes, options);
      const ours = drawn(bytes, options);
      if (ours === theirs.answer) same += 1;
      else if (isRule(theirs)) byRule += 1;
      else differing.push({ text: String(text).slice(0, 300), options, ours, theirs: theirs.answer });
    }
  }));
};

const pieces = [
  ',', ';', '\t', '|', '"', '\n', '\r', '\r\n', ' ', '\u00A0', '0', '5', '9', '4.5', '4,5', '-1', '%', '/5', '★', '☆', '½', 'stars', 'N/A', 'null',
  '{', '}', '[', ']', ':', '\\', '"rating"', '"rating":3', 'ü', 'é', '１', '٣', '\uFFFD', '1e3', '2147483648', '2025-03-09', '9/3/2025', '2025-W07',
];
const settings = {
  'value-column': ['rating', 'stars', '1', '2'], 'count-column': ['n', '2'], 'date-column': ['date', 'day', '1'], where: ['state=published', 'rating!=1'],
  header: ['yes', 'no'], missing: ['0', 'x,'], clamp: [''], decimal: [',', '.'], delimiter: ['comma', 'tab', 'semicolon'], quote: ['none', 'double'],
  words: ['Bad,Okay,Good', 'no,yes'], 'on-error': ['skip', 'stop'], period: ['day', 'month', 'label', 'year'], 'date-order': ['dmy', 'mdy'],
  minimum: ['0', '2', '-1'], maximum: ['10', '4.5', '100'], step: ['0.5', '0.1'], layout: ['bars', 'badge', 'trend'], records: ['data', 'reviews'],
};

/** A text with some places changed, and an option more or less. */
const changed = ([text, options]) => {
  let next = typeof text === 'string' ? [...text.slice(0, 4000)] : [...text];
  for (let count = 1 + random(3); count > 0; count -= 1) {
    const [place, length] = [random(next.length + 1), random(4)];
    const piece = typeof text === 'string' ? [...one([...pieces, ''])] : [random(256)];
    next.splice(place, length, ...piece);
  }
  next = typeof text === 'string' ? next.join('') : Uint8Array.from(next);
  const others = { ...options };
  if (random(3) === 0) {
    const name = one(Object.keys(settings));
    others[name] = one(settings[name]);
  }
  const names = Object.keys(others);
  if (names.length && random(5) === 0) delete others[one(names)];
  return [next, others];
};

await compare(texts);
console.log(`ratings: ${same} of ${texts.length} texts are the same in the module and the command, ${byRule} by a rule of options`);
const ofTexts = same + byRule;
await compare(Array.from({ length: changeCount }, () => changed(one(texts))));
console.log(`ratings: ${same + byRule - ofTexts} of ${changeCount} changes are the same, ${byRule} by a rule of options`);
for (const difference of differing.slice(0, 20)) console.error(JSON.stringify(difference));
if (differing.length) process.exit(1);
