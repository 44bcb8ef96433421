"""What a named opponent says at a moment, for two seconds, in a bubble beside the portrait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.bots.characters import find_character
from cardtable.engine.match import Seat
from cardtable.engine.moments import Moment, Remark
from cardtable.engine.table import HAND, RAISED, Layout
from cardtable.phrases.characters import remark_line, talk_line
from cardtable.ui import durations
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.plates import (
    order_place,
    portrait_place,
    thought_places,
    thought_point,
)
from cardtable.ui.table.things import KIND
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER

#: Above plates and all words, below moments.
_Z = 900.0
#: Width of a bubble, and the least height.
_WIDE, _HIGH = 150.0, 44.0
#: The portrait beside which words are of the usual size; beside larger ones they are larger.
_USUAL = 100.0
#: At smaller ones a bubble is narrower, up to this part, or it would lie over cards.
_NARROWEST = 0.8
#: The type, room at both sides of the words, and how they wrap.
_TYPE, _AIR = 13, 9
_LINES = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
#: How far the bubble's tip reaches over the portrait, as a part of it; how long the tip is.
_OVER, _TIP = 0.1, 9.0
#: What a bubble may lie over: the more something counts, the less.
_NEVER, _HARDLY, _RATHER_NOT, _GLADLY = 100.0, 40.0, 4.0, 0.5
#: The height of a line of type, as a part of its size; things that say what something is worth.
_LINE, _VALUES = 1.6, frozenset({"figure", "hand", "hand_upright", "aside", "seal"})
#: How much a place that is further from the cloth's middle counts.
_LESS = 0.4


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
        self._words, self._seat = "", 0
        self._begin = QTimer(scene, singleShot=True)
        self._begin.timeout.connect(self._show)
        self._end = QTimer(scene, singleShot=True, interval=durations.TALK)
        self._end.timeout.connect(self._go)
        self._fade = QVariantAnimation(scene, startValue=0.0, endValue=1.0, duration=durations.FADE)
        self._fade.valueChanged.connect(self._pale)
        self._fade.finished.connect(self._gone)

    def say(self, words: str, seat: int, after: float) -> None:
        """Have a seat say this after so many ms, not before its subject can be seen; it has yet
        to :meth:`lie`.
        """
        self.hush()
        self._words, self._seat = words, seat
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(_Z)
        self._item.setData(KIND, "talk")
        self._item.setVisible(False)
        self._item.setOpacity(0.0)
        self._scene.addItem(self._item)
        self._begin.start(round(after))

    def lie(
        self,
        layout: Layout,
        ratio: float,
        corners: tuple[float, float],
        draw: Painter,
        scale: float,
    ) -> None:
        """Stand beside the speaker's portrait as it lies now, said or still to be said.

        ``ratio``: of the cards; ``corners``: the widths of what lies over the table's upper
        corners; ``scale``: of the type.
        """
        spot = next((one for one in layout.plates if one.seat == self._seat), None)
        if self._item is None or spot is None:
            self.hush()
            return
        words, table, face = self._words, self._scene.sceneRect(), portrait_place(spot)
        larger = max(_NARROWEST, face.width() / _USUAL)
        font = draw.theme.font(round(_TYPE * max(1.0, larger)), 600)
        room = QRect(0, 0, int(_WIDE * larger) - 2 * _AIR, 999)
        needed = QFontMetrics(font).boundingRect(room, _LINES, words)
        size = QSizeF(needed.width() + 2 * _AIR + 2, max(_HIGH, needed.height() + 16))
        obstacles = list(_obstacles(layout, table, corners, ratio, scale))
        side, place = _place(face, table, size, obstacles)
        tip = face.center() - place.topLeft()
        self._item.setPixmap(_bubble(words, place.size(), draw, font, side, tip))
        self._item.setPos(place.topLeft())

    def finish(self) -> None:
        """Say what was waiting for the cards: all of them lie there now."""
        if self._begin.isActive():
            self._begin.stop()
            self._show()

    def _show(self) -> None:
        if self._item is not None:
            self._fade.setDirection(QAbstractAnimation.Direction.Forward)
            self._fade.start()
            self._item.setVisible(True)
            self._end.start()

    def _go(self) -> None:
        self._fade.setDirection(QAbstractAnimation.Direction.Backward)
        self._fade.start()

    def _pale(self, part: float) -> None:
        if self._item is not None:
            self._item.setOpacity(part)

    def _gone(self) -> None:
        if self._fade.direction() == QAbstractAnimation.Direction.Backward:
            self.hush()

    def hush(self) -> None:
        """Silence everybody."""
        self._begin.stop()
        self._end.stop()
        self._fade.stop()
        item, self._item = self._item, None
        if item is not None and item.scene() is self._scene:
            self._scene.removeItem(item)


def thought_at(
    seat: int,
    layout: Layout,
    table: QRectF,
    corners: tuple[float, float],
    ratio: float,
    scale: float,
) -> QPointF | None:
    """Where the sign of a seat's long thought is held: wholly on the table, and on nothing that has
    to be seen; ``None`` for somebody who is not there.
    """
    spot = next((one for one in layout.plates if one.seat == seat), None)
    if spot is None:
        return None
    # It may reach over the rim of this portrait.
    own = (portrait_place(spot), QRectF(spot.x, spot.y, spot.width, spot.height))
    full = [
        (box, counts)
        for box, counts in _obstacles(layout, table, corners, ratio, scale)
        if counts >= _RATHER_NOT and box != own[1] and not own[0].contains(box)
    ]
    full += [
        (order_place(portrait_place(one), scale), _NEVER) for one in layout.plates if one.order
    ]

    def covers(place: QRectF) -> float:
        common = (counts * _area(place.intersected(box)) for box, counts in full)
        return sum(common) + _NEVER * (_area(place) - _area(place.intersected(table)))

    return thought_point(min(thought_places(spot, scale), key=covers), scale)


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


def _obstacles(
    layout: Layout, table: QRectF, corners: tuple[float, float], ratio: float, scale: float
) -> Iterator[tuple[QRectF, float]]:
    """What a bubble should not lie over, and how much each of it counts."""
    for spot in layout.plates:
        face = portrait_place(spot)
        inset = 0.1 * face.width()
        yield face.adjusted(inset, inset, -inset, -inset), _NEVER
        plate = QRectF(spot.x, spot.y, spot.width, spot.height)
        yield plate, _RATHER_NOT
        name = QRectF(plate)  # below the portrait or beside it
        if plate.bottom() > face.bottom() + 4:
            name.setTop(face.bottom())
        else:
            name.setLeft(face.right())
        yield name, _HARDLY
    for label in layout.labels:  # what a round has brought, above all
        words = QRectF(label.x, label.y, label.width, _LINE * label.size * scale)
        # So small that little of a bubble covers all of it.
        yield words, 3 * _NEVER if label.owner is not None else _HARDLY
    for thing in layout.furniture:
        if thing.kind in _VALUES:
            yield QRectF(thing.x, thing.y, thing.width, thing.height), _HARDLY
    for chip in layout.chips:
        wide = chip.size * (1.3 + 0.45 * len(chip.amount))
        yield QRectF(chip.x, chip.y, wide, chip.size), _RATHER_NOT
    left, right = corners
    high = -table.top()
    yield QRectF(0, table.top(), left, high), _NEVER
    yield QRectF(table.right() - right, table.top(), right, high), _NEVER
    for card in layout.cards:
        box = QRectF(card.x, card.y, card.h * ratio, card.h)
        if card.zone == HAND:
            yield box.adjusted(0, -RAISED * card.h, 0, 0), _NEVER
        else:
            seen = card.face is not None and not card.faded
            yield box, _HARDLY if seen else _GLADLY


def _place(
    face: QRectF, table: QRectF, size: QSizeF, obstacles: Sequence[tuple[QRectF, float]]
) -> tuple[str, QRectF]:
    """Where a bubble stands, and on which side of it the speaker is.

    It opens towards the middle of the cloth, unless something lies there that has to be seen.
    """
    over, wide, high = _OVER * face.width(), size.width(), size.height()
    x = face.center().x() - wide / 2
    beside = {"left": face.right() - over, "right": face.left() + over - wide - _TIP}
    ways = ["left", "right"] if face.center().x() <= table.center().x() else ["right", "left"]
    found = list[tuple[float, str, QRectF]]()
    upper = face.center().y() <= table.center().y()
    for rank, way in enumerate(
        (*ways[:1], *(("up", "down") if upper else ("down", "up")), ways[1])
    ):
        # Of the portrait's height, also beyond its ends, or of the bubble's width.
        for part in (0.5, 0.2, 0.8, -0.1, 1.15):
            if way in beside:
                y = face.top() + part * face.height() - high / 2
                place = QRectF(beside[way], y, wide + _TIP, high)
            else:
                top = face.bottom() - over if way == "up" else face.top() + over - high - _TIP
                place = QRectF(x + (0.5 - part) * wide, top, wide, high + _TIP)
            inside = table.adjusted(2, 2, -2, -2)
            place.moveLeft(max(inside.left(), min(place.left(), inside.right() - place.width())))
            place.moveTop(max(inside.top(), min(place.top(), inside.bottom() - place.height())))
            costs = rank * _LESS + abs(part - 0.5) * 0.1
            for box, counts in obstacles:
                common = place.intersected(box)
                if not common.isEmpty():
                    costs += counts * common.width() * common.height() / (wide * high)
            found.append((costs, way, place))
    _costs, way, place = min(found, key=lambda one: one[0])
    return way, place


def _bubble(
    words: str, size: QSizeF, draw: Painter, font: QFont, side: str, tip: QPointF
) -> QPixmap:
    """A slip of paper with a tip on the side where the speaker is, at ``tip``."""
    picture = draw.blank(size.width(), size.height())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ends = {"left": (_TIP, 1, -1, -1), "right": (1, 1, -_TIP, -1), "up": (1, _TIP, -1, -1)}
    slip = QRectF(QPointF(0, 0), size).adjusted(*ends.get(side, (1, 1, -1, -_TIP)))
    path, corner = QPainterPath(), QPainterPath()
    path.addRoundedRect(slip, 9, 9)
    if side in ("left", "right"):
        y = min(max(tip.y(), slip.top() + 14), slip.bottom() - 14)
        edge, end = (slip.left() + 1, 0.5) if side == "left" else (slip.right() - 1, size.width())
        ends_at = QPointF(edge, y - 8), QPointF(end, y), QPointF(edge, y + 8)
    else:
        x = min(max(tip.x(), slip.left() + 14), slip.right() - 14)
        edge, end = (slip.top() + 1, 0.5) if side == "up" else (slip.bottom() - 1, size.height())
        ends_at = QPointF(x - 8, edge), QPointF(x, end), QPointF(x + 8, edge)
    corner.addPolygon(QPolygonF(ends_at))
    corner.closeSubpath()
    painter.setPen(QPen(draw.c["plate_edge"], 1))
    painter.setBrush(LAMPLIGHT if draw.theme.dark else PAPER)
    painter.drawPath(path.united(corner))
    painter.setPen(INK)
    painter.setFont(font)
    painter.drawText(slip.adjusted(_AIR - 1, 2, 1 - _AIR, -2), _LINES, words)
    painter.end()
    return picture
