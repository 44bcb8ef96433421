"""Dealing many deals at random, for self-play and for measuring."""

from __future__ import annotations

import numpy as np

from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.lookups import ONE, Hands, Ints
from cardtable.games.dou_dizhu.cards import BLACK, RANK_COUNT, RED, TWO

_DECK = np.array([rank for rank in range(RANK_COUNT) for _ in range(4 if rank < BLACK else 1)])
_HAND = 17
_CARD_WORTH = np.zeros(RANK_COUNT)
_CARD_WORTH[[RED, BLACK, TWO, TWO - 1]] = 4.0, 3.0, 1.5, 0.5
_BOMB_WORTH = 2.5
_CAUTION = 1.5


def draw(rng: np.random.Generator, book: RuleBook, rules: Ints, auctioned: float = 0.0) -> Deals:
    """New deals, at the landlord's first turn.

    Args:
        rng: where chance comes from.
        book: the rule sets.
        rules: (n,) which of them each deal is played by; its length is the number of deals.
        auctioned: share of the deals in which who has the best cards is the likely landlord.
    """
    n = len(rules)
    order = rng.permuted(np.tile(_DECK, (n, 1)), axis=1)
    ones = ONE[order]
    hands = np.stack([ones[:, i * _HAND : (i + 1) * _HAND].sum(axis=1) for i in range(3)], axis=1)
    kitty: Hands = ones[:, 3 * _HAND :].sum(axis=1)
    wishes = strength(hands) + _CAUTION * rng.standard_normal((n, 3))
    landlord = np.where(rng.random(n) < auctioned, wishes.argmax(axis=1), 0)
    seats = (landlord[:, None] + np.arange(3)) % 3
    hands = np.take_along_axis(hands, seats, axis=1)
    hands[:, 0] += kitty
    return Deals.start(book, rules, hands, kitty)


def strength(hands: Hands) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """A rough worth of hands of 17: high cards and bombs."""
    shape = hands.shape
    total = np.zeros(shape)
    rocket = np.ones(shape, bool)
    for rank in range(RANK_COUNT):
        count = (hands >> np.uint64(4 * rank) & np.uint64(15)).astype(np.int64)
        total += _CARD_WORTH[rank] * count + _BOMB_WORTH * (count == 4)
        if rank in (BLACK, RED):
            rocket &= count == 1
    return total + _BOMB_WORTH * rocket
