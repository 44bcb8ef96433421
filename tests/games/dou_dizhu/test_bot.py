"""Opponents play legally, sanely, and each level better than the one below."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from cardtable.engine.bot import Bot, Budget, Candidate, Thought, as_good
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.daily import daily
from tests.games.dou_dizhu.positions import begin, do, hold, late, play_with

BOTS = {level: GAME.bot(level) for level in LEVELS}


def choice(state: DouDizhuState, level: str = "expert", seed: int = 1) -> str:
    assert state.turn is not None
    return str(BOTS[level].choose(state.view(state.turn), seed, Budget()).action)


def chosen(thought: Thought) -> Candidate:
    return next(c for c in thought.candidates if c.action == thought.action)


@daily("preset", ["sheet", "standard", "online"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_and_candidate_is_legal(level: str, preset: str) -> None:
    options = GAME.resolve(preset, {"deals": 2})
    state, _ = GAME.start(3, options, Seed.numbered(9))
    count = 0
    while state.turn is not None:
        view = state.view(max(state.turn, 0))
        thought = BOTS[level].choose(view, count, Budget(120))
        assert thought.action in state.legal
        assert all(c.action in state.legal for c in thought.candidates)
        told = thought.candidates
        assert not told or thought.action in [c.action for c in told]
        assert level != "expert" or not told or as_good(told[0], chosen(thought))
        state, _ = state.apply(thought.action)
        count += 1


@pytest.mark.parametrize("auction", ["until_two_pass", "sealed_no_pass", "one_call_each"])
def test_every_auction_is_understood(auction: str) -> None:
    state = begin(3, auction=auction)
    while state.phase == "bid":
        state, _ = do(state, choice(state, "medium"))
    assert state.landlord >= 0


def test_equal_views_seeds_and_budgets_give_equal_thoughts() -> None:
    state, _ = do(begin(), "bid 3")
    for level in LEVELS:
        view = state.view(state.turn)
        first = BOTS[level].choose(view, 7, Budget(120))
        again = GAME.bot(level).choose(pickle.loads(pickle.dumps(view)), 7, Budget(120))
        assert first == again


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_out_when_it_can(level: str) -> None:
    state = late(play_with(0, "33344459", "4678", "589T"))
    assert choice(state, level) == "play 3 3 3 4 4 4 5 9"


def test_it_leaves_the_trick_to_its_partner() -> None:
    state = late(play_with(0, "3456789TJ", "5A88QQ", "4566722JK"))
    state, _ = do(state, "play 3", "play A", "pass", "pass")
    state, _ = do(state, "play Q Q")
    for level in ("medium", "hard", "expert"):
        assert choice(state, level) == "pass"


def test_it_lets_a_partner_with_one_card_go_out() -> None:
    state = late(play_with(0, "9TJ", "3399QQA222", "KK3"))
    state, _ = do(replace(state, turn=2), "play K K", "pass")
    assert state.turn == 1
    assert choice(state) == "pass"


def test_it_does_not_bomb_its_partner() -> None:
    state = late(play_with(0, "3456789TJ", "5A88QQ", "456677822227"))
    state, _ = do(state, "play 3", "play A")
    assert choice(state) in ("pass", "play 2", "play 8")


def test_it_keeps_its_bomb_together() -> None:
    state = late(play_with(0, "4444999568TTJQK", "335566778A", "336778JQKA2"))
    for level in ("hard", "expert"):
        action = choice(state, level).split()
        assert action.count("4") in (0, 4), action


def test_it_takes_the_lowest_loose_cards_for_kickers() -> None:
    state = late(play_with(1, "4999KA2", "333TJQ", "55678TT"))
    state, _ = do(state, "play 3 3 3 T", "pass")
    assert choice(state) == "play 9 9 9 4"


@pytest.mark.slow
def test_it_does_not_lead_a_single_to_a_landlord_with_one_card() -> None:
    state = late(play_with(0, "A", "344TTK", "35678JQK2"))
    state = replace(state, turn=1)
    assert len(choice(state).split()) > 2
    # The landlord acts next: nothing low will do. (A partner in between could still stop it.)
    only_singles = replace(late(play_with(0, "A", "35678JK", "46TQ2")), turn=2)
    assert choice(only_singles) in ("play T", "play Q", "play 2")


@pytest.mark.parametrize(
    ("hands", "best"),
    [
        (("b58QJ", "JJ", "5Q55"), "play 8"),  # draws a court card and keeps two that win
        (("8K9JQ", "QJ", "49"), "play J"),
        (("KK58", "T", "785"), "play K"),  # one king takes the lead twice
    ],
)
def test_it_solves_endings(hands: tuple[str, ...], best: str) -> None:
    assert {choice(late(play_with(0, *hands)), seed=seed) for seed in range(3)} == {best}


def test_it_uses_the_cheapest_card_that_beats() -> None:
    state = late(play_with(0, "35679TJQK", "468TA2b", "4567789"))
    state, _ = do(state, "play 3")
    assert choice(state, "medium") in ("play 4", "play 6", "play 8")
    # A skilled player may take the lead with the ace, but spends neither two nor joker.
    assert choice(state) not in ("play 2", "play b", "pass")


def test_a_strong_hand_bids_and_a_weak_one_does_not() -> None:
    state = begin(payout="symmetric")
    strong = replace(state, hands=hold("3334455AA2222bRKK", "", ""), turn=0)
    weak = replace(state, hands=hold("3346778899TTJJQ45", "", ""), turn=0)
    assert choice(strong) == "bid 3" and choice(weak) == "pass"


def mirrored(above: Bot[Any], below: Bot[Any], deals: int) -> float:
    """Share of the deals that ``above`` wins, each played from both sides."""
    options = GAME.resolve(None, {"auction": "random_landlord", "deals": 1})
    won = 0
    for number in range(deals):
        for is_landlord in (True, False):
            state, _ = GAME.start(3, options, Seed.numbered(number))
            assert isinstance(state, DouDizhuState)
            count = 0
            while state.turn != TABLE:
                assert state.turn is not None
                mine = (state.turn == state.landlord) == is_landlord
                view = state.view(state.turn)
                thought = (above if mine else below).choose(view, count, Budget(120))
                state, _ = state.apply(thought.action)
                count += 1
            won += (state.out == state.landlord) == is_landlord
    return won / (2 * deals)


@pytest.mark.slow
def test_who_has_learned_clearly_beats_a_beginner() -> None:
    assert mirrored(BOTS["hard"], BOTS["easy"], 40) > 0.7
