"""What a deal pays, in half points: bombs, rockets and the farmers' share."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.plays import BOMB, ROCKET, SINGLE, Reading
from cardtable.games.dou_dizhu.rules import HouseRules, house_rules
from cardtable.games.dou_dizhu.scoring import accounts, factor, payments
from tests.games.dou_dizhu.positions import do, play_with


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
    house = rules(payout=payout)
    paid = payments(house, landlord, out, accounts(house, landlord, 3, 2))
    assert paid == tuple(gain if seat == landlord else share for seat in range(3))


#: Played by the landlord, who then goes out: the bombs, and how often they double the stake.
QUADS = ("3333", "4444", "5555", "6666")


@pytest.mark.parametrize(
    ("cap", "bombs", "played", "stake", "counts"),
    [
        ("off", 4, False, 2, 2 * 16 * 2),  # the farmers never played: a spring
        (8, 4, False, 2, 2 * 8),
        (16, 4, False, 2, 2 * 16),
        (32, 4, False, 2, 2 * 32),
        (8, 2, False, 3, 3 * 8),
        (8, 2, True, 3, 3 * 4),
        (8, 3, True, 1, 8),
        (64, 4, True, 1, 16),
    ],
)
def test_no_account_grows_above_the_cap(
    cap: str | int, bombs: int, played: bool, stake: int, counts: int
) -> None:
    """Rule D28; the landlord gets the stake of both farmers, in half points."""
    mine = "".join(QUADS[:bombs]) + "78"
    state = play_with(0, mine, "9T", "9T", stake=stake, cap=cap, spring="both_farmers+anti")
    for quad in QUADS[:bombs]:
        state, _ = do(state, "play " + " ".join(quad), "pass", "pass")
    if played:  # a 9 that the landlord does not beat would end the lead: he wins the last trick
        state, _ = do(state, "play 7", "play 9", "pass", "pass", "play T")
        assert state.out == 1 and state.sheet[-1].deltas[0] == -2 * counts
        return
    state, events = do(state, "play 7", "pass", "pass", "play 8")
    assert state.sheet[-1].deltas == (4 * counts, -2 * counts, -2 * counts)
    capped = next(event for event in events if event.kind == "deal_over")
    assert ("spring_factor" in capped) == (isinstance(cap, int) and 2**bombs >= cap)


def test_at_the_cap_a_bomb_says_that_it_doubles_nothing() -> None:
    state = play_with(0, "".join(QUADS) + "78", "9T", "9T", cap=8)
    factors = []
    for quad in QUADS:
        state, events = do(state, "play " + " ".join(quad), "pass", "pass")
        factors += [event.number("factor") for event in events if event.kind == "played"]
    assert factors == [2, 2, 2, 1] and state.multiplier == 8
    # A rocket that counts four times doubles once more at most.
    state = play_with(0, "333344448bR", "9T", "9T", cap=8, rocket_factor=4)
    state, _ = do(state, "play 3 3 3 3", "pass", "pass", "play 4 4 4 4", "pass", "pass")
    state, events = do(state, "play b R")
    assert [event.number("factor") for event in events] == [2]
