"""A damaged file of many matches: the window appears at once, and the matches come later."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.store import salvage
from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged, salvage_beside
from cardtable.ui.records import salvaging
from cardtable.ui.running.program import Program
from tests.robot import wait_until
from tests.store.test_journal import played
from tests.ui.conftest import Open
from tests.ui.test_window import texts

COUNT = 30


def damage(path: Path) -> None:
    """Write a file of matches and spoil what it does not need."""
    journal = Journal(path)
    for seed in range(COUNT):
        played(journal, 5, seed=seed)
    journal.close()
    data = path.read_bytes()
    at = data.index(b"CREATE INDEX")
    path.write_bytes(data[:at] + b"\xff" * 12 + data[at + 12 :])


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A damaged journal where the program looks for it; its matches wait for the gate to open."""
    damage(tmp_path / "journal.sqlite")
    opened = threading.Event()

    def waits(path: Path, into: Path, told: Callable[[Salvaged], bool]) -> Salvaged | None:
        assert opened.wait(20)
        return salvage_beside(path, into, told)

    monkeypatch.setattr(salvaging, "salvage_beside", waits)
    monkeypatch.setattr(salvage, "PORTION", 4)
    return opened


def said(program: Program) -> str:
    return " ".join(texts(program.window.start))


def test_a_match_is_played_while_the_others_are_brought_over(
    gate: threading.Event, program: Program, open_match: Open, journal_of: Journal, tmp_path: Path
) -> None:
    assert "was damaged" in said(program) and "0 matches recovered so far…" in said(program)
    assert not journal_of.unfinished()
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    robot.play(limit=2)
    gate.set()
    robot.play(limit=2)
    wait_until(lambda: len(journal_of.unfinished()) == COUNT + 1)
    wait_until(lambda: not list(tmp_path.glob("*.waiting")))
    assert not robot.table.session.unsaved
    program.window.show_start()
    assert f"{COUNT} matches recovered." in said(program)
    match, _ = journal_of.load(robot.table.session.number if program.window.table else 1)
    assert len(match.actions) >= 4


def test_what_was_not_brought_over_comes_with_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    damage(path)
    first = Journal(path, later=True)
    assert first.waiting is not None and not first.unfinished()
    assert salvage_beside(first.waiting, path, lambda found: False) is None
    assert 0 < len(first.unfinished()) < COUNT
    first.close()
    again = Journal(path, later=True)
    assert again.waiting == first.waiting and again.set_aside is None
    assert again.waiting is not None
    found = salvage_beside(again.waiting, path, lambda found: True)
    assert found is not None and found.whole + found.there == COUNT and found.there > 0
    again.brought_over(again.waiting)
    again.close()
    last = Journal(path)
    assert last.waiting is None and len(last.unfinished()) == COUNT
    last.close()


def test_what_is_hindered_halfway_says_how_much_came_over_and_that_the_rest_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    damage(tmp_path / "journal.sqlite")
    monkeypatch.setattr(salvage, "PORTION", 4)
    takes, left = salvage._There.take, [10]

    def full(self: salvage._There, *what: object) -> str:
        left[0] -= 1
        if not left[0]:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise error
        return takes(self, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(salvage._There, "take", full)
    program = request.getfixturevalue("program")
    wait_until(lambda: "8 matches recovered so far. The rest waits" in said(program))
    assert "No readable match" not in said(program)
    assert list(tmp_path.glob("*.waiting"))
