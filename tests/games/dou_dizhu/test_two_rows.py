"""Upright tables: a large hand lies in two rows, so that all cards are larger."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.engine.table import RAISED, TICK, Area, CardSpot, Layout, Prepared
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, play_with
from tests.games.dou_dizhu.test_trick_layout import RATIO, apart, box, check, plays, rows

#: The cloth in windows of these sizes, and how high the cards of the hand were in one row.
UPRIGHT = {
    "900x1600": ((878, 1348), 221),
    "800x1280": ((780, 1067), 197),
    "1080x1920": ((1052, 1627), 265),
    "768x1024": ((748, 843), 168),
    "1200x1600": ((1170, 1348), 262),
    "600x960": ((584, 788), 147),
}
by_window = pytest.mark.parametrize("window", UPRIGHT)
#: How far down a card its index reaches, as a part of its height, and how wide it is.
INDEX, WIDE = 0.28, 0.22


def lay(state: DouDizhuState, seat: int, size: tuple[int, int], *picked: str) -> Layout:
    area = Area(*size, RATIO, 1.0, 52.0, (min(270.0, 0.32 * size[0]), 232.0))
    return GAME.table().lay(state.view(seat), area, Prepared(frozenset(picked), sorting="rank"))


def own(layout: Layout) -> list[CardSpot]:
    return [card for card in layout.cards if card.zone == "hand"]


def dealt(seed: int = 7) -> DouDizhuState:
    """A deal in which somebody has the kitty, and twenty cards."""
    return do(begin(seed), "bid 3")[0]


@by_window
def test_the_cards_are_clearly_larger_than_in_one_row(window: str) -> None:
    size, before = UPRIGHT[window]
    state = dealt()
    for seat in range(3):
        layout = lay(state, seat, size)
        assert own(layout)[0].h >= 1.2 * before
        check(layout, (*size, 1.0), 52.0)


def test_in_a_window_of_900_by_1600_everything_grows() -> None:
    """By 40 per cent and more, and nothing is smaller than it was."""
    state, size = dealt(), UPRIGHT["900x1600"][0]
    seat = (state.landlord or 0) + 1
    layout = lay(state, seat % 3, size)
    high = {card.zone: card.h for card in layout.cards}
    assert high["hand"] >= 1.4 * 221
    assert high["kitty"] >= 1.2 * 108
    assert min(h for zone, h in high.items() if zone.startswith("seat")) >= 1.4 * 111


@by_window
def test_a_hand_is_read_from_left_to_right_and_from_the_top(window: str) -> None:
    state, size = dealt(), UPRIGHT[window][0]
    for seat in range(3):
        view, hand = state.view(seat), own(lay(state, seat, size))
        assert [card.key for card in hand] == list(view.hand)
        upper, lower = rows(hand)
        assert abs(len(upper) - len(lower)) <= 3
        for row in (upper, lower):
            assert [card.x for card in row] == sorted(card.x for card in row)
            assert row[0].x >= 0 and row[-1].x + row[-1].h * RATIO <= size[0]
        assert lower[0].y - upper[0].y > 0.25 * upper[0].h
        assert all(low.z > up.z for up in upper for low in lower)


@by_window
def test_every_index_is_seen_whatever_is_raised(window: str) -> None:
    state, size = dealt(), UPRIGHT[window][0]
    lord = state.landlord
    assert lord is not None
    upper, lower = rows(own(lay(state, lord, size)))
    high = upper[0].h
    raised = min(card.y for card in lower) - RAISED * high - TICK
    assert all(card.y + INDEX * high <= raised + 0.02 * high for card in upper)
    for row in (upper, lower):
        assert all(b.x - a.x >= WIDE * a.h * RATIO for a, b in pairwise(row))


@by_window
def test_few_cards_lie_in_one_row_no_smaller(window: str) -> None:
    size = UPRIGHT[window][0]
    many = own(lay(play_with(0, "33445566778", "99TTJ", "QQKKA"), 0, size))
    few = own(lay(play_with(0, "3344556677", "99TTJ", "QQKKA"), 0, size))
    assert (len(rows(many)), len(rows(few))) == (2, 1)
    assert many[0].h == few[0].h
    assert max(card.y + card.h for card in few) <= size[1]


@by_window
def test_what_three_have_played_has_room(window: str) -> None:
    size = UPRIGHT[window][0]
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    state, _ = do(start, "play J J J 4", "play Q Q Q 3", "play K K K 9")
    layout = lay(state, 1, size)
    check(layout, (*size, 1.0), 52.0)
    assert len(plays(layout)) == 3


@by_window
def test_hands_laid_open_are_large_and_apart(window: str) -> None:
    size = UPRIGHT[window][0]
    state, _ = do(play_with(0, "5", "22AAKKKQ987733", "A9988776554463"), "play 5")
    layout = lay(state, 0, size)
    opened = [[c for c in layout.cards if c.zone == zone] for zone in ("seat1", "seat2")]
    for cards in opened:
        assert cards[0].h >= 0.13 * size[0], "as high as a card is wide, and more"
        assert [card.place for card in cards] == list(range(len(cards)))
        for row in rows(cards):
            assert all(b.x - a.x >= WIDE * a.h * RATIO for a, b in pairwise(row))
        upper, *lower = rows(cards)
        assert all(lo[0].y - upper[0].y >= INDEX * upper[0].h for lo in lower)
    assert apart(box(opened[0]), box(opened[1]))
    (last,) = plays(layout).values()
    assert all(apart(box(cards), box(last)) for cards in opened)
    assert box(last)[3] <= size[1]


@pytest.mark.parametrize(
    ("size", "first", "last", "high"),
    [
        ((1248, 647), (141.49, 422.20), (1084.55, 422.20), 209.31),
        ((1872, 893), (200.90, 612.47), (1669.66, 612.47), 261.20),
        ((780, 427), (100.00, 282.26), (671.58, 282.26), 132.24),
        ((976, 910), (117.06, 675.10), (805.84, 675.10), 218.71),
    ],
)
def test_a_table_that_is_not_upright_has_one_row(
    size: tuple[int, int], first: tuple[float, float], last: tuple[float, float], high: float
) -> None:
    """Where the first and the last of twenty cards lie, and how high they are."""
    state = dealt()
    lord = state.landlord
    assert lord is not None
    hand = own(lay(state, lord, size))
    found = [(card.x, card.y) for card in (hand[0], hand[-1])]
    assert found[0] == pytest.approx(first, abs=0.01)
    assert found[1] == pytest.approx(last, abs=0.01)
    assert hand[0].h == pytest.approx(high, abs=0.01)


def test_the_rows_break_between_ranks() -> None:
    whole = 0
    for seed in range(12):
        state = dealt(seed)
        cards = own(lay(state, state.turn or 0, UPRIGHT["800x1280"][0]))
        middle = (min(card.y for card in cards) + max(card.y for card in cards)) / 2
        above = [card.key for card in cards if card.y < middle]
        below = [card.key for card in cards if card.y >= middle]
        assert len(cards) == 20
        assert abs(len(above) - len(below)) <= 3
        ranks = [card.key[0] for card in cards]
        if any(ranks[n - 1] != ranks[n] for n in (9, 10, 11)):
            whole += 1
            assert above[-1][0] != below[0][0]
    assert whole > 6
