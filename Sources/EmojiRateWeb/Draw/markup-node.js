// emoji-rate/draw/markup in Node.
export { init } from './node.js';
export { markup } from './draw.js';
