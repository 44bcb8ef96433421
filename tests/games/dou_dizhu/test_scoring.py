"""What a deal pays, in half points: bombs, rockets and the farmers' share."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.plays import BOMB, ROCKET, SINGLE, Reading
from cardtable.games.dou_dizhu.rules import HouseRules, house_rules
from cardtable.games.dou_dizhu.scoring import factor, payments


def rules(**changes: str | int) -> HouseRules:
    """The house rules with some changed."""
    return house_rules(GAME.resolve(None, changes))


def test_bombs_and_rockets_multiply() -> None:
    for rocket in (2, 4):
        house = rules(rocket_factor=rocket)
        assert factor(house, Reading(SINGLE, 3, 1, 1)) == 1
        assert factor(house, Reading(BOMB, 3, 1, 4)) == 2
        assert factor(house, Reading(ROCKET, 13, 1, 2)) == rocket


@pytest.mark.parametrize("landlord", [0, 1, 2])
@pytest.mark.parametrize(
    ("payout", "wins", "gain", "share"),
    [
        ("sheet", True, 24, -12),
        ("sheet", False, -12, 6),
        ("symmetric", True, 24, -12),
        ("symmetric", False, -24, 12),
    ],
)
def test_the_landlord_pays_or_gets_both(
    landlord: int, payout: str, wins: bool, gain: int, share: int
) -> None:
    out = landlord if wins else (landlord + 1) % 3
    paid = payments(rules(payout=payout), landlord, out, 6)
    assert paid == tuple(gain if seat == landlord else share for seat in range(3))
