"""A deck to choose, shown by its back and three of its cards."""

from __future__ import annotations

import functools
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import render
from cardtable.phrases.isolating import isolated
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

_HIGH, _GAP, _PAD = 54, 3, 10
#: The cards that best tell the decks of a family apart, if not simply the first, a middle and the
#: last one.
_SAMPLES = {"kabu": ("1d", "6a", "10d")}


@functools.lru_cache(maxsize=256)
def _face(path: Path, width: int, height: int) -> QImage:
    return render(path, width, height)


class DeckTile(QAbstractButton):
    """One deck of several; the chosen one has a strong edge and a tick."""

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self.deck, self._theme = deck, theme
        self._variant = deck.variant()
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_dress(self, theme: Theme, variant: Variant) -> None:
        """Show the deck in a variant."""
        self._theme, self._variant = theme, variant
        name = isolated(self.deck.name(theme.language))
        self.setText(name)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def _card_size(self) -> tuple[int, int]:
        high = self._theme.px(_HIGH)
        return round(high * self.deck.ratio), high

    def least(self) -> int:
        """The width needed for its cards and each word of its name."""
        px = self._theme.px
        wide = self._card_size()[0] * 4 + px(_GAP) * 3
        metrics = QFontMetrics(self._theme.font(13, 700))
        words = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return max(wide, words) + 2 * px(_PAD)

    def sizeHint(self) -> QSize:
        """Room for the cards, and a name of at most two lines below them."""
        px = self._theme.px
        line = QFontMetrics(self._theme.font(13, 700)).height()
        return QSize(self.least(), px(_HIGH) + 2 * line + 2 * px(_PAD) + px(4))

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, edge, cards and name; a tick if chosen, a ring if focused."""
        c, px, ratio = self._theme.colours, self._theme.px, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        painter.setPen(
            QPen(c["accent"] if chosen or self.underMouse() else c["line"], 3 if chosen else 1.5)
        )
        painter.setBrush(c["panel"])
        painter.drawRoundedRect(box, 8, 8)
        wide, high = self._card_size()
        gap = px(_GAP)
        left = (self.width() - 4 * wide - 3 * gap) / 2
        codes = list(self.deck.cards)
        samples = _SAMPLES.get(
            self.deck.family, (codes[0], codes[min(len(codes) - 1, len(codes) // 2 + 3)], codes[-1])
        )
        for place, code in enumerate((None, *samples)):
            path = self.deck.picture(code, self._variant)
            face = QImage(_face(path, round(wide * ratio), round(high * ratio)))
            face.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(left + place * (wide + gap), px(_PAD)), face)
        painter.setPen(c["ink"])
        painter.setFont(self._theme.font(13, 700 if chosen else 500))
        words = QRectF(px(6), px(_PAD) + high, self.width() - px(12), 0)
        words.setBottom(self.height() - px(4))
        painter.drawText(
            words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text()
        )
        if chosen:
            side = px(18)
            spot = QRectF(box.right() - side - px(4), box.top() + px(4), side, side)
            painter.setPen(QPen(QColor(c.mark_line), 1.5))
            painter.setBrush(c["mark"])
            painter.drawEllipse(spot)
            tick = svg_pixmap("icons/check.svg", px(12), ratio, c.mark_line)
            inset = (side - px(12)) / 2
            painter.drawPixmap(spot.topLeft() + QPointF(inset, inset), tick)
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4.5, 4.5, -4.5, -4.5), 5, 5)
        painter.end()
