"""Where the arrow keys go from a card or a place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from cardtable.ui.table.walking import towards

#: Two rows, the lower one shifted by half a card; and a place far away, straight above.
STOPS = [
    ("a1", QPointF(0, 0)),
    ("a2", QPointF(40, 0)),
    ("a3", QPointF(80, 0)),
    ("b1", QPointF(20, 100)),
    ("b2", QPointF(60, 100)),
    ("far", QPointF(80, -400)),
]


@pytest.mark.parametrize(
    ("here", "dx", "dy", "there"),
    [
        ("a1", 1, 0, "a2"),
        ("a2", -1, 0, "a1"),
        ("a3", 1, 0, None),
        ("b1", -1, 0, "a1"),
        ("a2", 0, 1, "b1"),
        ("a3", 0, 1, "b2"),
        ("a3", 0, -1, "far"),
        ("b2", 0, -1, "a2"),
    ],
)
def test_arrows_go_to_what_lies_that_way_before_what_lies_across(
    here: str, dx: int, dy: int, there: str | None
) -> None:
    assert towards(STOPS, here, dx, dy) == there
