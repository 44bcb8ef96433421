"""From the start page to a table: the poster that was picked grows until it is the cloth."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations
from cardtable.ui.start.looks import paint_ground
from cardtable.ui.start.poster import Poster

#: The parts of the time after which the page and the poster's picture are gone, after which the
#: grown poster begins to go, and for which nobody comes to the table.
_GONE, _GOES, _LEADS = 0.4, 0.5, 0.6
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
        if poster is not None:
            self._poster = poster.grab()
            self._from = QRectF(QRect(poster.mapTo(page, QPoint()), poster.size()))
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.deleteLater)

    def go(self, cloth: QRect, factor: float) -> None:
        """Begin, to where the ``cloth`` lies; ``factor`` scales how long it takes."""
        self._to = QRectF(cloth)
        if self._look is not None:
            ratio = self.devicePixelRatioF()
            self._ground = QPixmap(cloth.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(0, 0, cloth.width(), cloth.height())
            unit = box.height() / 600
            paint_ground(painter, box, self._look, unit, box.height() / 2)
            painter.end()
        self._clock.setDuration(round(durations.CROSS * factor))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page that goes, and the poster that grows."""
        if self._clock.state() == QVariantAnimation.State.Stopped:
            self._clock.start()  # not before: the page below it takes its time
        t = float(self._clock.currentValue() or 0.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = max(0.0, 1 - t / _GONE)
        painter.setOpacity(left)
        painter.drawPixmap(0, 0, self._page)
        if self._look is not None:
            k = _GROWS.valueForProgress(t)
            start, end = QRectF(self._from), self._to
            now = QRectF(
                start.topLeft() + (end.topLeft() - start.topLeft()) * k,
                start.size() + (end.size() - start.size()) * k,
            )
            paper = QPainterPath()
            paper.addRoundedRect(now, _ROUND * (1 - k), _ROUND * (1 - k))
            painter.setClipPath(paper)
            painter.setOpacity(min(1.0, (1 - t) / (1 - _GOES)))
            painter.drawPixmap(self._to.topLeft(), self._ground)
            painter.setOpacity(left)
            start.moveCenter(now.center())
            painter.drawPixmap(start.topLeft(), self._poster)
        painter.end()
