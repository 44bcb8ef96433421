"""What farmers do for each other unless something else is clearly better.

A partner's trick is not taken with high cards, and the farmer who plays before the landlord, the
door, lets no low single card through to him. Play-outs see little difference in single cases; where
they see more than that, they decide. All this ends where the landlord is nearly out.
"""

from __future__ import annotations

import numpy as np

from cardtable.games.dou_dizhu.bot.brain.lockstep import Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import (
    BASE,
    IS_BOMB,
    LINES,
    PASS,
    Bools,
)
from cardtable.games.dou_dizhu.bot.brain.packed import turns
from cardtable.games.dou_dizhu.bot.brain.seat import Known
from cardtable.games.dou_dizhu.bot.temper import ACE, JACK, NEAR
from cardtable.games.dou_dizhu.cards import TWO
from cardtable.games.dou_dizhu.plays import SINGLE

#: Ranks that stop a landlord from getting rid of low single cards.
_BLOCKERS = range(JACK, TWO)
#: With so few cards a partner may go out next, and is not blocked.
_NEARLY_OUT = 2
_SINGLES = np.array([line[0] == SINGLE for line in LINES])


def selfish(seen: Known, moves: Moves) -> Bools:
    """Return (moves,) which a partner would not forgive, unless they are clearly better.

    Args:
        seen: what the seat knows.
        moves: all of them, of one deal.
    """
    view = seen.view
    bad = np.zeros(len(moves.line), bool)
    if not seen.role or view.to_beat is None or view.beat_seat is None or seen.left[0] <= NEAR:
        return bad
    passes, out = moves.line == PASS, moves.cards == np.uint64(seen.mine)
    partners = view.beat_seat != view.landlord
    if partners:
        bad |= _dear(moves) & ~out
        if view.landlord in view.passed:  # the trick is his, unless all goes out next
            bad |= ~passes & (turns(np.uint64(seen.mine) - moves.cards) > 1)
    if seen.role == 2 and view.landlord not in view.passed and _lets_through(seen):
        single = _SINGLES[moves.line]
        blocks = single & np.isin(BASE[moves.line], _loose(seen.mine))
        if blocks.any():
            bad |= passes | (single & (BASE[moves.line] < JACK) & ~out)
    return bad


def _dear(moves: Moves) -> Bools:
    """Return which moves spend a bomb, a two, a joker or two aces."""
    high = moves.cards >> np.uint64(4 * TWO)
    aces = moves.cards >> np.uint64(4 * ACE) & np.uint64(15)
    dear: Bools = IS_BOMB[moves.line] | (high > 0) | (aces > 1)
    return dear


def _lets_through(seen: Known) -> bool:
    """Whether the landlord could follow with a low single card."""
    beat = seen.view.to_beat
    if beat is None or beat.category != SINGLE or beat.base > JACK:
        return False
    partner = 3 - seen.role
    return seen.view.beat_seat == seen.view.landlord or seen.left[partner] > _NEARLY_OUT


def _loose(mine: int) -> list[int]:
    """Return the blocking ranks of which there is one card, or three."""
    return [rank for rank in _BLOCKERS if mine >> 4 * rank & 15 in (1, 3)]
