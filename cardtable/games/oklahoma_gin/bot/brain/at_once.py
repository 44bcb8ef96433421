"""Foresees several games that are played at once (rule G21), by going on from every score.

The games end with the same hands, so they are not added up as if each had its own: the same courses
of hands, good and bad, are followed from the score after every gain.
"""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import Columns

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

#: Courses that are followed, half of them the others with the seats exchanged, and their hands,
#: which begin again if they are too few.
_COURSES, _HANDS = 128, 64


class _Accounts:
    """The accounts of the games in many standings: ``(column, seat, …)``; seat 0 is the viewer's.

    Attributes:
        credit: what has been credited to the viewer, the other's subtracted.
        open: which games are (``(column, …)``).
    """

    def __init__(self, rules: HouseRules, columns: Columns, me: int, size: tuple[int, int]) -> None:
        self._rules = rules
        shape = (len(columns), 2, *size)
        self._points, self._boxes = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.open: Flags = np.zeros((len(columns), *size), np.bool_)
        for place, column in enumerate(columns):
            for seat in (0, 1):
                owner = me if seat == 0 else 1 - me
                self._points[place, seat] = column.points[owner]
                self._boxes[place, seat] = column.boxes[owner]
            self.open[place] = column.result is None
        self.credit = np.zeros(size, np.float32)

    def enter(self, gains: npt.NDArray[np.float32]) -> None:
        """Enter a hand in each standing: what the viewer gains, or loses if it is negative."""
        for seat, sign in ((0, 1), (1, -1)):
            gain = np.maximum(sign * gains, 0)
            # As in scoring.counts_in: no further than the first game without a box.
            further = np.broadcast_to(gain > 0, self.credit.shape).copy()
            for place in range(len(self.open)):
                counts = further & self.open[place]
                further &= ~(counts & (self._boxes[place, seat] == 0))
                self._points[place, seat] += gain * counts
                self._boxes[place, seat] += counts
                self._close(place, seat, sign, counts)

    def _close(self, place: int, seat: int, sign: int, counts: Flags) -> None:
        """Credit the games that end with a hand of ``seat``."""
        rules, mine, other = self._rules, self._points[place, seat], self._points[place, 1 - seat]
        over = counts & (mine >= rules.target)
        if not over.any():
            return
        boxes, others = self._boxes[place, seat], self._boxes[place, 1 - seat]
        times = np.where(rules.shutout & (others == 0), 2, 1)
        worth = times * (mine + rules.game_bonus) - other + rules.box_bonus * (boxes - others)
        self.credit += sign * worth * over
        self.open[place] &= ~over


def outlook(
    rules: HouseRules, columns: Columns, me: int, gains: Floats, hands: tuple[int, ...]
) -> tuple[Floats, Floats]:
    """Return mean and variance of what is still credited to seat ``me``, the other's subtracted.

    Args:
        rules: the house rules.
        columns: the games, of which at least one is open.
        me: the seat.
        gains: what the present hand may bring it, negative if the other wins.
        hands: what a hand may bring its winner, equally likely.
    """
    accounts = _Accounts(rules, columns, me, (len(gains), _COURSES))
    accounts.enter(gains.astype(np.float32)[:, None])
    courses, number = _courses(hands), 0
    while accounts.open.any():
        accounts.enter(courses[number % _HANDS])
        number += 1
    credit = accounts.credit.astype(np.float64)
    return credit.mean(axis=1), credit.var(axis=1)


@lru_cache(maxsize=1)
def _courses(hands: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """Return what each hand of each course brings (``(hand, course)``), always the same."""
    rng = random.Random("hands to come")
    size = (_HANDS, _COURSES // 2)
    drawn = [rng.choice(hands) * rng.choice((1, -1)) for _ in range(size[0] * size[1])]
    half = np.array(drawn, np.float32).reshape(size)
    return np.concatenate([half, -half], axis=1)
