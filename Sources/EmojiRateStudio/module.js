// The module of the studio, which has the command's own sources. This file is loaded by the page, which draws, and as
// a worker, which writes controls, because that takes up to a second.

/** Words as the module takes them: a zero byte ends each, so that none may be within. */
const packed = (words) => {
  const encoder = new TextEncoder();
  const parts = words.map((word) => typeof word === 'string' ? encoder.encode(word) : word);
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length + 1, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    for (let index = end; index < end + part.length; index += 1) if (!bytes[index]) bytes[index] = 32;
    end += part.length + 1;
  }
  return bytes;
};

const isSame = (one, other) => one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Starts the compiled module. Options are names and texts, '' for flags. Errors are the sentences of the command. */
const startModule = (compiled) => {
  let exports;
  const env = {
    // Swift leaves the reading of a number to its surroundings: it wants the number, and where its text ends.
    _swift_stdlib_strtod_clocale(start, place) {
      const memory = new Uint8Array(exports.memory.buffer, start);
      const text = memory.slice(0, memory.indexOf(0));
      const number = Number(new TextDecoder().decode(text));
      new DataView(exports.memory.buffer).setFloat64(place, number, true);
      return Number.isNaN(number) ? start : start + text.length;
    },
  };
  const start = () => { ({ exports } = new WebAssembly.Instance(compiled, { env })); };
  start();

  const run = (name, words) => {
    const given = packed(words);
    const place = exports.allocate(given.length);
    new Uint8Array(exports.memory.buffer, place, given.length).set(given);
    const end = exports[name](place, given.length);
    const view = new DataView(exports.memory.buffer);
    const isError = view.getUint8(end + 4) !== 0;
    const bytes = new Uint8Array(exports.memory.buffer, end + 5, view.getUint32(end, true)).slice();
    exports.free(place);
    exports.free(end);
    return { isError, bytes };
  };

  /** The last drawing that was read, for a module that has to start again. */
  let current;
  const attempt = (name, words) => {
    try {
      return run(name, words);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      start();
      if (current) run('drawing', current);
      const message = 'this is too much for the page; the command emoji-rate may draw it';
      return { isError: true, bytes: new TextEncoder().encode(message) };
    }
  };

  /**
   * What a function answers twice in a row. WebKit of 2025 goes on with wrong numbers, once, in a loop that it has just compiled:
   * https://bugs.webkit.org/show_bug.cgi?id=301435
   */
  const call = (name, words) => {
    let last = attempt(name, words);
    for (let count = 0; count < 9; count += 1) {
      const next = attempt(name, words);
      if (next.isError === last.isError && isSame(next.bytes, last.bytes)) {
        if (next.isError) throw new Error(text(next.bytes));
        return next.bytes;
      }
      last = next;
    }
    throw new Error('this browser draws it otherwise every time');
  };
  const text = (bytes) => new TextDecoder().decode(bytes);
  return {
    /** The bytes of a picture; the format is 'svg', or 'png' with a scale. */
    draw: (format, kind, options) => call('draw', [format, kind, ...options.flat()]),
    /** The script that `emoji-rate control` writes. */
    control: (kind, options) => text(call('control', [kind, ...options.flat()])),
    /** A drawing with layers, for an editor. */
    layers: (options) => call('layers', ['face', ...options.flat()]),
    /** Reads the files of a drawing, and gives its warnings, and what becomes what. */
    drawing({ minimum, maximum, files }) {
      const words = [minimum, maximum, ...files.flatMap(({ name, value, bytes }) => [name, value, bytes])];
      const [warnings, parts = ''] = text(call('drawing', words)).split('\n\n');
      current = words;
      return { warnings: warnings.split('\n').filter(Boolean), parts };
    },
  };
};

// As a worker: answers the requests for controls.
if (typeof document === 'undefined') {
  let studio;
  addEventListener('message', ({ data: { compiled, request, drawing, kind, options } }) => {
    try {
      studio ??= startModule(compiled);
      if (drawing) studio.drawing(drawing);
      postMessage({ request, script: studio.control(kind, options) });
    } catch ({ message }) {
      postMessage({ request, message });
    }
  });
}
