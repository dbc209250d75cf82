// The custom element: attributes, events and markup. What a rating is, how it looks and how it is given
// is decided by the WebAssembly module, which the build packs into this file.
(async () => {
  // Without either, what stands inside the elements stays.
  if (customElements.get('emoji-rate') || !HTMLElement.prototype.attachInternals) return;

  const source = document.currentScript?.src ?? document.baseURI;
  const capacity = 1 << 18;
  const decoder = new TextDecoder();
  const read = (start, end) => decoder.decode(bytes.subarray(start, end));

  // The module's memory: its own, then the slots of whichever element calls, then room for text.
  let core, bytes, base, output, shared;
  // Name → { slot, kind, words }, from the module's own table.
  const attributes = {}, state = {};
  let slotCount = 0;

  const unpack = async (text) => {
    const packed = atob(text);
    // Each in the way that is fast: a callback a byte, and a blob's stream, take longer than all the rest.
    const data = new Uint8Array(packed.length);
    for (let index = 0; index < packed.length; index += 1) data[index] = packed.charCodeAt(index);
    const { readable, writable } = new DecompressionStream('deflate');
    const writer = writable.getWriter();
    writer.write(data);
    writer.close();
    const { instance } = await WebAssembly.instantiate(await new Response(readable).arrayBuffer());
    core = instance.exports;
    core.memory.grow(capacity / 65536 + 1);
    bytes = new Uint8Array(core.memory.buffer);
    base = core.__heap_base.value + 15 & ~15;
    // The slots are the same in every module.
    const table = slotCount ? [] : read(base, base + core.table(base, capacity)).trim().split(' ');
    for (const entry of table) {
      const [, name, kind, words] = /^([\w-]+)([.?#*+]?):?(.*)/.exec(entry);
      (kind === '.' ? state : attributes)[name] = {
        slot: slotCount, kind, words: words && words.split(','),
      };
      slotCount += { '#': 4, '*': 2, '+': 8 }[kind] || 1;
    }
    output = base + slotCount * 8;
    shared = new Float64Array(core.memory.buffer, base, slotCount);
  };
  await unpack('__MODULE__');

  let isComplete, isBrought, isAsked;

  /** Fetches the module with all characters, once, unless a page brings it by a script of its own. */
  const fetchCharacters = async () => {
    if (isAsked) return;
    isAsked = true;
    // Once the page is loaded, its own script has run or has failed.
    if (document.readyState !== 'complete' && document.querySelector('script[src*="emoji-rate-characters"]')) {
      await new Promise((resolve) => addEventListener('load', resolve));
    }
    // A module that imports both scripts has the other one next.
    setTimeout(() => {
      if (isBrought) return;
      const address = new URL('emoji-rate-characters.js', source);
      // A script element needs nobody's permission but that of Trusted Types; an import may not be of a
      // file, nor of another origin that does not allow it.
      (address.protocol === 'file:' ? Promise.reject() : import(address)).catch(() => {
        const script = document.createElement('script');
        script.onerror = giveUp;
        script.src = address;
        document.head.append(script);
      }).catch(giveUp);
    });
  };

  /** Shows the classic face in place of what cannot be had. */
  const giveUp = (error) => {
    console.warn('emoji-rate.js: emoji-rate-characters.js cannot be loaded', error);
    isComplete = true;
    EmojiRate.renew();
  };

  const VALUE = state.value.slot;
  const IS_RATED = state.isRated.slot;
  const IS_PRESSED = state.isPressed.slot;
  const DISABLED = attributes.disabled.slot;
  const RIGHT_TO_LEFT = attributes['right-to-left'].slot;

  // The module's numbers of events and of what they did.
  const PRESS = 0, MOVE = 1, RELEASE = 2, CANCEL = 3, KEY = 4;
  const INPUT = 1, CHANGE = 2, ANIMATION = 4, HANDLED = 8;
  const keys = {
    ArrowRight: 4, ArrowLeft: 5, ArrowUp: 6, ArrowDown: 7, PageUp: 8, PageDown: 9, Home: 10, End: 11,
    Delete: 12, Backspace: 12,
  };
  // Of all engines, it alone submits no form at Enter in a range.
  const isGecko = CSS.supports('-moz-appearance', 'none');

  // A valid floating-point number: https://html.spec.whatwg.org/#floating-point-numbers
  const number = (text) =>
    /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(text) && isFinite(text) ? Number(text) : NaN;
  /** It knows the browser's own words for what is missing. */
  const missing = document.createElement('input');
  missing.required = true;

  const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');
  const forcedColors = matchMedia('(forced-colors:active)');

  // What a custom property may say in place of the attribute, as --emoji-rate-ink.
  const themed = Object.keys(attributes).filter((name) => /color|ink|background|theme|size/.test(name));

  /** What the module may read in place of a colour in another notation: as the browser writes it, and
      as it paints it. */
  const notations = (color) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    // What is no colour leaves what there was.
    const [written, other] = ['#000', '#fff'].map((before) => {
      context.fillStyle = before;
      context.fillStyle = color;
      return context.fillStyle;
    });
    if (written !== other) return [];
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [written, `rgb(${red} ${green} ${blue}/${alpha / 255})`];
  };

  /** Builds the elements of a document that the module wrote; its shapes are the named part. Its title,
      the one text, is left out: the label says it already, and both would be read. Their attributes are
      added to a list, in the order of the document. */
  const elements = (markup, part, list) => {
    let parent = document.createDocumentFragment();
    for (const [, end, name, rest, isEmpty] of markup.matchAll(/<(\/?)(?!title)(\w+)([^>]*?)(\/?)>/g)) {
      if (end) parent = parent.parentNode;
      else {
        const element = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [, key, value] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
          if (key !== 'xmlns') element.setAttribute(key, value);
          list.push(element.getAttributeNode(key));
        }
        if (name !== 'svg') element.setAttribute('part', part);
        parent.append(element);
        if (!isEmpty) parent = element;
      }
    }
    return parent;
  };

  /** Does what an event asks for when everybody else has heard it, as a browser does, and so not where
      one of them has prevented it or it is another's. */
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

  const styles = `
:host{display:inline-block;max-width:100%;cursor:pointer;user-select:none;
-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
:host(:disabled){opacity:.5}
:host(:disabled),:host([readonly]){cursor:default}
:host(:focus-visible),:focus-visible{outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
#picture{touch-action:pan-y pinch-zoom}
.vertical{touch-action:pan-x pinch-zoom!important}
:host(:disabled) #picture,:host([readonly]) #picture{touch-action:auto!important}
svg,::slotted(*){display:block;min-width:100%;max-width:100%;height:auto;pointer-events:none}
slot{display:block}
#both{position:relative}
#radios,#radios *{position:absolute;inset:0;pointer-events:none}
.face:has(:focus-visible){outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
.face:has(:focus-visible) *{outline:0}
@media(forced-colors:active){
[fill]{fill:Canvas}
[fill=none]{fill:none}
[fill=red]{fill:Highlight}
[fill="#949494"]{fill:GrayText}
[stroke]{stroke:Highlight}
[stroke=none]{stroke:none}
[stroke="#0f0"]{stroke:CanvasText}
[stroke="#949494"]{stroke:GrayText}
:host(:disabled){opacity:1}
:host(:disabled) [fill=red]{fill:GrayText}
:host(:disabled) [stroke]{stroke:GrayText;stroke-opacity:1}
:host(:disabled) [stroke=none]{stroke:none}
:host(:disabled) [stroke="#0f0"]{stroke-opacity:.5}}`;
  // A document's own, for it adopts no other's style sheet, and an observer ends with its page:
  // Document → { sheet, resizes }.
  const belongings = new WeakMap();
  const belongingsOf = (owner) => {
    if (!belongings.has(owner) && owner.defaultView) {
      const { CSSStyleSheet, ResizeObserver } = owner.defaultView;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      belongings.set(owner, { sheet, resizes: new ResizeObserver(EmojiRate.resize) });
    }
    return belongings.get(owner);
  };

  class EmojiRate extends HTMLElement {
    static formAssociated = true;
    static observedAttributes = [
      ...Object.keys(attributes), 'value', 'required', 'mode', 'dir', 'lang', 'class', 'style'];

    #internals = this.attachInternals();
    #slots = new Float64Array(slotCount).fill(NaN);
    #picture = document.createElement('div');
    #radios = document.createElement('div');
    #isDirty = false;
    // The width and height in which the picture is shown, where these decide.
    #size = [];
    #resizes;
    #pointer;
    #last;
    #tabIndex;
    #hovered = NaN;
    // The picture's attributes, their values, and the document without these.
    #drawn = [];
    #texts = [];
    #shape;
    #described;
    #shown;
    #target;
    #frame;
    #customError = '';

    /** The elements that stand in a document, and those that have just come there. */
    static #connected = new Set();
    static #arriving = new Set();

    /** One for all: what each of them watched by itself, a page would pay for with every change. */
    static #observer = new MutationObserver((records) => {
      if (records.some(({ type }) => type === 'attributes')) EmojiRate.renew();
      else {
        const changed = new Set(records.map(({ target }) => target.closest('emoji-rate')));
        changed.delete(null);
        EmojiRate.#adopt(changed);
      }
    });

    /** Hears of the sizes of all that may be radio buttons, for such that are too small are a slider. */
    static resize(entries) {
      for (const { target, contentRect: { width, height } } of entries) {
        const element = target.getRootNode().host;
        element.#size = [width, height];
        if (element.#radioOptions().length !== element.#radios.children.length) {
          element.#describe(element.#slots[VALUE]);
        }
      }
    }

    #followSize() {
      this.#size = [];
      this.#resizes?.unobserve(this.#picture);
      this.#resizes = this.isConnected && this.mode === 'radio'
        ? belongingsOf(this.ownerDocument)?.resizes : undefined;
      this.#resizes?.observe(this.#picture);
    }

    static {
      for (const query of [forcedColors, matchMedia('(prefers-color-scheme:dark)')]) {
        query.addEventListener('change', EmojiRate.renew);
      }
    }

    /** Takes a module that draws everything in place of the one there is. */
    static async unpack(text) {
      isBrought = true;
      await unpack(text);
      isComplete = true;
      EmojiRate.renew();
    }

    /** Shows all anew, for what is around them is another. */
    static renew() { EmojiRate.#adopt(EmojiRate.#connected); }

    /** Takes over what stands inside and around. What is read is read of all before anything is written,
        for a page works out its styles anew after every change that somebody looks behind. */
    static #adopt(elements) {
      const values = new Map();
      for (const element of elements) values.set(element, element.#takeOver());
      for (const element of elements) {
        element.#described = undefined;
        element.#followContext();
        element.#readAttributes(themed);
      }
      for (const [element, value] of values) element.#assign(value);
    }

    /** Shows those that have come since the page's script had its turn. */
    static welcome() {
      const elements = [...EmojiRate.#arriving];
      EmojiRate.#arriving.clear();
      for (const element of elements) EmojiRate.#connected.add(element);
      EmojiRate.#adopt(elements);
      for (const element of elements) {
        if (element.autofocus && document.activeElement === document.body) element.focus();
      }
    }

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      this.#picture.id = 'picture';
      this.#picture.setAttribute('part', 'picture');
      this.#radios.id = 'radios';
      // Radio buttons lie over the picture, which the element may have padding around.
      const both = document.createElement('div');
      both.id = 'both';
      both.append(this.#picture, this.#radios);
      root.append(both);
      this.#slots[IS_RATED] = this.#slots[IS_PRESSED] = 0;
      for (const name of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'pointerleave', 'focus']) {
        this.addEventListener(name, this.#handle);
      }
      const handleLast = (event) => actLast(event, this.#handle);
      for (const name of ['pointerdown', 'mousedown', 'keydown', 'click']) {
        this.addEventListener(name, handleLast, true);
      }
      for (const name of ['focusin', 'focusout']) root.addEventListener(name, this.#placeTabStop);
    }

    #call(name, ...values) {
      shared.set(this.#slots);
      const result = core[name](base, ...values);
      this.#slots.set(shared);
      return result;
    }

    #read(name, value) {
      return read(output, output + this.#call(name, value, output, capacity));
    }

    // Attributes and properties

    attributeChangedCallback(name) {
      this.#described = undefined;
      if (name === 'mode') this.#followSize();
      this.#readAttributes(name === 'class' || name === 'style' ? themed : [name]);
      this.#followContext();
      this.#assign(this.#isDirty ? this.valueAsNumber : number(this.getAttribute('value')));
    }

    /** Takes over what attributes say or, in their place, custom properties. */
    #readAttributes(names) {
      // What has not come yet reads them when it has.
      const style = EmojiRate.#connected.has(this) && getComputedStyle(this);
      for (const name of names) {
        const property = style && themed.includes(name)
          && style.getPropertyValue(`--emoji-rate-${name}`).trim().replace(/px$/i, '');
        this.#readAttribute(name, this.getAttribute(name) ?? (property || null));
      }
    }

    #readAttribute(name, text) {
      const { slot, kind, words } = attributes[name] || {};
      const slots = this.#slots;
      if (kind === '?') slots[slot] = text === null ? NaN : 1;
      else if (kind === '#') this.#assignColor(slot, text);
      else if (kind === '+') this.#assignList(slot, text);
      else if (kind === '*') {
        const [, width, height] = /^([\d.]+)x([\d.]+)$/.exec(text) || [];
        slots[slot] = Number(width);
        slots[slot + 1] = Number(height);
      } else if (words && name !== 'language') slots[slot] = words.includes(text) ? words.indexOf(text) : NaN;
      else if (slot) slots[slot] = number(text);
    }

    /** Hands a text to what reads it into the slots. */
    #write(kind, slot, text) {
      const { written } = new TextEncoder().encodeInto(text, bytes.subarray(output));
      return this.#call(kind, slot, output, written);
    }

    #assignList(slot, text) {
      if (text === null) this.#slots[slot] = NaN;
      // Colours in another notation, one by one; a comma in parentheses separates nothing.
      else if (!this.#write('list', slot, text)) {
        const items = text.split(/,(?![^(]*\))/);
        this.#write('list', slot, items.map((item) => notations(this.#resolve(item))[1] ?? item).join());
      }
    }

    #assignColor(slot, text) {
      const write = (color) => this.#write('color', slot, color);
      // The ends of a range are numbers, which the text's colour is not.
      const isEnd = slot === attributes['low-color'].slot || slot === attributes['high-color'].slot;
      if (text === null || isEnd && /currentcolor/i.test(text)) this.#slots[slot] = NaN;
      else write(text) || notations(this.#resolve(text)).some(write);
    }

    /** The colour that a text comes to where the element stands; the text, if none. */
    #resolve(text) {
      const { style } = this.#radios;
      style.backgroundColor = text;
      const { backgroundColor } = getComputedStyle(this.#radios);
      style.backgroundColor = '';
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? text : backgroundColor || text;
    }

    get value() {
      return this.#slots[IS_RATED] ? `${Number(this.#slots[VALUE].toPrecision(12))}` : '';
    }
    set value(value) {
      this.#isDirty = true;
      this.#assign(number(value));
    }
    get valueAsNumber() { return number(this.value); }
    set valueAsNumber(value) { this.value = value; }

    #assign(value) {
      this.#call('assign', value);
      this.#update();
    }

    clear() { this.value = ''; }
    stepUp(count = 1) { this.#step(count); }
    stepDown(count = 1) { this.#step(-count); }
    #step(count) {
      this.#isDirty = true;
      const slots = this.#slots;
      const { slot } = attributes.readonly;
      // Only a person is kept from it.
      slots[DISABLED] = slots[slot] = NaN;
      const key = count < 0 ? keys.ArrowDown : keys.ArrowUp;
      for (let rest = Math.trunc(Math.abs(count)); rest > 0; rest -= 1) {
        if (!(this.#call('handle', key) & INPUT)) break;
      }
      slots[slot] = this.readOnly;
      this.#followContext();
      this.#update();
    }

    /** The document, byte for byte as the command writes it. */
    get svg() {
      EmojiRate.welcome();
      return this.#read('picture', this.#slots[VALUE]);
    }

    // Forms

    get type() { return this.localName; }
    setCustomValidity(message) {
      this.#customError = `${message}`;
      this.#update();
    }
    formDisabledCallback() {
      this.#followContext();
      this.#update();
    }
    formResetCallback() {
      this.#isDirty = false;
      this.#assign(number(this.getAttribute('value')));
    }
    formStateRestoreCallback(state) { this.value = state; }
    formAssociatedCallback() { this.#update(); }

    static {
      for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate']) {
        Object.defineProperty(this.prototype, name, { get() { return this.#internals[name]; } });
      }
      for (const name of ['checkValidity', 'reportValidity']) {
        this.prototype[name] = function () { return this.#internals[name](); };
      }
      const reflect = (name, attribute, kind, get) => Object.defineProperty(this.prototype, name, {
        get: get || (kind
          ? function () { return this.hasAttribute(attribute); }
          : function () { return this.getAttribute(attribute) ?? ''; }),
        set(value) {
          if (kind ? value : value !== null && value !== undefined) {
            this.setAttribute(attribute, kind ? '' : value);
          } else this.removeAttribute(attribute);
        },
      });
      reflect('name', 'name');
      reflect('mode', 'mode', 0, function () {
        return this.getAttribute('mode') === 'radio' ? 'radio' : 'slider';
      });
      reflect('defaultValue', 'value');
      reflect('required', 'required', 1);
      for (const [name, { slot, kind, words }] of Object.entries(attributes)) {
        const property = name === 'readonly'
          ? 'readOnly' : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
        reflect(property, name, kind === '?', !kind && function () {
          const value = this.#call('parameter', slot);
          return words ? words[value || 0] : value;
        });
      }
    }

    // What is shown and said

    connectedCallback() {
      // What was assigned before the script ran; other scripts keep theirs.
      for (const name of Object.keys(this)) {
        const value = this[name];
        if (name in EmojiRate.prototype && Reflect.deleteProperty(this, name)) this[name] = value;
      }
      const { sheet } = belongingsOf(this.ownerDocument) ?? {};
      // A document that is not shown shows nothing of it.
      if (!sheet) return;
      this.shadowRoot.adoptedStyleSheets = [sheet];
      if (!EmojiRate.#arriving.size) queueMicrotask(EmojiRate.welcome);
      EmojiRate.#arriving.add(this);
      this.#followSize();
      EmojiRate.#observer.observe(this, { childList: true, subtree: true });
      for (let node = this; node; node = node.host) {
        node = node.getRootNode();
        EmojiRate.#observer.observe(node, { subtree: true, attributeFilter: ['dir', 'lang'] });
      }
      EmojiRate.#observer.observe(
        this.ownerDocument.documentElement, { attributeFilter: ['class', 'data-theme'] });
    }

    /** Takes over what stands inside, and returns the rating that there is then. */
    #takeOver() {
      let value = this.valueAsNumber;
      // Radio buttons that stand in for the element: the markup's choice is the default, a person's
      // the value.
      for (const input of this.querySelectorAll('input')) {
        if (input.defaultChecked && !this.hasAttribute('value')) {
          this.setAttribute('value', input.value);
          if (!this.#isDirty) value = number(input.value);
        }
        if (input.checked && !input.defaultChecked && input.name) {
          this.#isDirty = true;
          value = number(input.value);
        }
        input.disabled = true;
        input.removeAttribute('name');
      }
      return value;
    }

    disconnectedCallback() {
      this.#finish();
      this.#followSize();
      EmojiRate.#arriving.delete(this);
      EmojiRate.#connected.delete(this);
    }

    /** What the elements around decide. */
    #followContext() {
      this.#slots[RIGHT_TO_LEFT] =
        this.hasAttribute('right-to-left')
        || EmojiRate.#connected.has(this) && getComputedStyle(this).direction === 'rtl';
      this.#slots[DISABLED] = this.#isDisabled;
      // The language that is asked for or, where it is none of ours, that of the text around.
      const write = (tag) => this.#write('list', attributes.language.slot, tag);
      let node = this, around;
      while (node && !around) {
        around = node.closest('[lang]');
        node = node.getRootNode().host;
      }
      write(this.getAttribute('language') ?? '') || write(around?.lang ?? '');
    }

    get #isDisabled() { return this.matches(':disabled'); }

    /** Shows, says and hands to the form what the element now is. */
    #update(isAnimated) {
      // Before all attributes are known, what is shown and said of one would be wrong.
      if (EmojiRate.#connected.has(this)) {
        const value = this.#target = this.#slots[VALUE];
        cancelAnimationFrame(this.#frame);
        if (isAnimated && !reducedMotion.matches) this.#animate(this.#shown ?? value, value, performance.now());
        else this.#show(value);
        this.#describe(value);
      }
      const { value: text, readOnly, required } = this;
      this.#setState('rated', text);
      this.#internals.setFormValue(text || null);
      if (this.#customError) {
        this.#internals.setValidity({ customError: true }, this.#customError);
      } else if (required && !text && !readOnly) {
        this.#internals.setValidity({ valueMissing: true }, missing.validationMessage || 'required');
      } else this.#internals.setValidity({});
    }

    #setState(name, isOn) {
      try {
        this.#internals.states[isOn ? 'add' : 'delete'](name);
      } catch {
        // A browser without :state().
      }
    }

    #animate(from, to, start) {
      this.#frame = requestAnimationFrame((now) => {
        const progress = this.#call('progress', (now - start) / 1000);
        this.#show(from + (to - from) * progress);
        if (progress < 1) this.#animate(from, to, start);
      });
    }

    #show(value) {
      this.#shown = value;
      const isWaiting = !isComplete && this.#call('lacks');
      if (isWaiting) fetchCharacters();
      // Another face must not be seen first; a picture that stands inside may.
      const stays = isWaiting && !this.#isDirty && this.querySelector(':scope>svg,:scope>img');
      this.#picture.style.visibility = isWaiting && !stays ? 'hidden' : '';
      if (stays) {
        this.#shape = undefined;
        return this.#picture.replaceChildren(document.createElement('slot'));
      }
      const slots = this.#slots;
      if (forcedColors.matches) {
        // Whatever the colours are: what is earned is red, and all else green, until the sheet
        // replaces both by the system's; a face in a row has the only other colour. Without an outline, nobody
        // would see what is not earned.
        this.#slots = slots.slice();
        for (const name of ['color', 'fill-color', 'empty-color', 'stroke-color', 'background']) {
          const { slot } = attributes[name];
          if (name !== 'background' || slots[slot] >= 0) {
            this.#slots.set([/^(fill-)?color/.test(name) ? 0 : 1 / 3, 1, 1, 1], slot);
          }
        }
        this.#slots[attributes['line-width'].slot] ||= NaN;
        // A filled head in the same colour would hide its features.
        this.#slots[attributes.paint.slot] = attributes.paint.words.indexOf('line');
      }
      this.#draw(this.#read('picture', value));
      this.#slots = slots;
    }

    /** Shows a document: most differ from the one before in a few attributes alone. */
    #draw(markup) {
      const part = this.symbol.replace(/s$/, '');
      const shape = part + markup.replace(/="[^"]*"|<title>.*?<\/title>/g, '');
      const texts = markup.match(/"[^"]*"/g);
      if (shape === this.#shape) {
        texts.forEach((text, index) => {
          if (text !== this.#texts[index]) this.#drawn[index].value = text.slice(1, -1);
        });
      } else {
        this.#drawn = [];
        this.#picture.replaceChildren(elements(markup, part, this.#drawn));
      }
      this.#shape = shape;
      this.#texts = texts;
    }

    #describe(value) {
      const { readOnly, symbol, direction } = this;
      const isDisabled = this.#isDisabled;
      const isVertical = symbol === 'face' && direction === 'vertical';
      const radios = readOnly ? [] : this.#radioOptions();
      const isSlider = !readOnly && !radios.length;
      this.#picture.className = isVertical ? 'vertical' : '';
      // The radio buttons say it all.
      this.#picture.ariaHidden = !!radios.length || null;
      this.#placeTabStop();
      // Read-only, the picture is an image that says the rating, in a group that has the name.
      const description = {
        role: readOnly ? 'group' : isSlider ? 'slider' : 'radiogroup',
        ariaValueMin: isSlider ? this.min : null,
        ariaValueMax: isSlider ? this.max : null,
        ariaValueNow: isSlider ? this.value || this.min : null,
        ariaValueText: isSlider ? this.#read('text', value) : null,
        ariaOrientation: isSlider ? isVertical ? 'vertical' : 'horizontal' : null,
        ariaDisabled: isDisabled || null,
        ariaRequired: radios.length && this.required || null,
      };
      // What a label names says it without attributes: audits of those miss a name there, for they know
      // the labels of native controls alone.
      const target = this.#described ??= this.matches('[aria-label],[aria-labelledby]') || !this.labels.length
        ? this : this.#internals;
      for (const one of [this, this.#internals]) {
        for (const [name, text] of Object.entries(description)) {
          const said = one === target && text !== null ? `${text}` : null;
          // An author's role stays.
          if (one[name] !== said && (name !== 'role' || /^(slider|radiogroup|group|null)$/.test(one.role))) {
            one[name] = said;
          }
        }
      }
      this.#describeRadios(radios, isDisabled);
    }

    // Radio buttons

    /** The values of the radio buttons, and how far in from the picture's sides each lies. */
    #radioOptions() {
      const options = [];
      if (this.mode === 'radio') {
        for (let value; (value = this.#call('radio', options.length, output, ...this.#size)) === value;) {
          options.push({ value, inset: new Float64Array(core.memory.buffer, output, 4).join('% ') });
        }
      }
      return options;
    }

    #describeRadios(options, isDisabled) {
      const children = this.#radios.children;
      const losesFocus = children.length !== options.length && this.matches(':focus-within');
      this.#radios.className = this.symbol === 'face' ? 'face' : '';
      while (children.length > options.length) children[0].remove();
      while (children.length < options.length) {
        const radio = document.createElement('span');
        radio.setAttribute('role', 'radio');
        radio.setAttribute('part', 'radio');
        this.#radios.append(radio);
      }
      const isRated = this.#slots[IS_RATED];
      const checked = isRated ? options.findIndex(({ value }) => value === this.#slots[VALUE]) : -1;
      this.#slots[IS_RATED] = 1;
      options.forEach(({ value, inset }, index) => {
        const radio = children[index];
        radio.setAttribute('aria-checked', index === checked);
        radio.setAttribute('aria-label', this.#read('text', value));
        if (isDisabled) radio.removeAttribute('tabindex');
        else radio.tabIndex = index === Math.max(checked, 0) ? 0 : -1;
        radio.style.inset = `${inset}%`;
      });
      this.#slots[IS_RATED] = isRated;
      if (losesFocus) this.focus({ preventScroll: true });
    }

    focus(options) {
      EmojiRate.welcome();
      const radio = this.#radios.querySelector('[tabindex="0"]');
      if (radio) radio.focus(options);
      else super.focus(options);
    }

    /** Makes the element a stop of the Tab key, but not on the way out of its radio buttons; what is the
        author's stays. */
    #placeTabStop = () => {
      if (![null, '0', this.#tabIndex].includes(this.getAttribute('tabindex'))) return;
      this.#tabIndex = this.readOnly || this.#isDisabled ? null : this.shadowRoot.activeElement ? '-1' : '0';
      if (this.#tabIndex === this.getAttribute('tabindex')) return;
      if (this.#tabIndex) this.setAttribute('tabindex', this.#tabIndex);
      else this.removeAttribute('tabindex');
    };

    #check(index) {
      const options = this.#radioOptions();
      const place = (index + options.length) % options.length;
      const { value } = options[place];
      if (value !== this.valueAsNumber) {
        this.#call('assign', value);
        this.#report(INPUT | CHANGE | ANIMATION);
      }
      this.#radios.children[place].focus();
    }

    /** The key as the radio group pattern has it; true if it was one of its. */
    #pressRadioKey(key) {
      const count = this.#radios.children.length;
      const current = [...this.#radios.children].indexOf(this.shadowRoot.activeElement);
      if (!count || current < 0) return false;
      const horizontal = this.#slots[RIGHT_TO_LEFT] ? -1 : 1;
      const step = {
        ' ': 0, ArrowDown: 1, ArrowUp: -1, ArrowRight: horizontal, ArrowLeft: -horizontal,
      }[key];
      if (step !== undefined) this.#check(current + step);
      return step !== undefined;
    }

    // What people do

    #handle = (event) => {
      this.#followContext();
      const { type, pointerId } = event;
      if (type === 'focus') {
        // A label may have come meanwhile.
        this.#described = undefined;
        this.#describe(this.#slots[VALUE]);
        // The radio button that is checked has it, in place of them all.
        if (event.composedPath()[0] === this) this.focus();
      } else if (type === 'keydown') this.#press(event);
      else if (type === 'click') this.#click(event);
      else if (type === 'mousedown') {
        // A radio button takes the focus as the slider does, and the browser leaves it there.
        if (this.#radios.firstChild && !event.button) {
          event.preventDefault();
          this.focus();
        }
      } else if (type === 'pointerdown') {
        // Two fingers zoom the page, and rate nothing.
        if (!event.isPrimary) this.#finish();
        if (event.button || !event.isPrimary || this.#pointer !== undefined) return;
        // Who hears of it may take the element away.
        if (this.#touch(PRESS, event) & HANDLED && this.isConnected) {
          this.#pointer = pointerId;
          this.setPointerCapture(pointerId);
        }
      } else if (this.#pointer === undefined) {
        // A finger does not hover: what it left would stay.
        if (event.pointerType !== 'touch' && /move|leave/.test(type)) this.#preview(event);
      } else if (pointerId === this.#pointer) {
        if (type === 'pointermove') this.#touch(MOVE, event);
        else if (type === 'pointerup') this.#last = event;
        else if (type === 'lostpointercapture' && !event.buttons) {
          // It comes after the release, which a page may stop; WebKit does not say where.
          this.#pointer = undefined;
          this.#touch(RELEASE);
        } else if (type !== 'pointerleave') this.#finish();
      }
    };

    #touch(kind, event = this.#last) {
      this.#last = event;
      return this.#report(this.#call('handle', kind, ...this.#place(event), event.pointerType === 'touch'));
    }

    /** Where a pointer is in the picture, and how large that is. */
    #place({ clientX, clientY }) {
      const { left, top, width, height } = this.#picture.firstChild.getBoundingClientRect();
      return [clientX - left, clientY - top, width, height];
    }

    /** Takes a gesture back. */
    #finish() {
      this.#pointer = undefined;
      this.#report(this.#call('handle', CANCEL));
    }

    #report(effects) {
      this.#setState('dragging', this.#slots[IS_PRESSED]);
      if (effects & (INPUT | CHANGE)) {
        this.#isDirty = true;
        this.#update(effects & ANIMATION);
        // The focus is on the radio button that is checked.
        if (this.shadowRoot.activeElement) this.focus();
      }
      for (const [bit, name] of [[INPUT, 'input'], [CHANGE, 'change']]) {
        if (effects & bit) {
          // As of native controls, only one of them leaves a shadow tree.
          this.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
        }
      }
      return effects;
    }

    #preview(event) {
      const value = event.type === 'pointerleave' ? NaN : this.#call('preview', ...this.#place(event));
      if (!Object.is(value, this.#hovered)) {
        this.#hovered = value;
        this.dispatchEvent(
          new CustomEvent('emoji-rate-hover', { bubbles: true, composed: true, detail: { value } }));
      }
      const shown = value === value ? value : this.#slots[VALUE];
      if (shown !== this.#target) {
        this.#target = shown;
        cancelAnimationFrame(this.#frame);
        this.#show(shown);
      }
    }

    #press(event) {
      const { key } = event;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (key === 'Enter' && (!isGecko || this.#radios.firstChild)) {
        [...this.form?.elements ?? []].find(({ type }) => type === 'submit')?.click();
      }
      let isHandled = true;
      if (key === 'Escape') {
        isHandled = this.#pointer !== undefined;
        if (isHandled) this.#finish();
      } else if (!this.#pressRadioKey(key)) {
        // Of the slider's keys, radio buttons only have those that clear.
        isHandled = keys[key] >= (this.#radios.firstChild ? keys.Delete : KEY)
          && this.#report(this.#call('handle', keys[key])) & HANDLED;
      }
      if (isHandled) event.preventDefault();
    }

    #click(event) {
      const radio = [...this.#radios.children].indexOf(event.composedPath()[0]);
      if (radio >= 0 && !this.#isDisabled) this.#check(radio);
      // A label's click; the pointer's own has focused already.
      else this.focus();
    }
  }

  customElements.define('emoji-rate', EmojiRate);
  // Who waits for the definition finds the page's controls as they are.
  EmojiRate.welcome();
})().catch((error) => {
  // What stands inside the elements stays.
  console.warn('emoji-rate.js:', error);
});
