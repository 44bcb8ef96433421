"""What every player does who has once learned to play."""

from __future__ import annotations

from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.moves import groups
from cardtable.games.dou_dizhu.view import DouDizhuView

#: With so few cards the landlord is not given a trick.
NEAR = 3


def must_beat(view: DouDizhuView) -> bool:
    """Whether only this seat stands between the landlord and the lead, and can afford to.

    The landlord has at most three cards, what lies there is his, the other farmer has let it go,
    and something like it that is higher is in the hand: nobody saves a two for later then.
    """
    landlord, beat = view.landlord, view.to_beat
    if beat is None or beat.is_bomb or landlord in (None, view.seat) or view.beat_seat != landlord:
        return False
    if view.counts[landlord] > NEAR or len(view.passed) == 0:
        return False
    hand = counts_of(card_set(view.hand))
    return any(group.category == beat.category for group in groups(view.rules.plays, hand, beat))
