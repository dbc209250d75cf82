// The ratings of the tab Many ratings: a pasted text or a file, its first lines, and which column is what.

/** What a file may have, in bytes. */
const largestTable = 20_000_000;

/** The file of ratings: its name and bytes; undefined if the text counts. */
let ratingFile;
/** The file or the text that a module has been given. */
let handed = {};

const ratingInput = document.getElementById('ratings-file');
const ratingTable = document.getElementById('ratings-table');
const ratingRemarks = document.getElementById('ratings-remarks');
const ratingRemove = document.getElementById('ratings-remove');
const ratingError = errorPlace('ratings-file', [ratingInput]);
const ratingZone = document.getElementById('ratings-zone');
ratingZone.append(ratingError.place);
const ratingText = tabs.ratings.fields.find(({ name }) => name === 'values');
tabs.ratings.field('data').row.after(ratingZone);
ratingText.row.after(ratingTable, ratingRemarks);

/** Whether a file is one of ratings and not a drawing. */
const hasRatings = ({ name }) => /\.(csv|tsv|txt|json|jsonl|ndjson)$/i.test(name);

const columnRoles = ['value', 'date', 'count', 'group'];
const columnField = (role) => tabs.ratings.fields.find(({ name }) => name === `${role}-column`);

/** What the module is told about the source of the ratings. */
const sourceOptions = () => [['values', ''], ...ratingFile ? [['file', ratingFile.name]] : []];

/** The first lines of the source, as the command reads them, and its columns. */
const readTable = (options) => {
  const words = studio.table([...sourceOptions(), ...options]);
  const [header, count, guess] = words.splice(0, 3);
  const width = Number(count);
  const titles = words.splice(0, width);
  const dated = words.splice(0, width).map(Boolean);
  const rows = [];
  while (words.length > width) rows.push({ line: words.shift(), fields: words.splice(0, width) });
  // What names a column in an option: its title, or its number if it has none, or one that can be misread.
  const names = titles.map((title, index) => {
    const isName = header && title && titles.indexOf(title) === titles.lastIndexOf(title) && !/^[+-]?\d+$/.test(title);
    return isName ? title : `${index + 1}`;
  });
  const labels = titles.map((title, index) => header && title || `Column ${index + 1}`);
  return { names, labels, guess: guess === '' ? -1 : Number(guess), dated, rows };
};

/** Fills the lists of columns: first what the command does without the option; for dates, columns of dates come before others. */
const offerColumns = ({ names, labels, guess, dated }) => {
  const columns = names.map((name, index) => [name, labels[index]]);
  const unset = {
    value: guess < 0 ? 'not clear: choose one' : columns.length > 1 ? `${labels[guess]}, found by its title` : 'the only column',
    date: 'no dates', count: 'each line is one', group: 'all ratings together',
  };
  for (const role of columnRoles) {
    const field = columnField(role);
    const given = field.read();
    // Once a line is known to be the header row, a column chosen by its number is chosen by its title.
    if (!names.includes(given) && names[given - 1]) field.write(names[given - 1]);
    const isLater = (_, index) => role === 'date' && !dated[index];
    field.offer([['', unset[role]], ...columns.filter((...column) => !isLater(...column)), ...columns.filter(isLater)]);
  }
};

/** Shows the first lines, with a colour and a word for what a column is. */
const paintTable = ({ names, labels, guess, rows }) => {
  const roleOf = (index) => columnRoles.find((role) => {
    const given = columnField(role).read();
    return given ? given === names[index] : role === 'value' && index === guess;
  });
  const cell = (kind, index, ...children) => make(kind, roleOf(index) ? { className: `is-${roleOf(index)}` } : {}, ...children);
  const titles = labels.map((label, index) =>
    cell('th', index, label, ...roleOf(index) ? [make('small', {}, roleOf(index))] : []));
  const lines = rows.map(({ line, fields }) =>
    make('tr', {}, make('td', {}, line), ...fields.map((field, index) => cell('td', index, field))));
  ratingTable.replaceChildren(make('table', {},
    make('thead', {}, make('tr', {}, make('th', {}, 'Line'), ...titles)), make('tbody', {}, ...lines)));
};

/** Fills the list of the groups, and shows what the command notes about the lines. */
const offerGroups = (options) => {
  ratingRemarks.textContent = '';
  const [count, ...words] = studio.groups([...sourceOptions(), ...options]);
  ratingRemarks.textContent = words.splice(0, Number(count)).map((remark) => tabs.ratings.said(remark)).join('\n');
  const groups = Array.from({ length: words.length / 3 }, (_, index) => words.slice(index * 3, index * 3 + 2));
  const field = tabs.ratings.fields.find(({ name }) => name === 'group');
  if (!groups.some(([label]) => label === field.read())) field.write('');
  field.offer(groups.map(([label, number]) => [label, `${label}: ${Number(number).toLocaleString('en')}`]));
};

/** Reads the source of the ratings, and shows what is in it; throws the error that the picture has too. */
const readRatings = () => {
  const { state, options } = tabs.ratings.read();
  const isTable = state.data === 'values';
  for (const place of [ratingZone, ratingTable, ratingRemarks]) place.hidden = !isTable;
  ratingText.row.hidden = !isTable || ratingFile !== undefined;
  ratingRemove.hidden = ratingFile === undefined;
  document.getElementById('ratings-name').textContent =
    ratingFile ? `${ratingFile.name}: ${ratingFile.bytes.length.toLocaleString('en')} bytes` : '';
  if (!isTable) return;
  const source = ratingFile ?? state.values;
  if (handed.studio !== studio || handed.source !== source) {
    studio.ratings(ratingFile?.bytes ?? new TextEncoder().encode(state.values));
    handed = { studio, source };
  }
  try {
    const table = readTable(options);
    offerColumns(table);
    paintTable(table);
  } catch {
    ratingTable.replaceChildren();
  }
  offerGroups(tabs.ratings.read().options);
};

/** The labels of all groups. */
const groupLabels = () => tabs.ratings.fields.find(({ name }) => name === 'group').values();

const setRatingFile = (file) => {
  ratingFile = file;
  for (const role of columnRoles) columnField(role).write('');
  if (file) tabs.ratings.field('data').write('values');
  apply();
};

/** Takes the first of these files. One that is too large changes nothing. */
const addRatings = async ([file]) => {
  ratingError.complain('');
  if (file.size > largestTable) {
    const [size, most] = [file.size, largestTable].map((bytes) => bytes.toLocaleString('en'));
    ratingError.complain(`${file.name} has ${size} bytes; the page reads at most ${most}, and the command reads more`);
    return;
  }
  try {
    setRatingFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch ({ message }) {
    ratingError.complain(`${file.name}: ${message}`);
  }
};

ratingInput.addEventListener('change', () => {
  if (ratingInput.files.length) addRatings([...ratingInput.files]);
  // So that the same file can be chosen again when it was changed.
  ratingInput.value = '';
});
ratingRemove.addEventListener('click', () => {
  setRatingFile(undefined);
  ratingInput.focus();
});
