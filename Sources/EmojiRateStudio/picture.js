// What is shown: one picture of the state, which the stage, the film, the tiles, the file and the texts all read.
import { S, isRated, optionsOf, scale, value } from './state.js';
import { trusted } from './dom.js';
import { start } from './engine.js';

/** The module, once it is there. */
export let engine;
/** The parts of the page for ratings, drawings and controls, which come with the first visit. */
export const jobs = {};

const drawn = new Map();
/** The text of a picture. An error is kept too: reading many ratings again takes long. */
export const draw = (kind, options) => {
  const key = JSON.stringify([kind, options]);
  if (drawn.size > 500) drawn.clear();
  if (!drawn.has(key)) {
    try { drawn.set(key, new TextDecoder().decode(engine.draw('svg', kind, options))); } catch (error) { drawn.set(key, error); }
  }
  const found = drawn.get(key);
  if (found instanceof Error) throw found;
  return found;
};
export const forget = () => drawn.clear();

/** A small picture whose words stand beside it, of options in pairs. */
export const small = (kind, options) =>
  draw(kind, [...options.filter(([name]) => !['size', 'title', 'language'].includes(name)), ['decorative', '']]);
/** A small picture of the state of a job, or of other options by name. */
export const mini = (options, kind = 'face') =>
  small(kind, Object.entries(options).filter(([, text]) => text).map(([name, text]) => [name, text === 'on' ? '' : text]));
/** The faces of a row are the character of the job Face. */
export const rowOptions = (job) => S[job].symbol === 'face' && !S[job].character
  ? [['character', S.face.character], ...optionsOf(job)] : optionsOf(job);

/** The kind of the picture, and its options without the value. */
export const shown = () => ({
  face: () => ({ kind: 'face', options: optionsOf('face') }),
  stars: () => ({ kind: 'stars', options: rowOptions('stars') }),
  drawing: () => ({ kind: 'face', options: [['drawing', ''], ...optionsOf('drawing')] }),
  ratings: () => jobs.ratings.shown(),
})[S.job]();

/** Whether there is nothing to draw yet. */
export const isEmpty = () => S.job in jobs && jobs[S.job].isEmpty?.() || (S.job === 'ratings' || S.job === 'drawing') && !jobs[S.job];

export const valued = (text = value()) => text === '' ? [] : [['value', text]];
export const picture = (more = []) => {
  const { kind, options } = shown();
  return draw(kind, [...isRated() ? valued() : [], ...options, ...more]);
};

const brightness = (color) => {
  const number = parseInt(color.slice(1), 16);
  return (0.3 * (number >> 16) + 0.59 * (number >> 8 & 255) + 0.11 * (number & 255)) / 255;
};
export const isDark = () => S.ground === 'dark' || S.ground === 'own' && brightness(S.paper) < 0.45;
/** Whether the picture is the same on light and on dark pages. */
export const isSameOnBoth = () => picture() === picture([['look', 'dark']]);
/** The options of the ground: digits of a dark page are light. */
export const look = () => S.job !== 'control' && isDark() && !isSameOnBoth() ? [['look', 'dark']] : [];

/** The values of a film and of an archive: eleven on the scale, or each symbol of a row. */
export const values = (isRow = S.job === 'stars') => {
  const { low, high } = scale();
  const steps = isRow && high - low <= 10 && Number.isInteger(high - low) ? high - low : 10;
  return Array.from({ length: steps + 1 }, (_, index) => `${Number((low + (high - low) * index / steps).toFixed(4))}`);
};

/** The options of a moving picture. */
export const moving = () => [
  ['animate-from', `${S.job === 'ratings' ? S.ratings.minimum || 1 : scale().low}`], ['duration', S.duration], ['repeat', S.repeat],
];

/** What is wrong, as the command says it; '' if nothing is. */
export const problem = () => {
  try {
    if (jobs[S.job]?.check) jobs[S.job].check();
    else if (S.job !== 'control' && !isEmpty()) picture();
    return '';
  } catch ({ message }) {
    return message;
  }
};
export const isReady = () => Boolean(engine) && !isEmpty() && !problem();

