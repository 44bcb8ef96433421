"""Items of a list that are drawn at their usual size, on a painter that enlarges them."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem


def enlarge(painter: QPainter, option: QStyleOptionViewItem, zoom: float) -> QStyleOptionViewItem:
    """The item as it is at its usual size, in the corner of a painter that enlarges from there."""
    painter.translate(option.rect.topLeft())
    painter.scale(zoom, zoom)
    usual = QStyleOptionViewItem(option)
    usual.rect = QRect(0, 0, int(option.rect.width() / zoom), int(option.rect.height() / zoom))
    return usual
