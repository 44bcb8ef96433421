"""Pictures of what lies on the table besides the cards: its ground, labels and chips.

Plates, slots and boxes have modules of their own. Each spot becomes one pixmap, drawn anew only
when the spot itself changes. A picture may be larger than its spot (shadows, markers);
:class:`DrawnSpot` says by how much.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTextDocument,
    QTextOption,
    QTransform,
)

from cardtable.engine.layout_draft import CLOSE
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.room import GILT, paint_wood
from cardtable.ui.settings.cloths import Cloth
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:  # the start page shows none
    from cardtable.engine.table import ChipSpot, FurnitureSpot, LabelSpot

    #: Draws a piece of furniture with its words, at a scale.
    Paint = Callable[["Painter", QPainter, FurnitureSpot, str, float], None]

#: Words kept on one line never shrink below this fraction of their size.
_SNUG = 0.6
#: Words longer than their line by less than this factor shrink, too: no syllable is left alone.
_NEARLY = 1.15
#: The smallest type of a name, in pixels.
LEAST = 10
#: The ink of words on cloth that lies in the dark.
LIGHT = QColor("#fff1d6")
#: Opacity of soft words: even in the pool of light their contrast stays 4.5 : 1.
SOFT = 0.9
#: The same of large words of no account, in dark ink and in light.
FAINT = 0.94, 0.64
#: From this size on, light words on the cloth throw a shadow.
_LARGE = 17
#: The light on the edge of a chip by night, and the ground of its amount.
_RIMLIGHT, _NIGHT_GROUND = QColor(255, 232, 184, 200), QColor(6, 8, 14, 150)
#: How thick a chip is, as a part of its size.
THICK = 0.12
#: How much is seen of a chip that is lost, and of one where a hint would have it.
_GHOST, _ADVISED = 0.62, 0.6
_BIG = re.compile(r"<big>(.*?)</big>")


#: Tones of words on paper: a slip that names something, or what somebody says.
PAPERS, BUBBLES = frozenset({"call", "slip", "bubble", "said"}), frozenset({"bubble", "said"})


@dataclass(frozen=True, slots=True)
class DrawnSpot:
    """A drawn spot: its pixmap, and how far its corner lies to the upper left of the spot's."""

    pixmap: QPixmap
    dx: float = 0.0
    dy: float = 0.0


