"""What the engines share: one interface to a browser with one page, driven by trusted input.

An engine implements the methods that raise NotImplementedError, and calls `unsupported` where its
automation cannot do what is asked, which skips the test and says why. Positions are CSS pixels from the
top left of the page's window.
"""

import contextlib
import json
import pathlib
import time

import pytest

# Generous: a busy machine may take long to start a browser.
TIMEOUT = 60

# How long a script of a test may take, in seconds; else a promise that nothing keeps would halt all tests.
SCRIPT_TIMEOUT = 30

# A promise of all that was done so far being handled and shown.
SETTLED = """(async () => {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
})()"""

# A promise of what a script comes to, or of the error that it, or the end of its time, raises.
ANSWER = """(async () => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the script took too long")), %d);
  });
  try {
    return JSON.stringify({ value: await Promise.race([(async () => %s)(), late]) });
  } catch (error) {
    return JSON.stringify({ error: String(error?.stack ?? error), message: String(error) });
  } finally {
    clearTimeout(timer);
  }
})()"""

# How long a condition may take to come true, in milliseconds. Only tests that fail wait so long, also on a slow machine.
PATIENCE = 20_000

VIEWPORT = (1000, 720)

FUNCTIONS = (pathlib.Path(__file__).parent / "pages" / "functions.js").read_text()


def in_page(name):
    """A function of pages/functions.js."""
    return f"(...given) => ({FUNCTIONS}).{name}(...given)"


class PageError(Exception):
    """A script of a test threw in the page."""


class PageGone(Exception):
    """The page that a script ran in was left for another."""


class BrowserGone(Exception):
    """The browser has ended, or does not answer any more, which says nothing about the page."""


class Browser:
    """A browser with one page."""

    name = "?"

    def __init__(self):
        self.mouse = Mouse(self, "mouse")
        self.pen = Mouse(self, "pen")
        self.touch = Touch(self)
        self.keyboard = Keyboard(self)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    # What an engine implements.

    def start(self):
        raise NotImplementedError

    def stop(self):
        """Ends every process that was started."""
        raise NotImplementedError

    def open(self, url):
        """Shows a page and waits until it is loaded."""
        raise NotImplementedError

    def back(self):
        raise NotImplementedError

    def resize(self, width, height):
        """Gives the page's window this size."""
        raise NotImplementedError

    def emulate(self, reduced_motion=False, forced_colors=False, dark=False):
        """What the person asked the system for; everything else is as usual again."""
        raise NotImplementedError

    def png(self):
        """The bytes of a picture of what the window shows."""
        raise NotImplementedError

    def pointer(self, kind, finger, action, x=0, y=0, button="left"):
        """Does "move", "down" or "up" with a "mouse", a "pen" or a finger of a "touch"."""
        raise NotImplementedError

    def wheel(self, x, y, horizontal, vertical):
        raise NotImplementedError

    def key(self, name, down):
        """Presses or releases a key; its name is that of `KeyboardEvent.key`."""
        raise NotImplementedError

    def release(self):
        """Lets go of everything that is pressed."""
        raise NotImplementedError

    def run(self, expression):
        """The string that an expression, a promise of one, comes to in the page.

        Raises PageGone if the page is left meanwhile.
        """
        raise NotImplementedError

    def exposes(self, function, role, name):
        """Whether assistive technology gets this role and name of the element that a function returns."""
        raise NotImplementedError

    def complaints(self):
        """What the console said about the page since this was last asked, as far as the engine tells."""
        return []

    # What follows from that.

    def restart_if_gone(self):
        """Starts the browser anew if it does not answer."""
        try:
            self.run("Promise.resolve('here')")
        except Exception:
            with contextlib.suppress(Exception):
                self.stop()
            self.start()

    def evaluate(self, function, *arguments):
        """What a JavaScript function, given as source, returns or promises for these arguments."""
        arguments = json.dumps(arguments)[1:-1]
        answer = self.run(ANSWER % (SCRIPT_TIMEOUT * 1000, f"({function})({arguments})"))
        answer = json.loads(answer)
        if "error" in answer:
            raise PageError(f"{answer['message']}\n{answer['error']}\nin: {function[-500:]}")
        return answer.get("value")

    def wait(self, function, *arguments):
        """What a function returns as soon as that is true, on this page or on the one that follows."""
        waiting = """async (...given) => {
          const deadline = performance.now() + %d;
          for (;;) {
            const result = await (%s)(...given);
            if (result) return result;
            if (performance.now() > deadline) throw new Error("waited in vain");
            await new Promise((resolve) => setTimeout(resolve, 4));
          }
        }"""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            with contextlib.suppress(PageGone):
                return self.evaluate(waiting % (PATIENCE, function), *arguments)
        raise BrowserGone("no page stays")

    def settle(self):
        """Waits until what was done so far has been handled and is shown."""
        self.evaluate(f"() => {SETTLED}")

    def screenshot(self, path):
        """Writes what the window shows to a PNG file, and returns its path."""
        path = pathlib.Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.png())
        return path

    def unsupported(self, what):
        """Skips the test: the engine's automation has no way to do this."""
        pytest.skip(f"{self.name}: {what}")


class Mouse:
    """A mouse or a pen."""

    def __init__(self, browser, kind):
        self.browser = browser
        self.kind = kind
        self.at = None

    def move(self, x, y):
        self.at = (x, y)
        self.browser.pointer(self.kind, 0, "move", x, y)

    def down(self, button="left"):
        self.browser.pointer(self.kind, 0, "down", button=button)

    def up(self, button="left"):
        self.browser.pointer(self.kind, 0, "up", button=button)

    def click(self, x, y, button="left"):
        self.move(x, y)
        self.down(button)
        self.up(button)

    def drag(self, *points):
        """Presses at the first point, goes through the others, and releases at the last."""
        self.move(*points[0])
        self.down()
        for point in points[1:]:
            self.move(*point)
        self.up()

    def wheel(self, x, y, horizontal, vertical):
        self.browser.wheel(x, y, horizontal, vertical)


class Touch:
    """Fingers, numbered from 0."""

    def __init__(self, browser):
        self.browser = browser

    def down(self, x, y, finger=0):
        self.browser.pointer("touch", finger, "down", x, y)

    def move(self, x, y, finger=0):
        self.browser.pointer("touch", finger, "move", x, y)

    def up(self, finger=0):
        self.browser.pointer("touch", finger, "up")

    def tap(self, x, y):
        self.down(x, y)
        self.up()

    def drag(self, *points):
        self.down(*points[0])
        for point in points[1:]:
            self.move(*point)
        self.up()


class Keyboard:
    def __init__(self, browser):
        self.browser = browser

    def press(self, *names):
        """Presses keys in this order, as `press("Control", "a")`, and releases them."""
        for name in names:
            self.browser.key(name, True)
        for name in reversed(names):
            self.browser.key(name, False)
