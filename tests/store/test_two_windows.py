"""Two windows on one file of matches: neither deletes what the other has shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.engine.match import Match
from cardtable.store.journal import Journal, JournalError
from tests.store.test_journal import played


def play(journal: Journal, number: int, match: Match, count: int) -> None:
    """Play on, every action written before it is shown."""
    for _ in range(count):
        action = next(iter(match.state.legal))
        journal.add(number, len(match.actions), action)
        match.play(action)


def actions(journal: Journal, number: int) -> list[str]:
    return [str(action) for action in journal.load(number)[0].actions]


def plays_on(other: Journal, number: int) -> None:
    play(other, number, other.resume(number)[0], 14)


def takes_back(other: Journal, number: int) -> None:
    other.resume(number)
    other.cut(number, 2)


def takes_back_and_plays_another_way(other: Journal, number: int) -> None:
    match, _ = other.resume(number)
    other.cut(number, 3)
    match.undo(len(match.actions) - 3)
    action = list(match.state.legal)[-1]
    other.add(number, 3, action)


def deletes(other: Journal, number: int) -> None:
    other.put_away([number])


def deletes_for_good(other: Journal, number: int) -> None:
    other.remove(number)


def deletes_and_begins_another(other: Journal, number: int) -> None:
    other.remove(number)
    played(other, 7, seed=5)


OTHERS = (
    plays_on,
    takes_back,
    takes_back_and_plays_another_way,
    deletes,
    deletes_for_good,
    deletes_and_begins_another,
)


@pytest.mark.parametrize("does", OTHERS)
def test_a_match_that_another_window_changed_is_kept_as_a_new_one(
    tmp_path: Path, does: Callable[[Journal, int], None]
) -> None:
    path = tmp_path / "j.sqlite"
    one = Journal(path)
    number, match = played(one, 6)
    two = Journal(path)
    does(two, number)
    rows = "SELECT * FROM actions ORDER BY match, number"
    before = two.read(rows)
    action = next(iter(match.state.legal))
    writes: list[Callable[[], None]] = [
        lambda: one.add(number, 6, action),
        lambda: one.cut(number, 4),
        lambda: one.note_help(number, 1, 1),
    ]
    for write in writes:
        with pytest.raises(JournalError) as error:
            write()
        assert error.value.reason == "changed"
    match.play(action)
    new = one.keep(number, match, "french")
    assert new != number or does is deletes_for_good  # SQLite uses a free number again
    assert actions(one, new) == [str(action) for action in match.actions]
    assert [row for row in two.read(rows) if row[0] != new] == before
    play(one, new, match, 2)  # and it goes on there
    assert one.keep(new, match, "french") == new


def test_two_windows_that_take_turns_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    one, two = Journal(path), Journal(path)
    number, _ = played(one, 3)
    for _ in range(3):
        for journal in (one, two):
            match, _ = journal.resume(number)
            play(journal, number, match, 2)
    assert len(actions(one, number)) == 15


def test_looking_at_a_match_does_not_allow_to_write_it(tmp_path: Path) -> None:
    """The start page and the history load matches too, also one that is at the table."""
    path = tmp_path / "j.sqlite"
    one, two = Journal(path), Journal(path)
    number, match = played(one, 3)
    plays_on(two, number)
    one.load(number)
    with pytest.raises(JournalError) as error:
        one.add(number, 3, next(iter(match.state.legal)))
    assert error.value.reason == "changed"
    assert len(actions(two, number)) == 17
