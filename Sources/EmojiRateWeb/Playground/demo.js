// The demo: controls set the element's attributes; its value, events, markup and command are shown.

const rating = document.getElementById('rating');
const panel = document.getElementById('controls');

const details = document.getElementById('report');
const command = codeBlock('The same picture as a file', 'the command');
const markup = codeBlock('Markup', 'the element');
const own = codeBlock('Take this control: a script of its own, without WebAssembly', 'the command of the control');
const download = make('button', { type: 'button' }, 'Download rating.js');
own.firstChild.append(download);
details.append(markup, command, own);
details.open = innerWidth >= 860;

const show = (place, text) => {
  const element = place.querySelector?.('code') ?? document.getElementById(place);
  // What is selected to be copied stays so.
  if (element.textContent !== text) element.textContent = text;
};

// Controls

/** The words of an attribute as pictures, one of which is chosen. */
const makePalette = (attribute, id) => {
  const { kind, note, initial = attribute.value } = attribute;
  const pictures = new Map(kind.map((word) => [word, make('span', { className: 'pictures' })]));
  const radios = kind.map((word) =>
    make('input', { type: 'radio', name: id, value: word, defaultChecked: word === initial }));
  const labels = radios.map((radio) =>
    make('label', {}, radio, pictures.get(radio.value), make('span', {}, radio.value || 'none')));
  const row = make('div', { className: 'palette' }, ...labels, ...note ? [make('small', {}, note)] : []);
  const of = (text) => radios.find(({ value }) => value === text) ?? radios[0];
  return {
    ...attribute, id, row, palette: pictures,
    read: () => radios.find(({ checked }) => checked).value,
    write(text) { of(text).checked = true; },
  };
};

/** The control of an attribute, its row on the page, and what it says: '' for what is not there. */
const makeControl = (attribute, group) => {
  const { name, kind, limits, pattern, note } = attribute;
  const id = `${group}-${name}`.toLowerCase();
  if (attribute.pictures) return makePalette(attribute, id);
  const initial = attribute.initial ?? attribute.value ?? '';
  const isOptional = kind === 'optional color';
  let input;
  if (Array.isArray(kind)) {
    input = make('select', {}, ...kind.map((word) =>
      make('option', { value: word, textContent: word || '(not set)', defaultSelected: word === initial })));
  } else if (kind === 'switch') input = make('input', { type: 'checkbox' });
  else {
    input = make('input', {
      type: { slider: 'range', number: 'number', text: 'text' }[kind] || 'color', autocomplete: 'off',
    });
    if (limits) [input.min, input.max, input.step] = limits;
    if (kind === 'number') input.step = 'any';
    if (pattern) input.pattern = pattern;
    input.defaultValue = isOptional ? attribute.proposal : initial;
  }
  input.id = id;
  const row = make('div', { className: 'control' }, make('label', { htmlFor: id }, name), input);
  let isUsed;
  if (isOptional) {
    isUsed = make('input', { type: 'checkbox' });
    isUsed.setAttribute('aria-label', `use ${name}`);
    input.before(isUsed);
  }
  let number;
  if (kind === 'slider') {
    number = make('output', { htmlFor: id });
    row.append(number);
  }
  if (note) {
    row.append(make('small', { id: `${id}-note` }, note));
    input.setAttribute('aria-describedby', `${id}-note`);
  }
  return {
    ...attribute, id, input, row,
    read() {
      if (number) number.textContent = input.value;
      if (isUsed) input.disabled = !isUsed.checked;
      if (kind === 'switch') return input.checked ? 'on' : '';
      return (!isUsed || isUsed.checked) && input.validity.valid ? input.value : '';
    },
    write(text) {
      if (isUsed) isUsed.checked = text !== '';
      if (kind === 'switch') input.checked = text !== '';
      else if (!isUsed || text) input.value = text;
    },
  };
};

const groups = Object.entries(attributeGroups).map(([title, attributes]) => {
  const controls = attributes.map((attribute) => makeControl(attribute, title));
  const fieldset = make(
    'fieldset', {}, make('legend', {}, title), ...controls.map(({ row }) => row));
  panel.append(fieldset);
  return { fieldset, controls };
});
const controls = groups.flatMap((group) => group.controls);
const valueInput = controls.find(({ name }) => name === 'value').input;

