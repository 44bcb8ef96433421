"""How often each move wins in imagined worlds if everybody then played with open hands.

Where somebody is nearly out, or nothing is hidden, whole deals can be solved long before there are
few cards. Nobody really sees the other hands, but who helps his partner out, or stops the landlord,
does so in most of these worlds whatever they know; play-outs by networks often miss it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain.lockstep import Moves
from cardtable.games.dou_dizhu.bot.brain.seat import Known
from cardtable.games.dou_dizhu.bot.teamwork import NEARLY_OUT
from cardtable.games.dou_dizhu.cards import size
from cardtable.games.dou_dizhu.perfect import Position, Solver, TooHard, bare
from cardtable.games.dou_dizhu.plays import Reading

#: So many worlds are solved, or this number at least.
_WORLDS, _FEWEST = 100, 20


def worth_solving(seen: Known) -> bool:
    """Whether it is likely to be solved in time."""
    near = any(seen.left[role] <= NEARLY_OUT for role in range(3) if role != seen.role)
    return near or not size(seen.unseen)


def wins(
    seen: Known, moves: Moves, rng: np.random.Generator, limit: int
) -> NDArray[np.float64] | None:
    """Return (moves, worlds) whether each move wins, in worlds drawn as likely as they are.

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
