"""What a deal will probably bring on each account, by all three hands, with the doubling to come.

The landlord's network says how good his hand is; the hands of the farmers, which it cannot see,
say the rest. How far that is right on average for the cards that somebody holds is played out: long
straights and planes in a farmer's hand are worth what they win.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.auction import LATE
from cardtable.games.dou_dizhu.bot.brain.habits import DOUBLE_BACK, DOUBLE_SEEN, SHOW_SEEN
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands, Ints
from cardtable.games.dou_dizhu.bot.brain.net import Nets, best_of, to_the_end
from cardtable.games.dou_dizhu.bot.brain.packed import bombs, strength, turns
from cardtable.games.dou_dizhu.bot.brain.seat import rules_of
from cardtable.games.dou_dizhu.rules import HouseRules

Floats = NDArray[np.float64]
# Regressions over deals that the networks played out. The landlord's log-odds: a constant, those
# that he sees himself, for each role the strength of its hand, its bombs, its rocket and its turns,
# and the turns of the farmer who needs fewer.
_ODDS = (
    *(-3.069, 1.063),
    *(-0.566, -0.893, -0.815),
    *(0.716, -0.985, -0.881),
    *(0.63, 0.241, 0.142),
    *(-0.181, 0.082, 0.139, 0.147),
)
# By what a deal won, or lost, by him is multiplied: a constant, what he expects himself, and for
# each role its bombs and its rocket.
_WON = (0.068, 0.843, 0.068, 0.704, 0.678, 0.092, 0.406, 0.348)
_LOST = (0.365, 0.52, 0.195, 0.625, 0.476, 0.179, 0.594, 0.461)


#: How far that lies off, on average over all that the others may hold: root mean square.
_OFF = 0.08


class Prospects(NamedTuple):
    """What deals will bring at a stake of one, each (deals,).

    Attributes:
        chance: that the landlord wins.
        won: by what the stake is multiplied if he does.
        lost: and if he doesn't.
        seen: log-odds of winning as he sees them.
        strong: (2, deals) how strong the farmers' hands are.
    """

    chance: Floats
    won: Floats
    lost: Floats
    seen: Floats
    strong: Floats

    def gain(self, rules: HouseRules) -> Floats:
        """Return what the landlord gains on each account."""
        return self.chance * self.won - rules.farmers_share * (1 - self.chance) * self.lost

    def take(self, which: Ints) -> Prospects:
        """Return those of some of the deals."""
        return Prospects(*(column[..., which] for column in self))


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
    own = _log_odds(np.clip(own, 0.01, 0.99))
    columns = hands.T.copy()
    strong = np.stack([strength(column) for column in columns])
    needed = np.stack([turns(column) for column in columns])
    quads, rockets = np.stack([bombs(column) for column in columns], axis=1)
    one = np.ones((1, len(hands)))
    quicker = needed[1:].min(axis=0, keepdims=True)
    odds = np.array(_ODDS) @ np.concatenate([one, [own], strong, quads, rockets, needed, quicker])
    chance = _sigmoid(odds)
    if len(some) == 1:  # all of his own cards are known: on average he is right (docs/opponents.md)
        chance = _shifted(chance, float(_sigmoid(own[:1])[0]))
    rockets = rockets * (rules.rocket_factor - 1)
    cap = book.cap[0]
    won, lost = (
        np.clip(by @ np.concatenate([one, [net], quads, rockets]), 1, cap)
        for by, net in ((np.array(_WON), won), (np.array(_LOST), lost))
    )
    return Prospects(chance, won, lost, own, strong[1:])


def played(
    nets: Nets,
    rules: HouseRules,
    hands: Hands,
    kitty: Hands,
    judged: Prospects,
    most: int,
    seatings: int = 1,
) -> Prospects:
    """Set right how often deals around one hand are won, by what comes of them played out.

    Args:
        nets: that play.
        rules: the house rules.
        hands: (deals, 3) all cards, the landlord's 20 first.
        kitty: (deals,) the three cards.
        judged: what is known of these deals.
        most: so many with one landlord are played out at most; with none it is left as it is.
        seatings: so many times the same worlds follow each other, with other landlords.
    """
    if not most:
        return judged
    chance = judged.chance.reshape(seatings, -1)
    some = np.arange(len(hands)).reshape(seatings, -1)[:, :most].ravel()
    book = RuleBook((rules_of(rules),))
    deals = Deals.start(book, np.zeros(len(some), np.int64), hands[some], kitty[some])
    to_the_end(nets, deals)
    won = (deals.winner == 0).reshape(seatings, -1)
    found = []
    for before, more in zip(chance, won - chance[:, : won.shape[1]], strict=True):
        # The fewer are played out, the less they say.
        trust = _OFF**2 / (_OFF**2 + more.var() / len(more))
        mean = float(np.clip(before.mean() + trust * more.mean(), 0.01, 0.99))
        found.append(_shifted(before, mean))
    return judged._replace(chance=np.concatenate(found))


def _log_odds(chance: Floats) -> Floats:
    return np.asarray(np.log(chance / (1 - chance)))


def _sigmoid(odds: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-odds)))


def _shifted(chance: Floats, mean: float) -> Floats:
    """Return chances whose log-odds differ by as much, and that have this mean."""
    odds = _log_odds(np.clip(chance, 1e-6, 1 - 1e-6))
    shift = 0.0
    for _ in range(8):  # Newton's method
        now = _sigmoid(odds + shift)
        shift += float(np.clip((mean - now.mean()) / (now * (1 - now)).mean(), -1, 1))
    return _sigmoid(odds + shift)


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
