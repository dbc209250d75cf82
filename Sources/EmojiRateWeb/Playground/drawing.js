// The face that a control shows, as a drawing: an SVG file with a layer at each value where the picture bends.
//
// A picture is taken apart into pieces, each an outline with its paint, because which outlines share an element
// changes with the value. A piece that a value does not have is in its layer too, unseen. So all layers have the same
// shapes in the same order, and the order tells the command which belong together.

// How far a number between two layers may be off: coordinates in units of 240, so that a point is off by 0.25 at most;
// widths; and steps of a colour, of 255.
const allowed = { coordinate: 0.17, width: 0.5, color: 2 };
// How many layers a drawing can have.
const mostLayers = 64;

// Pieces

const counts = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Z: 0 };

/** The outlines of path data, in absolute points. */
const outlinesOf = (data) => {
  const outlines = [];
  let [at, mirrored] = [[0, 0], [0, 0]];
  for (const [, letter, text] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?(\d*\.)?\d+/g) ?? []).map(Number);
    const isRelative = letter > 'Z';
    let verb = letter.toUpperCase();
    do {
      let points = numbers.splice(0, counts[verb]);
      if (verb === 'H') points.push(isRelative ? 0 : at[1]);
      if (verb === 'V') points.unshift(isRelative ? 0 : at[0]);
      if (isRelative) points = points.map((number, index) => number + at[index % 2]);
      if (verb === 'S') points.unshift(...mirrored);
      if (verb === 'M') outlines.push({ verbs: '', points: [] });
      const outline = outlines.at(-1);
      outline.verbs += { H: 'L', V: 'L', S: 'C' }[verb] ?? verb;
      outline.points.push(...points);
      if (verb === 'Z') points = outline.points.slice(0, 2);
      const [x, y] = points.slice(-4);
      at = points.slice(-2);
      mirrored = 'CS'.includes(verb) ? [2 * at[0] - x, 2 * at[1] - y] : at;
      // More points after a move are lines.
      if (verb === 'M') verb = 'L';
    } while (numbers.length);
  }
  return outlines;
};

const pen = make('canvas').getContext('2d');

/** Red, green, blue and opacity, each of 255. */
const colorOf = (text, opacity) => {
  pen.fillStyle = text;
  return [...pen.fillStyle.match(/\w\w/g).map((digits) => parseInt(digits, 16)), 255 * (opacity ?? 1)];
};

/** What an element or one around it says. */
const said = (element, name) => element.closest(`[${name}]`)?.getAttribute(name);

