// What a page and a browser are asked for.

/** What a document has, whatever its elements are called: `<img name="head">` would be `document.head`. */
const own = (name, owner = document) => {
  const value = Reflect.get(Document.prototype, name, owner);
  return typeof value === 'function' ? value.bind(owner) : value;
};

/** The element around the shadow tree that a node stands in. */
const hostOf = (node) => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

// A valid floating-point number: https://html.spec.whatwg.org/#floating-point-numbers
const number = (text) =>
  /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(text) && isFinite(text) ? Number(text) : NaN;

/** The number of an attribute; HTML's word for no steps is `any`. */
const attributeNumber = (name, text) => name === 'step' && /^any$/i.test(text) ? 0 : number(text);

/** A number without its decimals. */
const truncated = (number) => number - number % 1;

/** It knows the browser's own words for what is missing. */
const missing = own('createElement')('input');
missing.required = true;

const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');
const forcedColors = matchMedia('(forced-colors:active)');

/** Does what an event asks for when everybody else has heard it, as a browser does, and so not where one of them
    has prevented it or it is another's. */
const actLast = (event, act) => {
  const path = event.composedPath();
  const acting = new AbortController();
  for (const target of path.slice(path.indexOf(event.currentTarget))) {
    target.addEventListener(event.type, (heard) => {
      if (heard === event && !event.cancelBubble && target !== path.at(-1)) return;
      acting.abort();
      if (heard === event && !event.defaultPrevented) act(event);
    }, { signal: acting.signal });
  }
};

/** Builds the elements of markup that a picture was written as; its shapes are the named part. Its title, the one
    text, is left out: the label says it already, and both would be read. Their attributes are added to a list, in the
    order of the document, with the texts around marks, which Generated/look.js replaces by numbers; a colour has three. */
const build = (markup, part, list) => {
  let parent = own('createDocumentFragment')();
  for (const [, end, name, rest, isEmpty] of markup.matchAll(/<(\/?)(?!title)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) parent = parent.parentNode;
    else {
      const shape = own('createElementNS')('http://www.w3.org/2000/svg', name);
      for (const [, key, value] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
        // The nodes have the namespace anyway, and there is no such attribute without one.
        const attribute = key === 'xmlns' ? {} : own('createAttributeNS')(null, key);
        const texts = value.replace('^', 'rgb(^,^,^)').split(/([~^`|@])/);
        attribute.value = value;
        list.push({ shape, attribute, texts });
        if (key !== 'xmlns' && !texts[1]) shape.setAttributeNode(attribute);
      }
      if (name !== 'svg') shape.setAttribute('part', part);
      parent.append(shape);
      if (!isEmpty) parent = shape;
    }
  }
  return parent;
};
