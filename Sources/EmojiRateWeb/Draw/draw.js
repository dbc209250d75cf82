// What `emoji-rate/draw` and `emoji-rate/draw/markup` export, on a module that node.js or web.js has started.

let module;
/** The drawing that the module has read last. */
let current;

/** Takes a started module, as module.js makes it. */
export const use = (started) => { [module, current] = [started, undefined]; };

/** The name of an option as the command has it: `mouthWidth` is `mouth-width`. */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** A sentence of the command with the names of options as JavaScript has them. */
const spoken = (sentence) =>
  sentence.replaceAll('the standard input', 'the ratings').replace(/--([a-z][a-z-]*)/g, (_, name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()));

const plain = (number) =>
  /e/.test(number) ? (Math.abs(number) < 1 ? number.toFixed(20) : BigInt(number).toString()) : `${number}`;

/** The text of an option, as the command takes it. */
const text = (name, value) => {
  if (typeof value === 'string' || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (!Number.isFinite(Number(value))) throw new RangeError(`${name} is ${value}; give a number`);
    return plain(value);
  }
  if (Array.isArray(value)) return value.map((item) => text(name, item)).join(',') || 'none';
  if (Number.isFinite(value?.width) && Number.isFinite(value.height)) return `${plain(value.width)}x${plain(value.height)}`;
  const kind = value === null ? 'null' : typeof value;
  throw new TypeError(`${name} is of the type ${kind}; give a number, a text, true, false or a list`);
};

/** Pairs of a name and a text. An option that is null or undefined is left out, so the default counts. */
const words = (options) =>
  Object.entries(options).flatMap(([name, value]) => value === undefined || value === null ? [] : [kebab(name), text(name, value)]);

const call = (name, given) => {
  if (!module) throw new Error('the module is not there yet; await init() first');
  const { isError, bytes } = module.call(name, given);
  if (isError) throw new RangeError(spoken(new TextDecoder().decode(bytes)));
  return bytes;
};

/** Options without those that this file means itself, and with the drawing that the module then has. */
const prepared = (options) => {
  if (typeof options !== 'object' || options === null) throw new TypeError(`options are an object, not ${options}`);
  const { format = 'svg', scale, drawing, ...rest } = options;
  if (format !== 'svg' && format !== 'png') throw new RangeError(`format '${format}' is not known; give svg or png`);
  if (format === 'svg' && scale !== undefined) throw new RangeError('scale is for the format png');
  if (drawing !== undefined) {
    if (!(drawing instanceof Drawing)) throw new TypeError('drawing is made by drawing([{ name, value, bytes }])');
    drawing.read();
  }
  const isDrawn = drawing !== undefined ? ['drawing', ''] : [];
  return { format: format === 'png' ? `png ${text('scale', scale ?? 1)}` : format, rest: [...words(rest), ...isDrawn] };
};

const picture = (kind, first, options) => {
  const { format, rest } = prepared(options);
  const bytes = call('draw', [format, kind, ...first, ...rest]);
  return format === 'svg' ? new TextDecoder().decode(bytes) : bytes;
};

/** A value, which may be null: not rated yet. */
const rated = (value) => {
  if (value === undefined) throw new TypeError('the rating is missing; give a number, or null for a picture without a rating');
  return value === null ? [] : ['value', text('value', value)];
};

export const face = (value, options = {}) => picture('face', rated(value), options);
export const stars = (value, options = {}) => picture('stars', rated(value), options);

/** Ratings as a text or as bytes, which the module reads as the command reads a file. */
const read = (ratings, what) => {
  const isText = typeof ratings === 'string';
  if (!isText && !(ratings instanceof Uint8Array)) throw new TypeError(what);
  if (!module) throw new Error('the module is not there yet; await init() first');
  module.ratings(isText ? new TextEncoder().encode(ratings) : ratings);
  return ['values', ''];
};

export const summary = (ratings, options = {}) => {
  const what = 'ratings are a list of how many ratings each value has, or the text or the bytes of a file';
  const first = Array.isArray(ratings) ? ['counts', text('counts', ratings)] : read(ratings, what);
  return picture('summary', first, options);
};

const field = (value) => {
  const written = value instanceof Date ? value.toISOString() : `${value ?? ''}`;
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
};

export const trend = (ratings, options = {}) => {
  const what = 'ratings are a list of [date, value] or [date, value, count], or the text or the bytes of a file';
  if (!Array.isArray(ratings)) return picture('summary', read(ratings, what), options);
  if (!ratings.every((row) => Array.isArray(row) && row.length >= 2 && row.length <= 3)) throw new TypeError(what);
  const hasCounts = ratings.some((row) => row.length === 3);
  const lines = ratings.map(([date, value, count = 1]) => [date, value, ...(hasCounts ? [count] : [])].map(field).join(','));
  const columns = { header: 'no', dateColumn: 1, valueColumn: 2, ...(hasCounts && { countColumn: 3 }) };
  return picture('summary', read(`${lines.join('\n')}\n`, what), { ...columns, ...options });
};

/** The files of a drawing, for the option `drawing`. */
class Drawing {
  #words;

  constructor(words) { this.#words = words; }

  /** Lets the module have this drawing. */
  read() {
    if (current === this) return [];
    const [warnings] = new TextDecoder().decode(call('drawing', this.#words)).split('\n\n');
    current = this;
    return warnings.split('\n').filter(Boolean);
  }
}

export const drawing = (files, { minimum = 0, maximum = 5 } = {}) => {
  const what = 'a drawing is a list of { name, value, bytes }; bytes are a text or a Uint8Array with SVG';
  if (!Array.isArray(files) || !files.length) throw new TypeError(what);
  const given = files.flatMap(({ name = 'drawing.svg', value, bytes }) => {
    if (typeof bytes !== 'string' && !(bytes instanceof Uint8Array)) throw new TypeError(what);
    return [`${name}`, value === undefined ? '' : text('value', value), bytes];
  });
  const made = new Drawing([text('minimum', minimum), text('maximum', maximum), ...given]);
  current = undefined;
  made.warnings = Object.freeze(made.read());
  return Object.freeze(made);
};

export const markup = (name, value, options = {}) => {
  const { picture: kind = 'face', ...others } = options;
  const { rest } = prepared(others);
  return new TextDecoder().decode(call('markup', [`${name}`, kind, ...rated(value), ...rest]));
};
