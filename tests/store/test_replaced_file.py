"""Another file takes the journal's place: numbers of the old one mean no match of the new one."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.models.saving import Saving
from cardtable.store.archive import Review
from cardtable.store.journal import Journal, JournalError
from cardtable.store.salvage import salvage_beside
from tests.daily import daily
from tests.store.simulated import fill
from tests.store.test_journal import played


def exchanged(journal: Journal, tmp_path: Path) -> None:
    """A synchroniser puts a file there by renaming, as they all do, with other matches."""
    with_others = Journal(tmp_path / "other.sqlite")
    fill(with_others, 5)
    with_others.close()
    os.replace(with_others.path, journal.path)


def found_damaged(journal: Journal, tmp_path: Path) -> None:
    """The file is set aside while it is in use; other matches come over first."""
    journal.begin_anew()
    fill(journal, 5)


def found_damaged_twice(journal: Journal, tmp_path: Path) -> None:
    found_damaged(journal, tmp_path)
    found_damaged(journal, tmp_path)


USES: tuple[Callable[[Journal, int], object], ...] = (
    lambda journal, number: journal.put_away([number]),
    lambda journal, number: journal.bring_back([number]),
    lambda journal, number: journal.load(number),
    lambda journal, number: journal.resume(number),
    lambda journal, number: journal.remove(number),
    lambda journal, number: journal.keep_result(number, [(1, -1, 0)]),
    lambda journal, number: journal.keep_review(Review(number, 0, 3, 1.0), "expert"),
    lambda journal, number: journal.help_in(number),
    lambda journal, number: journal.thoughts(number, "expert"),
)


@pytest.mark.parametrize("use", USES)
@daily("replace", [exchanged, found_damaged, found_damaged_twice])
def test_a_number_of_the_old_file_is_refused_and_changes_nothing(
    tmp_path: Path,
    replace: Callable[[Journal, Path], None],
    use: Callable[[Journal, int], object],
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    fill(journal, 3)
    listed = journal.past_matches()
    told: list[bool] = []
    journal.replaced = lambda: told.append(True)
    replace(journal, tmp_path)
    for match in listed:
        if replace is exchanged and not told:
            with pytest.raises(JournalError):
                journal.remove(match.id)  # noticed when something is to be written
        before = journal.read("SELECT * FROM matches")
        with pytest.raises(JournalError) as error:
            use(journal, match.id)
        assert error.value.reason == "gone"
        assert journal.read("SELECT * FROM matches") == before
        assert not journal.past_matches(match.id)
    assert told and len(before) == len(journal.past_matches()) >= 3
    for match in journal.past_matches():  # numbers of the new list are right
        assert journal.load(match.id)[0].seats == match.seats
        assert [one.id for one in journal.past_matches(match.id)] == [match.id]
    journal.put_away([journal.past_matches()[0].id])
    assert len(journal.past_matches()) == len(before) - 1


@pytest.mark.parametrize("count", [1, 12, 30])
def test_a_match_that_was_brought_over_goes_on_and_is_there_once(
    tmp_path: Path, count: int
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    for seed in (1, 2):
        played(journal, count, seed=seed)
    journal.begin_anew()
    assert journal.waiting is not None
    salvage_beside(journal.waiting, journal.path, lambda _: True)
    for entry in journal.unfinished():
        match, deck = journal.resume(entry.id)
        saved = Saving(match, lambda: journal, deck, entry.id)
        saved.anew = lambda: pytest.fail("nobody else changed it")
        rng = random.Random(3)
        for _ in range(2):
            action = match.state.legal.sample(rng)
            match.play(action)
            saved.add(action, None)
        assert saved.number == entry.id
    assert [entry.actions for entry in journal.unfinished()] == [count + 2] * 2


@pytest.mark.parametrize("first", ["table", "salvage"])
def test_the_match_at_the_table_is_there_once_whoever_writes_first(
    tmp_path: Path, first: str
) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 6)
    journal.begin_anew()
    assert journal.waiting is not None
    match.play(match.state.legal.sample(random.Random(1)))
    if first == "table":
        number = journal.keep(number, match, "french")
    salvage_beside(journal.waiting, journal.path, lambda _: True)
    number = journal.keep(number, match, "french")
    (entry,) = journal.unfinished()
    assert (entry.id, entry.actions) == (number, 7)


def test_a_copy_of_the_same_journal_takes_its_place_and_the_match_goes_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    number, match = played(journal, 6)
    journal.read("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(journal.path, tmp_path / "copy")
    os.replace(tmp_path / "copy", journal.path)
    saved = Saving(match, lambda: journal, "french", number)
    action = match.state.legal.sample(random.Random(1))
    match.play(action)
    saved.add(action, None)
    (entry,) = journal.unfinished()
    assert (entry.id, entry.actions) == (saved.number, 7) and saved.number != number
