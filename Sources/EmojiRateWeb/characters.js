// The module with all characters, for the element of emoji-rate.js, before or after it.
globalThis.customElements?.whenDefined('emoji-rate').then((element) => element.unpack('__MODULE__'));
