// The files of the user's own drawing. They stay in this window: its session keeps them for a form that is sent.

/** What a file may have, in bytes: more is no drawing. */
const largestFile = 1_000_000;

/** The files that the drawing is made of: name, value, bytes, and the address of a small picture. */
let droppedFiles = [];
/** What the drawing was read from. */
let readFrom = '';
/** Whether it could be read. */
let isDrawingRead = true;

const fileInput = document.getElementById('drop');
const fileError = errorPlace('drop', [fileInput]);
document.getElementById('drop-zone').after(fileError.place);

/** The scale, and these files on it. */
const drawingOf = (files) => {
  const { minimum = '', maximum = '' } = tabs.drawing.read().state;
  return { minimum, maximum, files: files.map(({ name, value, bytes }) => ({ name, value, bytes })) };
};

/** Reads these files, and shows the warnings and what becomes what; throws the first error, and keeps the drawing of before. */
const readFiles = (files) => {
  const { warnings, parts } = studio.drawing(drawingOf(files));
  document.getElementById('parts').textContent = parts;
  document.getElementById('check').hidden = !parts;
  document.getElementById('warnings').replaceChildren(...warnings.map((warning) => make('li', {}, warning)));
};

/** Reads the drawing if its files, their values or the scale are others; whether it could be read. */
const readDrawing = () => {
  const { minimum, maximum } = drawingOf([]);
  const from = JSON.stringify([minimum, maximum, droppedFiles.map(({ address, value }) => [address, value])]);
  if (from === readFrom) return isDrawingRead;
  readFrom = from;
  let error = '';
  try {
    readFiles(droppedFiles);
    keepFiles();
  } catch ({ message }) {
    error = message;
  }
  if (error && droppedFiles.length === 1) error += '. Or add the drawing of another value.';
  const wrong = error && droppedFiles.find(({ name }) => error.includes(name));
  for (const file of droppedFiles) file.complain(file === wrong ? error : '');
  fileError.complain(wrong ? '' : error);
  isDrawingRead = !error;
  return isDrawingRead;
};

const keepFiles = () => {
  const files = droppedFiles.map(({ name, value, bytes }) => [name, value, new TextDecoder().decode(bytes)]);
  // A page that is not served may have no storage, and a full one takes nothing.
  try { sessionStorage.setItem('emoji-rate-drawing', JSON.stringify(files)); } catch { /* A reload forgets them. */ }
};

const fileOf = (name, value, bytes) =>
  ({ name, value, bytes, address: URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' })) });

const listFiles = () => {
  document.getElementById('dropped').replaceChildren(...droppedFiles.map((file, index) => {
    const id = `drop-${index}`;
    const input = make('input', { id, type: 'text', value: file.value, placeholder: 'by order', autocomplete: 'off' });
    const error = errorPlace(id, [input]);
    file.complain = error.complain;
    input.addEventListener('input', () => { file.value = input.value.trim(); });
    const remove = make('button', { type: 'button' }, 'Remove', make('span', { className: 'hidden' }, ` ${file.name}`));
    remove.addEventListener('click', () => {
      setFiles(droppedFiles.filter((one) => one !== file));
      fileInput.focus();
    });
    return make('li', {},
      make('img', { src: file.address, alt: '', width: 40, height: 40 }),
      make('label', { htmlFor: id }, `${file.name} shows`), input, remove, error.place);
  }));
};

const setFiles = (files) => {
  for (const file of droppedFiles) if (!files.includes(file)) URL.revokeObjectURL(file.address);
  droppedFiles = files;
  readFrom = '';
  listFiles();
  apply();
};

/** Adds files: one of the same name takes the place of the one before. What cannot be read changes nothing. */
const addFiles = async (added) => {
  fileError.complain('');
  try {
    const large = added.find(({ size }) => size > largestFile);
    if (large) {
      const [size, most] = [large.size, largestFile].map((bytes) => bytes.toLocaleString('en'));
      throw new Error(`${large.name} has ${size} bytes; a drawing has at most ${most}`);
    }
    const files = await Promise.all(added.map(async (file) => {
      const before = droppedFiles.find(({ name }) => name === file.name);
      const bytes = new Uint8Array(await file.arrayBuffer());
      try { new TextDecoder('utf-8', { fatal: true }).decode(bytes); } catch {
        throw new Error(`${file.name}: this is no SVG file, which is text in UTF-8; save or export the drawing as plain SVG`);
      }
      return fileOf(file.name, before?.value ?? '', bytes);
    }));
    await withDrawings();
    const all = [...droppedFiles.filter(({ name }) => !files.some((file) => file.name === name)), ...files];
    // The first of several may be given alone.
    if (all.length > 1) readFiles(all);
    setFiles(all);
  } catch ({ message }) {
    fileError.complain(message);
  }
};

/** The files that the session has. */
const restoreFiles = () => {
  try {
    const files = JSON.parse(sessionStorage.getItem('emoji-rate-drawing') ?? '[]');
    const encoder = new TextEncoder();
    droppedFiles = files.map(([name, value, text]) => fileOf(name, value, encoder.encode(text)));
  } catch { /* There are none. */ }
  listFiles();
};

fileInput.addEventListener('change', () => {
  addFiles([...fileInput.files]);
  // So that the same file can be chosen again when it was changed.
  fileInput.value = '';
});
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  const files = [...event.dataTransfer?.files ?? []];
  if (!files.length || !studio) return;
  const isRatings = files.some(hasRatings);
  const owner = isRatings ? tabs.ratings : tabs.drawing;
  if (tab !== owner) turnTo(() => choose(owner.name));
  if (isRatings) addRatings(files.filter(hasRatings));
  else addFiles(files);
});
document.getElementById('drop-example').addEventListener('click', async () => {
  const { state: { character }, lasting } = tabs.face.read();
  try {
    await withDrawings();
    setFiles([fileOf(`${character}.svg`, '', studio.layers(lasting.filter(([name]) => name !== 'size')))]);
  } catch ({ message }) {
    fileError.complain(message);
  }
});
