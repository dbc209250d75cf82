// The WebAssembly module, which draws every look there is.

const capacity = 1 << 18;
const decoder = new TextDecoder();
const read = (start, end) => decoder.decode(bytes.subarray(start, end));
/** What is written behind the slots; there is always room for it. */
const written = (write) => {
  let count = write(output, room);
  if (count > room) {
    core.memory.grow(Math.ceil((count - room) / 65536));
    room += Math.ceil((count - room) / 65536) * 65536;
    bytes = new Uint8Array(core.memory.buffer);
    shared = new Float64Array(core.memory.buffer, base, slotCount);
    count = write(output, room);
  }
  return read(output, output + count);
};

// The module's memory: its own, then the slots of whichever element calls, then room for text.
let core, bytes, base, output, shared, room;
// Name → { slot, kind, words }, from the module's own table.
const attributes = {};
let slotCount = 0;

const unpack = async (text) => {
  if (!HTMLElement.prototype.attachInternals) throw 'the browser has no form-associated custom elements';
  const packed = atob(text);
  // Each in the way that is fast: a callback a byte, and a blob's stream, take longer than all the rest.
  const data = new Uint8Array(packed.length);
  for (let index = 0; index < packed.length; index += 1) data[index] = packed.charCodeAt(index);
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  writer.write(data);
  writer.close();
  const { instance } = await WebAssembly.instantiate(await new Response(readable).arrayBuffer());
  core = instance.exports;
  core.memory.grow(capacity / 65536 + 1);
  room = capacity;
  bytes = new Uint8Array(core.memory.buffer);
  base = core.__heap_base.value + 15 & ~15;
  for (const entry of read(base, base + core.table(base, capacity)).trim().split(' ')) {
    const [, name, kind, words] = /^([\w-]+)([.?#*+]?):?(.*)/.exec(entry);
    // A parameter without an attribute only takes its place.
    if (kind !== '.') attributes[name] = { slot: slotCount, kind, words: words && words.split(',') };
    slotCount += { '#': 4, '*': 2, '+': 8 }[kind] || 1;
  }
  output = base + slotCount * 8;
  shared = new Float64Array(core.memory.buffer, base, slotCount);
};
