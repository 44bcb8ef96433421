"""Values the points of a hand in the context of game and match.

Every hand brings its winner a box and takes him nearer to the end of the game, which pays a bonus,
doubled for a shut-out (rules G10, G12, G16). So a game is computed backwards from its end, once for
each set of rules: the mean and the spread of what is still to be credited at every score. With few
games left, what counts is winning the match, not the margin. Games played at once (rule G21) are
foreseen together (:func:`outlook`).
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import Columns
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

#: Courses that are followed, half of them the others with the seats exchanged, and how many
#: hands each has; it begins again if they are too few.
_COURSES, _LONG = 128, 64
#: The gain of a hand between good players, twenty equally likely values: measured in 60,000 hands
#: played out, spades doubled.
_HANDS = (2, 4, 6, 9, 12, 16, 21, 26, 26, 27, 28, 30, 32, 34, 37, 42, 51, 55, 64, 80)
#: Points of a typical hand.
_USUAL = 30.0
#: Least effect of a typical hand on the chance of winning, for a match to count as open.
_DECIDED = 1e-12
#: Limits of a hand's worth as a multiple of its points: greatest, and least of a single point.
_MOST, _LEAST = 4.0, 0.1
#: The worth of a point is measured between plus and minus this many points before doubling.
_MIDDLE = 25
#: Games at once are foreseen for gains of at most so many points before doubling.
_FAR = 125
#: Number of steps to the target in which scores are computed.
_STEPS = 50


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

    Games at once end with the same hands, so they are not added up as if each had its own: the same
    courses of hands, good and bad, are followed from the score after every gain.

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
        accounts.enter(courses[number % _LONG])
        number += 1
    credit = accounts.credit.astype(np.float64)
    return credit.mean(axis=1), credit.var(axis=1)


@lru_cache(maxsize=1)
def _courses(hands: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """Return what each hand of each course brings (``(hand, course)``), always the same."""
    rng = random.Random("hands to come")
    size = (_LONG, _COURSES // 2)
    drawn = [rng.choice(hands) * rng.choice((1, -1)) for _ in range(size[0] * size[1])]
    half = np.array(drawn, np.float32).reshape(size)
    return np.concatenate([half, -half], axis=1)


class _Game(NamedTuple):
    """What is still to be credited to the first player, by (his step, the other's step)."""

    mean: Floats
    square: Floats


def _at_end(rules: HouseRules, mine: float, other: float) -> float:
    """Return what is credited when ``mine`` has reached the target, without boxes."""
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
    """The score before a hand is played out, as its seat sees it.

    Args:
        view: supplies scores and rules.
    """

    def __init__(self, view: OklahomaGinView) -> None:
        assert view.seat is not None
        me, rules = view.seat, view.rules
        self._rules, self._factor = rules, view.factor
        self._lead = view.scores[me] - view.scores[1 - me]
        self._foreseen: tuple[Floats, Floats, Floats] | None = None
        if len(view.columns) > 1:
            gains = self._factor * np.arange(-_FAR, _FAR + 1.0)
            self._foreseen = gains, *outlook(rules, view.columns, me, gains, _HANDS)
        else:
            column = view.columns[0]
            self._points = float(column.points[me]), float(column.points[1 - me])
            self._lead += rules.box_bonus * (column.boxes[me] - column.boxes[1 - me])
            self._game = _reckoned(rules)
            later = max(0, rules.rounds - view.game)
            self._later = later * float(self._game.square[0, 0])
        self._now = self._chance(np.zeros(1))[0]
        # Gains stay in points: one is worth what it brings on average in a typical hand, box
        # included.
        rise, fall = self._chance(np.array([_USUAL, -_USUAL]))
        self._point = (rise - fall) / (2 * (_USUAL + rules.box_bonus))
        #: Where the match is all but decided, points count only as points.
        self._open = rise - fall > _DECIDED

    def worth(self, points: npt.NDArray[np.int64]) -> Floats:
        """Return the worth of gaining ``points`` (before doubling; negative: the other's), in
        points.

        It includes the box for a won hand, and the effect of the end of the game being near.
        """
        minimum, maximum = int(points.min()), int(points.max())
        gains = self._factor * np.arange(minimum, maximum + 1.0)
        plain = gains + self._rules.box_bonus * np.sign(gains)
        if self._open:
            # A last hope is not worth thousands of points.
            limit = _MOST * np.abs(plain)
            plain = np.clip((self._chance(gains) - self._now) / self._point, -limit, limit)
        found: Floats = plain[points - minimum]
        return found

    @property
    def unit(self) -> float:
        """The worth of a point before doubling, on average in a typical hand."""
        rise, fall = self.worth(np.array([_MIDDLE, -_MIDDLE]))
        return max(_LEAST * self._factor, float(rise - fall) / (2 * _MIDDLE))

    def _chance(self, gains: Floats) -> Floats:
        """Return the chance of winning the match after ``gains``, by a normal approximation."""
        mean, variance = self._to_come(gains)
        z = (self._lead + mean) / np.sqrt(np.maximum(variance, 0) + 1.0)
        return np.array([0.5 * math.erfc(-one / math.sqrt(2)) for one in z])

    def _to_come(self, gains: Floats) -> tuple[Floats, Floats]:
        """Return mean and variance of what is credited yet after ``gains``, boxes included."""
        if self._foreseen is not None:
            at, mean, variance = self._foreseen
            return np.interp(gains, at, mean), np.interp(gains, at, variance)
        rules, step = self._rules, self._rules.target / _STEPS
        mine = self._points[0] + np.maximum(gains, 0)
        other = self._points[1] + np.maximum(-gains, 0)
        mean, square = self._ahead(mine / step, other / step)
        for i in np.flatnonzero((mine >= rules.target) | (other >= rules.target)):
            first = mine[i] >= rules.target
            end = _at_end(rules, mine[i], other[i]) if first else -_at_end(rules, other[i], mine[i])
            mean[i], square[i] = end, end * end
        variance = np.maximum(square - mean * mean, 0) + self._later
        return mean + rules.box_bonus * np.sign(gains), variance

    def _ahead(self, mine: Floats, other: Floats) -> tuple[Floats, Floats]:
        """Return mean and square of what is to come, interpolated between steps."""
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
