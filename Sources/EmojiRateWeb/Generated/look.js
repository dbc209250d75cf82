// The picture of a recorded look: elements whose attributes are patched.

/** Shows a look in a control. The elements of a part of the way are made once, when it is shown first. */
const createPicture = (look, control) => {
  const unit = Math.min(look.w, look.h) / 240;
  const scales = { '~': unit / 4, '@': unit / 16, '`': 1 / 255, '|': 1 / 1000, '^': 1 };
  const parts = [];

  const partOf = (segment, end = 1) => {
    const [start, elements, text, ..._variants] = segment;
    const [svg, ...shapes] = elements.map((index) => look.m[index]);
    const list = [];
    const { firstChild } = build(`${svg.slice(0, -2)}>${shapes.join('')}</svg>`, look.p, list);
    // Controls of one look share them.
    const numbers = segment._numbers ??= decode(text);
    return { svg: firstChild, list, _numbers: numbers, _variants, start, length: end - start || 1 };
  };

  /** Shows how far the value has come; without a rating, and in a system's colours, with other texts. */
  return (progress, label, variant) => {
    let index = look.s.length - 1;
    while (look.s[index][0] > progress) index -= 1;
    const { svg, list, _numbers, _variants, start, length }
      = parts[index] ??= partOf(look.s[index], look.s[index + 1]?.[0]);
    const others = _variants[variant];
    const values = _numbers((progress - start) / length);
    let next = 0;
    for (let place = 0; place < list.length; place += 1) {
      const { shape, _attribute, _texts } = list[place];
      let text = _texts[0];
      for (let index = 1; index < _texts.length; index += 2) {
        const mark = _texts[index];
        const fine = mark === '^' ? 1 : 1000;
        text += Math.round(values[next] * scales[mark] * fine) / fine + _texts[index + 1];
        next += 1;
      }
      text = others?.[place] ?? text;
      if (_attribute.value !== text) _attribute.value = text;
      if (!_attribute.ownerElement) shape.setAttributeNode(_attribute);
    }
    if (control.picture.firstChild !== svg) control.picture.replaceChildren(svg);
    if (svg.ariaLabel !== label) svg.ariaLabel = label;
  };
};
