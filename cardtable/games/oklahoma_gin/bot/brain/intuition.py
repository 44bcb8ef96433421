"""The network's judgement of a decision at a glance."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from cardtable.games.oklahoma_gin.bot.brain.net import (
    POINTS,
    Net,
    discards,
    drawing,
    worth_taking,
)
from cardtable.games.oklahoma_gin.bot.brain.sight import DRAWING, REFUSING, sight_of
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.legal import DISCARD, FIRST_UPCARD, SECOND_UPCARD
from cardtable.games.oklahoma_gin.view import OklahomaGinView


class Try(NamedTuple):
    """A candidate.

    Attributes:
        kind: ``discard``, ``knock``, ``take``, ``draw`` or ``pass``.
        card: the card laid away, or 0; a knock without one is big gin.
    """

    kind: str
    card: int = 0


BIG_GIN = Try("knock")


def glance(net: Net, view: OklahomaGinView, tries: list[Try]) -> list[float]:
    """Return each candidate's gain in this hand, in points before doubling.

    Candidates the network was not trained on (breaking a meld needlessly, taking a card that makes
    none) get minus infinity.
    """
    sight = sight_of(view)
    if view.phase == DISCARD:
        taken = np.array([BIT_OF[view.taken] if view.taken else 0], np.uint64)
        found = discards(net.ask, sight, taken)
        worth = {Try("discard", int(c)): w for c, w in zip(found.card, found.going_on, strict=True)}
        knocks = zip(found.card, found.knocking, strict=True)
        worth |= {Try("knock", int(card)): gain for card, gain in knocks}
        return [POINTS * worth.get(one, -math.inf) for one in tries]
    kind = REFUSING if view.phase in (FIRST_UPCARD, SECOND_UPCARD) else DRAWING
    left = float(drawing(net.ask, sight, kind)[0])
    gain = -math.inf
    if worth_taking(sight)[0]:
        after = discards(net.ask, sight.taking(), sight.top)
        gain = float(after.worth.max())
    return [POINTS * (gain if one.kind == "take" else left) for one in tries]
