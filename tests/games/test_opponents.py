"""Opponents of every level and manner, by any house rules: lawful, and never at a loss."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.bot import STYLES, Budget
from cardtable.engine.game import Game
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from tests.daily import daily
from tests.games.hooks import random_changes

GAMES = tuple(find_game(name) for name in ("dou-dizhu", "oklahoma-gin", "oicho-kabu", "kyo-kabu"))
#: Mostly at a glance, otherwise quickly, and now and then with enough worlds to search.
BUDGETS = (0, 0, 0, 8, 40)

#: More actions than any deal takes: endless bots are stopped and reported.
ENDLESS = 1_000

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def play(game: Game, number: int, deals: int) -> int:
    """Play some deals of a match, every seat by a bot of any kind; how many were played."""
    rng = random.Random(f"{game.id} {number}")
    options = game.resolve(None, random_changes(game, rng))
    seats = rng.choice(list(game.seat_counts)[:4])
    bots = [game.bot(rng.choice(LEVELS), rng.choice(("", *STYLES))) for _ in range(seats)]
    budget = Budget(rng.choice(BUDGETS))
    state, _ = game.start(seats, options, Seed.numbered(number))
    step = since = 0
    while state.turn is not None:
        view = state.view(max(state.turn, 0))
        if state.turn == TABLE:
            if view.deal >= deals:
                return view.deal
            state, _ = state.apply(next(iter(state.legal)))
            since = step
            continue
        assert state.turn is not None
        thought = bots[state.turn].choose(view, step, budget)
        assert thought.action in view.legal, (view.options, thought)
        assert all(candidate.action in view.legal for candidate in thought.candidates)
        state, _ = state.apply(thought.action)
        step += 1
        assert step - since < ENDLESS, f"deal {view.deal} does not end"
    return state.view(None).deal


@by_game
@daily("number", range(6))
def test_lawful_by_any_rules(game: Game, number: int) -> None:
    assert play(game, number, 3)


@pytest.mark.soak
@by_game
@pytest.mark.parametrize("part", range(10))
def test_lawful_in_ten_thousand_deals(game: Game, part: int) -> None:
    played, number = 0, 1_000_000 * (part + 1)
    while played < 1_000:
        played += play(game, number, 20)
        number += 1
