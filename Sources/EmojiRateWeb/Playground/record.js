// The script of a control, from a module of the command's own sources: see Recorder beside this folder.

/** The script that `emoji-rate control` writes, for '' or 'stars' and for options: names and texts, '' for flags. */
const scriptOf = async (kind, options) => {
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
  const texts = [kind, ...options.flat(), ''].map((text) => text.replaceAll('\0', ' '));
  const given = new TextEncoder().encode(texts.join('\0'));
  const start = exports.allocate(given.length);
  new Uint8Array(exports.memory.buffer, start).set(given);
  const script = textAt(exports.record(start, given.length));
  const [, wrong] = /^!(.*)/s.exec(new TextDecoder().decode(script.slice(0, 1000))) ?? [];
  if (wrong) throw new Error(wrong);
  return script;
};
