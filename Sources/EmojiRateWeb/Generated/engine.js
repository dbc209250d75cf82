// Recorded looks as an element's engine.

// An older browser shows what stands inside.
if (!HTMLElement.prototype.attachInternals) return;

const attributes = { look: { words: Object.keys(looks) }, min: {}, max: {}, step: {}, 'right-to-left': { kind: '?' } };

// Options of the command that are attributes of the control with the module, and that people try here first.
const OPTIONS = 'character head eyes brows mouth theme color background symbol count fill fill-color size star-size language';
for (const name of OPTIONS.split(' ')) attributes[name] = { kind: '-' };

class Engine {
  language = Object.keys(phrases)[0];

  constructor(control) {
    this.control = control;
    this.rating = control.rating = new (looks.default.n ? RowRating : FaceRating)(control.element);
    this.read();
  }

  read(name) {
    const look = this.rating.word('look') ?? 'default';
    if (look !== this.look) {
      this.look = look;
      this.picture = createPicture(looks[look], this.control);
    }
    this.rating.read(looks[look]);
    if (attributes[name]?.kind === '-') return 'has no effect here; it is an option of emoji-rate control';
  }
  parameter(name) { return this[name] ?? this.rating.scale[name] ?? this.rating[name]; }

  text(value, isRated) {
    const { language, rating: { unit, scale: { max } } } = this;
    return isRated && !this.rating.isNothing(value) ? sentence(language, unit, value, max) : notRated(language);
  }
  draw(value) {
    const { begin, isRated, scale: { max } } = this.rating;
    // In a system's colours, without a rating, and as the look is.
    const variant = forcedColors.matches ? 1 : isRated ? undefined : 0;
    this.picture(clamp((value - begin) / (max - begin), 0, 1), this.text(value, isRated), variant);
  }
}

const createEngine = (control) => new Engine(control);
