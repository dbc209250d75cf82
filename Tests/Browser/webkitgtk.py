"""WebKitGTK's MiniBrowser, by WebDriver, on a display of its own.

The protocol is JSON over HTTP: https://www.w3.org/TR/webdriver2/.
"""

import base64
import glob
import json
import os
import pathlib
import tempfile
import urllib.error
import urllib.request
from http.client import HTTPException

from browser import TIMEOUT, BrowserGone, PageGone
from webdriver import ActionsBrowser, Process, Refused, free_port

DRIVER = os.environ.get("WEBKIT_DRIVER", "WebKitWebDriver")
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"

# Pages that were left are loaded again, so that their state is restored, which is to be tested.
OPTIONS = ("--enable-page-cache=false",)


# A promise of all input that was sent having arrived in the page, which `watch.js` notes, or of half a
# second: some never does, as what the controls of the browser keep to themselves.
ARRIVED = """(async (sent) => {
  const { arrived } = window.watched ?? {};
  const deadline = performance.now() + 500;
  const lacks = () => Object.keys(sent).some((type) =>
    typeof sent[type] === "number" ? arrived[type] < sent[type] : arrived[type] !== sent[type]);
  while (arrived && lacks() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 4));
  Object.assign(arrived ?? {}, sent);
})(SENT)"""


class WebKitGTK(ActionsBrowser):
    name = "webkitgtk"

    def start(self):
        self.folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self.display = Process(
            ["bash", "-c", "exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp"]
        )
        number = self.display.wait_for(self.display_number, TIMEOUT)
        self.environment = {
            "DISPLAY": f":{number}",
            "GDK_BACKEND": "x11",
            # Neither is there in a container: a sandbox for the web process, a bus for its accessibility.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "NO_AT_BRIDGE": "1",
            "XDG_CONFIG_HOME": self.folder.name,
        }
        self.emulated = None
        self.forget_input()
        self.driver = None
        self.emulate()

    def display_number(self):
        return next((line for line in self.display.log().splitlines() if line.isdigit()), None)

    def stop(self):
        try:
            self.end_session()
        finally:
            self.display.end()
            self.folder.cleanup()

    def start_session(self):
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.driver = Process([DRIVER, f"--port={port}"], self.environment)
        self.driver.wait_for(self.is_ready, TIMEOUT)
        options = {"binary": sorted(glob.glob(BROWSERS))[-1], "args": ["--automation", *OPTIONS]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self.request("POST", "/session", capabilities=capabilities)
        self.session = f"/session/{session['sessionId']}"
        self.is_spoilt = False
        self.call("POST", "/timeouts", script=TIMEOUT * 1000)

    def end_session(self):
        if self.driver is None:
            return
        try:
            self.call("DELETE", "")
        finally:
            self.driver.end()
            self.driver = None

    def is_ready(self):
        try:
            return self.request("GET", "/status")
        except BrowserGone:
            return False

    def request(self, method, path, **parameters):
        """The result of a command."""
        data = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            message = error.read().decode()
            # The former for the command in which the page's process ended, the latter for those after it.
            gone = '"unknown error"' in message or '"invalid session id"' in message
            raise (BrowserGone if gone else Refused)(f"{path}: {message}") from None
        except (OSError, HTTPException) as error:
            raise BrowserGone(f"{path}: {error}") from error

    def call(self, method, path, **parameters):
        return self.request(method, self.session + path, **parameters)

    def open(self, url):
        self.call("POST", "/url", url=url)
        self.forget_input()

    def back(self):
        self.call("POST", "/back")
        self.forget_input()

    def forget_input(self):
        """The page is another one, to which no input was sent yet."""
        self.is_settled = True
        self.sent = {"pointerdown": 0, "pointerup": 0, "keydown": 0, "keyup": 0}

    def resize(self, width, height):
        self.unsupported("without a window manager its window keeps its size")

    def emulate(self, reduced_motion=False, forced_colors=False, dark=False):
        if forced_colors:
            self.unsupported("it has no forced colours")
        if (reduced_motion, dark) == self.emulated:
            return
        # GTK reads its settings once, at the start.
        self.end_session()
        settings = pathlib.Path(self.folder.name) / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(
            "[Settings]\n"
            f"gtk-enable-animations={int(not reduced_motion)}\n"
            f"gtk-theme-name=Adwaita{'-dark' * dark}\n"
        )
        self.start_session()
        self.emulated = (reduced_motion, dark)

    def png(self):
        return base64.b64decode(self.call("GET", "/screenshot"))

    def pointer(self, kind, finger, action, x=0, y=0, button="left"):
        if kind == "touch":
            self.unsupported("its automation makes a mouse of a finger")
        self.is_spoilt = self.is_spoilt or button != "left"
        super().pointer(kind, finger, action, x, y, button)

    def perform(self, source):
        self.call("POST", "/actions", actions=[source])
        self.is_settled = False
        for action in source["actions"]:
            kind = action["type"].lower()
            if kind == "pointermove":
                self.sent[kind] = f"{int(action['x'])},{int(action['y'])}"
            elif kind in self.sent:
                self.sent[kind] += 1

    def release(self):
        self.call("DELETE", "/actions")
        # Once another button was pressed, it misses releases, in other pages as well.
        if self.is_spoilt:
            self.end_session()
            self.start_session()

    def run(self, expression):
        # The driver does not wait until the page has handled the input.
        if not self.is_settled:
            self.is_settled = True
            arrived = ARRIVED.replace("SENT", json.dumps(self.sent))
            expression = f"{arrived}.then(() => {expression})"
        script = f"const done = arguments[arguments.length - 1]; ({expression}).then(done)"
        try:
            return self.call("POST", "/execute/async", script=script, args=[])
        except Refused as error:
            if '"no such frame"' in str(error):
                raise PageGone from error
            raise

    def exposes(self, function, role, name):
        element = self.call("POST", "/execute/sync", script=f"return ({function})()", args=[])
        path = f"/element/{next(iter(element.values()))}"
        return (self.call("GET", f"{path}/computedrole"), self.call("GET", f"{path}/computedlabel")) == (
            role,
            name,
        )
