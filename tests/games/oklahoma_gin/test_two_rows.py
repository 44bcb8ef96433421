"""Upright tables: a hand of gin lies in two rows of larger cards, and no meld is parted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.engine.table import CardSpot, Layout, Prepared
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable
from tests.games.oklahoma_gin.positions import begin, do, to_discard
from tests.games.oklahoma_gin.test_table import area_of, check, lay

#: The cloth in windows of these sizes, and how high the cards of the hand were in one row.
UPRIGHT = {
    "900x1600": ((878.0, 1348.0, 1.0), 162),
    "800x1280": ((780.0, 1067.0, 1.0), 143),
    "1080x1920": ((1052.0, 1627.0, 1.0), 196),
    "768x1024": ((748.0, 843.0, 1.0), 137),
    "1200x1600": ((1170.0, 1348.0, 1.0), 219),
    "600x960": ((584.0, 788.0, 1.0), 106),
}
by_window = pytest.mark.parametrize("window", UPRIGHT)
HANDS = {
    "three melds": "5H6H7H 9S9D9C JDQDKD 3S KC",
    "one meld": "5H6H7H AS 3C 9D JS QD KC 2S 8D",
    "no meld": "AS 3C 9D 9S QD KC 2S 6C 5H 8D TS",
}


def rows(layout: Layout) -> list[list[CardSpot]]:
    """The cards of the own hand, row by row."""
    hand = [card for card in layout.cards if card.zone == "hand"]
    found = [[hand[0]]]
    for before, card in pairwise(hand):
        if card.x < before.x:
            found.append([])
        found[-1].append(card)
    return found


def position(hand: str) -> OklahomaGinState:
    return to_discard(HANDS[hand], "2H3H4H8H9HTHJH TD8C JC".replace(" ", ""))


@by_window
def test_the_cards_are_clearly_larger_than_in_one_row(window: str) -> None:
    size, before = UPRIGHT[window]
    high = {card.zone: card.h for card in lay(begin(1).view(0), size).cards}
    assert high["hand"] >= 1.2 * before
    assert high["seat1"] >= 1.2 * 0.64 * before


def test_in_a_window_of_900_by_1600_cards_are_three_quarters_larger() -> None:
    size, before = UPRIGHT["900x1600"]
    assert rows(lay(begin(1).view(0), size))[0][0].h >= 1.7 * before


@by_window
@pytest.mark.parametrize("hand", HANDS)
def test_a_meld_is_in_one_row_and_every_index_is_seen(window: str, hand: str) -> None:
    size, _ = UPRIGHT[window]
    view = position(hand).view(0)
    layout = lay(view, size)
    check(layout, size, hand)
    upper, lower = rows(layout)
    assert max(len(upper), len(lower)) <= 8
    assert upper[0].y + (0.28 + 0.17) * upper[0].h <= lower[0].y
    bands = [thing for thing in layout.furniture if thing.kind == "band"]
    assert len(bands) == {"three melds": 3, "one meld": 1, "no meld": 0}[hand]
    for band in bands:
        bound = {row is upper for row in (upper, lower) for card in row if card.key in band.binds}
        assert len(band.binds) == 3
        assert len(bound) == 1
    counted = [label for label in layout.labels if label.key.startswith("name:hand")]
    assert [label.text.id for label in counted] == ["deadwood"]
    assert counted[0].y >= lower[0].y + lower[0].h


@by_window
def test_an_order_of_ones_own_is_kept(window: str) -> None:
    size, _ = UPRIGHT[window]
    view = position("three melds").view(0)
    order = tuple(sorted(view.hand, key=lambda card: card[::-1]))
    layout = OklahomaGinTable().lay(view, area_of(size), Prepared(order=order, sorting="hand"))
    check(layout, size, "own order")
    upper, lower = rows(layout)
    assert tuple(card.key for card in (*upper, *lower)) == order
    assert {len(upper), len(lower)} <= {4, 5, 6, 7}


@by_window
def test_plate_and_board_are_as_complete_as_in_one_row(window: str) -> None:
    """The plate takes the card to knock with; the board is there."""
    size, _ = UPRIGHT[window]
    layout = lay(position("three melds").view(0), size)
    things = {thing.kind: thing for thing in layout.furniture}
    assert things["plaque"].height >= 62 and things["plaque"].width >= 132
    assert "board" in things
    assert any(zone.key == "knock" for zone in layout.zones)


@by_window
def test_hands_are_larger_when_cards_are_laid_off(window: str) -> None:
    size, before = UPRIGHT[window]
    state, _ = do(to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", "2H3H4H8H9HTHJHTD8DJC"), "knock KC")
    for seat in (0, 1):
        layout = lay(state.view(seat), size, "8H" if seat else "")
        check(layout, size, "layoff")
        assert rows(layout)[0][0].h >= 0.99 * before
    keys = {zone.key for zone in layout.zones}
    assert keys == {"meld:1", "meld:2", "meld:3"}
    places = [zone for zone in layout.zones if zone.key.startswith("meld:")]
    for one in places:
        for other in places:
            apart = one.x + one.width <= other.x or one.y + one.height <= other.y + 0.01
            assert (
                one is other
                or apart
                or other.x + other.width <= one.x
                or (other.y + other.height <= one.y + 0.01)
            )


def test_the_cards_of_a_wide_table_lie_in_one_row() -> None:
    for size in ((1248.0, 647.0, 1.0), (1872.0, 893.0, 1.0), (780.0, 427.0, 1.0)):
        assert len(rows(lay(begin(1).view(0), size))) == 1
