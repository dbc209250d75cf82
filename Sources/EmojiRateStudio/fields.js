// The fields of a tab, made from the table in options.js. A field reads as a text, '' for nothing, and shows what is
// wrong with it.

/** A place for the error of a field: '' is none. */
const errorPlace = (id, inputs) => {
  const place = make('p', { className: 'error', id: `${id}-error` });
  place.setAttribute('role', 'alert');
  for (const input of inputs) input.setAttribute('aria-describedby', `${id}-note ${id}-error`);
  return {
    place,
    complain(text) {
      if (place.textContent === text) return;
      place.textContent = text;
      for (const input of inputs) {
        if (text) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
      }
    },
  };
};

/** A word of a field, as people read it. */
const titleOf = (text) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** The words of a field as pictures, one of which is chosen. */
const makePalette = (entry, id) => {
  const { name, kind, note, value, initial = value } = entry;
  const pictures = new Map(kind.map((word) => [word, make('span', { className: 'pictures' })]));
  const radios = kind.map((word) =>
    make('input', { type: 'radio', name: id, value: word, defaultChecked: word === initial }));
  const labels = radios.map((radio) =>
    make('label', {}, radio, pictures.get(radio.value), make('span', {}, radio.value || 'none')));
  const error = errorPlace(id, radios);
  const row = make('fieldset', {}, make('legend', {}, titleOf(name)), make('div', { className: `palette ${name}-palette` }, ...labels),
    ...note ? [make('small', { id: `${id}-note` }, note)] : [], error.place);
  const of = (text) => radios.find((radio) => radio.value === text) ?? radios[0];
  return {
    ...entry, id, row, pictures, complain: error.complain,
    read: () => radios.find(({ checked }) => checked).value,
    write(text) { of(text).checked = true; },
  };
};

/** A slider and a box that say the same rating. The box can be empty: not rated. */
const makeValue = (entry, id) => {
  const slider = make('input', { type: 'range', id: `${id}-slider`, step: 'any' });
  const input = make('input', { id, type: 'text', inputMode: 'decimal', defaultValue: entry.initial });
  const note = make('small', { id: `${id}-note` }, 'empty: not rated');
  input.setAttribute('aria-label', 'Value as a number');
  slider.addEventListener('input', () => { input.value = slider.value; });
  const error = errorPlace(id, [input]);
  const row = make('div', { className: 'value' },
    make('label', { htmlFor: slider.id }, 'Value'), slider, input, note, error.place);
  return {
    ...entry, id, row, complain: error.complain,
    read: () => input.value.trim(),
    write(text) { input.value = text; },
    /** Shows the value on this scale. */
    place({ minimum, maximum, step, value }) {
      const range = maximum - minimum;
      Object.assign(slider, { min: minimum, max: maximum, step: step || (range > 20 ? range / 200 : 0.1) });
      const number = Number(value);
      slider.value = value === '' || Number.isNaN(number) ? minimum : number;
      slider.setAttribute('aria-valuetext', value === '' ? 'not rated' : slider.value);
    },
  };
};

/** The element that a field is typed into or chosen with. */
const makeInput = ({ kind, value = '', initial = value, limits, proposal, titles = {} }) => {
  if (kind === 'list') return make('select', {}, make('option', { value: '' }));
  if (Array.isArray(kind)) {
    return make('select', {}, ...kind.map((word) => make('option', {
      value: word, textContent: titles[word] ?? (word || '(not set)'), defaultSelected: word === initial,
    })));
  }
  if (kind === 'switch') return make('input', { type: 'checkbox' });
  if (kind === 'lines') return make('textarea', { rows: 7, defaultValue: initial, spellcheck: false });
  const input = make('input', {
    type: { slider: 'range', number: 'text', text: 'text' }[kind] ?? 'color', autocomplete: 'off',
  });
  // Typed as text, so that the sentence about a wrong number can be shown.
  if (kind === 'number') input.inputMode = 'decimal';
  if (limits) [input.min, input.max, input.step] = limits;
  input.defaultValue = proposal ?? initial;
  return input;
};

/** The field of an entry. */
const makeField = (entry, tab) => {
  const { name, kind, note } = entry;
  const id = `${tab}-${entry.id ?? name}`;
  if (entry.pictures) return makePalette(entry, id);
  if (kind === 'value') return makeValue(entry, id);
  const input = Object.assign(makeInput(entry), { id });
  const error = errorPlace(id, [input]);
  const row = make('div', { className: kind === 'lines' ? 'control lines' : 'control' },
    make('label', { htmlFor: id }, titleOf(name)), input);
  let isUsed, number;
  if (kind === 'optional color') {
    isUsed = make('input', { type: 'checkbox' });
    isUsed.setAttribute('aria-label', `Use ${name}`);
    input.before(isUsed);
  }
  if (kind === 'slider') {
    number = make('output', { htmlFor: id });
    row.append(number);
  }
  row.append(...note ? [make('small', { id: `${id}-note` }, note)] : [], error.place);
  return {
    ...entry, id, row, complain: error.complain,
    read() {
      if (number) number.textContent = input.value;
      if (isUsed) input.disabled = !isUsed.checked;
      if (kind === 'switch') return input.checked ? 'on' : '';
      // In lines, a space or a tab can stand for an empty field.
      if (kind === 'lines') return input.value;
      return !isUsed || isUsed.checked ? input.value.trim() : '';
    },
    write(text) {
      if (isUsed) isUsed.checked = text !== '';
      if (kind === 'switch') input.checked = text !== '';
      else if (!isUsed || text) input.value = text;
      if (kind !== 'list' || input.value === text) return;
      // A list can be filled later.
      if (text) input.append(make('option', { value: text, textContent: text, selected: true }));
      else input.selectedIndex = 0;
    },
    values: () => [...input.options].map((option) => option.value),
    /** Fills a list with values and their titles; what is chosen stays so. */
    offer(entries) {
      const given = input.value;
      const now = [...input.options].map(({ value, textContent }) => [value, textContent]);
      if (JSON.stringify(now) === JSON.stringify(entries)) return;
      input.replaceChildren(...entries.map(([text, title]) => make('option', { value: text, textContent: title })));
      this.write(given);
    },
  };
};
