"""The dealer's last decision, exact: over every way the hidden second cards can lie.

The columns cannot be judged one by one: they take their cards from the same deck, each decision to
draw or to stand tells something about one of them, and three of a kind is paid in full only as long
as the bank lasts (rule A21). So all ranks of all hidden cards and of the dealer's third card form
one grid. Only bots load this module: it needs numpy, the window does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.kabu.bot.odds import Counts, Odds, end_of
from cardtable.games.kabu.scoring import Rated, rate_column, rate_dealer

Floats = npt.NDArray[np.float64]
_RANKS = range(1, 11)


class Stake(NamedTuple):
    """A column with chips on it, as the dealer sees it.

    Attributes:
        first: rank of the open card.
        second: rank of the card below it, ``None`` while it is hidden.
        third: rank of the third card, ``None`` if none was asked for.
        chips: total of the bets on it.
    """

    first: int
    second: int | None
    third: int | None
    chips: int


class Prospect(NamedTuple):
    """The prospects of one of the dealer's decisions.

    Attributes:
        worth: expected chips.
        chance: probability of gaining chips in the round.
    """

    worth: float
    chance: float


def dealer_prospects(
    odds: Odds,
    dealer: Sequence[int],
    columns: Sequence[Stake],
    counts: Counts,
    trust: float = 0.5,
    bank: int | None = None,
) -> tuple[Prospect, Prospect]:
    """Return the dealer's prospects for standing and for taking a third card.

    Args:
        odds: of the house rules.
        dealer: ranks of his two cards.
        columns: those that are bet on.
        counts: cards he has not seen.
        trust: probability that free players decide well, see :meth:`Odds.decides`.
        bank: chips he holds; ``None`` if he pays on credit.
    """
    rules = odds.rules
    stand = end_of(rate_dealer(rules, dealer))
    draw = [end_of(rate_dealer(rules, (*dealer, x))) for x in _RANKS]
    hidden = [column for column in columns if column.second is None]
    axes = len(hidden) + 1
    weights = _weights(odds, hidden, counts, trust)
    single, extra = [np.zeros((1,) * axes)] * 2, [np.zeros((1,) * axes)] * 2
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
            single[i] = single[i] + column.chips * np.clip(times, -1, 1)
            extra[i] = extra[i] + column.chips * np.maximum(times - 1, 0)
    whole = weights.sum()
    found = []
    for paid, more in zip(single, extra, strict=True):
        lost = paid + (more if bank is None else np.minimum(more, bank - paid))
        worth = -float((weights * lost).sum()) / whole
        found.append(Prospect(worth, float((weights * (lost < 0)).sum()) / whole))
    return found[0], found[1]


def _rated(odds: Odds, column: Stake, second: int) -> Rated:
    cards = (column.first, second)
    return rate_column(odds.rules, cards if column.third is None else (*cards, column.third))


def _weights(odds: Odds, hidden: Sequence[Stake], counts: Counts, trust: float) -> Floats:
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
        says = np.array(odds.decides(column.first, column.third is not None, trust))
        likely = likely * says[place]
    # All weights are 0 only for players who cannot have decided so; then the decisions are ignored.
    return likely if likely.any() else ways
