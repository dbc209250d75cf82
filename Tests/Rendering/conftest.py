"""Fixtures, and the line at the end."""

import os
import random

import chromium
import pytest

figures = pytest.StashKey()
outcomes = pytest.StashKey()


# The gate takes a seeded third of the cases of tests with many alike; .ci/nightly takes all.
ALL = "EMOJI_RATE_ALL_PICTURES" in os.environ


def pytest_configure(config):
    config.addinivalue_line("markers", "sampled: without EMOJI_RATE_ALL_PICTURES, a third of the cases runs")
    config.stash[figures] = []
    config.stash[outcomes] = {"passed": 0, "failed": 0}


def pytest_collection_modifyitems(config, items):
    sampled = [] if ALL else [item for item in items if item.get_closest_marker("sampled")]
    left_out = set(sampled) - set(random.Random(46).sample(sampled, len(sampled) // 3))
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def report(request):
    """Adds a measured figure to the line at the end."""
    return request.config.stash[figures].append


@pytest.fixture(scope="session")
def browser():
    with chromium.Browser() as browser:
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
