"""The shipped weights fit the program, and their estimates are sane."""

from __future__ import annotations

import numpy as np
import pytest

from assets.train.dou_dizhu import deals as dealing
from cardtable.art.assets import asset
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.brain.lockstep import RuleBook, Rules
from cardtable.games.dou_dizhu.bot.brain.net import Nets, nets, to_the_end
from cardtable.games.dou_dizhu.bot.brain.search import Depth, rate
from cardtable.games.dou_dizhu.bot.brain.seat import known
from cardtable.games.dou_dizhu.cards import FULL_DECK, counts_of
from cardtable.games.dou_dizhu.plays import PlayRules
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import do, late, play_with


def test_weights_are_small_and_fit() -> None:
    path = asset("nets/dou_dizhu.npz")
    assert path.stat().st_size < 10_000_000
    with np.load(path) as arrays:
        weights = dict(arrays)
    Nets(weights)
    weights["0.0.weight"] = weights["0.0.weight"][:, 1:]
    with pytest.raises(ValueError, match="features"):
        Nets(weights)


def test_a_better_hand_has_better_chances() -> None:
    book = RuleBook((Rules(PlayRules(11, False, "no_bombs")),))
    deals = dealing.draw(np.random.default_rng(2), book, np.zeros(300, np.int64))
    moves = deals.legal()
    chance = np.maximum.reduceat(nets().judge(deals, moves).chance, moves.starts)
    to_the_end(nets(), deals)
    won = deals.winner == 0
    assert chance[won].mean() > chance[~won].mean() + 0.15
    assert abs(chance.mean() - won.mean()) < 0.1


def test_worlds_hold_what_is_known() -> None:
    state = GAME.start(3, GAME.resolve(None, {"auction": "random_landlord"}), Seed.numbered(4))[0]
    assert isinstance(state, DouDizhuState) and state.landlord >= 0
    farmer = (state.landlord + 1) % 3
    seen = known(state.view(farmer))
    hands = seen.worlds(np.random.default_rng(1), 40)
    assert (hands.sum(axis=1) == counts_of(FULL_DECK)).all()
    assert (hands[:, seen.role] == seen.mine).all()
    for rank in range(15):
        held = hands[:, 0] >> np.uint64(4 * rank) & np.uint64(15)
        assert (held >= (seen.sure[0] >> 4 * rank & 15)).all()
    assert len({tuple(row) for row in seen.worlds(np.random.default_rng(1), 20).tolist()}) == 20


def test_looking_ahead_does_not_lift_what_was_not_looked_at() -> None:
    state = late(play_with(0, "34445688TJJQKA2", "355667799A", "36778TQKA2"))
    seen = known(state.view(0))
    rated = rate(nets(), seen, np.random.default_rng(1), Depth(worlds=16, most=100, widest=3))
    assert ((rated.chance >= 0) & (rated.chance <= 1)).all()
    # Only one is the reference for the others, and no unexamined action is better than it.
    best = int(rated.worth.argmax())
    assert rated.error[best] == 0.0
    assert (np.delete(rated.error, best) > 0).all()


def test_more_is_played_out_where_two_moves_lie_close() -> None:
    state = late(play_with(0, "34445688TJJQKA2", "355667799A", "36778TQKA2"))
    seen = known(state.view(0))
    few, many = (
        rate(nets(), seen, np.random.default_rng(1), Depth(worlds=8, most=most))
        for most in (8, 600)
    )
    second = np.argsort(-many.worth)[1]
    assert 0 < many.error[second] < few.error[second]


def test_all_worlds_are_those_that_are_drawn() -> None:
    state = late(play_with(0, "b58QJ", "JJ", "5Q55"))
    seen = known(state.view(0))
    worlds = seen.all_worlds(200)
    assert worlds is not None
    hands, likely = worlds
    drawn, times = np.unique(
        seen.worlds(np.random.default_rng(1), 40_000), axis=0, return_counts=True
    )
    order = np.lexsort(hands.T[::-1])
    assert (hands[order] == drawn).all()
    assert np.abs(likely[order] - times / 40_000).max() < 0.01
    assert seen.all_worlds(len(hands) - 1) is None


def test_who_may_not_pass_again_is_understood() -> None:
    state = late(play_with(0, "3456789TJ", "5A88QQ", "4566722JK", repass="off"))
    state, _ = do(state, "play 3", "pass", "play 4")
    assert state.turn == 0
    rated = rate(nets(), known(state.view(0)), np.random.default_rng(1), Depth(worlds=8))
    assert len(rated.worth) > 1
