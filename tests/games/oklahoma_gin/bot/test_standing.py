"""The worth of points: the end of the game, the shut-out, the last game of the match."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cardtable.games.oklahoma_gin.bot.brain.standing import Standing
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tests.games.oklahoma_gin.positions import begin


def view(**changes: object) -> OklahomaGinView:
    return replace(begin(1).view(0), factor=1, **changes)  # type: ignore[arg-type]


def worth(seen: OklahomaGinView, *points: int) -> list[float]:
    return [float(value) for value in Standing(seen).worth(np.array(points))]


def test_points_are_worth_points_and_a_box_besides() -> None:
    seen = view(columns=(Column((20, 20), (1, 1)),))
    lost, nothing, small, won, much = worth(seen, -30, 0, 1, 30, 60)
    assert nothing == 0
    assert abs(won + lost) < 1
    assert 15 < small < 35  # a box of 25 comes with it
    assert 50 < won < 60
    assert won < much < 2 * won


def test_what_ends_the_game_is_worth_more() -> None:
    near = view(columns=(Column((80, 80), (3, 3)),))
    short, enough = worth(near, 15, 20)
    far_short, far_enough = worth(view(columns=(Column((20, 20), (1, 1)),)), 15, 20)
    assert (enough - short) / enough > 2 * (far_enough - far_short) / far_enough


def test_without_boxes_or_a_lead_a_point_is_a_point() -> None:
    seen = replace(begin(1, box_bonus=0).view(0), factor=1, columns=(Column((10, 10), (1, 1)),))
    for points, value in zip((5, 15, 30), worth(seen, 5, 15, 30), strict=True):
        assert 0.8 * points < value < 1.3 * points


def test_in_the_last_game_only_the_match_counts() -> None:
    last = view(columns=(Column((90, 90), (3, 3)),), game=5, scores=(100, 0))
    small, big = worth(last, 10, 60)
    first = worth(view(columns=(Column((90, 90), (3, 3)),)), 10, 60)
    # A seat far ahead gains little from more.
    assert (big - small) / small < (first[1] - first[0]) / first[0]


def test_where_the_match_is_decided_points_are_no_more_than_points() -> None:
    decided = view(columns=(Column((90, 90), (3, 3)),), game=5, scores=(400, 0))
    assert list(worth(decided, -30, 10, 60)) == [-55, 35, 85]


def test_any_target_can_be_reckoned_with() -> None:
    for target in (1, 37, 1000):
        seen = replace(begin(1, target=target, rounds=50).view(0))
        lost, won = worth(seen, -40, 40)
        assert lost < 0 < won
