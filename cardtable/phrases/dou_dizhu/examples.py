"""Examples of plays and payments in the rules of Dou Dizhu; the engine names and computes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_OF, RANKS, codes, lowest
from cardtable.games.dou_dizhu.plays import BOMB, PlayRules, Reading, choose
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.scoring import UNIT, factor, payments
from cardtable.phrases.dou_dizhu.words import combination_inside, combination_label
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import Laid

#: Plays of every kind, the base first; functions below add kinds that only some rules know.
SMALL = ("9", "JJ", "QQQ", "QQQ4", "QQQ44")
PAIR_CHAIN, AIRPLANE, WINGS, WINGS_OF_PAIRS = "334455", "777888", "7778883J", "77788833JJ"
QUAD_TWO, QUAD_ONE = "999947", "99994"
BOMBS = ("6666", "bR")
#: A play, and one that beats it: the kicker does not count.
BEATEN, BEATS = "777A", "8884"
#: Bid and bombs of the example of payment.
BID, BOMB_PLAYED = 2, Reading(BOMB, 0, 1, 4)


def highest_straight(rules: PlayRules) -> str:
    """The straight of five ranks that ends with the highest rank of chains."""
    return RANKS[rules.chain_top - 4 : rules.chain_top + 1]


def reading_of(rules: PlayRules, play: str, to_beat: Reading | None = None) -> Reading:
    """The combination that a play, written by its ranks, counts as.

    Raises:
        ValueError: if the rules do not know it.
    """
    counts = sum(1 << 4 * RANK_OF[rank] for rank in play)
    found = choose(rules, counts, to_beat)
    if found is None:
        raise ValueError(f"{play} is no play.")
    return found


def laid(rules: PlayRules, play: str) -> Laid:
    """A play with its name: the base, and its kickers slightly apart."""
    reading = reading_of(rules, play)
    base = codes(lowest(FULL_DECK, reading.base_counts))[::-1]
    kickers = codes(lowest(FULL_DECK, reading.counts - reading.base_counts))[::-1]
    groups = (base, kickers) if kickers else (base,)
    return Laid(groups, combination_label(reading))


def in_order() -> Laid:
    """A card of each rank, lowest first."""
    all_ = codes(lowest(FULL_DECK, sum(1 << 4 * rank for rank in range(len(RANKS)))))[::-1]
    return Laid((all_,), QCoreApplication.translate("DouDizhuRules", "From low to high."))


def beaten(rules: PlayRules) -> tuple[Laid, ...]:
    """A play and one that beats it."""
    low = reading_of(rules, BEATEN)
    high = reading_of(rules, BEATS, low)
    text = QCoreApplication.translate("DouDizhuRules", "{high} beats {low}: kickers don’t count.")
    words = text.format(high=combination_label(high), low=combination_inside(low))
    return (laid(rules, BEATEN), Laid(laid(rules, BEATS).groups, words))


def example_stake(rules: HouseRules) -> tuple[int, int]:
    """The bid of the example, and the stake after its bomb."""
    bid = 1 if rules.auction == "random_landlord" else BID
    return bid, bid * factor(rules, BOMB_PLAYED)


def payment_text(rules: HouseRules) -> str:
    """What a bid and a bomb amount to for either side."""
    bid, stake = example_stake(rules)
    won, lost = payments(rules, 0, 0, stake), payments(rules, 0, 1, stake)
    return QCoreApplication.translate(
        "DouDizhuRules",
        "An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each farmer "
        "pays {pay} and the landlord gets {gain}; if the farmers win, each gets {share} and the "
        "landlord pays {loss}.",
    ).format(
        bid=bid,
        stake=stake,
        pay=points(-won[1], UNIT),
        gain=points(won[0], UNIT),
        share=points(lost[1], UNIT),
        loss=points(-lost[0], UNIT),
    )
