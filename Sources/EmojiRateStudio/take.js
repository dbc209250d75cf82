// Take: one download, whose name and bytes are those of the picture shown, and the texts that use it.
import { $, h, roving, sized } from './dom.js';
import { S, isRated, value } from './state.js';
import {
  controlled, draw, engine, isReady, isSameOnBoth, jobs, lasting, look, moving, picture, scriptOf, shown, stem, valued, values,
} from './picture.js';
import { check } from './choose.js';
import { preview, withProgress } from './studio.js';
import { languages, usage } from './texts.js';

/** The formats of a job: a word, its name, and what it is for. */
const formats = () => {
  const isControl = S.job === 'control';
  const isFace = S.job === 'face' || S.job === 'drawing';
  const groups = S.job === 'ratings' && jobs.ratings?.hasGroups() ? jobs.ratings.groupCount() : 0;
  return [
    !isControl && ['svg', 'SVG', 'sharp at any size'], !isControl && ['png', 'PNG', 'for e-mail and slides'],
    !isControl && ['moving', 'Moving SVG', 'plays by itself'],
    isFace && ['lottie', 'Lottie', 'for apps'], isFace && ['layers', 'Layers', 'for Figma, Inkscape'],
    S.job !== 'ratings' && ['control', 'Control script', 'for your form'],
    isRated() && ['zip', S.job === 'stars' ? 'All values' : 'All 11 values', `${values().length} files, one .zip`],
    groups > 1 && ['zip', `Each ${jobs.ratings.groupName()}`, `${groups} files, one .zip`],
  ].filter(Boolean);
};
export const format = () => {
  const list = formats();
  return (list.find(([word]) => word === S.format[S.job]) ?? list[0])[0];
};
/** Whether one file has the whole scale, which the module for drawings writes. */
export const spansScale = () => ['lottie', 'layers'].includes(format());
/** The options of such a file. */
export const spanningOptions = () => lasting(shown().options, 'size');
export const isPair = () => S.pair && ['svg', 'png'].includes(format()) && !isSameOnBoth();

const zipped = async (files) => (await import('./zip.js')).zip(files);
const png = (more) => {
  const { kind, options } = shown();
  return engine.draw(`png ${S.scale}`, kind, [...isRated() ? valued() : [], ...options, ...more]);
};

/** The end of the name of a file for dark pages. */
export const dark = () => look().length ? '-dark' : '';
/** The ending of a file with one picture. */
export const ending = () => format() === 'png' ? `${S.scale > 1 ? `@${S.scale}x` : ''}.png` : '.svg';
/** The name of the file of the chosen format. */
export const fileName = () => {
  const name = stem();
  const picture = () => isPair() ? `${name}.zip` : name + dark() + ending();
  return {
    svg: picture,
    png: picture,
    moving: () => `${name}-moving${dark()}.svg`,
    lottie: () => `${folder()}.json`,
    layers: () => `${folder()}-layers.svg`,
    control: () => 'rating.js',
    zip: () => `${folder()}.zip`,
  }[format()]();
};
/** The name of the archive of several files, which is also its folder's. */
export const folder = () => S.job === 'ratings' ? jobs.ratings.source() : stem().slice(0, stem().lastIndexOf('-') - (value() < 0 ? 1 : 0));

/** The name and the text of the file of a value, in an archive. */
export const valueFile = (each) => {
  const { kind, options } = shown();
  return [`${kind}-${each}${dark()}.svg`, draw(kind, [['value', each], ...options, ...look()])];
};
/** The name of the chosen file, and its text or its bytes. */
const file = async () => {
  const word = format();
  const name = fileName();
  const draws = { svg: picture, png };
  if (word in draws) {
    if (!isPair()) return [name, draws[word](look())];
    const [light, dark] = ['light', 'dark'].map((look) => draws[word]([['look', look]]));
    return [name, await zipped([[stem() + ending(), light], [`${stem()}-dark${ending()}`, dark]])];
  }
  if (word === 'moving') return [name, picture([...look(), ...moving()])];
  if (spansScale()) {
    await withProgress();
    return [name, engine.spanning(word, spanningOptions())];
  }
  if (word === 'control') return [name, await scriptOf(controlled())];
  return [name, await zipped(S.job === 'ratings' ? jobs.ratings.groupFiles() : values().map(valueFile))];
};

const types = { svg: 'image/svg+xml', png: 'image/png', zip: 'application/zip', js: 'text/javascript', json: 'application/json' };
/** The file that the button has, and the question for it, which a later one makes void. */
let ready;
let asked = 0;
/** Drops that file, because the picture is another one. */
export const outdate = () => {
  asked += 1;
  ready = undefined;
};

