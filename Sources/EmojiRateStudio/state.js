// What the page knows: one object, and its address.

/** What each job begins with. A text is '' for what is not given. Most names are options of the command. */
export const begin = () => ({
  face: { value: '4.5', character: 'cat' },
  stars: { value: '3.5', symbol: 'star', count: '5' },
  ratings: { layout: 'full', symbol: 'star', 'date-column': 'date', 'group-column': 'product' },
  drawing: { value: '3.2' },
  control: { look: 'face', label: 'How was your stay?', name: 'mood', required: 'on' },
});

/** The names that are no options of every picture. */
const own = {
  ratings: ['data', 'text', 'counts', 'group'],
  control: ['look', 'label', 'name', 'required', 'clearable', 'direction'],
};

export const S = {
  ...begin(),
  job: 'face',
  /** What of each job is being changed, such as `eyes`. */
  part: {},
  /** What the picture stands on, and the colour of that of one's own. */
  ground: 'light', paper: '#ffe9c9',
  /** The chosen format of each job, the scale of a PNG file, and whether there is a pair. */
  format: {}, scale: 1, pair: false,
  /** The language of "Use it", and how a picture moves. */
  use: 'HTML', duration: '0.6s', repeat: '1',
};

/** The options of a job, as the module and the command take them. */
export const optionsOf = (job) => Object.entries(S[job])
  .filter(([name, text]) => name !== 'value' && text && !own[job]?.includes(name))
  .map(([name, text]) => [name, text === 'on' ? '' : text]);

export const isRated = (job = S.job) => S[job].value !== undefined;
export const value = () => S[S.job].value;

/** The scale of a picture with a value. */
export const scale = () => {
  const { minimum, maximum, step, count = 5 } = S[S.job];
  const number = (text, other) => text && !Number.isNaN(Number(text)) ? Number(text) : other;
  const low = number(minimum, 0);
  return { low, high: Math.max(number(maximum, Number(count)), low), step: Math.max(number(step, 0), 0) };
};
export const inScale = (number) => {
  const { low, high, step } = scale();
  const unit = step || (high - low > 20 ? 1 : 0.1);
  const near = low + Math.round((number - low) / unit) * unit;
  return `${Number(Math.min(high, Math.max(low, near)).toFixed(4))}`;
};

// The address

/** What an address may have, in characters: more is cut by some mail programs and servers. */
const longest = 8000;
/** Whether the ratings are in the address. */
export let isWhole = true;

const link = (leaves) => {
  const first = begin();
  const given = new URLSearchParams();
  for (const job of Object.keys(first)) {
    for (const name of new Set([...Object.keys(first[job]), ...Object.keys(S[job])])) {
      const [text, standard] = [S[job][name] ?? '', first[job][name] ?? ''];
      if (text !== standard && !(leaves && job === 'ratings')) given.set(`${job}-${name}`, text);
    }
  }
  return `#${[S.job, `${given}`].filter(Boolean).join('&')}`;
};
/** The state as an address. It leaves out ratings that are too long for one, or are a file. */
export const address = () => {
  const whole = S.ratings.data === 'file' || S.ratings.text?.length > longest ? '' : link(false);
  isWhole = whole !== '' && whole.length <= longest;
  return isWhole ? whole : link(true);
};

let keeping;
export const keepNow = () => {
  clearTimeout(keeping);
  if (location.hash !== address()) history.replaceState(null, '', address());
};
/** Keeps the state in the address. Browsers count how often, so that a drag is once. */
export const keep = () => {
  clearTimeout(keeping);
  keeping = setTimeout(keepNow, 400);
};
/** Changes the state in a way that Back takes back. */
export const goOn = (change) => {
  keepNow();
  change();
  if (location.hash !== address()) history.pushState(null, '', address());
};
/** Takes the state of an address. */
export const restore = (hash) => {
  clearTimeout(keeping);
  const [job, ...rest] = hash.slice(1).split('&');
  const first = begin();
  for (const name of Object.keys(first)) S[name] = first[name];
  for (const [key, text] of new URLSearchParams(rest.join('&'))) {
    const [, owner, name] = /^(\w+)-(.+)$/.exec(key) ?? [];
    if (owner in first) S[owner][name] = text;
  }
  S.job = job in first ? job : 'face';
};
