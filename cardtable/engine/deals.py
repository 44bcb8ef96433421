"""The deals of a match taken by themselves: where each begins and ends, and what it brought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import stdev

from cardtable.engine.match import Match
from cardtable.engine.state import TABLE


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal (hand) of a match that is over.

    Attributes:
        number: its own in the match, from 1.
        begin: how many actions had been done when it was dealt.
        end: how many had been done when it lay open.
    """

    number: int
    begin: int
    end: int


def played_deals(match: Match) -> list[PlayedDeal]:
    """The deals of a match that are over, oldest first."""
    deals, begin = [], 0
    for count, turn in enumerate((*match.turns, match.turn)):
        if turn == TABLE:
            number = match.until(count).view(None).deal
            deals.append(PlayedDeal(number, begin, count))
            begin = count + 1
    return deals


def gained(line: Match, number: int, seat: int) -> int:
    """What deal ``number`` brought a seat, in the game's smallest unit.

    Where two play and only the winner counts points, the winner's are the other's loss.
    """
    sheet = line.view(None).sheet
    deltas = next(row.deltas for row in sheet if row.number == number and not row.summary)
    if len(deltas) == 2 and deltas[seat] != -deltas[1 - seat]:
        return deltas[seat] - deltas[1 - seat]
    return deltas[seat]


def error_of_sum(values: Sequence[float]) -> float | None:
    """The standard error of the sum of values that vary by chance; one alone does not tell it."""
    return stdev(values) * math.sqrt(len(values)) if len(values) > 1 else None
