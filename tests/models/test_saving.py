"""One match's way into the journal, whichever journal is open by then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardtable.engine.notes import Asked
from cardtable.models.saving import Saving
from cardtable.store.journal import Journal
from tests.store.test_journal import new_match


def test_what_is_kept_is_in_the_journal_that_is_open_then(tmp_path: Path) -> None:
    journals = [Journal(tmp_path / "a.sqlite")]
    journals[0].begin(new_match(seed=9), "french")
    match = new_match()
    saving = Saving(match, lambda: journals[-1], "french")
    assert saving.to_keep and saving.loose
    saving.keep()
    asked = Asked(0, "1.2.0", "glance")
    action = next(iter(match.state.legal))
    match.play(action)
    match.notes = match.notes.with_asked(asked)
    saving.add(action, asked)
    again, deck = journals[0].load(saving.number)
    assert (again.actions, again.notes.asked, deck) == ([action], (asked,), "french")
    number = saving.number
    saving.keep()
    assert saving.number == number
    saving.cut(0)
    assert journals[0].load(number)[0].actions == []
    journals.append(Journal(tmp_path / "b.sqlite"))
    saving.keep()
    assert journals[1].load(saving.number)[0].actions == [action]


def test_help_is_noted_and_found_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.sqlite")
    match = new_match()
    saving = Saving(match, lambda: journal, "french")
    saving.keep()
    match.notes = replace(match.notes, hints=2, undos=1)
    saving.note_help()
    match.notes = replace(match.notes, hints=0, undos=0)
    saving.recall_help()
    assert (match.notes.hints, match.notes.undos) == (2, 1)


def test_a_copy_elsewhere_has_the_time_it_began(tmp_path: Path) -> None:
    here, there = Journal(tmp_path / "a.sqlite"), Journal(tmp_path / "b.sqlite")
    saving = Saving(new_match(), lambda: here, "french")
    saving.keep()
    number = saving.number
    saving.copy(there)
    (copied,) = there.unfinished()
    assert there.begun(copied.id) == here.begun(number) != ""
    assert saving.number == number


def test_a_match_that_is_not_kept_writes_nothing() -> None:
    match = new_match()
    saving = Saving(match)
    match.play(next(iter(match.state.legal)))
    saving.add(match.actions[0], None)
    saving.keep()
    assert not saving.to_keep and saving.number == 0 and not saving.loose
