// The job Ratings: a file, a pasted text or counts; its first lines, and which column is what.
import { $, counted, h, icon, pic, roving } from './dom.js';
import { S, isWhole, optionsOf } from './state.js';
import { draw, engine, forget, groupStems, look, problem, rowOptions, small } from './picture.js';
import { alert, field, group, symbolSheet, symbolSign, themePart, tiles } from './choose.js';
import { readFiles, refresh, repaint, said } from './studio.js';
import { dark } from './take.js';

/** What a file may have, in bytes. */
const largest = 20_000_000;
/** The longest text that a command is printed with, in characters; a longer one is printed as a file. */
const longestPrinted = 2000;

/** The options that say how ratings are read, and those that only pictures over time have. */
const dated = ['date-column', 'period', 'date-order', 'since', 'until', 'axis', 'least', 'points'];
const reading = [
  ...['value', 'date', 'count', 'group', 'counts', 'mean', 'number'].map((role) => `${role}-column`), 'where', 'missing', 'words', 'on-error',
  'clamp', 'header', 'delimiter', 'quote', 'decimal', 'records', 'encoding', 'period', 'date-order', 'since', 'until', 'axis', 'least',
];
/** The only layouts that show some options; the command refuses them with others. */
const shownIn = {
  axis: 'trend spark', numbers: 'full bars columns', points: 'trend',
  count: 'full badge', bands: 'full bars columns stack badge', 'empty-color': 'full stack badge trend spark',
};
const isOverTime = (layout = S.ratings.layout) => 'trend spark calendar'.includes(layout);
const roles = { value: 'Rating', date: 'Date', group: 'One picture for each', count: 'Number of ratings' };

/** Reviews of a shop that there is not: always the same. */
const example = () => {
  const products = ['Wool blanket', 'Trail kettle', 'Camp lantern', 'Enamel mug'];
  const said = ['Too dim for me', 'It broke', 'It is fine', 'Good value', 'Love it'];
  let state = 7;
  const next = (count) => (state = state * 48271 % 2147483647) % count;
  const lines = Array.from({ length: 128 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 29 + index * 2)).toISOString().slice(0, 10);
    const product = next(4);
    const stars = Math.max(1, 5 - [0, 0, 0, 1, 1, 1, 2, 3, 4][next(9)] - (product === 2 && next(2)));
    return `${day},${products[product]},${stars},${said[stars - 1]}`;
  });
  return `date,product,stars,review\n${lines.join('\n')}\n`;
};

/** The file that was given: its name and its bytes. */
let file;
/** The bytes that the module has, and the module that has them. */
let handed = {};
/** The columns and the first lines, and the groups, and what they were read from. */
let table, groups, remarks, readFrom, groupsOf;
/** What is wrong with a file that was not taken. */
let refused = '';

const text = () => S.ratings.data === 'text' ? S.ratings.text ?? '' : '';
const isExample = () => !S.ratings.data;
const name = () => isExample() ? 'reviews.csv' : file?.name ?? 'pasted ratings';
const isTable = () => S.ratings.data !== 'counts';
const encoder = new TextEncoder();
const bytes = () => {
  if (S.ratings.data === 'file') return file.bytes;
  const source = isExample() ? example() : text();
  if (handed.source !== source) handed = { source, bytes: encoder.encode(source) };
  return handed.bytes;
};
const handOver = () => {
  if (!isTable() || isEmpty()) return;
  const given = bytes();
  if (handed.engine === engine && handed.given === given) return;
  engine.ratings(given);
  forget();
  Object.assign(handed, { engine, given });
};
const isEmpty = () => ({ none: true, file: !file, text: !text().trim(), counts: !S.ratings.counts })[S.ratings.data] ?? false;

