"""List items that are drawn at their usual size, on an enlarging painter."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem


def enlarge(painter: QPainter, option: QStyleOptionViewItem, zoom: float) -> QStyleOptionViewItem:
    """Move and scale the painter to an item; returns the item's option at the usual size."""
    painter.translate(option.rect.topLeft())
    painter.scale(zoom, zoom)
    usual = QStyleOptionViewItem(option)
    usual.rect = QRect(0, 0, int(option.rect.width() / zoom), int(option.rect.height() / zoom))
    return usual
