"""Exact endings: the worth of a position when all cards are known and everybody plays perfectly.

All lines of play are generated breadth first in lock-step, equal positions are merged, and the
results are propagated backwards. Whatever lock-step leaves out (see there) is left out here as
well.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain import lookups
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import Bools, Hands, Ints
from cardtable.games.dou_dizhu.bot.brain.seat import Known
from cardtable.games.dou_dizhu.bot.teamwork import NEARLY_OUT
from cardtable.games.dou_dizhu.cards import size
from cardtable.games.dou_dizhu.perfect import Position, Solver, TooHard, bare
from cardtable.games.dou_dizhu.plays import Reading

Values = NDArray[np.float64]
_HANDS = np.array([0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9], np.uint64)
_REST, _FOLD = np.uint64(0xD6E8FEB86659FD93), np.uint64(29)
#: So many worlds are solved with open hands, or this number at least.
_WORLDS, _FEWEST = 100, 20


@dataclass(frozen=True)
class _Turn:
    """All positions that are a certain number of turns from the start, and the moves in them.

    Attributes:
        ended: (positions,) worth of those that have ended.
        open_: (open,) indices of the others.
        landlord: (open,) whether it is the landlord's turn.
        starts: (open,) where the moves of each begin.
        leads_to: (moves,) index of the next position among those one turn later.
    """

    ended: Values
    open_: Ints
    landlord: Bools
    starts: Ints
    leads_to: Ints

    def worth(self, after: Values) -> Values:
        """Return (positions,) the worth to the landlord, given that of the next positions."""
        after = after[self.leads_to]
        maximum = np.maximum.reduceat(after, self.starts)
        minimum = np.minimum.reduceat(after, self.starts)
        worth = self.ended.copy()
        worth[self.open_] = np.where(self.landlord, maximum, minimum)
        return worth


def solve(deals: Deals, points: float, limit: int) -> Values | None:
    """Return what each position is worth to the landlord with perfect play by all.

    Args:
        deals: the positions; some may already have ended.
        points: weight of the stake with all doublings, relative to winning.
        limit: most moves to try.

    Returns:
        (deals,) ½ plus the weighted stake, negative where the farmers win; ``None`` if that would
        take more moves.
        take more moves.
    """
    turns: list[_Turn] = []
    now, tried = deals, 0
    worth = _worth_of_ended(now, points)
    while len(open_ := np.flatnonzero(now.winner < 0)):
        live = now.select(open_)
        moves = live.legal()
        # Whoever can go out does: nothing is worth more.
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
    """Return one number per position, equal for equal ones (and otherwise hardly ever)."""
    # For springs it matters only whether a seat has played never, once or more often.
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


def worth_solving(seen: Known) -> bool:
    """Whether it is likely to be solved in time."""
    near = any(seen.left[role] <= NEARLY_OUT for role in range(3) if role != seen.role)
    return near or not size(seen.unseen)


def wins(
    seen: Known, moves: Moves, rng: np.random.Generator, limit: int
) -> NDArray[np.float64] | None:
    """Return (moves, worlds) whether each move wins, in worlds drawn as likely as they are.

    Everybody then plays with open hands. Nobody really sees the others', but who helps his partner
    out, or stops the landlord, does so in most of these worlds whatever they know; play-outs by
    networks often miss it.

    Args:
        seen: what the seat knows.
        moves: all of them, of one deal.
        rng: draws the worlds.
        limit: most positions to look at; if that is too few, ``None`` is returned.
    """
    view = seen.view
    owner = seen.role if view.beat_seat is None else seen.role_of(view.beat_seat)
    beat = None if view.to_beat is None else bare(view.to_beat)
    plays = moves.readings
    solver = Solver(view.rules.plays, limit)
    won: list[list[bool]] = []
    try:
        for first, second, third in seen.worlds(rng, _WORLDS).tolist():
            at = Position(first, second, third, seen.role, owner, beat)
            won.append([_wins(solver, at, play) for play in plays])
    except TooHard:
        if len(won) < _FEWEST:
            return None
    return np.array(won, float).T


def _wins(solver: Solver, at: Position, play: Reading | None) -> bool:
    after = at.after(play)
    return after.winner is not None or solver.landlord_wins(after) is (at.turn == 0)
