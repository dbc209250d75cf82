"""Elements that are called like something a document has: what a page's visitors write must not be taken for it."""

# Of <img>, <form>, <embed>, <object> and <iframe>, a document has the names as its own.
NAMES = [
    "currentScript", "baseURI", "readyState", "head", "body", "activeElement", "createElementNS",
    "createDocumentFragment", "documentElement", "defaultView", "host",
]  # fmt: skip


def test_forms_of_names_of_the_document_change_nothing(show):
    forms = "".join(f'<form name="{name}"></form>' for name in NAMES)
    control = show(f'{forms}<p><emoji-rate character="cat" value="4"></emoji-rate></p>')
    control.wait("(control) => control.shadowRoot.querySelector('svg')?.firstChild")
    control.focus()
    control.press("ArrowUp")
    assert control.value == "4.1"


def test_a_field_of_a_form_that_is_called_elements_keeps_enter_from_nothing(browser, show):
    control = show(
        """<form><emoji-rate symbol="stars" mode="radio" value="3"></emoji-rate>
        <input name="elements" type="hidden"><button>Send</button></form>"""
    )
    browser.evaluate(
        """() => {
          watched.sent = 0;
          document.forms[0].onsubmit = (event) => { event.preventDefault(); watched.sent += 1 };
        }"""
    )
    control.focus()
    control.press("Enter")
    browser.settle()
    assert browser.evaluate("() => watched.sent") == 1
