"""Firefox, by WebDriver BiDi over a WebSocket: no driver between.

The protocol: https://www.w3.org/TR/webdriver-bidi/.
"""

import base64
import json
import os
import re

from browser import TIMEOUT, VIEWPORT, BrowserGone, PageGone
from webdriver import ActionsBrowser, Process, Refused
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

EXECUTABLE = os.environ.get("FIREFOX", "firefox-esr")

PREFERENCES = {
    # WebDriver BiDi alone.
    "remote.active-protocols": 1,
    # Headless, it believes that there is no mouse: one that is fine and can hover.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "app.normandy.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.sessionhistory.max_total_viewers": 0,
}

# Whether the page of an address is there; it may have changed its query and its fragment, and have a form that is
# called readyState.
ARRIVED = """(url) => {
  const page = (address) => new URL(address).href.replace(/\\/?([?#].*)?$/, "");
  return page(location.href) === page(url) && Reflect.get(Document.prototype, "readyState", document) === "complete";
}"""

EMULATED = """(wanted) => ["prefers-reduced-motion: reduce", "forced-colors: active", "prefers-color-scheme: dark"]
  .every((feature, index) => matchMedia(`(${feature})`).matches === wanted[index])"""


class Firefox(ActionsBrowser):
    name = "firefox"

    def start(self):
        # Chrome's scope, which emulation needs, is allowed by the last of the options.
        options = ["--headless", "--no-remote", "--remote-debugging-port=0"]
        options += ["--remote-allow-system-access", "--profile", "{folder}"]
        self.process = Process(["bash", "-c", self.script(), "bash", EXECUTABLE, *options])
        address = self.process.wait_for(self.address, TIMEOUT)
        self.socket = connect(f"{address}/session", max_size=None, open_timeout=TIMEOUT).__enter__()
        self.number = 0
        self.errors = []
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]
        chrome = self.call("browsingContext.getTree", **{"moz:scope": "chrome"})
        self.chrome = chrome["contexts"][0]["context"]
        self.call("session.subscribe", events=["log.entryAdded"])
        self.resize(*VIEWPORT)

    def script(self):
        """A shell script that writes the profile's preferences, then becomes the browser."""
        lines = "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in PREFERENCES.items()
        )
        return f"cat > {{folder}}/user.js <<'END'\n{lines}END\nexec \"$@\""

    def address(self):
        match = re.search(r"listening on (ws://\S+)", self.process.log())
        return match and match[1]

    def stop(self):
        try:
            self.call("browser.close")
            self.socket.close()
        finally:
            self.process.end()

    def call(self, method, **parameters):
        """The result of a command."""
        try:
            return self.answer(method, parameters)
        except (WebSocketException, OSError) as error:
            raise BrowserGone(f"{method}: {error}") from error

    def answer(self, method, parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv(TIMEOUT))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == self.number:
                if answer["type"] != "success":
                    raise Refused(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]

    def open(self, url):
        self.errors = []
        self.call("browsingContext.navigate", context=self.context, url=url, wait="complete")
        # The answer may have been to a page before, which was still drawing itself.
        self.wait(ARRIVED, url)
        # Else the address bar has the focus, and no page shows one.
        self.script_call("gBrowser.selectedBrowser.focus()", self.chrome)

    def back(self):
        # The answer comes before the page: the old one must be gone, and the new one loaded.
        self.evaluate("() => { window.isBeforeTraversal = true }")
        self.call("browsingContext.traverseHistory", context=self.context, delta=-1)
        self.wait('() => !window.isBeforeTraversal && document.readyState === "complete"')

    def resize(self, width, height):
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self.context, viewport=viewport)

    def emulate(self, reduced_motion=False, forced_colors=False, dark=False):
        preferences = {
            "ui.prefersReducedMotion": int(reduced_motion),
            # 1: the page's own colours, 2: the system's.
            "browser.display.document_color_use": 2 if forced_colors else 1,
            # 0: dark, 1: light.
            "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
        }
        for name, value in preferences.items():
            self.script_call(f"Services.prefs.setIntPref('{name}', {value})", self.chrome)
        # The page hears of it later.
        self.wait(EMULATED, [reduced_motion, forced_colors, dark])

    def png(self):
        return base64.b64decode(
            self.call("browsingContext.captureScreenshot", context=self.context)["data"]
        )

    def pointer(self, kind, finger, action, x=0, y=0, button="left"):
        if kind == "pen":
            self.unsupported("its automation has no pen")
        super().pointer(kind, finger, action, x, y, button)

    def perform(self, source):
        self.call("input.performActions", context=self.context, actions=[source])

    def release(self):
        self.call("input.releaseActions", context=self.context)

    def run(self, expression):
        try:
            answer = self.script_call(expression, self.context)
        except Refused as error:
            if "destroyed" in str(error) or "no such frame" in str(error):
                raise PageGone from error
            raise
        assert answer["type"] == "success", answer
        return answer["result"]["value"]

    def script_call(self, expression, context):
        return self.call(
            "script.evaluate", expression=expression, awaitPromise=True, target={"context": context}
        )

    def exposes(self, function, role, name):
        element = self.script_call(f"({function})()", self.context)["result"]["sharedId"]
        root = self.script_call(f"({function})().getRootNode()", self.context)["result"]["sharedId"]
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        found = self.call(
            "browsingContext.locateNodes",
            context=self.context,
            locator=locator,
            startNodes=[{"sharedId": root}],
        )
        return element in [node["sharedId"] for node in found["nodes"]]

    def complaints(self):
        # Messages about the page come before the answer to a later question about it.
        self.evaluate("() => 0")
        errors, self.errors = self.errors, []
        return errors
