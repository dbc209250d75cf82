// The module as an element's engine: what the attributes say of the look stands in slots, which the module reads.

const engineStyles = '';

const createEngine = (control) => {
  const { element } = control;
  let slots = new Float64Array(slotCount).fill(NaN);
  const slotOf = (name) => attributes[name].slot;
  // What a custom property may say in place of the attribute, as --emoji-rate-ink.
  const themed = Object.keys(attributes).filter((name) => /color|ink|background|theme|size/.test(name));
  // The picture's attributes, their values, and the document without these.
  let drawn = [], texts = [], shape;

  const call = (name, ...values) => {
    shared.set(slots);
    const result = core[name](base, ...values);
    slots.set(shared);
    return result;
  };
  const readText = (name, value, isRated) => {
    slots[slotOf('right-to-left')] = control.rating.isRightToLeft;
    return written((...place) => call(name, value, isRated, ...place));
  };
  const write = (slot, text) => {
    const { written: count } = new TextEncoder().encodeInto(text, bytes.subarray(output));
    return call('read', slot, output, count);
  };

  const assignList = (slot, text) => {
    slots[slot] = NaN;
    if (text === null) return true;
    if (write(slot, text)) return true;
    // Colours in another notation, one by one; a comma in parentheses separates nothing.
    const items = text.split(/,(?![^(]*\))/);
    return write(
      slot, items.map((item) => notations(resolve(control.radios, item))[1] ?? item).join());
  };

  const assignColor = (slot, text) => {
    const writeColor = (color) => write(slot, color);
    // The ends of a range are numbers, which the text's colour is not.
    const isEnd = slot === slotOf('low-color') || slot === slotOf('high-color');
    slots[slot] = NaN;
    if (text === null || isEnd && /currentcolor/i.test(text)) return true;
    return writeColor(text) || notations(resolve(control.radios, text)).some(writeColor);
  };

  /** Takes over what an attribute says, and returns what is wrong with it, where only the module can tell. */
  const readSlot = (name, text) => {
    const { slot, kind, words } = attributes[name];
    if (kind === '?') slots[slot] = text === null ? NaN : 1;
    else if (kind === '#') {
      if (!assignColor(slot, text)) return 'is not a color';
    } else if (kind === '+') {
      if (!assignList(slot, text)) return 'is not allowed';
    } else if (kind === '*') {
      const [, width, height] = /^([\d.]+)x([\d.]+)$/.exec(text) || [];
      slots[slot] = Number(width);
      slots[slot + 1] = Number(height);
      if (!width) return 'is not a width and a height, as 200x40';
    } else if (words) {
      const place = words.indexOf(keyword(name, text));
      slots[slot] = place < 0 ? NaN : place;
    } else slots[slot] = attributeNumber(name, text);
  };

  /** The numbers of the look for the rules: those that ControlScript.look writes. */
  const lookOf = (isFace = !(slots[slotOf('symbol')] > 0)) => {
    call('look', isFace, output);
    const [n, u, f, d, w, h, ...r] = new Float64Array(core.memory.buffer, output, 11);
    return { n, u, f, d, w, h, r, z: 1, a: [0, n || 5, 0] };
  };
  const readLook = () => {
    const look = lookOf();
    const Kind = look.n ? RowRating : FaceRating;
    if (!(control.rating instanceof Kind)) {
      // The rating stays where the picture becomes another.
      const { value, isRated, gesture } = control.rating ?? {};
      control.rating = Object.assign(new Kind(element), { value, isRated, gesture });
    }
    control.rating.read(look);
  };

  const styleOf = () => connected.has(control) && getComputedStyle(element);
  const said = (name, style) =>
    style && themed.includes(name)
    && style.getPropertyValue(`--emoji-rate-${name}`).trim().replace(/px$/i, '') || null;

  const drawDocument = (markup) => {
    // Most differ from the one before in a few attributes alone.
    const part = element.symbol.replace(/s$/, '');
    const now = part + markup.replace(/="[^"]*"|<title>.*?<\/title>/g, '');
    const parts = markup.match(/"[^"]*"/g);
    if (now === shape) {
      parts.forEach((text, index) => {
        if (text !== texts[index]) drawn[index].attribute.value = text.slice(1, -1);
      });
    } else {
      drawn = [];
      control.picture.replaceChildren(build(markup, part, drawn));
    }
    shape = now;
    texts = parts;
  };

  readLook();
  return {
    get svg() { return readText('picture', control.rating.shownValue, control.rating.isRated); },

    read(name, text) {
      const problem = slotOf(name) >= 0 ? readSlot(name, text ?? said(name, styleOf())) : undefined;
      readLook();
      return problem;
    },
    readStyles() {
      // What has not come yet reads them when it has.
      const style = styleOf();
      if (style) observer.observe(own('documentElement', element.ownerDocument), { attributeFilter: ['class', 'data-theme'] });
      for (const name of themed) readSlot(name, element.getAttribute(name) ?? said(name, style));
      readLook();
    },
    speak: (language) => write(slotOf('language'), language),
    parameter(name) {
      const { slot, words } = attributes[name];
      const { scale } = control.rating;
      if (name in scale) return scale[name];
      if (slot === undefined) {
        // A row has a direction too, and a face a touch rule, for when it becomes the other.
        const rating = new (name === 'touch' ? RowRating : FaceRating)(element);
        rating.read(lookOf(name !== 'touch'));
        return rating[name];
      }
      const value = call('parameter', slot);
      return words ? words[value || 0] : value;
    },

    text: (value, isRated) => readText('text', value, isRated),

    draw(value) {
      const before = slots;
      if (forcedColors.matches) {
        // Whatever the colours are: what is earned is red, and all else green, until the sheet replaces both by
        // the system's; a face in a row has the only other colour. Without an outline, nobody would see what is
        // not earned.
        slots = slots.slice();
        for (const name of ['color', 'fill-color', 'empty-color', 'stroke-color', 'background']) {
          if (name !== 'background' || slots[slotOf(name)] >= 0) {
            slots.set([/^(fill-)?color/.test(name) ? 0 : 1 / 3, 1, 1, 1], slotOf(name));
          }
        }
        slots[slotOf('line-width')] ||= NaN;
        // A filled head in the same colour would hide its features.
        slots[slotOf('paint')] = attributes.paint.words.indexOf('line');
      }
      drawDocument(readText('picture', value, control.rating.isRated));
      slots = before;
    },
  };
};

// A theme may be the system's.
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', renew);
