"""Processes that end with the tests, and free ports for them."""

import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time


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
