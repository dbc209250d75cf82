// The radio buttons, or the range, that stand inside for pages without the script.

/** Takes them over: what the markup chose is the default, and what a person chose is the rating. */
const takeOver = ({ host }) => {
  for (const input of host.querySelectorAll('input')) {
    const { value } = input;
    const isDefault = input.matches('[checked],[type=range]');
    // A range without a value shows the middle, which nobody chose.
    input.value = input.defaultValue;
    const isChosen = input.matches(':checked:not([checked])') || value !== input.value;
    if (isDefault && !host.hasAttribute('value')) host.defaultValue = input.defaultValue;
    if (isChosen && !input.disabled) host.value = value;
    input.disabled = true;
  }
};
