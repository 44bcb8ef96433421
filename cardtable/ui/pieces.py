"""Pictures to choose from: tiles drawn in the background, pieces of cloth, a card on one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from cardtable.art.render import render
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.labels import no_mnemonic
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tiles import Tile

#: Draws something in a size, with so many physical pixels per pixel.
Picture = Callable[[QSize, float], QImage]
#: Air round a picture, and the least size of one.
_PAD, _PICTURE = 5, QSize(96, 58)
_NAME = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class PictureTile(Tile):
    """A picture of one value, its name below; the chosen one has a gilt edge and a tick."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._picture: Callable[[], Picture] | None = None
        self._seen, self._stale = QPixmap(), True
        # As high as the others in its row, so that the pictures stand in line.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_value(self, theme: Theme, words: str, picture: Callable[[], Picture]) -> None:
        """Show a value, drawn as soon as it is seen."""
        self._theme, self._picture, self._stale = theme, picture, True
        self.setText(no_mnemonic(words))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the picture, and a name of at most two lines below it."""
        px, words = self._theme.px, self.accessibleName()
        metrics = QFontMetrics(self._theme.font(13, 500))
        words_wide = (metrics.horizontalAdvance(f"{word} i") for word in words.split())
        wide = max(px(_PICTURE.width()), *words_wide)
        room = max(wide, self.width() - 2 * px(_PAD))
        lines = 1 if metrics.horizontalAdvance(words) <= room else 2
        high = px(_PICTURE.height()) + lines * metrics.height()
        return QSize(wide + 2 * px(_PAD), high + 3 * px(_PAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name that has room for one line takes no more."""
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()

    def _draw(self, room: QSize) -> None:
        """Have the picture drawn in the background."""
        if self._picture is not None:
            self._stale = False
            work = partial(self._picture(), room, self.devicePixelRatioF())
            run_task(self, work, self._come, lambda _error: None)

    def _come(self, picture: QImage) -> None:
        self._seen = QPixmap.fromImage(picture)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw picture, name and edge; a tick if chosen, a ring if focused."""
        c, px = self._theme.colours, self._theme.px
        high = px(_PICTURE.height())
        room = QSize(self.width() - 2 * px(_PAD), high)
        if self._stale or self._seen.deviceIndependentSize().toSize() != room:
            self._draw(room)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(px(_PAD), px(_PAD)), self._seen)
        chosen = self.isChecked()
        words = QRectF(px(2), high + 2 * px(_PAD) - px(2), self.width() - 2 * px(2), 0)
        words.setBottom(self.height() - px(2))
        painter.setPen(c["ink" if chosen else "ink2"])
        painter.setFont(self._theme.font(13, 500))
        painter.drawText(words, _NAME | Qt.TextFlag.TextWordWrap, self.text())
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), px(5), px(5))
        if chosen or self.underMouse():
            painter.setPen(QPen(c["gilt"], 3 if chosen else 1.5))
            painter.drawRoundedRect(box, px(7), px(7))
        if chosen:
            self.draw_tick(painter, box)
        painter.end()


def piece(weave: QImage, size: QSize, ratio: float) -> QImage:
    """A piece of cloth below a lamp."""
    cloth = _blank(size, ratio)
    painter = QPainter(cloth)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
    light = QRadialGradient(box.topLeft() + QPointF(0.4, 0.3) * size.width(), 0.9 * size.width())
    light.setColorAt(0, QColor(255, 240, 210, 36))
    light.setColorAt(1, QColor(0, 0, 0, 110))
    painter.setPen(Qt.PenStyle.NoPen)
    for brush in (QBrush(weave), QBrush(light)):
        painter.setBrush(brush)
        painter.drawRoundedRect(box, 5, 5)
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 5, 5)
    painter.end()
    return cloth


def lying(weave: QImage, path: Path, shape: float, size: QSize, ratio: float) -> QImage:
    """A card in the middle of a piece of cloth."""
    cloth = piece(weave, size, ratio)
    high = 0.84 * size.height()
    card = QRectF(0, 0, high * shape, high)
    card.moveCenter(QRectF(QPointF(), size.toSizeF()).center())
    face = render(path, round(card.width() * ratio), round(high * ratio))
    painter = QPainter(cloth)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drop_shadow(painter, card, 0.02 * high, 0.03 * high)
    painter.drawImage(card, face)
    painter.end()
    return cloth


def _blank(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
