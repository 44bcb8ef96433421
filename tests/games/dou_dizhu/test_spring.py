"""When a deal counts double because somebody played too little (rule D18), case by case."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.rules import house_rules
from cardtable.games.dou_dizhu.scoring import Played, spring

LANDLORD = 1


def turns(seats: str) -> tuple[Played, ...]:
    """Turns of these seats, a play each; a pass where a seat stands in brackets (``1(2)0``)."""
    found, passes = [], False
    for sign in seats:
        if sign in "()":
            passes = sign == "("
        else:
            reading = None if passes else Reading("single", 0, 1, 1)
            found.append(Played(int(sign), () if passes else ("3C",), reading))
    return tuple(found)


@pytest.mark.parametrize(
    ("option", "seats", "out", "found"),
    [
        # Nobody but the landlord has played.
        ("both_farmers+anti", "1(20)1(20)1", 1, "spring"),
        ("both_farmers+anti", "1(20)121", 1, "none"),
        ("both_farmers+anti", "10(2)1", 1, "none"),
        # The landlord has played once, and a farmer is out.
        ("both_farmers+anti", "12(0)2", 2, "anti_spring"),
        ("both_farmers+anti", "12(01)20(1)2", 2, "anti_spring"),
        ("both_farmers+anti", "121(0)2", 2, "none"),
        ("both_farmers+anti", "1202101", 0, "none"),
        # The landlord's only play is the whole hand: a spring, not an anti-spring.
        ("both_farmers+anti", "1", 1, "spring"),
        # The sheet: any player who never played.
        ("any_player", "12(0)12", 2, "silent"),
        ("any_player", "1(20)1", 1, "silent"),
        ("any_player", "120", 0, "none"),
        ("off", "1(20)1", 1, "none"),
        ("off", "12(0)2", 2, "none"),
    ],
)
def test_a_spring(option: str, seats: str, out: int, found: str) -> None:
    rules = house_rules(GAME.resolve(None, {"spring": option}))
    assert spring(rules, turns(seats), LANDLORD, out) == found
