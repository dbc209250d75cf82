// emoji-rate/draw in Node: the module is read when it is imported.
import { readFileSync } from 'node:fs';

import { use } from './draw.js';
import { startModule } from './module.js';

use(startModule(new WebAssembly.Module(readFileSync(new URL('./draw.wasm', import.meta.url)))));

/** There is nothing to wait for; for code that browsers run too. */
export const init = async () => {};
export { drawing, face, stars, summary, trend } from './draw.js';
