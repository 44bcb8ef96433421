"""One estimate from two: what the network makes of a choice, and what came of playing it out.

The network is off by so many points, play-outs by their chance and by the habits of those who play
them; each counts for the less, the further off it may be. So the choice that is worth most is the
one to make, and the error says how much more it must be worth for that to be clear.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.engine.bot import CLEAR

Floats = npt.NDArray[np.float64]

#: How far the network is taken to stray when it compares two choices, in points before doubling;
#: and where it was never taught to think of one. Taken for less, it outweighed what play-outs see
#: of this very hand, and hands were lost by it.
_STRAYS, _GUESSES = 6.0, 12.0
#: Points by which such a choice seems worse than the worst of which it thought.
_UNKNOWN = 4.0
#: Play-outs follow habits. However many there are, they tell no more than so many of true play.
_AS_MANY = 600
#: Standard errors by which a choice must be better before what was learned is left for it.
STAYS = 2.0


class Rated(NamedTuple):
    """What came of a candidate.

    Attributes:
        worth: mean, in points.
        error: standard error of how far it lies from the best.
        noise: how much of that is left to chance, and would be less after more play-outs.
        chance: to win the hand; ``None`` where nothing was played out.
    """

    worth: float
    error: float
    noise: float
    chance: float | None


class Estimates:
    """What is known so far of some choices, of which the first to be the best is looked for.

    Args:
        glance: what the network says each gains, in points before doubling; minus infinity where
            it was never taught to think of it, ``None`` where it has no say: the hand ends.
        unit: what such a point is worth.
    """

    def __init__(self, glance: list[float | None], unit: float) -> None:
        told = [one for one in glance if one is not None]
        guess = min((one for one in told if one > -math.inf), default=0.0) - _UNKNOWN
        self._prior = np.array([max(one or 0.0, guess) for one in glance]) * unit
        strays = {None: math.inf, -math.inf: _GUESSES}
        self._strays = np.array([strays.get(one, _STRAYS) for one in glance]) * unit
        #: What ends the hand, or else what the network likes best; all is compared with it.
        self.usual = glance.index(None) if None in glance else int(np.argmax(self._prior))
        self._ends = None in glance
        # By way to go on and world, and of which the hand is won.
        self._worth: list[Floats] = [np.zeros((1, 0)) for _ in glance]
        self._won: list[Floats] = [np.zeros((1, 0)) for _ in glance]

    def add(self, which: int, worth: Floats, won: Floats) -> None:
        """Choice ``which`` has been played out in further worlds, the next ones of all."""
        if not self._worth[which].size:
            self._worth[which], self._won[which] = worth, won
            return
        self._worth[which] = np.concatenate([self._worth[which], worth], axis=1)
        self._won[which] = np.concatenate([self._won[which], won], axis=1)

    def open(self) -> list[int]:
        """The choices that further worlds may yet show to be best.

        What the network likes stays one of them, as all others are compared with it.
        """
        rated = self.rated()
        most = max(one.worth for one in rated)
        return [
            which
            for which, one in enumerate(rated)
            if which == self.usual or most - one.worth <= CLEAR * one.noise
        ]

    def settled(self) -> bool:
        """Whether further worlds would hardly change which is best."""
        rated = self.rated()
        most = max(one.worth for one in rated)
        return sum(most - one.worth <= CLEAR * one.noise for one in rated) == 1

    def rated(self) -> list[Rated]:
        """All choices, in their order."""
        plans = [int(np.argmax(worth.mean(axis=1))) if worth.size else 0 for worth in self._worth]
        own = [worth[plan] for worth, plan in zip(self._worth, plans, strict=True)]
        gains = [self._gain(own, which, self.usual)[0] for which in range(len(own))]
        best = int(np.argmax(gains))
        errors = [self._gain(own, which, best)[1:] for which in range(len(own))]
        # Both have a say in how high all of them lie.
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
        """By how much a choice is worth more than another, its standard error, what is chance."""
        if which == other:
            return 0.0, 0.0, 0.0
        thought = float(self._prior[which] - self._prior[other])
        strays = float(max(self._strays[which], self._strays[other]))
        count = min(own[which].size, own[other].size)
        if not count:
            return thought, strays, 0.0
        # What was played out less is compared over the worlds that both have.
        apart = own[which][:count] - own[other][:count]
        spread = float(np.var(apart)) + 1e-9
        off = spread * (1 / count + 1 / _AS_MANY)
        share = 1 / (1 + off / (strays * strays))
        gain = share * float(apart.mean()) + (1 - share) * thought
        return gain, math.sqrt(share * off), share * math.sqrt(spread / count)
