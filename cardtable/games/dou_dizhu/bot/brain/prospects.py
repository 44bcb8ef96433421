"""What a deal will probably bring on each account, by all three hands, with the doubling to come.

The landlord's network says how good his hand is; the hands of the farmers, which it cannot see,
say the rest. Nothing is played out: that would vary far more and take fifteen times as long.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain.habits import DOUBLE_BACK, DOUBLE_SEEN, SHOW_SEEN
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands
from cardtable.games.dou_dizhu.bot.brain.net import Nets
from cardtable.games.dou_dizhu.bot.brain.packed import bombs, strength
from cardtable.games.dou_dizhu.bot.brain.playout import best_of
from cardtable.games.dou_dizhu.bot.brain.seat import rules_of
from cardtable.games.dou_dizhu.raises import LATE
from cardtable.games.dou_dizhu.rules import HouseRules

Floats = NDArray[np.float64]
# Regressions over 72,000 deals that the networks played out. The landlord's log-odds: a constant,
# those that he sees himself, and for each role the strength of its hand, its bombs and its rocket.
_ODDS = (-3.379, 1.305, -1.599, -1.426, -1.414, 0.784, -0.453, -0.389, 1.078, 0.751, 0.805)
# By what a deal won, or lost, by him is multiplied: a constant, what he expects himself, and for
# each role its bombs and its rocket.
_WON = (0.068, 0.843, 0.068, 0.704, 0.678, 0.092, 0.406, 0.348)
_LOST = (0.365, 0.52, 0.195, 0.625, 0.476, 0.179, 0.594, 0.461)


class Prospects(NamedTuple):
    """What deals will bring at a stake of one, each (deals,).

    Attributes:
        chance: that the landlord wins.
        gain: what he gains on each account.
        seen: log-odds of winning as he sees them.
        strong: (2, deals) how strong the farmers' hands are.
    """

    chance: Floats
    gain: Floats
    seen: Floats
    strong: Floats


def prospects(nets: Nets, rules: HouseRules, hands: Hands, kitty: Hands, raised: int) -> Prospects:
    """Judge deals before the first lead.

    Args:
        nets: that judge the landlord's lead.
        rules: the house rules.
        hands: (deals, 3) all cards, the landlord's 20 first.
        kitty: (deals,) the three cards.
        raised: what multiplies the stake already.
    """
    book = RuleBook((rules_of(rules, raised),))
    # A hand that is the same in all worlds is judged once.
    some, of = np.unique(hands[:, 0], return_index=True, return_inverse=True)[1:]
    deals = Deals.start(book, np.zeros(len(some), np.int64), hands[some], kitty[some])
    moves = deals.legal()
    seen = np.stack(nets.judge(deals, moves)).astype(np.float64)
    worth = seen[0] * seen[1] - rules.farmers_share * (1 - seen[0]) * seen[2]
    own, won, lost = seen[:, best_of(worth.astype(np.float32), moves)][:, of]
    own = np.clip(own, 0.01, 0.99)
    own = np.log(own / (1 - own))
    strong = np.stack([strength(column) for column in hands.T.copy()])
    quads, rockets = np.stack([bombs(column) for column in hands.T.copy()], axis=1)
    one = np.ones((1, len(hands)))
    odds = _ODDS @ np.concatenate([one, [own], strong, quads, rockets])
    chance = 1 / (1 + np.exp(-odds))
    if len(some) == 1:  # all of his own cards are known: on average he is right (docs/opponents.md)
        mean = chance.mean()
        chance = 1 / (1 + np.exp(np.log(mean / (1 - mean)) - own - odds))
    rockets = rockets * (rules.rocket_factor - 1)
    cap = book.cap[0]
    won, lost = (
        np.clip(by @ np.concatenate([one, [net], quads, rockets]), 1, cap)
        for by, net in ((np.array(_WON), won), (np.array(_LOST), lost))
    )
    return Prospects(
        chance, chance * won - rules.farmers_share * (1 - chance) * lost, own, strong[1:]
    )


def doubled(rules: HouseRules, deals: Prospects, own: int | None = None) -> Floats:
    """Return (2, deals) by what the accounts of the farmers will probably be doubled (rule D26).

    Args:
        rules: the house rules.
        deals: what is known of them.
        own: the landlord's factor, if he has been asked.
    """
    more = {"off": 1, "double": 2, "super": 4}[rules.doubling] - 1
    quiet, back = (1 + more * habit.chance(deals.strong) for habit in DOUBLE_BACK)
    if own is not None:
        return own * (back if own > 1 else quiet)
    bold = DOUBLE_SEEN.chance(deals.seen) * (more > 0)
    return (1 - bold) * quiet + bold * (1 + more) * back


def shown(rules: HouseRules, deals: Prospects) -> Floats:
    """Return (deals,) by what an open hand will probably multiply all accounts (rule D27)."""
    if rules.open_hand == "off":
        return np.ones(len(deals.seen))
    return 1 + (LATE - 1) * SHOW_SEEN.chance(deals.seen)
