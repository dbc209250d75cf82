"""Input as WebDriver's actions: https://www.w3.org/TR/webdriver2/#actions.

Firefox and WebKitGTK are both driven by them; each sends them its own way.
"""

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
