"""What is seen while one page takes the place of another, and day that of night.

From the start page to a table, the poster that was picked grows until it is the cloth; its fan of
cards grows with it, in its middle, and is the last that goes. The way back is the same, backwards.
Every other page is a sheet of paper, laid on what was in front, and taken away again.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations
from cardtable.ui.pages import Page
from cardtable.ui.room import paint_wood, rail_height
from cardtable.ui.start.looks import fan_height, paint_fan
from cardtable.ui.start.poster import Poster
from cardtable.ui.widgets.theme import Theme

#: The parts of the time after which the words of the poster are gone, after which the page begins
#: to go (the poster covers nearly all of it), after which the poster covers the cloth and its fan
#: begins to go, after which that is gone and the cards of the table can be seen, and for which
#: nobody comes there.
_READ, _LEAVES, _GOES, _BARE, _LEADS = 0.35, 0.42, 0.62, 0.78, 0.82
#: From when until when words on the rail go, and others come.
_CLEARS, _ASKS = (0.3, 0.42), (_GOES, 0.74)
#: How high the cards on the grown poster are at most, and how wide their fan, as parts of its size.
_HIGH, _WIDE = 0.5, 0.7
#: The part of the time in which what covers another page can be seen through, and a sheet; how far
#: that rises, and how dark it is below.
_THIN, _SHEET_THIN, _RISES, _DARK = 0.45, 0.2, 24, 0.6
#: Where a poster shows its colour, beside the fan, as a part of its width.
_BESIDE = 0.06
#: How soft the edge of the light is, as a part of how far it reaches.
_SOFT = 0.07
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_GROWS, _ROUND = QEasingCurve(QEasingCurve.Type.InOutCubic), 12.0
_LAID, _WIDENS = QEasingCurve(QEasingCurve.Type.OutCubic), QEasingCurve(QEasingCurve.Type.OutQuad)


class Crossing(QWidget):
    """A picture of what was seen, above what is; it takes no clicks, and goes by itself.

    It covers what is below from the beginning, so that none of that flashes.

    Attributes:
        lead: how long nobody comes to a table that opens, in milliseconds.
    """

    lead = 0.0

    def __init__(self, before: QPixmap, over: QWidget, duration: float) -> None:
        """``before``: what was seen; ``over``: what covers it now."""
        super().__init__(over.parentWidget())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(over.geometry())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._before = before
        self._draw: Callable[[QPainter, float], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(round(duration))
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.end)
        self.show()
        self.raise_()
        QTimer.singleShot(0, self, self._begin)  # once the other page is in front

    def end(self) -> None:
        """Show what is below at once."""
        self._clock.stop()
        self._draw = None  # it would hold itself, and its pictures
        self.hide()
        self.deleteLater()

    def _begin(self) -> None:
        if not self.isHidden():
            self._draw = self._way()
            self.raise_()
            self.update()

    def _way(self) -> Callable[[QPainter, float], None]:
        """What draws it, now that everything below is there."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what was seen, and what comes of it."""
        painter = QPainter(self)
        painter.setRenderHints(_SMOOTH)
        if self._draw is None:
            painter.drawPixmap(0, 0, self._before)
        else:
            if self._clock.state() == QVariantAnimation.State.Stopped:
                self._clock.start()  # not before: what is below takes its time
            self._draw(painter, float(self._clock.currentValue() or 0.0))
        painter.end()


class Light(Crossing):
    """The light of day opens, or narrows until it is night."""

    def __init__(self, over: QWidget, night: bool) -> None:
        """``night``: what comes."""
        super().__init__(over.grab(), over, durations.CROSS)
        self._night = night

    def _way(self) -> Callable[[QPainter, float], None]:
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        return self._narrow

    def _narrow(self, painter: QPainter, t: float) -> None:
        box = QRectF(self.rect())
        k = _WIDENS.valueForProgress(t)
        k = 1 - k if self._night else k
        reach = (box.width() ** 2 + box.height() ** 2) ** 0.5 / 2 * (1 + _SOFT)
        light = QRadialGradient(box.center(), reach)
        inside, outside = Qt.GlobalColor.black, Qt.GlobalColor.transparent
        if not self._night:
            inside, outside = outside, inside
        light.setColorAt(max(0.0, k - _SOFT), inside)
        light.setColorAt(k, outside)
        left = QPixmap(self._before.size())
        left.setDevicePixelRatio(self._before.devicePixelRatio())
        left.fill(Qt.GlobalColor.transparent)
        on_left = QPainter(left)
        on_left.fillRect(box, light)
        on_left.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        on_left.drawPixmap(0, 0, self._before)
        on_left.end()
        painter.drawPixmap(0, 0, left)


