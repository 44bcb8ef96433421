"""The single deals of a match: where they begin and end, and playing on from there."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import NEXT
from cardtable.engine.deals import error_of_sum, gained, played_deals
from cardtable.engine.match import Match
from cardtable.games import find_game
from tests.games.contract import random_match


def played(game: str = "dou-dizhu", number: int = 3) -> Match:
    rules = find_game(game)
    short: dict[str, str | int] = {"deals": 3} if game == "dou-dizhu" else {"rounds": 1}
    return random_match(rules, number, short, seats=rules.default_seats, checked=0)


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_every_deal_ends_where_the_table_goes_on(game: str) -> None:
    match = played(game)
    deals = played_deals(match)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    assert len(deals) == sum(action == NEXT for action in match.actions)
    for deal in deals:
        assert match.actions[deal.end] == NEXT
        assert NEXT not in match.actions[deal.begin : deal.end]
        assert match.until(deal.begin).view(None).deal == deal.number
    assert [deal.begin for deal in deals] == [0, *(deal.end + 1 for deal in deals[:-1])]
    # While a deal is being played it is not among them.
    assert played_deals(match.until(deals[-1].end - 1)) == deals[:-1]
    assert played_deals(match.until(deals[-1].end)) == deals


def test_what_deals_brought_adds_up_to_the_result() -> None:
    match = played()
    assert match.outcome is not None
    for seat in range(3):
        brought = [gained(match, deal.number, seat) for deal in played_deals(match)]
        assert sum(brought) == match.outcome.scores[seat]


def test_a_hand_of_gin_is_won_by_one_and_lost_by_the_other() -> None:
    match = played("oklahoma-gin")
    for deal in played_deals(match):
        assert gained(match, deal.number, 0) == -gained(match, deal.number, 1)


def test_between_two_what_one_wins_and_the_other_loses_is_counted_once() -> None:
    rules = find_game("oicho-kabu")
    match = random_match(rules, 3, {"rounds": 6}, seats=2, checked=0)
    rounds = [row for row in match.view(None).sheet if not row.summary]
    assert any(row.deltas[0] for row in rounds)
    for row in rounds:
        assert [gained(match, row.number, seat) for seat in (0, 1)] == list(row.deltas)


def test_a_match_that_is_played_on_otherwise_leaves_the_first_as_it_was() -> None:
    match = played()
    before = (list(match.actions), match.state, match.whole_log)
    other, rng = match.until(5), random.Random(9)
    assert (other.actions, other.turns) == (match.actions[:5], match.turns[:5])
    while other.turn is not None:
        other.play(other.state.legal.sample(rng))
    other.undo(2)
    assert (match.actions, match.state, match.whole_log) == before
    assert tuple(e for n in range(5) for e in match.happened(n)) == tuple(
        e for n in range(5) for e in other.happened(n)
    )
    with pytest.raises(IndexError):
        match.until(len(match.actions) + 1)


def test_the_error_of_a_sum_needs_two() -> None:
    assert error_of_sum([5]) is None
    assert error_of_sum([3, 3, 3]) == 0
    assert error_of_sum([-2, 2]) == pytest.approx(4)
