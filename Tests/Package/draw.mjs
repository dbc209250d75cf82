// Draws with the installed package emoji-rate/draw, beside the command: draw.mjs EMOJI_RATE, in a folder with the package.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { drawing, face, init, stars, summary, trend } from 'emoji-rate/draw';
import { markup } from 'emoji-rate/draw/markup';

const command = process.argv[2];
const emojiRate = (words, input = '') => execFileSync(command, words, { input, maxBuffer: 1e8, stdio: ['pipe', 'pipe', 'ignore'] });
const same = (made, words, input) =>
  assert.ok(Buffer.from(made).equals(emojiRate(words, input)), `${words.join(' ')} differs from the command`);

// https://prng.di.unimi.it/splitmix64.c
let state = 58n;
const random = (count) => {
  state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
  let word = state;
  word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
  word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
  return Number((word ^ (word >> 31n)) % BigInt(count));
};
const one = (list) => list[random(list.length)];
const listed = (topic) => `${emojiRate(['list', topic])}`.trim().split('\n').map((line) => line.split(/\s/)[0]);
const [characters, themes] = [listed('characters'), listed('themes')];

// Bytes: options as JavaScript has them, and as the command does.
const shared = {
  theme: () => one(themes), background: () => one(['crimson', '#2ee6b8', 'rgb(10 20 200 / 0.5)']),
};
const kinds = {
  face: { ...shared, language: () => one(['de', 'zh-Hans', 'ar']), character: () => one(characters), mouthWidth: () => random(50) / 100 + 0.2, extras: () => one([['blush', 'crown'], [], 'tears']) },
  stars: { ...shared, title: () => one(['{value} of {maximum}', 'a < b & "c"']), symbol: () => one(['star', 'heart']), count: () => 1 + random(8), fillColor: () => 'teal' },
  summary: { layout: () => one(['full', 'bars', 'columns', 'stack', 'badge']), symbol: () => one(['heart', 'face']), language: () => one(['de', 'ja']) },
};
const words = (options) => Object.entries(options).flatMap(([name, value]) => {
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return value === true ? [option] : [option, Array.isArray(value) ? value.join(',') || 'none' : `${value}`];
});
const requests = 200;
for (let index = 0; index < requests; index += 1) {
  const kind = one(Object.keys(kinds));
  const names = Object.keys(kinds[kind]);
  const chosen = new Set(Array.from({ length: random(4) }, () => one(names)));
  const options = Object.fromEntries([...chosen].map((name) => [name, kinds[kind][name]()]));
  const isPNG = random(8) === 0;
  const output = isPNG ? ['--format', 'png'] : [];
  const format = isPNG ? { format: 'png' } : {};
  if (kind === 'summary') {
    const counts = Array.from({ length: 5 }, () => random(200));
    same(summary(counts, { ...options, ...format }), ['summary', counts.join(','), ...words(options), ...output]);
  } else {
    const value = random(501) / 100;
    const draw = kind === 'face' ? face : stars;
    same(draw(value, { ...options, ...format }), [...(kind === 'face' ? [] : [kind]), `${value}`, ...words(options), ...output]);
  }
}

const reviews = 'date,stars\n2026-01-12,4/5\n2026-02-01,★★★\n2026-02-03,5\n';
same(summary(reviews, { valueColumn: 'stars' }), ['summary', '--values', '-', '--value-column', 'stars'], reviews);
const byMonth = ['summary', '--values', '-', '--date-column', '1', '--value-column', '2'];
same(trend(reviews, { dateColumn: 'date', valueColumn: 'stars' }), ['summary', '--values', '-', '--date-column', 'date', '--value-column', 'stars'], reviews);
same(trend([['2026-01-12', 4], [new Date('2026-02-01T00:00:00Z'), 5]]), byMonth, '2026-01-12,4\n2026-02-01,5\n');
same(trend([['2026-01', 4, 30], ['2026-02', 5, 20]]), [...byMonth, '--count-column', '3'], '2026-01,4,30\n2026-02,5,20\n');