class Painter:
    """Draws spots in one theme for one cloth and pixel ratio."""

    def __init__(self, theme: Theme, cloth: Cloth, ratio: float) -> None:
        self.theme, self.cloth, self.ratio = theme, cloth, ratio
        self.c = theme.colours

    @property
    def cloth_ink(self) -> QColor:
        """The ink for words directly on the cloth."""
        return self.cloth.ink(self.theme.dark)

    @property
    def on_mat(self) -> Painter:
        """What draws on the mats: by day those of a pale cloth are dark, and take light ink."""
        mat = self.cloth.mat(self.theme.dark)
        return self if mat is self.cloth else Painter(self.theme, mat, self.ratio)

    @property
    def focus_colour(self) -> QColor:
        """The colour of the focus ring."""
        return self.cloth.focus(self.theme.dark)

    def blank(self, width: float, height: float) -> QPixmap:
        """An empty picture of this size in device-independent pixels."""
        pixmap = QPixmap(max(1, round(width * self.ratio)), max(1, round(height * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def ground(self, size: QSizeF) -> QPixmap:
        """The cloth of a table of this size."""
        return ground(self.cloth, self.theme.dark, size, self.ratio, self.theme.quiet)

    # -- words ---------------------------------------------------------------------------------
    def document(
        self,
        words: str,
        size: int,
        weight: int,
        width: float,
        align: str,
        titled: bool = False,
    ) -> QTextDocument:
        """Words laid out in ``width`` (0: on one line); ``titled``: in the display face."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self.theme.title(size) if titled else self.theme.font(size, weight))
        option = QTextOption(
            {
                "left": Qt.AlignmentFlag.AlignLeft,
                "center": Qt.AlignmentFlag.AlignHCenter,
                "right": Qt.AlignmentFlag.AlignRight,
            }[align]
        )
        option.setWrapMode(
            QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
            if width
            else QTextOption.WrapMode.NoWrap
        )
        document.setDefaultTextOption(option)
        big = rf'<span style="font-size:{round(size * 1.7)}px;font-weight:700">\1</span>'
        document.setHtml(_BIG.sub(big, kept_whole(words) if width else words))
        if width:
            document.setTextWidth(width)
        return document

    def _ink(self, tone: str) -> QColor:
        if tone in ("good", "bad", "warn"):
            return self.c[tone]
        if tone in PAPERS:
            return QColor("#1c1815")
        if tone == "gold" and self.cloth_ink.lightness() > 128:
            return QColor("#ffe3a6")
        if tone == "plate":
            return self.c["plate_ink"]
        if tone == "wood":
            return self.theme.in_wood().colours["ink"]
        ink = QColor(self.cloth_ink)
        if tone == "soft":
            ink.setAlphaF(SOFT)
        return ink

    def label(self, spot: LabelSpot, words: str, scale: float) -> DrawnSpot:
        """Draw words on the cloth, or on a ground of their own for all tones but cloth and soft."""
        size = round(spot.size * scale)
        paper = spot.tone in PAPERS
        titled = spot.tone == "title"
        grounded = spot.tone not in ("cloth", "title", "soft", "gold")
        pad_x, pad_y = (10 * scale, 4 * scale) if grounded else (0.0, 0.0)
        if paper:
            pad_x = max(pad_x, 0.8 * size)
        room = max(20.0, spot.width - 2 * pad_x)
        weight = 700 if spot.bold else 400
        document = self.document(words, size, weight, 0, "left", titled)
        natural = document.idealWidth()
        if natural > room and (spot.snug or natural < room * _NEARLY):
            size = max(round(size * _SNUG), int(size * room / natural))
            document = self.document(words, size, weight, 0, "left", titled)
            natural = document.idealWidth()
        if natural > room:
            document = self.document(words, size, weight, room, spot.align, titled)
            natural = room
        inner = min(natural, room) + 1
        high = document.size().height()
        width, height = inner + 2 * pad_x, high + 2 * pad_y
        dx = {
            "left": 0.0,
            "center": (spot.width - width) / 2,
            "right": spot.width - width,
        }[spot.align]
        around = 10.0 if paper or spot.tone == "wood" else 0.0
        pixmap = self.blank(width + 2 * around, height + 2 * around)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(around, around)
        if paper:
            _paper(painter, spot, QRectF(0, 0, width, height))
        elif spot.tone == "wood":
            _tab(painter, QRectF(0, 0, width, height), self.theme, self.ratio)
        elif grounded:
            ground = {
                "plate": self.c["plate"],
                "good": self.c["good_bg"],
                "bad": self.c["bad_bg"],
                "warn": self.c["warn_bg"],
            }[spot.tone]
            edge = self.c["plate_edge"] if spot.tone == "plate" else self._ink(spot.tone)
            painter.setBrush(ground)
            painter.setPen(QPen(edge, 1))
            painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 5, 5)
        painter.translate(pad_x, pad_y)
        ink = self._ink(spot.tone)
        if not grounded and size >= _LARGE and ink.lightness() > 128:
            painter.translate(size * 0.03, size * 0.05)
            self.put(painter, document, QColor(0, 0, 0, 120))
            painter.translate(-size * 0.03, -size * 0.05)
        self.put(painter, document, ink)
        painter.end()
        return DrawnSpot(pixmap, around - dx, around)

    @staticmethod
    def put(painter: QPainter, document: QTextDocument, ink: QColor) -> None:
        """Draw laid-out words in an ink, at the painter's origin."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, ink)
        document.documentLayout().draw(painter, context)

    # -- seats ---------------------------------------------------------------------------------
    def chip(self, spot: ChipSpot, scale: float) -> DrawnSpot:
        """Draw a heap of a seat's chips and its amount, level with the lowest chip."""
        size, thick = spot.size, spot.size * THICK
        least = CLOSE if spot.close else 16
        font = self.theme.font(round(max(least * scale, 0.62 * size)), 700)
        width = QFontMetricsF(font).horizontalAdvance(spot.amount) if spot.amount else 0.0
        rise, around = thick * max(0, spot.heap - 1), thick * 2
        left = size * 1.25 if spot.heap else 0.0  # of the amount
        beside = width + 2 + 0.3 * font.pixelSize() if spot.amount else 0.0
        pixmap = self.blank(around + max(size + around, left + beside), size + rise + 2 * around)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(around, rise + around)
        by_night = self.cloth_ink.lightness() > 128
        face = f"value_{spot.worth}" if spot.worth else str(spot.seat)
        picture = svg_pixmap(f"table/chip_{face}.svg", size, self.ratio)
        advised = spot.ghost and spot.staged  # a hint's disc, that can be pressed
        amber = self.theme.colours["mark"] if advised else None
        seen = _ADVISED if advised else _GHOST if spot.ghost else 0.85 if spot.staged else 1
        painter.setOpacity(seen)
        for chip in range(spot.heap):
            if spot.ghost:
                painter.drawPixmap(QPointF(0, -chip * thick), picture)
            else:
                self._chip(painter, QRectF(0, -chip * thick, size, size), picture, lowest=not chip)
        if not spot.heap:
            pass
        elif spot.ghost:
            painter.setOpacity(1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QPen(amber or self.cloth_ink, max(1.4, size * (0.1 if advised else 0.06)))
            edge.setDashPattern([2.0, 1.2 if advised else 1.6])
            painter.setPen(edge)
            painter.drawEllipse(QRectF(0, -rise, size, size))
        elif by_night:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_RIMLIGHT, max(1.2, size * 0.05)))
            painter.drawEllipse(QRectF(0, -rise, size, size))
        painter.setOpacity(1)
        if spot.amount:
            place = QRectF(left, 0, width + 2, size)
            if by_night:
                high = QFontMetricsF(font).height()
                pill = QRectF(0, 0, width + 0.5 * high, high)
                pill.moveCenter(place.center())
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(_NIGHT_GROUND)
                painter.drawRoundedRect(pill, high / 2, high / 2)
            self.written(painter, place, spot.amount, font, amber)
        painter.end()
        return DrawnSpot(pixmap, around, rise + around)

    @staticmethod
    def _chip(painter: QPainter, box: QRectF, picture: QPixmap, lowest: bool) -> None:
        """One chip of a heap: its rim, and the shadow it throws on the cloth or the next chip."""
        size = box.width()
        painter.setPen(Qt.PenStyle.NoPen)
        for part, alpha in ((0.13, 40), (0.09, 50), (0.05, 60)) if lowest else ((0.05, 60),):
            painter.setBrush(QColor(10, 6, 4, alpha))
            painter.drawEllipse(box.translated(size * part * 0.5, size * part))
        painter.setBrush(QColor(30, 22, 18))
        painter.drawEllipse(box.translated(0, size * 0.06))
        painter.drawPixmap(box.topLeft(), picture)

    def written(
        self,
        painter: QPainter,
        place: QRectF,
        words: str,
        font: QFont,
        ink: QColor | None = None,
    ) -> None:
        """Write a number on the cloth, in its ink or in another; light ink has a shadow."""
        painter.setFont(font)
        if self.cloth_ink.lightness() > 128:
            painter.setPen(QColor(0, 0, 0, 130))
            painter.drawText(place.translated(0.6, 1.2), Qt.AlignmentFlag.AlignVCenter, words)
        painter.setPen(ink or self.cloth_ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)


class Inked(Painter):
    """Draws the same in another ink."""

    def __init__(self, draw: Painter, ink: QColor) -> None:
        super().__init__(draw.theme, draw.cloth, draw.ratio)
        self._other = ink

    @property
    def cloth_ink(self) -> QColor:
        """The ink for words directly on the cloth."""
        return self._other


def _tab(painter: QPainter, box: QRectF, theme: Theme, ratio: float) -> None:
    """A small board of the room's wood with its shadow, a lit edge and a gilt line."""
    painter.setPen(Qt.PenStyle.NoPen)
    for far, alpha in ((4.0, 26), (2.5, 44), (1.2, 70)):
        painter.setBrush(QColor(10, 6, 4, alpha))
        painter.drawRoundedRect(box.translated(0.5 * far, far), 6, 6)
    path = QPainterPath()
    path.addRoundedRect(box, 6, 6)
    painter.save()
    painter.setClipPath(path)
    paint_wood(painter, box.toAlignedRect(), QPoint(0, 37), theme, ratio)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(30, 16, 6, 190), 1.4))
    painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), 5.5, 5.5)
    painter.setPen(QPen(GILT, 1))
    painter.drawRoundedRect(box.adjusted(2.6, 2.6, -2.6, -2.6), 4, 4)


