// What assistive technology calls the control.

/** Names the inputs as the author, or a label, names the element around. */
const nameInputs = ({ host, box, inputs, internals }) => {
  const target = box.role ? box : inputs[0];
  const said = host.ariaLabel || host.label;
  const labelled = host.ariaLabelledByElements ?? [];
  // Firefox' labels may have been those of another element's id.
  const names = labelled[0] || said ? [...labelled] : [...internals.labels].filter(({ control }) => control === host);
  // A label around the control would have the control in its name.
  const isAround = names.some((name) => name.contains(host));
  const text = names.map((name) => name.textContent.replace(host.textContent, '').trim()).join(' ');
  target.ariaLabelledByElements = names[0] && !isAround ? names : null;
  target.ariaLabel = text || said || host.title || null;
  target.ariaDescribedByElements = host.ariaDescribedByElements;
};
