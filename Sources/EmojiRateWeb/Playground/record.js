// The script of a control, from a module of the command's own sources: see Recorder beside this folder.

/** The script that `emoji-rate control` writes, for '' or 'stars' and for options: names and texts, '' for flags. */
const scriptOf = async (kind, options) => {
  let exports;
  const textAt = (start) => {
    const bytes = new Uint8Array(exports.memory.buffer, start);
    return bytes.slice(0, bytes.indexOf(0));
  };
  const env = {
    // Swift leaves the reading of a number to its surroundings: it wants the number, and the end of the text.
    _swift_stdlib_strtod_clocale(start, place) {
      const text = textAt(start);
      new DataView(exports.memory.buffer).setFloat64(place, new TextDecoder().decode(text), true);
      return start + text.length;
    },
  };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('recorder.wasm'), { env });
  ({ exports } = instance);
  const given = new TextEncoder().encode([kind, ...options.flat(), ''].join('\0'));
  const start = exports.allocate(given.length);
  new Uint8Array(exports.memory.buffer, start).set(given);
  return textAt(exports.record(start, given.length));
};
