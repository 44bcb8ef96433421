"""The table after a deal: the result is shown where no card lies."""

from __future__ import annotations

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
