"""A tick box that is as clear in the dark theme as in the light one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import no_mnemonic
from cardtable.ui.widgets.theme import Theme

_SIDE, _GAP, _EDGE = 18, 9, 4


class TickBox(QCheckBox):
    """A box with words beside it; both can be clicked."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._words = ""
        self.setText(text)
        self._theme = theme
        self.setFont(theme.font(14))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setText(self, text: str) -> None:
        """Set the words; an ``&`` in them marks no shortcut."""
        self._words = text
        super().setText(no_mnemonic(text))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.setFont(theme.font(14))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for box, words and focus ring."""
        px = self._theme.px
        metrics = QFontMetrics(self.font())
        width = px(_SIDE + _GAP) + metrics.horizontalAdvance(self._words) + 2 * px(_EDGE)
        height = max(px(_SIDE), metrics.height()) + 2 * px(_EDGE)
        return QSize(width, max(height, self._theme.target(0)))

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint: words are never cut off."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Accept clicks anywhere on it."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, with a tick if it is on; the words; the focus ring."""
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(_SIDE)
        box = QRectF(px(_EDGE), (self.height() - side) / 2, side, side).adjusted(1, 1, -1, -1)
        on = self.isChecked()
        painter.setPen(QPen(c["accent" if on or self.underMouse() else "edge"], 1.5))
        painter.setBrush(c["accent" if on else "field"])
        painter.drawRoundedRect(box, 4, 4)
        if on:
            tick = px(_SIDE - 5)
            picture = svg_pixmap("icons/check.svg", tick, self.devicePixelRatioF(), c.accent_ink)
            painter.drawPixmap(box.center() - QPointF(tick / 2, tick / 2), picture)
        painter.setPen(c["ink"])
        painter.setFont(self.font())
        left = px(_EDGE + _SIDE + _GAP)
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._words)
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            hint = self.sizeHint()
            ring = QRectF(0, 0, min(hint.width(), self.width()), self.height())
            painter.drawRoundedRect(ring.adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
