"""Tables of every width: bids and plays are labelled without overlapping words."""

from __future__ import annotations

import pytest

from cardtable.engine.table import Area, Layout, Prepared
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, play_with
from tests.games.dou_dizhu.test_trick_layout import apart, box, check, plays, words

by_size = pytest.mark.parametrize(
    "size", [(700, 420), (732, 420), (960, 500), (1280, 640), (2900, 1900)]
)


def lay(state: DouDizhuState, seat: int, size: tuple[int, int], above: float = 0.0) -> Layout:
    area = Area(*size, 0.714, 1.0, above, (200, 200))
    return GAME.table().lay(state.view(seat), area, Prepared())


@by_size
def test_what_three_have_played_stands_apart(size: tuple[int, int]) -> None:
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    state, _ = do(start, "play J J J 4", "play Q Q Q 3", "play K K K 9")
    layout = lay(state, 1, size)
    check(layout, (*size, 1.0))
    assert len(plays(layout)["play0"]) == 4


@by_size
@pytest.mark.parametrize("above", [0.0, 52.0])
def test_a_bid_is_seen_at_who_made_it_and_covers_no_card_of_the_kitty(
    size: tuple[int, int], above: float
) -> None:
    state, _ = do(begin(1), "bid 1")
    first = state.bids[0].seat
    for seat in range(3):
        layout = lay(state, seat, size, above)
        (bid,) = (label for label in layout.labels if label.key == f"bid:{first}")
        at = words(bid, 1.0, 6)
        tray = next(thing for thing in layout.furniture if thing.kind == "lacquer")
        assert apart(at, (tray.x, tray.y, tray.x + tray.width, tray.y + tray.height))
        own = [card for card in layout.cards if card.zone == "hand"]
        assert seat == first or apart(at, box(own))
        assert at[0] >= 0 and at[2] <= size[0] and at[1] >= 0
        plate = next(plate for plate in layout.plates if plate.seat == first)
        assert abs((at[0] + at[2]) / 2 - plate.x - plate.width / 2) < 0.5 * size[0] / 2
        assert at[3] <= plate.y + plate.height