const isGroup = () => Boolean(S.ratings['group-column'] && S.ratings.group);
/** The options of the picture, for a layout, and for a group: '' is all of them together. */
const options = (layout = S.ratings.layout, label = S.ratings.group ?? '') => {
  const own = rowOptions('ratings').map(([option, given]) => option === 'layout' ? [option, layout] : [option, given])
    .filter(([option]) => shownIn[option]?.includes(layout) ?? true);
  if (!isTable()) return [['counts', S.ratings.counts], ...own.filter(([option]) => !reading.includes(option) && !dated.includes(option))];
  const given = own.filter(([option]) => option !== 'group-column' && (isOverTime(layout) || !dated.includes(option)));
  const column = S.ratings['group-column'];
  return [...source(), ...column && label ? [['group-column', column], ['group', label.slice(1)]] : [], ...given];
};
const source = () => [['values', ''], ...S.ratings.data === 'file' || isExample() ? [['file', name()]] : []];
/** The options that say how the ratings are read, with the groups. */
const read = () => [
  ...source(),
  ...optionsOf('ratings').filter(([option]) => [...reading, 'minimum', 'maximum', 'step', 'layout'].includes(option)
    && (isOverTime() || !dated.includes(option))),
];

/** The first lines, and what each column has; the line of an error among them. */
const readTable = (wrong) => {
  const given = [...read(), ...wrong ? [['line', wrong]] : []];
  const from = JSON.stringify(given);
  if (table?.bytes === handed.given && table.from === from) return table;
  const words = engine.table(given);
  const [header, count, guess] = words.splice(0, 3);
  const width = Number(count);
  const titles = words.splice(0, width);
  const kinds = words.splice(0, width);
  const rows = [];
  while (words.length > width) rows.push({ line: words.shift(), fields: words.splice(0, width) });
  // What names a column in an option: its title, or its number if it has none, or one that can be misread.
  const names = titles.map((title, index) => {
    const isName = header && title && titles.indexOf(title) === titles.lastIndexOf(title) && !/^[+-]?\d+$/.test(title);
    return isName ? title : `${index + 1}`;
  });
  const labels = titles.map((title, index) => header && title || `Column ${index + 1}`);
  return { bytes: handed.given, from, names, labels, kinds, rows, hasTitles: Boolean(header), guess: guess === '' ? -1 : Number(guess) };
};

/** Guesses what each column is. */
const guess = () => {
  const first = (kind) => table.names[table.kinds.indexOf(kind)] ?? '';
  Object.assign(S.ratings, {
    'value-column': table.guess < 0 && table.names.length > 1 ? first('rating') : '',
    'date-column': first('date'), 'group-column': first('group'), 'count-column': '', 'on-error': '', group: '',
  });
  if (!S.ratings['date-column'] && isOverTime()) S.ratings.layout = 'full';
};

/** Reads the source if it is another, or is read in another way. */
const changed = () => {
  if (!isTable() || isEmpty()) {
    [table, groups, readFrom] = [undefined, undefined, undefined];
    return;
  }
  handOver();
  const from = JSON.stringify(read());
  if (from === readFrom && groupsOf === handed.given) return;
  [readFrom, groupsOf] = [from, handed.given];
  table = readTable();
  [groups, remarks] = [undefined, []];
  try {
    const words = engine.groups(read());
    remarks = words.splice(0, Number(words.shift())).map((remark) => shorter(remark));
    for (groups = []; words.length;) groups.push(words.splice(0, 2));
    if (!groups.some(([label]) => `=${label}` === S.ratings.group)) S.ratings.group = '';
  } catch {
    const line = wrongLine();
    if (line) table = readTable(line);
  }
};

/** A sentence without the name of the file, as the command shortens it, and with the names of the lists for options. */
const shorter = (message) => {
  const [whole] = message.split('\n');
  const given = S.ratings.data === 'file' || isExample() ? name() : 'the standard input';
  const short = given.length > 60 ? `${given.slice(0, 60)}…` : given;
  return said(whole.replaceAll(`${short}, `, '').replaceAll(`${short}: `, '').replaceAll(` in ${short}`, '')
    .replace(/--(value|date|count|group)-column/g, (_, role) => `“${roles[role]}”`));
};
const wrongLine = () => /(?:^|[ ,])(?:line|record) (\d+)/.exec(problem())?.[1];
const isWrongColumn = () => /--value-column/.test(problem()) && !/has no effect/.test(problem());

