// emoji-rate/draw in browsers, workers and other places without Node's files: `await init()` first.
import { use } from './draw.js';
import { startModule } from './module.js';

const compile = async (source) => {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return WebAssembly.compile(given);
  const response = given instanceof Response ? given : await fetch(given);
  if (!response.ok) throw new Error(`the module cannot be loaded from ${response.url}: ${response.status}`);
  // Servers that do not know the type of the file would be refused by compileStreaming.
  return WebAssembly.compile(await response.arrayBuffer());
};

let started;

/** Starts the module, once; after a failure, again. */
export const init = (source = new URL('./draw.wasm', import.meta.url)) => {
  started ??= compile(source).then((compiled) => use(startModule(compiled)));
  started.catch(() => { started = undefined; });
  return started;
};
export { drawing, face, stars, summary, trend } from './draw.js';
