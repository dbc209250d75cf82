// The files to download. They have the bytes that the command writes.

/** The name of a group's file, as the command names it. */
const groupStem = (group) => group.replace(/[^\p{L}\p{N}._]+/gu, '-').replace(/^-+|[-.]+$/g, '') || 'group';

const stemOf = (tab) => {
  if (tab.name !== 'ratings') return tab.name;
  const { state } = tab.read();
  return isGrouped(state) ? groupStem(state.group) : isDated(state) ? 'history' : 'summary';
};

/** The pictures of all groups, each with a name of its own. */
const groupFiles = (kind, options) => {
  const taken = new Set();
  return groupLabels().map((group) => {
    let stem = groupStem(group);
    for (let count = 2; taken.has(stem.toLowerCase()); count += 1) stem = `${groupStem(group)}-${count}`;
    taken.add(stem.toLowerCase());
    const own = options.filter(([name]) => name !== 'group');
    return [`${stem}.svg`, studio.draw('svg', kind, [...own, ['group', group]])];
  });
};

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
  if (name === 'all') {
    const all = Object.keys(fileKinds).map((kind) => makeFile(kind, { tab, given, ...tab.shown }));
    return [`${stem}.zip`, zipOf(await Promise.all(all)), 'application/zip'];
  }
  if (name === 'groups') return ['pictures.zip', zipOf(groupFiles(kind, options)), 'application/zip'];
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
    button.hidden = file === 'groups' ? tab.name !== 'ratings' || !isGrouped(tab.read().state)
      : file === 'script' ? tab.name === 'ratings'
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