def _paper(painter: QPainter, spot: LabelSpot, box: QRectF) -> None:
    """A slip of paper with its shadow; a bubble is round and points to who says it."""
    bubble = spot.tone in BUBBLES
    radius = box.height() / 2 if bubble else 4.0
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if bubble:
        at = min(box.width() / 2, 1.1 * box.height())
        x, off = (box.right() - at, -1) if spot.align == "right" else (box.left() + at, 1)
        ends = [(x - 7 * off, box.bottom() - 3), (x + 8 * off, box.bottom() - 3)]
        ends.append((x - 4 * off, box.bottom() + 8))
        if spot.tone == "said":
            edge, y = (box.right() if off < 0 else box.left()), box.center().y()
            ends = [(edge + 4 * off, y - 7), (edge + 4 * off, y + 7), (edge - 8 * off, y + 2)]
        tip = QPainterPath()
        tip.addPolygon(QPolygonF([QPointF(*end) for end in ends]))
        path = path.united(tip)
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(5):
        painter.setBrush(QColor(10, 6, 4, 22))
        pen = QPen(QColor(10, 6, 4, 22), 1.0 + 1.6 * k, Qt.PenStyle.SolidLine)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path.translated(1.2, 2.4), pen)
    sheet = QLinearGradient(box.topLeft(), box.bottomLeft())
    sheet.setColorAt(0, QColor("#f8f1e0"))
    sheet.setColorAt(1, QColor("#e8dfc9"))
    painter.setBrush(sheet)
    painter.setPen(QPen(QColor(28, 24, 21, 220 if bubble else 90), 1.4 if bubble else 0.8))
    painter.drawPath(path)


