"""Which rules change nothing beside others."""

from __future__ import annotations

import pytest

from cardtable.games import find_game


@pytest.mark.parametrize(
    ("players", "dealer", "idle"),
    [
        ("bound", "bound", False),
        ("bound", "free", False),
        ("free", "bound", False),
        ("free", "free", True),
    ],
)
def test_a_pair_may_draw_wherever_somebody_is_bound(players: str, dealer: str, idle: bool) -> None:
    game = find_game("oicho-kabu")
    values = game.resolve(None, {"third_player": players, "third_dealer": dealer})
    option = next(one for one in game.options if one.key == "pair_exception")
    assert option.idle(values) is idle
