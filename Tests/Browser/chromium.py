"""Chromium, by Playwright, and by its DevTools protocol for fingers, pens and scripts."""

import os

from browser import SCRIPT_TIMEOUT, TIMEOUT, VIEWPORT, Browser, BrowserGone, PageGone
from playwright.sync_api import Error, sync_playwright

EXECUTABLE = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class Chromium(Browser):
    name = "chromium"

    def start(self):
        self.playwright = sync_playwright().start()
        self.launch()

    def launch(self, reduced_motion=False):
        # In a container there is neither a sandbox nor much of shared memory.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"]
        if reduced_motion:
            arguments.append("--force-prefers-reduced-motion")
        self.has_reduced_motion = reduced_motion
        self.browser = self.playwright.chromium.launch(
            executable_path=EXECUTABLE, args=arguments, timeout=TIMEOUT * 1000
        )
        width, height = VIEWPORT
        self.context = self.browser.new_context(viewport={"width": width, "height": height})
        self.page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT * 1000)
        self.page.on("console", self.said)
        # Else what the page was asked would never be answered.
        self.page.on("crash", lambda: self.browser.close())
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.protocol = self.context.new_cdp_session(self.page)
        self.errors = []
        self.pressed = set()
        self.fingers = {}
        self.pen_at = {"x": 0, "y": 0}

    def stop(self):
        try:
            self.browser.close()
        finally:
            self.playwright.stop()

    def said(self, message):
        if message.type == "error":
            self.errors.append(message.text)

    def open(self, url):
        self.errors = []
        self.page.goto(url)

    def back(self):
        self.page.go_back()

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def emulate(self, reduced_motion=False, forced_colors=False, dark=False):
        # What is emulated does not reach the images of a page; what is asked of the system does.
        if reduced_motion != self.has_reduced_motion:
            self.browser.close()
            self.launch(reduced_motion)
        self.page.emulate_media(
            reduced_motion="reduce" if reduced_motion else "null",
            forced_colors="active" if forced_colors else "null",
            color_scheme="dark" if dark else "null",
        )

    def png(self):
        return self.page.screenshot()

    def pointer(self, kind, finger, action, x=0, y=0, button="left"):
        if kind == "touch":
            self.touched(finger, action, x, y)
        elif kind == "pen":
            self.penned(action, x, y, button)
        elif action == "move":
            self.page.mouse.move(x, y)
        elif action == "down":
            self.pressed.add(("button", button))
            self.page.mouse.down(button=button)
        else:
            self.pressed.discard(("button", button))
            self.page.mouse.up(button=button)

    def touched(self, finger, action, x, y):
        event = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[action]
        if action == "up":
            changed = self.fingers.pop(finger)
        else:
            changed = self.fingers[finger] = {"x": x, "y": y, "id": finger}
        # The end of a finger is told by those that are left, all else by those that are there.
        points = list(self.fingers.values())
        if action == "up" and points:
            points = [changed]
        self.protocol.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})

    def penned(self, action, x, y, button):
        event = {"move": "mouseMoved", "down": "mousePressed", "up": "mouseReleased"}[action]
        if action == "move":
            self.pen_at = {"x": x, "y": y}
            detail = {"buttons": int(("pen", "left") in self.pressed)}
        else:
            detail = {"button": button, "clickCount": 1}
            change = self.pressed.add if action == "down" else self.pressed.discard
            change(("pen", button))
        parameters = {"type": event, "pointerType": "pen", **self.pen_at, **detail}
        self.protocol.send("Input.dispatchMouseEvent", parameters)

    def wheel(self, x, y, horizontal, vertical):
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(horizontal, vertical)

    def key(self, name, down):
        if down:
            self.pressed.add(("key", name))
            self.page.keyboard.down(name)
        else:
            self.pressed.discard(("key", name))
            self.page.keyboard.up(name)

    def release(self):
        for finger in list(self.fingers):
            self.touched(finger, "up", 0, 0)
        for kind, name in list(self.pressed):
            if kind == "button":
                self.pointer("mouse", 0, "up", button=name)
            elif kind == "pen":
                self.penned("up", 0, 0, name)
            else:
                self.key(name, False)

    def run(self, expression):
        # Not Playwright's evaluate, which needs the page's policy to allow eval.
        # The limit is for loops; `evaluate` has the one for promises.
        limit = SCRIPT_TIMEOUT * 1000
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True, "timeout": limit}
        try:
            answer = self.protocol.send("Runtime.evaluate", parameters)
        except Error as error:
            if "has been closed" in str(error) or not self.browser.is_connected():
                raise BrowserGone(str(error)) from error
            if "navigated" in str(error) or "context" in str(error):
                raise PageGone from error
            raise
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"]["value"]

    def exposes(self, function, role, name):
        element = self.protocol.send("Runtime.evaluate", {"expression": f"({function})()"})["result"]
        parameters = {"objectId": element["objectId"], "fetchRelatives": False}
        node = self.protocol.send("Accessibility.getPartialAXTree", parameters)["nodes"][0]
        return (node["role"]["value"], node.get("name", {}).get("value", "")) == (role, name)

    def complaints(self):
        errors, self.errors = self.errors, []
        return errors
