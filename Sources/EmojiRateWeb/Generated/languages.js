// The languages of a script that has several.

attributes.language = { words: Object.keys(phrases) };

/** A language of those that the script has, by a tag; undefined where it is none of them. */
const languageOf = (text) => {
  if (!/^[a-z\d]{1,8}(-[a-z\d]{1,8})*$/i.test(text)) return;
  const [name, ...rest] = text.toLowerCase().split('-');
  const script = rest.find((part) => /^(hans|cn|sg|hant|tw|hk|mo)$/.test(part));
  const full = name === 'zh' ? /^(hant|tw|hk|mo)$/.test(script) ? 'zh-Hant' : 'zh-Hans' : name;
  return phrases[full] && full;
};

Engine.prototype.speak = function (text) {
  const found = languageOf(text);
  this.language = found ?? attributes.language.words[0];
  return found;
};