/** Saves the chosen file. */
export const save = async () => {
  const said = $('#said');
  try {
    const [name, bytes] = ready ?? await file();
    const type = types[name.split('.').at(-1)];
    const link = h('a', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
    link.click();
    // The browser has begun to save it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    said.textContent = `${name} is in your downloads.`;
  } catch ({ message }) {
    said.textContent = message;
  }
};

const buttons = () => [$('#download'), $('#dock')];
const label = (text, note = '') => {
  for (const button of buttons()) {
    $('b', button).textContent = text;
    $('span', button).textContent = note;
  }
};
const enable = (isEnabled) => { for (const button of buttons()) button.disabled = !isEnabled; };

/** A row of words of which one is chosen. */
const choice = (name, list, now, pick) => {
  const items = list.map(([word, text]) => h('button', {
    type: 'button', role: 'radio', 'aria-checked': word === now,
    onclick: () => {
      pick(word);
      paintTake();
      $(`#extra [aria-label="${name}"] [aria-checked=true]`)?.focus();
    },
  }, text));
  const box = h('div', { className: 'seg', role: 'radiogroup', 'aria-label': name }, ...items);
  roving(box, items, list.findIndex(([word]) => word === now));
  return box;
};
const pixels = () => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)/.exec(picture(look()));
  const [, given] = / width="([\d.]+)"/.exec(picture(look())) ?? [, width];
  return (times) => {
    const [across, down] = [Math.round(given * times), Math.round(given * times * height / width)];
    return across === down ? `${across} px` : `${across} × ${down}`;
  };
};
/** What the chosen format asks for. */
const extras = () => {
  const word = format();
  const list = [];
  if (word === 'png') {
    const of = pixels();
    list.push(choice('Size of the PNG', [1, 2, 4].map((times) => [times, of(times)]), S.scale, (times) => { S.scale = times; }));
  }
  const replayed = (name) => (text) => {
    S[name] = text;
    preview();
  };
  if (word === 'moving') {
    list.push(choice('Duration', [['0.3s', '0.3 s'], ['0.6s', '0.6 s'], ['1.2s', '1.2 s']], S.duration, replayed('duration')));
    list.push(choice('Repeat', [['1', 'Once'], ['3', '3 times'], ['forever', 'For ever']], S.repeat, replayed('repeat')));
  }
  if (word === 'svg' || word === 'png') {
    const isSame = isSameOnBoth();
    list.push(check('Light + dark pair', S.pair && !isSame, (isOn) => {
      S.pair = isOn;
      paintTake();
    }, isSame ? 'The same on both, so one file is enough.' : 'Two files, which the page chooses from.', isSame));
  }
  return list;
};

const paintFormats = (list, now) => {
  const box = $('#formats');
  const items = list.map(([word, name, note]) => h('button', {
    type: 'button', role: 'radio', 'aria-checked': word === now,
    onclick: () => {
      S.format[S.job] = word;
      paintTake();
      if (engine && word === 'moving') preview();
    },
  }, h('span', {}, name), h('small', {}, note)));
  const had = box.contains(document.activeElement);
  box.replaceChildren(...items);
  const at = list.findIndex(([word]) => word === now);
  roving(box, items, at);
  if (had) items[at].focus();
};

export const paintTake = async () => {
  paintFormats(formats(), format());
  if (!engine) return;
  const isOpen = isReady();
  outdate();
  const request = asked;
  $('#extra').replaceChildren(...isOpen ? extras() : []);
  enable(isOpen);
  $('#said').textContent = isOpen ? '' : jobs[S.job]?.advice?.() ?? '';
  paintUse(isOpen);
  if (!isOpen) {
    label('Nothing to download yet');
    return;
  }
  label(fileName(), '…');
  try {
    // It takes long, and may need the other module first: it is made when it is taken.
    if (spansScale()) {
      label(fileName());
      return;
    }
    const made = await file();
    if (request !== asked) return;
    ready = made;
    label(made[0], sized(new Blob([made[1]]).size));
  } catch ({ message }) {
    if (request !== asked) return;
    label('Nothing to download yet');
    enable(false);
    $('#said').textContent = message;
  }
};

const highlighted = (code) => code.split(/("[^"]*"|'[^']*'|<\/?[\w-]+|^emoji-rate|\b(?:import|let|var|from|try)\b)/)
  .map((text, index) => index % 2 ? h('span', { className: /^["']/.test(text) ? 's' : 'k' }, text) : text);

const paintUse = (isOpen) => {
  const names = languages();
  const use = names.includes(S.use) ? S.use : names[0];
  const box = $('#uses');
  const items = names.map((name) => h('button', {
    type: 'button', role: 'tab', 'aria-selected': name === use, 'aria-controls': 'code',
    onclick: () => {
      S.use = name;
      paintUse(isReady());
    },
  }, name));
  const had = box.contains(document.activeElement);
  box.replaceChildren(...items);
  roving(box, items, names.indexOf(use));
  if (had) items[names.indexOf(use)].focus();
  const code = isOpen ? usage(use) : '';
  for (const id of ['code', 'copy', 'uses']) $(`#${id}`).hidden = !code;
  // What is selected to be copied stays so.
  if ($('#code').textContent !== code) $('#code code').replaceChildren(...highlighted(code));
  const name = isOpen ? fileName() : '';
  $('#about').textContent = !isOpen ? 'The text for your page comes with the picture.'
    : use === 'Swift' || use === 'Command' ? `Makes the same bytes as ${name}.`
    : name.endsWith('.zip') ? `Needs the files of ${name} beside your page.` : `Needs ${name} beside your page.`;
};

/** The place of the download before the module is there. */
export const paintWaiting = () => {
  paintFormats(formats(), format());
  label('Ready in a moment');
  paintUse(false);
};
