// The tabs, what their fields say, and the page's address, which keeps both.

/** A tab: its panel, its fields, and what they say. */
const makeTab = (name, { value, first, more }) => {
  const panel = document.getElementById(`${name}-panel`);
  const form = panel.querySelector('.controls');
  const add = (place, entries) => entries.map((entry) => {
    const field = makeField(entry, name);
    place.append(field.row);
    return field;
  });
  const reset = make('button', { type: 'button', className: 'reset' }, 'Reset');
  form.prepend(make('div', { className: 'heading' }, make('h2', {}, form.getAttribute('aria-label')), reset));
  const firstFields = add(form, first);
  const details = make('details', { className: 'more' }, make('summary', {}, 'More options'));
  const groups = Object.entries(more).map(([title, entries]) => {
    const fieldset = make('fieldset', {}, make('legend', {}, title));
    details.append(fieldset);
    return { fieldset, fields: add(fieldset, entries) };
  });
  form.append(details);
  const rated = value && makeField(value, name);
  const fields = [...rated ? [rated] : [], ...firstFields, ...groups.flatMap((group) => group.fields)];
  const initial = new Map(fields.map((field) => [field, field.read()]));

  return {
    name, panel, fields, rated, reset,
    field: (wanted) => fields.find((field) => field.name === wanted && !field.row.hidden),
    /** What all fields say, by their names, and what of it means something and is not the default. */
    read() {
      const said = fields.map((field) => [field, field.read()]);
      const state = {};
      for (const [field, text] of said) if (field.where?.(state) !== false) state[field.name] = text;
      // A field may depend on one below it.
      const isMeant = ({ where }) => where?.(state) !== false;
      for (const field of fields) field.row.hidden = !isMeant(field);
      for (const group of groups) group.fieldset.hidden = group.fields.every(({ row }) => row.hidden);
      const given = said.filter(([field, text]) => isMeant(field) && text && text !== (field.value ?? ''));
      const of = (...uses) => given.filter(([{ use }]) => uses.includes(use))
        .map(([field, text]) => [field.name, field.kind === 'switch' ? '' : text]);
      const lasting = of(undefined);
      return { state, options: of(undefined, 'picture'), lasting, attributes: of('attribute'), moving: of('moving') };
    },
    /** A sentence of the command in words of the page: its options are fields, and the file is the one that is shown. */
    said: (message) => withoutFile(message)
      .replace(/--([a-z][a-z-]*)/g, (option, word) => fields.some((field) => field.name === word) ? titleOf(word) : option),
    /** Shows an error next to the field that it names, or next to that of `otherwise`. */
    complain(message, otherwise) {
      const sentence = this.said(message);
      // What is wrong with lines is shown where they are, also if an option can help. A column is chosen from its list.
      const option = /--(value-column)/.exec(message)?.[1]
        ?? /^(?!line |record |\d+ of |there are no ratings).*?--([a-z][a-z-]*)/.exec(withoutFile(message))?.[1];
      const wrong = message && (this.field(option) ?? otherwise ?? rated);
      for (const field of fields) field.complain(field === wrong ? sentence : '');
      if (wrong && details.contains(wrong.row)) details.open = true;
      return wrong;
    },
    /** What differs from the beginning; without the ratings, and what is said about them, if they are too long or a file. */
    kept: (hasRatings) => fields.map((field) => [field, field.read()])
      .filter(([field, text]) => text !== initial.get(field) && (hasRatings || field.of !== 'ratings'))
      .map(([{ id }, text]) => [id, text]),
    restore(kept) { for (const field of fields) field.write(kept.get(field.id) ?? initial.get(field)); },
  };
};

/** A sentence without the name of the file of ratings, as the command shortens it. */
const withoutFile = (message) => {
  const name = ratingFile?.name ?? 'the standard input';
  const file = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return message.replaceAll(`${file}, `, '').replaceAll(`${file}: `, '').replaceAll(` in ${file}`, '');
};

const tabs = Object.fromEntries(Object.entries(tabFields).map(([name, entries]) => [name, makeTab(name, entries)]));
const buttons = [...document.querySelectorAll('[role=tab]')];
let tab = tabs.face;

/** Shows the panel of a tab, with the parts of the page that all of them share. */
const choose = (name) => {
  tab = tabs[name] ?? tabs.face;
  for (const button of buttons) {
    const isChosen = button.dataset.tab === tab.name;
    button.setAttribute('aria-selected', isChosen);
    button.tabIndex = isChosen ? 0 : -1;
    document.getElementById(`${button.dataset.tab}-panel`).hidden = !isChosen;
  }
  if (tab.name !== 'control') tab.panel.prepend(document.getElementById('stage'));
  tab.panel.append(document.getElementById('files'), document.getElementById('report'));
  document.getElementById('value').replaceChildren(...tab.rated ? [tab.rated.row] : []);
};

// The address

/** What an address may have, in characters: more is cut by some mail programs and servers. */
const longestLink = 8000;

/** The state as an address. It leaves out ratings that are too long for one, or are a file. */
const linkOf = () => {
  const link = (hasRatings) => {
    const kept = new URLSearchParams(Object.values(tabs).flatMap((one) => one.kept(hasRatings)));
    return `#${[tab.name, kept].filter(String).join('&')}`.replace(/&$/, '');
  };
  const isLong = ratingText.read().length > longestLink;
  const whole = ratingFile || isLong ? '' : link(true);
  const hasRatings = whole !== '' && whole.length <= longestLink;
  document.getElementById('link-note').hidden = hasRatings;
  return hasRatings ? whole : link(false);
};

let keeping;
const writeLink = () => {
  clearTimeout(keeping);
  if (location.hash !== linkOf()) history.replaceState(null, '', linkOf());
};
/** Keeps the fields in the address. Browsers count how often, so that a drag is once. */
const keep = () => {
  clearTimeout(keeping);
  keeping = setTimeout(writeLink, 400);
};

/** Shows what an address keeps. */
const restore = (hash) => {
  clearTimeout(keeping);
  const [name, ...rest] = hash.slice(1).split('&');
  const kept = new URLSearchParams(rest.join('&'));
  for (const one of Object.values(tabs)) one.restore(kept);
  choose(name);
};

/** Goes on to what `change` makes of the page; Back returns to what was there. */
const goOn = (change) => {
  writeLink();
  change();
  if (location.hash !== linkOf()) history.pushState(null, '', linkOf());
};
