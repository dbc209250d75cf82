// Recorded looks as an element's engine.

const attributes = {
  look: { words: Object.keys(looks) },
  min: {}, max: {}, step: {},
  readonly: { kind: '?' }, disabled: { kind: '?' }, clearable: { kind: '?' }, 'right-to-left': { kind: '?' },
};

// Options of the command that are attributes of the control with the module, and that people try here first.
const OPTIONS = 'character head eyes mouth theme color low-color high-color background symbol count fill fill-color size width language';
for (const name of OPTIONS.split(' ')) attributes[name] = { kind: '-' };

class Engine extends Rate {
  picture;
  language = Object.keys(phrases)[0];

  constructor(control) {
    super();
    this.control = control;
    this.read();
    this.clear();
  }

  said(name) { return this.control.element.getAttribute(name); }
  word(name) { return keyword(name, this.said(name)) ?? attributes[name].words[0]; }
  number(name, fallback) {
    const value = attributeNumber(name, this.said(name) ?? '');
    return value === value ? value : fallback;
  }

  /** Takes over all that the element says, for most of it hangs together. */
  read(name) {
    const look = this.word('look');
    if (look !== this.look) {
      this.look = look;
      this.recorded = looks[look];
      this.picture = createPicture(this.recorded, this.control);
    }
    const [min, max, step] = this.recorded.a;
    this.scale = scaleOf(this.number('min', min), this.number('max', max), this.number('step', step));
    this.isReadOnly = this.said('readonly') !== null;
    this.isClearable = this.said('clearable') !== null;
    this.readOwn();
    if (attributes[name]?.kind === '-') return 'has no effect here; it is an option of emoji-rate control';
  }
  follow(isRightToLeft, isDisabled) {
    this.isRightToLeft = isRightToLeft;
    this.isDisabled = isDisabled;
  }

  get defaultMax() { return `${this.recorded.a[1]}`; }
  parameter(name) { return this.scale[name] ?? this[name]; }
  step(count) {
    this.isDisabled = this.isReadOnly = false;
    for (let rest = Math.abs(count); rest > 0; rest -= 1) {
      if (!(this.handle(count < 0 ? keys.ArrowDown : keys.ArrowUp) & INPUT)) break;
    }
    this.read();
  }
  progress(time) { return eased(time / this.recorded.d); }
  text(value, isRated) {
    return isRated && !this.isNothing(value)
      ? sentence(this.language, this.unit, value, this.scale.max) : notRated(this.language);
  }
  radios(...size) { return spansOf(this, ...size); }

  draw(value) {
    const { begin, isRated, scale: { max } } = this;
    // In a system's colours, without a rating, and as the look is.
    const variant = forcedColors.matches ? 1 : isRated ? undefined : 0;
    this.picture(clamp((value - begin) / (max - begin), 0, 1), this.text(value, isRated), variant);
  }
}

const createEngine = (control) => new (looks.default.n ? Row : Face)(control);

/** How much of a change is gone after a part of its time: ease-in-out of CSS Easing 1, as in Easing of Swift. */
const eased = (part) => {
  if (part >= 1) return 1;
  // The curve goes with t through points (time, change), of which the time is known.
  let t = 0.5;
  for (let half = 0.25; half > 1e-8; half /= 2) t += t * (1.26 + t * (0.52 * t - 0.78)) < part ? half : -half;
  return t * t * (3 - 2 * t);
};
