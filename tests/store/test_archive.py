"""Undoable deletion, imported records, and kills in between."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from cardtable.store import schema
from cardtable.store.journal import Journal
from cardtable.store.keeping import Retention
from cardtable.store.retention import outdated
from cardtable.store.rows import RECORD
from tests.store.simulated import fill, journal_in, simulated

ROOT = Path(__file__).parents[2]


def listed(journal: Journal) -> list[int]:
    """Every list of the journal agrees on what is there."""
    past = [match.id for match in journal.past_matches()]
    assert past == [entry.id for entry in journal.finished()]
    assert journal.any_finished() == bool(past)
    assert sorted(past[1:]) == sorted(outdated(journal, Retention(latest=1)))
    return past


def test_what_is_deleted_is_back_with_all_of_it_when_undone(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    first, second, third = fill(journal, 3)
    before = journal.load(second)[0]
    journal.put_away([second, third])
    assert listed(journal) == [first] and journal.away() == [second, third]
    journal.bring_back([second])
    assert sorted(listed(journal)) == [first, second]
    again = journal.load(second)[0]
    assert (again.actions, again.outcome, again.notes) == (
        before.actions,
        before.outcome,
        before.notes,
    )
    journal.forget_away()
    assert journal.away() == [] and sorted(listed(journal)) == [first, second]
    with journal.transaction() as db:
        assert db.execute("SELECT count(*) FROM actions WHERE match = ?", (third,)).fetchone() == (
            0,
        )
    journal.forget_away()
    assert sorted(listed(journal)) == [first, second]


def test_an_unfinished_one_is_deleted_as_well(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    number = journal.begin(simulated(1, most=5), "french")
    journal.put_away([number])
    assert journal.unfinished() == []
    journal.bring_back(journal.away())
    assert [entry.id for entry in journal.unfinished()] == [number]


DELETES = """
    import os, signal, sys
    sys.path.insert(0, sys.argv[1])
    from pathlib import Path
    from cardtable.store.journal import Journal
    journal = Journal(Path(sys.argv[2]))
    step = sys.argv[3]
    numbers = [match.id for match in journal.past_matches()][:2]
    if step == "within":
        with journal.transaction() as db:
            db.execute("UPDATE matches SET away = 'x' WHERE id = ?", (numbers[0],))
            os.kill(os.getpid(), signal.SIGKILL)
    journal.put_away(numbers)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize("step", ["within", "after"])
def test_a_kill_between_delete_and_undo_loses_nothing(tmp_path: Path, step: str) -> None:
    journal = journal_in(tmp_path)
    records = fill(journal, 4)
    path = journal.path
    journal.close()
    code = textwrap.dedent(DELETES)
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT), str(path), step], check=False, cwd=ROOT
    )
    assert done.returncode == -signal.SIGKILL
    again = Journal(path)
    assert len(again.away()) == (2 if step == "after" else 0)
    again.bring_back(again.away())
    assert sorted(listed(again)) == sorted(records)
    for number in records:
        assert again.load(number)[0].outcome is not None


def test_what_was_put_away_stays_so_in_a_file_that_is_salvaged(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 3)
    gone = [match.id for match in journal.past_matches()][:1]
    journal.put_away(gone)
    journal.bring_in(simulated(20), "french")
    journal.close()
    other = Journal(tmp_path / "other.sqlite")
    assert other.bring_over(journal.path).whole == 4
    assert len(other.past_matches()) == 3 and len(other.away()) == 1
    assert [match.source for match in other.past_matches()].count(RECORD) == 1


@pytest.mark.parametrize("deleted", ["here", "there", "in both"])
def test_who_recovers_a_file_wants_what_was_deleted(tmp_path: Path, deleted: str) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 3)
    gone = [match.id for match in journal.past_matches()][:1]
    if deleted == "in both":
        journal.put_away(gone)
    backup = Journal(tmp_path / "backup.sqlite")
    backup.bring_over(journal.path)
    if deleted == "here":
        journal.put_away(gone)
    elif deleted == "there":
        backup.put_away([match.id for match in backup.past_matches()][:1])
        journal.remove(gone[0])
    backup.close()
    found = journal.bring_over(backup.path, wanted=True)
    assert (found.whole, found.there) == (1, 2)
    assert len(journal.past_matches()) == 3 and not journal.away()


def test_a_record_is_brought_in_once(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    match = simulated(7)
    number, new = journal.bring_in(match, "french")
    assert new and journal.past_matches(number)[0].source == RECORD
    assert journal.bring_in(simulated(7), "french") == (number, False)
    journal.put_away([number])
    assert journal.bring_in(match, "french") == (number, False)
    assert [past.id for past in journal.past_matches()] == [number]
    own = journal.begin(simulated(8), "french")
    assert journal.bring_in(simulated(8), "french") == (own, False)
    assert journal.past_matches(own)[0].source == ""


@pytest.mark.parametrize(
    "lacking",
    [
        "DROP TABLE results",
        "DROP TABLE reviews",
        "DROP TABLE marks",
        "DROP INDEX put_away",
    ],
)
def test_missing_tables_and_indexes_are_made(tmp_path: Path, lacking: str) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 2)
    journal.close()
    with sqlite3.connect(journal.path) as db:
        db.execute(lacking)
        db.execute(f"PRAGMA user_version={schema.SCHEMA_VERSION - 1}")
    db.close()
    again = Journal(journal.path)
    assert again.locked is None and again.set_aside is None
    assert len(listed(again)) == 2
    again.put_away(listed(again)[:1])
    assert len(listed(again)) == 1


def test_deals_that_are_over_are_counted_without_replaying(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    for number in range(40):
        match = simulated(number, most=10 + 3 * number)
        if match.outcome is None:
            written = journal.begin(match, "french")
            (past,) = journal.past_matches(written)
            assert past.deals + 1 == match.view(None).deal
    assert {entry.deals for entry in journal.unfinished()} > {0, 1}
