"""The times of `compare`: medians of pairs, this version's first."""

import statistics
import subprocess
import sys

import command
import server
from chromium import Chromium

PAIRS = 25

# What the times are to be at most, of the other version's.
TARGETS = {
    "until the first control stands": 1,
    "1,000 faces created": 1.4,
    "1,000 faces set": 1,
    "1,000 rows created": 1.4,
    "1,000 rows set": 1,
}

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

# A thousand controls created and shown, then all of their values set, in milliseconds.
THOUSAND = """async () => {
  const times = [[], []];
  for (let round = 0; round < 3; round += 1) {
    const place = document.body.appendChild(document.createElement("div"));
    const controls = [];
    const started = performance.now();
    for (let n = 0; n < 1000; n += 1) {
      const control = document.createElement("emoji-rate");
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


def scripts(emoji_rate):
    """The scripts of a face and of a row."""
    return [
        subprocess.run([emoji_rate, "control", *row], capture_output=True, timeout=60, check=True).stdout
        for row in ([], ["stars"])
    ]


def main():
    other, slower = sys.argv[1:]
    times = {}
    with server.Server() as site, Chromium() as browser:
        browser.protocol.send("Emulation.setCPUThrottlingRate", {"rate": float(slower)})
        # Without a cache of compiled code, as on a first visit.
        browser.protocol.send("Network.enable")
        browser.protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        policy = "script-src 'self' 'unsafe-inline'"
        for side, emoji_rate in enumerate((command.EMOJI_RATE, other)):
            for kind, script in zip(("face", "row"), scripts(emoji_rate), strict=True):
                name = f"/{kind}-{side}"
                site.made[f"{name}.js"] = (BEGINS.encode() + script, policy, "text/javascript")
                page = (
                    f'<!DOCTYPE html><link rel="icon" href="data:,"><script>{WATCH}</script>'
                    f'<script defer src="{name}.js"></script>'
                    '<body><emoji-rate value="3.2"></emoji-rate>'
                )
                site.made[f"{name}.html"] = (page.encode(), policy, "text/html; charset=utf-8")

        def measure(what, kind, side, function):
            browser.open(f"{site.origin}/{kind}-{side}.html")
            browser.wait('() => customElements.get("emoji-rate") !== undefined')
            for name, found in zip(what, browser.evaluate(function), strict=True):
                times.setdefault(name, ([], []))[side].extend(found)

        for pair in range(PAIRS):
            for side in (0, 1) if pair % 2 else (1, 0):
                browser.open(f"{site.origin}/face-{side}.html")
                times.setdefault("until the first control stands", ([], []))[side].append(browser.evaluate(STANDS))
        for turn in range(4):
            for side in (0, 1) if turn % 2 else (1, 0):
                for kind in ("face", "row"):
                    measure([f"1,000 {kind}s created", f"1,000 {kind}s set"], kind, side, THOUSAND)
    for name, (own, others) in times.items():
        one, two = statistics.median(own), statistics.median(others)
        print(f"ratio: {name}: {one / two:.2f} ({one:.3f} ms against {two:.3f} ms; to reach: {TARGETS[name]})")


main()
