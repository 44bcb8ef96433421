"""The box of a deck: its cover, its back and its name on a net to cut, fold and glue."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPen

from cardtable.art import fonts
from cardtable.isolating import isolated
from cardtable.printing.pdf import UNIT, Boxes, Document
from cardtable.printing.pictures import CardPrint, NotPrinted
from cardtable.printing.stock import BLEED, PAPERS, Rect, Stock
from cardtable.translation import _, message, ngettext

#: Thickness of a card of 300 g/m², and clearance round the pack, in millimetres.
CARD, AIR = 0.32, 1.0
#: Width of the glue flap, length of a tongue, radius of the thumb notch.
GLUE, TONGUE, NOTCH = 10.0, 11.0, 7.0

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class BoxNet:
    """A box laid flat; coordinates are from its upper left corner, in millimetres.

    Attributes:
        wide, high: its size.
        front, left, back, right: the panels round the pack, from left to right.
        outline: corners of the shape to cut out, in order.
        folds: straight lines to fold along.
        notch: centre and radius of the semicircle at the front's upper edge.
    """

    wide: float
    high: float
    front: Rect
    left: Rect
    back: Rect
    right: Rect
    outline: tuple[Point, ...]
    folds: tuple[tuple[Point, Point], ...]
    notch: tuple[Point, float]


def box_net(card: tuple[float, float], count: int) -> BoxNet:
    """Return the box for ``count`` cards of a size in millimetres."""
    w, h, d = card[0] + AIR, card[1] + AIR, count * CARD + AIR
    lid = d + TONGUE
    dust = min(d * 0.9, w * 0.45)
    y0, y1 = lid, lid + h
    x0 = GLUE
    x1, x2, x3, x4 = x0 + w, x0 + w + d, x0 + 2 * w + d, x0 + 2 * w + 2 * d
    slope, in_ = d * 0.12, w * 0.06

    def flap(a: float, b: float, y: float, way: int) -> list[Point]:
        """Return the corners of a dust flap over a narrow side, from left to right."""
        return [
            (a + slope, y + way * dust * 0.4),
            (a + slope * 1.6, y + way * dust),
            (b - slope * 1.6, y + way * dust),
            (b - slope, y + way * dust * 0.4),
            (b, y),
        ]

    def lid_(a: float, b: float, y: float, way: int) -> list[Point]:
        """Return the corners of lid and tongue over a broad side."""
        return [
            (a, y + way * d),
            (a + in_ * 0.5, y + way * (d + TONGUE * 0.6)),
            (a + in_ * 2, y + way * lid),
            (b - in_ * 2, y + way * lid),
            (b - in_ * 0.5, y + way * (d + TONGUE * 0.6)),
            (b, y + way * d),
            (b, y),
        ]

    top = [(x0, y0), (x1, y0), *flap(x1, x2, y0, -1), *lid_(x2, x3, y0, -1), *flap(x3, x4, y0, -1)]
    low = [(x4, y1), *flap(-x4, -x3, y1, 1), *lid_(-x3, -x2, y1, 1), *flap(-x2, -x1, y1, 1)]
    low = [(abs(x), y) for x, y in low]
    end = [(x0, y1), (0, y1 - GLUE * 0.7), (0, y0 + GLUE * 0.7)]
    folds = tuple(((x, y0), (x, y1)) for x in (x0, x1, x2, x3)) + tuple(
        ((a, y), (b, y)) for y in (y0, y1) for a, b in ((x1, x2), (x2, x3), (x3, x4))
    )
    folds += (((x2, y0 - d), (x3, y0 - d)), ((x2, y1 + d), (x3, y1 + d)))
    return BoxNet(
        wide=x4,
        high=2 * lid + h,
        front=Rect(x0, y0, w, h),
        left=Rect(x1, y0, d, h),
        back=Rect(x2, y0, w, h),
        right=Rect(x3, y0, d, h),
        outline=tuple(top + low + end),
        folds=folds,
        notch=((x0 + w / 2, y0), min(NOTCH, w / 5)),
    )


#: Millimetres between the net and the text below it.
_BELOW = 6.0
_LINE = 0.15
#: Characters from this one on are written one below another.
_HAN = 0x2E80
_PAPER, _INK = "#f6eedc", "#1c1815"


def box(stock: Stock, paper: str, name: str, language: str) -> bytes:
    """Return the box of a deck called ``name`` as a page of ``paper``.

    Raises:
        NotPrinted: if it does not fit on the paper.
    """
    flat = box_net(stock.size, stock.cards)
    width, height = PAPERS[paper]
    if flat.wide > width - 2 * BLEED or flat.high > height - 2 * BLEED - 3 * _BELOW:
        width, height = height, width
    if flat.wide > width - 2 * BLEED or flat.high > height - 2 * BLEED - 3 * _BELOW:
        raise NotPrinted(
            message(
                "A box for {count} cards doesn’t fit on {paper}.", count=stock.cards, paper=paper
            )
        )
    left, top = (width - flat.wide) / 2, (height - flat.high) / 2
    document = Document(name, width, height)
    trim = Rect(left, top, flat.wide, flat.high)
    document.page(width, height, Boxes(trim, trim.grown(BLEED)))
    _Painting(document.painter, stock, flat, (left, top), language).paint(name)
    return document.finished()


class _Painting:
    """Paints the net, with its upper left corner at ``at`` (mm)."""

    def __init__(
        self, painter: QPainter, stock: Stock, flat: BoxNet, at: Point, language: str
    ) -> None:
        self._p, self._stock, self._net = painter, stock, flat
        self._language = language
        self._cover, self._back = CardPrint(stock.cover, stock), CardPrint(stock.back, stock)
        self._ground = self._back.ground
        self._ink = QColor(_PAPER if self._ground.lightness() < 140 else _INK)
        painter.translate(at[0] * UNIT, at[1] * UNIT)

    def paint(self, name: str) -> None:
        outline = self._outline()
        stroke = QPainterPathStroker()
        stroke.setWidth(2 * BLEED * UNIT)
        self._p.fillPath(outline.united(stroke.createStroke(outline)), self._ground)
        self._front(name)
        self._rear(name)
        for panel in (self._net.left, self._net.right):
            self._spine(panel, name)
        self._lines(outline)

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        (x, y), radius = self._net.notch
        first, *others = [QPointF(a * UNIT, b * UNIT) for a, b in self._net.outline]
        path.moveTo(first)
        round_ = QRectF((x - radius) * UNIT, (y - radius) * UNIT, *([2 * radius * UNIT] * 2))
        path.lineTo((x - radius) * UNIT, y * UNIT)
        path.arcTo(round_, 180, 180)  # downwards into the front
        for point in others:
            path.lineTo(point)
        path.closeSubpath()
        return path

    def _front(self, name: str) -> None:
        """Paint the cover, as large as the notch and the name allow."""
        panel = self._net.front
        above, below = self._net.notch[1] + 3, 7.0 if panel.w > 50 else 5.0
        height = panel.h - above - below - 5
        w, h = self._stock.size
        width = min(height * w / h, panel.w - 8)
        height = width * h / w
        place = Rect(panel.x + (panel.w - width) / 2, panel.y + above, width, height)
        self._shaded(place)
        room = Rect(panel.x + 1, place.y + height + 1.5, panel.w - 2, below)
        self._write(name, room, below * 0.78)

    def _shaded(self, place: Rect) -> None:
        """Paint the cover's picture with a frame, to set it off from a similar background."""
        self._cover.paint(self._p, place, UNIT, bleed=0)
        pen = QPen(self._ink)
        pen.setWidthF(0.25 * UNIT)
        self._p.setPen(pen)
        self._p.setBrush(Qt.BrushStyle.NoBrush)
        self._p.drawRect(_box(place.grown(0.9)))

    def _rear(self, name: str) -> None:
        """Paint the deck's name and number of cards on its back, below the sign in its middle."""
        panel = self._net.back
        self._back.paint(self._p, panel, UNIT, bleed=0)
        plate = Rect(
            panel.x + panel.w * 0.14, panel.y + panel.h * 0.72, panel.w * 0.72, panel.h * 0.2
        )
        self._p.setPen(Qt.PenStyle.NoPen)
        self._p.fillRect(_box(plate), self._ground)
        pen = QPen(self._ink)
        pen.setWidthF(0.25 * UNIT)
        self._p.setPen(pen)
        self._p.drawRect(_box(plate.grown(-0.9)))
        half = plate.h / 2
        self._write(name, Rect(plate.x + 2, plate.y + 1, plate.w - 4, half), half * 0.52)
        self._write(
            ngettext("{n} card", "{n} cards", self._stock.cards),
            Rect(plate.x + 2, plate.y + half - 0.5, plate.w - 4, half - 1),
            half * 0.42,
        )

    def _spine(self, panel: Rect, name: str) -> None:
        """Write the name along a narrow side: turned, or Han characters one below another."""
        size = min(panel.w * 0.42, 6.0)
        if all(ord(letter) >= _HAN for letter in name):
            size = min(size, (panel.h - 4) / len(name) / 1.2)
            top = panel.y + (panel.h - len(name) * size * 1.2) / 2
            for n, letter in enumerate(name):
                self._write(letter, Rect(panel.x, top + n * size * 1.2, panel.w, size * 1.2), size)
            return
        self._p.save()
        self._p.translate((panel.x + panel.w / 2) * UNIT, (panel.y + panel.h / 2) * UNIT)
        self._p.rotate(90)
        self._write(name, Rect(-panel.h / 2 + 2, -panel.w / 2, panel.h - 4, panel.w), size)
        self._p.restore()

    def _write(self, text: str, room: Rect, size: float, ink: QColor | None = None) -> None:
        """Write a line in the middle of ``room``, at ``size`` (millimetres) or smaller to fit."""
        font = fonts.on_paper(self._language)
        font.setWeight(QFont.Weight.DemiBold)
        self._p.setPen(ink or self._ink)
        for tenth in range(10, 2, -1):
            font.setPixelSize(max(1, round(size * UNIT * tenth / 10)))
            self._p.setFont(font)
            if self._p.fontMetrics().horizontalAdvance(text) <= room.w * UNIT:
                break
        self._p.drawText(_box(room), int(Qt.AlignmentFlag.AlignCenter), isolated(text))

    def _lines(self, outline: QPainterPath) -> None:
        """Draw the cut and the folds, and write what to do with them."""
        pen = QPen(self._ink)
        pen.setWidthF(_LINE * UNIT)
        self._p.setPen(pen)
        self._p.setBrush(Qt.BrushStyle.NoBrush)
        self._p.drawPath(outline)
        pen.setDashPattern([12, 9])
        self._p.setPen(pen)
        for (x1, y1), (x2, y2) in self._net.folds:
            self._p.drawLine(QLineF(x1 * UNIT, y1 * UNIT, x2 * UNIT, y2 * UNIT))
        room = Rect(0, self._net.high + BLEED + 2, self._net.wide, _BELOW)
        said = _(
            "Cut along the solid line, fold along the dashed lines and glue the narrow flap inside."
        )
        self._write(said, room, 3.2, QColor(_INK))


def _box(rect: Rect) -> QRectF:
    return QRectF(rect.x * UNIT, rect.y * UNIT, rect.w * UNIT, rect.h * UNIT)
