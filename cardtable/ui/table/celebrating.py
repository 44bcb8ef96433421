"""A moment from its slam to its end: the cards that made it come forward, and a name in wood stands
above them.

Two pixmaps are painted while the cards are still moving, each between two frames; after that only
scales and opacities change, and for a quarter of a second the positions of what lies on the cloth.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
)

from cardtable.engine.moments import BRASS, BURST, LIGHT, MIST, NONE, Moment
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.table.figures import figure
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.petals import Petals
from cardtable.ui.table.things import BELOW, KIND, ZONE
from cardtable.ui.table.woodblock import Plaque, board, unit

#: Above everything, including dragged cards; the cards that come forward.
_TOP, FORWARD = 5000.0, 2000.0
#: How long it takes to slam down, as a fraction of a moment's time.
_DOWN = 0.08
#: The plaque's scale when it appears and when it is gone; how much larger the cards get; and how
#: far the table shakes at most, in pixels.
_LARGE, _SMALL, _NEARER, _FAR = 1.5, 0.3, 0.12, 5.0
#: From how much larger at least a sign comes down that has its room on the table.
_PRESSED, _PRESSES = 1.05, 0.75
#: The plaque's scale when it is gone into something; the least size at which it stands above the
#: cards; how the keys of what points at the cards begin, names
#: them or lights them.
_SMALLEST, _LEAST = 0.12, 0.2
#: How far a sign stays from the rim of the table, in pixels.
_RIM = 6.0
#: How high a plaque is that has to be small to stand above the cards, as a part of the table's.
_ABOVE = 0.14
#: How far cards of a column are fanned out: degrees and, as parts of a card's width, from one to
#: the next; and how much larger they get.
_FAN_ANGLE, _FAN_STEP, _FANNED = 13.0, 0.8, 0.2
#: How many times as large cards of a row get that come into the middle of the table in a fan, and
#: at most, where they are small, two of them or more; how high they are then, where their middle
#: is, and how much of the width they have, as parts of the table's; and how far below them their
#: sign stands, as a part of its height.
_TWO, _BROUGHT, _HIGH = (2.0, 2.4), (1.6, 2.0), 0.25
_BEFORE_ALL, _ACROSS, _BELOW_THEM = 0.36, 0.9, 0.1
#: How much further down than his name the chips of somebody lie, as a part of his height.
_CHIPS = 0.55
#: How much weaker those strike that come into a light, and how bright it is after its flash.
_SOFT, _GLOWS = 0.5, 0.75
#: The plaque's scale where it has less room to come down; how far it jolts then, in pixels.
_LESS, _JOLTS = (1.2, 1.12, 1.07), 3.0
#: How much larger than its room on the table the sign of a great moment stands in the open; how
#: many pixels from place to place.
_GREAT, _STEP = 1.4, 24
#: The brightness of a flash, in the light and in the dark theme.
_FLASH = (0.6, 0.4)
#: How long before it begins there is a place for its sign, and its two pictures are painted, in
#: milliseconds.
_SEEKS, _BEFORE = 210, (150, 90)
#: The size of a plate with no figure behind it, as a part of the usual.
_PLATE = 0.6
#: How large a plaque beside its cards may be, as parts of the usual one, the largest first; how far
#: it stays from everything, in pixels at scale 1 and at least; and how wide the usual one is there.
_PARTS, _WIDE = (1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.48, 0.4, 0.34, 0.28, 0.22), 270.0
_CLEAR = 13.0
#: The least part at which one stands in the middle above or below its cards, and not beside them.
_HALF = 0.4
#: The most of the table's width that a figure has for its cards.
_BETWEEN = 0.76
#: Below what holds cards; above the ring that is printed on the cloth.
_UNDER = -35.0
#: How much of the room round its middle a figure takes at most.
_INSIDE = 0.96


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment with its words; and whether it is one of others that is small for them alone."""

    moment: Moment
    words: MomentWords
    others: bool = False


