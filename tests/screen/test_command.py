"""``python -m tests.eye``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.eye import __main__ as command
from tests.eye.cells import Cell, Report

GOOD = Cell(game="dou-dizhu")
BAD = Cell(game="oklahoma-gin", language="de")


@pytest.fixture(autouse=True)
def _two_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(cell: Cell, shots: Path | None = None) -> Report:
        return Report(cell, ("draw: blank: 3S in hand",) if cell == BAD else (), 5, 100)

    monkeypatch.setattr(command, "stated", lambda: iter((GOOD, BAD)))
    monkeypatch.setattr(command, "run", run)


def test_it_reports_each_window_and_fails_if_one_is_not_clean(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main([]) == 1
    said = capsys.readouterr().out
    assert "dou-dizhu-1280x800: 5 looks, 100 frames" in said
    assert "draw: blank: 3S in hand" in said
    assert said.endswith("1 of 2 windows are clean\n")


@pytest.mark.parametrize("words", [["--game", "dou-dizhu"], ["--lang", "en"]])
def test_it_looks_only_at_what_is_asked_for(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert command.main(words) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{GOOD.name}: 5 looks, 100 frames",
        "1 of 1 windows are clean",
    ]
