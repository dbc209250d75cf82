"""Fixtures, and the line at the end."""

import pytest
from page import Page

figures = pytest.StashKey()
outcomes = pytest.StashKey()


def pytest_configure(config):
    config.stash[figures] = []
    config.stash[outcomes] = {"passed": 0, "failed": 0}


@pytest.fixture
def report(request):
    """Adds a measured figure to the line at the end."""
    return request.config.stash[figures].append


@pytest.fixture(scope="session")
def browser():
    with Page() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    result = yield
    counts = item.config.stash[outcomes]
    if result.failed:
        counts["failed"] += 1
    elif result.passed and result.when == "call":
        counts["passed"] += 1
    return result


def pytest_unconfigure(config):
    counts = config.stash[outcomes]
    parts = [f"{counts['passed']} passed", f"{counts['failed']} failed", *config.stash[figures]]
    print("rendering: " + "; ".join(parts))
