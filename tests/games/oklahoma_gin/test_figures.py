"""Chances of limits and hands of Oklahoma Gin, counted and dealt."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, DECK, codes
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.opening import deal_cards
from cardtable.games.oklahoma_gin.rules import house_rules
from tests.games.oklahoma_gin import slow

RULES = house_rules(GAME.resolve())


def test_limits_and_doubling_over_all_upcards() -> None:
    limits = Counter(RULES.limit(BIT_OF[card]) for card in DECK)
    assert {limit: Fraction(n, 52) for limit, n in limits.items()} == {
        0: Fraction(1, 13),
        **{pips: Fraction(1, 13) for pips in range(2, 10)},
        10: Fraction(4, 13),
    }
    assert Fraction(sum(RULES.factor(BIT_OF[card]) == 2 for card in DECK), 52) == Fraction(1, 4)
    one = house_rules(GAME.resolve(None, {"ace": "one", "spade_double": "off"}))
    assert one.limit(BIT_OF["AH"]) == 1 and one.factor(BIT_OF["AS"]) == 1


def test_hands_are_dealt_as_chance_has_it() -> None:
    """6,000 hands: mean of the least deadwood 56.7, 30 or less in four of a hundred."""
    found: list[int] = []
    tens = spades = 0
    for number in range(3_000):
        dealt = deal_cards(Seed.numbered(number), 1, number % 2)
        found += [deadwood(hand) for hand in dealt.hands]
        tens += RULES.limit(dealt.upcard) == 10
        spades += CODE_OF[dealt.upcard].endswith("S")
    assert abs(sum(found) / 6_000 - 56.7) < 0.7
    assert abs(sum(pips <= 30 for pips in found) / 6_000 - 0.040) < 0.012
    for seen, chance in ((tens, 4 / 13), (spades, 1 / 4)):
        assert abs(seen - 3_000 * chance) < 4 * (3_000 * chance * (1 - chance)) ** 0.5


def test_dealt_hands_have_the_deadwood_found_by_trying_everything() -> None:
    for number in range(300):
        hands = deal_cards(Seed.numbered(number), 1, 0).hands
        for hand in hands:
            assert deadwood(hand) == slow.deadwood(frozenset(codes(hand)))
