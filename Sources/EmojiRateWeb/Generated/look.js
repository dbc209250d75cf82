// The picture of a recorded look: elements whose attributes are patched.

/** Everything that is shown of a look in one control, made once for each of its elements. */
const createPicture = (look, control) => {
  const unit = Math.min(look.w, look.h) / 240;
  const scales = { '~': unit / 8, '@': unit / 16, '`': 1 / 255, '|': 1 / 1000 };
  const parts = look.s.map(([start, elements, text, ...variants], index) => (
    { start, end: look.s[index + 1]?.[0] ?? 1, elements, text, variants }));
  const built = [];
  let mounted, changed = [];

  const element = (index) => built[index] ??= (() => {
    const list = [], waiting = [];
    const { firstChild: node } = build(look.m[index], look.p, list, waiting);
    const moving = waiting.map(([shape, attribute]) => (
      { shape, attribute, texts: attribute.value.split(MARKS), marks: attribute.value.match(/[~^`|@]/g) }));
    return { node, list, moving };
  })();

  const mount = (part) => {
    if (mounted === part && control.picture.firstChild === element(part.elements[0]).node) return;
    const [svg, ...shapes] = part.elements.map((index) => element(index).node);
    svg.replaceChildren(...shapes);
    if (control.picture.firstChild !== svg) control.picture.replaceChildren(svg);
    mounted = part;
  };

  const set = (attribute, text) => {
    if (attribute.value !== text) attribute.value = text;
  };

  const patch = (part, progress) => {
    const numbers = part.numbers ??= decode(part.text);
    advance(numbers, (progress - part.start) / (part.end - part.start || 1));
    let next = 0;
    const value = () => {
      const { track, factor, start } = numbers.marks[next];
      next += 1;
      return start + factor * numbers.now[track];
    };
    for (const index of part.elements) {
      for (const { shape, attribute, texts, marks } of element(index).moving) {
        let text = texts[0];
        marks.forEach((mark, place) => {
          text += mark === '^'
            ? `rgb(${Math.round(value())},${Math.round(value())},${Math.round(value())})`
            : Math.round(value() * scales[mark] * 1000) / 1000;
          text += texts[place + 1];
        });
        set(attribute, text);
        if (!attribute.ownerElement) shape.setAttributeNode(attribute);
      }
    }
  };

  /** Shows how far the value has come; without a rating, and in a system's colours, in others. */
  return (progress, label, variant) => {
    let part = parts[0];
    for (const one of parts) if (one.start <= progress) part = one;
    mount(part);
    for (const [attribute, text] of changed) set(attribute, text);
    changed = [];
    patch(part, progress);
    // Attributes by their numbers, each with its text.
    const others = part.variants[variant] ?? [];
    const list = others.length ? part.elements.flatMap((index) => element(index).list) : [];
    for (let index = 0; index < others.length; index += 2) {
      const attribute = list[others[index]];
      changed.push([attribute, attribute.value]);
      set(attribute, others[index + 1]);
    }
    const { node } = element(part.elements[0]);
    if (node.ariaLabel !== label) node.ariaLabel = label;
  };
};
