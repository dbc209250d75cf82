// The studio: the fields of a tab make a picture, its files, and the texts to copy.

const report = document.getElementById('report');
const blocks = {
  page: codeBlock('A web page', 'the markup'),
  both: codeBlock('Light and dark pages', 'the markup'),
  mail: codeBlock('An e-mail or README', 'the markup'),
  control: codeBlock('A form', 'the markup'),
  command: codeBlock('The same by command', 'the command'),
};
report.append(...Object.values(blocks));

/** Shows texts in their blocks; blocks without one are hidden. */
const print = (texts) => {
  for (const [name, block] of Object.entries(blocks)) {
    const code = block.querySelector('code');
    block.hidden = texts[name] === undefined;
    // What is selected to be copied stays so.
    if (!block.hidden && code.textContent !== texts[name]) code.textContent = texts[name];
  }
};

/** Draws what a tab shows, and says how to use it. */
const present = (shown) => {
  const { given, kind, options } = shown;
  tab.looks = looksOf(kind, options);
  showLooks(tab.looks);
  tab.shown = shown;
  const [svg] = tab.looks;
  const label = svg.getAttribute('aria-label') ?? '';
  document.getElementById('reads').textContent = label;
  const stem = stemOf(tab);
  print({ ...markupsOf(stem, svg), command: commandOf(tab, given, label, `${stem}.svg`) });
};

/** The field that an error is about if it names none. */
const mainField = (state) => tab.field(tab.name === 'ratings' ? state.data : 'value');

/** Fetches and starts a module in place of the one before, and shows how much of it is here. */
const load = async (name) => {
  const progress = document.getElementById('reads');
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  const reader = response.body.getReader();
  const parts = [];
  let size = 0;
  for (let part; (part = (await reader.read()).value);) {
    parts.push(part);
    size += part.length;
    progress.textContent = `Loading the studio: ${(size / 1e6).toFixed(1)} MB`;
  }
  compiled = await WebAssembly.compile(await new Blob(parts).arrayBuffer());
  studio = startModule(compiled);
  progress.textContent = '';
};

/** The module that reads drawings, which is fetched when it is first used. */
let drawings;
const withDrawings = () => drawings ??= load('drawing.wasm').catch((error) => {
  drawings = undefined;
  throw error;
});

/** Shows what the fields of the tab say. */
const apply = () => {
  if (!studio) return;
  if (droppedFiles.length && !studio.readsDrawings) {
    withDrawings().then(apply, ({ message }) => fileError.complain(message));
    return;
  }
  document.getElementById('strip').hidden = tab.name !== 'drawing' || !droppedFiles.length;
  const isRead = !droppedFiles.length && !readFrom || readDrawing();
  if (tab.name === 'control') {
    tab.shown = applyControl();
    if (tab.shown) {
      const { spec, attributes, given } = tab.shown;
      print({ control: controlMarkupOf(given.state, attributes), command: controlCommandOf(spec) });
    } else print({});
  } else applyPicture();
  // What is shown is then an earlier state, which is not to be taken for this one.
  if (tab.name === 'drawing' && !isRead) tab.shown = undefined;
  const isClosed = !tab.shown;
  document.getElementById('stage').classList.toggle('stale', isClosed);
  report.hidden = isClosed;
  offerFiles(tab, tab.shown);
  keep();
};

const applyPicture = () => {
  let problem;
  if (tab.name === 'ratings') {
    // It fills lists, and so says what their fields say.
    try { readRatings(); } catch ({ message }) { problem = message; }
  }
  const given = tab.read();
  const { state } = given;
  const scale = scaleOfTab(tab, state);
  tab.rated?.place(scale);
  if (tab.name === 'drawing' && !droppedFiles.length) {
    tab.shown = undefined;
    tab.looks = undefined;
    showLooks([]);
    document.getElementById('reads').textContent = 'There is no drawing yet.';
    tab.complain('');
    return;
  }
  const shown = { given, kind: kindOf(tab, state), options: pictureOptionsOf(tab, given) };
  try {
    if (problem) throw new Error(problem);
    present(shown);
    tab.complain('');
  } catch ({ message }) {
    tab.shown = undefined;
    // The picture that the tab last had, and not that of the tab before.
    showLooks(tab.looks ?? []);
    tab.complain(message, mainField(state));
    return;
  }
  if (tab.name === 'drawing') paintStrip(shown.options, scale);
  else paintPalettes(tab, state);
};

/** Shows another tab, or the same one from its beginning. */
const turnTo = (change) => goOn(() => {
  change();
  document.getElementById('reads').textContent = '';
  apply();
});

// What happens

const main = document.querySelector('main');
main.addEventListener('input', ({ target }) => { if (target.closest('.controls, #value')) apply(); });
main.addEventListener('submit', (event) => { if (event.target.matches('.controls')) event.preventDefault(); });
for (const [index, button] of buttons.entries()) {
  button.addEventListener('click', () => turnTo(() => choose(button.dataset.tab)));
  button.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(button).direction === 'rtl' ? -1 : 1;
    const places = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1 };
    if (!(event.key in places)) return;
    event.preventDefault();
    const next = buttons.at(places[event.key] % buttons.length);
    next.focus();
    next.click();
  });
}
for (const { reset } of Object.values(tabs)) {
  reset.addEventListener('click', () => turnTo(() => {
    tab.restore(new Map());
    if (tab === tabs.drawing) setFiles([]);
    if (tab === tabs.ratings) setRatingFile(undefined);
  }));
}
addEventListener('hashchange', ({ newURL }) => {
  restore(new URL(newURL).hash);
  apply();
});

const sent = sentText(location.search);
if (sent) document.getElementById('sent').textContent = `Sent: ${sent}`;
restore(location.hash);

(async () => {
  if (typeof WebAssembly !== 'object') throw new Error('this browser has no WebAssembly');
  await load('studio.wasm');
  restoreFiles();
  apply();
  // It is there when it is needed, also offline.
  startWorker();
})().catch(({ message }) => {
  for (const element of document.querySelectorAll('.tabs, .panel')) element.hidden = true;
  const scripts = ['stars', 'hearts', ...tabFields.face.first[0].kind].map((name) =>
    make('a', { href: `control/${name}.js`, download: `${name}.js`, textContent: `${name}.js` }));
  document.getElementById('failure').append(
    `The studio cannot draw here: ${message}. The ready controls need no WebAssembly: `,
    ...scripts.flatMap((link) => [link, ' ']));
});
