// "Use it": the texts that use the file of the chosen format, and the command and the Swift code that make it.
import { svgOf } from './dom.js';
import { S, scale, value } from './state.js';
import { controlled, jobs, look, moving, picture, shown, stem, values } from './picture.js';
import { dark, ending, fileName, folder, format, isPair, spanningOptions, spansScale, valueFile } from './take.js';

export const languages = () => spansScale() ? ['Command'] : format() === 'control' ? ['HTML', 'React', 'Command']
  : ['HTML', 'Markdown', 'React', ...hasSwift() ? ['Swift'] : [], 'Command'];
/** The library draws what has a value, and counts; files are the command's. */
const hasSwift = () => format() !== 'zip' && !isPair() && S.job !== 'drawing'
  && (S.job === 'ratings' ? S.ratings.data === 'counts' : value() !== '');

/** A word as the shell takes it. */
const quoted = (word) => /^[\w.,:=@%/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A command with its options, and with lines for its standard input. */
const line = (words, options, lines) => {
  const command = [
    ['emoji-rate', ...words.map(quoted)].join(' '),
    ...options.map(([name, text]) => `${name.length > 1 ? '--' : '-'}${name}${text && ` ${quoted(text)}`}`),
  ].join(' \\\n  ');
  return lines ? `${command} <<'END'\n${lines.replace(/\n*$/, '\n')}END` : command;
};
/** The options of a command: those of the module, with the files of the drawing. */
const spelled = (options) => options.flatMap(([name, text]) => name === 'drawing' ? jobs.drawing.commandOptions() : [[name, text]]);

const command = () => {
  const word = format();
  const { kind, options } = word === 'control' ? controlled() : shown();
  const row = kind === 'stars' ? ['stars'] : [];
  if (word === 'control') return line(['control', ...row], [...spelled(options), ['o', 'rating.js']]);
  if (spansScale()) return line(['drawing'], [...spelled(spanningOptions()), ['o', fileName()]]);
  const pair = isPair() || dark() ? [['pair', 'light,dark']] : [];
  const archive = [...pair, ['o', folder()]];
  if (word === 'zip' && S.job !== 'ratings') {
    const [first, second] = values();
    return line(['export', ...row], [['by', `${Number((second - first).toFixed(4))}`], ...spelled(options), ...archive]);
  }
  const name = fileName().replace(/\.zip$/, ending());
  const own = [
    ...word === 'moving' ? moving() : [], ...word === 'png' && S.scale > 1 ? [['png', `${S.scale}x`]] : [], ...pair,
    // The dark file of a pair has that word in its name.
    ['o', pair.length && !isPair() ? name.replace('-dark', '') : name],
  ];
  if (S.job === 'ratings') {
    const { words, given, lines } = jobs.ratings.command(word === 'zip');
    return line(words, [...given, ...word === 'zip' ? archive : own], lines);
  }
  if (value() !== '') return line([...row, value()], [...spelled(options), ...own]);
  // A picture without a rating is grey or empty, and says so itself.
  const unused = ['low-color', 'high-color', 'hue-path', 'color', 'colors', 'language', 'step', 'title'];
  const { low, high } = scale();
  return line([...row, `${row.length ? low : (low + high) / 2}`], [
    ...spelled(options.filter(([name]) => !unused.includes(name))),
    ...row.length || S.job === 'drawing' ? [] : [['color', 'hsb(0 0% 58%)']], ['title', alternative()], ...own,
  ]);
};

const swift = () => {
  const literal = (text) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  const { kind, options } = shown();
  const call = S.job === 'ratings' ? `summary(RatingCounts(counts: [${S.ratings.counts.replaceAll(',', ', ')}]))`
    : `${kind === 'stars' ? 'row' : 'face'}(${value()})`;
  const set = options.filter(([name]) => name !== 'counts')
    .map(([name, text]) => `try settings.set(${literal(name)}, to: ${literal(text || 'true')})\n`).join('');
  const times = S.repeat === 'forever' ? 'nil' : S.repeat;
  const motion = `animation: RatingAnimation(from: ${moving()[0][1]}, duration: ${parseFloat(S.duration)}, repeatCount: ${times})`;
  const isDark = dark() && '.look(.dark)';
  const end = {
    png: `png(settings.options, size: .scale(${S.scale}))`, moving: `svg(settings.options, ${motion})`,
  }[format()] ?? 'svg(settings.options)';
  const imports = `import EmojiRate\n${format() === 'png' ? 'import EmojiRatePNG\n' : ''}`;
  return `${imports}\nvar settings = PictureSettings()\n${set}${isDark && `settings = settings${isDark}\n`}`
    + `let picture = ${format() === 'png' ? 'try ' : ''}settings.${call}\n  .${end}`;
};

/** The alternative text of a picture, as it is spoken. */
const alternative = (text = picture()) => svgOf(text).getAttribute('aria-label') ?? '';

/** The file that a page shows, and its text: of an archive, one of its files. */
const file = () => {
  if (format() !== 'zip') return [isPair() ? stem() + ending() : fileName(), picture(look())];
  const [name, text] = S.job === 'ratings' ? jobs.ratings.firstFile() : valueFile(values().at(-2));
  return [`${folder()}/${name}`, text];
};
/** The text of a language. */
export const usage = (language) => {
  if (language === 'Command') return command();
  if (language === 'Swift') return swift();
  if (format() === 'control') return control(language);
  const [source, text] = file();
  const lengths = ['width', 'height'].map((name) => [name, svgOf(text).getAttribute(name)]).filter(([, length]) => length);
  const alt = alternative(text);
  // Markdown takes HTML too, which a pair needs.
  if (language === 'Markdown' && !isPair()) return `![${alt.replace(/[[\]]/g, '\\$&')}](${encodeURI(source)})`;
  if (language === 'React') {
    const sizes = lengths.map(([name, length]) => `\n  ${name}={${length}}`).join('');
    return `import picture from ${JSON.stringify(`./${source}`)};\n\n<img src={picture}${sizes}\n  alt=${/["\\&]/.test(alt) ? `{${JSON.stringify(alt)}}` : `"${alt}"`} />`;
  }
  const image = (name, indent) => `<img src="${escaped(encodeURI(name))}"${lengths.length ? `\n${indent}  ` : ''}${lengths.map(([side, length]) => `${side}="${length}"`).join(' ')}\n${indent}  alt="${escaped(alt)}">`;
  return isPair()
    ? `<picture>\n  <source srcset="${escaped(encodeURI(`${stem()}-dark${ending()}`))}"\n    media="(prefers-color-scheme: dark)">\n  ${image(source, '  ')}\n</picture>`
    : image(source, '');
};

/** The attributes of the control. */
export const attributes = () => {
  const { name = '', required, clearable, direction, look: job, value: first } = S.control;
  const isRow = (S.job === 'control' ? job : S.job) === 'stars';
  return [
    ['name', name], ['value', first], ['required', required ? '' : undefined], ['clearable', clearable ? '' : undefined],
    ['direction', isRow ? undefined : direction || undefined],
    ['right-to-left', isRow && S.stars['right-to-left'] ? '' : undefined],
  ].filter(([attribute, text]) => text !== undefined && (text || !['name', 'value', 'direction'].includes(attribute)));
};
const control = (language) => {
  const { label = '', name } = S.control;
  const id = name || 'rating';
  const given = [['id', id], ...attributes()].map(([attribute, text]) => text ? `${attribute}="${escaped(text)}"` : attribute).join(' ');
  return language === 'React'
    ? `import "./rating.js";\n\n<label htmlFor="${escaped(id)}">${escaped(label)}</label>\n<emoji-rate ${given} />`
    : `<script defer src="rating.js"></script>\n\n<label for="${escaped(id)}">${escaped(label)}</label>\n<emoji-rate ${given}></emoji-rate>`;
};
