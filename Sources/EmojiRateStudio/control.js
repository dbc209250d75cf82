// The playground: the fields set a picture, which is drawn at once, and a control, which is recorded meanwhile and then
// takes the picture's place.

const surface = document.getElementById('surface');
const recording = document.getElementById('recording');
const details = document.getElementById('report');
const own = codeBlock('Take this control', 'the command of the control');
const markup = codeBlock('Markup', 'the element');
const command = codeBlock('The same picture as a file', 'the command');
const download = make('button', { type: 'button', disabled: true }, 'Download rating.js');
own.firstChild.append(download);
details.append(own, markup, command);
details.open = innerWidth >= 860;

const same = (text) => text;
const trusted = globalThis.trustedTypes?.createPolicy('playground', { createHTML: same, createScriptURL: same })
  ?? { createHTML: same, createScriptURL: same };

/** The module, once it has started. */
let recorder;
/** The document of the picture. */
let shown;
/** What the script was recorded from, the script, and its element on the page. */
let recorded = {};
/** What is being recorded. */
let awaited;
let worker, waiting;
let triedCount = 0;

const drawn = (document) => new DOMParser().parseFromString(trusted.createHTML(document), 'image/svg+xml').documentElement;

const show = (place, text) => {
  const element = place.querySelector?.('code') ?? document.getElementById(place);
  // What is selected to be copied stays so.
  if (element.textContent !== text) element.textContent = text;
};

// Pictures to choose from

/** A picture whose words stand beside it. */
const decoration = (kind, options) => drawn(recorder.picture(kind, [...Object.entries(options), ['decorative', '']]));

/** Shows the characters at the rating that there is, and the themes on the symbol that there is. */
const paint = (state) => {
  const { minimum, maximum, value } = scaleOf(state);
  const like = value === '' ? 3.5 : (value - minimum) / (maximum - minimum) * 5;
  for (const [character, place] of fieldOf('character').palette) {
    place.replaceChildren(decoration('', { character, size: '48', value: `${like}` }));
  }
  const theme = fieldOf('theme');
  const shownOn = showsFaces(state) ? `face ${state.character}` : state.symbol;
  if (theme.shownOn === shownOn) return;
  theme.shownOn = shownOn;
  for (const [word, place] of theme.palette) {
    const themed = word ? { theme: word } : {};
    place.replaceChildren(...showsFaces(state)
      ? ['0.5', '2.5', '4.5'].map((value) => decoration('', { ...themed, character: state.character, size: '28', value }))
      : [decoration('stars', {
        ...themed, ...Object.fromEntries(symbolOf(state)), count: '3', 'star-size': '24', spacing: '4', value: '2',
      })]);
  }
};

// The control

/** Runs a script as the definition of an element of this name: a name cannot be defined twice. */
const define = (script, name) => {
  const place = script.lastIndexOf('("emoji-rate",');
  const text = `${script.slice(0, place)}("${name}",${script.slice(place + '("emoji-rate",'.length)}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const element = make('script');
  element.src = trusted.createScriptURL(address);
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error('its script does not run'));
    document.head.append(element);
  }).finally(() => {
    URL.revokeObjectURL(address);
    element.remove();
  });
};

/** Ends a recording that is on its way. */
const stop = () => {
  awaited = undefined;
  clearTimeout(waiting);
  worker?.terminate();
};

/** Records the control, and shows it. */
const record = (from) => {
  if (from === awaited) return;
  stop();
  recorded = {};
  awaited = from;
  download.disabled = true;
  recording.textContent = 'Recording the control …';
  // Who moves a slider would start many.
  waiting = setTimeout(() => {
    worker = new Worker(trusted.createScriptURL('recorder.js'));
    worker.addEventListener('message', async ({ data: { script, message } }) => {
      try {
        if (message) throw new Error(message);
        const name = `tried-${triedCount += 1}`;
        await define(script, name);
        const control = make(name, { id: 'rating' });
        for (const type of ['input', 'change']) control.addEventListener(type, hear);
        if (from !== awaited) return;
        stop();
        recorded = { from, script, control };
        recording.textContent = '';
        download.disabled = false;
        apply();
      } catch ({ message }) {
        recording.textContent = `No control: ${message}`;
      }
    });
    worker.addEventListener('error', () => { recording.textContent = 'No control: recorder.js did not start'; });
    worker.postMessage(JSON.parse(from));
  }, 300);
};

/** Gives the control the attributes and the value of the fields. */
const adjust = (control, given) => {
  const attributes = new Map(attributesOf(given));
  for (const { name, isAttribute } of [...fields, { name: 'right-to-left', isAttribute: true }]) {
    if (!isAttribute) continue;
    const text = attributes.get(name);
    if (text === undefined) control.removeAttribute(name);
    else if (control.getAttribute(name) !== text) control.setAttribute(name, text);
  }
  if (control.value !== given.state.value) control.value = given.state.value;
  if (surface.firstChild !== control) surface.replaceChildren(control);
};

// What happens

const report = (given) => {
  const { control } = recorded;
  const label = drawn(shown).getAttribute('aria-label');
  show('value', given.state.value || 'not rated');
  show('text', label);
  show('validity', control ? control.validity.valid ? 'yes' : control.validationMessage : '…');
  show(own, controlCommandOf(given));
  show(markup, markupOf(given));
  show(command, commandOf(given, label));
  keep();
};

/** Shows what the fields say. */
const apply = () => {
  const given = read();
  hideFields(given.state);
  paint(given.state);
  const from = JSON.stringify([kindOf(given.state), controlOptionsOf(given)]);
  try {
    shown = recorder.picture(kindOf(given.state), pictureOptionsOf(given));
  } catch ({ message }) {
    stop();
    recording.textContent = `No picture: ${message}`;
    return;
  }
  if (recorded.from === from) adjust(recorded.control, given);
  else {
    surface.replaceChildren(drawn(shown));
    record(from);
  }
  report(given);
};

/** The last events; like ones one after the other are one line. */
const events = [];
const hear = ({ type, target }) => {
  const last = events.at(-1);
  const value = target.value || 'not rated';
  if (last?.type === type && type === 'input') Object.assign(last, { value, count: last.count + 1 });
  else events.push({ type, value, count: 1 });
  events.splice(0, events.length - 3);
  document.getElementById('events').replaceChildren(...events.map(({ type, value, count }) =>
    make('div', {}, `${type} ${value}${count > 1 ? ` (${count} times)` : ''}`)));
  fieldOf('value').input.value = target.value;
  apply();
};

download.addEventListener('click', () => {
  const link = make('a', {
    href: URL.createObjectURL(new Blob([recorded.script], { type: 'text/javascript' })), download: 'rating.js',
  });
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

startRecorder().then((module) => {
  recorder = module;
  document.getElementById('demo').hidden = false;
  panel.addEventListener('input', apply);
  // The fields are reset after the event.
  panel.addEventListener('reset', () => setTimeout(apply));
  // The event's own link: meanwhile, the one of before may have been kept.
  addEventListener('hashchange', ({ newURL }) => { restore(new URL(newURL).hash); apply(); });
  restore();
  apply();
}).catch(({ message }) => {
  document.getElementById('failure').append(`The playground cannot start: ${message}`);
});