class Celebration:
    """A moment from its slam to its end.

    Attributes:
        begun: whether it can be seen.
        shown: the moment with its words.
        length: how long it lasts, in milliseconds.
        faces: returns the boxes of all cards on the table.
        kept: returns the boxes of what no sign beside its cards may lie on.
        dims: called with how dark the room is, 0 to 1.
        struck: called with the place of its cards when it strikes.
        begins: called when it can be seen.
        owner: where somebody sits whose it is, beside whom its sign stands.
        heap: returns where the chips of a seat lie, the lowest of them.
        cheered: called when it begins.
        lasts: how many times as long as usual it is shown.
        strikes: the fraction of its time after which its sign is down, and it flashes and shakes,
            if it does.
        blows: that after which it blows away what it beats.
        strews: whether other things than petals fly round its cards.
        told: that after which somebody speaks of it.
        spreads: how much later than it other cards turn, as a part of a usual moment.
        after: the fraction of its time by which its sign comes down later than it strikes.
        goes: how long it takes to go, in milliseconds.
        nearer: how much larger its cards get.
        centred: whether its sign stands above or below its cards, if it can.
        sways: how much further its sign stays from everything, in pixels.
        pictured: of which kind the items are that show its pictures.
    """

    lasts, strikes, blows, told, nearer = 1.0, _DOWN, _DOWN, 0.0, _NEARER
    after, spreads, sways, goes = 0.0, 0.0, 0.0, durations.MOMENT_GOES
    centred, strews = True, False
    pictured: type[QGraphicsPixmapItem] = QGraphicsPixmapItem
    struck: Callable[[QPointF], None] = staticmethod(lambda at: None)
    owner: QPointF | None = None
    heap: Callable[[int], QRectF | None] = staticmethod(lambda seat: None)
    cheered: Callable[[], None] = staticmethod(lambda: None)
    faces: Callable[[], list[QRectF]] = list
    kept: Callable[[], list[QRectF]] = list
    dims: Callable[[float], object] = bool
    begins: Callable[[], object] = bool

    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Motion,
        draw: Painter,
        shown: Shown,
        cards: list[tuple[QGraphicsPixmapItem, QRectF]],
        calm: bool,
        middle: QPointF,
        goal: QPointF | None,
        sign: QRectF | None,
        people: Sequence[QRectF] = (),
        seals: Sequence[tuple[QGraphicsPixmapItem, float]] = (),
    ) -> None:
        self.shown, self.length, self._ended = shown, 0.0, False
        self._goal, self._home = goal, QPointF()
        self._pieces: list[QGraphicsPixmapItem] = []
        self._scene, self._motion = scene, motion
        self._calm, self._hard, self.begun = calm, shown.moment.hard and not calm, False
        self._hits = bool(shown.moment.struck) and self._hard
        self._room = room = scene.sceneRect()
        self._cards = [(item, item.zValue()) for item, _box in cards]
        self._group = QRectF()
        boxes = [box for _item, box in cards]
        fan = _fanned([item for item, _box in cards], boxes, room, people)
        self._fan = {} if calm else fan
        #: Whether its cards come out of their row into a light.
        self._lit = shown.moment.figure == LIGHT and bool(cards) and not fan
        if self._lit:  # on its way to anybody it would lie on them
            self._goal = None
        #: How much larger its cards get in a fan, and whether that is one before all the table.
        self._grows = _FANNED
        burst = self._hard and shown.moment.figure == BURST and len(cards) > 2 and not fan
        self._brought = burst or (self._lit and not calm)
        if self._brought:
            self._fan, self._grows = _brought(cards, room, people)
        for item, box in cards:
            self._group |= box.translated(self._fan[item][0]) if item in self._fan else box
        if self._fan and not fan:
            out = self._grows / 2
            wide, high = out * boxes[0].width(), out * boxes[0].height()
            self._group.adjust(-wide, -high, wide, high)
        self._lay: dict[QGraphicsPixmapItem, tuple[QPointF, float]] = {}
        if self._fan:
            last, box = cards[-1]
            for seal, z in seals:  # struck on the last one, it goes with it
                seal.setTransformOriginPoint(seal.mapFromScene(box.center()))
                self._fan[seal] = self._fan[last]
                self._cards.append((seal, z))
        size, self._middle = room.size(), middle
        self._board = sign
        if self._board is not None and not cards:
            self._middle = self._board.center()
        below = FORWARD - 2 if self._brought else BELOW
        self._behind = self._item(below if cards else _TOP - 1)
        self._plaque = self._item(_TOP)
        part = _PLATE if shown.moment.figure == NONE else 1.0
        widest = _BETWEEN * size.width()  # people's names stay on the cloth
        least = QSizeF(min(self._group.width() * 1.9, widest), self._group.height() * 2.0)
        self._fits = cache(partial(self._fitting_in, draw, shown.words, part))
        self._unpainted = {
            self._plaque: partial(self._sign, draw, shown.words, part),
            self._behind: partial(
                figure, draw, shown.moment.figure, size, least, self._inside(self._behind.pos())
            ),
        }
        self._petals: Petals | None = None
        if self._whirls and not calm:
            u = unit(size)
            group = self._group if cards else QRectF(0, 0, 360 * u, 160 * u)
            if not cards:
                group.moveCenter(self._plaque.pos())
            self._petals = self._petals_of(draw, group, u)
            for petal in self._petals.items:
                petal.setData(KIND, "moment")
        self._flash: QGraphicsRectItem | None = None
        if self._hard and self._board is None:  # nothing veils what lies beside the cards
            self._flash = QGraphicsRectItem(room)
            self._flash.setBrush(QColor("#ffe7b0"))
            self._flash.setPen(QColor(0, 0, 0, 0))
            self._flash.setZValue(_TOP - 2)
            self._flash.setVisible(False)
            scene.addItem(self._flash)
        self._beside = not self._fan and self._board is None
        self._beside = self._beside and shown.moment.figure not in (NONE, BRASS)
        self._lowers = self._beside and bool(cards) and shown.moment.figure == MIST
        self._place: QPointF | None = None
        #: How much larger its sign stands than it is painted: that of a great one in the open.
        self._large = 1.0
        #: How large it is as it begins to come down, and the middle of the edge that stays.
        self._from, self._edge = _LARGE, QPointF()
        if self._beside:
            self._behind.setZValue(_UNDER)
        self._bright = _FLASH[draw.theme.dark]
        self._shaken: dict[QGraphicsItem, tuple[QPointF, QPointF]] | None = None

    @property
    def _whirls(self) -> bool:
        """Whether anything whirls round the cards."""
        moment = self.shown.moment
        if self.strews:
            return bool(self._cards)
        return bool(moment.month) or (moment.figure == BRASS and moment.hard)

    def _petals_of(self, draw: Painter, group: QRectF, u: float) -> Petals:
        """What is seen of the month round the cards."""
        return Petals(self._scene, draw, self.shown.moment.month, group, FORWARD - 1, u)

    @property
    def sign(self) -> QGraphicsPixmapItem:
        """The Plaque, with which it goes on and ends."""
        return self._plaque

    def _inside(self, at: QPointF) -> QSizeF:
        """How large a picture can be there that lies on the cloth, and not on its frame."""
        room = self._room
        wide = min(at.x() - room.left(), room.right() - at.x())
        high = min(at.y() - room.top(), room.bottom() - at.y())
        return QSizeF(2 * wide, 2 * high) * _INSIDE

    def _item(self, z: float) -> QGraphicsPixmapItem:
        """A picture at the cards, else in the middle of the table; hidden and not painted yet."""
        item = self.pictured()
        item.setPos(self._group.center() if self._cards else self._middle)
        item.setZValue(z)
        item.setData(KIND, "moment")
        item.setVisible(False)
        self._scene.addItem(item)
        return item

    def _piece(self, picture: QPixmap, z: float) -> QGraphicsPixmapItem:
        """Something else that is seen of the moment until it ends."""
        item = QGraphicsPixmapItem(picture)
        size = picture.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(z)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setData(KIND, "moment")
        self._scene.addItem(item)
        self._pieces.append(item)
        return item

    def _paint(self, item: QGraphicsPixmapItem) -> None:
        """Paint an item's picture, if it is still needed."""
        paint = self._unpainted.pop(item, None)
        if paint is None:
            return
        picture = paint()
        size = picture.deviceIndependentSize()
        item.setPixmap(picture)
        item.setOffset(-size.width() / 2, -size.height() / 2)
        if item is self._behind and self._lowers:
            # No cloud lies behind what is written above the cards.
            above = [box.bottom() for box in self.kept() if box.bottom() < self._group.center().y()]
            low = max((y for y in above if y <= self._group.top() + 1), default=0.0)
            item.setY(max(item.y(), low + size.height() / 2))
        if item is self._plaque and self._board is not None:
            half = size.width() / 2  # it may not be so small
            x = min(max(self._board.center().x(), half), self._room.right() - half)
            item.setPos(x, self._board.center().y())
            # It comes down from as large as it has room, or strikes inwards.
            room = min(self._board.width() / size.width(), self._board.height() / size.height())
            self._from = min(_LARGE, room) if room > _PRESSED else _PRESSES
            if self._hard and self._cards and self.shown.moment.figure == BURST:
                self._from, self.goes = _LESS[0], durations.SIGN_FLIES
                inside = self._room.adjusted(_RIM, _RIM, -_RIM, -_RIM).size() / self._from
                fits = min(inside.width() / size.width(), inside.height() / size.height())
                self._large = min(_GREAT, fits)
                item.setPos(
                    self._below_them(size) if self._brought else self._in_the_open(size, item.pos())
                )
        elif item is self._plaque and (self._place is not None or not self._group.isNull()):
            item.setPos(self._above(size))

    def _seek(self) -> None:
        if not self._ended:
            self._fits()

    def _prepare(self, item: QGraphicsPixmapItem) -> None:
        if not self._ended:
            self._paint(item)

    def _sign(self, draw: Painter, words: MomentWords, part: float) -> QPixmap:
        """The picture of its sign."""
        if self._board is not None:
            return board(draw, words, self._room.size(), self._board.size())
        return self._fits().painted()

    def _fitting_in(self, draw: Painter, words: MomentWords, part: float) -> Plaque:
        """The plaque: small enough to stand above the cards, where it would lie over the hand."""
        usual = Plaque(draw, words, self._room.size(), part)
        size = usual.size
        if self._beside:
            part *= min(1.0, _WIDE * unit(self._room.size()) / size.width())
            found = self._free(size * part)
            if found is not None:
                self._place, less = found
                return Plaque(draw, words, self._room.size(), part * less)
        if self._group.isNull() or self._above(size).y() < self._group.bottom():
            return usual
        above = self._group.top() - self._grown - self._room.top() - 2
        less = min(above, _ABOVE * self._room.height()) / size.height()
        if less > _LEAST:
            usual = Plaque(draw, words, self._room.size(), part * less)
        return usual

    def _spread(self) -> list[QRectF]:
        """The boxes of what is seen round the cards, on which the sign does not lie either."""
        return []

    def _free(self, usual: QSizeF) -> tuple[QPointF, float] | None:
        """Where a plaque has room that lies on nothing that counts, and how large it can be.

        In the middle above or below the cards that made it, if it can be large there; else beside
        them, where its owner is, or left.
        """
        grown, room = self._grown, self._room.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        group = self._group.adjusted(-grown, -grown, grown, grown)
        far = max(_CLEAR * unit(room.size()), _CLEAR) + self.sways
        lies = [box.adjusted(-far, -far, far, far) for box in self.kept()]
        lies += self._spread()
        if self._cards:
            lies.append(group.adjusted(-far, -far, far, far))
        for part in (part for part in _PARTS if self._cards and self.centred and part >= _HALF):
            size = usual * part
            half, middle = size.height() / 2, group.center()
            lower = sorted({box.bottom() for box in lies if box.bottom() > group.bottom()})
            for y in (group.top() - far - half, *(low + half for low in lower)):
                sign = QRectF(QPointF(), size)
                sign.moveCenter(QPointF(middle.x(), y))
                if room.contains(sign) and _clear(sign.adjusted(1, 1, -1, -1), lies):
                    self._from, self._edge = _fitting(sign, lies, group.center(), room)
                    return sign.center(), part
        at_right = self.owner is not None and self.owner.x() > group.center().x()
        sides = [part for part in _PARTS if part >= _HALF]
        for part, anywhere in (*((p, False) for p in sides), *((p, True) for p in _PARTS)):
            wide, high = usual.width() * part, usual.height() * part
            x = group.right() + far + wide / 2 if at_right else group.left() - far - wide / 2
            ideal = QPointF(x, group.center().y())
            if not self._cards:
                ideal = self._middle
            xs = {ideal.x(), group.center().x(), group.right() + far + wide / 2}
            ys = {ideal.y(), group.bottom() + far + high / 2, group.top() - far - high / 2}
            for box in lies:
                xs |= {box.left() - wide / 2, box.right() + wide / 2}
                ys |= {box.top() - high / 2, box.bottom() + high / 2}
            inner = room.adjusted(wide / 2, high / 2, -wide / 2, -high / 2)
            xs = {x for x in xs if inner.left() <= x <= inner.right()}
            ys = {y for y in ys if inner.top() <= y <= inner.bottom()}
            if self._cards and not anywhere:
                xs = {x for x in xs if (x > group.center().x()) is at_right}
            far_off = sorted(
                (abs(x - ideal.x()) + abs(y - ideal.y()), x, y) for x in xs for y in ys
            )
            for _off, x, y in far_off:
                sign = QRectF(x - wide / 2, y - high / 2, wide, high)
                if _clear(sign.adjusted(1, 1, -1, -1), lies):
                    self._from, self._edge = _fitting(sign, lies, group.center(), room)
                    return sign.center(), part
        return None

    def _in_the_open(self, usual: QSizeF, near: QPointF) -> QPointF:
        """Where a sign stands for all to see: on as few cards and people as can be, and as near to
        where it belongs; whole, even as large as it comes down. It is as large as has room.
        """
        room, lies = self._room, [*self.kept(), self._group]

        def cost(at: QPointF) -> tuple[float, float]:
            sign = QRectF(at - half, size)
            covers = sum(o.width() * o.height() for o in map(sign.intersected, lies))
            return covers, math.hypot(at.x() - near.x(), at.y() - near.y())

        for large in (self._large, 1.2, 1.0):
            self._large, size = large, usual * large
            half = QPointF(size.width() / 2, size.height() / 2)
            most = half * self._from + QPointF(_RIM, _RIM)
            inner = QRectF(room.topLeft() + most, room.bottomRight() - most)
            xs = (inner.left() + _STEP * k for k in range(int(inner.width() / _STEP) + 1))
            ys = [inner.top() + _STEP * k for k in range(int(inner.height() / _STEP) + 1)]
            best = min((QPointF(x, y) for x in xs for y in ys), key=cost, default=near)
            if not cost(best)[0]:
                break
        return best

    def _below_them(self, usual: QSizeF) -> QPointF:
        """Where a sign stands below cards that lie before all the others."""
        low = (0.5 + _BELOW_THEM) * usual.height() * self._large
        return QPointF(self._group.center().x(), self._group.bottom() + low)

    @property
    def _grown(self) -> float:
        """How much further up the cards reach when they have come forward."""
        return self._group.height() * self.nearer / 2

    def _above(self, size: QSizeF) -> QPointF:
        """Where the plaque stands: where nothing lies, else above the cards, or below."""
        if self._place is not None:
            return self._place
        grown = self._grown
        x = min(
            max(self._group.center().x(), self._room.left() + size.width() / 2),
            self._room.right() - size.width() / 2,
        )
        above = self._group.top() - grown - size.height() / 2
        if above - size.height() / 2 >= self._room.top():
            return QPointF(x, above)
        below = self._group.bottom() + grown + size.height() / 2
        if below + size.height() / 2 <= self._room.bottom():
            return QPointF(x, below)
        at_left = self._group.left() - grown - size.width() / 2
        beside = (
            at_left
            if at_left - size.width() / 2 >= self._room.left()
            else (self._group.right() + grown + size.width() / 2)
        )
        return QPointF(beside, self._group.center().y())

    def play(self, start: float, length: float) -> None:
        """Begin after ``start`` ms, and last ``length`` ms."""
        self.length = length
        if self._beside:
            QTimer.singleShot(round(max(0.0, start - _SEEKS)), self._scene, self._seek)
        for item, before in zip(self._unpainted, _BEFORE, strict=True):
            wait = round(max(0.0, start - before))
            QTimer.singleShot(wait, self._scene, partial(self._prepare, item))
        self._motion.act(self._plaque, self._update, length, start)

    def show_still(self) -> None:
        """Show it as a picture, after :meth:`end`."""
        self.begun = True
        for item in self._unpainted:
            self._scene.addItem(item)
        for item in list(self._unpainted):
            self._paint(item)
            item.setVisible(True)
        # The timer alone would not keep it, and end what is gone.
        QTimer.singleShot(round(self.length), self._scene, partial(self.end))

    def _update(self, t: float) -> None:
        """Show it after fraction ``t`` of its time."""
        if t >= 1:
            self.end()
            return
        if not self.begun:
            self.begun = True
            self.begins()
            self.cheered()
        since = (t - self.strikes - self.after) * self.length
        falls = min(durations.SLAMS, (self.strikes + self.after) * self.length)
        down = min(1.0, 1 + since / falls)
        goes = self._goes(t)
        for item in (self._plaque, self._behind):
            self._paint(item)
            item.setVisible(item is self._behind or down >= 0)
            item.setOpacity(1 - goes)
        if self._calm:
            return
        if self._petals is not None:
            self._petals.update(t)
        slammed, gone = max(0.0, down) ** 2, goes * goes * (3 - 2 * goes)
        jolts = min(1.0, max(0.0, since / falls))
        jolt = _JOLTS * math.sin(2 * math.pi * jolts) * (1 - jolts)
        self._plaque.setTransform(QTransform.fromTranslate(0, jolt))
        self._plaque.setTransformOriginPoint(QPointF() if goes else self._edge)
        small = _SMALL if self._goal is None else _SMALLEST
        large = self._large * (self._from + (1 - self._from) * slammed)
        self._plaque.setScale(large + (small - large) * gone)
        if self._goal is not None:
            if not goes:
                self._home = self._plaque.pos()
            self._plaque.setPos(self._home + (self._goal - self._home) * gone)
            self._plaque.setOpacity(min(1.0, 6 * (1 - goes)))
        grown = 1 - (1 - min(1.0, t / 0.3)) ** 3
        if self._lit:  # the light flares up as the sign strikes
            flare = 1 - min(1.0, abs(since) / durations.SLAMS)
            self._behind.setOpacity((1 - goes) * (_GLOWS + (1 - _GLOWS) * flare))
        self._behind.setScale((0.4 + 0.6 * grown) * (1 - 0.5 * gone))
        forward = grown * (1 - goes)
        # Out of a row cards come down first: what stands beside them stays in sight.
        aside, down_first = forward, forward
        if self._brought:
            aside, down_first = forward * forward, forward * (2 - forward)
        nearer = 1 + (self._grows if self._fan else self.nearer) * aside
        for item, z in self._cards:
            if item.scene() is self._scene and not self._motion.moving(item):
                item.setScale(nearer)
                item.setZValue(FORWARD + z)
                if item in self._fan:
                    (off, angle), lay = self._fan[item], (item.pos(), item.rotation())
                    home, turned = self._lay.setdefault(item, lay)
                    item.setPos(home + QPointF(off.x() * aside, off.y() * down_first))
                    item.setRotation(turned + (angle - turned) * forward)
        self._strike((t - self.strikes) * self.length)

    def _goes(self, t: float) -> float:
        """How far it has gone after fraction ``t`` of its time."""
        return max(0.0, 1 - (1 - t) * self.length / self.goes)

    @property
    def shows(self) -> bool:
        """Whether it is shown, or to come."""
        return self._plaque.scene() is self._scene

    def _strike(self, since: float) -> None:
        """Flash and shake, so many ms after it has come down, and startle those it strikes."""
        if self._hits and since >= 0:
            self._hits = False
            self.struck(self._group.center() if self._cards else self._plaque.pos())
        if self._flash is not None:
            left = 1 - since / durations.FLASH
            self._flash.setVisible(since >= 0 and left > 0)
            self._flash.setOpacity(self._bright * max(0.0, left))
        if self._hard and since >= 0:
            self._shake(since / durations.SHAKE)

    def _shake(self, t: float) -> None:
        """Shake what lies on the cloth, except the hand and whatever is moving."""
        if self._shaken is None:
            self._shaken = {
                item: (item.pos(), item.pos())
                for item in self._scene.items()
                if item.data(KIND) in ("card", "thing")
                and item.data(ZONE) != "hand"
                and not self._motion.moving(item)
            }
        left = max(0.0, 1 - t) * _FAR * (_SOFT if self._lit else 1)
        off = QPointF(left * math.sin(t * 19), left * math.cos(t * 23)) if left else QPointF()
        for item, (home, last) in list(self._shaken.items()):
            if item.scene() is not self._scene or item.pos() != last:
                del self._shaken[item]  # something else has moved it
                continue
            item.setPos(home + off)
            self._shaken[item] = home, item.pos()
        if not left:
            self._hard = False

    def end(self) -> None:
        """Remove it, and leave everything where it lay; calling twice is harmless."""
        self._motion.give_up(self._plaque)
        self._ended = True
        if self.begun:
            self._unpainted.clear()
        if self._shaken is not None:
            self._shake(1.0)
        for item, z in self._cards:
            item.setScale(1.0)
            if item.zValue() == FORWARD + z:
                item.setZValue(z)
            if item in self._lay and not self._motion.moving(item):
                home, turned = self._lay[item]
                item.setPos(home)
                item.setRotation(turned)
        self._cards.clear()
        if self._petals is not None:
            self._petals.end()
        for picture in (self._plaque, self._behind, self._flash, *self._pieces):
            if picture is not None and picture.scene() is self._scene:
                self._scene.removeItem(picture)


