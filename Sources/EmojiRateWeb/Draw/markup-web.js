// emoji-rate/draw/markup in places without Node's files: `await init()` first, of this file or of emoji-rate/draw.
export { init } from './web.js';
export { markup } from './draw.js';
