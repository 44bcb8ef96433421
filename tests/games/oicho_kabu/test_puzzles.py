"""The questions of Oicho-Kabu: the odds that are kept are those at the table, and one is best."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date

import pytest

from cardtable.engine.match import Seat
from cardtable.engine.puzzles import GRADES
from cardtable.games.kabu.bot.odds import DRAWS_TO
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.legal import PASS, STAND
from cardtable.games.kabu.scoring import rate_column, rate_dealer, total, verdict
from cardtable.games.kabu.view import KabuView
from cardtable.games.oicho_kabu.puzzles import (
    CLEAR_BET,
    CLEAR_THIRD,
    SEATS,
    Position,
    answers_in,
    puzzles,
)

PLAYERS = (Seat("human", "Ann"), *(Seat("expert", f"Bot {seat}") for seat in range(1, SEATS)))


def view_of(puzzle: Position) -> KabuView:
    """What the player knows."""
    view = puzzle.match(PLAYERS).view(0)
    assert isinstance(view, KabuView)
    return view


def dealt_out(view: KabuView, hand: tuple[int, ...], left: list[int]) -> float:
    """The gain per chip of a finished column: every hand of the dealer, card by card."""
    column, whole, gained = rate_column(view.rules, hand), 0, 0
    for a, first in enumerate(left):
        for b, second in enumerate(left):
            for c, third in enumerate(left):
                if len({a, b, c}) < 3:
                    continue
                dealer = rate_dealer(view.rules, (first, second))
                value = total((first, second))
                if dealer.kind == "plain" and value <= DRAWS_TO:
                    dealer = rate_dealer(view.rules, (first, second, third))
                whole += 1
                gained += verdict(view.rules, column, dealer)[1]
    return gained / whole


def test_there_are_sixty_of_all_kinds_and_grades() -> None:
    found = puzzles()
    assert len(found) == 60
    assert set(Counter(puzzle.grade for puzzle in found).values()) == {60 // len(GRADES)}
    right = Counter("bet" if p.best.action.verb == "bet" else str(p.best.action) for p in found)
    assert right == {"hit": 15, "stand": 15, "bet": 15, "pass": 15}


def test_the_player_is_asked_and_the_odds_are_those_at_the_table() -> None:
    for puzzle in puzzles():
        view = view_of(puzzle)
        assert view.turn == 0
        assert puzzle.answers == answers_in(view)
        assert all(answer.action in view.legal for answer in puzzle.answers)
        best, second = sorted((answer.worth for answer in puzzle.answers), reverse=True)[:2]
        assert best - second >= (CLEAR_BET if puzzle.bets else CLEAR_THIRD) - 1e-9


def test_the_amount_of_a_bet_does_not_matter_but_its_column_does() -> None:
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.best.action.verb == "bet")
    column = puzzle.best.action.args[0]
    bet = type(puzzle.best.action)
    assert puzzle.answer_of(bet("bet", (column, "25"))) == puzzle.best
    other = next(c for c in "1234" if all(a.action.args[:1] != (c,) for a in puzzle.answers))
    assert puzzle.answer_of(bet("bet", (other, "25"))) is None
    assert puzzle.answer_of(PASS) != puzzle.best


def recounted(puzzle: Position) -> bool:
    """Whether standing is worth what is kept, counted card by card."""
    view = view_of(puzzle)
    left = [rank for rank in range(1, 11) for _ in range(view.unseen[rank - 1])]
    two = ranks(view.columns[(view.asked_column or 1) - 1].known)
    worth = next(answer.worth for answer in puzzle.answers if answer.action == STAND)
    return abs(dealt_out(view, tuple(two), left) - worth) < 1e-4


def test_the_worth_of_standing_is_counted_again() -> None:
    thirds = [puzzle for puzzle in puzzles() if not puzzle.bets]
    for puzzle in random.Random(str(date.today())).sample(thirds, 3):
        assert recounted(puzzle)


@pytest.mark.soak
def test_the_worth_of_standing_is_counted_again_for_all() -> None:
    assert all(recounted(puzzle) for puzzle in puzzles() if not puzzle.bets)
