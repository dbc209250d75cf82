"""Headless Chromium over the DevTools protocol, on two pipes: no port, no driver.

One browser serves all tests, because its start takes longer than any of them. Messages are JSON, each
ended by a zero byte: https://chromedevtools.github.io/devtools-protocol/.
"""

import base64
import fcntl
import io
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time

from PIL import Image

EXECUTABLE = os.environ.get("CHROMIUM", "chromium")

# Generous: a busy machine may take long to start a browser.
TIMEOUT = 90

OPTIONS = (
    "--headless",
    # In a container there is neither a sandbox nor much of shared memory.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    # What is compared is numbers: one pixel for one, colours as they are written.
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--force-color-profile=srgb",
    "--remote-debugging-pipe",
)


class Browser:
    """A browser with one page."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="rendering-", ignore_cleanup_errors=True)
        self.path = pathlib.Path(self.folder.name)
        read_by_browser, self.commands = high_pipe()
        self.messages, written_by_browser = high_pipe()
        self.buffer = bytearray()
        self.number = 0
        self.events = []
        self.session = None
        # The browser reads from descriptor 3 and writes to 4.
        script = f'exec "$@" 3<&{read_by_browser} 4>&{written_by_browser}'
        command = ["bash", "-c", script, "bash", EXECUTABLE, *OPTIONS]
        command += [f"--user-data-dir={self.path / 'profile'}", "about:blank"]
        with open(self.path / "log", "wb") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=(read_by_browser, written_by_browser),
            )
        os.close(read_by_browser)
        os.close(written_by_browser)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        for domain in ("Page", "Log", "Runtime", "Accessibility"):
            self.call(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(TIMEOUT)
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self.commands)
            os.close(self.messages)
            self.folder.cleanup()

    def open(self, html, width=800, height=600):
        """Shows a page in a window of this size, and waits until it and its pictures are loaded."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        file = self.path / "page.html"
        file.write_text(html, encoding="utf-8")
        self.events = []
        self.call("Page.navigate", url=file.as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.read(time.monotonic() + TIMEOUT)

    def screenshot(self):
        """What the window shows."""
        data = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def complaints(self):
        """What the console says about the page: violations, errors, warnings."""
        # Messages about the page come before the answer to a later question about it.
        self.call("Runtime.evaluate", expression="0")
        texts = []
        for event in self.events:
            parameters = event.get("params", {})
            if event["method"] == "Log.entryAdded":
                texts.append(parameters["entry"]["text"])
            elif event["method"] == "Runtime.exceptionThrown":
                texts.append(json.dumps(parameters["exceptionDetails"]))
            elif event["method"] == "Runtime.consoleAPICalled":
                texts.append(json.dumps(parameters["args"]))
        return texts

    def accessible_nodes(self):
        """The role and the name of all that assistive technology is told about the page."""
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in self.call("Accessibility.getFullAXTree")["nodes"]
            if not node["ignored"]
        ]

    def call(self, method, **parameters):
        """The result of a command."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session is not None:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        deadline = time.monotonic() + TIMEOUT
        while True:
            answer = self.read(deadline)
            if answer.get("id") == self.number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]

    def read(self, deadline):
        """The next message; events are kept."""
        while b"\0" not in self.buffer:
            if not select.select([self.messages], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError(f"{EXECUTABLE} does not answer; {self.log()}")
            data = os.read(self.messages, 1 << 20)
            if not data:
                raise EOFError(f"{EXECUTABLE} ended; {self.log()}")
            self.buffer += data
        message, _, self.buffer = self.buffer.partition(b"\0")
        message = json.loads(message)
        if "method" in message:
            self.events.append(message)
        return message

    def log(self):
        return "its log: " + (self.path / "log").read_text(errors="replace")[-2000:]


def high_pipe():
    """A pipe, reading end first, whose descriptors do not get into the way of 3 and 4."""
    ends = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return high
