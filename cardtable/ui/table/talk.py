"""What a named opponent says at a moment, for two seconds, on its plate beside the portrait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.bots.characters import find_character
from cardtable.engine.match import Seat
from cardtable.engine.moments import Moment, Remark
from cardtable.engine.table import PlateSpot
from cardtable.phrases.characters import remark_line, talk_line
from cardtable.ui import durations
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.plates import is_beside, portrait_place
from cardtable.ui.table.things import KIND
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER

#: Above plates and all words, below moments.
_Z = 900.0
#: Plates with less room than this beside the portrait stay silent.
_LEAST = 90.0
#: Least width and height of a bubble above or below a portrait.
_HANGING, _HIGH = 124.0, 50.0
#: The portrait beside which words are of the usual size; beside larger ones they are larger.
_USUAL = 100.0
#: At smaller ones a bubble is narrower, up to this part, or it would lie over cards.
_NARROWEST = 0.8
#: The smallest type, room at both sides of the words, and how they wrap.
_SMALL, _AIR = 11, 8
_LINES = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
#: How far the bubble's tip reaches over the portrait.
_TIP = 12.0


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody says.

    Attributes:
        seat: the speaker's seat.
        words: the sentence.
        beat: the beat it follows, as :attr:`~cardtable.engine.moments.Moment.beat`.
    """

    seat: int
    words: str
    beat: int = 0


def said_of(
    moments: Sequence[Moment], seats: Sequence[Seat], remarks: Sequence[Remark] = ()
) -> Said | None:
    """What is said about the first of these moments, by its owner or the next who has a line for
    it; else the first remark of somebody who has a line for it.

    People and unnamed bots say nothing.
    """
    if not moments:
        speakers = ((one, find_character(seats[one.seat].character)) for one in remarks)
        words = ((one, remark_line(who.style, one.id)) for one, who in speakers if who is not None)
        return next((Said(one.seat, line, one.beat) for one, line in words if line), None)
    owned = ((moment, moment.number("seat")) for moment in moments)
    moment, whose = next(((m, seat) for m, seat in owned if seat is not None), (None, 0))
    if moment is None:
        return None
    for after in range(len(seats)):
        seat = (whose + after) % len(seats)
        character = find_character(seats[seat].character)
        if character is not None:
            return Said(seat, talk_line(character.style, own=not after), moment.beat)
    return None


class Talk:
    """Shows what is said on a scene, one sentence at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._item: QGraphicsPixmapItem | None = None
        self._begin = QTimer(scene, singleShot=True)
        self._begin.timeout.connect(self._show)
        self._end = QTimer(scene, singleShot=True, interval=durations.TALK)
        self._end.timeout.connect(self.hush)

    def say(self, words: str, spot: PlateSpot, draw: Painter, after: float) -> None:
        """Say this at a plate after so many ms, not before its subject can be seen."""
        self.hush()
        # Beside a portrait the bubble covers the plate's words; else it stands over the hair.
        face, beside = portrait_place(spot), is_beside(spot)
        larger = max(_NARROWEST, face.width() / _USUAL)
        place = _beside(spot)
        if not beside:
            font = draw.theme.font(round(_SMALL * max(1, larger)), 600)
            place = _near(spot, self._scene.sceneRect(), larger, words, QFontMetrics(font))
        if place.width() < _LEAST:
            return
        room = QRectF(0, 0, place.width(), place.height())
        tip = None if beside else face.center().x() - place.left()
        down = place.center().y() < face.center().y()
        self._item = QGraphicsPixmapItem(_bubble(words, room, draw, tip, down, larger))
        self._item.setPos(place.topLeft())
        self._item.setZValue(_Z)
        self._item.setData(KIND, "talk")
        self._item.setVisible(False)
        self._scene.addItem(self._item)
        self._begin.start(round(after))

    def finish(self) -> None:
        """Say what was waiting for the cards: all of them lie there now."""
        if self._begin.isActive():
            self._begin.stop()
            self._show()

    def _show(self) -> None:
        if self._item is not None:
            self._item.setVisible(True)
            self._end.start()

    def hush(self) -> None:
        """Silence everybody."""
        self._begin.stop()
        self._end.stop()
        item, self._item = self._item, None
        if item is not None and item.scene() is self._scene:
            self._scene.removeItem(item)


def _beside(spot: PlateSpot) -> QRectF:
    """Where a bubble stands right of the portrait."""
    left = spot.height - _TIP
    return QRectF(spot.x + left, spot.y + 5, spot.width - left - 6, spot.height - 10)


def _near(
    spot: PlateSpot, table: QRectF, larger: float, words: str, metrics: QFontMetrics
) -> QRectF:
    """Where a bubble stands over the hair, or where the table ends there hangs below the chin.

    Above, it hides neither the name nor the chips. It is as high as its words in small type need.
    """
    face = portrait_place(spot)
    width = max(_HANGING * larger, spot.width + 16)
    inside = QRect(0, 0, int(width) - 2 * _AIR, 999)
    needed = metrics.boundingRect(inside, _LINES, words).height() + 16
    place = QRectF(0, 0, width, max(_HIGH * max(1, larger), needed))
    place.moveCenter(face.center())
    place.moveBottom(face.top() + face.height() / 4)
    if place.top() < table.top():
        place.moveTop(face.bottom() - 8)
    place.moveLeft(min(max(place.left(), 2.0), table.right() - place.width() - 2))
    return place


def _bubble(
    words: str, room: QRectF, draw: Painter, tip: float | None, down: bool, larger: float
) -> QPixmap:
    """A slip of paper that points to the portrait: to the left, or at ``tip`` up or ``down``."""
    picture = draw.blank(room.width(), room.height())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    slip = room.adjusted(9, 1, -1, -1)
    if tip is not None:
        slip = room.adjusted(1, 1, -1, -9) if down else room.adjusted(1, 9, -1, -1)
    painter.setPen(QPen(draw.c["plate_edge"], 1))
    painter.setBrush(LAMPLIGHT if draw.theme.dark else PAPER)
    painter.drawRoundedRect(slip, 9, 9)
    painter.setPen(Qt.PenStyle.NoPen)
    if tip is None:
        x, y = slip.left() + 1, slip.center().y()
        corners = QPointF(x, y - 7), QPointF(0, y), QPointF(x, y + 7)
    else:
        x = min(max(tip, 12.0), room.width() - 12)
        y, end = (slip.bottom() - 1, room.bottom()) if down else (slip.top() + 1, 0.0)
        corners = QPointF(x - 7, y), QPointF(x, end), QPointF(x + 7, y)
    painter.drawPolygon(QPolygonF(corners))
    inside = slip.adjusted(_AIR, 2, -_AIR, -2)
    line = int(Qt.AlignmentFlag.AlignCenter)
    painter.setPen(INK)
    # On one line if that is readable, otherwise on several.
    wrapped = [(size, _LINES) for size in (13, 12, _SMALL)]
    for size, flags in ((15, line), (14, line), (13, line), *wrapped):
        painter.setFont(draw.theme.font(round(size * max(1, larger)), 600))
        if inside.contains(painter.boundingRect(inside, flags, words)):
            break
    painter.drawText(inside, flags, words)
    painter.end()
    return picture