const take = async (files) => {
  const [given] = files;
  refused = '';
  if (given.size > largest) {
    const [size, most] = [given.size, largest].map((number) => number.toLocaleString('en'));
    refused = `${given.name} has ${size} bytes; the page reads at most ${most}, and the command reads more`;
    repaint();
    return;
  }
  file = { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) };
  begin('file');
};
/** Begins with another source. */
const begin = (data, pasted = '') => {
  refused = '';
  if (data !== 'file') file = undefined;
  Object.assign(S.ratings, { data, text: pasted, counts: '', group: '' });
  for (const option of [...reading, ...dated]) delete S.ratings[option];
  S.part.ratings = 'data';
  readFrom = undefined;
  if (isTable() && !isEmpty()) {
    handOver();
    table = readTable();
    guess();
  } else Object.assign(S.ratings, { 'date-column': '', 'group-column': '' });
  repaint(true);
};
const reset = () => {
  file = readFrom = undefined;
  refused = '';
};

// The groups, which are the dial of ratings

const labels = () => S.ratings['group-column'] && groups?.length > 1 ? groups.map(([label]) => `=${label}`) : [];
const groupTile = (label) => h('button', {
  type: 'button', role: 'radio', 'aria-checked': label === (S.ratings.group ?? ''), 'data-label': label,
  onclick: () => {
    S.ratings.group = label;
    $('dialog[open]')?.close();
    refresh(true);
  },
}, pic(small('summary', options(S.ratings.layout, label))), h('b', {}, label.slice(1) || 'All together'));
const groupBox = (list, rest) => {
  const items = list.map(groupTile);
  const box = h('div', { className: 'groups', role: 'radiogroup', 'aria-label': S.ratings['group-column'] }, ...items);
  roving(box, items, list.indexOf(S.ratings.group ?? ''));
  return [box, rest];
};
const showAll = () => {
  const dialog = h('dialog', { 'aria-label': 'All pictures', onclose: () => dialog.remove() },
    h('div', { className: 'head' }, h('h2', {}, 'All pictures'), h('button', { type: 'button', className: 'quiet', onclick: () => dialog.close() }, icon('x'), 'Close')));
  dialog.append(...groupBox(['', ...labels()]).filter(Boolean));
  document.body.append(dialog);
  dialog.showModal();
};
const paintGroups = () => {
  const place = $('#groups');
  if (!labels().length || problem()) return;
  const had = place.contains(document.activeElement);
  const all = ['', ...labels()];
  const first = all.slice(0, 6);
  if (!first.includes(S.ratings.group ?? '')) first[5] = S.ratings.group;
  const rest = all.length - first.length;
  place.replaceChildren(...groupBox(first, rest > 0 && h('button', { type: 'button', className: 'link', onclick: showAll }, `and ${rest} more`)).filter(Boolean));
  if (had) $('[aria-checked=true]', place)?.focus();
};

// The sheet

