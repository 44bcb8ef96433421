"""The order in which Tab visits the parts of a page.

Parts name their stops themselves. Asking layouts for their items is not an option: PySide then
takes the widgets to be owned by the items, and the program crashes when the page is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget


def follow(stops: Iterable[QWidget]) -> None:
    """Let Tab visit widgets in this order; call it whenever some came, went or moved."""
    before: QWidget | None = None
    for widget in stops:
        if before is not None:
            QWidget.setTabOrder(before, widget)
        before = widget
