// Choose: everything that can be chosen is a picture of what comes of it.
import { $, h, icon, pic, roving, title } from './dom.js';
import { S, isRated, optionsOf, scale, value } from './state.js';
import { engine, jobs, mini } from './picture.js';
import { refresh } from './studio.js';

export const characters = ('classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party'
  + ' cool karma').split(' ');
/** The words of each part; '' is the character's own. */
const words = {
  theme: ' sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable',
  head: ' circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble none',
  eyes: ' classic dot shine open tick arc sleepy glare wink cross heart star ring none',
  brows: ' automatic full none',
  mouth: ' classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue none',
  extras: 'blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo'
    + ' whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun',
  paint: ' solid line tint linear radial',
};
for (const name of Object.keys(words)) words[name] = words[name].split(' ');

// What a sheet is made of

/** Pictures of which one is chosen; each is a word, its name, and maybe why it cannot be chosen. */
export const tiles = (name, list, current, make, pick, kind = '') => {
  const items = list.map(([word, label, reason]) => h('button', {
    className: 'tile', role: 'radio', type: 'button', disabled: Boolean(reason), title: reason || '', 'aria-checked': word === current,
    'data-word': word,
    onclick: () => {
      for (const item of items) item.setAttribute('aria-checked', item.dataset.word === word);
      pick(word);
    },
  }, make(word), h('span', {}, label)));
  const box = h('div', { className: `tiles ${kind}`, role: 'radiogroup', 'aria-label': name }, ...items);
  roving(box, items.filter(({ disabled }) => !disabled), items.findIndex((item) => item.dataset.word === current));
  return box;
};
export const group = (label, ...children) => h('div', { className: 'group' }, h('h3', {}, label), ...children);
export const field = (label, input, note) => h('label', { className: 'field' }, h('span', {}, label), input, note && h('small', {}, note));
export const check = (label, isOn, pick, note, isOff) => h('label', { className: 'field check' },
  h('input', { type: 'checkbox', checked: isOn, disabled: Boolean(isOff), onchange: ({ target }) => pick(target.checked) }),
  h('span', {}, label), note && h('small', {}, note));
/** What is wrong; nothing without a text. */
export const alert = (text, ...rest) => text && h('div', { className: 'alert', role: 'alert' }, icon('warn'), h('span', {}, text), ...rest);
/** A slider for a number of a job; `now` is what the picture has without it. */
const slide = (label, job, name, [min, max, step], now) => {
  const output = h('output', {}, S[job][name] || now);
  return h('label', { className: 'field slide' }, h('span', {}, label), output, h('input', {
    type: 'range', min, max, step, value: S[job][name] || now,
    oninput: ({ target }) => {
      S[job][name] = output.textContent = target.value;
      refresh();
    },
  }));
};

/** The value at which parts are shown: that of the picture, to halves of the scale of 5. */
const at = () => {
  const { low, high } = scale();
  const part = isRated() && value() !== '' && S.job !== 'stars' ? (value() - low) / (high - low || 1) : 0.9;
  return `${low + Math.round(part * 10) / 10 * (high - low)}`;
};
const mine = () => `${title(S.face.character || 'classic')}’s own`;
const set = (job, name) => (word) => {
  S[job][name] = word;
  refresh();
};
/** The face without its value. */
const face = (more) => {
  const { value: _, ...rest } = S.face;
  return mini({ ...rest, value: at(), ...more });
};
const partSheet = (name) => () => tiles(title(name), words[name].map((word) => [word, word ? title(word) : mine()]), S.face[name] ?? '',
  (word) => pic(face({ [name]: word })), set('face', name));

/** A row of three, as it is or with other options. */
export const row = (job, more = {}) => {
  const { symbol, theme, character } = { ...S[job], ...more };
  const faces = symbol === 'face' ? { character: character || S.face.character } : {};
  const own = { symbol, theme, ...faces, count: '3', value: '2', 'star-size': '22', spacing: '3', ...more };
  const picture = pic(mini(own, 'stars'));
  picture.classList.add('row');
  return picture;
};
const themeSheet = (job) => () => {
  const isFace = job === 'face' || S[job].symbol === 'face';
  const { character } = S.face;
  const list = words.theme.map((word) => [word, word ? title(word) : isFace ? mine() : 'Classic']);
  const color = (label, name, standard) => h('label', {}, h('input', {
    type: 'color', value: S[job][name] || standard,
    oninput: ({ target }) => set(job, name)(target.value),
  }), label);
  return [
    tiles('Colours', list, S[job].theme ?? '',
      (theme) => isFace ? pic(...['0.5', '2.5', '4.5'].map((each) => mini({ character, theme, value: each }))) : row(job, { theme }),
      (word) => {
        Object.assign(S[job], { theme: word, 'low-color': '', 'high-color': '' });
        refresh();
      }, 'wide'),
    isFace && group('Or your own',
      h('div', { className: 'colors' }, color('Lowest', 'low-color', '#e62e2e'), color('Highest', 'high-color', '#2ee6b8'))),
  ];
};
const symbols = () => [['star', 'Stars'], ['heart', 'Hearts'], ['face', `${title(S.face.character || 'classic')} faces`]];
export const symbolSheet = (job) => () => tiles('Symbol', symbols(),
  S[job].symbol, (symbol) => row(job, { symbol }), (word) => {
    S[job].symbol = word;
    refresh(true);
  }, 'wide');

