"""The pay for a deal, in half points (rules D13, D17, D18, D28)."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.dou_dizhu.plays import ROCKET, Reading
from cardtable.games.dou_dizhu.rules import HouseRules

#: The smallest unit is half a point.
UNIT = 2
SPRING, ANTI_SPRING, SILENT, NO_SPRING = "spring", "anti_spring", "silent", "none"


class Played(NamedTuple):
    """One turn of a trick.

    Attributes:
        seat: who played.
        cards: the codes, base ascending, then kickers ascending; empty for a pass.
        reading: how they count, ``None`` for a pass.
    """

    seat: int
    cards: tuple[str, ...] = ()
    reading: Reading | None = None


def factor(rules: HouseRules, reading: Reading) -> int:
    """Return the factor of a play for the stake: 1 unless it is a bomb (rules D13, D19)."""
    if not reading.is_bomb:
        return 1
    return rules.rocket_factor if reading.category == ROCKET else 2


def spring(rules: HouseRules, turns: tuple[Played, ...], landlord: int, out: int) -> str:
    """Return whether the deal is doubled because somebody played too little (rule D18).

    Returns:
        ``silent`` (sheet: a player never played), ``spring`` (no farmer played), ``anti_spring``
        (the landlord played just once) or ``none``.
    """
    plays = [0, 0, 0]
    for turn in turns:
        plays[turn.seat] += turn.reading is not None
    farmers = [plays[seat] for seat in range(3) if seat != landlord]
    if rules.spring == "any_player":
        return SILENT if 0 in plays else NO_SPRING
    if rules.spring == "both_farmers+anti":
        if out == landlord and not any(farmers):
            return SPRING
        if out != landlord and plays[landlord] == 1:
            return ANTI_SPRING
    return NO_SPRING


def payments(rules: HouseRules, landlord: int, out: int, at_stake: int) -> tuple[int, ...]:
    """Return what each seat gains, in half points.

    Args:
        rules: the house rules.
        landlord: the landlord's seat.
        out: the seat that played its last card.
        at_stake: bid times all doublings, in points.
    """
    unit = at_stake * UNIT
    if out == landlord:
        farmer = -unit
    else:
        farmer = int(unit * rules.farmers_share)
    return tuple(-2 * farmer if seat == landlord else farmer for seat in range(3))