const shape = (width) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect id="a" width="${width}" height="5"/></svg>`;
const drawn = (...widths) => drawing(widths.map((width, index) => ({ name: `${index}.svg`, value: 5 * index, bytes: shape(width) })));
const [low, high] = [drawn(2, 8), drawn(9, 3)];
writeFileSync('0.svg', shape(2));
writeFileSync('1.svg', shape(8));
same(face(2, { drawing: low }), ['2', '--drawing', '0=0.svg,5=1.svg']);
assert.notEqual(face(2, { drawing: high }), face(2, { drawing: low }));
same(face(3, { drawing: low }), ['3', '--drawing', '0=0.svg,5=1.svg']);

same(`${markup('rating', 3.2, { character: 'cat' })}\n`, ['control', '--character', 'cat', '--markup', '3.2']);
same(`${markup('rating', 3, { picture: 'stars' })}\n`, ['control', 'stars', '--markup', '3']);
assert.match(markup('a"b', 3), /name="a&#34;b"/);
same(stars(2, { decorative: true, cells: { width: 40, height: 50 } }), ['stars', '2', '--decorative', '--cells', '40x50']);
assert.equal(face(3, { color: null, theme: undefined }), face(3));
await init();

// Errors: the kind, and the sentence with the option's name as JavaScript has it.
const errors = [
  [() => face(4, { charcter: 'cat' }), RangeError, /charcter/],
  [() => face(4, { mouthWidth: 'wide' }), RangeError, /mouthWidth/],
  [() => face(4, { mouthWidth: NaN }), RangeError, /mouthWidth is NaN/],
  [() => face(4, { color: 'greenish' }), RangeError, /color.*greenish/],
  [() => face('good'), RangeError, /good/],
  [() => face(), TypeError, /the rating is missing/],
  [() => face(4, null), TypeError, /options are an object/],
  [() => face(4, { color: () => {} }), TypeError, /color is of the type function/],
  [() => face(4, { format: 'gif' }), RangeError, /gif/],
  [() => face(4, { scale: 2 }), RangeError, /scale is for the format png/],
  [() => face(4, { format: 'png', size: 20000 }), RangeError, /./],
  [() => face(4, { drawing: {} }), TypeError, /drawing is made by/],
  [() => summary({ a: 1 }), TypeError, /ratings are a list/],
  [() => summary([]), RangeError, /./],
  [() => summary('5\nbad\n'), RangeError, /^the ratings, line 2: 'bad' is not a rating/],
  [() => trend([5, 4]), TypeError, /\[date, value\]/],
  [() => drawing([]), TypeError, /a drawing is a list/],
  [() => drawing([{ name: 'a.svg', bytes: '<html/>' }]), RangeError, /a\.svg/],
];
for (const [action, kind, sentence] of errors) {
  assert.throws(action, (error) => {
    assert.ok(error instanceof kind, `${error} is no ${kind.name}`);
    assert.match(error.message, sentence);
    assert.doesNotMatch(error.message, /--[a-z]/);
    return true;
  }, `${action}`);
  assert.equal(face(3), `${emojiRate(['3'])}`.replace(/\n$/, ''), 'the call after an error');
}

// Memory stays flat over 100,000 calls, with an error among a hundred.
const call = (index) => {
  try { face((index % 500) / 100, index % 100 ? {} : { color: 'no colour' }); } catch {}
};
for (let index = 0; index < 20_000; index += 1) call(index);
globalThis.gc();
const before = process.memoryUsage().rss;
for (let index = 0; index < 100_000; index += 1) call(index);
globalThis.gc();
const grown = (process.memoryUsage().rss - before) / 2 ** 20;
assert.ok(grown < 8, `100,000 calls take ${grown.toFixed(1)} MiB`);

// Time: a cat, beside the command's stream of the same cats.
const cats = 20_000;
const lines = Array.from({ length: cats }, (_, index) => `${(index % 500) / 100}\n`).join('');
const start = process.cpuUsage();
for (let index = 0; index < cats; index += 1) face((index % 500) / 100, { character: 'cat' });
const { user, system } = process.cpuUsage(start);
writeFileSync('values.txt', lines);
const timed = spawnSync('bash', ['-c', `TIMEFORMAT='%U %S'; time "$0" export --values values.txt --format stream --character cat >/dev/null`, command], { encoding: 'utf8' });
const [theirs, kernel] = timed.stderr.trim().split('\n').at(-1).split(' ').map(Number);
const ratio = (user + system) / 1e6 / (theirs + kernel);
console.log(`ratio: a cat of emoji-rate/draw in Node: ${ratio.toFixed(1)} x the command's stream (at most 16); ${cats} cats`);
assert.ok(ratio <= 16, 'a cat takes too long');
console.log(`package: ${requests} random requests give the command's bytes; ${errors.length} errors; 100,000 calls grow by ${grown.toFixed(1)} MiB`);
