reflectAll();
customElements.define(tag, EmojiRate);
// Who waits for the definition finds the page's controls as they are.
welcome();
