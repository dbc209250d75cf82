// The options and attributes that the playground has fields for, in the order of the page.
//
// kind: 'slider' for a number between limits [lowest, highest, step], 'number' for any, 'text', 'switch', 'color',
// 'optional color', or the words there are. `value` is the default, which is left out. `initial` is what the playground
// begins with if that differs. A field is an option of the command, with `isAttribute` an attribute of the element, and
// with `isOwn` neither. `where` says when it means something. `pictures` shows the words as pictures.

const isFace = ({ symbol }) => symbol === 'face';
const showsFaces = ({ symbol }) => isFace({ symbol }) || symbol === 'faces';
const isRow = (state) => !isFace(state);
/** Faces in a row have neither outline nor fill. */
const isOutlined = ({ symbol }) => symbol === 'stars' || symbol === 'hearts';
const isVertical = (state) => isFace(state) && state.direction !== 'horizontal';
/** A face has one colour, or some of its own along the scale, or those from a low to a high one. */
const hasColors = (state) => showsFaces(state) && !state.color;
const isColorful = (state) => hasColors(state) && !state.colors;
const hasLayout = (...layouts) => (state) => isRow(state) && layouts.includes(state.layout);

const fieldGroups = {
  Character: [
    {
      name: 'character', pictures: true, value: 'classic', initial: 'cat', where: showsFaces,
      kind: [
        'classic', 'sunny', 'dawn', 'signal', 'sketch', 'mini', 'cat', 'bear', 'bunny', 'ghost', 'cloud',
        'bloom', 'star', 'heart', 'robot', 'blob', 'professor', 'royal', 'party', 'cool', 'karma',
      ],
    },
  ],
  Theme: [
    {
      name: 'theme', pictures: true, value: '', note: 'none: original, or the character\'s',
      kind: [
        '', 'sky', 'traffic', 'mono', 'dusk', 'orchid', 'sunny', 'dawn', 'flora', 'tabby', 'cocoa', 'blossom',
        'spirit', 'storm', 'gold', 'rose', 'steel', 'slime', 'fable',
      ],
    },
  ],
  Rating: [
    { name: 'symbol', kind: ['face', 'stars', 'hearts', 'faces'], value: 'face', isOwn: true },
    { name: 'value', kind: 'number', value: '', initial: '4.2', isOwn: true, note: 'empty: not rated' },
    { name: 'minimum', kind: 'number', value: '0' },
    { name: 'maximum', kind: 'number', value: '', note: 'empty: 5, or the count' },
    { name: 'step', kind: 'number', value: '0', note: '0: any value' },
    { name: 'count', kind: 'slider', limits: [1, 10, 1], value: '5', where: isRow },
    { name: 'fill', kind: ['exact', 'half', 'whole'], value: 'exact', where: isOutlined },
  ],
  Control: [
    {
      name: 'touch', kind: ['', 'middles', 'whole', 'half', 'exact', 'cells', 'buttons'], value: '',
      isAttribute: true, where: isRow, note: 'empty: by the step',
    },
    { name: 'direction', kind: ['horizontal', 'vertical', 'original'], value: 'horizontal', isAttribute: true, where: isFace },
    { name: 'sensitivity', kind: 'slider', limits: [1, 10, 0.5], value: '5', isAttribute: true, where: isVertical },
    {
      name: 'mode', kind: ['', 'slider', 'radio'], value: '', isAttribute: true, where: isRow,
      note: 'empty: radio buttons for up to 10 whole symbols',
    },
    { name: 'language', kind: 'text', value: '', note: 'such as de or zh-Hans; empty: en' },
    { name: 'words', kind: 'text', value: '', note: 'such as Bad,Okay,Good' },
    { name: 'name', kind: 'text', value: '', initial: 'rating', isAttribute: true },
    { name: 'clearable', kind: 'switch', isAttribute: true },
    { name: 'required', kind: 'switch', isAttribute: true },
    { name: 'readonly', kind: 'switch', isAttribute: true },
    { name: 'disabled', kind: 'switch', isAttribute: true },
  ],
  Face: [
    { name: 'head', kind: 'text', value: '', note: 'such as cloud; empty: the character\'s', where: showsFaces },
    { name: 'eyes', kind: 'text', value: '', note: 'such as heart or none', where: showsFaces },
    { name: 'brows', kind: ['', 'none', 'automatic', 'full'], value: '', where: showsFaces },
    { name: 'mouth', kind: 'text', value: '', note: 'such as grin', where: showsFaces },
    {
      name: 'expression', kind: ['own', 'furious', 'crying'], value: 'own', where: showsFaces,
      note: 'at the low end',
    },
    { name: 'extras', kind: 'text', value: '', note: 'such as blush,crown', where: showsFaces },
    {
      name: 'paint', kind: ['', 'solid', 'line', 'tint', 'linear', 'radial'], value: '', where: showsFaces,
      note: 'empty: as the character is',
    },
    { name: 'size', kind: 'slider', limits: [16, 320, 1], value: '240', initial: '160', where: isFace },
    { name: 'line-width', kind: 'slider', limits: [0.5, 20, 0.5], value: '14', where: isFace },
    { name: 'mouth-width', kind: 'slider', limits: [0.2, 0.7, 0.01], value: '0.6', where: showsFaces },
    { name: 'lip-width', kind: 'slider', limits: [0.2, 0.9, 0.01], value: '0.7', where: showsFaces },
    { name: 'mouth-position', kind: 'slider', limits: [0.1, 0.5, 0.01], value: '0.35', where: showsFaces },
    { name: 'eye-width', kind: 'slider', limits: [0.1, 0.3, 0.01], value: '0.2', where: showsFaces },
    { name: 'eye-position', kind: 'slider', limits: [0.6, 0.8, 0.01], value: '0.6', where: showsFaces },
    { name: 'morph', kind: 'slider', limits: [0, 1, 0.05], value: '1', where: showsFaces },
    { name: 'extra-scale', kind: 'slider', limits: [0, 2, 0.05], value: '1', where: showsFaces },
    { name: 'rim-width', kind: 'slider', limits: [0, 20, 0.5], value: '8', where: showsFaces },
    { name: 'colors', kind: 'text', value: '', note: 'such as red,gold,green', where: hasColors },
    { name: 'ink', kind: 'optional color', proposal: '#3a2332', where: showsFaces },
    { name: 'low-color', kind: 'color', value: '#e62e2e', where: isColorful },
    { name: 'high-color', kind: 'color', value: '#2ee6b8', where: isColorful },
    { name: 'hue-path', kind: ['linear', 'shorter'], value: 'linear', where: isColorful },
    { name: 'color', kind: 'optional color', proposal: '#6a5acd', where: showsFaces },
  ],
  Row: [
    // No option: which of the lengths below there are.
    { name: 'layout', kind: ['fixed', 'fitted', 'cells'], value: 'fixed', isOwn: true, where: isRow },
    { name: 'star-size', kind: 'slider', limits: [8, 96, 1], value: '44', where: hasLayout('fixed') },
    { name: 'width', kind: 'slider', limits: [60, 640, 1], initial: '280', where: hasLayout('fitted') },
    { name: 'height', kind: 'slider', limits: [0, 200, 1], value: '0', where: hasLayout('fitted') },
    { name: 'margin', kind: 'slider', limits: [0, 60, 1], value: '0', where: hasLayout('fitted') },
    { name: 'minimum-star-size', kind: 'slider', limits: [1, 96, 1], value: '1', where: hasLayout('fitted') },
    { name: 'spacing', kind: 'slider', limits: [0, 60, 1], value: '8', where: hasLayout('fixed', 'fitted') },
    { name: 'cells', kind: 'text', initial: '280x60', pattern: '[0-9.]+x[0-9.]+', where: hasLayout('cells') },
    { name: 'line-width', kind: 'slider', limits: [0, 20, 0.5], value: '2', where: isOutlined },
    { name: 'fill-color', kind: 'color', value: '#ffb200', where: isOutlined },
    { name: 'stroke-color', kind: 'color', value: '#b27100', where: isOutlined },
    { name: 'empty-color', kind: 'optional color', proposal: '#dddddd', where: isRow },
    { name: 'right-to-left', kind: 'switch', where: isRow },
  ],
  Document: [
    { name: 'background', kind: 'optional color', proposal: '#ffffff' },
    { name: 'precision', kind: 'slider', limits: [0, 6, 1], value: '2' },
  ],
};
