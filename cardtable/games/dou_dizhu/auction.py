"""Before the first lead: who may call what and who has won the auction, doubling, and an open hand.

Rules D14, D16, D25 and D31 are the auction's, D26 and D27 what multiplies the stake after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.state import Listed
from cardtable.games.dou_dizhu.cards import card_set
from cardtable.games.dou_dizhu.rules import HouseRules

PASS = Action("pass")
TOP_BID = 3
#: The first call where the others may rob, and what it is then raised with (rule D25).
CALL, ROB = Action("call"), Action("rob")
_BIDS = {amount: Action.of("bid", amount) for amount in range(1, TOP_BID + 1)}
#: Cards that may not pass (rule D31), as sets.
_STRONG = card_set(("b", "R")), card_set(("2S", "2H", "2D", "2C"))
OPEN = Action("open")
#: Factors of a hand that is laid open before the auction, and by the landlord.
EARLY, LATE = 3, 2
_DOUBLES = {2: Action.of("double", 2), 4: Action.of("double", 4)}


class Bid(NamedTuple):
    """One call of the auction.

    Attributes:
        seat: who called.
        amount: 1 … 3; where it is called and robbed, 1 for the call and twice as much for each who
            robs; 0 for a pass, ``None`` where it is sealed for the viewer.
    """

    seat: int
    amount: int | None


def highest(bids: Sequence[Bid]) -> int:
    """Return the highest open bid so far, 0 if there is none."""
    return max((bid.amount or 0 for bid in bids), default=0)


def must_bid(rules: HouseRules, hand: int) -> bool:
    """Whether a hand has to bid 3."""
    return rules.must_call and any(not strong & ~hand for strong in _STRONG)


def legal_calls(rules: HouseRules, bids: Sequence[Bid], hand: int) -> Listed:
    """Return what the seat to act may call."""
    if rules.auction == "rob":
        return _legal_robs(bids, must_bid(rules, hand))
    if must_bid(rules, hand):
        return Listed((_BIDS[TOP_BID],), _refuse_less)
    if rules.sealed:
        return Listed(tuple(_BIDS.values()), _refuse_sealed)
    above = 0 if rules.auction == "one_call_each" else highest(bids)

    def refuse(action: Action) -> IllegalAction:
        if action.verb == "bid":
            return _refuse_bid(action, above)
        return IllegalAction("only_bids")

    return Listed((PASS, *(bid for amount, bid in _BIDS.items() if amount > above)), refuse)


def _legal_robs(bids: Sequence[Bid], must_call: bool) -> Listed:
    """Return whether to call, or once somebody has, whether to rob (rule D25)."""
    if highest(bids):
        return Listed((PASS, ROB), lambda action: _refuse_robbing(action, "called"))
    if must_call:
        return Listed((CALL,), lambda action: _refuse_robbing(action, "must_call"))
    return Listed((PASS, CALL), lambda action: _refuse_robbing(action, "not_called"))


def _refuse_robbing(action: Action, reason: str) -> IllegalAction:
    known = action in (PASS, CALL, ROB)
    return IllegalAction(reason) if known else IllegalAction("only_calls")


def amount_of(action: Action, bids: Sequence[Bid]) -> int:
    """Return the amount of a call: see :class:`Bid`."""
    match action.verb:
        case "bid":
            return int(action.args[0])
        case "call":
            return 1
        case "rob":
            return 2 * highest(bids)
    return 0


def next_to_call(rules: HouseRules, bids: Sequence[Bid]) -> int:
    """Return whose turn it is after some calls, with more to come.

    After all have been asked, the one who called may rob back (rule D25).
    """
    if rules.auction == "rob" and len(bids) == 3:
        return next(bid.seat for bid in bids if bid.amount)
    return (bids[-1].seat + rules.step) % 3


def _refuse_less(action: Action) -> IllegalAction:
    known = action == PASS or action in _BIDS.values()
    return IllegalAction("too_strong") if known else IllegalAction("only_bids")


def _refuse_bid(action: Action, above: int) -> IllegalAction:
    if action in _BIDS.values():
        return IllegalAction("bid_too_low", highest=above)
    return IllegalAction("bad_bid")


def _refuse_sealed(action: Action) -> IllegalAction:
    if action == PASS:
        return IllegalAction("must_bid")
    return IllegalAction("bad_bid" if action.verb == "bid" else "only_bids")


def is_over(rules: HouseRules, bids: Sequence[Bid]) -> bool:
    """Whether the auction is over."""
    if rules.auction in ("one_call_each", "sealed_no_pass"):
        return len(bids) == 3
    if rules.auction == "rob":
        return len(bids) == 4 or (len(bids) == 3 and highest(bids) < 2)
    if highest(bids) == TOP_BID:
        return True
    if rules.auction == "one_round" or not highest(bids):
        return len(bids) == 3
    return len(bids) > 2 and not bids[-1].amount and not bids[-2].amount


def winner(bids: Sequence[Bid]) -> Bid | None:
    """Return the highest bid, the earlier one of equals; ``None`` if all passed."""
    top = highest(bids)
    return next((bid for bid in bids if bid.amount == top), None) if top else None


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
