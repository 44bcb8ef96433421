"""The pegs of a board: they stand in holes, and walk from hole to hole."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from cardtable.engine.table import FurnitureSpot
from cardtable.ui import durations
from cardtable.ui.table.pegs import Walk


def board(one: int, other: int, target: int = 100) -> FurnitureSpot:
    return FurnitureSpot("race", "board", 0, 0, 90, 360, parts=((0, one), (1, other)), whole=target)


@pytest.mark.parametrize("target", [50, 100, 150, 200])
def test_a_peg_is_lifted_leaps_and_is_pushed_into_a_hole(target: int) -> None:
    walk, outs = Walk(((0, 3), (1, 18)), board(47, 18, target), 1.0), []
    for step in range(1001):
        parts, pegs = walk.at(step / 1000)
        assert pegs[1] == (int(pegs[1].hole), 0)  # it has won nothing, and stays
        assert pegs[0].out >= 1 or pegs[0].hole == int(pegs[0].hole)
        assert 3 <= dict(parts)[0] <= 47
        outs.append(pegs[0].out)
    assert 9 <= max(outs) < 11 and min(outs) == pytest.approx(-2, abs=0.4) and abs(outs[-1]) < 1e-9
    assert walk.at(1.0)[0] == ((0, 47), (1, 18))
    assert pegs[0].hole == int(pegs[0].hole)


@pytest.mark.parametrize(("points", "long"), [(0, 0), (3, 250), (20, 500), (60, 700)])
def test_a_peg_takes_its_time_for_each_point_and_settles(points: int, long: int) -> None:
    walk = Walk(((0, 0), (1, 0)), board(points, 0), 1.0)
    assert walk.length == durations.PULLED + long + durations.SETTLES


def test_who_has_won_stands_above_the_rows() -> None:
    walk = Walk(((0, 90), (1, 99)), board(104, 99), 1.0)
    pegs = walk.at(1.0)[1]
    assert pegs[0].hole > pegs[1].hole and math.isclose(pegs[0].hole % 1, 0)


def test_what_goes_beyond_the_target_is_counted_point_by_point() -> None:
    walk, seen = Walk(((0, 0), (1, 0)), board(34, 0, 25), 1.0), list[int]()
    for frame in range(60):
        parts, pegs = walk.at(frame / 59)
        points = dict(parts)[0]
        assert (pegs[0].hole > 25) == (points >= 25) or points == 25
        seen.append(points)
    assert seen[0] == 0 and seen[-1] == 34
    assert max(later - one for one, later in pairwise(seen)) <= 1
