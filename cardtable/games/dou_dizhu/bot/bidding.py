"""Judges a hand for the auction, and what to call with it.

Bids and plays are judged on one scale, the points that a seat may expect from the whole deal: the
average pay, with the bid, the bombs and springs that may still come, and the share of rule D17. A
seat worth −0.8 before it bids and +1.2 as the landlord has gained two points.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple, TypeVar

from cardtable.engine.bot import Candidate
from cardtable.games.dou_dizhu.auction import EARLY, LATE, amount_of, factors, highest
from cardtable.games.dou_dizhu.bot.plan import Planner, bombs_in, static_winning
from cardtable.games.dou_dizhu.cards import BLACK, RED, TWO, card_set, counts_of
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import BID, DouDizhuView

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
    """Return what the seat gains and loses with the present stake.

    The landlord's two accounts differ where farmers have doubled (rule D26): half of both counts.
    """
    assert view.seat is not None
    landlord = view.seat == view.landlord
    stake = view.accounts[view.seat] / (2 if landlord else 1)
    return scale_of(view.rules, stake, landlord=landlord)


ACE = TWO - 1
# Logistic regression over deals that good players played out with a random landlord: chance of
# winning from the features of one's own 17 cards, before the kitty is known.
CONSTANT, TURN, BOMB = -1.19, -0.138, 0.66
HIGH = {RED: 1.13, BLACK: 0.91, TWO: 0.40, ACE: 0.16}
#: Chance that a landlord who bid wins, as a farmer sees it, and the bid to expect from others.
_BIDDER_WINS, _LIKELY_BID = 0.5, 1.5


def chance_as_landlord(rules: HouseRules, hand: tuple[str, ...]) -> float:
    """Return the chance of winning as landlord with these 17 cards and an unknown kitty."""
    counts = counts_of(card_set(hand))
    turns = Planner(rules.plays, static_winning()).cost(counts)
    sum_ = CONSTANT + TURN * turns + BOMB * bombs_in(counts)
    for rank, weight in HIGH.items():
        sum_ += weight * (counts >> 4 * rank & 15)
    return 1 / (1 + exp(-sum_))


def worth_of_bid(rules: HouseRules, chance: float, amount: int) -> float:
    """Return the expected points of being landlord at ``amount`` (rule D17)."""
    return scale_of(rules, amount, landlord=True).worth(chance, 1 - chance)


def worth_of_pass(rules: HouseRules, standing: int, *, others_call: bool) -> float:
    """Return the expected points of playing against another landlord, or of new cards."""
    stake = max(float(standing), _LIKELY_BID if others_call else 0.0)
    scale = scale_of(rules, stake, landlord=False)
    return scale.worth(1 - _BIDDER_WINS, _BIDDER_WINS)


def calls(view: DouDizhuView) -> list[Candidate]:
    """Judge every legal call, best first."""
    rules = view.rules
    if view.phase != BID:
        return raises(view)
    chance = min(0.98, max(0.02, chance_as_landlord(rules, view.hand)))
    standing = highest(view.bids)
    found = []
    for action in view.legal:
        amount = amount_of(action, view.bids)
        if amount:
            wins, worth = chance, worth_of_bid(rules, chance, amount)
        else:
            wins = 1 - _BIDDER_WINS
            worth = worth_of_pass(rules, standing, others_call=len(view.bids) < 2)
        found.append(Candidate(action, round(worth, 2), chance=round(wins, 3)))
    return sorted(found, key=lambda each: -each.worth)


#: What an open hand costs its owner, as the others see it: so many stakes, times his chance to win
#: and that to lose. From which chance on a hand is plainly winning; no other is laid open.
SEEN, PLAIN = 2.4, 0.95
#: By so much less is a raise worth that nobody should make, whatever he expects.
OUT_OF_QUESTION = 0.02
#: What a double costs, as a part of a won stake: hands that others hold strong are hidden.
ANSWERED = 0.25
#: Log-odds of winning once the kitty is taken, by those of the hand as a landlord's: constant and
#: slope of the landlord's, and of a farmer's whose landlord has not doubled, and has. Logistic
#: regressions over 24,000 deals that were called and robbed as the bots do.
_LANDLORD, _FARMER = (0.03, 1.13), ((0.17, 0.55), (-0.35, 0.9))


def raises(view: DouDizhuView) -> list[Candidate]:
    """Judge doubling or laying one's hand open by the cards alone, best first (D26, D27)."""
    chance = chance_as_landlord(view.rules, view.hand)
    if view.landlord is None:
        scale = scale_of(view.rules, 1, landlord=True)
    else:
        scale = scale_at(view)
        mine = view.landlord == view.seat
        doubled = factors(view.doubles)[view.landlord] > 1
        constant, slope = _LANDLORD if mine else _FARMER[doubled]
        chance = 1 / (1 + exp(-constant - slope * log(chance / (1 - chance))))
    return judge_raises(view, scale.worth(chance, 1 - chance), chance, scale.win)


def judge_raises(view: DouDizhuView, worth: float, chance: float, stake: float) -> list[Candidate]:
    """Return the choices of doubling or laying one's hand open, best first.

    Args:
        view: of a seat that may double or lay its hand open.
        worth: points that the deal is worth to it as it is.
        chance: of winning it.
        stake: points that a won deal usually brings.
    """
    found = []
    for action in view.legal:
        if action.verb == "double":
            more = int(action.args[0]) - 1
            value = worth + more * (worth - ANSWERED * stake)
        elif action.verb == "open":
            price = SEEN * chance * (1 - chance) * stake
            value = (EARLY if view.landlord is None else LATE) * (worth - price)
            if chance < PLAIN:
                value = min(value, worth - OUT_OF_QUESTION)
        else:  # nobody has to become the landlord who expects to lose
            value = worth if view.landlord is not None else max(0.0, worth)
        found.append(Candidate(action, round(value, 2), chance=round(chance, 3)))
    return sorted(found, key=lambda each: -each.worth)