/** A fill or a stroke: its colours, and all else as tags, which are the same at all values. */
const brushOf = (element, property) => {
  const text = said(element, property) ?? 'none';
  if (text === 'none') return { tags: [], colors: [] };
  if (!text.startsWith('url')) {
    return { tags: ['color'], colors: [colorOf(text, said(element, `${property}-opacity`))] };
  }
  const gradient = element.getRootNode().getElementById(text.match(/#(\w+)/)[1]);
  const tags = [gradient, ...gradient.children].map(({ localName, attributes }) => [...attributes].reduce(
    (tag, { name, value }) => /^(id|part|stop-.*)$/.test(name) ? tag : `${tag} ${name}="${value}"`, localName));
  const colors = [...gradient.children].map((stop) => colorOf(said(stop, 'stop-color'), said(stop, 'stop-opacity')));
  return { tags, colors };
};

/** A piece with its kind and its numbers, of which each may be off by 1; pieces of a kind have as many. */
const measured = (piece) => ({
  ...piece,
  kind: [piece.verbs, piece.fill.tags, piece.stroke.tags].join(),
  numbers: [
    ...piece.points.map((number) => number / allowed.coordinate), piece.width / allowed.width,
    ...[...piece.fill.colors, ...piece.stroke.colors].flat().map((number) => number / allowed.color),
  ],
});

/** The pieces of a picture, from back to front. */
const piecesOf = (svg) => [...svg.querySelectorAll('path, circle')].flatMap((element, place) => {
  const outlines = element.localName === 'path' ? outlinesOf(said(element, 'd'))
    : [{ verbs: 'O', points: ['cx', 'cy', 'r'].map((name) => Number(said(element, name))) }];
  return outlines.map((outline) => measured({
    ...outline, place, width: Number(said(element, 'stroke-width') ?? 1), stroke: brushOf(element, 'stroke'),
    // There is nothing to fill in a single line.
    fill: brushOf(element, outline.verbs === 'ML' ? 'none' : 'fill'),
  }));
});

/** A piece as it is at a value without it. */
const unseen = (piece) => measured({
  ...piece, width: 0, fill: { ...piece.fill, colors: piece.fill.colors.map((color) => [...color.slice(0, 3), 0]) },
});

/** How far numbers are off those at a part of the way from one list to another, at most. */
const errorOf = (numbers, one, other, part) => numbers.reduce(
  (most, number, index) => Math.max(most, Math.abs(one[index] + part * (other[index] - one[index]) - number)), 0);

// Tracks: the pieces that become each other, by the index of their picture

/** The tracks that pieces go on, by the piece: those most alike in the same order. */
const partnersOf = (tracks, pieces) => {
  const best = Array.from({ length: tracks.length + 1 }, () => Array(pieces.length + 1).fill({ score: 0 }));
  for (let i = tracks.length; i--;) {
    for (let j = pieces.length; j--;) {
      const [track, last, piece] = [tracks[i], tracks[i].at(-1), pieces[j]];
      best[i][j] = best[i + 1][j].score > best[i][j + 1].score ? best[i + 1][j] : best[i][j + 1];
      if (last.kind !== piece.kind) continue;
      const next = best[i + 1][j + 1];
      const score = next.score + 1 / (1 + errorOf(piece.numbers, last.numbers, last.numbers, 0));
      if (score > best[i][j].score) best[i][j] = { score, next, track, piece };
    }
  }
  const partners = new Map();
  for (let at = best[0][0]; at.next; at = at.next) partners.set(at.piece, at.track);
  return partners;
};

/** The tracks of all pieces, from back to front. */
const tracksOf = (pictures) => {
  const tracks = [];
  for (const [key, { pieces }] of pictures.entries()) {
    const partners = partnersOf(tracks, pieces);
    let place = 0;
    for (const piece of pieces) {
      const track = partners.get(piece) ?? [];
      if (!track.length) tracks.splice(place, 0, track);
      track[key] = piece;
      place = tracks.indexOf(track) + 1;
    }
  }
  return tracks;
};

/** Widths as they are before a picture rounds them: where they step, they are in the middle of the step. */
const unrounded = (widths, values) => {
  const starts = widths.flatMap((width, key) => width === widths[key - 1] ? [] : [key]);
  const edges = [...starts.map((key) => (values[key] + (values[key - 1] ?? 0)) / 2), values.at(-1)];
  const length = (run) => edges[run + 1] - edges[run];
  return widths.map((width, key) => {
    const run = starts.findLastIndex((start) => start <= key);
    const towards = (other, edge) => {
      const step = widths[starts[other]] - width;
      const reach = Math.min(length(run), length(other)) / 2;
      return Math.abs(step) <= 1 ? step / 2 * Math.max(0, 1 - Math.abs(values[key] - edge) / reach) : 0;
    };
    return width + towards(run - 1, edges[run]) + towards(run + 1, edges[run + 1]);
  });
};

/** A track with a piece at every picture. */
const completed = (track, pictures) => {
  const keys = Object.keys(track);
  const nearest = (key) => keys.reduce((one, other) => Math.abs(other - key) < Math.abs(one - key) ? other : one);
  const pieces = pictures.map((_, key) => track[key] ?? unseen(track[nearest(key)]));
  const widths = unrounded(pieces.map(({ width }) => width), pictures.map(({ value }) => value));
  return pieces.map((piece, key) => measured({ ...piece, width: widths[key] }));
};

// The document

/** The fewest values between which the numbers of the others are close to those that they have. */
const chosenOf = (numbers, values, error = 1) => {
  const keys = [...values.keys()];
  const holds = (start, end) => {
    const isClose = (key) => errorOf(numbers[key], numbers[start], numbers[end],
      (values[key] - values[start]) / (values[end] - values[start])) <= error;
    // Most are off the most in the middle.
    return isClose((start + end) >> 1) && keys.slice(start + 1, end).every(isClose);
  };
  const ways = [[0]];
  for (const end of keys.slice(1)) {
    ways[end] = [...ways[end - 1], end];
    for (let start = end - 1; start--;) {
      if (ways[start].length + 1 < ways[end].length && holds(start, end)) ways[end] = [...ways[start], end];
    }
  }
  const way = ways.at(-1);
  return way.length > mostLayers ? chosenOf(numbers, values, 1.5 * error) : way;
};

const rounded = (number) => Math.round(number * 100) / 100;

const colorText = (name, opacityName, [red, green, blue, alpha]) => {
  const digits = [red, green, blue].map((number) => number.toString(16).padStart(2, '0')).join('');
  return ` ${name}="#${digits}"${alpha < 255 ? ` ${opacityName}="${rounded(alpha / 255)}"` : ''}`;
};

/** The attributes of a fill or a stroke; a gradient is added to the definitions. */
const brushText = (property, { tags: [tag, ...stops], colors }, definitions) => {
  if (tag === 'color') return colorText(property, `${property}-opacity`, colors[0]);
  const id = `gradient-${definitions.length + 1}`;
  const content = stops.map((stop, index) => `<${stop}${colorText('stop-color', 'stop-opacity', colors[index])}/>`);
  definitions.push(`<${tag} id="${id}">${content.join('')}</${tag.split(' ')[0]}>\n`);
  return ` ${property}="url(#${id})"`;
};

const outlineText = ({ verbs, points }) => {
  let at = 0;
  return [...verbs].map((verb) => verb + points.slice(at, at += counts[verb]).map(rounded).join(' ')).join('');
};

/** An element of pieces with one paint. */
const elementText = (pieces, definitions) => {
  // A single line does not say how others are filled.
  const { verbs, points, fill, stroke, width } = pieces.find(({ verbs }) => verbs !== 'ML') ?? pieces[0];
  let paint = fill.tags.length ? brushText('fill', fill, definitions) : ' fill="none"';
  if (stroke.tags.length) paint += `${brushText('stroke', stroke, definitions)} stroke-width="${rounded(width)}"`;
  if (verbs !== 'O') return `<path${paint} d="${pieces.map(outlineText).join('')}"/>\n`;
  const [x, y, radius] = points.map(rounded);
  return `<circle${paint} cx="${x}" cy="${y}" r="${radius}"/>\n`;
};

/** The pictures of a face, more of them where pieces come or go. */
const picturesOf = (face) => {
  const pictureAt = (value) => {
    face.value = value;
    const pieces = piecesOf(face.shadowRoot.querySelector('svg'));
    return { value, pieces, kinds: pieces.map(({ kind }) => kind).join() };
  };
  const between = (one, other) => {
    if (one.kinds === other.kinds || other.value - one.value < 0.2) return [];
    const middle = pictureAt((one.value + other.value) / 2);
    return [...between(one, middle), middle, ...between(middle, other)];
  };
  const pictures = Array.from({ length: 101 }, (_, value) => pictureAt(value));
  return pictures.flatMap((picture, key) => key ? [...between(pictures[key - 1], picture), picture] : [picture]);
};

/** The drawing of the face that a control shows: its text, and how many layers it has. */
const drawingOf = async (control) => {
  const face = control.cloneNode();
  // What is drawn has neither steps nor a background.
  for (const name of ['id', 'name', 'step', 'background']) face.removeAttribute(name);
  const given = { min: 0, max: 100, precision: 3, hidden: '' };
  for (const [name, value] of Object.entries(given)) face.setAttribute(name, value);
  document.body.append(face);
  // A control shows its first picture after the script that adds it.
  await null;
  const pictures = picturesOf(face);
  face.remove();

  const tracks = tracksOf(pictures);
  const groups = [];
  for (const track of tracks) {
    // Neighbours that always share an element go on sharing one.
    const isShared = groups.length && pictures.every((_, key) => groups.at(-1)[0][key]?.place === track[key]?.place);
    if (isShared) groups.at(-1).push(track);
    else groups.push([track]);
  }
  const shapes = groups.map((group) => group.map((track) => completed(track, pictures)));
  const numbers = pictures.map((_, key) => shapes.flat().flatMap((track) => track[key].numbers));
  const chosen = chosenOf(numbers, pictures.map(({ value }) => value));
  const definitions = [];
  const layers = chosen.map((key, index) => {
    const { value } = pictures[key];
    const elements = shapes.map((group) => elementText(group.map((track) => track[key]), definitions));
    return `<g id="value-${value}-percent" inkscape:groupmode="layer" inkscape:label="${value}%"${
      index < chosen.length - 1 ? ' display="none"' : ''}>\n${elements.join('')}</g>\n`;
  });
  return {
    count: layers.length,
    text: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"`
      + ` viewBox="0 0 240 240" stroke-linecap="round" stroke-linejoin="round" data-points="equal">\n`
      + `${definitions.length ? `<defs>\n${definitions.join('')}</defs>\n` : ''}${layers.join('')}</svg>\n`,
  };
};
