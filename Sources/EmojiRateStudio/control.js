// The control to try: it is recorded by a worker, and meanwhile its picture stands in its place.

const surface = document.getElementById('surface');
const recording = document.getElementById('recording');
const trial = document.getElementById('trial');

// The worker

let worker;
let requestCount = 0;
/** What the worker was asked for, by its number. */
const requests = new Map();

const startWorker = () => {
  worker = new Worker(trusted.createScriptURL('module.js'));
  worker.addEventListener('message', ({ data: { request, script, message } }) => {
    const { resolve, reject } = requests.get(request);
    requests.delete(request);
    if (message) reject(new Error(message));
    else resolve(script);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of requests.values()) reject(new Error('module.js did not start'));
    requests.clear();
  });
};

/** The script of a control. */
const scriptOf = ({ kind, options }) => new Promise((resolve, reject) => {
  requests.set(requestCount += 1, { resolve, reject });
  const drawing = options.some(([name]) => name === 'drawing') ? drawingOf(droppedFiles) : undefined;
  worker.postMessage({ compiled, request: requestCount, drawing, kind, options });
});

// The control

/** What the control was recorded from, its script, and its element on the page. */
let recorded = {};
/** What is being recorded. */
let awaited, waiting;
let trialCount = 0;

/** Runs a script as the definition of an element of this name: a name cannot be defined twice. */
const define = (script, name) => {
  const call = '("emoji-rate",';
  const place = script.lastIndexOf(call);
  const text = `${script.slice(0, place)}("${name}",${script.slice(place + call.length)}`;
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

const record = (from, spec) => {
  if (from === awaited) return;
  awaited = from;
  recorded = {};
  recording.textContent = 'Recording the control …';
  clearTimeout(waiting);
  // Who moves a slider would start many.
  waiting = setTimeout(async () => {
    const isWanted = () => from === awaited;
    try {
      const script = await scriptOf(spec);
      const name = `tried-${trialCount += 1}`;
      if (isWanted()) await define(script, name);
      if (!isWanted()) return;
      const control = make(name, { id: 'rating' });
      for (const type of ['input', 'change']) control.addEventListener(type, hear);
      recorded = { from, control };
      recording.textContent = '';
      if (tab === tabs.control) apply();
    } catch ({ message }) {
      if (!isWanted()) return;
      awaited = undefined;
      recording.textContent = '';
      tabs.control.complain(message, tabs.control.field('look'));
    }
  }, 300);
};

/** Gives the control the attributes of the fields. */
const adjust = (control, attributes) => {
  const given = new Map(attributes);
  for (const name of [...control.getAttributeNames(), ...given.keys()]) {
    if (name === 'id') continue;
    const text = given.get(name);
    if (text === undefined) control.removeAttribute(name);
    else if (control.getAttribute(name) !== text) control.setAttribute(name, text);
  }
  const value = given.get('value') ?? '';
  if (control.value !== value) control.value = value;
  if (surface.firstChild !== control) surface.replaceChildren(control);
};

const hear = ({ target }) => {
  tabs.control.fields.find(({ name }) => name === 'value').write(target.value);
  apply();
};

const sentText = (search) => [...new URLSearchParams(search)].map(([name, text]) => `${name}=${text}`).join(', ');

/** Shows what the fields of the control say. */
const applyControl = () => {
  const given = tabs.control.read();
  const { look, label, value = '' } = given.state;
  document.getElementById('rating-label').textContent = label;
  const spec = controlOf(look, given.options);
  const attributes = given.attributes;
  if (look === 'stars' && tabs.stars.read().state['right-to-left']) attributes.push(['right-to-left', '']);
  if (look === 'drawing' && !droppedFiles.length) {
    awaited = undefined;
    recorded = {};
    surface.replaceChildren();
    tabs.control.complain('there is no drawing yet; the tab Your drawing takes your files', tabs.control.field('look'));
    return undefined;
  }
  const from = JSON.stringify([spec, look === 'drawing' && readFrom]);
  try {
    if (recorded.from === from) adjust(recorded.control, attributes);
    else {
      const options = spec.options.filter(([name]) => name !== 'words' && name !== 'language');
      surface.replaceChildren(svgOf(studio.draw('svg', spec.kind, [...value ? [['value', value]] : [], ...options])));
      record(from, spec);
    }
  } catch ({ message }) {
    awaited = undefined;
    tabs.control.complain(message, tabs.control.field('look'));
    return undefined;
  }
  tabs.control.complain('');
  const { control } = recorded;
  document.getElementById('sends').textContent = sentText(new FormData(trial)) || 'nothing';
  document.getElementById('valid').textContent = control ? control.validity.valid ? 'yes' : control.validationMessage : '…';
  return { spec, attributes, given };
};

trial.addEventListener('submit', () => {
  writeLink();
  // A form that is sent by GET keeps the end of its address.
  trial.setAttribute('action', location.hash);
});
trial.addEventListener('reset', () => setTimeout(() => { if (recorded.control) hear({ target: recorded.control }); }));
