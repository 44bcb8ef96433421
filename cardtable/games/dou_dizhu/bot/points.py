"""The common scale of all judgements: the points a seat may expect from the whole deal.

Bids and plays are both expressed in it, from the first call to the last card: the average pay of
the deal, with the bid, the bombs and springs that may still come, and the share of rule D17. A seat
worth −0.8 before it bids and +1.2 as the landlord has gained two points.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

#: A number, or an array of them.
_Amount = TypeVar("_Amount")


class Scale(NamedTuple):
    """Gain and loss of a seat at a stake.

    Attributes:
        win: points for a won deal without further doubling.
        loss: points for a lost one.
    """

    win: float
    loss: float

    def worth(self, won: _Amount, lost: _Amount) -> _Amount:
        """Return the points of so many stakes won and lost."""
        worth: _Amount = self.win * won - self.loss * lost  # type: ignore[operator, assignment]
        return worth

    @property
    def span(self) -> float:
        """The distance between a win and a defeat."""
        return self.win + self.loss


def scale_of(rules: HouseRules, stake: float, *, landlord: bool) -> Scale:
    """Return what either side gains and loses at ``stake`` (rule D17)."""
    share = rules.farmers_share
    return Scale(2.0 * stake, 2.0 * stake * share) if landlord else Scale(stake * share, stake)


def scale_at(view: DouDizhuView) -> Scale:
    """Return what the seat gains and loses with the present stake."""
    return scale_of(view.rules, view.at_stake, landlord=view.seat == view.landlord)
