// The recorded numbers of a look: straight lines between few keys. Swift writes them, in NumberText.

/** Reads whole numbers from text: a digit of 45 a character, and more follow those from the 46th on. */
const reader = (text) => {
  let at = 0;
  const next = () => {
    let number = 0, digit;
    do {
      digit = text.charCodeAt(at) - 35;
      at += 1;
      // Two characters are left out, for they would end a string or a script.
      digit -= (digit > 25) + (digit > 57);
      number = number * 45 + digit % 45;
    } while (digit > 44);
    return number;
  };
  const signed = () => {
    const number = next();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  };
  return { next, signed, isAtEnd: () => at >= text.length };
};

/** The numbers of a part of the way: those with keys, and for each mark which of them it follows, and how. */
const decode = (text) => {
  const { next, signed, isAtEnd } = reader(text);
  const length = next();
  const tracks = [], marks = [];
  while (!isAtEnd()) {
    const back = next();
    const twentieths = back ? signed() : 20;
    const counts = back ? 0 : next();
    const start = signed() + (marks.at(-2)?.start ?? 0);
    if (!back) {
      const parts = [0], values = [start];
      for (let rest = counts >> 1; rest > 0; rest -= 1) {
        parts.push(Math.min(parts.at(-1) + next() * (counts % 2 ? 1 : 5), length));
        values.push(values.at(-1) + signed());
      }
      tracks.push({ parts, values });
    }
    marks.push({ track: tracks.length - (back || 1), factor: twentieths / 20, start });
  }
  return { length, tracks, marks, now: new Float64Array(tracks.length) };
};

/** Works out where each number with keys is, as far as it has gone from its first key. */
const advance = ({ length, tracks, now }, part) => {
  const place = part * length;
  tracks.forEach(({ parts, values }, index) => {
    let key = 1;
    while (key < parts.length - 1 && parts[key] < place) key += 1;
    const [from, to] = [parts[key - 1], parts[key]];
    now[index] = to === undefined ? 0 : values[key - 1] - values[0]
      + (values[key] - values[key - 1]) * (place - from) / (to - from);
  });
};
