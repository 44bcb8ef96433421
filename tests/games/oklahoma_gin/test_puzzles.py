"""The questions of Oklahoma Gin, counted again by trying everything."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from cardtable.engine.match import Seat
from cardtable.engine.puzzles import GRADES, BadPuzzles, read_puzzles
from cardtable.games.oklahoma_gin.cards import DECK, codes
from cardtable.games.oklahoma_gin.puzzles import (
    CLEAR,
    GIN_POINTS,
    Question,
    gap,
    puzzles,
    question,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tests.daily import daily
from tests.games.oklahoma_gin import slow

#: The same ten cards are left in several ways.
deadwood = cache(slow.deadwood)


def test_a_hundred_questions_that_are_all_different() -> None:
    found = puzzles()
    assert [one.number for one in found] == list(range(1, 101))
    assert [one.grade for one in found] == sorted(GRADES * 20)
    assert len({(one.hand, one.pile) for one in found}) == 100
    for one in found:
        assert gap(one) >= CLEAR and len(codes(one.hand)) == 11
        assert question(one.number, json.loads(json.dumps(one.row()))) == one
    # The upper grades are hardly ever a matter of discarding what leaves least deadwood.
    lured = [sum(tempting(one) for one in found if one.grade == grade) for grade in GRADES]
    assert lured[0] < 5 and sum(lured[2:]) >= 50


def tempting(one: Question) -> bool:
    """Whether another discard leaves less deadwood now."""
    hand = frozenset(codes(one.hand))
    left = {card: deadwood(hand - {card}) for card in hand}
    return left[one.right] > min(left.values())


@daily("place", range(20), *range(2))
def test_some_are_counted_again(place: int) -> None:
    count_again(random.SystemRandom().choice(puzzles()[place * 5 : place * 5 + 5]))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, 101))
def test_all_are_counted_again(number: int) -> None:
    count_again(puzzles()[number - 1])


def count_again(one: Question) -> None:
    """Draw every unseen card after every discard, and discard every card then."""
    what = f"question {one.number}"
    hand = frozenset(codes(one.hand))
    unseen = [card for card in DECK if card not in {*hand, *one.pile, *codes(one.known)}]
    assert len(unseen) == 52 - 11 - len(one.pile) - len(codes(one.known)), what
    # Nothing is laid down now: it is a question of what comes.
    assert all(deadwood(hand - {card}) for card in hand), what
    points = {}
    for card in hand:
        outs = [drawn for drawn in unseen if may_be_gin(hand - {card} | {drawn})]
        assert len(outs) == one.outs[card], f"{what}: {card}"
        assert set(one.bringing_gin(card)) == set(outs), f"{what}: {card}"
        points[card] = GIN_POINTS * len(outs) / len(unseen)
    second, first = sorted(points.values())[-2:]
    assert first - second >= 3 and points[one.right] == first, what


def may_be_gin(eleven: frozenset[str]) -> bool:
    """Whether ten of eleven cards can be laid out in melds."""
    return any(deadwood(eleven - {away}) == 0 for away in eleven)


def test_deadwood_to_come_is_the_mean_over_all_draws() -> None:
    one = puzzles()[40]
    hand = frozenset(codes(one.hand)) - {one.right}
    total = 0
    for drawn in codes(one.unseen):
        eleven = hand | {drawn}
        total += min(deadwood(eleven - {away}) for away in eleven)
    assert one.to_come(one.right) == pytest.approx(total / len(codes(one.unseen)))


@pytest.mark.parametrize(
    "change",
    [
        {"grade": 6},
        {"hand": "2S3S"},
        {"hand": "2S3S4S5S6S7S8S9STSJSXX"},
        {"pile": ""},
        {"known": "2H2H"},
        {"outs": {}},
        {"outs": {"2S": 4}},
    ],
)
def test_what_is_no_question_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    row = puzzles()[0].row()
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps([row, {**row, **change}]), "utf-8")
    with pytest.raises(BadPuzzles, match="Puzzle 2"):
        read_puzzles(file, question)
    close = dict.fromkeys(puzzles()[0].outs, 4)
    with pytest.raises(ValueError, match="no question"):
        question(1, {**row, "outs": close})


def test_each_stands_at_the_table_as_it_is_kept() -> None:
    seats = (Seat("human", "Mira"), Seat("expert", "Otto"))
    for one in puzzles():
        match = one.match(seats)
        view = match.view(0)
        assert isinstance(view, OklahomaGinView) and view.turn == 0
        assert set(view.hand) == set(codes(one.hand)) and view.pile == one.pile
        assert len(match.view(1).hand) == 10  # type: ignore[attr-defined]
        discards = [action for action in view.legal if action.verb == "discard"]
        # Nothing can be knocked with, and each discard is an answer.
        assert list(view.legal) == discards
        assert all(one.answer_of(action) is not None for action in discards)
        assert len(discards) == len(one.answers) == 11
