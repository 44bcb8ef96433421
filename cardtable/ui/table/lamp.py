"""The lamp over the table, as it narrows to the cards on which all depends."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGradient, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.ui import durations
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.things import KIND, Light

#: So much of the light has left where words turn light, and how many are drawn in a frame.
_DIM, _AT_ONCE = 0.55, 2
#: How far the light reaches to what the lamp narrows to, as a part of the table's height.
_REACH = 0.54
#: How far the light on a face reaches, as a part of its width.
_ROUND = 0.8
#: Pixels of the table to a pixel of that night.
_COARSE = 4
#: Above everything but moments; light words above it.
_NIGHT = 4997.0


class _Dusk(QGraphicsPixmapItem):
    """Less light on all that lies below, not grey over it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Multiply."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self.pixmap())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


class Narrowing:
    """The lamp narrows to a place, and the rest of the table lies in the dark for a breath."""

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        place: QRectF,
        dusk: QColor,
        dims: Callable[[float], object],
        lit: Sequence[QRectF] = (),
        faces: Sequence[QRectF] = (),
        words: Iterable[Light] = (),
    ) -> None:
        """``dusk``: what the light turns to; ``dims`` is called with how dark it is; ``lit``,
        ``faces``: what stays in the light as well, the latter being round; ``words``: those on the
        table, which turn light in the dark.
        """
        self._dusk, self._dims, self._whole = dusk, dims, 0.0
        self._scene, self._motion, self._room = scene, motion, scene.sceneRect()
        self._place, self._lit, self._faces, self._light = place, lit, faces, 0.0
        self._item = _Dusk(self._picture())
        self._item.setPos(self._room.topLeft())
        self._item.setZValue(_NIGHT)
        self._item.setData(KIND, "moment")
        self._item.setVisible(False)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(self._item)
        self._words: list[QGraphicsPixmapItem] = []
        near, far = place.height() / 2, _REACH * self._room.height()

        def away(light: Light) -> float:
            to = light.place.center() - place.center()
            return (math.hypot(to.x(), to.y()) - near) / (far - near)

        self._waiting = [one for one in words if not one.is_dark or away(one) >= _DIM]

    def _write(self) -> None:
        """Draw further words in light ink: a few at a time, so that nothing waits for them."""
        for light in self._waiting[:_AT_ONCE]:
            item = QGraphicsPixmapItem(light.draw())
            item.setPos(light.place.topLeft())
            item.setZValue(_NIGHT + 0.1)
            item.setData(KIND, "moment")
            self._scene.addItem(item)
            self._words.append(item)
        del self._waiting[:_AT_ONCE]

    def _picture(self) -> QPixmap:
        """Dusk with a soft hole.

        It is nothing but soft, so few pixels are enough; they are stretched here and not with every
        frame, which would take it four times as long.
        """
        room, place = self._room, self._place
        few = QPixmap(math.ceil(room.width() / _COARSE), math.ceil(room.height() / _COARSE))
        night = QRadialGradient(place.center() - room.topLeft(), _REACH * room.height())
        night.setSpread(QGradient.Spread.PadSpread)
        night.setColorAt(place.height() / 2 / night.radius(), QColor("white"))
        night.setColorAt(1.0, self._dusk)
        painter = QPainter(few)
        painter.scale(1 / _COARSE, 1 / _COARSE)
        painter.fillRect(QRectF(0, 0, room.width() + _COARSE, room.height() + _COARSE), night)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromRgbF(1.0, 1.0, 1.0, self._light))
        for box in self._lit:
            painter.drawRoundedRect(box.translated(-room.topLeft()), 9, 9)
        for box in self._faces:
            light = QRadialGradient(box.center() - room.topLeft(), _ROUND * box.width())
            for part, alpha in ((0.0, 255), (0.5 / _ROUND, 255), (1.0, 0)):
                light.setColorAt(part, QColor(255, 255, 255, alpha))
            painter.setBrush(light)
            painter.drawEllipse(light.center(), light.radius(), light.radius())
        painter.end()
        picture = QPixmap(few.size() * _COARSE)
        painter.begin(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(picture.rect(), few)
        painter.end()
        return picture

    def play(self, start: float, length: float) -> None:
        """Narrow after ``start`` ms for ``length`` ms, and open as the card turns, or is struck."""
        self._whole = length + durations.AFTER + durations.OPENS
        self._motion.act(self._item, self._update, self._whole, start)

    def open(self) -> None:
        """Open from however narrow it is."""
        narrow = self._item.opacity() * self._item.isVisible()
        self._motion.give_up(self._item)
        if self._item.scene() is self._scene:
            self._motion.act(self._item, partial(self._open, narrow), durations.OPENS * narrow)

    def _open(self, narrow: float, t: float) -> None:
        self._show(narrow * (1 - t))
        if t >= 1:
            for item in (self._item, *self._words):
                if item.scene() is self._scene:
                    self._scene.removeItem(item)

    def _update(self, t: float) -> None:
        if t >= 1:
            self._open(0.0, t)
            return
        since = t * self._whole - durations.LIT_LATE
        light = max(0.0, min(1.0, since / durations.LIT))
        if self._lit and light != self._light:  # one's own cards, after the dealer's
            self._light = light
            self._item.setPixmap(self._picture())
        spent, left = t * self._whole, (1 - t) * self._whole
        self._show(max(0.0, min(1.0, spent / durations.NARROWS, left / durations.OPENS)))
        self._write()

    def _show(self, narrow: float) -> None:
        self._dims(narrow)
        self._item.setVisible(True)
        self._item.setOpacity(narrow)
        for item in self._words:
            item.setOpacity(min(1.0, max(0.0, (narrow - _DIM) / 0.1)))
