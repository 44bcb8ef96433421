"""Pictures that fade."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


def faint(picture: QPixmap, strength: float) -> QPixmap:
    """A picture that is seen less."""
    found = QPixmap(picture.size())
    found.setDevicePixelRatio(picture.devicePixelRatio())
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setOpacity(strength)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return found


def crossed(before: QPixmap, after: QPixmap, part: float) -> QPixmap:
    """One picture that so far has given way to another: what both show alike stays as it is."""
    found = faint(after, part)
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawPixmap(0, 0, faint(before, 1 - part))
    painter.end()
    return found