#: How much lighter the cloth is under the lamp, a pale one by day more, and how much darker at the
#: rim, by day and by night, as parts; words in dark ink on a pale cloth stay readable there. By day
#: its shade is cool, as the wood round it is warm.
POOL, SUNNY, SHADE, PALE_SHADE = 0.1, 0.12, (0.54, 0.74), (0.4, 0.4)
BLACK, COOL = QColor(0, 0, 0), QColor(70, 79, 80)
#: How far the frame throws its shadow on the cloth, in pixels, and how deep it is at the edge.
FRAME_SHADOW, DEPTH = 24, 0.42
#: Where the joints of a wooden table lie, as parts of its height: between the rows of cards.
JOINTS = (0.17, 0.55, 0.895)
#: How far the grain of each board is shifted, as parts of a tile, and whether it is turned over.
GRAIN = ((0.36, 0.32, False), (0.0, 0.03, True), (0.58, 0.61, False), (0.71, 0.37, True))
#: The least side of a mat, the shade of those that are turned, of the joint between two, and the
#: light on the edge beyond it.
MAT, TURNED = 240, QColor(40, 22, 0, 8)
JOINT, EDGE = QColor(30, 16, 0, 76), QColor(255, 240, 200, 34)
#: How much of a band of sheen is seen where it is brightest.
SHEEN = 0.1


def ground(cloth: Cloth, dark: bool, size: QSizeF, ratio: float, quiet: bool = False) -> QPixmap:
    """Paint the cloth of a table of ``size`` device-independent pixels; ``quiet``: its colour."""
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    whole = QPixmap(width, height)
    whole.setDevicePixelRatio(ratio)
    whole.fill(cloth.ground(dark))
    if quiet:
        return whole
    painter = QPainter(whole)
    box = QRectF(0, 0, size.width(), size.height())
    day = cloth.pale and not dark
    tile = cloth.weave(dark, ratio, 1 + (SUNNY if day else POOL))
    if cloth.boards:
        _boards(painter, tile, box)
    elif cloth.mats:
        _mats(painter, tile, box)
    else:
        painter.drawTiledPixmap(box, tile)
    if cloth.sheen:
        _sheen(painter, box, cloth.ground(dark))
    _light(painter, box, (PALE_SHADE if cloth.pale else SHADE)[dark], COOL if day else BLACK)
    painter.end()
    return whole


