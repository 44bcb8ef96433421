"""The numbers of a layout are such as a window can show."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from cardtable.engine.seeds import Seed
from cardtable.engine.table import (
    Area,
    CardSpot,
    ChipSpot,
    Layout,
    NotShowable,
    Prepared,
    check_measures,
)
from cardtable.games import all_games

CARD = CardSpot("AS", "hand", 0, "AS", 10, 20, 120)
CHIPS = ChipSpot("chips", 0, "5", 10, 20, source=(0.0, 4.0))


@pytest.mark.parametrize("size", [(1280, 800), (300, 200), (8000, 5000)])
def test_our_own_tables_can_be_shown(size: tuple[int, int]) -> None:
    for game in all_games().values():
        state, _ = game.start(game.default_seats, game.resolve(None, {}), Seed.numbered(1))
        area = Area(*size, ratio=0.7)
        check_measures(game.table().lay(state.view(0), area, Prepared()), area)


@pytest.mark.parametrize(
    "layout",
    [
        Layout(cards=(replace(CARD, x=math.nan),)),
        Layout(cards=(replace(CARD, y=-math.inf),)),
        Layout(cards=(CARD, replace(CARD, h=20_000.0))),
        Layout(cards=(replace(CARD, turned=1e300),)),
        Layout(cards=(replace(CARD, place=10**30),)),
        Layout(cards=(replace(CARD, h="120"),)),  # type: ignore[arg-type]
        Layout(chips=(replace(CHIPS, heap=10**6),)),
        Layout(chips=(replace(CHIPS, source=(0.0, math.nan)),)),
        Layout(anchors={"stock": (0, 0, math.nan)}),
        Layout(call=(0, 1e9)),
        Layout(call_size=10**6),
    ],
)
def test_numbers_that_nothing_can_have_are_refused(layout: Layout) -> None:
    with pytest.raises(NotShowable):
        check_measures(layout, Area(1280, 800, 0.7))


def test_what_lies_beside_the_table_can_be_shown() -> None:
    layout = Layout(cards=(replace(CARD, x=-500.0, source="stock"),), chips=(CHIPS,))
    check_measures(layout, Area(1280, 800, 0.7))
