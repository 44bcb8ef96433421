"""Pictures of what lies on the table besides the cards: its ground, labels and chips.

Plates, slots and boxes have modules of their own. Each spot becomes one pixmap, drawn anew only
when the spot itself changes. A picture may be larger than its spot (shadows, markers);
:class:`DrawnSpot` says by how much.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextDocument,
    QTextOption,
    QTransform,
)

from cardtable.engine.table import (
    ChipSpot,
    LabelSpot,
)
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.settings.cloths import Cloth
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

#: Words kept on one line never shrink below this fraction of their size.
_SNUG = 0.6
#: Words longer than their line by less than this factor shrink, too: no syllable is left alone.
_NEARLY = 1.15
#: The smallest type of a name, in pixels.
LEAST = 10
#: Opacity of soft words: even in the pool of light their contrast stays 4.5 : 1.
SOFT = 0.9
_BIG = re.compile(r"<big>(.*?)</big>")


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
    def cloth_colour(self) -> QColor:
        """The colour of the cloth."""
        return self.cloth.ground(self.theme.dark)

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
        return ground(self.cloth, self.theme.dark, size, self.ratio)

    # -- words ---------------------------------------------------------------------------------
    def document(
        self, words: str, size: int, weight: int, width: float, align: str
    ) -> QTextDocument:
        """Words laid out in ``width`` (0: on one line)."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self.theme.font(size, weight))
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
        if tone == "call":
            return QColor("#fff8e8")
        if tone == "plate":
            return self.c["plate_ink"]
        ink = QColor(self.cloth_ink)
        if tone == "soft":
            ink.setAlphaF(SOFT)
        return ink

    def label(self, spot: LabelSpot, words: str, scale: float) -> DrawnSpot:
        """Draw words on the cloth, or on a ground of their own for all tones but cloth and soft."""
        size = round(spot.size * scale)
        grounded = spot.tone not in ("cloth", "soft")
        pad_x, pad_y = (10 * scale, 4 * scale) if grounded else (0.0, 0.0)
        room = max(20.0, spot.width - 2 * pad_x)
        weight = 700 if spot.bold else 400
        document = self.document(words, size, weight, 0, "left")
        natural = document.idealWidth()
        if natural > room and (spot.snug or natural < room * _NEARLY):
            size = max(round(size * _SNUG), int(size * room / natural))
            document = self.document(words, size, weight, 0, "left")
            natural = document.idealWidth()
        if natural > room:
            document = self.document(words, size, weight, room, spot.align)
            natural = room
        inner = min(natural, room) + 1
        high = document.size().height()
        width, height = inner + 2 * pad_x, high + 2 * pad_y
        dx = {
            "left": 0.0,
            "center": (spot.width - width) / 2,
            "right": spot.width - width,
        }[spot.align]
        pixmap = self.blank(width, height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if grounded:
            ground = {
                "call": QColor("#1c1815"),
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
        self.put(painter, document, self._ink(spot.tone))
        painter.end()
        return DrawnSpot(pixmap, -dx, 0)

    @staticmethod
    def put(painter: QPainter, document: QTextDocument, ink: QColor) -> None:
        """Draw laid-out words in an ink, at the painter's origin."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, ink)
        document.documentLayout().draw(painter, context)

    # -- seats ---------------------------------------------------------------------------------
    def chip(self, spot: ChipSpot, scale: float) -> DrawnSpot:
        """Draw a seat's chip and its amount."""
        size = spot.size
        font = self.theme.font(round(16 * scale), 700)
        width = QFontMetricsF(font).horizontalAdvance(spot.amount) if spot.amount else 0.0
        pixmap = self.blank(size + (7 + width + 2 if spot.amount else 0), size)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if spot.staged:
            painter.setOpacity(0.85)
        painter.drawPixmap(0, 0, svg_pixmap(f"table/chip_{spot.seat}.svg", size, self.ratio))
        painter.setOpacity(1)
        if spot.amount:
            painter.setFont(font)
            painter.setPen(self.cloth_ink)
            painter.drawText(
                QRectF(size + 7, 0, width + 2, size), Qt.AlignmentFlag.AlignVCenter, spot.amount
            )
        painter.end()
        return DrawnSpot(pixmap)


#: How much lighter the cloth is in the light, and how much darker in the corners, as parts; words
#: in dark ink on a pale cloth stay readable there.
POOL, SHADE, PALE_SHADE = 0.06, 0.26, 0.12
#: Where the joints of a wooden table lie, as parts of its height: between the rows of cards.
JOINTS = (0.17, 0.55, 0.895)
#: How far the grain of each board is shifted, as parts of a tile, and whether it is turned over.
GRAIN = ((0.36, 0.32, False), (0.0, 0.03, True), (0.58, 0.61, False), (0.71, 0.37, True))
#: The least side of a mat, the shade of those that are turned, and the shade between two.
MAT, TURNED, JOINT = 240, QColor(0, 0, 0, 6), QColor(0, 0, 0, 18)
#: How much of a band of sheen is seen where it is brightest.
SHEEN = 0.1


def ground(cloth: Cloth, dark: bool, size: QSizeF, ratio: float) -> QPixmap:
    """Paint the cloth of a table of ``size`` device-independent pixels."""
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    whole = QPixmap(width, height)
    whole.setDevicePixelRatio(ratio)
    whole.fill(cloth.ground(dark))
    painter = QPainter(whole)
    box = QRectF(0, 0, size.width(), size.height())
    tile = cloth.weave(dark, ratio, 1 + POOL)
    if cloth.boards:
        _boards(painter, tile, box)
    elif cloth.mats:
        _mats(painter, tile, box)
    else:
        painter.drawTiledPixmap(box, tile)
    if cloth.sheen:
        _sheen(painter, box, cloth.ground(dark))
    _light(painter, box, PALE_SHADE if cloth.pale and not dark else SHADE)
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
            painter.fillRect(QRectF(0, top - 1, box.width(), 2), QColor(0, 0, 0, 120))
            painter.fillRect(QRectF(0, top + 1, box.width(), 1), QColor(255, 255, 255, 16))


def _mats(painter: QPainter, tile: QPixmap, box: QRectF) -> None:
    """Nearly square mats without edges, the rush of every other one upright."""
    side = max(MAT, min(box.width(), box.height()) / 2)
    xs, ys = (
        [round(k * length / count) for k in range(count + 1)]
        for length in (box.width(), box.height())
        for count in [max(1, round(length / side))]
    )
    upright = tile.transformed(QTransform().rotate(90))
    for row, (top, bottom) in enumerate(pairwise(ys)):
        for column, (left, right) in enumerate(pairwise(xs)):
            mat = QRectF(left, top, right - left, bottom - top)
            turned = (row + column) % 2 == 1
            painter.drawTiledPixmap(mat, upright if turned else tile)
            if turned:  # light falls across its rush
                painter.fillRect(mat, TURNED)
            if column:
                painter.fillRect(QRectF(left, top, 1, mat.height()), JOINT)
            if row:
                painter.fillRect(QRectF(left, top, mat.width(), 1), JOINT)


def _sheen(painter: QPainter, box: QRectF, ground: QColor) -> None:
    """One soft band across the upper half, nearly level, as silk shines along its threads."""
    band = QLinearGradient(0, 0, box.height() * 0.1, box.height())
    for k in range(17):
        t = k / 16
        shine = QColor(ground.lighter(170))
        shine.setAlphaF(SHEEN * (math.sin(math.pi * t) ** 2))
        band.setColorAt(0.04 + 0.56 * t, shine)
    painter.fillRect(box, band)


def _shaded(gradient: QGradient, depth: float, begin: float) -> QGradient:
    """A gradient from nothing to a depth of shade without a kink, so that no edge is seen."""
    for k in range(17):
        t = k / 16
        gradient.setColorAt(
            begin + (1 - begin) * t, QColor.fromRgbF(0, 0, 0, depth * t * t * (3 - 2 * t))
        )
    return gradient


def _light(painter: QPainter, box: QRectF, shade: float) -> None:
    """A lamp above the table, on its left, shaded corners, and a rim at the table's edge.

    The cloth is brighter by ``POOL``, and shade falls on it: from corner to corner, and towards all
    edges. Rings round one centre would be seen as a disc; white laid on would hide the weave.
    """
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    whole = QRectF(-1, -1, 2, 2)
    painter.fillRect(whole, _shaded(QLinearGradient(-1, -1, 1, 1), POOL / 2, 0))
    painter.fillRect(whole, _shaded(QRadialGradient(QPointF(-0.04, -0.04), 1.6), shade, 0.2))
    painter.restore()
    rim = QLinearGradient(0, 0, 0, 7)
    rim.setColorAt(0, QColor(0, 0, 0, 44))
    rim.setColorAt(1, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(0, 0, box.width(), 7), rim)