// The link

const initialTexts = new Map(controls.map((control) => [control, control.read()]));

let keeping;

/** Keeps what differs from the beginning in the page's address, to be sent or to come back to. */
const keep = () => {
  // Browsers count how often: a drag is once.
  clearTimeout(keeping);
  keeping = setTimeout(writeLink, 400);
};

const writeLink = () => {
  const said = controls.map((control) => [control, control.read()])
    .filter(([control, text]) => text !== initialTexts.get(control));
  const link = new URLSearchParams(said.map(([{ id }, text]) => [id, text]));
  history.replaceState(null, '', `#${link}`);
};

const restore = (hash = location.hash) => {
  const link = new URLSearchParams(hash.slice(1));
  for (const control of controls) {
    control.write(link.get(control.id) ?? initialTexts.get(control));
  }
};

// What is shown

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const markupOf = (attributes) => {
  const words = Object.entries(attributes).map(([name, { kind, text }]) =>
    kind === 'switch' ? name : `${name}="${escaped(text)}"`);
  return `<script defer src="emoji-rate-live.js"></script>

<label for="rating">Your rating</label>
<emoji-rate ${['id="rating"', ...words].join('\n  ')}></emoji-rate>`;
};

/** A word as the shell takes it. */
const quoted = (word) => /^[\w.,:=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const commandOf = (state, attributes) => {
  const isRated = rating.value !== '';
  const { min, max, step } = rating;
  const options = [];
  const add = (name, value) => options.push(`--${name} ${quoted(`${value}`)}`);
  add('value', isRated ? rating.value : isFace(state) ? (min + max) / 2 : min);
  if (min !== 0) add('minimum', min);
  if (max !== (isFace(state) ? 5 : rating.count)) add('maximum', max);
  if (step > 0 && isRated) add('step', step);
  if (isRow(state) && state.symbol !== 'stars') add('symbol', state.symbol.slice(0, -1));
  // What nobody has rated is grey, and says so itself.
  const unused = isRated ? [] : ['low-color', 'high-color', 'hue-path', 'color', 'colors', 'language'];
  if (isFace(state) && !isRated) add('color', 'hsb(0 0% 58%)');
  for (const [name, { kind, text, option = name }] of Object.entries(attributes)) {
    if (!option || unused.includes(name)) continue;
    if (kind === 'switch') options.push(`--${option}`);
    else add(option, text);
  }
  if (!isRated) add('title', rating.shadowRoot.querySelector('svg').getAttribute('aria-label'));
  return `emoji-rate ${isFace(state) ? '' : 'stars '}${options.join(' \\\n  ')}`;
};

/** The options for a script of this control alone; what a page says of the element is no part of it. */
const controlOptionsOf = (state, attributes) => {
  const { min, max, step } = rating;
  const options = [];
  const add = (name, value) => options.push([name, `${value}`]);
  if (min !== 0) add('minimum', min);
  if (max !== (isFace(state) ? 5 : rating.count)) add('maximum', max);
  if (step > 0) add('step', step);
  if (isRow(state) && state.symbol !== 'stars') add('symbol', state.symbol.slice(0, -1));
  for (const [name, { kind, text, option = name }] of Object.entries(attributes)) {
    if (name === 'words') add(name, text);
    else if (option && !['precision', 'right-to-left'].includes(name)) add(option, kind === 'switch' ? '' : text);
  }
  return options;
};

const controlCommandOf = (state, attributes) => {
  const options = controlOptionsOf(state, attributes).map(([name, text]) => `--${name}${text && ` ${quoted(text)}`}`);
  return `emoji-rate control ${isFace(state) ? '' : 'stars '}${[...options, '-o rating.js'].join(' \\\n  ')}`;
};

/** A picture that only shows; what stands around says what it is. */
const picture = (attributes) => {
  const element = make('emoji-rate');
  for (const [name, text] of Object.entries({ readonly: '', 'aria-hidden': 'true', ...attributes })) {
    element.setAttribute(name, text);
  }
  return element;
};

/** Shows the characters at the rating that there is, and the themes on the symbol that there is. */
const paint = (state) => {
  const { character, theme } = Object.fromEntries(controls.map((control) => [control.name, control]));
  for (const [word, place] of character.palette) {
    if (!place.firstChild) place.append(picture({ character: word, size: 48 }));
    const [shown] = place.children;
    const { min, max } = rating;
    shown.min = 0;
    shown.max = 5;
    shown.value = rating.value === '' ? 3.5 : (rating.value - min) / (max - min) * 5;
  }
  const like = showsFaces(state) ? `face ${state.character}` : state.symbol;
  if (theme.like === like) return;
  theme.like = like;
  for (const [word, place] of theme.palette) {
    const themed = word ? { theme: word } : {};
    place.replaceChildren(...showsFaces(state)
      ? [0.5, 2.5, 4.5].map((value) => picture({ ...themed, character: state.character, size: 28, value }))
      : [picture({ ...themed, symbol: state.symbol, count: 3, 'star-size': 24, spacing: 4, value: 2 })]);
  }
};

const report = () => {
  if (document.activeElement !== valueInput) valueInput.value = rating.value;
  const { state, attributes } = read();
  paint(state);
  show('value', rating.value || 'not rated');
  show('text', rating.shadowRoot.querySelector('svg').getAttribute('aria-label'));
  show('validity', rating.validity.valid ? 'yes' : rating.validationMessage);
  show(markup, markupOf(attributes));
  show(command, commandOf(state, attributes));
  show(own, controlCommandOf(state, attributes));
  keep();
};

// What happens

/** What the controls say, and of it the attributes: what means something and is not the default. */
const read = () => {
  const state = Object.fromEntries(controls.map((control) => [control.name, control.read()]));
  const attributes = {};
  for (const { name, kind, value = '', option, where, isOwn, read } of controls) {
    const text = read();
    if (!isOwn && text && text !== value && where?.(state) !== false) {
      attributes[name] = { kind, text, option };
    }
  }
  return { state, attributes };
};

const apply = () => {
  const { state, attributes } = read();
  for (const { fieldset, controls } of groups) {
    for (const { row, where } of controls) row.hidden = where?.(state) === false;
    fieldset.hidden = controls.every(({ row }) => row.hidden);
  }
  for (const { name, isOwn } of controls) {
    const { kind, text } = attributes[name] ?? {};
    if (text === undefined || isOwn) rating.removeAttribute(name);
    else if (kind === 'switch') rating.setAttribute(name, '');
    else if (rating.getAttribute(name) !== text) rating.setAttribute(name, text);
  }
  rating.value = state.value;
  report();
};

/** The last events; like ones one after the other are one line. */
const events = [];
const log = ({ type }) => {
  const last = events.at(-1);
  const value = rating.value || 'not rated';
  if (last?.type === type && type === 'input') Object.assign(last, { value, count: last.count + 1 });
  else events.push({ type, value, count: 1 });
  events.splice(0, events.length - 3);
  document.getElementById('events').replaceChildren(...events.map(({ type, value, count }) =>
    make('div', {}, `${type} ${value}${count > 1 ? ` (${count} times)` : ''}`)));
  report();
};

let isRecording = false;
download.addEventListener('click', async () => {
  if (isRecording) return;
  isRecording = true;
  const said = own.querySelector('[role=status]');
  said.textContent = 'Recording …';
  const { state, attributes } = read();
  try {
    const script = await scriptOf(isFace(state) ? '' : 'stars', controlOptionsOf(state, attributes));
    const link = make('a', {
      href: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), download: 'rating.js',
    });
    link.click();
    // The browser has begun to save it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    said.textContent = `rating.js: ${Math.round(script.length / 1000)} kB`;
    setTimeout(() => { said.textContent = ''; }, 3000);
  } catch ({ message }) {
    said.textContent = `No rating.js: ${message}`;
  }
  isRecording = false;
});

document.getElementById('demo').hidden = false;
customElements.whenDefined('emoji-rate').then(() => {
  panel.addEventListener('input', apply);
  // The controls are reset after the event.
  panel.addEventListener('reset', () => setTimeout(apply));
  rating.addEventListener('input', log);
  rating.addEventListener('change', log);
  // The event's own link: meanwhile, the one of before may have been kept.
  addEventListener('hashchange', ({ newURL }) => { restore(new URL(newURL).hash); apply(); });
  restore();
  apply();
});
