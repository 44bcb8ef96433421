"""How likely somebody with these cards calls, robs, doubles or opens his hand, and what that tells.

The bots' own habits by the strength of their hands, fitted to what they did in some thousand deals.
They say what others will do, and weigh imagined hands by what they have done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.auction import TOP_BID, highest
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands
from cardtable.games.dou_dizhu.bot.brain.packed import strength
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

Floats = NDArray[np.float64]


#: How often somebody does what his hand does not suggest, and does nothing though it suggests it.
_BOLD, _SHY = 0.01, 0.06


class Habit(NamedTuple):
    """When something is done.

    Attributes:
        edge: strength of a hand with which it is done every other time.
        sharp: how much strength decides about it.
    """

    edge: float
    sharp: float

    def chance(self, strength: Floats) -> Floats:
        """Return how likely it is done with hands so strong."""
        chance: Floats = 1 / (1 + np.exp(-self.sharp * (strength - self.edge)))
        return chance

    def told(self, strength: Floats, done: bool) -> Floats:
        """Return how likely it was done, or not; not everybody has the same habits."""
        chance = _BOLD + (1 - _BOLD - _SHY) * self.chance(strength)
        return chance if done else 1 - chance


#: Calling after so many passes, robbing after so many who did, robbing back likewise (rule D25).
CALL = (Habit(-0.95, 5.0), Habit(-1.1, 6.6), Habit(-1.4, 8.0))
ROB = (Habit(-0.2, 5.0), Habit(-0.4, 4.7))
ROB_BACK = (Habit(-1.8, 1.4), Habit(-0.75, 2.0))
#: Bidding at all, and the most, where both sides pay alike and where farmers gain half (rule D17).
_BIDS = (Habit(-0.84, 5.1), Habit(-0.69, 3.5)), (Habit(-2.08, 2.3), Habit(-2.04, 2.4))
#: The landlord's doubling, and laying his hand open, by its strength, and by the log-odds that he
#: sees himself: these say more, but have to be asked for (rules D26, D27).
DOUBLE, SHOW = Habit(-0.2, 2.3), Habit(2.0, 1.8)
DOUBLE_SEEN, SHOW_SEEN = Habit(0.6, 5.0), Habit(3.1, 4.5)
#: A farmer's doubling where the landlord has not doubled, and where he has.
DOUBLE_BACK = (Habit(0.3, 2.5), Habit(1.7, 2.7))


def bids_of(rules: HouseRules) -> tuple[Habit, Habit]:
    """Return the habits of bidding at all, and of bidding the most."""
    return _BIDS[rules.farmers_share < 1]


def call_after(robs: int, passes: int) -> Habit:
    """Return the habit of who may call after so many passes, or rob; −1 robs: nobody has called."""
    return CALL[passes] if robs < 0 else ROB[min(robs, 1)]


def likelihood(view: DouDizhuView, held: Mapping[int, Hands], full: Hands | None) -> Floats:
    """Return how likely the others would have said what they said so far.

    Args:
        view: of a seat.
        held: the first 17 cards of each other seat, in some worlds.
        full: the landlord's 20, if he is another seat.
    """
    strong = {seat: strength(hands) for seat, hands in held.items()}
    likely = np.ones(len(next(iter(strong.values()))))
    for place, bid in enumerate(view.bids):
        if bid.seat in strong and bid.amount is not None:
            likely *= _called(view, place, strong[bid.seat])
    if full is not None and view.landlord in strong:
        strong[view.landlord] = strength(full)
        if view.landlord in view.opened:
            likely *= SHOW.told(strong[view.landlord], True)
    raised = {double.seat: double.factor > 1 for double in view.doubles}
    for seat, doubles in raised.items():
        if seat in strong:
            back = seat != view.landlord
            habit = DOUBLE_BACK[raised[view.landlord]] if back else DOUBLE  # type: ignore[index]
            likely *= habit.told(strong[seat], doubles)
    return likely


def _called(view: DouDizhuView, place: int, strong: Floats) -> Floats:
    """Return how likely the call in that place is."""
    earlier, bid = view.bids[:place], view.bids[place]
    standing = highest(earlier)
    if view.rules.auction == "rob":
        robs = standing.bit_length() - 1
        habit = ROB_BACK[min(robs, 2) - 1] if place == 3 else call_after(robs, place)
        return habit.told(strong, bool(bid.amount))
    some, most = bids_of(view.rules)
    if bid.amount == TOP_BID:
        return most.told(strong, True)
    low = 1 if view.rules.sealed else 0  # where nobody may pass, 1 is as good as a pass
    if bid.amount == low:
        return (some if standing < TOP_BID - 1 else most).told(strong, False)
    return some.told(strong, True) * most.told(strong, False)
