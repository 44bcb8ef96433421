"""What a match has won beyond itself: new stamps, struck on slips of paper, and a rung climbed."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from cardtable.phrases.stamps import stamp_name
from cardtable.ui.table.plates import BRASS, GOLD, medallion
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER
from cardtable.ui.widgets.stamp_seals import printed
from cardtable.ui.widgets.theme import Theme

#: A seal, the words beside it, the margins of a slip, the gap between slips, and the least height
#: of one, in pixels; the size of a name.
_SEAL, _WORDS, _MARGIN, _GAP, _LEAST, _NAME = 96, 132, 8, 12, 52, 17
#: So many slips get smaller before there are two columns.
_FEW = 3
#: Fractions of the time of a slip: it lies there, the seal has come down, or the rung is climbed.
_LIES, _DOWN = 0.35, 0.7
#: The seal's scale before it comes down, and its angle on the paper.
_LARGE, _ASKEW = 1.7, -5.0
#: The two faces of a rung as parts of its slip, and how far the one who passes swings out.
_FACE, _SWING = 0.46, 0.3
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_FALLS, _CLIMBS = QEasingCurve(QEasingCurve.Type.InCubic), QEasingCurve(QEasingCurve.Type.InOutQuad)


@dataclass(slots=True)
class Rise:
    """Somebody passed on the ladder.

    Attributes:
        own, other: the portraits of the player and of whom they pass.
        words: what is said of it.
    """

    own: int
    other: int
    words: str


@dataclass(slots=True)
class Spoils:
    """Slips one below the other.

    Attributes:
        theme: the look.
        rise: who was passed on the ladder, if anybody.
        stamps: the ids of new stamps.
        seen: how many slips have come; the fraction is that of the next one.
    """

    theme: Theme
    rise: Rise | None = None
    stamps: list[str] = field(default_factory=list)
    seen: float = 0.0

    def __len__(self) -> int:
        return len(self.stamps) + (self.rise is not None)

    def width(self, room: float) -> float:
        """How wide they are in a room of this height."""
        if not len(self):
            return 0.0
        high, columns = self._laid(room)
        return columns * self._wide(high) + (columns - 1) * self.theme.px(_GAP)

    def _laid(self, room: float) -> tuple[float, int]:
        """How high a slip is in a room of this height, and in how many columns they lie."""
        px = self.theme.px
        heights = px(_LEAST), px(_SEAL + 2 * _MARGIN)
        least, usual = (int((room + px(_GAP)) // (high + px(_GAP))) for high in heights)
        rows = max(1, min(least, max(_FEW, usual)))
        columns = math.ceil(len(self) / rows)
        rows = math.ceil(len(self) / columns)
        high = (room - (rows - 1) * px(_GAP)) / rows
        return max(px(_LEAST), min(px(_SEAL + 2 * _MARGIN), high)), columns

    def _wide(self, high: float) -> float:
        return high + self.theme.px(_WORDS)

    def paint(self, painter: QPainter, place: QRectF, ratio: float) -> None:
        """Draw the slips that have come in the middle of a place."""
        high, columns = self._laid(place.height())
        rows, gap, wide = math.ceil(len(self) / columns), self.theme.px(_GAP), self._wide(high)
        top = place.center().y() - (rows * (high + gap) - gap) / 2
        for number in range(len(self)):
            t = min(1.0, max(0.0, self.seen - number))
            if not t:
                break
            column, row = divmod(number, rows)
            slip = QRectF(
                place.left() + column * (wide + gap), top + row * (high + gap), wide, high
            )
            painter.save()
            painter.setOpacity(painter.opacity() * min(1.0, t / _LIES))
            painter.translate(-(1 - min(1.0, t / _LIES)) * gap, 0)
            self._slip(painter, slip, number, t, ratio)
            painter.restore()

    def _slip(self, painter: QPainter, slip: QRectF, number: int, t: float, ratio: float) -> None:
        px, theme = self.theme.px, self.theme
        painter.setPen(Qt.PenStyle.NoPen)
        for drop, alpha in ((4.0, 40), (2.0, 60)):
            painter.setBrush(QColor(10, 6, 4, alpha))
            painter.drawRect(slip.translated(drop * 0.5, drop))
        painter.setBrush(LAMPLIGHT if theme.dark else PAPER)
        painter.drawRect(slip)
        down = min(1.0, max(0.0, t - _LIES) / (_DOWN - _LIES))
        side = slip.height()
        square = QRectF(slip.left(), slip.top(), side, side)
        if self.rise is not None and not number:
            words = self.rise.words
            self._climb(painter, square, self.rise, _CLIMBS.valueForProgress(down), ratio)
        else:
            id_ = self.stamps[number - (self.rise is not None)]
            words = stamp_name(id_)
            self._seal(painter, square, id_, _FALLS.valueForProgress(down), ratio)
        room = QRect(0, 0, round(slip.width() - side - px(_MARGIN)), round(side))
        room.moveTopLeft(QPointF(square.right(), slip.top()).toPoint())
        for size in range(_NAME, 10, -1):
            font = theme.title(size)
            said = QFontMetrics(font).boundingRect(room, _WRAP, words)
            if said.height() <= room.height() and said.width() <= room.width():
                break
        painter.setFont(font)
        painter.setPen(INK)
        painter.drawText(room, _WRAP, words)

    def _seal(self, painter: QPainter, square: QRectF, id_: str, down: float, ratio: float) -> None:
        """Strike a stamp."""
        side = square.width() - 2 * self.theme.px(_MARGIN)
        if down <= 0:
            return
        painter.save()
        painter.translate(square.center())
        painter.rotate(_ASKEW)
        painter.scale(*[_LARGE + (1 - _LARGE) * down] * 2)
        painter.setOpacity(painter.opacity() * down)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), printed(id_, side, ratio))
        painter.restore()

    @staticmethod
    def _climb(painter: QPainter, square: QRectF, rise: Rise, up: float, ratio: float) -> None:
        """Move a face up past another."""
        side = _FACE * square.height()
        middle, step = square.center(), square.height() / 2 - 0.52 * side
        swing = math.sin(math.pi * up) * _SWING * side
        for face, way, gold in ((rise.other, 1, False), (rise.own, -1, True)):
            box = QRectF(0, 0, side, side)
            box.moveCenter(middle + QPointF(-way * swing, way * step * (2 * up - 1)))
            medallion(painter, face, box, ratio, False, frame=GOLD if gold else BRASS)
