// What tests of the studio's module share: the module as the page starts it, the command, and seeded numbers.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The page's own scripts, which stand in one folder when they are served. */
const scripts = mkdtempSync(`${tmpdir()}/studio-scripts-`);
process.on('exit', () => rmSync(scripts, { recursive: true }));
cpSync(`${root}Sources/EmojiRateWeb/Draw/module.js`, `${scripts}/module.js`);
cpSync(`${root}Sources/EmojiRateStudio/engine.js`, `${scripts}/engine.js`);
writeFileSync(`${scripts}/package.json`, '{ "type": "module" }');

const { start } = await import(pathToFileURL(`${scripts}/engine.js`));
export const started = async (file) => start(await WebAssembly.compile(readFileSync(file)));

/** A function for whole numbers below a count, the same in every run: https://prng.di.unimi.it/splitmix64.c */
export const seeded = (seed) => {
  let state = BigInt(seed);
  return (count) => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let word = state;
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return Number((word ^ (word >> 31n)) % BigInt(count));
  };
};
