// The fields of the playground, from the table in options.js, and the page's address, which keeps what they say.

const panel = document.getElementById('controls');

/** The words of a field as pictures, one of which is chosen. */
const makePalette = (entry, id) => {
  const { kind, note, initial = entry.value } = entry;
  const pictures = new Map(kind.map((word) => [word, make('span', { className: 'pictures' })]));
  const radios = kind.map((word) =>
    make('input', { type: 'radio', name: id, value: word, defaultChecked: word === initial }));
  const labels = radios.map((radio) =>
    make('label', {}, radio, pictures.get(radio.value), make('span', {}, radio.value || 'none')));
  const row = make('div', { className: 'palette' }, ...labels, ...note ? [make('small', {}, note)] : []);
  const of = (text) => radios.find(({ value }) => value === text) ?? radios[0];
  return {
    ...entry, id, row, palette: pictures,
    read: () => radios.find(({ checked }) => checked).value,
    write(text) { of(text).checked = true; },
  };
};

/** The field of an entry, its row on the page, and what it says: '' for what is not there. */
const makeField = (entry, group) => {
  const { name, kind, limits, pattern, note } = entry;
  const id = `${group}-${name}`.toLowerCase();
  if (entry.pictures) return makePalette(entry, id);
  const initial = entry.initial ?? entry.value ?? '';
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
    input.defaultValue = isOptional ? entry.proposal : initial;
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
    ...entry, id, input, row,
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

const groups = Object.entries(fieldGroups).map(([title, entries]) => {
  const fields = entries.map((entry) => makeField(entry, title));
  const fieldset = make('fieldset', {}, make('legend', {}, title), ...fields.map(({ row }) => row));
  panel.append(fieldset);
  return { fieldset, fields };
});
const fields = groups.flatMap((group) => group.fields);
const fieldOf = (name) => fields.find((field) => field.name === name);

/** What all fields say, by their names; and what means something and is not the default. */
const read = () => {
  const said = fields.map((field) => [field, field.read()]);
  const state = Object.fromEntries(said.map(([{ name }, text]) => [name, text]));
  const given = said.filter(([{ value = '', where, isOwn }, text]) =>
    !isOwn && text && text !== value && where?.(state) !== false);
  const textsOf = (some) => some.map(([{ name, kind }, text]) => [name, kind === 'switch' ? '' : text]);
  return {
    state,
    attributes: textsOf(given.filter(([{ isAttribute }]) => isAttribute)),
    options: textsOf(given.filter(([{ isAttribute }]) => !isAttribute)),
  };
};

/** Hides the fields that mean nothing now. */
const hideFields = (state) => {
  for (const { fieldset, fields } of groups) {
    for (const { row, where } of fields) row.hidden = where?.(state) === false;
    fieldset.hidden = fields.every(({ row }) => row.hidden);
  }
};

const initialTexts = new Map(fields.map((field) => [field, field.read()]));

let keeping;

/** Keeps what differs from the beginning in the page's address, to be sent or to come back to. */
const keep = () => {
  // Browsers count how often: a drag is once.
  clearTimeout(keeping);
  keeping = setTimeout(writeLink, 400);
};

const writeLink = () => {
  const said = fields.map((field) => [field, field.read()]).filter(([field, text]) => text !== initialTexts.get(field));
  const link = new URLSearchParams(said.map(([{ id }, text]) => [id, text]));
  history.replaceState(null, '', `#${link}`);
};

const restore = (hash = location.hash) => {
  const link = new URLSearchParams(hash.slice(1));
  for (const field of fields) field.write(link.get(field.id) ?? initialTexts.get(field));
};
