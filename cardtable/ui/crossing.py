"""What is seen while one page takes the place of another, and day that of night.

From the start page to a table, the poster that was picked grows until it is the cloth, and its fan
of cards is squared up and flies to the deck's place; a match that waits grows from its picture on
the rail. The way back is the same, backwards. Every other page is a sheet of paper, pushed up over
what was in front, and drawn down again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QMargins,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from cardtable.art.render import Renderer
from cardtable.ui import durations
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.pages import ClothSeen, Page
from cardtable.ui.room import paint_pushed, paint_wood, rail_height
from cardtable.ui.start.looks import SQUARED, paint_fan
from cardtable.ui.start.tile import Tile
from cardtable.ui.upkeep.tasks import awaited
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: The parts of the time after which the page begins to go (the poster covers nearly all of it),
#: after which the poster covers the cloth, after which the cards of the table can be seen, and for
#: which nobody comes there.
_LEAVES, _GOES, _BARE, _LEADS = 0.42, 0.62, 0.78, 0.82
#: From when until when the words of the poster go, and its ground, below which the cloth comes.
_READ, _TURNS = (0.15, 0.27), (0.1, 0.55)
#: The same of a table's own picture, below which that comes: while it is small.
_SWAPS = (0.0, 0.15)
#: From when until when the fan is squared up, flies to the deck's place, and turns over there;
#: from when on it is seen at a place from where it flies back.
_SQUARES, _FLIES, _FLIPS, _LIES = (0.0, 0.3), (0.3, 0.75), (0.75, 1.15), (0.78, 0.95)
#: From when until when words on the rail go, and others come.
_CLEARS, _ASKS = (0.3, 0.42), (_GOES, 0.74)
#: How high the shadow is at most that a poster throws as it grows.
_LIFTED = 14
#: How often to look whether a page is drawn.
_OFTEN = 8
#: How soft the edge of the light is, as a part of how far it reaches, and how much of what is
#: inside is seen at even steps across it: it has no rim.
_SOFT, _RIM = 0.12, (1.0, 0.84, 0.5, 0.16, 0.0)
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_GROWS, _MOVES = (
    QEasingCurve(QEasingCurve.Type.InOutCubic),
    QEasingCurve(QEasingCurve.Type.InOutQuad),
)
_LAID, _TAKEN, _WIDENS = (
    QEasingCurve(QEasingCurve.Type.OutCubic),
    QEasingCurve(QEasingCurve.Type.InCubic),
    QEasingCurve(QEasingCurve.Type.OutQuad),
)


class Crossing(QWidget):
    """A picture of what was seen, above what is; it takes no clicks, and goes by itself.

    It covers what is below from the beginning, so that none of that flashes.

    Attributes:
        lead: how long nobody comes to a table that opens, in milliseconds.
        flies: whether cards fly to its deck meanwhile.
    """

    lead, flies = 0.0, False

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
        for step, lit in enumerate(_RIM):
            shown = lit if self._night else 1 - lit
            at = k - _SOFT * (1 - step / (len(_RIM) - 1))
            light.setColorAt(max(0.0, at), QColor.fromRgbF(0, 0, 0, shown))
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
        self._goes = page.bare or (leaving and not seen.bare)
        sheet = durations.SHEET_BACK if self._goes else durations.SHEET
        super().__init__(before, page, sheet * factor)
        self._theme = theme
        self._page, self._factor, self._start = page, factor, seen
        bare, game = seen.bare and page.bare, page.game or seen.game
        self._game = game.id if game is not None and bare else ""
        self._cloth = seen.cloth_seen() if bare else None
        self._tile = self._tile_on(seen, page)
        self.lead = durations.CROSS * _LEADS if self._tile is not None else sheet
        self.flies = self._tile is not None and bool(self._tile.cards)
        self._shrinks = self._cloth is not None and self._tile is None
        self._asked, self._most = 0.0, 1.0
        self._cleared: QPixmap | None = None
        Arrivals.unseen = True

    def end(self) -> None:
        """Show what is below at once."""
        Arrivals.unseen = False
        super().end()

    def _begin(self) -> None:
        """Not before the page is drawn, unless that takes too long: nothing is to jump on it."""
        if self.isHidden():
            return
        now, shown = time.monotonic() * 1000, not self._page.bare or self._shrinks
        first = not self._asked
        if first and shown:
            self._asked = now
            self._page.grab()  # what is painted asks for its pictures
        late = now - self._asked >= durations.DRAWN
        if shown and (first or (not late and _unfinished(self._page))):
            QTimer.singleShot(_OFTEN, self, self._begin)
        else:
            Arrivals.unseen = False
            super()._begin()

    def _way(self) -> Callable[[QPainter, float], None]:
        if self._tile is not None:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)  # people come below
            self._take(self._tile, self._start, self._before, self._page.cloth_seen())
            if self._tile.shows_table:
                self._show_table(self._tile, self._start, self._page.grab())
            self._most = _FLIPS[1] if self.flies else 1.0
            self._clock.setDuration(round(durations.CROSS * self._factor * self._most))
            return lambda painter, t: self._grow(painter, t * self._most)
        tile = self._tile_on(self._page, self._start)  # at rest
        after = self._page.grab()
        if tile is not None and self._cloth is not None:
            self._take(tile, self._page, after, self._cloth)
            if tile.shows_table:
                self._show_table(tile, self._page, self._before)
                self._most = _ASKS[1]
            self._clock.setDuration(round(durations.CROSS_BACK * self._factor * self._most))
            return self._shrink
        self._sheets = (after, self._before) if self._goes else (self._before, after)
        return self._lay

    def _tile_on(self, page: Page, other: Page) -> Tile | None:
        tile = page.tile_of(self._game, other.number)
        assert tile is None or isinstance(tile, Tile)
        return tile

    # -- a sheet ---------------------------------------------------------------------------------
    def _lay(self, painter: QPainter, t: float) -> None:
        k, (lower, upper) = _LAID.valueForProgress(t), self._sheets
        k = 1 - _TAKEN.valueForProgress(t) if self._goes else k
        painter.drawPixmap(0, 0, lower)
        paint_pushed(painter, upper, QPoint(), self.rect(), k)

    # -- a tile ----------------------------------------------------------------------------------
    def _take(
        self,
        tile: Tile,
        start: Page,
        picture: QPixmap,
        table: ClothSeen | None,
    ) -> None:
        """Have all that it takes to draw the ``tile`` of ``start``, grown by any part."""
        assert table is not None
        cloth, self._ground, self._deck, self._back = table
        self._wall, self._paper, self._corner = picture, tile.paper, tile.corner
        words, blank, self._cards = tile.without_cards(), tile.blank, tile.cards
        self._look, self._opened = tile.look, tile.opened
        self._covers = [(blank, _TURNS), (words, _READ)]
        corner = QPointF(tile.mapTo(start, QPoint()))
        self._from, self._to = self._paper.translated(corner), QRectF(cloth)
        middle, self._high = tile.fan
        self._fan, ratio = middle + corner, self.devicePixelRatioF()
        rail = QRect(0, 0, self.width(), rail_height(self.window().size(), self._theme))
        self._wood = QPixmap(rail.size() * ratio)
        self._wood.setDevicePixelRatio(ratio)
        bare = QPainter(self._wood)
        paint_wood(bare, rail, QPoint(0, self.height() - rail.height()), self._theme, ratio)
        bare.end()

    def _show_table(self, tile: Tile, start: Page, seen: QPixmap) -> None:
        """The tile shows a table: that is seen all the way, and nowhere else."""
        self._cleared, self._ground = self._ground, seen.copy(_physical(self._to, seen).toRect())
        self._covers = [(self._covers[0][0], _SWAPS)]
        tile.hide()
        place = QRect(tile.mapTo(start, QPoint()), tile.size())
        gone = QPainter(self._wall)
        gone.drawPixmap(place.topLeft(), start.grab(place))
        gone.end()
        tile.show()

    def _shrink(self, painter: QPainter, t: float) -> None:
        painter.drawPixmap(0, 0, self._before)
        self._grow(painter, (1 - t) * self._most)

    def _grow(self, painter: QPainter, t: float) -> None:
        if self._cleared is not None and t < _GOES:
            painter.drawPixmap(self._to.topLeft(), self._cleared)
        painter.setOpacity(_left(t, _LEAVES, _GOES))
        painter.drawPixmap(0, 0, self._wall)
        painter.setOpacity(min(1 - _left(t, *_CLEARS), _left(t, *_ASKS)))
        painter.drawPixmap(
            0, self.height() - round(self._wood.deviceIndependentSize().height()), self._wood
        )
        k = _GROWS.valueForProgress(min(1.0, t / _GOES))
        start, end = self._from, self._to
        now = QRectF(
            start.topLeft() + (end.topLeft() - start.topLeft()) * k,
            start.size() + (end.size() - start.size()) * k,
        )
        whole, corner = _left(t, _BARE, 1.0), self._corner * (1 - k)
        painter.setOpacity(1.0)
        painter.save()
        inside = now.toAlignedRect().marginsRemoved(QMargins(*(round(corner) + 1,) * 4))
        painter.setClipRegion(QRegion(self.rect()) - inside)
        drop_shadow(painter, now, corner, _LIFTED * 2 * (k * (1 - k)) ** 0.5)
        painter.restore()
        painter.save()
        paper = QPainterPath()
        paper.addRoundedRect(now, corner, corner)
        painter.setClipPath(paper)
        painter.setOpacity(whole)
        _cover(painter, now, self._ground, QRectF(QPointF(), end.size()))
        for picture, times in self._covers:
            painter.setOpacity(_left(t, *times))
            if painter.opacity():
                _cover(painter, now, picture, self._paper)
        painter.restore()
        self._fly(painter, t)

    def _fly(self, painter: QPainter, t: float) -> None:
        """Draw the fan on its way to the deck, where it turns over, or from there."""
        painter.setOpacity(1.0 if self.flies else _left(t, *_LIES))
        square = 1 - _left(t, *_SQUARES)
        opened = self._opened + (SQUARED - self._opened) * _MOVES.valueForProgress(square)
        k = _MOVES.valueForProgress(1 - _left(t, *_FLIES))
        painter.translate(self._fan + (self._deck.center() - self._fan) * k)
        scale = 1 + (self._deck.height() / self._high - 1) * k
        turned = (1 - _left(t, *_FLIPS)) * self.flies
        painter.scale(scale * abs(math.cos(math.pi * turned)), scale)
        if turned > 0.5:
            back = self._back()
            box = QRectF(0, 0, self._high * back.width() / back.height(), self._high)
            box.moveCenter(QPointF())
            painter.drawPixmap(box, back, QRectF(back.rect()))
            return
        paint_fan(painter, self._look, self._cards, QPointF(), self._high, opened)


def _physical(box: QRectF, picture: QPixmap) -> QRectF:
    ratio = picture.devicePixelRatio()
    return QRectF(box.topLeft() * ratio, box.size() * ratio)


def _cover(painter: QPainter, box: QRectF, picture: QPixmap, whole: QRectF) -> None:
    """Cover a box with a part of a picture, as much as has its shape, from the middle."""
    larger = max(box.width() / whole.width(), box.height() / whole.height())
    part = QRectF(QPointF(), box.size() / larger)
    part.moveCenter(whole.center())
    painter.drawPixmap(box, picture, _physical(part, picture))


def _unfinished(page: Page) -> bool:
    """Whether something that a page shows is still being drawn."""
    return awaited(page) or any(one.busy for one in page.findChildren(Renderer))


def _left(t: float, start: float, end: float) -> float:
    """How much is left of what begins to go at one part of the time, and is gone at another."""
    return min(1.0, max(0.0, (end - t) / (end - start)))
