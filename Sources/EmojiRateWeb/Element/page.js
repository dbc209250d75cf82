// A server has no elements, another script may have defined this one, and a browser of before 2024 shows what stands
// inside.

const defined = globalThis.customElements?.get(tag);
if (defined && `${defined.made}` !== JSON.stringify(made)) {
  console.warn(`${tag}: another script defined it; give one a --name`);
}
if (defined || !globalThis.CSS?.supports('selector(:state(rated))')) return;

// What a page and a browser are asked for.

// The environment of a test may lack matchMedia.
const media = (query) => globalThis.matchMedia?.(query) ?? new EventTarget();
const reducedMotion = media('(prefers-reduced-motion:reduce)');
const forcedColors = media('(forced-colors:active)');

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** Calls a document's own function, whatever its elements are called: `<img name="createElementNS">` is no function. */
const make = (kind, namespace, name) => Document.prototype[`create${kind}NS`].call(document, namespace, name);

const element = (name, properties) => Object.assign(make('Element', 'http://www.w3.org/1999/xhtml', name), properties);

/** Builds the elements of markup that a picture was written as; its shapes are the named part. Its title, the one
    text, is left out: the label says it already, and both would be read. Their attributes are added to a list, in the
    order of the document, with the texts around marks, which Generated/look.js replaces by numbers; a colour has three. */
const build = (markup, part, list) => {
  let parent = new DocumentFragment();
  for (const [, end, name, rest, isEmpty] of markup.matchAll(/<(\/?)(?!title)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) parent = parent.parentNode;
    else {
      const shape = make('Element', 'http://www.w3.org/2000/svg', name);
      for (const [, key, value] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
        // The nodes have the namespace anyway, and there is no such attribute without one.
        const _attribute = key === 'xmlns' ? {} : make('Attribute', null, key);
        const _texts = value.replace('^', 'rgb(^,^,^)').split(/([~^`|@])/);
        _attribute.value = value;
        list.push({ shape, _attribute, _texts });
        if (key !== 'xmlns' && !_texts[1]) shape.setAttributeNode(_attribute);
      }
      if (name !== 'svg') shape.setAttribute('part', part);
      parent.append(shape);
      if (!isEmpty) parent = shape;
    }
  }
  return parent;
};
