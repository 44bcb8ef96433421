"""Exact endings: what a position is worth when all cards are known and everybody plays best.

All lines of play are laid out breadth first in lock-step, equal positions joined, and judged
backwards. What lock-step leaves out (see there) is left out here, too.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain import lookups
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals
from cardtable.games.dou_dizhu.bot.brain.lookups import Bools, Hands, Ints

Values = NDArray[np.float64]
_HANDS = np.array([0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9], np.uint64)
_REST, _FOLD = np.uint64(0xD6E8FEB86659FD93), np.uint64(29)


@dataclass(frozen=True)
class _Turn:
    """The positions equally many turns from the start, and what is played in them.

    Attributes:
        ended: (positions,) what those are worth that have ended.
        open_: (open,) places of the others.
        landlord: (open,) whether the landlord is to move there.
        starts: (open,) where the moves of each begin.
        leads_to: (moves,) the place of the next position among those a turn later.
    """

    ended: Values
    open_: Ints
    landlord: Bools
    starts: Ints
    leads_to: Ints

    def worth(self, after: Values) -> Values:
        """(positions,) of all of them, by what the next ones are worth to the landlord."""
        after = after[self.leads_to]
        most = np.maximum.reduceat(after, self.starts)
        least = np.minimum.reduceat(after, self.starts)
        worth = self.ended.copy()
        worth[self.open_] = np.where(self.landlord, most, least)
        return worth


def solve(deals: Deals, points: float, limit: int) -> Values | None:
    """What each position is worth to the landlord if all play as well as can be.

    Args:
        deals: the positions; some may have ended.
        points: what the stake, all doublings counted, weighs beside winning.
        limit: so many moves are tried.

    Returns:
        (deals,) ½ and the weighed stake, negative where the farmers win; ``None`` if it would
        take more moves.
    """
    turns: list[_Turn] = []
    now, tried = deals, 0
    worth = _worth_of_ended(now, points)
    while len(open_ := np.flatnonzero(now.winner < 0)):
        live = now.select(open_)
        moves = live.legal()
        # Who can go out does: nothing else is worth more.
        out = moves.cards == live.mine[moves.deal]
        may = np.zeros(len(live), bool)
        may[moves.deal[out]] = True
        moves = moves.take(np.flatnonzero(out | ~may[moves.deal]))
        tried += len(moves.deal)
        if tried > limit:
            return None
        after = live.select(moves.deal)
        after.play(np.arange(len(after)), moves.line, moves.cards)
        first, leads_to = np.unique(_keys(after), return_index=True, return_inverse=True)[1:]
        turns.append(_Turn(worth, open_, live.turn == 0, moves.starts, leads_to))
        now = after.select(first)
        worth = _worth_of_ended(now, points)
    for turn in reversed(turns):
        worth = turn.worth(worth)
    return worth


def _worth_of_ended(deals: Deals, points: float) -> Values:
    won = np.where(deals.winner == 0, 1.0, -1.0)
    worth: Values = won * (0.5 + points * deals.final_factor())
    return worth


def _keys(deals: Deals) -> Hands:
    """One number a position, equal for equal ones (else but for once in a blue moon)."""
    # For springs it only matters whether a seat has played not at all, once or more often.
    plays = np.minimum(deals.plays, 2) @ np.array([1, 3, 9])
    rest = deals.rules
    for value, below in (
        (deals.turn, 3),
        (deals.owner, 3),
        (deals.passes, 2),
        (plays, 27),
        (deals.winner + 1, 4),
        (deals.beaten, lookups.COUNT),
    ):
        rest = rest * below + value
    rest = rest << 20 | deals.factor & 0xFFFFF
    keys: Hands = (deals.hands * _HANDS).sum(axis=1, dtype=np.uint64)
    keys = ((keys ^ keys >> _FOLD) + rest.astype(np.uint64)) * _REST
    return keys ^ keys >> _FOLD
