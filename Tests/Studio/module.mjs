// What tests of the studio's module share: the module as the page starts it, the command, and seeded numbers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a module with the page's own script, which gets a document, so that it does not start as a worker. */
export const started = async (file) => {
  const script = readFileSync(`${root}Sources/EmojiRateStudio/module.js`, 'utf8');
  const context = vm.createContext({ WebAssembly, TextEncoder, TextDecoder, Uint8Array, DataView, document: {} });
  const startModule = vm.runInContext(`${script}; startModule`, context);
  return startModule(await WebAssembly.compile(readFileSync(file)));
};

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
