"""Moments as data, and the parts of a layout that all tables share."""

from __future__ import annotations

import pytest

from cardtable.engine.layout_draft import SORT_HEIGHT, SORT_WIDTH, LayoutDraft
from cardtable.engine.moments import BURST, MIST, Moment
from cardtable.engine.table import SORT, Area, Text


def test_a_moment_knows_what_it_was_made_of() -> None:
    moment = Moment.of("bomb", BURST, hard=True, beat=2, seat=1, who="me")
    assert moment == Moment("bomb", (("seat", 1), ("who", "me")), BURST, True, 2)
    assert (moment.number("seat"), moment.number("who"), moment.number("factor")) == (1, None, None)


def test_a_moment_is_quiet_and_comes_at_once_unless_it_says_otherwise() -> None:
    assert Moment.of("plane") == Moment("plane", (), MIST, False, 0)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_place_that_sorts_the_hand_says_how_it_lies(scale: float) -> None:
    draft = LayoutDraft(Area(800, 500, 0.7, scale))
    left = draft.sorting("rank", 780, 400)
    (label,), (zone,) = draft.labels, draft.zones
    assert (label.key, label.text) == (SORT, Text.of("sorted", way="rank"))
    assert (zone.key, zone.text) == (SORT, Text.of("zone_sort", way="rank"))
    assert (label.align, label.tone, label.snug) == ("right", "wood", True)
    assert (zone.width, zone.height) == (SORT_WIDTH * scale, SORT_HEIGHT * scale)
    assert (zone.x + zone.width, zone.y + zone.height / 2) == (780, 400)
    assert (label.x, label.width) == (zone.x, zone.width)
    assert zone.y < label.y < 400
    assert left < zone.x


def test_where_a_hand_cannot_be_sorted_there_is_no_place_for_it() -> None:
    draft = LayoutDraft(Area(800, 500, 0.7))
    assert draft.sorting("", 780, 400) == 780
    assert not draft.labels and not draft.zones


def test_a_layout_has_all_that_its_draft_had() -> None:
    draft = LayoutDraft(Area(800, 500, 0.7), deal="7", sink="deck", call=(1.0, 2.0))
    draft.anchors["deck"] = (1.0, 2.0, 3.0)
    layout = draft.layout()
    assert (layout.deal, layout.sink, layout.call) == ("7", "deck", (1.0, 2.0))
    assert layout.anchors == {"deck": (1.0, 2.0, 3.0)}