def _clear(sign: QRectF, lies: Sequence[QRectF]) -> bool:
    """Whether a sign lies on none of these."""
    return not any(sign.intersects(box) for box in lies)


def _fitting(
    sign: QRectF, lies: Sequence[QRectF], cards: QPointF, room: QRectF
) -> tuple[float, QPointF]:
    """How much larger a sign can be that comes down without being on any of these on its way.

    It does from the side away from its cards: with it comes, from its middle, that of its edge
    beside them. Without room on that side it comes a little from over their name.
    """
    off = cards - sign.center()
    edge = QPointF(0, math.copysign(sign.height() / 2, off.y()))
    if abs(off.x()) > abs(off.y()):
        edge = QPointF(math.copysign(sign.width() / 2, off.x()), 0)
    for large in (_LARGE, *_LESS):
        wide, high = (large - 1) / 2 * sign.width(), (large - 1) / 2 * sign.height()
        box = sign.adjusted(-wide, -high, wide, high).translated(edge * (1 - large))
        if _clear(box, lies) and room.contains(box):
            return large, edge
    return (1.0, edge) if edge.x() else (_LESS[-1], -edge)


def _brought(
    cards: Sequence[tuple[QGraphicsPixmapItem, QRectF]], room: QRectF, people: Sequence[QRectF]
) -> tuple[dict[QGraphicsPixmapItem, tuple[QPointF, float]], float]:
    """How far each card of a row moves into the middle of the table, and how it is turned, in a
    fan; and how much larger they get there. It lies below the row, and those who sit along it.
    """
    wide, high, middle = cards[0][1].width(), cards[0][1].height(), (len(cards) - 1) / 2
    lean = math.radians(middle * _FAN_ANGLE)
    across = wide * math.cos(lean) + high * math.sin(lean) + 2 * middle * _FAN_STEP * wide
    least, most = _TWO if len(cards) == 2 else _BROUGHT
    large = min(max(least, _HIGH * room.height() / high), most, _ACROSS * room.width() / across)
    x, y = room.center().x(), room.top() + _BEFORE_ALL * room.height()
    half = large * across / 2 + _RIM
    beside = (one for one in people if one.left() < x + half and one.right() > x - half)
    row = (one for one in beside if one.center().y() < y)
    low = max([cards[0][1].bottom(), *(one.bottom() + _CHIPS * one.height() for one in row)])
    y = max(y, low + large * (high * math.cos(lean) + wide * math.sin(lean)) / 2)
    found = {}
    for i, (item, box) in enumerate(cards):
        far = i - middle
        to = QPointF(x + far * _FAN_STEP * wide * large, y + abs(far) * 0.06 * high * large)
        found[item] = to - box.center(), far * _FAN_ANGLE
    return found, large - 1