const pickFile = () => {
  const input = h('input', { type: 'file', accept: '.csv,.tsv,.txt,.json,.jsonl,.ndjson', onchange: () => readFiles(input.files) });
  input.click();
};
const countFields = () => {
  const given = (S.ratings.counts ?? '').split(',');
  const inputs = [1, 2, 3, 4, 5].map((stars, index) => h('input', {
    inputMode: 'numeric', value: given[index] ?? '', 'aria-label': `Ratings of ${stars}`, autocomplete: 'off',
    oninput: () => {
      const counts = inputs.map(({ value }) => value.trim() || '0').join();
      Object.assign(S.ratings, { data: counts === '0,0,0,0,0' ? 'none' : 'counts', counts });
      refresh();
    },
  }));
  return group('Or count', h('div', { className: 'roles five' }, ...inputs.map((input, index) => field(`${index + 1} ★`, input))));
};
const empty = () => [
  h('div', { className: 'drop' }, h('b', {}, 'Drop a CSV or JSON file'), h('p', { className: 'note' }, 'or a spreadsheet saved as CSV'),
    h('div', { className: 'row' }, h('button', { type: 'button', onclick: pickFile }, 'Choose a file'),
      h('button', { type: 'button', className: 'quiet', onclick: () => begin('') || guessExample() }, 'Try an example'))),
  alert(refused),
  group('Or paste', h('textarea', {
    rows: 5, placeholder: 'A column of ratings, or a table with its titles', 'aria-label': 'Paste ratings', spellcheck: false,
    onpaste: (event) => {
      event.preventDefault();
      begin('text', event.clipboardData.getData('text'));
    },
    onchange: ({ target }) => begin('text', target.value),
  })),
  countFields(),
];
const guessExample = () => {
  guess();
  repaint(true);
};
const chip = () => {
  const lines = () => bytes().reduce((count, byte) => count + (byte === 10), bytes().at(-1) === 10 ? 0 : 1);
  const note = !isTable() ? 'Counts of each value'
    : `${isExample() ? 'An example: ' : ''}${counted(lines() - (table?.hasTitles ? 1 : 0), 'line')}, ${counted(table?.names.length ?? 0, 'column')}`;
  return h('div', { className: 'file' }, icon('file'),
    h('div', {}, h('b', {}, isTable() ? name() : 'Counts'), h('p', { className: 'note' }, note)),
    h('button', { type: 'button', onclick: pickFile }, 'Replace'),
    h('button', { type: 'button', 'aria-label': 'Remove the ratings', onclick: () => begin('none') }, icon('x')));
};
/** The name of the column that has a role. */
const columnOf = (role) => S.ratings[`${role}-column`] || (role === 'value' ? table.names[table.guess] ?? '' : '');
const roleOf = (index) => Object.keys(roles).find((role) => columnOf(role) === table.names[index]) ?? '';
const list = (role, none) => {
  const chosen = columnOf(role);
  const isWrong = role === 'value' && isWrongColumn();
  const choices = [...none || !chosen ? [['', none || 'Choose a column']] : [], ...table.names.map((each, index) => [each, table.labels[index]])];
  const select = h('select', {
    'aria-invalid': isWrong ? 'true' : null,
    onchange: () => {
      S.ratings[`${role}-column`] = select.value;
      if (role === 'group') S.ratings.group = '';
      if (role === 'date' && !select.value && isOverTime()) S.ratings.layout = 'full';
      repaint();
    },
  }, ...choices.map(([each, label]) => h('option', { value: each, selected: each === chosen }, label)));
  const row = field(roles[role], select);
  row.firstChild.prepend(h('i', { className: `c-${role}` }));
  return row;
};
const lines = (wrong) => h('div', { className: 'table', tabIndex: 0, role: 'region', 'aria-label': 'First lines' }, h('table', {},
  h('thead', {}, h('tr', {}, h('th', { className: 'num', scope: 'col' }, h('span', { className: 'vh' }, 'Line')),
    ...table.labels.map((label, index) => h('th', { className: roleOf(index) && `c-${roleOf(index)}`, scope: 'col' }, label,
      roleOf(index) && h('span', { className: 'vh' }, `, ${roles[roleOf(index)]}`))))),
  h('tbody', {}, ...table.rows.map(({ line, fields }) => h('tr', { className: line === wrong ? 'bad' : '' }, h('td', { className: 'num' }, line),
    ...fields.map((each, index) => h('td', { className: roleOf(index) && `c-${roleOf(index)}` }, each)))))));
