// The module as an element's engine: its numbers stand in slots, which the module reads and writes.

const engineStyles = '';

const createEngine = (control) => {
  const { element } = control;
  let slots = new Float64Array(slotCount).fill(NaN);
  const slotOf = (name) => (state[name] ?? attributes[name]).slot;
  const [VALUE, IS_RATED, IS_PRESSED] = ['value', 'isRated', 'isPressed'].map(slotOf);
  slots[IS_RATED] = slots[IS_PRESSED] = 0;
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
  const readText = (name, value) => written((...place) => call(name, value, ...place));
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

  return {
    get value() { return slots[VALUE]; },
    get isRated() { return !!slots[IS_RATED]; },
    get isPressed() { return !!slots[IS_PRESSED]; },
    get isFace() { return element.symbol === 'face'; },
    get isVertical() { return this.isFace && element.direction !== 'horizontal'; },
    get isRightToLeft() { return !!slots[slotOf('right-to-left')]; },
    get lowest() { return call('lowest'); },
    get defaultMax() { return this.isFace ? '5' : `${element.count}`; },
    get svg() { return readText('picture', slots[VALUE]); },

    read: (name, text) => readSlot(name, text ?? said(name, styleOf())),
    readStyles() {
      // What has not come yet reads them when it has.
      const style = styleOf();
      if (style) observer.observe(own('documentElement', element.ownerDocument), { attributeFilter: ['class', 'data-theme'] });
      for (const name of themed) readSlot(name, element.getAttribute(name) ?? said(name, style));
    },
    follow(isRightToLeft, isDisabled) {
      slots[slotOf('right-to-left')] = isRightToLeft;
      slots[slotOf('disabled')] = isDisabled;
    },
    speak: (language) => write(slotOf('language'), language),
    parameter(name) {
      const { slot, words } = attributes[name];
      const value = call('parameter', slot);
      return words ? words[value || 0] : value;
    },

    assign: (value) => call('assign', value),
    step(count) {
      const { slot } = attributes.readonly;
      slots[slotOf('disabled')] = slots[slot] = NaN;
      const key = count < 0 ? keys.ArrowDown : keys.ArrowUp;
      for (let rest = Math.abs(count); rest > 0; rest -= 1) {
        if (!(call('handle', key) & INPUT)) break;
      }
      slots[slot] = element.readOnly;
    },
    handle: (...event) => call('handle', ...event),
    preview: (...place) => call('preview', ...place),
    progress: (time) => call('progress', time),
    text(value, isRated) {
      const before = slots[IS_RATED];
      slots[IS_RATED] = isRated;
      const text = readText('text', value);
      slots[IS_RATED] = before;
      return text;
    },
    radios(...size) {
      const options = [];
      for (let value; (value = call('radio', options.length, output, ...size)) === value;) {
        options.push({ value, inset: new Float64Array(core.memory.buffer, output, 4).join('% ') });
      }
      return options;
    },

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
      drawDocument(readText('picture', value));
      slots = before;
    },
  };
};

// A theme may be the system's.
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', renew);
