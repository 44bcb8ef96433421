"""Principles that every experienced player follows."""

from __future__ import annotations

from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.moves import groups
from cardtable.games.dou_dizhu.view import DouDizhuView

#: With so few cards the landlord must not be given a trick.
NEAR = 3


def must_beat(view: DouDizhuView) -> bool:
    """Whether only this seat can keep the landlord from the lead, and can afford to.

    The landlord has at most three cards, the play to beat is his, the other farmer has let it go,
    and the hand has a higher play of the same kind: then nobody saves a two for later.
    """
    landlord, beat = view.landlord, view.to_beat
    if beat is None or beat.is_bomb or landlord in (None, view.seat) or view.beat_seat != landlord:
        return False
    if view.counts[landlord] > NEAR or len(view.passed) == 0:
        return False
    hand = counts_of(card_set(view.hand))
    return any(group.category == beat.category for group in groups(view.rules.plays, hand, beat))
