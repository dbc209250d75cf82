// Rows alone: as many symbols as the attribute asks for.

/** The picture of a row: pictures of the look beside each other, of which the last one is cut. */
const createRow = (control) => {
  const { count, picture, _recorded } = control;
  const { h, n, z, r: [whole, side, first, pitch, ...cells] } = _recorded;
  const width = whole + (count - n) * pitch;
  control._shownRow = { ..._recorded, n: count, r: [width, side, first, pitch, ...cells] };
  if (count === n) return createPicture(_recorded, control);
  const starts = Array.from({ length: Math.ceil(count / n) }, (_, index) => index * n);
  const { firstChild: svg } = build(
    `<svg role="img" width="${width * z}" height="${h * z}" viewBox="0 0 ${width} ${h}">${
      starts.map((start) => `<svg x="${start * pitch}" overflow="visible"/>`).join('')}</svg>`, '', []);
  const pictures = [...svg.children].map((part) => createPicture(_recorded, { picture: part }));
  return (progress, label, variant) => {
    pictures.forEach((draw, index) => draw(clamp((progress * count - starts[index]) / n, 0, 1), label, variant));
    if (picture.firstChild !== svg) picture.replaceChildren(svg);
    svg.ariaLabel = label;
  };
};
