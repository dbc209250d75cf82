// What comes before everything else: a server has no elements, and another script may have defined this one.

const isDefined = () => {
  const defined = customElements.get(tag);
  if (defined && JSON.stringify(defined.made) !== JSON.stringify(made)) {
    console.warn(`${tag}: another script has defined it; give one of them a --name`);
  }
  return defined;
};
if (!globalThis.customElements || isDefined()) return;
