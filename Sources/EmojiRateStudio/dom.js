// Elements, and what a strict policy lets into them.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** A new element: `onclick` and the like are listeners, names of properties are properties, and all else is an attribute. */
export const h = (tag, given = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else if (name.startsWith('aria-') && value != null) element.setAttribute(name, value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
};

const same = (text) => text;
export const trusted = globalThis.trustedTypes?.createPolicy('studio', { createHTML: same, createScriptURL: same })
  ?? { createHTML: same, createScriptURL: same };

let pictureCount = 0;
/** The element of a document. Equal gradients have equal ids, and a page may have each once. */
export const svgOf = (text) => {
  pictureCount += 1;
  const own = text.replace(/( id="|url\(#)/g, `$1p${pictureCount}-`);
  return new DOMParser().parseFromString(trusted.createHTML(own), 'image/svg+xml').documentElement;
};
/** Pictures beside each other. */
export const pic = (...texts) => h('span', { className: 'pic' }, ...texts.map(svgOf));

const svg = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
/** One of the signs that the page has. */
export const icon = (name) => {
  const element = svg('svg');
  element.setAttribute('class', 'ico');
  element.setAttribute('aria-hidden', 'true');
  element.append(svg('use'));
  element.firstChild.setAttribute('href', `#i-${name}`);
  return element;
};

export const isRightToLeft = () => getComputedStyle(document.body).direction === 'rtl';

/** Lets the arrow keys move through a group, of which Tab reaches one. */
export const roving = (box, items, at) => {
  items.forEach((item, index) => { item.tabIndex = index === Math.max(at, 0) ? 0 : -1; });
  box.onkeydown = (event) => {
    const forward = isRightToLeft() ? -1 : 1;
    const step = { ArrowRight: forward, ArrowDown: 1, ArrowLeft: -forward, ArrowUp: -1 }[event.key];
    const from = items.indexOf(document.activeElement);
    const places = { Home: 0, End: items.length - 1 };
    const to = step ? (from + step + items.length) % items.length : places[event.key];
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    for (const item of items) item.tabIndex = -1;
    items[to].tabIndex = 0;
    items[to].focus();
    items[to].click();
  };
};

/** Calls a function once nothing has asked for it for some milliseconds. */
export const calm = (action, milliseconds) => {
  let waiting;
  return (...given) => {
    clearTimeout(waiting);
    waiting = setTimeout(action, milliseconds, ...given);
  };
};

export const sized = (bytes) =>
  bytes < 1000 ? `${bytes} B` : bytes < 1e5 ? `${(bytes / 1000).toFixed(1)} kB` : `${Math.round(bytes / 1000)} kB`;
/** A word of the command as people read it. */
export const title = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
export const counted = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export const languageTags = 'ar bn cs da de en es fi fr he hi id it ja ko nl pl pt pt-AO ro ru sv th tr uk vi zh-Hans zh-Hant'.split(' ');
/** The name of a language in that language. */
export const languageName = (tag) => {
  try { return new Intl.DisplayNames([tag], { type: 'language' }).of(tag); } catch { return tag; }
};
