"""A start with a match goes straight to its table."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

Told = dict[str, list[str]]


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Told:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.first_table"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path_factory.mktemp("data"))},
        check=True,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    assert isinstance(told, dict)
    return told


def test_the_table_is_laid_out_in_no_size_but_its_own(started: Told) -> None:
    assert started["sizes"]
    assert len({tuple(size) for size in started["sizes"]}) == 1


def test_no_source_is_read(started: Told) -> None:
    assert started["read"] == []


@pytest.mark.parametrize(
    "module",
    [
        "numpy",
        "cardtable.art.safe_svg",
        "cardtable.art.safety",
        "cardtable.art.trial",
        "cardtable.ui.start.page",
        "cardtable.ui.setup.page",
        "cardtable.games.dou_dizhu",
        "cardtable.games.oklahoma_gin",
    ],
)
def test_what_the_table_does_not_need_is_not_loaded(started: Told, module: str) -> None:
    assert module not in started["loaded"]
