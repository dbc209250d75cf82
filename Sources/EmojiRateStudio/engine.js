// The module, which has the command's own sources, as the page and its worker call it.
import { startModule } from './module.js';

/** Errors of WebKit's engine have a line, also in a worker and in WebKitGTK, which have no GestureEvent. */
const isWebKit = 'line' in new Error();

const isSame = (one, other) => one.isError === other.isError && one.bytes.length === other.bytes.length
  && one.bytes.every((byte, index) => byte === other.bytes[index]);

/** Starts a compiled module. Options are pairs of a name and a text, '' for flags. Errors are the sentences of the command. */
export const start = (compiled, asksTwice = isWebKit) => {
  const module = startModule(compiled);
  /**
   * Calls a function, in WebKit until two answers in a row are equal: WebKit of 2025 can compute a loop wrongly, once,
   * while it compiles it: https://bugs.webkit.org/show_bug.cgi?id=301435
   */
  const call = (name, words) => {
    let last = module.call(name, words);
    for (let count = 0; asksTwice; count += 1) {
      const next = module.call(name, words);
      if (isSame(last, next)) break;
      if (count === 9) throw new Error('this browser draws a different picture each time');
      last = next;
    }
    if (last.isError) throw new Error(text(last.bytes));
    return last.bytes;
  };
  const text = (bytes) => new TextDecoder().decode(bytes);
  const words = (bytes) => text(bytes).split('\0').slice(0, -1);
  return {
    compiled,
    /** Whether it reads drawings: studio.wasm does not, and drawing.wasm does. */
    readsDrawings: module.has('drawing'),
    /** The bytes of a picture; the format is 'svg', or 'png' with a scale. */
    draw: (format, kind, options) => call('draw', [format, kind, ...options.flat()]),
    /** Takes the bytes of a file of ratings, which the option `values` without a text means; its name is the option `file`. */
    ratings: (bytes) => module.ratings(bytes),
    /** The first lines of the ratings as words: see RatingTable.swift. */
    table: (options) => words(call('table', ['summary', ...options.flat()])),
    /** What the command notes about the ratings, and their groups, as words: see RatingTable.swift. */
    groups: (options) => words(call('groups', ['summary', ...options.flat()])),
    /** The parts and the measures of a face. */
    face: (options) => {
      const found = words(call('face', ['face', ...options.flat()]));
      return Object.fromEntries(found.flatMap((name, index) => index % 2 ? [] : [[name, found[index + 1]]]));
    },
    /** The script that `emoji-rate control` writes, with the parts of the control's JavaScript, which control.json has. */
    control: (kind, options, parts) => {
      const script = text(call('control', [kind, ...options.flat().map((word) => word.replaceAll('\u0001', ' '))]));
      return script.replace(/(?:\u0001\d+)+/, (names) => names.slice(1).split('\u0001').map((index) => parts[index]).join(''));
    },
    /** A face at all values in one file: its format is `layers`, for an editor, or `lottie`, for apps. */
    spanning: (format, options) => call(format, ['face', ...options.flat()]),
    /** Reads the files of a drawing, and gives its warnings, and what becomes what. */
    drawing: ({ minimum, maximum, files }) => {
      const given = [minimum, maximum, ...files.flatMap(({ name, value, bytes }) => [name, value, bytes])];
      const [warnings, parts = ''] = text(call('drawing', given)).split('\n\n');
      return { warnings: warnings.split('\n').filter(Boolean), parts };
    },
  };
};
