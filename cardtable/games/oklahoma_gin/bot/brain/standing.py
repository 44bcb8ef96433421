"""What the points of a hand are worth: on the way to the target, with boxes, in the match.

Every hand brings its winner a box and takes him nearer to the end of the game, which pays a
bonus, doubled for a shut-out (rules G10, G12, G16). So a game is reckoned backwards from its
end, once for each set of rules: the mean and the spread of what is yet to be credited at every
score. With few games left a match is to be won, not to be won by much.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]

#: What a hand between good players pays its winner, twenty values equally likely: measured in
#: 60,000 hands played out, spades doubled.
_HANDS = (2, 4, 6, 9, 12, 16, 21, 26, 26, 27, 28, 30, 32, 34, 37, 42, 51, 55, 64, 80)
#: Points of a usual hand.
_USUAL = 30.0
#: By how much a usual hand must change the chance to win an open match.
_DECIDED = 1e-12
#: How many times its points a hand is worth at most, and a single point at least.
_MOST, _LEAST = 4.0, 0.1
#: Points before doubling between which the worth of one is measured.
_MIDDLE = 25
#: Scores are reckoned in so many steps to the target.
_STEPS = 50


class _Game(NamedTuple):
    """What is yet to be credited to the first player, by (his step, the other's step)."""

    mean: Floats
    square: Floats


def _at_end(rules: HouseRules, mine: float, other: float) -> float:
    """What is credited when ``mine`` has reached the target, without boxes."""
    times = 2 if rules.shutout and other == 0 else 1
    return times * (mine + rules.game_bonus) - other


@lru_cache(maxsize=8)
def _reckoned(rules: HouseRules) -> _Game:
    step = rules.target / _STEPS
    ahead = [max(1, round(points / step)) for points in _HANDS]
    chance = 1 / (2 * len(ahead))
    size = _STEPS + max(ahead) + 1
    mean, square = np.zeros((size, size)), np.zeros((size, size))
    for i in range(_STEPS, size):
        for j in range(_STEPS):
            gain = _at_end(rules, i * step, j * step)
            mean[i, j], mean[j, i] = gain, -gain
            square[i, j] = square[j, i] = gain * gain
    box = rules.box_bonus
    rows = np.array(ahead)
    for i in range(_STEPS - 1, -1, -1):
        for j in range(i, -1, -1):
            won, lost = mean[i + rows, j], mean[i, j + rows]
            mean[i, j] = chance * float(won.sum() + lost.sum())
            total = square[i + rows, j].sum() + square[i, j + rows].sum()
            total += 2 * box * (won.sum() - lost.sum()) + 2 * len(rows) * box * box
            square[i, j] = chance * float(total)
            mean[j, i], square[j, i] = -mean[i, j], square[i, j]
    return _Game(mean, square)


class Standing:
    """The score of a hand about to be played out, as its seat sees it.

    Args:
        view: whose scores and rules count.
    """

    def __init__(self, view: OklahomaGinView) -> None:
        assert view.seat is not None
        me, rules = view.seat, view.rules
        self._rules, self._factor = rules, view.factor
        self._points = float(view.points[me]), float(view.points[1 - me])
        boxes = view.boxes[me] - view.boxes[1 - me]
        self._lead = view.scores[me] - view.scores[1 - me] + rules.box_bonus * boxes
        self._game = _reckoned(rules)
        later = max(0, rules.rounds - view.game)
        self._later = later * float(self._game.square[0, 0])
        self._now = self._chance(np.zeros(1))[0]
        # Gains stay in points: one is what it is worth on average in a usual hand, box included.
        rise, fall = self._chance(np.array([_USUAL, -_USUAL]))
        self._point = (rise - fall) / (2 * (_USUAL + rules.box_bonus))
        #: Where the match is all but decided, points are no more than points.
        self._open = rise - fall > _DECIDED

    def worth(self, points: npt.NDArray[np.int64]) -> Floats:
        """What it is worth to gain ``points`` (before doubling; negative: the other's), in points.

        It counts the box that comes with a won hand, and how near the end of the game is.
        """
        least, most = int(points.min()), int(points.max())
        gains = self._factor * np.arange(least, most + 1.0)
        plain = gains + self._rules.box_bonus * np.sign(gains)
        if self._open:
            # A last hope is not worth thousands of points.
            limit = _MOST * np.abs(plain)
            plain = np.clip((self._chance(gains) - self._now) / self._point, -limit, limit)
        found: Floats = plain[points - least]
        return found

    @property
    def unit(self) -> float:
        """What a point before doubling is worth, on average in a usual hand."""
        rise, fall = self.worth(np.array([_MIDDLE, -_MIDDLE]))
        return max(_LEAST * self._factor, float(rise - fall) / (2 * _MIDDLE))

    def _chance(self, gains: Floats) -> Floats:
        """Chance to win the match after gaining ``gains``, as a normal curve has it."""
        rules, step = self._rules, self._rules.target / _STEPS
        mine = self._points[0] + np.maximum(gains, 0)
        other = self._points[1] + np.maximum(-gains, 0)
        mean, square = self._ahead(mine / step, other / step)
        for i in np.flatnonzero((mine >= rules.target) | (other >= rules.target)):
            first = mine[i] >= rules.target
            end = _at_end(rules, mine[i], other[i]) if first else -_at_end(rules, other[i], mine[i])
            mean[i], square[i] = end, end * end
        total = self._lead + mean + rules.box_bonus * np.sign(gains)
        spread = np.sqrt(np.maximum(square - mean * mean, 0) + self._later + 1.0)
        return np.array([0.5 * math.erfc(-z / math.sqrt(2)) for z in total / spread])

    def _ahead(self, mine: Floats, other: Floats) -> tuple[Floats, Floats]:
        """Mean and square of what is to come, between the steps as well."""
        last = _STEPS - 1
        i = np.clip(mine, 0, last).astype(np.int64)
        j = np.clip(other, 0, last).astype(np.int64)
        x, y = np.clip(mine - i, 0, 1), np.clip(other - j, 0, 1)
        found = []
        for table in self._game:
            low = table[i, j] * (1 - x) + table[np.minimum(i + 1, last), j] * x
            right = np.minimum(j + 1, last)
            high = table[i, right] * (1 - x) + table[np.minimum(i + 1, last), right] * x
            found.append(low * (1 - y) + high * y)
        return found[0], found[1]
