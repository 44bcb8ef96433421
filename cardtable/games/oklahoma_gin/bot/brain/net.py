"""What was learned from self-play, in numpy alone. ``assets/train/oklahoma_gin`` makes the weights.

The network says of a hand of ten cards what it will gain if play goes on, and what it would gain
if it were knocked with now. It has been trained by the rules of the sheet; by others it is a
little off, which the search sets right.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.art.assets import asset
from cardtable.games.oklahoma_gin.bot.brain.many import (
    Cards,
    Flags,
    Numbers,
    lay_out,
    pips_of,
    top_pips,
    would_meld,
)
from cardtable.games.oklahoma_gin.bot.brain.sight import AFTER, WIDTH, Bits, Sight, features

Floats = npt.NDArray[np.float64]
#: (positions, WIDTH) to (positions, 2): what going on and what knocking gains, in ``POINTS``.
Ask = Callable[[Bits], npt.NDArray[np.float32]]

#: The unit in which the network reckons.
POINTS = 25.0
#: More than going on is ever worth: gin is not put off. Less than any hand: not allowed.
MOST, LEAST = 3.5, -9.0
_NONE = np.uint64(0)


class Net:
    """A trained network.

    Args:
        weights: arrays named ``layer.weight`` (outputs, inputs) and ``layer.bias``.

    Raises:
        ValueError: if they do not fit the features.
    """

    def __init__(self, weights: dict[str, npt.NDArray[np.float16]]) -> None:
        self._layers: list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]] = []
        while (name := f"{len(self._layers)}.weight") in weights:
            weight = np.ascontiguousarray(weights[name].astype(np.float32).T)
            bias = weights[f"{len(self._layers)}.bias"].astype(np.float32)
            self._layers.append((weight, bias))
        inputs = self._layers[0][0].shape[0]
        if inputs != WIDTH:
            raise ValueError(f"the weights are for {inputs} features, the program has {WIDTH}")

    def ask(self, bits: Bits) -> npt.NDArray[np.float32]:
        """See :data:`Ask`."""
        found = bits.astype(np.float32)
        for weight, bias in self._layers[:-1]:
            found = np.maximum(found @ weight + bias, 0)
        weight, bias = self._layers[-1]
        return found @ weight + bias


@cache
def net() -> Net:
    """The program's own."""
    with np.load(asset("nets/oklahoma_gin.npz")) as weights:
        return Net(dict(weights))


class Discards(NamedTuple):
    """What may be laid away from hands of eleven, one row a hand and card.

    Attributes:
        of: row of the hand, rising.
        card: laid away.
        going_on: what the hand gains then, in ``POINTS``.
        knocking: what it gains if it is knocked with; ``LEAST`` where that is not allowed,
            ``MOST`` with gin.
        dead: deadwood that is left, in pips.
        bits: features of the ten cards that are left.
    """

    of: Numbers
    card: Cards
    going_on: Floats
    knocking: Floats
    dead: Numbers
    bits: Bits

    @property
    def worth(self) -> Floats:
        """Of the better of the two."""
        return np.maximum(self.going_on, self.knocking)

    def best(self) -> Numbers:
        """The first of the best rows of each hand."""
        worth = self.worth
        most = np.maximum.reduceat(worth, np.flatnonzero(np.diff(self.of, prepend=-1)))
        rows = np.flatnonzero(worth == most[self.of])
        found = np.empty(most.size, np.int64)
        found[self.of[rows[::-1]]] = rows[::-1]
        return found


def discards(ask: Ask, sight: Sight, taken: Cards) -> Discards:
    """What may be laid away: a card of the deadwood; a melded one where there is none.

    Args:
        ask: the network.
        sight: positions with eleven cards in hand.
        taken: cards just taken from the pile, which stay in the hand (rule G7), or none.
    """
    dead = lay_out(sight.hand, True).dead
    loose = dead & ~taken
    loose = np.where(loose == _NONE, sight.hand & ~taken, loose)
    bits = np.unpackbits(loose.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    of, place = np.nonzero(bits)
    card = np.uint64(1) << place.astype(np.uint64)
    left = pips_of(dead[of] & ~card)
    broken = np.flatnonzero(dead[of] & card == _NONE)
    if broken.size:
        left[broken] = pips_of(lay_out(sight.hand[of[broken]] & ~card[broken]).dead)
    after = sight.at(of).without(card)
    told = features(after, left, AFTER)
    answers = ask(told).astype(np.float64)
    knocking = np.where(left <= after.limit, answers[:, 1], LEAST)
    knocking[left == 0] = MOST
    return Discards(of, card, answers[:, 0], knocking, left, told)


def improves(sight: Sight) -> Flags:
    """Where the top discard makes a meld and lowers the deadwood."""
    dead = lay_out(sight.hand | sight.top, True).dead
    lower = pips_of(dead) - top_pips(dead) < pips_of(lay_out(sight.hand).dead)
    found: Flags = would_meld(sight.hand, sight.top) & lower
    return found


def low_with_top(sight: Sight, limit: Numbers) -> Flags:
    """Where no more than ``limit`` of deadwood is left if the top discard is taken."""
    dead = lay_out(sight.hand | sight.top, True).dead
    found: Flags = pips_of(dead) - top_pips(dead) <= limit
    return found


def worth_taking(sight: Sight) -> Flags:
    """Where the top discard is worth a thought."""
    return improves(sight) | low_with_top(sight, sight.limit)


def drawing(ask: Ask, sight: Sight, kind: int | Numbers) -> Floats:
    """What a card from the stock, or refusing the upcard, is worth, in ``POINTS``."""
    dead = pips_of(lay_out(sight.hand).dead)
    return ask(features(sight, dead, kind))[:, 0].astype(np.float64)
