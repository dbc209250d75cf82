// What the attributes say.

const texts = [
  'name', 'label', 'words', 'look', 'mode', 'min', 'max', 'step', 'count', 'touch', 'direction', 'sensitivity', 'language',
];
const flags = ['required', 'disabled', 'readonly', 'clearable', 'right-to-left', 'words-shown'];

/** What reads more attributes: the rules of faces and of rows, each of its own looks, and the languages. */
const readers = [];

// It knows the valid numbers of HTML.
const numeric = element('input', { type: 'number' });

/** A valid floating-point number of HTML, or NaN. */
const number = (text) => Object.assign(numeric, { value: text }).valueAsNumber;

/** The number of an attribute. */
const numberOf = (host, name, fallback) => {
  const value = number(host.getAttribute(name));
  return value === value ? value : fallback;
};

/** The keyword of an attribute, which may be in any case; undefined if it is none of these. */
const keyword = (host, name, words) => words.find((word) => word === host.getAttribute(name)?.toLowerCase());

/** Reads the attributes again, all of them, because most depend on each other. */
const read = (control) => {
  const { host } = control;
  const name = keyword(host, 'look', Object.keys(looks)) ?? 'default';
  const look = looks[name];
  if (control._recorded !== look) {
    control._draw = createPicture(control._recorded = look, control);
    control._shownRow = undefined;
  }
  control._isRow = !!look.n;
  const [low, high, steps] = look.a;
  // A row of more symbols has a longer scale.
  control.count = look.n && clamp(Math.round(numberOf(host, 'count', look.n)), 1, 21);
  const min = numberOf(host, 'min', low), max = numberOf(host, 'max', low + (high - low) * (control.count / look.n || 1));
  const isStepless = keyword(host, 'step', ['any']);
  control.scale = {
    min, max: max > min ? max : min + 1, step: isStepless ? 0 : Math.max(numberOf(host, 'step', steps), 0),
  };
  control._used = { ...control.scale, look: name, language: Object.keys(phrases)[0] };
  for (const reader of readers) reader(control);
  assign(control, control._isDirty ? control.value : number(host.getAttribute('value')));
};
