"""The network trained by self-play, in numpy alone. ``assets/train/oklahoma_gin`` makes the
weights.

For a hand of ten cards the network gives the expected gain of going on, and that of knocking now.
It was trained by the rules of the sheet; for other rules it is a little off, which the search
corrects.
"""

from __future__ import annotations

import math
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
from cardtable.games.oklahoma_gin.bot.brain.sight import (
    AFTER,
    DRAWING,
    REFUSING,
    WIDTH,
    Bits,
    Sight,
    features,
    sight_of,
)
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.legal import DISCARD, FIRST_UPCARD, SECOND_UPCARD
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]
#: Maps (positions, WIDTH) to (positions, 2): the gains of going on and of knocking, in ``POINTS``.
Ask = Callable[[Bits], npt.NDArray[np.float32]]

#: The network's unit.
POINTS = 25.0
#: More than going on is ever worth (gin is not delayed), and less than any hand (not allowed).
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
        """Evaluate positions; see :data:`Ask`."""
        found = bits.astype(np.float32)
        for weight, bias in self._layers[:-1]:
            found = np.maximum(found @ weight + bias, 0)
        weight, bias = self._layers[-1]
        return found @ weight + bias


@cache
def net() -> Net:
    """Return the program's own network."""
    with np.load(asset("nets/oklahoma_gin.npz")) as weights:
        return Net(dict(weights))


class Discards(NamedTuple):
    """Possible discards from hands of eleven, one row per hand and card.

    Attributes:
        of: row of the hand, ascending.
        card: laid away.
        going_on: gain of going on with it, in ``POINTS``.
        knocking: gain of knocking with it; ``LEAST`` where that is not allowed, ``MOST`` with gin.
        dead: deadwood left, in pips.
        bits: features of the ten remaining cards.
    """

    of: Numbers
    card: Cards
    going_on: Floats
    knocking: Floats
    dead: Numbers
    bits: Bits

    @property
    def worth(self) -> Floats:
        """The better of the two gains."""
        return np.maximum(self.going_on, self.knocking)

    def best(self) -> Numbers:
        """Return the first of the best rows of each hand."""
        worth = self.worth
        maximum = np.maximum.reduceat(worth, np.flatnonzero(np.diff(self.of, prepend=-1)))
        rows = np.flatnonzero(worth == maximum[self.of])
        found = np.empty(maximum.size, np.int64)
        found[self.of[rows[::-1]]] = rows[::-1]
        return found


def discards(ask: Ask, sight: Sight, taken: Cards) -> Discards:
    """Return the possible discards: deadwood, or melded cards if there is none.

    Args:
        ask: the network.
        sight: positions with eleven cards in hand.
        taken: cards just taken from the pile, which stay in the hand (rule G7), or 0.
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
    """Return where the top discard makes a meld and lowers the deadwood."""
    dead = lay_out(sight.hand | sight.top, True).dead
    lower = pips_of(dead) - top_pips(dead) < pips_of(lay_out(sight.hand).dead)
    found: Flags = would_meld(sight.hand, sight.top) & lower
    return found


def low_with_top(sight: Sight, limit: Numbers) -> Flags:
    """Return where taking the top discard leaves at most ``limit`` of deadwood."""
    dead = lay_out(sight.hand | sight.top, True).dead
    found: Flags = pips_of(dead) - top_pips(dead) <= limit
    return found


def worth_taking(sight: Sight) -> Flags:
    """Return where the top discard is worth considering."""
    return improves(sight) | low_with_top(sight, sight.limit)


def drawing(ask: Ask, sight: Sight, kind: int | Numbers) -> Floats:
    """Return the worth of drawing from the stock, or of refusing the upcard, in ``POINTS``."""
    dead = pips_of(lay_out(sight.hand).dead)
    return ask(features(sight, dead, kind))[:, 0].astype(np.float64)


class Try(NamedTuple):
    """A candidate.

    Attributes:
        kind: ``discard``, ``knock``, ``take``, ``draw`` or ``pass``.
        card: the card laid away, or 0; a knock without one is big gin.
    """

    kind: str
    card: int = 0


BIG_GIN = Try("knock")


def glance(net: Net, view: OklahomaGinView, tries: list[Try]) -> list[float]:
    """Return each candidate's gain in this hand, in points before doubling.

    Candidates the network was not trained on (breaking a meld needlessly, taking a card that makes
    none) get minus infinity.
    """
    sight = sight_of(view)
    if view.phase == DISCARD:
        taken = np.array([BIT_OF[view.taken] if view.taken else 0], np.uint64)
        found = discards(net.ask, sight, taken)
        worth = {Try("discard", int(c)): w for c, w in zip(found.card, found.going_on, strict=True)}
        knocks = zip(found.card, found.knocking, strict=True)
        worth |= {Try("knock", int(card)): gain for card, gain in knocks}
        return [POINTS * worth.get(one, -math.inf) for one in tries]
    kind = REFUSING if view.phase in (FIRST_UPCARD, SECOND_UPCARD) else DRAWING
    left = float(drawing(net.ask, sight, kind)[0])
    gain = -math.inf
    if worth_taking(sight)[0]:
        after = discards(net.ask, sight.taking(), sight.top)
        gain = float(after.worth.max())
    return [POINTS * (gain if one.kind == "take" else left) for one in tries]
