// What only the element with the module has.

Object.defineProperty(EmojiRate.prototype, 'svg', {
  configurable: true,
  enumerable: true,
  /** The document, byte for byte as the command writes it. */
  get() {
    welcome();
    return controls.get(this).engine.svg;
  },
});
