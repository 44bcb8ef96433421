"""The table after a deal: the result is shown where no card lies."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.engine.table import Area, Prepared
from cardtable.games.dou_dizhu import GAME
from tests.games.dou_dizhu.positions import do, play_with


@pytest.mark.parametrize(
    "size", [(619, 246), (683, 300), (800, 430), (960, 560), (1000, 660), (1600, 950), (2900, 1900)]
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_play_is_named_below_the_open_hands(size: tuple[int, int], seat: int) -> None:
    state, _ = do(play_with(0, "5", "22AAKKKQ987733", "A9988776554463"), "play 5")
    scale = 1.0 if size[1] < 1100 else 1.8
    layout = GAME.table().lay(state.view(seat), Area(*size, 0.714, scale), Prepared())
    name = next(label for label in layout.labels if label.key == "name")
    others = [c for c in layout.cards if c.zone in ("seat0", "seat1", "seat2")]
    assert others
    assert all(c.y + c.h <= name.y for c in others)
    own = [c.y for c in layout.cards if c.zone == "hand"]
    assert all(name.y + 20 * scale <= top for top in own)


@pytest.mark.parametrize("size", [(960, 560), (1236, 660), (1900, 950)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_open_hands_keep_their_room_beside_a_long_last_play(
    size: tuple[int, int], seat: int
) -> None:
    long = "play 3 3 4 4 5 5 6 6 7 7"
    state, _ = do(play_with(0, "3344556677", "22AAKKKQQ9988", "AA99887TT"), long)
    layout = GAME.table().lay(state.view(seat), Area(*size, 0.714, 1.0), Prepared())
    opened = {card.zone for card in layout.cards} & {"seat0", "seat1", "seat2"}
    assert opened
    for zone in opened:
        xs = sorted((c.x, c.h) for c in layout.cards if c.zone == zone)
        steps = [right[0] - left[0] for left, right in pairwise(xs)]
        assert all(step >= 0.24 * 0.714 * xs[0][1] for step in steps)