def _boards(painter: QPainter, tile: QPixmap, box: QRectF) -> None:
    """Long boards across the table, a dark joint and a lit edge between them."""
    grain = tile.deviceIndependentSize()
    edges = [0.0, *(round(part * box.height()) for part in JOINTS), box.height()]
    for (top, bottom), (along, across, turned) in zip(pairwise(edges), GRAIN, strict=True):
        board = QRectF(0, top, box.width(), bottom - top)
        painter.save()
        if turned:
            painter.translate(box.width(), 0)
            painter.scale(-1, 1)
        painter.drawTiledPixmap(
            board, tile, QPointF(along * grain.width(), across * grain.height())
        )
        painter.restore()
        if top:
            painter.fillRect(QRectF(0, top - 1, box.width(), 2), QColor(0, 0, 0, 60))
            painter.fillRect(QRectF(0, top + 1, box.width(), 1), QColor(255, 255, 255, 8))


def _mats(painter: QPainter, tile: QPixmap, box: QRectF) -> None:
    """Nearly square mats, the rush of every other one upright; no joint runs down the middle."""
    side = max(MAT, min(box.width(), box.height()) / 2)
    xs, ys = (
        [round(k * length / count) for k in range(count + 1)]
        for length in (box.width(), box.height())
        for count in [max(1, round(length / side))]
    )
    if len(xs) % 2:  # half a mat at both ends
        xs = [0, *((left + right) // 2 for left, right in pairwise(xs)), xs[-1]]
    upright = tile.transformed(QTransform().rotate(90))
    for row, (top, bottom) in enumerate(pairwise(ys)):
        for column, (left, right) in enumerate(pairwise(xs)):
            mat = QRectF(left, top, right - left, bottom - top)
            turned = (row + column - len(xs) // 2) % 2 == 0
            painter.drawTiledPixmap(mat, upright if turned else tile)
            if turned:  # light falls across its rush
                painter.fillRect(mat, TURNED)
            for k, ink in enumerate((JOINT, EDGE)):
                if column:
                    painter.fillRect(QRectF(left + k, top, 1, mat.height()), ink)
                if row:
                    painter.fillRect(QRectF(left, top + k, mat.width(), 1), ink)


def _sheen(painter: QPainter, box: QRectF, ground: QColor) -> None:
    """One soft band across the upper half, nearly level, as silk shines along its threads."""
    band = QLinearGradient(0, 0, box.height() * 0.1, box.height())
    for k in range(17):
        t = k / 16
        shine = QColor(ground.lighter(170))
        shine.setAlphaF(SHEEN * (math.sin(math.pi * t) ** 2))
        band.setColorAt(0.04 + 0.56 * t, shine)
    painter.fillRect(box, band)


def _shaded(
    gradient: QGradient,
    depth: float,
    begin: float = 0.0,
    power: float = 1.0,
    shade: QColor = BLACK,
) -> QGradient:
    """A gradient from nothing to a depth of shade without a kink, so that no edge is seen."""
    for k in range(25):
        t = (k / 24) ** power
        colour = QColor(shade)
        colour.setAlphaF(depth * t * t * (3 - 2 * t))
        gradient.setColorAt(begin + (1 - begin) * k / 24, colour)
    return gradient


def _light(painter: QPainter, box: QRectF, depth: float, shade: QColor) -> None:
    """A lamp above the middle of the table, dim rims, and the shadow of the frame.

    The cloth is brighter by ``POOL`` under the lamp, and shade falls on it towards all edges: white
    laid on would hide the weave. The frame throws more of it from above and from the left, where
    the lamp hangs.
    """
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    lamp = QRadialGradient(QPointF(-0.06, -0.16), 1.5)
    painter.fillRect(QRectF(-1, -1, 2, 2), _shaded(lamp, depth, power=1.6, shade=shade))
    painter.restore()
    frame = DEPTH if shade == BLACK else DEPTH / 3
    for edge, deep in (
        (QLinearGradient(0, FRAME_SHADOW, 0, 0), frame),
        (QLinearGradient(FRAME_SHADOW, 0, 0, 0), frame),
        (QLinearGradient(box.width() - FRAME_SHADOW / 2, 0, box.width(), 0), frame / 2),
        (QLinearGradient(0, box.height() - FRAME_SHADOW / 2, 0, box.height()), frame / 2),
    ):
        painter.fillRect(box, _shaded(edge, deep))
