// Compares the studio's modules with the command, byte by byte: compare.mjs FOLDER EMOJI_RATE
//
// The options are random, and the same in every run.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { root, seeded, started } from './module.mjs';

const [, , modules, command] = process.argv;
const studio = await started(`${modules}/studio.wasm`);
const drawing = await started(`${modules}/drawing.wasm`);
const parts = JSON.parse(readFileSync(`${modules}/control.json`, 'utf8'));
const random = seeded(45);
const one = (list) => list[random(list.length)];
const number = (low, high) => `${low + Math.round((high - low) * random(1000)) / 1000}`;

const words = (topic) => execFileSync(command, ['list', topic]).toString().trim().split('\n').map((line) => line.split(/\s/)[0]);
const [characters, themes] = [words('characters'), words('themes')];
const colors = ['crimson', '#2ee6b8', 'rgb(10 20 200 / 0.5)', 'hsb(200 50% 80%)', 'currentColor'];
const shared = {
  theme: () => one(themes), minimum: () => one(['0', '1']), maximum: () => one(['5', '10']), step: () => one(['0.5', '1']),
  background: () => one(colors), precision: () => `${random(7)}`, language: () => one(['de', 'zh-Hans', 'ar']),
  title: () => one(['{value} of {maximum}', 'a < b & "c"', 'é']), decorative: () => '',
};
const kinds = {
  face: {
    ...shared, character: () => one(characters), size: () => number(16, 300), extras: () => one(['blush', 'blush,crown', 'none']),
    'mouth-width': () => number(0.2, 0.7), 'line-width': () => number(1, 20), 'no-eyes': () => '', color: () => one(colors),
    'animate-from': () => number(0, 5),
  },
  stars: {
    ...shared, symbol: () => one(['star', 'heart', 'face']), count: () => `${1 + random(8)}`, fill: () => one(['exact', 'half', 'whole']),
    'star-size': () => number(8, 96), 'fill-color': () => one(colors), 'empty-color': () => one(colors), 'right-to-left': () => '',
    'animate-from': () => number(0, 5),
  },
  summary: {
    layout: () => one(['full', 'bars', 'columns', 'stack', 'badge']), numbers: () => one(['percent', 'count']),
    symbol: () => one(['star', 'heart', 'face']), 'text-color': () => one(colors), language: shared.language,
    minimum: shared.minimum, maximum: shared.maximum, step: shared.step,
  },
  history: {
    layout: () => one(['trend', 'spark']), points: () => one(['dots', 'ends', 'faces']), theme: shared.theme,
    period: () => one(['day', 'week', 'month', 'quarter', 'year']), symbol: () => one(['star', 'heart', 'face']),
    'text-color': () => one(colors), language: shared.language, 'right-to-left': () => '',
    maximum: shared.maximum,
  },
};

/** Dates and ratings, with a header row or without, written in one of several ways. */
const datesOf = (options) => {
  const style = random(4);
  if (style === 3) options.push(['date-order', one(['dmy', 'mdy'])]);
  const [isMonthFirst, two] = [options.at(-1)?.[1] === 'mdy', (number) => `${number}`.padStart(2, '0')];
  const lines = Array.from({ length: 1 + random(40) }, () => {
    const [month, day] = [1 + random(12), 1 + random(28)];
    const date = [
      `2025-${two(month)}-${two(day)}`, `2025-${two(month)}-${two(day)}T10:00:00Z`, `${day}.${month}.2025`,
      isMonthFirst ? `${month}/${day}/2025` : `${day}/${month}/2025`,
    ][style];
    return `${date},${1 + random(5)}\n`;
  });
  return (random(2) ? 'created,stars\n' : '') + lines.join('');
};

/** Random options; of those that the command refuses together, the first. */
const optionsOf = (kind) => {
  const names = Object.keys(kinds[kind]);
  const chosen = new Set(Array.from({ length: random(6) }, () => one(names)));
  if (chosen.has('decorative') || chosen.has('title')) chosen.delete('language');
  if (chosen.has('decorative')) chosen.delete('title');
  return [...chosen].map((name) => [name, kinds[kind][name]()]);
};

