// Functions that tests run in their pages, by name: `in_page` of ../browser.py.
(() => {
  // What a picture says and asks for, in the order of the page.
  const pictures = (selector) => [...document.querySelectorAll(selector)].map((picture) => ({
    kind: picture.localName,
    name: picture.getAttribute("alt") ?? picture.getAttribute("aria-label"),
    source: picture.currentSrc ?? "",
    natural: picture.naturalWidth ?? null,
  }));

  const scrolledTo = (selector, index) => {
    const picture = document.querySelectorAll(selector)[index];
    picture.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = picture.getBoundingClientRect();
    return { x, y, width, height, window: innerWidth };
  };

  // How far the page has moved by itself, where the engine tells: https://web.dev/articles/cls
  const shift = async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shift += value;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return shift;
  };

  // A picture may be loaded before it is decoded, which a busy machine shows.
  const areLoaded = async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    if (!images.every(({ complete }) => complete)) return false;
    await Promise.allSettled(images.map((image) => image.decode()));
    return true;
  };

  // For each picture: whether it loads, its connected shapes of 6 pixels and more that have no contrast of 3 (WCAG 1.4.11), and
  // which part of all pixels is grey with a contrast of 4.5, as the digits are (WCAG 1.4.3). The ground is the page's, or the
  // picture's own. A picture whose text says that it has its original colours may have such shapes.
  const measured = async (ground) => {
    const luminance = (pixel) => pixel.slice(0, 3)
      .map((value) => value / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      .reduce((sum, value, channel) => sum + value * [0.2126, 0.7152, 0.0722][channel], 0);
    const measured = [];
    for (const image of document.images) {
      await image.decode().catch(() => {});
      const { naturalWidth: width, naturalHeight: height } = image;
      if (!width) { measured.push({ source: image.src, isThere: false }); continue; }
      // At twice the size, the contrast of a thin line is its colour's.
      const [columns, rows] = [2 * width, 2 * height];
      const context = Object.assign(document.createElement("canvas"), { width: columns, height: rows }).getContext("2d");
      context.fillStyle = ground;
      context.fillRect(0, 0, columns, rows);
      context.drawImage(image, 0, 0, columns, rows);
      const data = context.getImageData(0, 0, columns, rows).data;
      const base = luminance([...data.slice(0, 4)]);
      // 0 is the ground, 1 is drawn, and 2 has a contrast of 3.
      const state = new Uint8Array(columns * rows);
      let grey = 0;
      for (let at = 0; at < data.length; at += 4) {
        const pixel = [...data.slice(at, at + 3)], own = luminance(pixel);
        const contrast = (Math.max(own, base) + 0.05) / (Math.min(own, base) + 0.05);
        state[at / 4] = contrast >= 3 ? 2 : contrast > 1.1 ? 1 : 0;
        grey += contrast >= 4.5 && Math.max(...pixel) - Math.min(...pixel) < 40;
      }
      const unseen = [];
      for (let first = 0; first < state.length; first++) {
        if (!state[first]) continue;
        const open = [first];
        let [seen, left, right, top, bottom] = [0, columns, 0, rows, 0];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          if (!state[at]) continue;
          seen += state[at] === 2;
          state[at] = 0;
          const [x, y] = [at % columns, Math.floor(at / columns)];
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
          if (x) open.push(at - 1);
          if (x < columns - 1) open.push(at + 1);
          if (y) open.push(at - columns);
          if (y < rows - 1) open.push(at + columns);
        }
        if (seen < 12 && right - left >= 12 && bottom - top >= 12) unseen.push([left / 2, top / 2, right / 2, bottom / 2]);
      }
      const block = image.closest("p") || image;
      const words = [image.alt, block.textContent, block.nextElementSibling?.textContent].join(" ");
      measured.push({ source: image.currentSrc, isThere: true, hasDigits: /\d ratings/.test(image.alt),
        unseen: words.includes("original colours") ? [] : unseen, grey: grey / (columns * rows) });
    }
    return measured;
  };

  // The values where the control's picture differs from the command's, and how many of its pixels do clearly.
  const differences = async (control, documents) => {
    const raster = async (markup) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([markup], { type: "image/svg+xml" }));
      await image.decode();
      URL.revokeObjectURL(image.src);
      const canvas = new OffscreenCanvas(240, 240).getContext("2d", { willReadFrequently: true });
      canvas.fillStyle = "#fff";
      canvas.fillRect(0, 0, 240, 240);
      canvas.drawImage(image, 0, 0, 240, 240);
      return canvas.getImageData(0, 0, 240, 240).data;
    };
    const found = {};
    for (const [value, expected] of Object.entries(documents)) {
      control.value = value;
      const shown = new XMLSerializer().serializeToString(control.shadowRoot.querySelector("svg"));
      const [one, other] = [await raster(shown), await raster(expected)];
      const count = one.filter((level, index) => Math.abs(level - other[index]) > 128).length;
      if (count > 80) found[value] = count;
    }
    return found;
  };

  // The computed paints of the shapes, each once.
  const paints = ({ shadowRoot }) => [...new Set([...shadowRoot.querySelectorAll("svg :is(path, circle)")].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill !== "none" ? `fill ${fill}` : [], stroke !== "none" ? `stroke ${stroke}` : []].flat();
  }))].sort();

  // The paints that are not of the system's colours.
  const ownPaints = (control) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const names = ["CanvasText", "GrayText", "Highlight", "Canvas"];
    const system = names.map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return paints(control).filter((paint) => !system.includes(paint.replace(/^\w+ /, "")));
  };

  // As Turbo and idiomorph do it: the element becomes what the server has sent, without what it has not.
  const morph = (control, text) => {
    const sent = new DOMParser().parseFromString(text, "text/html").querySelector("emoji-rate");
    for (const { name } of [...control.attributes]) if (!sent.hasAttribute(name)) control.removeAttribute(name);
    for (const { name, value } of sent.attributes) control.setAttribute(name, value);
    control.replaceChildren(...sent.childNodes);
  };

  // A native input there; some engines do not turn its keys around.
  const addNative = (type, dir) => {
    const place = document.querySelector("p");
    place.append(...[1, 2, 3].map((value) => Object.assign(
      document.createElement("input"), { type, dir, name: "native", value, checked: value === 2, min: 1, max: 3 })));
    place.children[1].focus();
  };

  // Some engines give an inner `<svg>` a clock of its own.
  const seek = (time) => {
    for (const svg of document.querySelectorAll("#stage p svg")) {
      svg.pauseAnimations();
      svg.setCurrentTime(time);
    }
  };

  // As Cypress and user-event do it, and as an assistive technology presses a radio button.
  const press = (control, part) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const place = { clientX: Math.round(x + width * part), clientY: Math.round(y + height / 2), bubbles: true, composed: true };
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
      control.dispatchEvent(new (type.startsWith("p") ? PointerEvent : MouseEvent)(type, place));
  };

  // What a page links to and what it is made of, once its scripts have run.
  const found = () => ({
    links: [...document.links].map(({ href }) => href),
    failed: performance.getEntriesByType("resource").filter(({ responseStatus }) => responseStatus >= 400)
      .map(({ name }) => name),
    broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
  });

  const place = (files, cell) => {
    document.body.replaceChildren(...files.map((file, index) => {
      const image = new Image();
      image.src = file;
      const columns = Math.floor(innerWidth / cell);
      image.style.cssText = `position: absolute; left: ${index % columns * cell}px;
        top: ${Math.floor(index / columns) * cell}px`;
      return image;
    }));
  };

  const center = (selector) => {
    const element = document.querySelector(selector);
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };

  // Goes to an address, chooses a format, and gives what the page then has; the state is the page's own object.
  const printed = async (link, format) => {
    const { S, address, restore } = await import("/studio/state.js");
    const { jobs, picture } = await import("/studio/picture.js");
    const { prepare, show } = await import("/studio/studio.js");
    restore(`#${link}`);
    for (const job of Object.values(jobs)) job.restored?.();
    S.format = { [S.job]: format };
    S.use = "Command";
    await show(S.job);
    await new Promise((resolve) => setTimeout(resolve, 150));
    return { picture: picture(), command: document.querySelector("#code").textContent, link: address().slice(1) };
  };

  // Takes what is saved, where an engine's automation has no downloads.
  const take = () => {
    window.taken ??= [];
    HTMLAnchorElement.prototype.click = function () { taken.push(this); };
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const address = make.call(URL, blob);
      taken[address] = blob;
      return address;
    };
  };

  const lastTaken = async () => {
    const link = taken.pop();
    if (!link) return null;
    const bytes = new Uint8Array(await taken[link.href].arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { name: link.download, bytes: btoa(text) };
  };

  // Drops files, each a name and its bytes in base64, on the page.
  const drop = (files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of files) {
      dataTransfer.items.add(new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], name));
    }
    document.querySelector("#body").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  };

  const paste = (text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.querySelector("#body textarea").dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  };

  // How often the page calls each function of the module until something that a visitor does is shown.
  const calls = async (action, ...given) => {
    const { engine } = await import("/studio/picture.js");
    const { setValue } = await import("/studio/studio.js");
    const functions = Object.entries(engine).filter(([, value]) => typeof value === "function");
    const counts = {};
    for (const [name, call] of functions) {
      engine[name] = (...words) => {
        counts[name] = (counts[name] ?? 0) + 1;
        return call(...words);
      };
    }
    ({ paste, setValue })[action](...given);
    Object.assign(engine, Object.fromEntries(functions));
    return counts;
  };

  // A module whose third answer has a wrong byte, and what it draws.
  const wrongOnce = async () => {
    const { start } = await import("/studio/engine.js");
    const { engine } = await import("/studio/picture.js");
    const { Instance } = WebAssembly;
    let count = 0;
    WebAssembly.Instance = function (...given) {
      const { exports } = new Instance(...given);
      const draw = (...words) => {
        const end = exports.draw(...words);
        if ((count += 1) === 3) new Uint8Array(exports.memory.buffer)[end + 50] ^= 1;
        return end;
      };
      return { exports: { ...exports, draw } };
    };
    const { draw } = start(engine.compiled, true);
    const pictures = [1, 2, 3].map(() => new TextDecoder().decode(draw("svg", "face", [["value", "4"]])));
    return [count, ...new Set(pictures)];
  };

  return {
    addNative, areLoaded, calls, center, differences, drop, found, lastTaken, measured, morph, ownPaints, paints, paste,
    pictures, place, press, printed, scrolledTo, seek, shift, take, wrongOnce,
  };
})()
