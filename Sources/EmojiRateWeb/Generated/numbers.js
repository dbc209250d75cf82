// The recorded numbers of a look: parabolas between few keys. Swift writes them, in RecordedSegment and NumberText.

/** Reads whole numbers from text: a digit of 45 a character, and more follow those from the 46th on. NaN is the end. */
const reader = (text) => {
  let at = 0;
  return () => {
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
};

const signed = (next) => {
  const number = next();
  return number % 2 ? -(number + 1) / 2 : number / 2;
};

/** Decodes the numbers of a part of the way: a function of how far it is gone, which returns all in one list. */
const decode = (text) => {
  const [head, change, step, value, bend, factor] = text.split('!').map(reader);
  const length = head();
  const tracks = [], marks = [];
  for (let back; (back = head()) >= 0;) {
    const start = signed(change) + (marks.at(-2)?.start ?? 0);
    if (!back) {
      const count = head(), keys = [];
      let to = 0, high = 0;
      for (let rest = count >> 1; rest > 0; rest -= 1) {
        const [from, low] = [to, high];
        to = Math.min(to + step() * (count % 2 ? 1 : 20), length);
        high += signed(value);
        keys.push({ from, to, low, high, _bend: 4 * signed(bend) });
      }
      tracks.push({ keys });
    }
    marks.push({ track: tracks.at(-back || -1), _factor: back ? signed(factor) / 50 : 1, start });
  }
  const numbers = new Float64Array(marks.length);
  return (part) => {
    const place = part * length;
    for (const track of tracks) {
      let key;
      for (key of track.keys) if (key.to >= place) break;
      const way = (place - key.from) / (key.to - key.from);
      track.now = key.low + (key.high - key.low) * way + key._bend * way * (1 - way);
    }
    for (let index = 0; index < marks.length; index += 1) {
      const { track, _factor, start } = marks[index];
      numbers[index] = start + _factor * track.now;
    }
    return numbers;
  };
};
