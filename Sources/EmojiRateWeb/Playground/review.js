// The review form: Save shows what was entered and posts it without leaving the page; Cancel restores.
// Without this script the form is posted all the same, and the server answers with a page.

const form = document.getElementById('review-form');
const status = document.getElementById('status');
const entered = document.getElementById('entered');
let isSending = false;

/** The control of a name, which is its id too: the radio buttons in the rating share its name. */
const control = (name) => document.getElementById(name);

const say = (text, isError = false) => {
  status.textContent = text;
  status.classList.toggle('error', isError);
};

/** What was entered, as text: nothing of it becomes markup. */
const show = (data) => {
  const rows = [];
  for (const [name, text] of data) {
    if (!text) continue;
    const term = document.createElement('dt');
    const description = document.createElement('dd');
    term.textContent = form.querySelector(`label[for="${name}"]`).firstChild.textContent.trim();
    description.textContent = name === 'rating' ? `${text} out of ${control(name).max}` : text;
    rows.push(term, description);
  }
  document.getElementById('entered-fields').replaceChildren(...rows);
  entered.hidden = false;
};

/** From now on Cancel goes back to what is saved. */
const keep = (data) => {
  for (const [name, text] of data) control(name).defaultValue = text;
};

const save = async () => {
  const data = [...new FormData(form)];
  show(data);
  say('Saving…');
  try {
    const answer = await fetch(form.action, {
      method: form.method, body: new URLSearchParams(data), signal: AbortSignal.timeout(15_000),
    });
    const sentence = (await answer.text()).trim();
    if (!answer.ok) return say(`Not saved: ${sentence || answer.statusText}`, true);
    keep(data);
    say('Saved.');
  } catch {
    say('Not saved: the server does not answer. What you entered is still here; Save tries again.', true);
  }
};

// Only a form that is valid is submitted: the browser says what is missing.
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  await save();
  isSending = false;
});

form.addEventListener('reset', () => {
  say('');
  entered.hidden = true;
});
