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


@pytest.mark.parametrize("size", [(518, 427), (736, 427), (780, 967), (1248, 633)])
@pytest.mark.parametrize("viewer", [0, 1], ids=["left", "right"])
def test_who_passes_says_so_at_his_face_and_not_on_the_stake(
    size: tuple[int, int], viewer: int
) -> None:
    state, _ = do(play_with(0, "33445", "66778", "99TTJ"), "play 3", "play 6", "pass")
    layout = lay(state, viewer, size, 52.0)
    (said,) = (label for label in layout.labels if label.key == "passed:2")
    at, spot = words(said, 1.0, 6), next(one for one in layout.plates if one.seat == 2)
    middle, reach = spot.x + spot.width / 2, 0.75 * min(spot.width, spot.height)
    near = min(abs(at[0] - middle), abs(at[2] - middle))
    assert near < reach or at[0] < middle < at[2]
    assert at[1] < spot.y + spot.height / 2 and at[3] > spot.y - 16
    for label in layout.labels:
        if label.key in ("stake", "at_stake"):
            assert apart(at, words(label, 1.0, 13))