const wrongSheet = (wrong) => {
  const isMany = problem().includes('\n');
  const skip = () => {
    S.ratings['on-error'] = 'skip';
    repaint();
  };
  return alert(shorter(problem()), wrong && !isWrongColumn()
    && h('div', { className: 'row' }, h('button', { type: 'button', onclick: skip }, isMany ? 'Skip these lines' : 'Skip this line')));
};
const layouts = () => {
  const hasDates = isTable() && S.ratings['date-column'];
  const later = !hasDates && 'Choose a date column first';
  const all = [
    ['full', 'Everything'], ['bars', 'Bars'], ['columns', 'Columns'], ['stack', 'One bar'], ['badge', 'Badge'],
    ['trend', 'Trend', later], ['spark', 'Spark line', later], ['calendar', 'Calendar', later],
  ];
  const standIn = (layout) => [['values', '2026-01-01,4\n2026-02-01,5\n2026-03-01,3'], ['date-column', '1'], ['value-column', '2'], ['layout', layout]];
  return group('Picture', tiles('Layout', all, S.ratings.layout,
    (layout) => pic(small('summary', isOverTime(layout) && !hasDates ? standIn(layout) : options(layout))), (layout) => {
      S.ratings.layout = layout;
      refresh();
    }, 'three'));
};
const sheet = () => {
  if (isEmpty() && S.ratings.data !== 'counts') return empty();
  if (!isTable()) return [chip(), countFields(), problem() ? wrongSheet() : layouts()];
  const wrong = wrongLine();
  const isWrong = problem() !== '';
  const total = (groups ?? []).reduce((sum, [, number]) => sum + Number(number), 0);
  // Which column has the ratings is in the lists.
  const notes = remarks.filter((remark) => !remark.startsWith('The ratings are in')).map((remark) => `${remark}.`);
  const note = [`${counted(total, 'rating')}.`, ...notes, 'The first five lines are shown.'].join(' ');
  return [
    chip(),
    !isWhole && h('p', { className: 'note gap' }, 'These ratings are not in the link: they are a file, or have more than 8,000 characters.'),
    alert(refused),
    h('div', { className: 'roles' }, list('value'), list('date', 'No dates'), list('group', 'One for all'), list('count', 'Each line is one')),
    lines(wrong),
    isWrong ? wrongSheet(wrong) : h('p', { className: 'note gap' }, note),
    isWrong ? null : layouts(),
  ];
};

const stems = () => groupStems(labels().map((label) => label.slice(1)));
/** The name and the text of the file of a group, in an archive. */
const groupFile = (stem, index) => [`${stem}${dark()}.svg`, draw('summary', [...options(S.ratings.layout, labels()[index]), ...look()])];

export default {
  titles: { data: 'Your ratings' },
  rail: [
    ['data', 'Data', () => icon('file'), sheet], ['symbol', 'Symbol', symbolSign('ratings'), symbolSheet('ratings')], themePart('ratings'),
  ],
  isEmpty, changed, bytes, handOver, take, reset,
  restored: reset,
  shown: () => ({ kind: 'summary', options: options() }),
  said: shorter,
  /** What to do before there is a download. */
  advice: () => {
    if (isEmpty()) return '';
    const line = wrongLine();
    return isWrongColumn() ? 'First, choose the column of the ratings.' : line ? `First, make line ${line} right, or skip it.` : '';
  },
  hasGroups: () => labels().length > 0,
  groupCount: () => labels().length,
  groupName: () => table.labels[table.names.indexOf(S.ratings['group-column'])] ?? 'group',
  paintGroups,
  groupFiles: () => stems().map(groupFile),
  firstFile: () => groupFile(stems()[0], 0),
  source: () => S.ratings.data === 'file' || isExample() ? groupStems([name().replace(/\.\w+$/, '')])[0] : 'ratings',
  stem() {
    const base = isGroup() ? groupStems([S.ratings.group.slice(1)])[0] : this.source();
    return isOverTime() ? `${base}-${S.ratings.layout}` : base;
  },
  /** The command's words and options, and what its standard input is. */
  command(isAll) {
    const given = options(S.ratings.layout, '').filter(([option]) => !['values', 'file', 'counts'].includes(option));
    if (!isTable()) return { words: ['summary', S.ratings.counts], given };
    const isPrinted = S.ratings.data === 'text' && text().length <= longestPrinted;
    const path = isPrinted ? '-' : S.ratings.data === 'text' ? 'ratings.txt' : name().replace(/^-/, './-');
    const column = S.ratings['group-column'];
    return {
      words: [...isAll ? ['export'] : [], 'summary', '--values', path],
      given: [...given, ...isAll ? [['group-column', column]] : isGroup() ? [['where', `${column}${S.ratings.group}`]] : []],
      lines: isPrinted ? text() : '',
    };
  },
};
