"""The times of `compare`: medians of pairs, this script's first."""

import pathlib
import statistics
import sys

import server
from chromium import Chromium

PAIRS = 25

# What the times are to be at most, of the other version's; of a new picture, of its document by innerHTML.
TARGETS = {
    "until the first control stands": 0.65,
    "1,000 faces created": 0.5,
    "1,000 faces set": 0.5,
    "1,000 rows created": 0.5,
    "1,000 rows set": 0.5,
}
PICTURE_TARGET = 1.5

# From where the script begins to the first control's picture, in milliseconds.
BEGINS = "performance.mark('begins');"
WATCH = """customElements.whenDefined('emoji-rate').then(() => {
  if (document.querySelector('emoji-rate').shadowRoot.querySelector('svg')) performance.mark('stands');
});"""
STANDS = """async () => {
  const time = (name) => performance.getEntriesByName(name)[0]?.startTime;
  while (!time("stands")) await new Promise((resolve) => setTimeout(resolve));
  return time("stands") - time("begins");
}"""

# The control's pictures and the same as markup, in turn: milliseconds for one of each.
PICTURES = """async () => {
  const control = document.querySelector("emoji-rate");
  const plain = document.body.appendChild(document.createElement("div"));
  const shape = (root) => root.querySelector("svg").lastElementChild.getAttribute("d");
  const values = Array.from({ length: 500 }, (_, n) => n * 37 % 500 / 100);
  const documents = values.map((value) => { control.value = value; return control.svg });
  const times = [[], []];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    for (const value of values) { control.value = value; shape(control.shadowRoot); }
    const middle = performance.now();
    for (const text of documents) { plain.innerHTML = text; shape(plain); }
    times[0].push((middle - started) / values.length);
    times[1].push((performance.now() - middle) / values.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return times;
}"""

# A thousand controls created and shown, then all of their values set, in milliseconds.
THOUSAND = """async (symbol) => {
  const times = [[], []];
  for (let round = 0; round < 3; round += 1) {
    const place = document.body.appendChild(document.createElement("div"));
    const controls = [];
    const started = performance.now();
    for (let n = 0; n < 1000; n += 1) {
      const control = document.createElement("emoji-rate");
      control.setAttribute("symbol", symbol);
      control.setAttribute("value", n % 6);
      place.append(control);
      controls.push(control);
    }
    // They may be shown when the script has had its turn.
    await null;
    const middle = performance.now();
    for (const [n, control] of controls.entries()) control.value = (n + 3) % 6;
    times[0].push(middle - started);
    times[1].push(performance.now() - middle);
    place.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}"""


def main():
    other, slower = sys.argv[1:]
    scripts = [server.WEB / "emoji-rate-live.js", pathlib.Path(other)]
    times = {}
    with server.Server() as site, Chromium() as browser:
        browser.protocol.send("Emulation.setCPUThrottlingRate", {"rate": float(slower)})
        # Without a cache of compiled code, as on a first visit.
        browser.protocol.send("Network.enable")
        browser.protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        policy = "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"
        for side, script in enumerate(scripts):
            site.made[f"/{side}.js"] = (BEGINS.encode() + script.read_bytes(), policy, "text/javascript")
            page = (
                f'<!DOCTYPE html><link rel="icon" href="data:,"><script>{WATCH}</script>'
                f'<script defer src="/{side}.js"></script>'
                '<body><emoji-rate value="3.2"></emoji-rate>'
            )
            site.made[f"/{side}.html"] = (page.encode(), policy, "text/html; charset=utf-8")

        def measure(what, side, function, *arguments):
            browser.open(f"{site.origin}/{side}.html")
            browser.wait('() => customElements.get("emoji-rate") !== undefined')
            for name, found in zip(what, browser.evaluate(function, *arguments), strict=True):
                times.setdefault(name, ([], []))[side].extend(found)

        for pair in range(PAIRS):
            for side in (0, 1) if pair % 2 else (1, 0):
                browser.open(f"{site.origin}/{side}.html")
                times.setdefault("until the first control stands", ([], []))[side].append(browser.evaluate(STANDS))
        for _ in range(2):
            for side in (0, 1):
                measure(["a new picture", "its document by innerHTML"], side, PICTURES)
                measure(["1,000 faces created", "1,000 faces set"], side, THOUSAND, "face")
                measure(["1,000 rows created", "1,000 rows set"], side, THOUSAND, "stars")
    for name, (own, others) in times.items():
        one, two = statistics.median(own), statistics.median(others)
        target = f"; to reach: {TARGETS[name]}" if name in TARGETS else ""
        print(f"ratio: {name}: {one / two:.2f} ({one:.3f} ms against {two:.3f} ms{target})")
    picture, markup = (statistics.median(times[name][0]) for name in ("a new picture", "its document by innerHTML"))
    print(f"ratio: a new picture against innerHTML: {picture / markup:.2f} (to reach: {PICTURE_TARGET})")


main()
