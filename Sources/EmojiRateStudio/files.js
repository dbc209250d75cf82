// The files to download. They have the bytes that the command writes.

const stemOf = (tab) => tab.name === 'ratings' ? tab.read().state.data === 'rows' ? 'history' : 'summary' : tab.name;

/** Each file: whether a tab has it, its name, its kind, and its bytes. */
const fileKinds = {
  svg: { ending: '.svg', options: () => [] },
  light: { ending: '-light.svg', options: () => [['look', 'light']] },
  dark: { ending: '-dark.svg', options: () => [['look', 'dark']] },
  moving: { ending: '-moving.svg', options: movingOptionsOf },
  png1: { ending: '.png', scale: 1 },
  png2: { ending: '@2x.png', scale: 2 },
  png4: { ending: '@4x.png', scale: 4 },
};

/** The file of a button. */
const makeFile = async (name, { tab, given, kind, options, spec }) => {
  if (name === 'script') return ['rating.js', await scriptOf(spec ?? controlOf(tab.name, [])), 'text/javascript'];
  const stem = stemOf(tab);
  if (name === 'layers') {
    await withDrawings();
    const { state, lasting } = given;
    const stem = state.character ?? 'drawing';
    const own = tab.name === 'drawing' ? [['drawing', '']] : lasting.filter(([name]) => name !== 'size');
    return [`${stem}-layers.svg`, studio.layers(own), 'image/svg+xml'];
  }
  const { ending, scale, options: more } = fileKinds[name];
  return scale
    ? [stem + ending, studio.draw(`png ${scale}`, kind, options), 'image/png']
    : [stem + ending, studio.draw('svg', kind, [...options, ...more(tab, given)]), 'image/svg+xml'];
};

const save = (name, bytes, type) => {
  const link = make('a', { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

const fileButtons = [...document.querySelectorAll('#files button')];
const fileStatus = document.getElementById('files-status');

/** Shows the buttons that a tab has, enabled if there is a picture. */
const offerFiles = (tab, shown) => {
  for (const button of fileButtons) {
    const { file } = button.dataset;
    button.hidden = file === 'script' ? tab.name === 'ratings'
      : tab.name === 'control' || file === 'layers' && !['face', 'drawing'].includes(tab.name);
    button.disabled = !shown;
  }
};

for (const button of fileButtons) {
  button.addEventListener('click', async () => {
    fileStatus.textContent = button.dataset.file === 'script' ? 'Making the script …' : '';
    try {
      const file = await makeFile(button.dataset.file, { tab, ...tab.shown });
      save(...file);
      fileStatus.textContent = `${file[0]} is in your downloads`;
    } catch ({ message }) {
      const wrong = tab.complain(message);
      fileStatus.textContent = wrong ? '' : message;
    }
  });
}
