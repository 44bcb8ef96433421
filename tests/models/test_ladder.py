"""The ladder: climbed one rung a match, against whoever stands next above."""

from __future__ import annotations

import itertools

import pytest
from pytestqt.modeltest import ModelTester

from cardtable.bots.characters import CHARACTERS
from cardtable.bots.strengths import strengths
from cardtable.models.ladder import LadderModel, climbed, climbers, ladder, news_of, next_above
from cardtable.phrases.characters import character_name
from cardtable.store.ratings import Table
from cardtable.store.statistics import Played

GAME = "dou-dizhu"
ORDER = [one.id for one in climbers(GAME)]


def played(
    *others: str, won: bool = True, helped: bool = False, game: str = GAME, number: int = 1
) -> Played:
    """A match against these opponents."""
    names = frozenset(map(character_name, others))
    moment = "2026-11-28T10:00:00+00:00"
    return Played(number, game, "", 0, frozenset(), names, moment, 10.0, won, helped, None, None)


def test_the_weakest_stand_at_the_bottom() -> None:
    known = strengths(GAME)
    assert sorted(ORDER) == sorted(one.id for one in CHARACTERS)
    assert all(known[a][0] <= known[b][0] for a, b in itertools.pairwise(ORDER))


def test_only_the_next_one_above_is_passed() -> None:
    assert climbed(GAME, [played(ORDER[1], ORDER[5])]) == 0, "they stand too high"
    first = played(ORDER[0], ORDER[9])
    assert climbed(GAME, [first]) == 1
    assert climbed(GAME, [first, first]) == 1, "once is enough"
    assert climbed(GAME, [first, played(ORDER[1])]) == 2
    assert climbed(GAME, [first, played(ORDER[2])]) == 1
    # Both who stand above sit there: one match, one rung.
    assert climbed(GAME, [played(ORDER[0], ORDER[1])]) == 1


@pytest.mark.parametrize(
    "match",
    [
        played(ORDER[0], won=False),
        played(ORDER[0], helped=True),
        played(ORDER[0], game="oklahoma-gin"),
        played(),
    ],
    ids=["lost", "helped", "another game", "strangers"],
)
def test_nothing_else_moves_one_up(match: Played) -> None:
    assert climbed(GAME, [match]) == 0


def test_whoever_was_passed_stays_below() -> None:
    up = [played(id_) for id_ in ORDER[:3]]
    lost = [played(id_, won=False) for id_ in ORDER] * 3
    assert climbed(GAME, [*up, *lost]) == 3
    assert climbed(GAME, [played(id_) for id_ in ORDER]) == len(ORDER)


def test_a_match_says_whom_one_passed_with_it() -> None:
    up = [played(ORDER[0], number=1), played(ORDER[1], number=2), played(ORDER[5], number=3)]
    news = [news_of(GAME, up[:number], number) for number in (1, 2, 3)]
    assert news == [(ORDER[0], True), (ORDER[1], True), None]
    lost = [*up[:1], played(ORDER[1], won=False, number=2)]
    assert news_of(GAME, lost, 2) == (ORDER[1], False)


def test_rungs_say_who_stands_where_and_how_one_did() -> None:
    matches = [played(ORDER[0]), played(ORDER[0], won=False), played(ORDER[0], ORDER[3])]
    rungs = ladder(GAME, matches, Table({}))
    assert [rung.place for rung in rungs] == list(range(1, 18))
    last = rungs[-1]
    assert last.character is not None and last.character.id == ORDER[0]
    assert (last.won, last.lost, last.passed) == (2, 1, True)
    assert rungs[-2].character is None and rungs[-2].rating is None
    above = next_above(rungs)
    assert above is not None and above.id == ORDER[1]
    top = ladder(GAME, [played(id_) for id_ in ORDER], Table({}))
    assert top[0].character is None and next_above(top) is None


def test_the_model_keeps_its_word(qtmodeltester: ModelTester) -> None:
    model = LadderModel()
    qtmodeltester.check(model)
    model.fill(ladder(GAME, [played(ORDER[0])], Table({})))
    assert model.rowCount() == 17
