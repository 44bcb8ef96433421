"""Combines two estimates of a choice: the network's, and the result of play-outs.

The network errs by some points, play-outs by chance and by the habits of their players; each counts
less the larger its error may be. So the choice with the highest worth is the one to make, and the
error says how much more it must be worth for that to be clear.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.engine.bot import CLEAR, Candidate

Floats = npt.NDArray[np.float64]

#: Assumed error of the network in a comparison of two choices, in points before doubling; and that
#: for a choice it was never trained on. With less, it outweighed what play-outs see of the actual
#: hand, and lost hands.
_STRAYS, _GUESSES = 6.0, 12.0
#: Points by which an untrained choice seems worse than the worst trained one.
_UNKNOWN = 4.0
#: Play-outs follow habits. However many there are, they tell no more than this many hands of real
#: play.
_AS_MANY = 600
#: The best choice is looked for again and again, and each time the luckiest may seem to be it: the
#: errors that are told are wider by so much than those of a single look.
_LOOKS = 1.6
#: Errors by which a choice of another kind must be better to be preferred to the learned one.
STAYS = 1.25
#: Errors within which two choices are not told apart, and where nothing was played out.
_ALIKE, _AT_A_GLANCE = 1.25, 0.75


def levelled(found: list[Candidate]) -> list[Candidate]:
    """Return choices with one worth for all that are not told apart from the best one.

    So they are chosen by sense, as people play; in play-outs that costs nothing
    (docs/opponents.md).
    """
    best = max(one.worth for one in found)

    def near(one: Candidate) -> bool:
        return best - one.worth <= one.error * (_AT_A_GLANCE if one.chance is None else _ALIKE)

    alike = [one for one in found if near(one)]
    rest = max((one.worth for one in found if not near(one)), default=-math.inf)
    worth = max(rest, round(sum(one.worth for one in alike) / len(alike), 2))
    return [replace(one, worth=worth) if one in alike else one for one in found]


class Rated(NamedTuple):
    """The rating of a candidate.

    Attributes:
        worth: mean, in points.
        error: standard error of the difference from the best one.
        noise: the part of it that is due to chance and would shrink with more play-outs.
        chance: of winning the hand; ``None`` where nothing was played out.
    """

    worth: float
    error: float
    noise: float
    chance: float | None


class Estimates:
    """What is known so far about some choices, in search of the best one.

    Args:
        glance: each one's gain according to the network, in points before doubling; minus infinity
            where it was never trained on it, ``None`` where it is not asked because the hand ends.
        unit: what such a point is worth.
    """

    def __init__(self, glance: list[float | None], unit: float) -> None:
        told = [one for one in glance if one is not None]
        guess = min((one for one in told if one > -math.inf), default=0.0) - _UNKNOWN
        self._prior = np.array([max(one or 0.0, guess) for one in glance]) * unit
        strays = {None: math.inf, -math.inf: _GUESSES}
        self._strays = np.array([strays.get(one, _STRAYS) for one in glance]) * unit
        #: The choice that ends the hand, or else the network's favourite; all are compared with it.
        self.usual = glance.index(None) if None in glance else int(np.argmax(self._prior))
        self._ends = None in glance
        # By way to go on and world; and whether the hand is won.
        self._worth: list[Floats] = [np.zeros((1, 0)) for _ in glance]
        self._won: list[Floats] = [np.zeros((1, 0)) for _ in glance]

    def add(self, which: int, worth: Floats, won: Floats) -> None:
        """Add play-outs of choice ``which`` in further worlds, the next ones of all."""
        if not self._worth[which].size:
            self._worth[which], self._won[which] = worth, won
            return
        self._worth[which] = np.concatenate([self._worth[which], worth], axis=1)
        self._won[which] = np.concatenate([self._won[which], won], axis=1)

    def open(self) -> list[int]:
        """Return the choices that further worlds may still show to be best.

        The network's favourite stays among them, because all others are compared with it.
        """
        rated = self.rated()
        maximum = max(one.worth for one in rated)
        return [
            which
            for which, one in enumerate(rated)
            if which == self.usual or maximum - one.worth <= CLEAR * one.noise
        ]

    def settled(self) -> bool:
        """Whether further worlds would hardly change which choice is best."""
        rated = self.rated()
        maximum = max(one.worth for one in rated)
        return sum(maximum - one.worth <= CLEAR * one.noise for one in rated) == 1

    def rated(self) -> list[Rated]:
        """Return the ratings of all choices, in their order."""
        plans = [int(np.argmax(worth.mean(axis=1))) if worth.size else 0 for worth in self._worth]
        own = [worth[plan] for worth, plan in zip(self._worth, plans, strict=True)]
        gains = [self._gain(own, which, self.usual)[0] for which in range(len(own))]
        best = int(np.argmax(gains))
        errors = [self._gain(own, which, best)[1:] for which in range(len(own))]
        # Network and play-outs both determine the level of all.
        level = float(self._prior[self.usual])
        if own[self.usual].size:
            played = float(own[self.usual].mean())
            level = played if self._ends else (level + played) / 2
        return [
            Rated(
                level + gains[which],
                *errors[which],
                float(self._won[which][plans[which]].mean()) if own[which].size else None,
            )
            for which in range(len(own))
        ]

    def _gain(self, own: list[Floats], which: int, other: int) -> tuple[float, float, float]:
        """Return a choice's gain over another, its standard error, and the error due to chance."""
        if which == other:
            return 0.0, 0.0, 0.0
        thought = float(self._prior[which] - self._prior[other])
        strays = float(max(self._strays[which], self._strays[other]))
        count = min(own[which].size, own[other].size)
        if not count:
            return thought, strays, 0.0
        # A choice with fewer play-outs is compared over the worlds that both have.
        apart = own[which][:count] - own[other][:count]
        spread = float(np.var(apart)) + 1e-9
        off = spread * (1 / count + 1 / _AS_MANY)
        share = 1 / (1 + off / (strays * strays))
        gain = share * float(apart.mean()) + (1 - share) * thought
        return gain, _LOOKS * math.sqrt(share * off), share * math.sqrt(spread / count)
