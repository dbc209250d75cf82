// Included before everything else: notes what goes wrong in a page, and the events of its controls.
"use strict";
{
  const watched = { problems: [], events: [], pictures: [] };
  window.watched = watched;

  const note = (text) => watched.problems.push(String(text));
  addEventListener("securitypolicyviolation", (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
  addEventListener("error", (event) => note(`error: ${event.message || event.target?.src}`), true);
  addEventListener("unhandledrejection", (event) => note(`rejection: ${event.reason}`));
  const { error } = console;
  console.error = (...texts) => {
    note(`console: ${texts.join(" ")}`);
    error.apply(console, texts);
  };

  // What input arrived, for drivers that do not wait until it does.
  watched.arrived = { pointerdown: 0, pointerup: 0, keydown: 0, keyup: 0 };
  for (const type of Object.keys(watched.arrived))
    addEventListener(type, () => { watched.arrived[type] += 1; }, true);
  addEventListener("pointermove", ({ clientX, clientY }) => {
    watched.arrived.pointermove = [clientX, clientY].map(Math.round).join();
  }, true);

  // A native menu would take the input that comes next.
  addEventListener("contextmenu", (event) => event.preventDefault());

  // Every event is to be as an input's own: it bubbles, cannot be cancelled, and only `input` crosses shadow roots.
  for (const type of ["input", "change"]) {
    addEventListener(type, (event) => {
      const { target, bubbles, composed, cancelable } = event;
      if (target.localName !== "emoji-rate") return;
      if (!bubbles || cancelable || composed !== (type === "input"))
        note(`event: ${type} is not as an input's`);
      watched.events.push([type, target.value]);
    });
  }

  const same = (text) => text;
  const policy =
    globalThis.trustedTypes?.createPolicy("tests", { createScriptURL: same, createHTML: same });

  const html = (text) => (policy ? policy.createHTML(text) : text);

  // Whether this is the page of a key, in which this markup then is in the place of that before.
  watched.renew = (key, markup) => {
    if (key !== watched.key) return false;
    const stage = document.querySelector("#stage");
    stage.replaceChildren();
    watched.events = [];
    watched.problems = [];
    stage.innerHTML = html(markup);
    scrollTo(0, 0);
    return true;
  };

  // Whether the picture in a control stays what it is for some frames.
  watched.isStill = async (control) => {
    const before = control.shadowRoot.querySelector("svg").outerHTML;
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return before === control.shadowRoot.querySelector("svg").outerHTML;
  };

  // Adds a script to the page, and waits until it ran.
  watched.load = (url) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = policy ? policy.createScriptURL(url) : url;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${url} could not be loaded`));
      document.head.append(script);
    });

  // Makes time pass with frames only: a busy machine drops them, and would film no animation.
  const slowDown = () => {
    const request = requestAnimationFrame;
    let now = performance.now();
    performance.now = () => now;
    window.requestAnimationFrame = (callback) => request(() => callback((now += 10)));
  };

  // Keeps every picture that a control shows, a frame at a time, until `watched.filming` is false.
  watched.film = (control) => {
    slowDown();
    watched.pictures = [];
    watched.filming = true;
    const frame = () => {
      const picture = control.shadowRoot.querySelector("svg").outerHTML;
      if (watched.pictures.at(-1) !== picture) watched.pictures.push(picture);
      if (watched.filming) requestAnimationFrame(frame);
    };
    frame();
  };
}
