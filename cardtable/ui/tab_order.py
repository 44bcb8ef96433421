"""The order in which Tab visits the parts of a page: as they stand in its layouts."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def in_visual_order(widget: QWidget) -> Iterator[QWidget]:
    """All that Tab can reach in a widget, in the order of the layouts it consists of."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    if isinstance(widget, QScrollArea):
        inside = widget.widget()
        if inside is not None:
            yield from in_visual_order(inside)
        return
    layout = widget.layout()
    if layout is not None:
        yield from _of_layout(layout)


def _of_layout(layout: QLayout) -> Iterator[QWidget]:
    for i in range(layout.count()):
        item = layout.itemAt(i)
        assert item is not None
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from in_visual_order(widget)
        elif inner is not None:
            yield from _of_layout(inner)


def follow_layouts(page: QWidget) -> None:
    """Let Tab visit a page as it is read; to be called whenever parts came, went or moved."""
    before: QWidget | None = None
    for widget in in_visual_order(page):
        if before is not None:
            QWidget.setTabOrder(before, widget)
        before = widget
