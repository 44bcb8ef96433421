"""Laying off on the knocker's melds: what fits, and the best way, exactly."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.games.oklahoma_gin.cards import each
from cardtable.games.oklahoma_gin.melds import deadwood, extends, fitting


class LaidOff(NamedTuple):
    """A card that was laid off.

    Attributes:
        card: its code.
        meld: number of the knocker's meld, from 1.
    """

    card: str
    meld: int


class LayOffs(NamedTuple):
    """A way to lay off.

    Attributes:
        deadwood: what is left afterwards, in pips.
        steps: (card, number of the meld from 0) in a possible order.
    """

    deadwood: int
    steps: tuple[tuple[int, int], ...]


def possible(hand: int, melds: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return every (card, number of the meld from 0) that can be laid off now (rule G8)."""
    found = []
    for card in each(hand & fitting(melds)):
        for number, meld in enumerate(melds):
            if extends(card, meld):
                found.append((card, number))
    return found


def best(hand: int, melds: tuple[int, ...]) -> LayOffs:
    """Return the way that leaves least deadwood, with as few cards as possible.

    Own melds are split where that pays (rule G8). All ways are tried: a card that is no deadwood
    now may be worth laying off, and one card may open the way for another.
    """
    return _best(hand, melds)


@lru_cache(maxsize=1 << 12)
def _best(hand: int, melds: tuple[int, ...]) -> LayOffs:
    found = LayOffs(deadwood(hand), ())
    for card, number in possible(hand, melds):
        longer = (*melds[:number], melds[number] | card, *melds[number + 1 :])
        rest = _best(hand ^ card, longer)
        if (rest.deadwood, len(rest.steps) + 1) < (found.deadwood, len(found.steps)):
            found = LayOffs(rest.deadwood, ((card, number), *rest.steps))
    return found
