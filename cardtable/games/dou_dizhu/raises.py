"""What multiplies the stake before the first lead: doubling, and an open hand (rules D26, D27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.state import Listed
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.rules import HouseRules

OPEN = Action("open")
#: Factors of a hand that is laid open before the auction, and by the landlord.
EARLY, LATE = 3, 2
_DOUBLES = {2: Action.of("double", 2), 4: Action.of("double", 4)}


class Double(NamedTuple):
    """What one seat made of the stake.

    Attributes:
        seat: who was asked.
        factor: 2 or 4; 1 if it did not double.
    """

    seat: int
    factor: int


def legal_doubles(rules: HouseRules) -> Listed:
    """Return what the seat to act may do once the kitty has been seen (rule D26)."""
    factors = (2, 4) if rules.doubling == "super" else (2,)

    def refuse(action: Action) -> IllegalAction:
        return IllegalAction("bad_double" if action.verb == "double" else "only_doubles")

    return Listed((PASS, *(_DOUBLES[factor] for factor in factors)), refuse)


def _refuse_other(action: Action) -> IllegalAction:
    return IllegalAction("only_open")


#: Whether to lay one's hand open (rule D27).
OPENING = Listed((PASS, OPEN), _refuse_other)


def factors(doubles: Sequence[Double]) -> tuple[int, ...]:
    """Return each seat's own factor; 1 for those who have not been asked yet."""
    own = [1, 1, 1]
    for double in doubles:
        own[double.seat] = double.factor
    return tuple(own)
