"""Computed chances of a hand of Dou Dizhu, compared with actual deals."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu.cards import at_least, counts_of
from cardtable.games.dou_dizhu.deal import deal_cards

BOTH_JOKERS = 3


@cache
def hands(cards: int, ranks: int, quads: bool) -> int:
    """In how many ways so many cards come from so many ranks of four; ``quads``: all four may."""
    if ranks == 0:
        return int(cards == 0)
    most = min(4 if quads else 3, cards)
    return sum(comb(4, k) * hands(cards - k, ranks - 1, quads) for k in range(most + 1))


def share(cards: int, quads: bool, jokers: tuple[int, ...]) -> Fraction:
    """Share of the hands with so many jokers, with quads or without any."""
    ways = sum(comb(2, j) * hands(cards - j, 13, quads) for j in jokers)
    return Fraction(ways, comb(54, cards))


@pytest.mark.parametrize(
    ("cards", "jokers", "quad", "bomb"),
    [(17, "136/1431", 0.096016, 0.184889), (20, "190/1431", 0.189823, 0.303686)],
)
def test_chances_of_a_hand(cards: int, jokers: str, quad: float, bomb: float) -> None:
    assert share(cards, True, (0, 1, 2)) == 1
    assert share(cards, True, (2,)) == Fraction(jokers)
    assert float(1 - share(cards, False, (0, 1, 2))) == pytest.approx(quad, abs=5.1e-7)
    assert float(1 - share(cards, False, (0, 1))) == pytest.approx(bomb, abs=5.1e-7)
    if cards == 17:
        assert 1 - share(cards, False, (0, 1)) == Fraction(45602141, 246646365)


def test_hands_are_dealt_as_chance_has_it() -> None:
    """4,000 deals: within four standard errors of what was counted."""
    deals, quads, jokers, kitty = 4_000, 0, 0, 0
    for number in range(deals):
        dealt = deal_cards(Seed.numbered(number), 1, 0)
        for hand in dealt.hands:
            quads += bool(at_least(counts_of(hand))[3])
            jokers += (hand >> 52 & 1) + (hand >> 56 & 1) == 2
        kitty += (dealt.kitty >> 52 & 1) + (dealt.kitty >> 56 & 1) == 2
    for found, chance, tries in (
        (quads, 0.096016, 3 * deals),
        (jokers, 136 / 1431, 3 * deals),
        (kitty, 1 / 477, deals),
    ):
        error = (tries * chance * (1 - chance)) ** 0.5
        assert abs(found - tries * chance) < 4 * error
