// The language of a control that has several.

/** Speaks the language that is asked for or, where it is none of ours, that of the text around. */
const followLanguage = (element, engine) => {
  let around;
  for (let node = element; node && !around; node = hostOf(node)) around = node.closest('[lang]');
  engine.speak(element.getAttribute('language') ?? '') || engine.speak(around?.lang ?? '');
};
