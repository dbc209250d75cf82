// A server has no elements, another script may have defined this one, and a browser of before 2024 shows what stands
// inside.

const defined = globalThis.customElements?.get(tag);
if (defined && `${defined.made}` !== JSON.stringify(made)) {
  console.warn(`${tag}: another script defined it; give one a --name`);
}
if (defined || !globalThis.CSS?.supports('selector(:state(rated))')) return;
