// Calls the functions of the module, which has the sources of the command emoji-rate.

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

/**
 * Starts a compiled module. `call` gives the bytes of an answer, and whether they are the sentence of an error; `ratings`
 * takes the bytes of a file of ratings, which the option `values` without a text means.
 */
export const startModule = (compiled) => {
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

  /** Calls a function with the place and the number of bytes in the module's memory. */
  const given = (name, bytes) => {
    const place = exports.allocate(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
    const end = exports[name](place, bytes.length);
    const view = new DataView(exports.memory.buffer);
    const isError = view.getUint8(end + 4) !== 0;
    const answer = new Uint8Array(exports.memory.buffer, end + 5, view.getUint32(end, true)).slice();
    exports.free(place);
    exports.free(end);
    return { isError, bytes: answer };
  };

  /** The last drawing and the last ratings that were given, for a module that has to start again. */
  const last = {};
  const attempt = (name, bytes) => {
    try {
      return given(name, bytes);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      start();
      for (const [name, bytes] of Object.entries(last)) given(name, bytes);
      const message = 'this needs more memory than the module has; the command emoji-rate may draw it';
      return { isError: true, bytes: new TextEncoder().encode(message) };
    }
  };
  const call = (name, bytes, isKept) => {
    const answer = attempt(name, bytes);
    if (isKept && !answer.isError) last[name] = bytes;
    return answer;
  };
  return {
    /** Whether the module has a function: only some read drawings. */
    has: (name) => name in exports,
    call: (name, words) => call(name, packed(words), name === 'drawing'),
    ratings: (bytes) => { call('ratings', bytes, true); },
  };
};
