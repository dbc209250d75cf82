// The language of a control that has several: the one asked for or, where it is none of ours, that of the text around.

const languageOf = (text) => {
  const [name, ...rest] = (text ?? '').toLowerCase().split('-');
  const full = name !== 'zh' ? name : /\b(hant|tw|hk|mo)\b/.test(rest) ? 'zh-Hant' : 'zh-Hans';
  return Object.hasOwn(phrases, full) && full;
};

readers.push((control) => {
  const { host, _used } = control;
  let around, node = host;
  for (; node && !around; node = node.getRootNode().host) around = node.closest('[lang]');
  _used.language = languageOf(host.getAttribute('language')) || languageOf(around?.lang) || _used.language;
});
