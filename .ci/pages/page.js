// What the pages share: links to each other, and the source of what they show, from what they show.
//
// It runs before the page is read, so that what it adds is there when the page is first seen.

const here = location.pathname.replace(/\/$/, '/index.html');
const root = new URL('.', document.currentScript.src);

/** A new element with properties and children. */
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** Links in a navigation of this name; the page's own is marked. */
const links = (label, places) => {
  const navigation = make('nav', {}, ...Object.entries(places).map(([place, title]) => {
    const link = make('a', { href: new URL(place, root), textContent: title });
    if (link.pathname === here) link.setAttribute('aria-current', 'page');
    return link;
  }));
  navigation.setAttribute('aria-label', label);
  return navigation;
};

/** What is linked from every page. */
const pages = {
  'index.html': 'Studio', 'pictures.html': 'Pictures', 'gallery/index.html': 'Gallery', 'swift/documentation/emojirate/': 'Swift',
};

/** The head of a page. */
customElements.define('page-header', class extends HTMLElement {
  connectedCallback() {
    const brand = make('a', { className: 'brand', href: new URL('index.html', root) },
      make('img', { src: new URL('icon.svg', root), alt: '', width: 26, height: 26 }), make('b', {}, 'EmojiRate'));
    this.append(make('header', {}, brand, links('Pages', pages)));
  }
});

/** A block of code of a kind, about something, with a button that copies it. */
const codeBlock = (kind, about, text = '') => {
  const label = `${kind}: ${about}`;
  const code = make('code', {}, text);
  const said = make('span', { className: 'said' });
  const button = make('button', { type: 'button' }, 'Copy', make('span', { className: 'hidden' }, ` ${label}`));
  const block = make('pre', { tabIndex: 0 }, code);
  said.setAttribute('role', 'status');
  block.setAttribute('role', 'region');
  block.setAttribute('aria-label', label);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      said.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      said.textContent = 'Selected: copy it with the keyboard';
    }
    setTimeout(() => { said.textContent = ''; }, 3000);
  });
  return make('div', { className: 'source' },
    make('div', { className: 'heading' }, make('span', {}, kind), said, button), block);
};

/** A text without the indentation that all of its lines have, and without empty lines around. */
const unindented = (text) => {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const common = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(common)).join('\n');
};

/** The title of the section that an element stands in. */
const sectionTitle = (element) => element.closest('section').querySelector('h2').textContent;

/** The source of what stands before it. */
customElements.define('example-source', class extends HTMLElement {
  connectedCallback() {
    this.append(codeBlock('Markup', sectionTitle(this), unindented(this.previousElementSibling.innerHTML)));
  }
});
