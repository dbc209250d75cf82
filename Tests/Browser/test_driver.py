"""The tests themselves: their pages keep a policy, and no script holds them up."""

import browser as drivers
import pytest

def test_the_policy_of_the_pages_is_in_force(browser, show, problems):
    problems.append("")
    show("<p>Nothing.</p>", element=False)
    assert browser.evaluate(
        """() => {
          try {
            document.createElement("script").text = "0";
            return !globalThis.trustedTypes;
          } catch { return true }
        }"""
    )
    browser.evaluate(
        """() => {
          const image = document.createElement("img");
          image.src = "http://example.invalid/";
          document.body.append(image);
        }"""
    )
    browser.wait('() => watched.problems.some((text) => text.includes("img-src"))')


def test_a_script_without_an_end_is_an_error(browser, show, monkeypatch):
    show("<p>Nothing.</p>", element=False)
    with monkeypatch.context() as patch:
        patch.setattr(drivers, "SCRIPT_TIMEOUT", 0.5)
        with pytest.raises(drivers.PageError, match="the script took too long"):
            browser.evaluate("() => new Promise(() => {})")
    assert browser.evaluate("() => 1") == 1
