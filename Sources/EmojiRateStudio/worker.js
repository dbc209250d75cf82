// Writes the scripts of controls, which can take up to a second, while the page goes on.
import { start } from './engine.js';

let engine, current;
addEventListener('message', ({ data: { compiled, parts, request, drawing, kind, options } }) => {
  try {
    if (current !== compiled) [engine, current] = [start(compiled), compiled];
    if (drawing) engine.drawing(drawing);
    postMessage({ request, script: engine.control(kind, options, parts) });
  } catch ({ message }) {
    postMessage({ request, message });
  }
});
