// The page: its jobs, the stage with the dial, and what happens in them.
import { $, $$, calm, h, isRightToLeft, pic, roving, svgOf, title } from './dom.js';
import { S, address, begin, goOn, inScale, isRated, isWhole, keep, keepNow, restore, scale, value } from './state.js';
import {
  draw, engine, isDark, isEmpty, jobs, loaded, look, mini, moving, picture, problem, shown, startWorker, values, withDrawings,
} from './picture.js';
import { paintBody, paintRail, random, skeleton } from './choose.js';
import { outdate, paintTake, paintWaiting, save } from './take.js';

// See

const art = $('#art');
/** Makes the picture no slider. */
const still = () => {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext']) art.removeAttribute(name);
};

/** Shows the sentence of an error over the last good picture; '' is none. */
const veil = (text) => {
  $('.stage').classList.toggle('dim', Boolean(text));
  $('#veil').hidden = !text;
  $('#groups').inert = Boolean(text);
  if (text) $('#veil').replaceChildren(h('b', {}, 'Your last change is not in this picture'), h('p', {}, text));
};

const nothing = () => {
  const [head, text] = S.job === 'ratings'
    ? ['Your ratings become one picture here', 'Drop a file, paste a column, or begin with an example.']
    : ['Your drawing comes alive here', 'Two are enough. The studio draws every value between.'];
  art.dataset.job = '';
  art.replaceChildren(h('div', { className: 'nothing' }, svgOf(mini({ character: 'cat', value: '2.5', color: '#b9b5bf' })), h('b', {}, head), h('p', {}, text)));
  still();
};

export const paintStage = (pop) => {
  const { job } = S;
  const empty = isEmpty();
  $('.canvas').dataset.ground = S.ground;
  $('.canvas').classList.toggle('is-dark', isDark());
  $('.studio').dataset.job = job;
  $('.canvas').style.setProperty('--own', S.paper);
  $('#dial').hidden = !isRated() || empty;
  $('#groups').hidden = job !== 'ratings' || empty || !jobs.ratings.hasGroups();
  $('#wire').hidden = job !== 'control';
  $('#play').hidden = job === 'control';
  $('#shuffle').hidden = job !== 'face' && job !== 'stars';
  $('.hud.right').hidden = job === 'control' || empty;
  $('#hint').hidden = !isRated() || job === 'stars' || empty;
  art.classList.toggle('flat', job === 'stars' || job === 'ratings');
  if (!engine) return;
  const error = problem();
  veil(error && (jobs[job]?.said?.(error) ?? said(error)));
  $('#value').removeAttribute('aria-invalid');
  if (job === 'control') {
    still();
    jobs.control?.paint();
    return;
  }
  if (empty) {
    nothing();
    return;
  }
  // The last good picture stays, dimmed.
  if (error) {
    if (art.dataset.job !== job) art.replaceChildren();
    return;
  }
  art.dataset.job = job;
  const text = picture(look());
  const node = svgOf(text);
  art.replaceChildren(node);
  if (pop) {
    art.classList.remove('pop');
    art.getBoundingClientRect();
    art.classList.add('pop');
  }
  if (!isRated()) {
    still();
    return;
  }
  const { low, high, step } = scale();
  node.setAttribute('aria-hidden', 'true');
  const spoken = node.getAttribute('aria-label') ?? value();
  const now = value() || low;
  for (const [name, given] of Object.entries({
    role: 'slider', tabindex: 0, 'aria-label': 'Rating, drag the picture', 'aria-valuemin': low, 'aria-valuemax': high,
    'aria-valuenow': now, 'aria-valuetext': spoken,
  })) art.setAttribute(name, given);
  if (document.activeElement !== $('#value')) $('#value').value = value();
  $('#of').textContent = low ? `${low} to ${high}` : `out of ${high}`;
  Object.assign($('#range'), { min: low, max: high, step: step || (high - low > 20 ? 1 : 0.1), value: now });
  $('#range').setAttribute('aria-valuetext', spoken);
  markValue();
};
/** Shows how far the value has come, on the slider and in the film. */
const markValue = () => {
  const { low, high } = scale();
  const part = ((value() || low) - low) / (high - low || 1);
  $('#range').style.setProperty('--part', part);
  const cells = $$('#film button');
  cells.forEach((cell, index) => cell.setAttribute('aria-current', value() !== '' && index === Math.round(part * (cells.length - 1))));
};

