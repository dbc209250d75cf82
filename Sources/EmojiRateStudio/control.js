// The job Control: the real element in a phone, with what the server gets.
import { $, h, icon, languageName, languageTags, pic, title, trusted } from './dom.js';
import { S } from './state.js';
import { controlled, draw, jobs, mini, scriptOf } from './picture.js';
import { characterTiles, check as tick, field, group, row, tiles } from './choose.js';
import { fail, refresh } from './studio.js';
import { attributes } from './texts.js';

/** The element on the page, and what its script was made from. */
let element, madeFrom, waiting;
let count = 0;
/** What was sent. */
let sent;

/** Runs a script as the definition of an element of another name: a name cannot be defined twice. */
const define = (script, name) => {
  const call = '("emoji-rate",';
  const place = script.lastIndexOf(call);
  const text = `${script.slice(0, place)}("${name}",${script.slice(place + call.length)}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const tag = h('script');
  tag.src = trusted.createScriptURL(address);
  return new Promise((resolve, reject) => {
    tag.onload = resolve;
    tag.onerror = () => reject(new Error('the script of the control does not run'));
    document.head.append(tag);
  }).finally(() => {
    URL.revokeObjectURL(address);
    tag.remove();
  });
};

const phone = () => {
  const form = h('form', {
    onsubmit: (event) => {
      event.preventDefault();
      tell(true);
    },
  }, h('label', { htmlFor: 'tried' }), h('div', { className: 'ctl' }),
  h('textarea', { rows: 2, name: 'comment', placeholder: 'Tell us more', 'aria-label': 'Comment', oninput: () => tell() }),
  h('button', {}, 'Send'));
  return h('div', { className: 'phone' }, form);
};

/** Gives the element the attributes of the state. */
const adjust = () => {
  const given = new Map(attributes());
  for (const name of new Set([...element.getAttributeNames(), ...given.keys()])) {
    if (name === 'id') continue;
    if (!given.has(name)) element.removeAttribute(name);
    else if (element.getAttribute(name) !== given.get(name)) element.setAttribute(name, given.get(name));
  }
};

const record = (from, spec) => {
  madeFrom = from;
  clearTimeout(waiting);
  // Who moves a slider would start many.
  waiting = setTimeout(async () => {
    const isWanted = () => from === madeFrom && $('.phone .ctl');
    try {
      const script = await scriptOf(spec);
      const name = `tried-${count += 1}`;
      if (isWanted()) await define(script, name);
      if (!isWanted()) return;
      const { value } = element ?? {};
      element = h(name, { id: 'tried' });
      if (value) element.setAttribute('value', value);
      for (const type of ['input', 'change']) element.addEventListener(type, () => tell());
      $('.phone .ctl').replaceChildren(element);
      adjust();
      tell();
    } catch ({ message }) {
      if (!isWanted()) return;
      madeFrom = undefined;
      fail(message);
    }
  }, element ? 250 : 0);
};

const paint = () => {
  const art = $('#art');
  if (!$('.phone', art)) {
    art.dataset.job = 'control';
    art.replaceChildren(phone());
    if (element) $('.phone .ctl').append(element);
  }
  $('.phone label').textContent = S.control.label;
  const { kind, options } = controlled();
  const files = options.some(([name]) => name === 'drawing') && jobs.drawing?.given().files.map(({ name, value }) => [name, value]);
  const from = JSON.stringify([kind, options, files]);
  if (from !== madeFrom) {
    if (!element) {
      const still = options.filter(([name]) => !['words', 'language'].includes(name));
      $('.phone .ctl').replaceChildren(pic(draw(kind, [...still, ['decorative', '']].concat([['value', '2.5']]))));
    }
    record(from, { kind, options });
  } else if (element) adjust();
  tell();
};
/** Shows what the server gets. */
const tell = (isSent) => {
  const given = new FormData($('.phone form'));
  const { name, required } = S.control;
  const isValid = element?.validity?.valid ?? true;
  const body = [...given].filter(([, text]) => text)
    .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text).replace(/%20/g, '+')}`).join('&');
  const isRated = Boolean(name && given.get(name));
  if (isSent) sent = body;
  $('#wire').replaceChildren(h('p', { className: 'note' }, body === sent ? 'Your server got' : 'Your server gets'),
    h('span', { className: `chip ${isValid ? 'good' : ''}`, role: 'status' }, icon(isValid ? 'ok' : 'x'),
      isRated ? 'Valid' : required ? 'Not rated: Send asks for it' : 'Not rated'),
    h('code', {}, h('span', { className: 'soft' }, 'POST /feedback'), '\n', body || h('span', { className: 'soft' }, 'nothing yet')));
};

// The sheets

const write = (name) => (text) => {
  S.control[name] = text;
  refresh();
};
const typed = (label, name, note) => field(label, h('input', {
  value: S.control[name] ?? '', autocomplete: 'off', oninput: ({ target }) => write(name)(target.value),
}), note);
const choice = (label, name, list) => field(label, h('select', { onchange: ({ target }) => write(name)(target.value) },
  ...list.map(([word, text]) => h('option', { value: word, selected: word === (S.control[name] ?? '') }, text))));
const flag = (label, name, note) => tick(label, Boolean(S.control[name]), (isOn) => write(name)(isOn ? 'on' : ''), note);

const hasDrawing = () => Boolean(jobs.drawing?.hasDrawing());
const drawn = () => hasDrawing() ? pic(draw('face', [['value', '4.5'], ['drawing', ''], ['decorative', '']]))
  : h('span', { className: 'pic' }, icon('file'));
const pictures = { face: () => pic(mini({ ...S.face, value: '4.5' })), stars: () => row('stars'), drawing: drawn };
const look = () => [
  tiles('Look', [
    ['face', title(S.face.character || 'classic')], ['stars', 'Stars'],
    ['drawing', 'Your drawing', !hasDrawing() && 'Add files in Drawing first'],
  ], S.control.look, (word) => pictures[word](), write('look'), 'wide'),
  S.control.look === 'face' && group('Another character', characterTiles()),
];
const question = () => h('div', { className: 'fields' }, typed('Question', 'label'),
  typed('Name in the form', 'name', 'Your server gets the rating by this name.'),
  typed('Words', 'words', 'Lowest first, with commas: Bad, Okay, Good. Without words it says the number.'),
  choice('Language', 'language', [['', 'English'], ...languageTags.filter((tag) => tag !== 'en').map((tag) => [tag, languageName(tag)])]));
const rules = () => h('div', { className: 'fields' }, flag('An answer is required', 'required'),
  flag('People can clear it', 'clearable', 'Delete or Backspace takes the rating back.'),
  choice('Steps', 'step', [['', S.control.look === 'stars' ? 'Every tenth' : 'Any value'], ['0.5', 'Halves'], ['1', 'Whole numbers']]),
  S.control.look !== 'stars' && choice('People drag', 'direction', [['', 'To the sides'], ['vertical', 'Up and down']]));

export default {
  rail: [
    ['look', 'Look', () => S.control.look === 'stars' ? row('stars', { count: '1', value: '1' }) : pic(mini({ ...S.face, value: '4.5' })), look],
    ['question', 'Question', () => icon('say'), question],
    ['rules', 'Rules', () => icon('ok'), rules],
  ],
  paint,
  check() {
    if (S.control.look === 'drawing' && !hasDrawing()) throw new Error('There is no drawing yet. The job Drawing takes your files.');
    const { kind, options } = controlled();
    draw(kind, options.filter(([name]) => !['words', 'language'].includes(name)));
  },
};
