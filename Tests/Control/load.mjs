// Loads the control's rules and gestures, with stand-ins for what a page gives them.
import { readFileSync } from 'node:fs';

const text = (name) => readFileSync(new URL(`../../Sources/EmojiRateWeb/${name}.js`, import.meta.url), 'utf8');
const files = `Element/words Element/gestures Element/attributes Element/hover Generated/sentence Generated/plurals Rules/value
  Rules/face Rules/touch Rules/radios Rules/row`.split(/\s+/);

// A range of HTML: https://html.spec.whatwg.org/#range-state-(type=range). test_scale.py compares the browsers' ranges.
const range = {
  set value(value) {
    const [min, max, step] = [+this.min, +this.max, this.step === 'any' ? 0 : +this.step];
    const clamped = Math.max(Math.min(+value, max), min);
    const most = Math.floor((max - min) / step + 1e-9);
    const steps = Math.min(Math.floor((clamped - min) / step + 0.5), most);
    this.valueAsNumber = step ? +(min + steps * step).toPrecision(15) : clamped;
  },
};

// A number of HTML: https://html.spec.whatwg.org/#valid-floating-point-number
const numberInput = {
  set value(text) {
    this.valueAsNumber = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(text) && isFinite(text) ? +text : NaN;
  },
};

const source = `
const defaultWords = '';
let styles = '';
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const element = (name, { type }) => ({ range, number: numberInput })[type];
const createPicture = () => () => {}, createRow = (control) => { control._shownRow = control._recorded; };
const shownValue = ({ _begin, _isRow, scale, value }) => value === value ? value : _isRow ? _begin : (scale.min + scale.max) / 2;
const stop = () => {}, show = () => {};
const update = (control, isAnimated) => { control.isAnimated = !!isAnimated };
const report = (control, type) => control.heard.push(type);
class CustomEvent { constructor(type, { detail }) { Object.assign(this, { type, detail }) } }
${files.map(text).join('\n')}
return { pointers, cancel, read, assign, given, earnedBy, earnedAt, radiosOf, sentence, notRated };`;

/** The rules for the looks of a script, of which the first is shown. */
export const load = (look, phrases = { en: '.1# out of %;Not rated' }) =>
  new Function('looks', 'phrases', 'range', 'numberInput', source)({ default: look }, phrases, range, numberInput);

/** A control with attributes, whose picture has a size; a value of null is none. */
export const make = (look, value, attributes = {}, [width, height] = [look.w, look.h]) => {
  const rules = load(look);
  const control = {
    heard: [], _hovered: NaN, bubble: {}, picture: {},
    box: { offsetLeft: 0, offsetTop: 0, offsetWidth: width, offsetHeight: height, matches: () => !!attributes.isRightToLeft, },
    host: {
      getAttribute: (name) => attributes[name] ?? null,
      clearable: 'clearable' in attributes,
      matches: () => 'disabled' in attributes || 'readonly' in attributes,
      setPointerCapture() {},
      dispatchEvent: ({ type, detail }) => control.heard.push(`${type} ${detail.value}`),
    },
    language: 'en',
  };
  rules.read(control);
  rules.assign(control, value ?? NaN);
  return { control, rules };
};