class Turning(Crossing):
    """One page takes the place of another."""

    def __init__(
        self, seen: Page, before: QPixmap, page: Page, leaving: bool, factor: float, theme: Theme
    ) -> None:
        """``before``: the picture of ``seen``, which goes for good if it is ``leaving``."""
        super().__init__(before, page, durations.SHEET * factor)
        self._theme = theme
        self._page, self._factor, self._start = page, factor, seen
        self._bare = seen.bare and page.bare
        self._goes = page.bare or (leaving and not seen.bare)
        game = page.game or seen.game
        self._game = game.id if game is not None and self._bare else ""
        self._cloth = seen.cloth_seen() if self._bare else None
        self._poster = self._poster_on(seen)
        self.lead = durations.CROSS * _LEADS if self._poster is not None else durations.SHEET

    def _way(self) -> Callable[[QPainter, float], None]:
        if self._poster is not None:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)  # people come below
            self._clock.setDuration(round(durations.CROSS * self._factor))
            self._take(self._poster, self._start, self._before, self._page.cloth_seen())
            return self._grow
        poster, after = self._poster_on(self._page), self._page.grab()
        if poster is not None and self._cloth is not None:
            self._clock.setDuration(round(durations.CROSS_BACK * self._factor))
            self._take(poster, self._page, after, self._cloth)
            return self._shrink
        self._sheets = (after, self._before) if self._goes else (self._before, after)
        return self._lay

    def _poster_on(self, page: Page) -> Poster | None:
        poster = page.poster_of(self._game)
        assert poster is None or isinstance(poster, Poster)
        return poster

    # -- a sheet ---------------------------------------------------------------------------------
    def _lay(self, painter: QPainter, t: float) -> None:
        t = 1 - t if self._goes else t
        k, lower, upper = _LAID.valueForProgress(t), *self._sheets
        painter.drawPixmap(0, 0, lower)
        if not self._bare:
            painter.fillRect(self.rect(), QColor(0, 0, 0, round(255 * _DARK * k)))
        painter.setOpacity(min(1.0, t / (_THIN if self._bare else _SHEET_THIN)))
        painter.drawPixmap(QPointF(0, 0 if self._bare else (1 - k) * _RISES), upper)

    # -- a poster --------------------------------------------------------------------------------
    def _take(
        self,
        poster: Poster,
        start: Page,
        picture: QPixmap,
        table: tuple[QRect, QPixmap] | None,
    ) -> None:
        """Have all that it takes to draw the ``poster`` of ``start``, grown by any part."""
        assert table is not None
        self._wall, self._words, self._paper = picture, poster.grab(), poster.paper
        beside = QPointF(self._paper.width() * _BESIDE, self._paper.height() / 3)
        spot = (self._paper.topLeft() + beside) * self._words.devicePixelRatio()
        self._colour = self._words.toImage().pixelColor(spot.toPoint())
        self._from = self._paper.translated(QPointF(poster.mapTo(start, QPoint())))
        cloth, self._ground = table
        self._to, ratio = QRectF(cloth), self.devicePixelRatioF()
        rail = QRect(0, 0, self.width(), rail_height(self.window().size(), self._theme))
        self._wood = QPixmap(rail.size() * ratio)
        self._wood.setDevicePixelRatio(ratio)
        bare = QPainter(self._wood)
        paint_wood(bare, rail, QPoint(0, self.height() - rail.height()), self._theme, ratio)
        bare.end()
        middle, high = poster.fan
        self._middle = middle - self._paper.center()
        higher = min(cloth.height() * _HIGH, fan_height(poster.look, cloth.width() * _WIDE))
        self._less = min(1.0, high / higher)
        self._fan = QPixmap(cloth.size() * ratio)
        self._fan.setDevicePixelRatio(ratio)
        self._fan.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._fan)
        painter.setRenderHints(_SMOOTH)
        painter.translate(QPointF(cloth.width(), cloth.height()) / 2)
        painter.scale(1 / self._less, 1 / self._less)
        paint_fan(painter, poster.look, poster.cards, QPointF(), high, poster.opened)
        painter.end()

    def _shrink(self, painter: QPainter, t: float) -> None:
        painter.drawPixmap(0, 0, self._before)
        self._grow(painter, 1 - t)

    def _grow(self, painter: QPainter, t: float) -> None:
        painter.setOpacity(_left(t, _LEAVES, _GOES))
        painter.drawPixmap(0, 0, self._wall)
        painter.setOpacity(min(1 - _left(t, *_CLEARS), _left(t, *_ASKS)))
        painter.drawPixmap(
            0, self.height() - round(self._wood.deviceIndependentSize().height()), self._wood
        )
        k = _GROWS.valueForProgress(min(1.0, t / _GOES))
        start, end = QRectF(self._from), self._to
        now = QRectF(
            start.topLeft() + (end.topLeft() - start.topLeft()) * k,
            start.size() + (end.size() - start.size()) * k,
        )
        paper = QPainterPath()
        paper.addRoundedRect(now, _ROUND * (1 - k), _ROUND * (1 - k))
        painter.setClipPath(paper)
        painter.setOpacity(_left(t, _BARE, 1.0))
        off = QPointF(end.width(), end.height()) / 2
        painter.drawPixmap(now.center() - off, self._ground)
        painter.setOpacity(1 - k)
        painter.fillRect(now, self._colour)
        painter.setOpacity(_left(t, 0.0, _READ))
        start.moveCenter(now.center())
        painter.drawPixmap(start.topLeft() - self._paper.topLeft(), self._words)
        painter.setOpacity(_left(t, _GOES, _BARE))
        painter.translate(now.center() + self._middle * (1 - k))
        grown = self._less + (1 - self._less) * k
        painter.scale(grown, grown)
        painter.drawPixmap(-off, self._fan)


def _left(t: float, start: float, end: float) -> float:
    """How much is left of what begins to go at one part of the time, and is gone at another."""
    return min(1.0, max(0.0, (end - t) / (end - start)))
