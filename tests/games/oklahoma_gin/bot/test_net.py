"""The network for gin: the weights fit, and its input is what the seat sees."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from cardtable.art.assets import asset
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.brain.judge import candidates_of
from cardtable.games.oklahoma_gin.bot.brain.many import knock_points
from cardtable.games.oklahoma_gin.bot.brain.net import (
    LEAST,
    POINTS,
    Net,
    Try,
    discards,
    glance,
    net,
)
from cardtable.games.oklahoma_gin.bot.brain.sight import AFTER, WIDTH, features, sight_of
from cardtable.games.oklahoma_gin.legal import DISCARD, FIRST_UPCARD, LAYOFF, SECOND_UPCARD
from cardtable.games.oklahoma_gin.rules import house_rules
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView


def states(count: int, level: str = "medium") -> Iterator[OklahomaGinState]:
    """Every moment of some hands at which a seat draws or lays away."""
    bot = GAME.bot(level)
    for number in range(count):
        state, _ = GAME.start(2, GAME.resolve(), Seed.numbered(number))
        step = 0
        while state.turn not in (TABLE, None):
            assert isinstance(state, OklahomaGinState) and state.turn is not None
            if state.phase != LAYOFF:
                yield state
            state, _ = state.apply(bot.choose(state.view(state.turn), step, Budget(8)).action)
            step += 1


def test_weights_are_small_and_fit() -> None:
    path = asset("nets/oklahoma_gin.npz")
    assert path.stat().st_size < 1_000_000
    with np.load(path) as arrays:
        weights = dict(arrays)
    Net(weights)
    weights["0.weight"] = weights["0.weight"][:, 1:]
    with pytest.raises(ValueError, match="features"):
        Net(weights)


def test_it_is_told_what_the_seat_sees() -> None:
    for state in states(12):
        me = state.turn
        assert me is not None
        sight = sight_of(state.view(me))
        assert int(sight.hand[0]) == state.hands[me]
        assert int(sight.known[0]) == state.known[1 - me]
        assert int(sight.shown[0]) == state.known[me]
        away, others = int(sight.away[0]), int(sight.others[0])
        assert away & others == 0 and away | others == sum(state.pile)
        assert int(sight.top[0]) == (state.pile[-1] if state.pile else 0)
        if state.phase in (FIRST_UPCARD, SECOND_UPCARD):
            assert others == state.upcard
        elif state.phase != DISCARD and len(state.pile) > 1:
            assert others & state.pile[-1]
        # Nothing of the opponent's hand except cards taken in full view.
        hidden = np.uint64(state.hands[1 - me] & ~state.known[1 - me])
        assert not any(hidden & plane[0] for plane in sight[:6])


def test_each_card_has_a_feature_of_its_own() -> None:
    view = GAME.start(2, GAME.resolve(), Seed.numbered(1))[0].view(0)
    assert isinstance(view, OklahomaGinView)
    sight = sight_of(view)
    told = features(sight, np.array([7]), AFTER)
    assert told.shape == (1, WIDTH)
    hand = np.packbits(told[0, :64], bitorder="little").view(np.uint64)[0]
    assert int(hand) == int(sight.hand[0])
    assert told[0, 384:].sum() == 3 + 7


def test_it_rates_what_may_be_done_and_nothing_else() -> None:
    rated = 0
    for state in states(12):
        view = state.view(state.turn)
        tries = candidates_of(view)
        if not tries or view.last_chance:
            continue
        worth = glance(net(), view, [Try(*one) for one in tries.values()])
        assert all(one in view.legal for one in tries)
        assert not any(math.isnan(one) for one in worth)
        assert max(worth) > -math.inf
        rated += 1
    assert rated > 100


@pytest.mark.slow
def test_it_knows_what_a_knock_brings() -> None:
    """Its guess of a knock goes with what it would really gain."""
    guessed, real = [], []
    rules = house_rules(GAME.resolve())
    for state in states(60):
        if state.phase != DISCARD or state.turn is None:
            continue
        sight = sight_of(state.view(state.turn))
        found = discards(net().ask, sight, np.array([state.taken], np.uint64))
        rows = np.flatnonzero((found.knocking > LEAST) & (found.dead > 0))
        other = np.full(rows.size, state.hands[1 - state.turn], np.uint64)
        real += list(knock_points(rules, sight.hand & ~found.card[rows], other))
        guessed += list(POINTS * found.knocking[rows])
    assert len(real) > 30
    assert np.corrcoef(guessed, real)[0, 1] > 0.3
    assert abs(np.mean(guessed) - np.mean(real)) < 8


@pytest.mark.slow
def test_a_low_hand_is_worth_more_than_a_high_one() -> None:
    low: list[float] = []
    high: list[float] = []
    for state in states(40):
        if state.phase != DISCARD or state.turn is None:
            continue
        sight = sight_of(state.view(state.turn))
        found = discards(net().ask, sight, np.array([state.taken], np.uint64))
        best = int(found.best()[0])
        (low if found.dead[best] < 15 else high).append(float(found.going_on[best]))
    assert np.mean(low) > np.mean(high) + 0.15
