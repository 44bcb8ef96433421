"""What a hand is worth as the landlord's, and what to call with it."""

from __future__ import annotations

from math import exp

from cardtable.games.dou_dizhu.auction import highest
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.plan import Planner, static_winning
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

# Fitted to deals played among good players: chance to win as landlord by the cost of one's own
# 17 cards, before the kitty is known.
_MIDDLE, _SLOPE = 4.6, 0.62


def chance_as_landlord(rules: HouseRules, hand: tuple[str, ...]) -> float:
    """Chance to win as landlord with these 17 cards and an unknown kitty."""
    planner = Planner(rules.plays, static_winning())
    cost = planner.cost(counts_of(card_set(hand)))
    return 1 / (1 + exp(_SLOPE * (cost - _MIDDLE)))


def worth_of_call(rules: HouseRules, chance: float, amount: int, standing: int) -> float:
    """Expected points of a call: ``amount`` as landlord, or 0 to leave it to ``standing``."""
    win, lose = 2.0, 1.0 if rules.payout == "sheet" else 2.0
    if amount:
        return amount * (chance * win - (1 - chance) * lose)
    # Others are landlord with about an even chance to win; nobody is if all pass.
    half = lose / 2
    return standing * (0.5 * half - 0.5)


def calls(view: DouDizhuView, bias: float = 0.0) -> list[tuple[int, float]]:
    """Every legal call with its worth, best first; ``bias`` shifts the chance (a brave bidder)."""
    chance = min(0.98, max(0.02, chance_as_landlord(view.rules, view.hand) + bias))
    standing = highest(view.bids)
    found = []
    for action in view.legal:
        amount = int(action.args[0]) if action.args else 0
        # One who bids low is often bid over, so that only part of the worth comes true.
        worth = worth_of_call(view.rules, chance, amount, standing)
        found.append((amount, worth))
    return sorted(found, key=lambda item: -item[1])
