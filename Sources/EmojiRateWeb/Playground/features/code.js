// The scripts and style sheets of the examples, which the pages both run and show: a function is run,
// and a text is a style sheet.

const exampleCode = {
  brand: `
    .brand-colors {
      --brand: light-dark(#0b6e4f, #6fdcb0);
      --emoji-rate-fill-color: var(--brand);
      --emoji-rate-stroke-color: var(--brand);
      --emoji-rate-star-size: 32;
    }
  `,
  scheme: `
    .by-scheme { --emoji-rate-theme: orchid; }
    @media (prefers-color-scheme: dark) {
      .by-scheme { --emoji-rate-theme: sky; }
    }
  `,
  states: `
    .lively emoji-rate::part(picture) { transition: scale .15s, opacity .15s; }
    .lively emoji-rate:state(dragging)::part(picture) { scale: 1.1; }
    .lively emoji-rate:not(:state(rated))::part(picture) { opacity: .6; }
    @media (prefers-reduced-motion: reduce) {
      .lively emoji-rate::part(picture) { transition: none; }
    }
  `,
  size: `
    .large emoji-rate {
      width: 20rem;
      --emoji-rate-focus-ring: 4px dotted light-dark(crimson, pink);
    }
  `,
  shift: `
    #stars:not(:defined) { display: inline-block; height: 44px; }
  `,
  still: `
    emoji-rate { display: inline-block; max-width: 100%; }
    emoji-rate > :is(svg, img) { display: block; min-width: 100%; max-width: 100%; height: auto; }
  `,

  order() {
    const form = document.getElementById('order');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      document.getElementById('sent').textContent = new URLSearchParams(new FormData(form));
    });
  },
  complaint() {
    const taste = document.getElementById('taste');
    const answer = document.getElementById('answer');
    const check = () => {
      const isBad = taste.valueAsNumber < 3;
      taste.setCustomValidity(isBad ? 'Surely it was better than that?' : '');
    };
    taste.addEventListener('change', check);
    document.getElementById('ask').addEventListener('click', () => {
      check();
      answer.textContent = taste.reportValidity() ? 'Valid.' : taste.validationMessage;
    });
  },
  while() {
    const mood = document.getElementById('mood');
    const log = document.getElementById('log');
    for (const type of ['input', 'change']) {
      mood.addEventListener(type, () => log.prepend(`${type} ${mood.value}\n`));
    }
  },
  hover() {
    const words = ['Not rated', 'Awful', 'Poor', 'Fair', 'Good', 'Excellent'];
    const stars = document.getElementById('stars');
    const word = document.getElementById('word');
    const say = (value) => { word.textContent = words[Number(value)]; };
    stars.addEventListener('emoji-rate-hover', ({ detail }) => {
      say(Number.isNaN(detail.value) ? stars.value : detail.value);
    });
    stars.addEventListener('change', () => say(stars.value));
  },
  set() {
    const set = document.getElementById('set');
    document.getElementById('up').addEventListener('click', () => set.stepUp());
    document.getElementById('down').addEventListener('click', () => set.stepDown());
    document.getElementById('half').addEventListener('click', () => { set.valueAsNumber = 2.5; });
    document.getElementById('clear').addEventListener('click', () => set.clear());
  },
};
