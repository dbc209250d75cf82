// The module of the playground, which has the command's own sources: see Recorder beside this folder. This file is
// loaded by the page, which draws, and as a worker, which records, because that takes a second or more.

/** Starts the module. Its functions take '' or 'stars' and options: names and texts, '' for flags. */
const startRecorder = async () => {
  let exports;
  const textAt = (start) => {
    const bytes = new Uint8Array(exports.memory.buffer, start);
    return bytes.slice(0, bytes.indexOf(0));
  };
  const env = {
    // Swift leaves the reading of a number to its surroundings: it wants the number, and where its text ends.
    _swift_stdlib_strtod_clocale(start, place) {
      const text = textAt(start);
      const number = Number(new TextDecoder().decode(text));
      new DataView(exports.memory.buffer).setFloat64(place, number, true);
      return Number.isNaN(number) ? start : start + text.length;
    },
  };
  const response = await fetch('recorder.wasm');
  if (!response.ok) throw new Error(`recorder.wasm: ${response.status}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { env });
  ({ exports } = instance);

  const call = (name, kind, options) => {
    const words = [kind, ...options.flat(), ''].map((word) => word.replaceAll('\0', ' '));
    const given = new TextEncoder().encode(words.join('\0'));
    const start = exports.allocate(given.length);
    new Uint8Array(exports.memory.buffer, start).set(given);
    const end = exports[name](start, given.length);
    const text = new TextDecoder().decode(textAt(end));
    exports.free(start);
    exports.free(end);
    if (text[0] === '!') throw new Error(text.slice(1));
    return text;
  };
  return {
    /** The document that the command writes. */
    picture: (kind, options) => call('picture', kind, options),
    /** The script that `emoji-rate control` writes. */
    record: (kind, options) => call('record', kind, options),
  };
};

// As a worker: answers one request, and ends with it.
if (typeof document === 'undefined') {
  addEventListener('message', async ({ data: [kind, options] }) => {
    try {
      postMessage({ script: (await startRecorder()).record(kind, options) });
    } catch ({ message }) {
      postMessage({ message });
    }
  });
}
