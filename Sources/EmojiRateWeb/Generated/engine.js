// Recorded looks as an element's engine.

const attributes = {
  look: { words: Object.keys(looks) },
  min: {}, max: {}, step: {},
  readonly: { kind: '?' }, disabled: { kind: '?' }, clearable: { kind: '?' }, 'right-to-left': { kind: '?' },
  touch: { words: Object.keys(earnedBy) }, direction: { words: ['horizontal', 'vertical', 'original'] }, sensitivity: {},
  language: { words: Object.keys(phrases) },
};

// Options of the command that are attributes of the control with the module, and that people try here first.
const OPTIONS = 'character head eyes mouth theme color low-color high-color background symbol count fill fill-color size width';
for (const name of OPTIONS.split(' ')) attributes[name] = { kind: '-' };

const createEngine = (control) => {
  const { element } = control;
  const say = {};
  const rate = new Rate(say);
  let language = attributes.language.words[0];
  let pictures = [];
  const pictureOf = (look, isForced) => pictures[+isForced] ??= createPicture(look, control);
  const said = (name) => element.getAttribute(name);
  const choice = (name) => keyword(name, said(name)) ?? attributes[name].words[0];
  const numberOf = (name, fallback) => {
    const value = attributeNumber(name, said(name) ?? '');
    return value === value ? value : fallback;
  };

  /** Takes over all that the element says, for most of it hangs together. */
  const take = () => {
    const look = looks[choice('look')];
    if (look !== say.look) pictures = [];
    say.look = look;
    say.scale = scaleOf(numberOf('min', look.a[0]), numberOf('max', look.a[1]), numberOf('step', look.a[2]));
    say.isReadOnly = element.hasAttribute('readonly');
    say.isClearable = element.hasAttribute('clearable');
    say.direction = choice('direction');
    say.sensitivity = clamp(numberOf('sensitivity', 5), 1, 10);
    say.rule = keyword('touch', said('touch')) ?? defaultRule();
  };
  /** The rule that reaches every step. */
  const defaultRule = () => {
    const { scale: { min, max, step }, look: { n, f } } = say;
    if (!(step > 0)) return f ? 'half' : 'whole';
    const symbols = step / (max - Math.min(min, 0)) * n;
    return symbols > 0.999 ? 'whole' : symbols > 0.499 ? 'half' : 'exact';
  };
  take();
  rate.clear();

  return {
    get value() { return rate.value; },
    get isRated() { return rate.isRated; },
    get isPressed() { return !!rate.gesture; },
    get isFace() { return !rate.isRow; },
    get isVertical() { return !rate.isRow && say.direction !== 'horizontal'; },
    get isRightToLeft() { return say.isRightToLeft; },
    get isMirrored() { return rate.isRow && say.isRightToLeft; },
    get lowest() { return rate.given(rate.lowest); },
    get defaultMax() { return `${say.look.a[1]}`; },
    read(name) {
      take();
      if (attributes[name].kind === '-') return 'has no effect here; it is an option of emoji-rate control';
    },
    readStyles() {},
    follow(isRightToLeft, isDisabled) {
      say.isRightToLeft = isRightToLeft;
      say.isDisabled = isDisabled;
    },
    speak(text) {
      const found = languageOf(text);
      language = found ?? attributes.language.words[0];
      return found;
    },
    parameter(name) {
      return { look: choice('look'), touch: say.rule, language }[name] ?? say.scale[name] ?? say[name];
    },
    assign: (value) => rate.assign(value),
    step(count) {
      [say.isDisabled, say.isReadOnly] = [false, false];
      for (let rest = Math.abs(count); rest > 0; rest -= 1) {
        if (!(rate.handle(count < 0 ? keys.ArrowDown : keys.ArrowUp) & INPUT)) break;
      }
      take();
    },
    handle: (...event) => rate.handle(...event),
    preview: (...place) => rate.preview(...place),
    progress: (time) => eased(time / say.look.d),
    text: (value, isRated) =>
      isRated && !(rate.unit && value === 0) ? sentence(language, rate.unit, value, say.scale.max) : notRated(language),
    radios: (...size) => spansOf(rate, ...size),
    draw(value) {
      const { min, max } = say.scale;
      const begin = rate.isRow ? Math.min(min, 0) : min;
      // In a system's colours, without a rating, and as the look is.
      const isForced = forcedColors.matches;
      const variant = isForced ? 1 : rate.isRated ? undefined : 0;
      const { look } = say;
      const shown = isForced && look.o ? { ...look, ...look.o } : look;
      pictureOf(shown, isForced)(clamp((value - begin) / (max - begin), 0, 1), this.text(value, rate.isRated), variant);
    },
  };
};

/** How much of a change is gone after a part of its time: ease-in-out of CSS Easing 1, as in Easing of Swift. */
const eased = (part) => {
  if (part >= 1) return 1;
  // The curve goes with t through points (time, change), of which the time is known.
  let t = 0.5;
  for (let half = 0.25; half > 1e-8; half /= 2) t += t * (1.26 + t * (0.52 * t - 0.78)) < part ? half : -half;
  return t * t * (3 - 2 * t);
};