const lineOf = (kind, options) => [
  ...kind === 'face' ? [] : kind === 'history' ? ['summary', '--values', '-', '--date-column=1', '--value-column=2'] : [kind],
  ...options.flatMap(([name, text]) => name === 'counts' ? [text] : text === '' ? [`--${name}`] : [`--${name}=${text}`]),
];
const folder = mkdtempSync(`${tmpdir()}/studio-`);
process.on('exit', () => rmSync(folder, { recursive: true }));
cpSync(`${root}Examples/Drawings`, folder, { recursive: true });
/** What the command writes, with a text on its standard input; nothing if it refuses the line. */
const run = (line, input = '') => {
  try {
    const written = execFileSync(command, line, { input, stdio: ['pipe', 'pipe', 'ignore'], cwd: folder });
    return line.includes('rating.js') ? readFileSync(`${folder}/rating.js`) : written;
  } catch { return undefined; }
};

let compared = 0;
const check = (line, ours, input) => {
  const theirs = run(line, input);
  // What the command refuses, the page may draw: options without effect are errors there.
  if (!theirs) return false;
  if (Buffer.compare(theirs, Buffer.from(ours()))) throw new Error(`the module and the command differ: emoji-rate ${line.join(' ')}`);
  compared += 1;
  return true;
};
/** Compares a line that the command takes. */
const must = (line, ours) => {
  if (!check(line, ours)) throw new Error(`the command refuses: emoji-rate ${line.join(' ')}`);
};

for (let tried = 0; compared < 500; tried += 1) {
  if (tried > 2000) throw new Error('the command refuses most of the options');
  const kind = one(Object.keys(kinds));
  const options = optionsOf(kind);
  const rows = kind === 'history' ? datesOf(options) : undefined;
  const line = lineOf(kind, options);
  if (rows) options.push(['values', rows], ['date-column', '1'], ['value-column', '2']);
  else options.push(kind === 'summary'
    ? ['counts', Array.from({ length: one([5, 5, 2, 10]) }, () => random(900)).join(',')] : ['value', number(0, 5)]);
  const isPNG = tried % 5 === 0;
  // PNG files of large sizes take long, and so do motions.
  if (isPNG && options.some(([name]) => name === 'animate-from')) continue;
  const shown = rows ? line : lineOf(kind, options);
  check([...shown, ...isPNG ? ['--format=png'] : []], () => studio.draw(isPNG ? 'png 1' : 'svg', rows ? 'summary' : kind, options), rows);
}

const drawings = {
  battery: ['battery.svg'], avocado: ['avocado-sad.svg', 'avocado-ok.svg', 'avocado-happy.svg'], cup: ['cup.svg'], owl: ['owl.svg'],
};
/** Compares the files with the whole scale of a face. */
const spanning = (drawn, options) => {
  const words = options.map(([name, text]) => `--${name}=${text || drawn}`);
  for (const [format, name] of [['layers', 'svg'], ['lottie', 'lottie']]) {
    must(['drawing', ...words, `--format=${name}`], () => drawing.spanning(format, options));
  }
};
for (const files of Object.values(drawings)) {
  drawing.drawing({
    minimum: '', maximum: '',
    files: files.map((name) => ({ name, value: '', bytes: new Uint8Array(readFileSync(`${root}Examples/Drawings/${name}`)) })),
  });
  for (let value = 0; value <= 5; value += 0.625) {
    check(['--drawing', files.join(), `--value=${value}`], () => drawing.draw('svg', 'face', [['value', `${value}`], ['drawing', '']]));
  }
  spanning(files.join(), [['drawing', '']]);
  check(['control', '--drawing', files.join(), '-o', 'rating.js'], () => drawing.control('face', [['drawing', '']], parts));
}
for (const options of [
  [], [['character', 'cat']], [['paint', 'radial'], ['theme', 'dusk'], ['background', 'rgb(10 20 200 / 0.5)']],
  [['minimum', '0.5'], ['maximum', '10'], ['color', 'currentColor']],
]) spanning('', options);

const looks = [
  ['face', []], ['face', [['character', 'cat'], ['language', 'de']]], ['face', [['theme', 'dusk'], ['words', 'Bad,Fine']]],
  ['stars', [['step', '0.5']]], ['stars', [['symbol', 'heart'], ['count', '7'], ['fill-color', 'crimson']]],
];
for (const [kind, options] of looks) {
  const words = options.flatMap(([name, text]) => [`--${name}`, text]);
  const line = ['control', ...kind === 'face' ? [] : [kind], ...words, '-o', 'rating.js'];
  must(line, () => studio.control(kind, options, parts));
}
console.log(`studio: ${compared} files of the module are the command's`);
