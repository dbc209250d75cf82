"""What Firefox and WebKitGTK share: input as WebDriver's actions, and processes that end with the tests.

The actions: https://www.w3.org/TR/webdriver2/#actions. Each engine sends them its own way.
"""

import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time

from browser import Browser

BUTTONS = {"left": 0, "middle": 1, "right": 2}

KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
    "Meta": "\ue03d",
}


class Refused(Exception):
    """The browser or its driver answered with an error."""


class ActionsBrowser(Browser):
    """A browser that takes actions."""

    def perform(self, source):
        """Performs the actions of one source."""
        raise NotImplementedError

    def pointer(self, kind, finger, action, x=0, y=0, button="left"):
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        if action == "move":
            actions = [move]
        else:
            actions = [{"type": f"pointer{action.title()}", "button": BUTTONS[button]}]
        # A finger is nowhere before it is down.
        if kind == "touch" and action == "down":
            actions.insert(0, move)
        self.perform(
            {
                "type": "pointer",
                "id": f"{kind}-{finger}",
                "parameters": {"pointerType": kind},
                "actions": actions,
            }
        )

    def wheel(self, x, y, horizontal, vertical):
        scroll = {"type": "scroll", "x": x, "y": y, "deltaX": horizontal, "deltaY": vertical}
        scroll |= {"duration": 0, "origin": "viewport"}
        self.perform({"type": "wheel", "id": "wheel", "actions": [scroll]})

    def key(self, name, down):
        action = {"type": "keyDown" if down else "keyUp", "value": KEYS.get(name, name)}
        self.perform({"type": "key", "id": "keyboard", "actions": [action]})


class Process:
    """A program, its children and a folder of its own, which all go when it is ended."""

    def __init__(self, command, environment=None):
        self.folder = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self.path = pathlib.Path(self.folder.name)
        self.log_path = self.path / "log"
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [argument.replace("{folder}", str(self.path)) for argument in command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **(environment or {})},
                start_new_session=True,
            )

    def wait_for(self, condition, timeout):
        """What a condition returns as soon as that is true."""
        deadline = time.monotonic() + timeout
        while not (result := condition()):
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.end()
                raise TimeoutError(f"{self.process.args[0]} did not start; its log: {self.log()}")
            time.sleep(0.01)
        return result

    def log(self):
        try:
            return self.log_path.read_text(errors="replace")[-4000:]
        except FileNotFoundError:
            return ""

    def end(self):
        # Its session is its own: nothing that others started is in this group.
        for number, patience in ((signal.SIGTERM, 5), (signal.SIGKILL, 5)):
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                break
            try:
                self.process.wait(patience)
            except subprocess.TimeoutExpired:
                continue
        self.folder.cleanup()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]
