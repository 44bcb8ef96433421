"""The same numbered deal more than once: which matches are the same, and which only look alike."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.store.journal import Journal
from cardtable.store.salvage import Salvaged, salvage_beside

NAMES = ("Anna", "Otto", "Zola")


def match_of(
    game: str = "dou-dizhu", names: tuple[str, ...] = NAMES, preset: str | None = None
) -> Match:
    found = find_game(game)
    seats = tuple(Seat("human", f"{names[i % 3]} {i}", i) for i in range(found.default_seats))
    return Match(found, found.resolve(preset), seats, Seed.numbered(7))


def play(journal: Journal, match: Match, count: int, seed: int = 1) -> int:
    number, rng = journal.begin(match, "french"), random.Random(seed)
    for at in range(count):
        action = match.state.legal.sample(rng)
        match.play(action)
        journal.add(number, at, action, match.outcome)
    return number


def other_presets(game: str) -> list[str]:
    found = find_game(game)
    usual = found.resolve()
    return [one.id for one in found.presets if found.resolve(one.id) != usual]


@pytest.mark.parametrize("counts", [(40, 12), (12, 40), (12, 12), (5, 5, 5), (1, 40)])
@pytest.mark.parametrize("beside", [False, True])
def test_the_same_deal_played_again_is_another_match(
    tmp_path: Path, counts: tuple[int, ...], beside: bool
) -> None:
    old, new = Journal(tmp_path / "old.sqlite"), Journal(tmp_path / "new.sqlite")
    for count in counts:
        play(old, match_of(), count)
    old.close()
    if beside:
        found = salvage_beside(old.path, new.path, lambda _: True)
    else:
        found = new.bring_over(old.path)
    assert found == Salvaged(whole=len(counts))
    assert sorted(entry.actions for entry in new.unfinished()) == sorted(counts)
    assert new.bring_over(old.path) == Salvaged(there=len(counts))


@pytest.mark.parametrize("column", ["game", "options", "seats", "seed", "created"])
def test_one_that_differs_in_anything_is_not_there(tmp_path: Path, column: str) -> None:
    old, new = Journal(tmp_path / "old.sqlite"), Journal(tmp_path / "new.sqlite")
    play(old, match_of(), 8)
    old.close()
    assert new.bring_over(old.path) == Salvaged(whole=1)
    others = {
        "game": match_of("oicho-kabu"),
        "options": match_of(preset=other_presets("dou-dizhu")[0]),
        "seats": match_of(names=("Kim", "Lee", "Max")),
        "created": match_of(),
    }
    with new.transaction() as db:
        (begun,) = db.execute("SELECT created FROM matches").fetchone()
    other = Journal(tmp_path / "other.sqlite")
    match = others.get(column) or match_of()
    if column == "seed":
        match = Match(match.game, match.options, match.seats, Seed.numbered(8))
    other.keep(0, match, "french", "" if column == "created" else str(begun))
    other.close()
    assert new.bring_over(other.path) == Salvaged(whole=1)
    assert new.bring_over(other.path) == Salvaged(there=1)


def test_a_match_of_the_journal_stands_for_one_of_the_file(tmp_path: Path) -> None:
    old, new = Journal(tmp_path / "old.sqlite"), Journal(tmp_path / "new.sqlite")
    for _ in range(3):
        play(old, match_of(), 6)
    with old.transaction() as db:  # a clock that stands still
        db.execute("UPDATE matches SET created = '2026-11-25T00:00:00.000000+00:00'")
    (begun,) = {row[0] for row in old.read("SELECT created FROM matches")}
    match = old.load(1)[0]
    old.close()
    new.keep(0, match, "french", str(begun))
    assert new.bring_over(old.path) == Salvaged(whole=2, there=1)


def test_a_file_that_knows_how_a_match_went_on_completes_it(tmp_path: Path) -> None:
    journal, match = Journal(tmp_path / "j.sqlite"), match_of()
    number = play(journal, match, 6)
    elsewhere = Journal(tmp_path / "elsewhere.sqlite")
    for seed in range(4):
        match.play(match.state.legal.sample(random.Random(seed)))
    elsewhere.keep(0, match, "french", journal.begun(number))
    elsewhere.close()
    assert journal.bring_over(elsewhere.path) == Salvaged(whole=1)
    (entry,) = journal.unfinished()
    assert (entry.id, entry.actions) == (number, 10)
    assert journal.resume(number)[0].actions == match.actions


def test_what_was_taken_back_does_not_come_again(tmp_path: Path) -> None:
    journal, match = Journal(tmp_path / "j.sqlite"), match_of()
    number = play(journal, match, 9)
    elsewhere = Journal(tmp_path / "elsewhere.sqlite")
    elsewhere.keep(0, match, "french", journal.begun(number))
    elsewhere.close()
    journal.cut(number, 5)
    assert journal.bring_over(elsewhere.path) == Salvaged(there=1)
    assert [entry.actions for entry in journal.unfinished()] == [5]


RECORDS = (
    match_of("oklahoma-gin"),
    match_of("oicho-kabu"),
    match_of(names=("Kim", "Lee", "Max")),
    match_of(preset=other_presets("dou-dizhu")[0]),
)


@pytest.mark.parametrize("other", RECORDS)
def test_a_record_of_another_match_is_taken_in(tmp_path: Path, other: Match) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    assert journal.bring_in(match_of(), "french") == (1, True)
    assert journal.bring_in(other, "french") == (2, True)
    assert journal.bring_in(match_of(), "french") == (1, False)
    assert journal.bring_in(other, "french") == (2, False)
    assert journal.load(2)[0].seats == other.seats and journal.load(2)[0].game is other.game
