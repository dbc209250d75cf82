"""The times of `compare --raty`: medians, until every control of a page stands with its picture."""

import pathlib
import statistics
import subprocess
import sys

import command
import server
from chromium import Chromium

ROUNDS = 9
COUNTS = (1, 100)
# How much slower the processor is, and what CDP emulates of the network: as fast as it is, and fast 3G.
CONDITIONS = {
    "here": (1, {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}),
    "on a slow phone": (6, {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}),
}
POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'"
PAGE = """<!DOCTYPE html><link rel="icon" href="data:,"><script defer src="{script}"></script>
<body>{controls}<script type="module">
{wait}
performance.mark("stand");
</script>"""
WAIT = """await customElements.whenDefined("emoji-rate");
for (const { shadowRoot } of document.querySelectorAll("emoji-rate"))
  while (!shadowRoot.querySelector("svg")) await new Promise((resolve) => setTimeout(resolve));"""
# The control, and how a page waits for its picture.
SIDES = {
    "control": ('<emoji-rate value="3"></emoji-rate>', WAIT),
    "raty": (
        '<div data-score="3"></div>',
        """for (const element of document.querySelectorAll("div")) new Raty(element, { path: "/images" }).init();
        await Promise.all([...document.images].map((image) => image.decode()));""",
    ),
}
STAND = """async () => {
  while (!performance.getEntriesByName("stand").length) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.getEntriesByName("stand")[0].startTime;
}"""


def main():
    raty = pathlib.Path(sys.argv[1])
    scripts = {
        "control": command.output(["control", "stars"]).encode(),
        "raty": raty.read_bytes(),
    }
    with server.Server() as site, Chromium() as browser:

        def serve(path, body, kind):
            packed = subprocess.run(["brotli", "-c"], input=body, capture_output=True, check=True).stdout
            site.made[path] = (packed, POLICY, kind, "br")
            return len(packed)

        for image in (raty.parent.parent / "src" / "images").glob("star-o*.png"):
            site.made[f"/images/{image.name}"] = (image.read_bytes(), POLICY, "image/png")
        for side, (control, wait) in SIDES.items():
            print(f"size: {side}: {serve(f'/{side}.js', scripts[side], 'text/javascript')} bytes, brotli")
            for count in COUNTS:
                page = PAGE.format(script=f"/{side}.js", controls=control * count, wait=wait)
                serve(f"/{side}-{count}.html", page.encode(), "text/html; charset=utf-8")
        browser.protocol.send("Network.enable")
        # As on a first visit.
        browser.protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        for condition, (slower, network) in CONDITIONS.items():
            browser.protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            browser.protocol.send("Network.emulateNetworkConditions", {"offline": False, **network})
            for count in COUNTS:
                times = {side: [] for side in SIDES}
                for turn in range(ROUNDS):
                    for side in sorted(SIDES, reverse=turn % 2 == 1):
                        browser.open(f"{site.origin}/{side}-{count}.html")
                        times[side].append(browser.evaluate(STAND))
                medians = {side: statistics.median(times[side]) for side in SIDES}
                for side, median in medians.items():
                    ratio = median / medians["raty"]
                    print(f"ratio: {count} to stand {condition}, {side}: {ratio:.2f} x raty ({median:.1f} ms)")


main()
