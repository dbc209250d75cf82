"""The times of `compare`: this version's controls in turn with those of another one, or with raty."""

import pathlib
import statistics
import subprocess
import sys

import command
import server
from chromium import Chromium

POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'"
PAGE = """<!DOCTYPE html><link rel="icon" href="data:,"><script defer src="{script}"></script>
<body>{controls}<script type="module">{wait}
performance.mark("drawn");</script>"""
WAIT = """await customElements.whenDefined("emoji-rate");
for (const { shadowRoot } of document.querySelectorAll("emoji-rate"))
  while (!shadowRoot.querySelector("svg")) await new Promise((resolve) => setTimeout(resolve));"""
CONTROL = '<emoji-rate value="3"></emoji-rate>'
RATY = """for (const element of document.querySelectorAll("div")) new Raty(element, { path: "/images" }).init();
await Promise.all([...document.images].map((image) => image.decode()));"""
DRAWN = """async () => {
  while (!performance.getEntriesByName("drawn").length) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.getEntriesByName("drawn")[0].startTime;
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


def show(what, own, other, target):
    one, two = statistics.median(own), statistics.median(other)
    print(f"ratio: {what}: {one / two:.2f} ({one:.1f} ms against {two:.1f} ms; to reach: {target})")


def against_another(site, browser, other):
    """A thousand controls created and valued, of this command and of another version's."""
    for kind, arguments in {"faces": [], "rows": ["stars"]}.items():
        times = ([], []), ([], [])
        for turn in range(4):
            for side in (0, 1) if turn % 2 else (1, 0):
                emoji_rate = (command.EMOJI_RATE, other)[side]
                script = subprocess.run([emoji_rate, "control", *arguments], capture_output=True, check=True).stdout
                site.made[f"/{side}.js"] = (script, POLICY, "text/javascript")
                page = PAGE.format(script=f"/{side}.js", controls=CONTROL, wait=WAIT)
                site.made[f"/{side}.html"] = (page.encode(), POLICY, "text/html; charset=utf-8")
                browser.open(f"{site.origin}/{side}.html")
                browser.evaluate(DRAWN)
                for one, found in zip(times, browser.evaluate(THOUSAND), strict=True):
                    one[side].extend(found)
        show(f"1,000 {kind} created", *times[0], 1.4)
        show(f"1,000 {kind} set", *times[1], 1)


def against_raty(site, browser, raty):
    """The time until all stars of a page are drawn, on a slow phone with fast 3G."""
    sides = {"control": (CONTROL, WAIT), "raty": ('<div data-score="3"></div>', RATY)}
    scripts = {"control": command.output(["control", "stars"]).encode(), "raty": raty.read_bytes()}

    def serve(path, body, kind):
        packed = subprocess.run(["brotli", "-c"], input=body, capture_output=True, check=True).stdout
        site.made[path] = (packed, POLICY, kind, "br")

    for image in (raty.parent.parent / "src" / "images").glob("star-o*.png"):
        site.made[f"/images/{image.name}"] = (image.read_bytes(), POLICY, "image/png")
    phone = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
    browser.protocol.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    browser.protocol.send("Network.emulateNetworkConditions", phone)
    for count in (1, 100):
        times = {side: [] for side in sides}
        for turn in range(9):
            for side in sorted(sides, reverse=turn % 2 == 1):
                markup, wait = sides[side]
                serve("/script.js", scripts[side], "text/javascript")
                page = PAGE.format(script="/script.js", controls=markup * count, wait=wait)
                serve("/page.html", page.encode(), "text/html; charset=utf-8")
                browser.open(f"{site.origin}/page.html")
                times[side].append(browser.evaluate(DRAWN))
        show(f"{count} drawn on a slow phone", times["control"], times["raty"], 1)


def main():
    what, path = sys.argv[1:]
    with server.Server() as site, Chromium() as browser:
        # As on a first visit.
        browser.protocol.send("Network.enable")
        browser.protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        if what == "raty":
            against_raty(site, browser, pathlib.Path(path))
        else:
            against_another(site, browser, path)


main()
