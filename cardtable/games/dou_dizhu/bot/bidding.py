"""What a hand is worth as the landlord's, and what to call with it."""

from __future__ import annotations

from math import exp

from cardtable.games.dou_dizhu.auction import highest
from cardtable.games.dou_dizhu.bot.plan import Planner, bombs_in, static_winning
from cardtable.games.dou_dizhu.cards import BLACK, RED, TWO, card_set, counts_of
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

ACE = TWO - 1
# Logistic regression over deals that good players played out with a landlord by lot: chance to
# win by the features of one's own 17 cards, before the kitty is known.
_CONSTANT, _TURN, _BOMB = -1.19, -0.138, 0.66
_HIGH = {RED: 1.13, BLACK: 0.91, TWO: 0.40, ACE: 0.16}
#: A farmer's chance to see the landlord win who bid for it, and what others are likely to bid.
_BIDDER_WINS, _LIKELY_BID = 0.5, 1.5
#: How little one likes a high stake: a bid of 3 wants a better hand than a bid of 1.
_CAUTION = 0.12


def chance_as_landlord(rules: HouseRules, hand: tuple[str, ...]) -> float:
    """Chance to win as landlord with these 17 cards and an unknown kitty."""
    counts = counts_of(card_set(hand))
    turns = Planner(rules.plays, static_winning()).cost(counts)
    sum_ = _CONSTANT + _TURN * turns + _BOMB * bombs_in(counts)
    for rank, weight in _HIGH.items():
        sum_ += weight * (counts >> 4 * rank & 15)
    return 1 / (1 + exp(-sum_))


def worth_of_bid(rules: HouseRules, chance: float, amount: int) -> float:
    """Expected points of being landlord at ``amount`` (rule D17)."""
    lose = 2.0 * rules.farmers_share
    return amount * (2.0 * chance - lose * (1 - chance)) - _CAUTION * (amount * amount - 1)


def worth_of_pass(rules: HouseRules, standing: int, *, others_call: bool) -> float:
    """Expected points of playing against another landlord, or of new cards."""
    stake = max(float(standing), _LIKELY_BID if others_call else 0.0)
    return stake * ((1 - _BIDDER_WINS) * rules.farmers_share - _BIDDER_WINS)


def calls(view: DouDizhuView, bias: float = 0.0) -> list[tuple[int, float]]:
    """Every legal call with its worth, best first; ``bias`` shifts the chance (a brave bidder)."""
    rules = view.rules
    chance = min(0.98, max(0.02, chance_as_landlord(rules, view.hand) + bias))
    standing = highest(view.bids)
    found = []
    for action in view.legal:
        amount = int(action.args[0]) if action.args else 0
        if amount:
            worth = worth_of_bid(rules, chance, amount)
        else:
            worth = worth_of_pass(rules, standing, others_call=len(view.bids) < 2)
        found.append((amount, worth))
    return sorted(found, key=lambda item: -item[1])