def _fanned(
    items: Sequence[QGraphicsPixmapItem],
    boxes: Sequence[QRectF],
    room: QRectF,
    people: Sequence[QRectF],
) -> dict[QGraphicsPixmapItem, tuple[QPointF, float]]:
    """How far each card of a column moves, and how it is turned, in a fan; else nobody moves.

    It lies between the people, if it has room there.
    """
    if len(boxes) < 2 or any(abs(box.x() - boxes[0].x()) > box.width() / 2 for box in boxes):
        return {}
    wide, high, middle = boxes[0].width(), boxes[0].height(), (len(boxes) - 1) / 2
    lean = math.radians(middle * _FAN_ANGLE)
    across = wide * math.cos(lean) + high * math.sin(lean)
    half = middle * _FAN_STEP * wide + across * (1 + _FANNED) / 2
    at, y = boxes[0].center().x(), (boxes[0].center().y() + boxes[-1].center().y()) / 2
    by = [one for one in people if abs(one.center().y() - y) < (one.height() + 1.6 * high) / 2]
    left = max((one.right() + _CLEAR for one in by if one.right() < at), default=room.left())
    right = min((one.left() - _CLEAR for one in by if one.left() > at), default=room.right())
    if right - left < 2 * half:
        left, right = room.left(), room.right()
    x = min(max(at, left + half), right - half)
    found = {}
    for i, (item, box) in enumerate(zip(items, boxes, strict=True)):
        far = i - middle
        to = QPointF(x + far * _FAN_STEP * wide, y + abs(far) * 0.06 * high)
        found[item] = to - box.center(), far * _FAN_ANGLE
    return found