const more = (job) => ['more', 'More', () => icon('more'), async () => (await import('./more.js')).sheet(job)];
/** The signs of the rail: a part in the colour of the text. */
const sign = (box, options) => {
  const bare = { head: 'none', eyes: 'none', brows: 'none', mouth: 'none', extras: 'none', color: '#77717f', value: '4.5', 'line-width': '20' };
  const text = mini({ ...bare, ...options }).replaceAll('#77717f', 'currentColor');
  return pic(text.replace(/viewBox="[^"]+"/, `viewBox="${box}"`));
};
const palette = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="9" cy="11" r="6" fill="#e8503a"/><circle cx="19" cy="11" r="6" fill="#f7b733"/><circle cx="14" cy="19" r="6" fill="#3cb878"/></svg>';
export const themePart = (job) => ['theme', 'Colours', () => pic(palette), themeSheet(job)];
export const symbolSign = (job) => () => row(job, { count: '1', value: '1' });

export const characterTiles = () => tiles('Character', characters.map((word) => [word, title(word)]), S.face.character,
  (character) => pic(mini({ character, value: at() })), (character) => {
    const { value: kept, theme, minimum, maximum, step } = S.face;
    S.face = { value: kept, character, theme, minimum, maximum, step };
    refresh(true);
  });
const extrasSheet = () => {
  const chosen = new Set(engine.face(optionsOf('face')).extras.split(',').filter((word) => word && word !== 'none'));
  const buttons = words.extras.map((word) => h('button', {
    className: 'tile', type: 'button', 'aria-pressed': chosen.has(word),
    onclick: ({ currentTarget }) => {
      if (!chosen.delete(word)) chosen.add(word);
      currentTarget.setAttribute('aria-pressed', chosen.has(word));
      set('face', 'extras')([...chosen].join() || 'none');
    },
  }, pic(face({ extras: word, value: /tears|sweat|rain|crack/.test(word) ? '0.5' : '4.5' })), h('span', {}, title(word))));
  return [
    h('p', { className: 'note gap' }, 'Choose as many as you like. Tears and rain show at low ratings.'),
    h('div', { className: 'tiles', role: 'group', 'aria-label': 'Extras' }, ...buttons),
  ];
};
const measures = [
  ['Mouth, width', 'mouth-width', [0.2, 0.7, 0.01]], ['Mouth, height', 'mouth-position', [0.1, 0.5, 0.01]],
  ['Lip, flatness', 'lip-width', [0.2, 0.9, 0.01]],
  ['Eyes, size', 'eye-width', [0.1, 0.3, 0.01]], ['Eyes, height', 'eye-position', [0.6, 0.8, 0.01]],
  ['How much the head changes', 'morph', [0, 1, 0.05]], ['Extras, size', 'extra-scale', [0, 2, 0.05]],
  ['Lines', 'line-width', [0.5, 20, 0.5]], ['Outline', 'rim-width', [0, 20, 0.5]],
];
const adjustSheet = () => {
  const now = engine.face([['character', S.face.character || 'classic']]);
  return h('div', { className: 'fields' },
    ...measures.map(([label, name, limits]) => slide(label, 'face', name, limits, now[name])),
    group('Fill', tiles('Fill', words.paint.map((word) => [word, word ? title(word) : 'Own']), S.face.paint ?? '',
      (paint) => pic(face({ paint })), set('face', 'paint'))));
};
const rowSheet = () => [
  symbolSheet('stars')(),
  group('The last one', tiles('The last one', [['', 'Exact'], ['half', 'Halves'], ['whole', 'Whole']], S.stars.fill ?? '',
    (fill) => row('stars', { fill, value: '2.3' }), set('stars', 'fill'), 'wide')),
  group('Measures', h('div', { className: 'fields' },
    slide('How many', 'stars', 'count', [1, 10, 1], '5'), slide('Size', 'stars', 'star-size', [8, 96, 1], '44'),
    slide('Space between', 'stars', 'spacing', [0, 60, 1], '8'))),
];

/** What can be chosen of each job: a word, a name, its sign, and its sheet. */
const rails = {
  face: [
    ['character', 'Character', () => pic(face({ value: '4.5' })), characterTiles],
    themePart('face'),
    ['head', 'Head', () => pic(face({ eyes: 'none', brows: 'none', mouth: 'none', extras: 'none', value: '4.5' })), partSheet('head')],
    ['eyes', 'Eyes', () => sign('50 50 140 110', { eyes: 'shine' }), partSheet('eyes')],
    ['brows', 'Brows', () => sign('45 20 150 120', { brows: 'full', value: '1' }), partSheet('brows')],
    ['mouth', 'Mouth', () => sign('60 110 120 100', { mouth: 'cat' }), partSheet('mouth')],
    ['extras', 'Extras', () => sign('55 -8 130 100', { extras: 'crown' }), extrasSheet],
    ['adjust', 'Adjust', () => icon('adjust'), adjustSheet],
    more('face'),
  ],
  stars: [['row', 'Row', symbolSign('stars'), rowSheet], themePart('stars'), more('stars')],
};
const railOf = (job) => rails[job] ?? [...jobs[job].rail, ...job === 'control' ? [] : [more(job)]];

/** Chooses what is changed. */
export const turn = (part) => {
  S.part[S.job] = part;
  paintRail();
  paintBody();
};
export const paintRail = () => {
  const rail = $('.rail');
  const list = railOf(S.job);
  const current = list.findIndex(([part]) => part === (S.part[S.job] ??= list[0][0]));
  const had = rail.contains(document.activeElement);
  const items = list.map(([part, label, make], index) => {
    let sign;
    try { sign = make(); } catch { sign = icon('warn'); }
    return h('button', { type: 'button', role: 'tab', 'aria-selected': index === current, onclick: () => turn(part) }, sign, h('span', {}, label));
  });
  rail.replaceChildren(...items);
  roving(rail, items, current);
  if (had) items[current].focus();
  rail.scrollLeft = items[current].offsetLeft - 90;
};
export const paintBody = async () => {
  const { job } = S;
  const [part, label, , make] = railOf(job).find(([name]) => name === S.part[job]) ?? railOf(job)[0];
  $('#look-title').textContent = jobs[job]?.titles?.[part] ?? label;
  let body;
  try {
    body = await make();
  } catch {
    // A look that cannot be drawn has no pictures of its parts; the stage says why.
    body = h('p', { className: 'note' }, 'There are pictures to choose from once the one in the middle is right.');
  }
  if (S.job === job && S.part[job] === part) $('#body').replaceChildren(...[body].flat().filter(Boolean));
};

/** Another look. */
export const random = () => {
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  if (S.job === 'stars') Object.assign(S.stars, { symbol: any(['star', 'heart', 'face']), theme: any(words.theme) });
  else {
    const { value: kept, minimum, maximum, step } = S.face;
    S.face = { value: kept, minimum, maximum, step, character: any(characters), theme: any(words.theme) };
    if (Math.random() < 0.5) S.face.eyes = any(words.eyes.slice(0, -1));
    if (Math.random() < 0.4) S.face.extras = any(words.extras);
  }
};

// Before the module is there

/** A prepared picture: strip.svg has the characters, and the cat at eleven values. */
const prepared = (name) => h('span', { className: 'pic' }, h('img', { src: `strip.svg#${name}`, alt: '' }));
/** The page before the module: characters and values can be chosen already. */
export const skeleton = () => {
  const names = { face: rails.face, stars: rails.stars }[S.job] ?? [];
  $('.rail').replaceChildren(...names.map(([, label], index) => h('button', { type: 'button', role: 'tab', 'aria-selected': index === 0, disabled: index > 0 },
    h('span', { className: 'dot' }), h('span', {}, label))));
  $('#look-title').textContent = names[0]?.[1] ?? title(S.job);
  const pick = (character) => {
    S.face = { value: S.face.value, character };
    skeleton.stage();
  };
  if (S.job !== 'face') {
    for (const place of ['#body', '#film', '#art']) $(place).replaceChildren();
    return;
  }
  $('#body').replaceChildren(tiles('Character', characters.map((word) => [word, title(word)]), S.face.character, prepared, pick));
  $('#film').replaceChildren(...Array.from({ length: 11 }, (_, index) => h('button', {
    type: 'button', tabIndex: -1, 'aria-label': `${index / 2}`,
    onclick: () => {
      S.face.value = `${index / 2}`;
      skeleton.stage();
    },
  }, prepared(`at-${index}`), h('span', {}, `${index / 2}`))));
  skeleton.stage();
};
skeleton.stage = () => {
  const { character, value: text } = S.face;
  $('#range').value = $('#value').value = text;
  if (location.hash.length < 7 && character === 'cat' && text === '4.5') return;
  const name = character === 'cat' ? `at-${Math.round(text * 2)}` : character;
  $('#art').replaceChildren(h('img', { src: `strip.svg#${name}`, alt: `${title(character)}, ${text} out of 5` }));
};
