"""Melds, deadwood and laying off by trying everything: slow, plain, and independent."""

from __future__ import annotations

from itertools import combinations

RANKS = "A23456789TJQK"
Cards = frozenset[str]


def value(card: str) -> int:
    return min(10, RANKS.index(card[0]) + 1)


def is_meld(cards: Cards) -> bool:
    if len(cards) < 3:
        return False
    ranks = sorted(RANKS.index(card[0]) for card in cards)
    if len({card[0] for card in cards}) == 1:
        return True
    one_suit = len({card[1] for card in cards}) == 1
    return one_suit and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def all_melds(hand: Cards) -> list[Cards]:
    """Every meld in the hand, with three, four or five cards (longer ones are two of these)."""
    found = []
    for size in (3, 4, 5):
        found += [frozenset(c) for c in combinations(sorted(hand), size) if is_meld(frozenset(c))]
    return found


def deadwood(hand: Cards) -> int:
    return _least(hand, all_melds(hand))


def _least(left: Cards, melds: list[Cards]) -> int:
    best = sum(value(card) for card in left)
    for i, meld in enumerate(melds):
        if meld <= left:
            best = min(best, _least(left - meld, melds[i + 1 :]))
    return best


def after_layoffs(hand: Cards, melds: list[Cards]) -> int:
    """Least deadwood over every set of cards that can be laid off in some order."""
    best = deadwood(hand)
    for card in hand:
        for i, meld in enumerate(melds):
            if is_meld(meld | {card}):
                longer = [*melds[:i], meld | {card}, *melds[i + 1 :]]
                best = min(best, after_layoffs(hand - {card}, longer))
    return best
