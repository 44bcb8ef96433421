"""From the start page to a table: the poster that was picked grows until it is the cloth.

Its fan of cards grows with it, in its middle, and is the last that goes. Without a poster, as from
day to night, the picture of what was there goes.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations
from cardtable.ui.start.looks import fan_height, paint_fan
from cardtable.ui.start.poster import Poster

#: The parts of the time after which the words of the poster are gone, after which the page begins
#: to go (the poster covers nearly all of it), or alone, after which the poster covers the cloth and
#: begins to go, and for which nobody comes to the table.
_READ, _LEAVES, _ALONE, _GOES, _LEADS = 0.35, 0.42, 0.2, 0.62, 0.72
#: How high the cards on the grown poster are at most, and how wide their fan, as parts of its size.
_HIGH, _WIDE = 0.5, 0.7
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_GROWS, _ROUND = QEasingCurve(QEasingCurve.Type.InOutCubic), 12.0


class Crossing(QWidget):
    """A picture of the page that was in front, above the one that is; it takes no clicks.

    It goes by itself, once the page below it has been drawn.

    Attributes:
        lead: how long nobody comes to the table, in milliseconds.
    """

    lead = durations.CROSS * _LEADS

    def __init__(self, page: QWidget, poster: Poster | None) -> None:
        """``page``: the one in front now; ``poster``: the part of it that grows."""
        super().__init__(page.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(page.geometry())
        self._page, self._poster, self._ground = page.grab(), QPixmap(), QPixmap()
        self._from = self._to = QRectF()
        self._look = poster.look if poster is not None else None
        self._cards: list[QPixmap] = []
        self._fan, self._middle = QPixmap(), QPointF()
        self._high, self._opened, self._less = 1.0, 0.0, 1.0
        if poster is not None:
            self._poster = poster.grab()
            middle, self._high = poster.fan
            self._middle = middle - QRectF(poster.rect()).center()
            self._cards, self._opened = poster.cards, poster.opened
            self._from = QRectF(QRect(poster.mapTo(page, QPoint()), poster.size()))
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.hide)
        self._clock.finished.connect(self.deleteLater)

    def go(self, cloth: QRect, factor: float, ground: QPixmap | None = None) -> None:
        """Begin, to where the ``cloth`` lies; ``factor`` scales how long it takes.

        ``ground``: a picture of it, of which the poster is soon a part.
        """
        self._to = QRectF(cloth)
        if self._look is not None and ground is not None:
            self._ground, ratio = ground, self.devicePixelRatioF()
            box = QRectF(0, 0, cloth.width(), cloth.height())
            higher = min(box.height() * _HIGH, fan_height(self._look, box.width() * _WIDE))
            self._less = min(1.0, self._high / higher)
            self._fan = QPixmap(cloth.size() * ratio)
            self._fan.setDevicePixelRatio(ratio)
            self._fan.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._fan)
            painter.setRenderHints(_SMOOTH)
            painter.translate(box.center())
            painter.scale(1 / self._less, 1 / self._less)
            paint_fan(painter, self._look, self._cards, QPointF(), self._high, self._opened)
            painter.end()
        self._clock.setDuration(round(durations.CROSS * factor))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page that goes, and the poster that grows."""
        if self._clock.state() == QVariantAnimation.State.Stopped and not self._clock.currentTime():
            self._clock.start()  # not before: the page below it takes its time; and only once
        t = float(self._clock.currentValue() or 0.0)
        painter = QPainter(self)
        painter.setRenderHints(_SMOOTH)
        leaves, gone = (_ALONE, 1.0) if self._look is None else (_LEAVES, _GOES)
        painter.setOpacity(_left(t, leaves, gone))
        painter.drawPixmap(0, 0, self._page)
        if self._look is not None:
            k = _GROWS.valueForProgress(min(1.0, t / _GOES))
            start, end = QRectF(self._from), self._to
            now = QRectF(
                start.topLeft() + (end.topLeft() - start.topLeft()) * k,
                start.size() + (end.size() - start.size()) * k,
            )
            paper = QPainterPath()
            paper.addRoundedRect(now, _ROUND * (1 - k), _ROUND * (1 - k))
            painter.setClipPath(paper)
            stays = _left(t, _GOES, 1.0)
            painter.setOpacity(stays)
            off = QPointF(end.width(), end.height()) / 2
            painter.drawPixmap(now.center() - off, self._ground)
            painter.setOpacity(_left(t, 0.0, _READ))
            start.moveCenter(now.center())
            painter.drawPixmap(start.topLeft(), self._poster)
            painter.setOpacity(stays)
            painter.translate(now.center() + self._middle * (1 - k))
            grown = self._less + (1 - self._less) * k
            painter.scale(grown, grown)
            painter.drawPixmap(-off, self._fan)
        painter.end()


def _left(t: float, start: float, end: float) -> float:
    """How much is left of what begins to go at one part of the time, and is gone at another."""
    return min(1.0, max(0.0, (end - t) / (end - start)))
