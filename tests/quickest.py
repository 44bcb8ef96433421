"""A pytest plugin for ``tests.mutants``: a mutant meets its quickest tests first.

mutmut hands over all tests that reach a function. Most mutants fall to the quickest of them; only
those that survive these meet more.
"""

from __future__ import annotations

import json
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

#: Seconds of tests that a mutant meets, as they took without it.
SECONDS = float(os.environ.get("CARDTABLE_MUTANT_SECONDS", "3"))
#: Seconds of processor time after which a test counts as hanging.
HANGS = 20
#: mutmut's measurements, in the folder where it runs tests; the variable that names the mutant.
DURATIONS, UNDER = Path("mutmut-stats.json"), "MUTANT_UNDER_TEST"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the quickest tests."""
    if config.option.collectonly or not DURATIONS.exists() or os.environ.get(UNDER) == "stats":
        return
    durations = json.loads(DURATIONS.read_text("utf-8"))["duration_by_test"]
    items.sort(key=lambda item: durations.get(item.nodeid, 0.0))
    left = SECONDS
    for number, item in enumerate(items):
        left -= durations.get(item.nodeid, 0.0)
        if left < 0 and number:
            config.hook.pytest_deselected(items=items[number:])
            del items[number:]
            return


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """End a mutant that goes round in circles."""
    if "__mutmut_" in os.environ.get(UNDER, ""):
        limit = int(time.process_time()) + HANGS
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (limit if most < 0 else min(limit, most), most))
    return (yield)
