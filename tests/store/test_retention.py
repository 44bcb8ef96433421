"""Surplus past matches are deleted, and no others; the file can be shrunk again."""

from __future__ import annotations

import random
import sqlite3
import time
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.games import find_game
from cardtable.store import retention, rows
from cardtable.store.archive import AGED
from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import RETENTIONS, Retention
from cardtable.store.moments import now
from cardtable.store.retention import GRACE, PORTION, compact, outdated, tidy_beside
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
    assert len(outdated(journal, keep)) == 6 - stay
    assert tidy_beside(journal.path, keep) == 6 - stay
    assert journal.finished() == before[:stay]
    assert len(journal.unfinished()) == 2
    for entry in (*journal.finished(), *journal.unfinished()):
        journal.load(entry.id)
    db = sqlite3.connect(journal.path)
    (left,) = db.execute("SELECT count(DISTINCT match) FROM actions").fetchone()
    assert left == 6 + 2  # what went can be brought back


def test_a_year_is_counted_in_utc(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the player is: a match that ended 365 days ago, less some hours, stays."""
    numbers = [entry.id for entry in journal.finished()]
    for seed in (9, 10):  # just now: what is old is so beside the newest ones as well
        finished(journal, seed)
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


@pytest.mark.parametrize("years", [1, 14, 1000])
@pytest.mark.parametrize("days", [1, 30, 365])
def test_a_clock_that_is_wrong_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int, days: int
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    for seed in range(3):
        finished(journal, seed)

    class Wrong(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Wrong:
            moment = datetime.now(tz) + timedelta(days=365 * years)
            return cls.fromisoformat(moment.isoformat())

    monkeypatch.setattr(retention, "datetime", Wrong)
    assert outdated(journal, Retention(days=days)) == []
    assert tidy_beside(journal.path, Retention(days=days)) == 0
    assert len(journal.finished()) == 3


def test_what_ended_while_the_clock_had_lost_the_time_is_not_old(journal: Journal) -> None:
    with journal.transaction() as db:
        db.execute("UPDATE matches SET updated = '1970-01-01T00:00:07+00:00' WHERE id = 6")
    assert 6 not in outdated(journal, RETENTIONS["year"])
    tidy_beside(journal.path, RETENTIONS["year"])
    assert 6 in [entry.id for entry in journal.finished()]


@pytest.mark.parametrize("others", ["2040-01-01", "2026-01-01", "9999-12-31", "2500-06-06", "x"])
@pytest.mark.parametrize("latest", ["2020-01-01", "1970-01-01", "2026-11-25", "1601-01-01"])
def test_the_latest_matches_stay_whatever_the_clock_said(
    tmp_path: Path, others: str, latest: str
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    numbers = [finished(journal, seed) for seed in range(4)]
    with journal.transaction() as db:
        for number in numbers:
            moment = f"{latest if number == numbers[-1] else others}T00:00:00.000000+00:00"
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (moment, number))
    assert tidy_beside(journal.path, Retention(latest=2)) in (1, 2)  # one may be late by its clock
    assert {entry.id for entry in journal.finished()} >= set(numbers[2:])


@pytest.mark.parametrize("older", [1, 3, 8])
def test_what_is_brought_over_pushes_out_nothing_that_was_played_after_it(
    tmp_path: Path, older: int
) -> None:
    journal, other = Journal(tmp_path / "j.sqlite"), Journal(tmp_path / "other.sqlite")
    played_here = {finished(journal, seed) for seed in range(3)}
    for seed in range(older):
        finished(other, 10 + seed)
    with other.transaction() as db:
        db.execute("UPDATE matches SET updated = '2026-03-01T12:00:00.000000+00:00'")
    other.close()
    assert journal.bring_over(other.path, wanted=True).whole == older
    tidy_beside(journal.path, Retention(latest=3))
    assert {entry.id for entry in journal.finished()} >= played_here


def test_the_match_at_the_table_is_the_latest_after_a_damaged_file_was_brought_over(
    tmp_path: Path,
) -> None:
    journal, damaged = Journal(tmp_path / "j.sqlite"), Journal(tmp_path / "old.sqlite")
    for seed in range(3):
        finished(damaged, seed)
    damaged.close()
    at_table, match = played(journal, 5, seed=9)  # written anew before the others come
    journal.bring_over(damaged.path)
    rng = random.Random(9)
    while match.outcome is None:
        action = match.state.legal.sample(rng)
        match.play(action)
        journal.add(at_table, len(match.actions) - 1, action, match.outcome)
    tidy_beside(journal.path, Retention(latest=3))
    assert at_table in [entry.id for entry in journal.finished()]


@pytest.mark.parametrize("keep", [Retention(latest=1), Retention(latest=3), RETENTIONS["year"]])
def test_what_was_too_much_can_be_brought_back(journal: Journal, keep: Retention) -> None:
    before = journal.finished()
    begun = now()
    count = tidy_beside(journal.path, keep)
    assert count == len(before) - len(journal.finished()) > 0
    assert tidy_beside(journal.path, keep) == 0  # the next start
    back, counted = journal.restore(begun)
    assert (len(back), counted) == (count, True)
    assert journal.finished() == before


@pytest.mark.parametrize("played_then", [False, True])
@pytest.mark.parametrize("years", [1, 14, 1000])
def test_a_clock_that_is_wrong_forgets_nothing_early(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, years: int, played_then: bool
) -> None:
    count = tidy_beside(journal.path, Retention(latest=1))

    class Wrong(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Wrong:
            moment = datetime.now(tz) + timedelta(days=365 * years)
            return cls.fromisoformat(moment.isoformat())

    monkeypatch.setattr(retention, "datetime", Wrong)
    if played_then:
        last = finished(journal, 9)
        wrong = Wrong.now(UTC).isoformat(timespec="microseconds")
        with journal.transaction() as db:
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (wrong, last))
    tidy_beside(journal.path, Retention(latest=1))
    assert len(journal.away()) >= count > 0


def test_what_is_too_old_can_be_brought_back(journal: Journal) -> None:
    before = journal.finished()
    begun = now()
    assert tidy_beside(journal.path, RETENTIONS["year"]) == 3
    assert len(journal.finished()) == 3 and len(journal.away(begun)) == 3
    journal.put_away([before[0].id])
    journal.forget_away()  # what was deleted by hand goes for good, what is old does not yet
    assert len(journal.away()) == 3 and journal.away("9999") == []
    assert journal.restore(begun)[1]
    assert journal.finished() == before[1:]
    assert journal.restore(begun) == ([], False)


def test_what_was_too_old_goes_for_good_some_days_later(journal: Journal) -> None:
    tidy_beside(journal.path, RETENTIONS["year"])
    long_ago = (datetime.now(UTC) - timedelta(days=GRACE + 1)).isoformat()
    one, *others = journal.away()
    with journal.transaction() as db:
        db.execute("UPDATE matches SET away = ? WHERE id = ?", (AGED + long_ago, one))
    tidy_beside(journal.path, RETENTIONS["year"])
    assert journal.away() == others
    assert journal.read("SELECT 1 FROM matches WHERE id = ?", one) == []


def test_many_go_in_portions(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    with journal.transaction() as db:
        for seed in range(2 * PORTION + 1):
            number, _ = rows.insert(db, new_match(seed=seed), "french")
            rows.note_end(db, number, Outcome("deals", (2, -1, -1), (0,)))
    every = [entry.id for entry in journal.finished()]
    assert tidy_beside(journal.path, Retention(latest=1)) == 2 * PORTION
    assert [entry.id for entry in journal.finished()] == every[:1]


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_bytes(b"no such file" * 1000)
    with pytest.raises(JournalError) as error:
        compact(path)
    assert error.value.reason == "damaged" and error.value.detail.startswith(f"{path}: ")


def test_a_match_that_goes_on_again_is_left_alone(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = outdated(journal, Retention(latest=1))
    again = journal.load(gone[0])[0]

    def late(_journal: Journal, _keep: Retention) -> list[int]:
        journal.cut(gone[0], len(again.actions) - 1)
        return gone

    monkeypatch.setattr(retention, "outdated", late)
    assert tidy_beside(journal.path, Retention(latest=1)) == len(gone) - 1
    assert gone[0] in [entry.id for entry in journal.unfinished()]


def test_the_file_is_made_small_and_loses_nothing(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tidy_beside(journal.path, Retention(latest=1))
    with journal.transaction() as db:
        db.execute("DELETE FROM matches WHERE away != ''")
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
    assert "no saved-matches file" in capsys.readouterr().err
    journal = Journal(tmp_path / "journal.sqlite")
    with journal.transaction():
        assert main(["vacuum"]) == 1
    assert "Another program is using the file" in capsys.readouterr().err
