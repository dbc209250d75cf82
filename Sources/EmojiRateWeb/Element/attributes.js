// What the attributes say.

const texts = [
  'name', 'label', 'words', 'look', 'mode', 'min', 'max', 'step', 'touch', 'direction', 'sensitivity', 'language',
];
const flags = ['required', 'disabled', 'readonly', 'clearable', 'right-to-left'];

/** What reads more attributes: the rules of a face or of a row, and the languages. */
const readers = [];

/** A valid floating-point number of HTML, or NaN. */
const number = (text) => /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(text) && isFinite(text) ? +text : NaN;

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
  if (control.recorded !== look) control.draw = createPicture(control.recorded = look, control);
  const [low, high, steps] = look.a;
  const min = numberOf(host, 'min', low), max = numberOf(host, 'max', high);
  const isStepless = keyword(host, 'step', ['any']);
  control.scale = {
    min, max: max > min ? max : min + 1, step: isStepless ? 0 : Math.max(numberOf(host, 'step', steps), 0),
  };
  control.used = { ...control.scale, look: name, language: Object.keys(phrases)[0] };
  for (const reader of readers) reader(control);
  assign(control, control.isDirty ? control.value : number(host.getAttribute('value')));
};
