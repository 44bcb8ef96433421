"""The payments when a round is over."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_jugo.cards import FIFTEEN


def gain(own: int, dealers: int, double: bool) -> int:
    """What a player wins from the dealer (negative: loses), given the totals of both.

    A player who went over pays, whatever the dealer has; the dealer wins ties.
    """
    wins = own <= FIFTEEN and (dealers > FIFTEEN or own > dealers)
    best = own if wins else dealers
    points = 2 if double and best == FIFTEEN else 1
    return points if wins else -points


def gains(totals: Sequence[int], dealer: int, double: bool) -> tuple[int, ...]:
    """What a round brings each seat; the sum is zero."""
    won = [gain(own, totals[dealer], double) for own in totals]
    won[dealer] = 0
    won[dealer] = -sum(won)
    return tuple(won)
