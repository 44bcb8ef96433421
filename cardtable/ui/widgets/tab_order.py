"""The order in which Tab visits the parts of a page.

Parts name their stops themselves. To ask layouts for their items instead is no way: PySide then
takes the widgets for the items' own, and the program ends when the page is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget


def follow(stops: Iterable[QWidget]) -> None:
    """Let Tab visit parts in this order; to be called whenever some came, went or moved."""
    before: QWidget | None = None
    for widget in stops:
        if before is not None:
            QWidget.setTabOrder(before, widget)
        before = widget
