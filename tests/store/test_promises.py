"""Promises and notes in the journal: kept with their match, brought over, never mixed up."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.engine.records import record_of, write
from cardtable.store.journal import Journal, JournalError
from tests.engine.promised import promised, promised_match


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "j.sqlite")


def rewritten(journal: Journal, **columns: str) -> None:
    """Change a match behind the journal's back, with a check sum that is right."""
    for name, value in columns.items():
        journal._db.execute(f"UPDATE matches SET {name} = ?, sum = ''", (value,))


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("numbered", [True, False])
def test_a_promise_comes_back_as_it_was_given(journal: Journal, over: bool, numbered: bool) -> None:
    match = promised_match(numbered=numbered, over=over)
    number = journal.begin(match, "french")
    journal.close()
    again, _ = Journal(journal.path).load(number)
    assert again.promise == match.promise and again.commitment == match.commitment
    assert again.notes == match.notes
    assert again.state == match.state
    assert write(record_of(again)) == write(record_of(match))


def test_what_is_asked_is_written_with_its_action_and_taken_back_with_it(
    journal: Journal,
) -> None:
    match = promised_match()
    whole, match = (
        match,
        Match(match.game, match.options, match.seats, match.seed, promise=match.promise),
    )
    number = journal.begin(match, "french")
    for index, action in enumerate(whole.actions):
        match.play(action)
        asked = next((one for one in whole.notes.asked if one.number == index), None)
        journal.add(number, index, action, match.outcome, asked)
    assert journal.load(number)[0].notes.asked == whole.notes.asked
    half = len(whole.actions) // 2
    journal.cut(number, half)
    kept = journal.load(number)[0].notes.asked
    assert kept == whole.notes.cut(half).asked and 0 < len(kept) < len(whole.notes.asked)
    first = whole.notes.asked[0]
    whole.notes = replace(whole.notes, asked=(first, Asked(half, "9.9", "glance")))
    journal.keep(number, whole, "french")
    assert journal.load(number)[0].notes.asked == whole.notes.asked
    journal.remove(number)
    assert journal._db.execute("SELECT count(*) FROM asked").fetchone() == (0,)


@pytest.mark.parametrize(
    "change",
    [
        {"words": ["another heron", "", ""]},
        {"numbered": True},
        {"seats": [["human", "", "Eve"]]},
        {"commitment": "0" * 64},
        {"options": [["deals", 3]]},
        {"words": []},
        {"words": 7},
        None,
    ],
)
def test_a_promise_that_is_not_that_of_the_match_is_refused(
    journal: Journal, change: dict[str, object] | None
) -> None:
    match = promised_match(over=False)
    number = journal.begin(match, "french")
    (text,) = journal._db.execute("SELECT promise FROM matches").fetchone()
    told = json.loads(text)
    changed = "[]" if change is None else json.dumps({**told, **change})
    rewritten(journal, promise=changed)
    try:
        again, _ = journal.load(number)
    except JournalError as error:
        assert error.reason == "damaged"
    else:  # other words are other cards: actions that are legal with them as well
        assert change == {"words": ["another heron", "", ""]}
        assert again.commitment == match.commitment


def test_the_check_sum_covers_the_promise(journal: Journal) -> None:
    number = journal.begin(promised_match(over=False, numbered=True), "french")
    journal._db.execute("UPDATE matches SET promise = ''")
    with pytest.raises(JournalError):
        journal.load(number)


def test_a_damaged_file_keeps_its_promises(tmp_path: Path) -> None:
    source = Journal(tmp_path / "a.sqlite")
    matches = [promised_match(number=n) for n in (3, 4)]
    for match in matches:
        source.begin(match, "french")
    source.close()
    into = Journal(tmp_path / "b.sqlite")
    assert into.bring_over(source.path).whole == 2
    for entry, match in zip(sorted(into.finished(), key=lambda e: e.id), matches, strict=True):
        again, _ = into.load(entry.id)
        assert write(record_of(again)) == write(record_of(match))
        assert promised(again) == promised(match)


def test_notes_that_make_no_sense_are_left_out(journal: Journal) -> None:
    match = promised_match()
    match.notes = replace(match.notes, asked=())
    number = journal.begin(match, "french")
    journal._db.executemany(
        "INSERT INTO asked VALUES (?, ?, ?, ?)",
        [
            (number, 2, "1.0", "asleep"),
            (number, 9_999, "1.0", ""),
            (number, 3, "", ""),
            (number, -1, "1.0", ""),
            (number, 4, "1.0", "glance"),
        ],
    )
    assert journal.load(number)[0].notes.asked == (Asked(4, "1.0", "glance"),)
