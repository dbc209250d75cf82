"""Fixtures, and the line at the end."""

import pytest
from pictures import Page

figures = pytest.StashKey()


def pytest_configure(config):
    config.stash[figures] = []


@pytest.fixture
def report(request):
    """Adds a measured figure to the line at the end."""
    return request.config.stash[figures].append


@pytest.fixture(scope="session")
def browser():
    with Page() as browser:
        yield browser


def pytest_terminal_summary(terminalreporter, config):
    counts = (f"{len(terminalreporter.stats.get(what, []))} {what}" for what in ("passed", "failed", "error"))
    terminalreporter.write_line("rendering: " + "; ".join([*counts, *config.stash[figures]]))
