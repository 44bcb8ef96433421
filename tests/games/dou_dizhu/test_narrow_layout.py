"""Tables of every width: bids and plays are labelled without overlapping words."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.engine.table import Area, Layout, Prepared
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, play_with

by_size = pytest.mark.parametrize(
    "size", [(700, 420), (732, 420), (960, 500), (1280, 640), (2900, 1900)]
)


def lay(state: DouDizhuState, seat: int, size: tuple[int, int]) -> Layout:
    return GAME.table().lay(state.view(seat), Area(*size, 0.714, 1.0), Prepared())


@by_size
def test_what_three_have_played_stands_apart(size: tuple[int, int]) -> None:
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    state, _ = do(start, "play J J J 4", "play Q Q Q 3", "play K K K 9")
    layout = lay(state, 1, size)
    (frame,) = layout.frames
    names = [label for label in layout.labels if label.key.startswith("name:")]
    assert "name:2" in {label.key for label in names}
    boxes = [(frame.x, frame.y, frame.x + frame.width, frame.y + frame.height + 24)]
    boxes += [(name.x, name.y, name.x + name.width, name.y + 18) for name in names]
    for (left, top, right, low), (left2, top2, right2, low2) in combinations(boxes, 2):
        assert right <= left2 or right2 <= left or low <= top2 or low2 <= top


@by_size
def test_a_bid_covers_no_card_of_the_kitty(size: tuple[int, int]) -> None:
    state, _ = do(begin(1), "bid 1")
    first = state.bids[0].seat
    for seat in {0, 1, 2} - {first}:
        layout = lay(state, seat, size)
        (bid,) = (label for label in layout.labels if label.key == f"bid:{first}")
        kitty = [card for card in layout.cards if card.zone == "kitty"]
        left, right = (
            min(card.x for card in kitty),
            max(card.x + card.h * 0.714 for card in kitty),
        )
        low = max(card.y + card.h for card in kitty)
        wide = 60.0  # of a short bid
        start = bid.x if bid.align == "left" else bid.x + bid.width - wide
        assert bid.y >= low or start + wide <= left or start >= right
