"""The one scale of all that is judged: the points a seat may expect of the whole deal.

Bids and plays are both told in it, from the first call to the last card: what the deal will pay on
average, with the bid, the bombs and springs that may still come, and the share of rule D17. A seat
that is worth −0.8 before it bids and +1.2 as the landlord has gained two points.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

#: A number, or an array of them.
_Amount = TypeVar("_Amount")


class Scale(NamedTuple):
    """What a seat gains and loses at a stake.

    Attributes:
        win: points of a deal that is won and doubled no more.
        loss: points of one that is lost.
    """

    win: float
    loss: float

    def worth(self, won: _Amount, lost: _Amount) -> _Amount:
        """Points of so many stakes won and lost."""
        worth: _Amount = self.win * won - self.loss * lost  # type: ignore[operator, assignment]
        return worth

    @property
    def span(self) -> float:
        """How far a win and a defeat lie apart."""
        return self.win + self.loss


def scale_of(rules: HouseRules, stake: float, *, landlord: bool) -> Scale:
    """What either side gains and loses at ``stake`` (rule D17)."""
    share = rules.farmers_share
    return Scale(2.0 * stake, 2.0 * stake * share) if landlord else Scale(stake * share, stake)


def scale_at(view: DouDizhuView) -> Scale:
    """What the seat gains and loses at what is at stake now."""
    return scale_of(view.rules, view.at_stake, landlord=view.seat == view.landlord)
