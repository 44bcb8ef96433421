"""The pay for a deal, in half points (rules D13, D17, D18, D26, D28)."""

from __future__ import annotations

from collections.abc import Sequence
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


def growth(before: int, after: int) -> int:
    """Return by what a multiplier has grown; 1 if the cap has cut it (rule D28)."""
    return 1 if after % before else after // before


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


def accounts(
    rules: HouseRules,
    landlord: int,
    stake: int,
    multiplier: int,
    doubles: Sequence[int] = (1, 1, 1),
) -> tuple[int, ...]:
    """Return what is at stake between the landlord and each farmer, in points; his is the sum.

    Args:
        rules: the house rules.
        landlord: the landlord's seat.
        stake: the bid.
        multiplier: what counts on both accounts: who robbed, open hands, bombs, spring.
        doubles: each seat's own factor. A farmer's account is multiplied by his and the landlord's
            (rule D26); no account grows above the cap (rule D28).
    """
    own = [stake * rules.capped(multiplier * doubles[landlord] * own) for own in doubles]
    own[landlord] = sum(own) - own[landlord]
    return tuple(own)


def payments(
    rules: HouseRules, landlord: int, out: int, at_stake: Sequence[int]
) -> tuple[int, ...]:
    """Return what each seat gains, in half points.

    Args:
        rules: the house rules.
        landlord: the landlord's seat.
        out: the seat that played its last card.
        at_stake: as :func:`accounts`.
    """
    share = -1.0 if out == landlord else rules.farmers_share
    gains = [int(points * UNIT * share) for points in at_stake]
    gains[landlord] *= -1
    return tuple(gains)
