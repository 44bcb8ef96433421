"""A tile among which one is chosen: a radio button that is drawn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

#: The size of the chosen tile's tick in its disc, and how far that is from the corner.
_DISC, _TICK, _CORNER = 20, 14, 5


class Tile(QAbstractButton):
    """One of several; the chosen one has a tick, and the one under the mouse is marked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the edge under the mouse."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        super().leaveEvent(event)
        self.update()

    def draw_tick(self, painter: QPainter, box: QRectF) -> None:
        """Draw a tick in the upper right corner of a box."""
        c, px = self._theme.colours, self._theme.px
        side, inset = px(_DISC), (px(_DISC) - px(_TICK)) / 2
        spot = QRectF(box.right() - side - px(_CORNER), box.top() + px(_CORNER), side, side)
        painter.setPen(QPen(c["mark_line"], 1.5))
        painter.setBrush(c["mark"])
        painter.drawEllipse(spot)
        tick = svg_pixmap("icons/check.svg", px(_TICK), self.devicePixelRatioF(), c.mark_line)
        painter.drawPixmap(spot.topLeft() + QPointF(inset, inset), tick)
