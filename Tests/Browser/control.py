"""A control in a page, as tests see it: by what its contract says, and by its events."""

import dataclasses


@dataclasses.dataclass
class Box:
    x: float
    y: float
    width: float
    height: float

    def at(self, x, y):
        """The point of the page at these fractions of the box."""
        return (self.x + x * self.width, self.y + y * self.height)


class Control:
    def __init__(self, browser, selector):
        self.browser = browser
        self.selector = selector

    def run(self, function, *arguments):
        """What a function of the control, and of what else is given, returns."""
        return self.browser.evaluate(self.about(function), self.selector, *arguments)

    def wait(self, function, *arguments):
        return self.browser.wait(self.about(function), self.selector, *arguments)

    def about(self, function):
        return (
            "(selector, ...given) =>"
            f" ({function})(document.querySelector(selector), ...given)"
        )

    def get(self, name):
        return self.run("(control, name) => control[name]", name)

    def set(self, name, value):
        self.run("(control, name, value) => { control[name] = value }", name, value)

    def said(self):
        """What assistive technology is told of the native input, or of the group."""
        return self.run(
            """({ shadowRoot }) => {
              const group = shadowRoot.querySelector("#box[role]"), input = shadowRoot.querySelector("input");
              const checked = [...shadowRoot.querySelectorAll("[type=radio]")].find((radio) => radio.checked);
              if (group) return { role: group.role, required: group.ariaRequired, checked: checked?.ariaLabel ?? null };
              const { min, max, value, ariaValueText, disabled } = input;
              return { role: "slider", min, max, now: value, text: ariaValueText, disabled };
            }"""
        )

    def set_attribute(self, name, value):
        """Sets an attribute; None takes it away."""
        self.run(
            """(control, name, value) => {
              if (value === null) control.removeAttribute(name);
              else control.setAttribute(name, value);
            }""",
            name,
            value,
        )

    @property
    def value(self):
        return self.get("value")

    def shown(self):
        """The markup of the picture that stands in the control."""
        return self.run(
            "(control) => new XMLSerializer()"
            '.serializeToString(control.shadowRoot.querySelector("svg"))'
        )

    def wait_until_shown(self):
        """Waits until what stands in the control is the picture of its value: an animation ends."""
        self.wait("(control) => watched.isStill(control)")

    def focus(self):
        self.run("(control) => control.focus()")

    def has_focus(self):
        return self.run("(control) => document.activeElement === control")

    def box(self):
        """The box of its picture, which is the control's without a padding."""
        return self.box_of("#picture")

    def box_of(self, selector):
        return Box(
            **self.run(
                """({ shadowRoot }, selector) => {
                  const { x, y, width, height } = shadowRoot.querySelector(selector).getBoundingClientRect();
                  return { x, y, width, height };
                }""",
                selector,
            )
        )

    def press(self, *names):
        self.browser.keyboard.press(*names)

    def events(self):
        """The types and values of the events since the page was opened or since this was last asked."""
        self.browser.settle()
        return [tuple(event) for event in self.browser.evaluate("() => watched.events.splice(0)")]
