"""One match's way into the journal, whichever journal that is."""

from __future__ import annotations

from pathlib import Path

from cardtable.engine.notes import Asked
from cardtable.engine.state import Outcome
from cardtable.store.journal import Journal
from cardtable.store.keeper import Keeper
from tests.store.test_journal import new_match


def test_what_is_kept_is_in_the_journal_that_is_open_then(tmp_path: Path) -> None:
    journals = [Journal(tmp_path / "a.sqlite")]
    keeper = Keeper(lambda: journals[-1], "french")
    journals[0].begin(new_match(seed=9), "french")
    match = new_match()
    number = keeper.keep(0, match)
    asked = Asked(0, "1.2.0", "glance")
    action = next(iter(match.state.legal))
    match.play(action)
    keeper.add(number, 0, action, asked=asked)
    keeper.note_help(number, 2, 1)
    again, deck = journals[0].load(number)
    assert (again.actions, again.notes.asked, deck) == ([action], (asked,), "french")
    assert keeper.help_in(number) == (2, 1) and keeper.help_in(1) == (0, 0)
    keeper.cut(number, 0)
    assert journals[0].load(number)[0].actions == []
    keeper.add(number, 0, action, Outcome("deals", (2, -1, -1), (0,)))
    assert journals[0].finished()[0].scores == (2, -1, -1)
    assert keeper.keep(number, match) == number
    journals.append(Journal(tmp_path / "b.sqlite"))
    moved = keeper.keep(number, match)
    assert journals[1].load(moved)[0].actions == [action]
