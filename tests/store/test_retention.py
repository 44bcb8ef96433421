"""Surplus past matches are deleted, and no others; the file can be shrunk again."""

from __future__ import annotations

import random
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.games import find_game
from cardtable.store import writing
from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import RETENTIONS, Retention
from cardtable.store.retention import PORTION, compact, outdated, remove_beside
from tests.store.test_journal import new_match, played


def finished(journal: Journal, seed: int) -> int:
    """A match that ended."""
    game = find_game("dou-dizhu")
    seats = tuple(Seat("easy", str(i), i) for i in range(3))
    match = Match(game, game.resolve(None, {"deals": 1}), seats, Seed.numbered(seed))
    rng = random.Random(seed)
    while match.turn is not None:
        match.play(match.state.legal.sample(rng))
    return journal.keep(0, match, "french")


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """Six matches that ended, two years ago the first three, and two that go on."""
    made = Journal(tmp_path / "j.sqlite")
    ended = [finished(made, seed) for seed in range(6)]
    for seed in range(2):
        played(made, 5, seed=seed)
    with made.transaction() as db:
        old = "2024-01-02T03:04:05.000000+00:00"
        db.execute("UPDATE matches SET updated = ? WHERE id <= ?", (old, ended[2]))
        db.execute("UPDATE matches SET updated = ? WHERE finished = 0", (old,))
    return made


@pytest.mark.parametrize(
    ("keep", "stay"),
    [
        (RETENTIONS["all"], 6),
        (RETENTIONS["100"], 6),
        (RETENTIONS["year"], 3),
        (Retention(latest=4), 4),
        (Retention(latest=1), 1),
    ],
)
def test_the_oldest_go_and_what_is_not_finished_stays(
    journal: Journal, keep: Retention, stay: int
) -> None:
    before = journal.finished()
    gone = outdated(journal, keep)
    assert remove_beside(journal.path, gone) == 6 - stay
    assert journal.finished() == before[:stay]
    assert len(journal.unfinished()) == 2
    for entry in (*journal.finished(), *journal.unfinished()):
        journal.load(entry.id)
    db = sqlite3.connect(journal.path)
    (left,) = db.execute("SELECT count(DISTINCT match) FROM actions").fetchone()
    assert left == stay + 2


def test_a_year_is_counted_in_utc(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the player is: a match that ended 365 days ago, less some hours, stays."""
    numbers = [entry.id for entry in journal.finished()]
    moment = datetime.now(UTC) - timedelta(days=365)
    with journal.transaction() as db:
        for hours, number in zip((-9, -1, 1, 9), numbers, strict=False):
            when = (moment + timedelta(hours=hours)).isoformat(timespec="microseconds")
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (when, number))
    for zone in ("EAST-14", "WEST+11"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        gone = outdated(journal, RETENTIONS["year"])
        assert set(numbers[:2]) <= set(gone) and not set(numbers[2:4]) & set(gone)
    monkeypatch.undo()
    time.tzset()


def test_many_go_in_portions(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    with journal.transaction() as db:
        for seed in range(2 * PORTION + 1):
            number = writing.insert(db, new_match(seed=seed), "french")
            writing.note_end(db, number, Outcome("deals", (2, -1, -1), (0,)))
    every = [entry.id for entry in journal.finished()]
    assert remove_beside(journal.path, [*every, 9999]) == 2 * PORTION + 1
    assert not journal.finished()


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_bytes(b"no such file" * 1000)
    for removing in (lambda: remove_beside(path, [1]), lambda: compact(path)):
        with pytest.raises(JournalError) as error:
            removing()
        assert error.value.reason == "damaged" and error.value.detail.startswith(f"{path}: ")


def test_a_match_that_goes_on_again_is_left_alone(journal: Journal) -> None:
    gone = outdated(journal, Retention(latest=1))
    journal.cut(gone[0], 1)
    assert remove_beside(journal.path, gone) == len(gone) - 1
    assert gone[0] in [entry.id for entry in journal.unfinished()]


def test_the_file_is_made_small_and_loses_nothing(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    remove_beside(journal.path, outdated(journal, Retention(latest=1)))
    entries = (*journal.finished(), *journal.unfinished())
    before, after = compact(journal.path)
    assert after < before
    assert (*journal.finished(), *journal.unfinished()) == entries
    journal.path.rename(journal.path.with_name("journal.sqlite"))
    monkeypatch.setenv("CARDTABLE_DATA", str(journal.path.parent))
    assert main(["vacuum"]) == 0
    assert "bytes before" in capsys.readouterr().out


def test_a_file_that_is_held_or_not_there_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    assert main(["vacuum"]) == 1
    assert "no file of matches" in capsys.readouterr().err
    journal = Journal(tmp_path / "journal.sqlite")
    with journal.transaction():
        assert main(["vacuum"]) == 1
    assert "Another program holds the file" in capsys.readouterr().err
