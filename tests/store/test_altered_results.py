"""A bit is altered in a result: lists show no other score than the match had."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged
from tests.store.simulated import fill
from tests.store.test_salvage import spoil

COUNT = 6


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("made") / "j.sqlite"
    journal = Journal(path)
    fill(journal, COUNT)
    journal.close()
    return path


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made, tmp_path))


def ends(journal: Journal) -> list[tuple[object, ...]]:
    """What lists and statistics show of each match."""
    return [
        (one.seats, one.finished, one.scores, one.winners, one.best)
        for one in journal.past_matches()
    ]


CHANGES = (
    "UPDATE matches SET scores = replace(replace(scores, '2', '3'), '4', '6') WHERE id = {id}",
    "UPDATE matches SET scores = replace(scores, '-', '') WHERE id = {id}",
    "UPDATE matches SET scores = replace(scores, ', ', ',1') WHERE id = {id}",
    "UPDATE matches SET winners = '[0]' WHERE id = {id} AND winners != '[0]'",
    "UPDATE matches SET winners = '[1]' WHERE id = {id} AND winners != '[1]'",
    "UPDATE matches SET finished = 0, scores = '[]', winners = '[]' WHERE id = {id}",
    "UPDATE results SET best = replace(best, '1', '3') WHERE match = {id}",
    "UPDATE results SET deals = deals + 64 WHERE match = {id}",
    "UPDATE ends SET sum = substr('bc', 1 + (sum LIKE 'b%'), 1) || substr(sum, 2)"
    " WHERE match = {id}",
    "DELETE FROM results WHERE match = {id}",
)


@pytest.mark.parametrize("change", CHANGES)
def test_an_altered_result_is_corrected_by_replaying(file: Path, change: str) -> None:
    before = ends(Journal(file, later=True))
    spoil(file, *(change.format(id=number) for number in (1, 3, 4)))
    journal = Journal(file, later=True)
    assert journal.correct_results() > 0
    assert ends(journal) == before
    assert journal.correct_results() == 0
    journal.close()


def test_commands_show_the_corrected_result(file: Path) -> None:
    before = ends(Journal(file, later=True))
    spoil(file, CHANGES[0].format(id=1), CHANGES[0].format(id=2))
    assert ends(Journal(file)) == before


def test_an_altered_result_of_a_damaged_file_is_corrected_when_it_was_brought_over(
    file: Path, tmp_path: Path
) -> None:
    before = ends(Journal(file, later=True))
    spoil(file, CHANGES[0].format(id=1), CHANGES[2].format(id=3))
    journal = Journal(tmp_path / "new.sqlite")
    assert journal.bring_over(file) == Salvaged(whole=COUNT)
    assert ends(journal) != before
    journal.correct_results()
    assert sorted(map(str, ends(journal))) == sorted(map(str, before))


def test_results_from_before_these_sums_are_believed(file: Path) -> None:
    spoil(file, "DROP TABLE ends", "PRAGMA user_version = 6", CHANGES[0].format(id=1))
    shown = ends(Journal(file, later=True))
    journal = Journal(file)
    assert journal.locked is None and journal.set_aside is None
    assert journal.correct_results() == 0 and ends(journal) == shown


def test_an_end_that_is_taken_back_has_no_sum(file: Path) -> None:
    journal = Journal(file)
    match, _ = journal.resume(1)
    journal.cut(1, len(match.actions) - 1)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM ends").fetchone() == (COUNT - 1,)
    assert journal.correct_results() == 0
