// Colours in notations that the module does not read.

/** What the module may read in place of a colour in another notation: as the browser writes it, and as it paints
    it. */
const notations = (color) => {
  const context = own('createElement')('canvas').getContext('2d', { willReadFrequently: true });
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

/** The colour that a text comes to where an element stands; the text, if none. */
const resolve = (probe, text) => {
  const { style } = probe;
  style.backgroundColor = text;
  const { backgroundColor } = getComputedStyle(probe);
  style.backgroundColor = '';
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? text : backgroundColor || text;
};
