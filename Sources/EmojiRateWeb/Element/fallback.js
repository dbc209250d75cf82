// The radio buttons, or the range, that stand inside for pages without the script.

/** Takes them over: what the markup chose is the default, and what a person chose is the rating. */
const takeOver = ({ host }) => {
  for (const input of host.querySelectorAll('input')) {
    const isDefault = input.matches('[checked],[type=range]');
    const isChosen = input.matches(':checked:not([checked])') || input.value !== input.defaultValue;
    if (isDefault && !host.hasAttribute('value')) host.defaultValue = input.getAttribute('value');
    if (isChosen && !input.disabled) host.value = input.value;
    input.disabled = true;
  }
};
