"""The deals of a match one by one: where each begins and ends, and what it brought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import stdev

from cardtable.engine.match import Match
from cardtable.engine.state import TABLE


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal (hand) of a match.

    Attributes:
        number: within the match, from 1.
        begin: number of actions before it was dealt.
        end: number of actions when it lay open.
    """

    number: int
    begin: int
    end: int


def played_deals(match: Match) -> list[PlayedDeal]:
    """Return the finished deals of a match, oldest first."""
    deals, begin = [], 0
    for count, turn in enumerate((*match.turns, match.turn)):
        if turn == TABLE:
            number = match.until(count).view(None).deal
            deals.append(PlayedDeal(number, begin, count))
            begin = count + 1
    return deals


def gained(line: Match, number: int, seat: int) -> int:
    """Return what deal ``number`` brought a seat, in the game's smallest unit.

    Where two play and only the winner scores, the winner's points count as the other's loss.
    """
    sheet = line.view(None).sheet
    deltas = next(row.deltas for row in sheet if row.number == number and not row.summary)
    if len(deltas) == 2 and deltas[seat] != -deltas[1 - seat]:
        return deltas[seat] - deltas[1 - seat]
    return deltas[seat]


def error_of_sum(values: Sequence[float]) -> float | None:
    """Return the standard error of a sum of random values; ``None`` for fewer than two."""
    return stdev(values) * math.sqrt(len(values)) if len(values) > 1 else None
