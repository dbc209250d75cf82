// Draws: the picture on both grounds, and words as pictures.

/** The compiled module, and the module once it has started. */
let compiled, studio;

const same = (text) => text;
const trusted = globalThis.trustedTypes?.createPolicy('studio', { createHTML: same, createScriptURL: same })
  ?? { createHTML: same, createScriptURL: same };

let pictureCount = 0;
/** The element of a document. Equal gradients have equal ids, and a page may have each once. */
const svgOf = (bytes) => {
  pictureCount += 1;
  const text = new TextDecoder().decode(bytes).replace(/( id="|url\(#)/g, `$1p${pictureCount}-`);
  return new DOMParser().parseFromString(trusted.createHTML(text), 'image/svg+xml').documentElement;
};

/** Pictures of a look for light and for dark pages. */
const looksOf = (kind, options) =>
  ['light', 'dark'].map((look) => svgOf(studio.draw('svg', kind, [...options, ['look', look]])));

/** Shows pictures on their grounds; none empties them. */
const showLooks = (looks) => {
  for (const [index, ground] of ['light', 'dark'].entries()) {
    document.getElementById(ground).replaceChildren(...looks.slice(index, index + 1));
  }
  if (!looks.length) return;
  const [width, height] = looks[0].getAttribute('viewBox').split(' ').slice(2);
  document.getElementById('light').closest('.grounds').classList.toggle('wide', width > 2 * height);
};

/** A picture whose words stand beside it. */
const decoration = (kind, options) =>
  svgOf(studio.draw('svg', kind, [...Object.entries(options), ['decorative', '']]));

/** Pictures of a word of a palette; `at` is the place of the rating, from 0 to 1. */
const wordPictures = {
  character: (character, { at }) => [decoration('face', { character, size: '48', value: `${at * 5}` })],
  symbol: (symbol) => [decoration('stars', { symbol, count: '3', 'star-size': '20', spacing: '3', value: '2' })],
  theme(theme, { symbol = 'face', character }) {
    const themed = theme ? { theme } : {};
    return symbol === 'face'
      ? ['0.5', '2.5', '4.5'].map((value) => decoration('face', { ...themed, character, size: '28', value }))
      : [decoration('stars', { ...themed, symbol, count: '3', 'star-size': '20', spacing: '3', value: '2' })];
  },
};

let painting;
/** Shows the words of the palettes that are in sight as pictures, when nothing changes any more. */
const paintPalettes = (tab, state) => {
  clearTimeout(painting);
  painting = setTimeout(() => {
    const { minimum, maximum, value } = scaleOfTab(tab, state);
    const at = tab.rated && value !== '' && maximum > minimum ? (value - minimum) / (maximum - minimum) : 0.8;
    const look = { at: Math.round((at >= 0 ? at : 0.8) * 50) / 50, symbol: state.symbol, character: state.character };
    for (const field of tab.fields) {
      if (!field.pictures || field.row.hidden) continue;
      const shownAs = JSON.stringify({ character: look.at, symbol: 0, theme: [look.symbol, look.character] }[field.name]);
      if (field.shownAs === shownAs) continue;
      field.shownAs = shownAs;
      for (const [word, place] of field.pictures) place.replaceChildren(...wordPictures[field.name](word, look));
    }
  }, 60);
};

/** Shows a drawing at eleven values. */
const paintStrip = (options, { minimum, maximum }) => {
  const strip = document.getElementById('strip');
  const rest = options.filter(([name]) => !['value', 'size', 'step'].includes(name));
  strip.replaceChildren(...Array.from({ length: 11 }, (_, index) => {
    const value = `${Number((minimum + (maximum - minimum) * index / 10).toFixed(4))}`;
    const own = [['value', value], ['size', '56'], ['decorative', '']];
    return make('li', {}, svgOf(studio.draw('svg', 'face', [...own, ...rest])), make('span', {}, value));
  }));
};