/** A sentence of the command in words of the page. */
export const said = (message) => {
  const text = message.replace(/--([a-z][a-z-]*)/g, (_, name) => `“${title(name)}”`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const colorOf = (text) => /(?:fill|stop-color)="(#\w+)"/.exec(text.replace(/^<svg[^>]*>/, ''))?.[1] ?? /stroke="(#\w+)"/.exec(text)?.[1];

const paintFilm = () => {
  if (!isRated() || isEmpty() || problem()) return;
  const { kind, options } = shown();
  const own = options.filter(([name]) => !['size', 'title', 'decorative', 'language'].includes(name));
  const isRow = kind === 'stars';
  const colors = [];
  const all = values();
  $('.scale').style.setProperty('--n', all.length);
  $('#film').classList.toggle('wide', isRow);
  $('#film').replaceChildren(...all.map((each) => {
    const text = draw(kind, [['value', each], ...own, ['decorative', '']]);
    colors.push(colorOf(text));
    return h('button', { type: 'button', tabIndex: -1, 'aria-label': each, onclick: () => setValue(each, true) }, pic(text), h('span', {}, each));
  }));
  const isColorful = !isRow && colors.every(Boolean) && new Set(colors).size > 1;
  $('#range').style.setProperty('--track', isColorful ? `linear-gradient(${isRightToLeft() ? 270 : 90}deg, ${colors})` : '');
  $('#range').classList.toggle('plain', !isColorful);
  markValue();
};

export const setValue = (number, pop) => {
  S[S.job].value = inScale(number);
  paintStage(pop);
  later();
};

const play = () => {
  if (problem()) return;
  const address = URL.createObjectURL(new Blob([picture([...look(), ...moving()])], { type: 'image/svg+xml' }));
  const image = h('img', { src: address, alt: '' });
  image.onload = () => {
    art.replaceChildren(image);
    const times = Number(S.repeat) || 3;
    setTimeout(() => {
      if (image.isConnected) paintStage();
      URL.revokeObjectURL(address);
    }, Math.max(parseFloat(S.duration) * 1000 * times + 900, 1200));
  };
};
/** Plays what was chosen to move, unless people asked for less motion. */
export const preview = () => { if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play(); };

const drag = () => {
  let from;
  art.addEventListener('pointerdown', (event) => {
    if (!engine || !isRated() || event.button) return;
    const { low, high } = scale();
    const unit = (high - low) / art.clientWidth * (isRightToLeft() ? -1 : 1);
    from = { x: event.clientX, value: value() === '' ? (low + high) / 2 : Number(value()), unit };
    art.setPointerCapture(event.pointerId);
    art.classList.add('dragging');
  });
  art.addEventListener('pointermove', (event) => {
    if (!from) return;
    $('#hint').classList.add('gone');
    setValue(from.value + (event.clientX - from.x) * from.unit);
  });
  for (const type of ['pointerup', 'pointercancel']) {
    art.addEventListener(type, () => {
      from = undefined;
      art.classList.remove('dragging');
    });
  }
  art.addEventListener('keydown', (event) => {
    if (!art.hasAttribute('role')) return;
    const { low, high, step } = scale();
    const [unit, forward] = [step || 0.1, isRightToLeft() ? -1 : 1];
    const by = {
      ArrowRight: unit * forward, ArrowLeft: -unit * forward, ArrowUp: unit, ArrowDown: -unit, PageUp: 1, PageDown: -1,
      Home: low - high, End: high - low,
    }[event.key];
    if (!by) return;
    event.preventDefault();
    setValue((value() === '' ? low : Number(value())) + by);
  });
};

// Together

const soon = calm(() => {
  paintTake();
  keep();
}, 120);
/** Makes the download again: what is taken before is the picture shown, too. */
const later = () => {
  outdate();
  soon();
};
const slow = calm(() => {
  paintFilm();
  paintRail();
  jobs[S.job]?.paintGroups?.();
}, 60);
/** Shows the state: the stage at once, and then what takes longer. */
export const refresh = (pop) => {
  jobs[S.job]?.changed?.();
  paintStage(pop);
  slow();
  later();
};
/** Shows everything of the job again: the stage at once, and each other part on its own, so that the page answers between. */
export const repaint = async (pop) => {
  const { job } = S;
  jobs[job]?.changed?.();
  outdate();
  paintStage(pop);
  for (const paint of [paintRail, paintBody, paintFilm, () => jobs[job]?.paintGroups?.(), paintTake, keep]) {
    await new Promise((done) => { setTimeout(done); });
    if (S.job !== job) return;
    paint();
  }
};

/** The modules of the page that jobs need. */
const imports = { ratings: () => import('./ratings.js'), drawing: () => import('./drawing.js'), control: () => import('./control.js') };
let styled;
/** The style of those jobs. */
const styles = () => styled ??= new Promise((done) => {
  document.head.append(h('link', { rel: 'stylesheet', href: 'jobs.css', onload: done, onerror: done }));
});
/** Gets what a job needs before it can be shown. */
export const prepare = async (job) => {
  if (!imports[job] || jobs[job]) return;
  const [part] = await Promise.all([imports[job](), styles()]);
  jobs[job] ??= part.default;
};

/** Shows a job. */
export const show = async (job, pop = true) => {
  S.job = job;
  const tabs = $$('.jobs button');
  for (const tab of tabs) tab.setAttribute('aria-selected', tab.dataset.job === job);
  roving($('.jobs'), tabs, tabs.findIndex((tab) => tab.dataset.job === job));
  if (!engine) {
    paintStage();
    skeleton();
    return;
  }
  try {
    await prepare(job);
    if (S.job !== job) return;
    if (job === 'drawing' || job === 'control' && S.control.look === 'drawing') {
      await prepare('drawing');
      await jobs.drawing.ready();
    }
  } catch ({ message }) {
    fail(`This part did not load: ${message}. Choose it again.`);
    return;
  }
  if (S.job === job) await repaint(pop);
};
/** Turns to a job, so that Back returns. */
export const turnTo = (job) => goOn(() => { show(job); });

/** Tells what went wrong, where the picture is. */
export const fail = (text) => {
  veil(text);
  $('#veil b').remove();
};

/** Shows how much of a module of so many megabytes is there. */
const progress = (most) => {
  $('#progress').hidden = false;
  return (size) => {
    $('#progress span').textContent = `Getting ready: ${(size / 1e6).toFixed(1)} of ${most} MB`;
    $('progress').value = size / most / 1e4;
  };
};
/** Gets the module that reads drawings, unless it is there. */
export const withProgress = async () => {
  if (engine.readsDrawings) return;
  const tell = progress(1.6);
  try {
    await withDrawings(tell);
  } finally {
    $('#progress').hidden = true;
  }
};

// What happens

const paper = h('input', {
  type: 'color', value: S.paper, tabIndex: -1, 'aria-label': 'Your own colour', className: 'paper',
  oninput: () => {
    S.paper = paper.value;
    paintStage();
    later();
  },
});
const grounds = [['light', 'Light page'], ['dark', 'Dark page'], ['check', 'Checkerboard'], ['own', 'Your own colour']].map(([ground, label]) =>
  h('button', {
    type: 'button', className: 'swatch', role: 'radio', 'data-g': ground, 'aria-label': label, title: label,
    onclick: () => {
      if (ground === 'own' && navigator.userActivation?.isActive) paper.showPicker?.();
      stand(ground);
      if (engine) refresh();
    },
  }));
const stand = (ground) => {
  S.ground = ground;
  for (const each of grounds) each.setAttribute('aria-checked', each.dataset.g === ground);
  roving($('.hud.left'), grounds, grounds.findIndex((each) => each.dataset.g === ground));
};
$('.hud.left').append(...grounds);
$('.hud.left').after(paper);
stand(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const shuffle = () => {
  random();
  repaint(true);
};
for (const tab of $$('.jobs button')) tab.addEventListener('click', () => turnTo(tab.dataset.job));
$('#range').addEventListener('input', ({ target }) => {
  if (engine) setValue(target.value);
  else {
    S[S.job].value = inScale(target.value);
    $('#value').value = value();
    skeleton.stage();
  }
});
$('#value').addEventListener('input', ({ target }) => {
  const number = Number(target.value.replace(',', '.'));
  const { low, high } = scale();
  const isAllowed = target.value.trim() !== '' && number >= low && number <= high;
  if (isAllowed && engine) setValue(number);
  if (isAllowed) S[S.job].value = inScale(number);
  target.setAttribute('aria-invalid', !isAllowed);
  if (!isAllowed) $('#of').textContent = `from ${low} to ${high}`;
});
$('#value').addEventListener('change', () => { if (engine) paintStage(); });
$('#unrated').addEventListener('click', () => {
  S[S.job].value = '';
  if (engine) refresh(true);
});
$('#play').addEventListener('click', play);
$('#shuffle').addEventListener('click', shuffle);
$('#reset').addEventListener('click', () => goOn(() => {
  Object.assign(S, { [S.job]: begin()[S.job] });
  jobs[S.job]?.reset?.();
  repaint(true);
}));
const flash = (button, text) => {
  const place = $('span', button);
  const before = place.dataset.text ??= place.textContent;
  place.textContent = text;
  setTimeout(() => { place.textContent = before; }, 2500);
};
/** Copies a text, or selects it where nothing may be copied. */
const copy = async (button, text, element, done = 'Copied') => {
  try {
    await navigator.clipboard.writeText(text);
    flash(button, done);
  } catch {
    if (element) getSelection().selectAllChildren(element);
    flash(button, element ? 'Selected' : 'Copy the address');
  }
};
$('#copy').addEventListener('click', () => copy($('#copy'), $('#code').textContent, $('#code code')));
$('#share').addEventListener('click', () => {
  keepNow();
  copy($('#share'), new URL(address(), location.href).href, undefined, isWhole ? 'Copied' : 'Copied, without your ratings');
});
for (const button of [$('#download'), $('#dock')]) button.addEventListener('click', save);
$('#dock-use').addEventListener('click', () => $('#use-title').scrollIntoView({ block: 'center' }));
$('.stage').addEventListener('keydown', (event) => {
  const isTyped = event.target.matches('input:not([type=range]), textarea, select') || event.target.closest('.phone');
  if (!engine || isTyped || event.metaKey || event.ctrlKey || event.altKey) return;
  const { key } = event;
  if (key === 's' && !$('#shuffle').hidden) shuffle();
  if (key === 'p' && !$('.hud.right').hidden) play();
  if (key === 'd') grounds[(grounds.findIndex((each) => each.dataset.g === S.ground) + 1) % 4].click();
});
drag();

/** Files go to the job that can read them, wherever they are dropped. */
export const readFiles = async (files, at) => {
  const list = [...files];
  if (!list.length || !engine) return;
  const isRatings = ({ name }) => /\.(csv|tsv|txt|json|jsonl|ndjson)$/i.test(name);
  const job = list.some(isRatings) ? 'ratings' : 'drawing';
  if (S.job !== job) await new Promise((done) => { goOn(() => { show(job).then(done); }); });
  await jobs[job]?.take(job === 'ratings' ? list.filter(isRatings) : list, at);
};
addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('over');
});
for (const type of ['dragleave', 'drop']) {
  addEventListener(type, (event) => {
    event.preventDefault();
    if (type === 'drop' || !event.relatedTarget) document.body.classList.remove('over');
  });
}
addEventListener('drop', ({ dataTransfer }) => readFiles(dataTransfer?.files ?? []));
addEventListener('hashchange', ({ newURL }) => {
  restore(new URL(newURL).hash);
  for (const job of Object.values(jobs)) job.restored?.();
  show(S.job);
});
for (const type of ['online', 'offline']) {
  addEventListener(type, () => { $('.offline').textContent = navigator.onLine ? '' : 'Offline. Everything here still works.'; });
}

// Begin

restore(location.hash);
show(S.job, false);
paintWaiting();
(async () => {
  await loaded('studio.wasm', progress(1.1));
  $('#progress').hidden = true;
  for (const id of ['play', 'shuffle', 'reset']) $(`#${id}`).disabled = false;
  await show(S.job, false);
  startWorker();
  // What else the page has is there when it is needed, also offline. The module for drawings comes with the first of them.
  await Promise.all([...Object.values(imports).map((part) => part()), import('./more.js'), import('./zip.js'), styles()]);
})().catch(async ({ message }) => {
  $('#progress').hidden = true;
  const { characters } = await import('./choose.js');
  const scripts = ['stars', 'hearts', ...characters].map((name) => h('a', { href: `control/${name}.js`, download: `${name}.js` }, `${name}.js`));
  fail(`The studio cannot draw here: ${message}.`);
  $('#veil').append(h('p', {}, 'These controls are ready to use:'), h('div', { className: 'row' }, ...scripts));
  $('.rail').replaceChildren();
  $('#film').replaceChildren();
  $('#body').replaceChildren(h('p', { className: 'note' }, 'There is nothing to choose until the studio can draw.'));
  for (const id of ['download', 'dock']) $(`#${id} b`).textContent = 'Nothing to download';
});
