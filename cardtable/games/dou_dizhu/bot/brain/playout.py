"""Plays deals to their end, each seat making its network's favourite move."""

from __future__ import annotations

import numpy as np

from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import Ints
from cardtable.games.dou_dizhu.bot.brain.net import Floats, Judgement, Nets

#: Weight of the points relative to the chance of winning, as in training.
POINTS = 0.03
#: No deal is longer; guards against a network that might pass round and round.
_MOST_TURNS = 200


def obvious(deals: Deals, moves: Moves) -> Ints:
    """Return (deals,) the only move of each, or the one that goes out; -1 if there is a choice."""
    n = len(deals)
    pick = np.full(n, -1)
    start = np.searchsorted(moves.deal, np.arange(n + 1))
    only = np.flatnonzero(np.diff(start) == 1)
    pick[only] = start[only]
    out = np.flatnonzero(moves.cards == deals.mine[moves.deal])
    pick[moves.deal[out]] = out
    return pick


def of_deals(moves: Moves, which: Ints, count: int) -> tuple[Ints, Moves]:
    """Return the moves of some deals: their indices, and the moves with deals renumbered."""
    new = np.full(count, -1)
    new[which] = np.arange(len(which))
    rows = np.flatnonzero(new[moves.deal] >= 0)
    return rows, Moves(new[moves.deal[rows]], moves.line[rows], moves.cards[rows])


def best_of(value: Floats, moves: Moves) -> Ints:
    """Return the first move of the highest value for each deal; every deal must have one."""
    best = np.maximum.reduceat(value, moves.starts)
    first = np.flatnonzero(value == best[moves.deal])
    choice = np.empty(len(best), np.int64)
    choice[moves.deal[first[::-1]]] = first[::-1]
    return choice


def choose(nets: Nets, deals: Deals, moves: Moves) -> tuple[Ints, Judgement | None]:
    """Return a move for each deal (indices in ``moves``), and the judgement where it was needed."""
    choice = obvious(deals, moves)
    open_ = np.flatnonzero(choice < 0)
    if not len(open_):
        return choice, None
    rows, own = of_deals(moves, open_, len(deals))
    judgement = nets.judge(deals.select(open_), own)
    choice[open_] = rows[best_of(judgement.worth(POINTS), own)]
    return choice, judgement


def to_the_end(nets: Nets, deals: Deals) -> None:
    """Play all deals to their end, in place."""
    for _ in range(_MOST_TURNS):
        live = np.flatnonzero(deals.winner < 0)
        if not len(live):
            return
        some = deals.select(live)
        moves = some.legal()
        choice, _ = choose(nets, some, moves)
        deals.play(live, moves.line[choice], moves.cards[choice])