const groupStem = (label) => label.replace(/[^\p{L}\p{N}._]+/gu, '-').replace(/^-+|[-.]+$/g, '') || 'group';
/** The stems of groups, as the command names their files. */
export const groupStems = (labels) => {
  const taken = new Set();
  return labels.map((label) => {
    const first = groupStem(label);
    let stem = first;
    for (let count = 2; taken.has(stem.toLowerCase()); count += 1) stem = `${first}-${count}`;
    taken.add(stem.toLowerCase());
    return stem;
  });
};
/** The name of the file, without its ending. */
export const stem = () => {
  const rated = value() === '' ? 'unrated' : value();
  return {
    face: () => `${S.face.character || 'classic'}-${rated}`,
    stars: () => `${S.stars.symbol || 'star'}s-${rated}`,
    drawing: () => `${jobs.drawing.stem()}-${rated}`,
    ratings: () => jobs.ratings.stem(),
    control: () => 'rating',
  }[S.job]();
};

// The modules

/** Fetches a module, tells how much of it is there, and takes it in place of the one before. */
const load = async (name, tell) => {
  if (typeof WebAssembly !== 'object') throw new Error('this browser has no WebAssembly');
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  const reader = response.body.getReader();
  const parts = [];
  let size = 0;
  for (let part; (part = (await reader.read()).value);) {
    parts.push(part);
    tell(size += part.length);
  }
  engine = start(await WebAssembly.compile(await new Blob(parts).arrayBuffer()));
  forget();
};
const loads = {};
/** A module, which is fetched once; after a failure, again. */
export const loaded = (name, tell = () => {}) => loads[name] ??= load(name, tell).catch((error) => {
  loads[name] = undefined;
  throw error;
});
/** The module that reads drawings. */
export const withDrawings = async (tell) => {
  await loads['studio.wasm'];
  await loaded('drawing.wasm', tell);
  jobs.ratings?.handOver();
};

// The scripts of controls

let worker, parts;
let requestCount = 0;
const requests = new Map();
/** Starts the worker: it is there when it is needed, also offline. */
export const startWorker = () => {
  parts ??= fetch('control.json').then((response) => response.json());
  parts.catch(() => { parts = undefined; });
  if (worker) return;
  worker = new Worker(trusted.createScriptURL('worker.js'), { type: 'module' });
  worker.addEventListener('message', ({ data: { request, script, message } }) => {
    const { resolve, reject } = requests.get(request);
    requests.delete(request);
    if (message) reject(new Error(message));
    else resolve(script);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of requests.values()) reject(new Error('worker.js did not start'));
    requests.clear();
    worker = undefined;
  });
};

/** The options without those of one picture, which a control and a file with the whole scale lack, and without others. */
export const lasting = (options, ...others) => {
  const single = ['padding', 'title', 'decorative', 'responsive', 'precision', 'language', 'right-to-left', ...others];
  return options.filter(([name]) => !single.includes(name));
};
/** What a control shows: the kind and the options of its script. */
export const controlled = () => {
  const job = S.job === 'control' ? S.control.look : S.job;
  const of = { face: () => optionsOf('face'), stars: () => rowOptions('stars'), drawing: () => [['drawing', ''], ...optionsOf('drawing')] }[job]();
  return { kind: job === 'stars' ? 'stars' : 'face', options: [...lasting(of), ...S.job === 'control' ? optionsOf('control') : []] };
};
/** The last script, which the phone and the download both ask for. */
let last = {};
/** The script of a control. */
export const scriptOf = (spec) => {
  const key = JSON.stringify(spec);
  const isKept = last.key === key && last.engine === engine && !key.includes('"drawing"');
  if (!isKept) {
    last = { key, engine, script: written(spec) };
    last.script.catch(() => { last = {}; });
  }
  return last.script;
};
const written = async ({ kind, options }) => {
  startWorker();
  const isDrawn = options.some(([name]) => name === 'drawing');
  const given = { kind, options, parts: await parts, compiled: engine.compiled, drawing: isDrawn ? jobs.drawing.given() : undefined };
  return new Promise((resolve, reject) => {
    requests.set(requestCount += 1, { resolve, reject });
    worker.postMessage({ request: requestCount, ...given });
  });
};
