"""How the columns come out after the dealer's last decision: every way the hidden cards can lie.

Each decision to draw or to stand tells something about one of the hidden second cards, and all
come from the same deck. So all their ranks and that of the dealer's third card form one grid. Only
bots load this module: it needs numpy, the window does not.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cardtable.games.kabu.bot.joint import GAINS, Column, Floats, Ints, ways_of
from cardtable.games.kabu.bot.odds import Counts, Odds, end_of
from cardtable.games.kabu.scoring import Rated, rate_column, rate_dealer

_RANKS = range(1, 11)


def dealt_out(
    odds: Odds, dealer: Sequence[int], columns: Sequence[Column], counts: Counts
) -> tuple[tuple[Ints, Floats], tuple[Ints, Floats]]:
    """Return how the columns come out if the dealer stands and if he takes a third card.

    Each as every way in which they do, a gain for each, and how likely it is.

    Args:
        odds: of the house rules.
        dealer: ranks of his two cards.
        columns: those that are bet on.
        counts: cards he has not seen.
    """
    rules = odds.rules
    stand = end_of(rate_dealer(rules, dealer))
    draw = [end_of(rate_dealer(rules, (*dealer, x))) for x in _RANKS]
    hidden = [column for column in columns if column.second is None]
    axes = len(hidden) + 1
    weights = _weights(odds, hidden, counts)
    codes = [np.zeros((1,) * axes, np.int64)] * 2
    axis = 0
    for column in columns:
        seconds = _RANKS if column.second is None else (column.second,)
        gains = np.array([odds.gains(_rated(odds, column, second)) for second in seconds])
        shape = [1] * axes
        if column.second is None:
            shape[axis] = len(_RANKS)
            axis += 1
        standing = gains[:, stand].reshape(shape)
        shape[-1] = len(_RANKS)
        for i, times in enumerate((standing, gains[:, draw].reshape(shape))):
            codes[i] = codes[i] * len(GAINS) + times - GAINS[0]
    ways, found = ways_of(len(columns)), []
    for code in codes:
        spread = np.broadcast_to(code, weights.shape).ravel()
        chances = np.bincount(spread, weights.ravel(), len(ways))
        there = chances > 0
        found.append((ways[there], chances[there] / chances.sum()))
    return found[0], found[1]


def _rated(odds: Odds, column: Column, second: int) -> Rated:
    cards = (column.first, second)
    return rate_column(odds.rules, cards if column.third is None else (*cards, column.third))


def _weights(odds: Odds, hidden: Sequence[Column], counts: Counts) -> Floats:
    """Return the weight of each choice of ranks: an axis per hidden card, then the third card."""
    axes = len(hidden) + 1
    places = np.indices((len(_RANKS),) * axes, sparse=True)
    left = np.array(counts, np.float64)
    ways: Floats = np.ones((1,) * axes)
    for axis, place in enumerate(places):
        before = sum((place == other for other in places[:axis]), start=np.zeros(1))
        ways = ways * np.maximum(left[place] - before, 0)
    likely = ways
    for place, column in zip(places, hidden, strict=False):
        says = np.array(odds.decides(column.first, column.third is not None))
        likely = likely * says[place]
    # All weights are 0 only for players who cannot have decided so; then the decisions are ignored.
    return likely if likely.any() else ways
