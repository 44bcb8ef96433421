"""Pictures of what lies on the table besides the cards: plates, labels, chips, frames, boxes.

Each spot becomes one pixmap, drawn anew only when the spot itself changes. A picture may be
larger than its spot (shadows, markers); :class:`Picture` says by how much.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QTextDocument,
    QTextDocumentFragment,
    QTextOption,
)

from cardtable.engine.layout_draft import BOX_LINES
from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    ChipSpot,
    FrameSpot,
    KnobSpot,
    LabelSpot,
    MeterSpot,
    SlotSpot,
)
from cardtable.ui.settings.cloths import Cloth
from cardtable.ui.table.ground import ground
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import plain
from cardtable.ui.widgets.theme import SEATS, Theme

#: Words that are kept on one line do not get smaller than this part of their size.
_SNUG = 0.6
#: What is longer than its line by less than this gets smaller, too: no syllable stands alone.
_NEARLY = 1.15
#: The smallest type of a name, in pixels.
_LEAST = 10
#: How opaque soft words are: where the light falls on the cloth they are 4.5 : 1 still.
SOFT = 0.9
_BIG = re.compile(r"<big>(.*?)</big>")


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn spot: its pixmap, and how far its corner lies up and left of the spot's."""

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
        """What is written straight on the cloth."""
        return self.cloth.ink(self.theme.dark)

    @property
    def cloth_colour(self) -> QColor:
        """The cloth itself."""
        return self.cloth.ground(self.theme.dark)

    @property
    def focus_colour(self) -> QColor:
        """The ring round what may be chosen."""
        return self.cloth.focus(self.theme.dark)

    def blank(self, width: float, height: float) -> QPixmap:
        """An empty picture of a size in device-independent pixels."""
        pixmap = QPixmap(max(1, round(width * self.ratio)), max(1, round(height * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def ground(self, size: QSizeF) -> QPixmap:
        """The cloth of a table of a size."""
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
        document.setHtml(_BIG.sub(big, words))
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

    def label(self, spot: LabelSpot, words: str, scale: float) -> Picture:
        """Words on the cloth, or on a ground of their own for all tones but cloth and soft."""
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
        self._draw(painter, document, self._ink(spot.tone))
        painter.end()
        return Picture(pixmap, -dx, 0)

    def _name(self, words: str, size: int, weight: int, room: float) -> str:
        """A player's name, cut where it would be too small to be read."""
        name = QTextDocumentFragment.fromHtml(words).toPlainText()
        metrics = QFontMetricsF(self.theme.font(size, weight))
        cut = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        return words if cut == name else plain(cut)

    @staticmethod
    def _draw(painter: QPainter, document: QTextDocument, ink: QColor) -> None:
        from PySide6.QtGui import QAbstractTextDocumentLayout, QPalette

        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, ink)
        document.documentLayout().draw(painter, context)

    # -- seats ---------------------------------------------------------------------------------
    def chip(self, spot: ChipSpot, scale: float) -> Picture:
        """A seat's chip and its amount."""
        size = spot.size
        font = self.theme.font(round(16 * scale), 700)
        wide = QFontMetricsF(font).horizontalAdvance(spot.amount) if spot.amount else 0.0
        pixmap = self.blank(size + (7 + wide + 2 if spot.amount else 0), size)
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
                QRectF(size + 7, 0, wide + 2, size), Qt.AlignmentFlag.AlignVCenter, spot.amount
            )
        painter.end()
        return Picture(pixmap)

    # -- shapes --------------------------------------------------------------------------------
    def _filling(self, words: str, size: int, room: QRectF) -> QFont | None:
        """The largest type in which words fit a room on several lines; none if not the least."""
        wrap = Qt.TextFlag.TextWordWrap
        for pixels in range(size, _LEAST - 1, -1):
            font = self.theme.font(pixels)
            needed = QFontMetricsF(font).boundingRect(room, wrap, words)
            if needed.width() <= room.width() and needed.height() <= room.height():
                return font
        return None

    def slot(self, spot: SlotSpot, words: str, scale: float) -> Picture:
        """An empty place."""
        pixmap = self.blank(spot.width, spot.height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, spot.width, spot.height)
        if spot.shade:
            painter.fillRect(box, QColor(0, 0, 0, 26))
        else:
            self._sunken(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 5)
        room = box.adjusted(2, 2, -2, -2)
        font = self._filling(words, round(12 * scale), room) if words else None
        if font is not None:
            ink = QColor(self.cloth_ink)
            ink.setAlphaF(SOFT)
            painter.setPen(ink)
            painter.setFont(font)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
        painter.end()
        return Picture(pixmap)

    def _sunken(self, painter: QPainter, box: QRectF, radius: float) -> None:
        """A shallow place in the cloth: darker than it, a shadow above and light below."""
        light = QLinearGradient(box.topLeft(), box.bottomLeft())
        light.setColorAt(0, QColor(0, 0, 0, 110))
        light.setColorAt(0.5, QColor(0, 0, 0, 50))
        light.setColorAt(1, QColor(255, 255, 255, 60))
        painter.setPen(QPen(QBrush(light), 1))
        painter.setBrush(QColor(0, 0, 0, 22))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def frame(self, spot: FrameSpot, words: str, scale: float) -> Picture:
        """A frame; amber always with its dark line."""
        margin = 3.0
        extra = 24 * scale if words else 0
        width, height = spot.width + 2 * margin, spot.height + 2 * margin + extra
        pixmap = self.blank(width, height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(margin, margin, spot.width, spot.height + extra)
        if spot.tone == "target":
            painter.setPen(QPen(self.c["mark_line"], 5.5))
            painter.drawRoundedRect(box, 7, 7)
            painter.setPen(QPen(self.c["mark"], 3))
            painter.drawRoundedRect(box, 7, 7)
        elif spot.tone == "focus":
            pale = self.cloth.pale and not self.theme.dark
            painter.setBrush(QColor(255, 255, 255, 60 if pale else 22))
            painter.setPen(QPen(QColor(self.focus_colour), 3))
            painter.drawRoundedRect(box, 7, 7)
        else:
            self._sunken(painter, box, 7)
        if words:
            document = self.document(words, round(13 * scale), 700, 0, "left")
            shrink = min(1.0, (spot.width - 14) / max(1.0, document.idealWidth()))
            painter.translate(margin + 8, margin + spot.height + extra - 22 * scale)
            painter.scale(shrink, shrink)
            self._draw(painter, document, self.cloth_ink)
        painter.end()
        return Picture(pixmap, margin, margin)

    def bracket(self, spot: BracketSpot, words: str, scale: float) -> Picture:
        """A bracket below cards, its name centred under it (it may be wider than the cards)."""
        document = self.document(words, round(14 * scale), 700, 0, "left")
        wide = document.idealWidth() + 2
        width = max(spot.width, wide)
        pixmap = self.blank(width + 2, 12 + document.size().height())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (width - spot.width) / 2 + 1
        ink = self.c["mark"] if spot.dashed else self.cloth_ink
        pen = QPen(ink, 2)
        if spot.dashed:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(left, 1),
                    QPointF(left, 7),
                    QPointF(left + spot.width - 2, 7),
                    QPointF(left + spot.width - 2, 1),
                ]
            )
        )
        painter.translate((width - wide) / 2 + 1, 11)
        self._draw(painter, document, self.cloth_ink)
        painter.end()
        return Picture(pixmap, (width - spot.width) / 2, 0)

    def meter(self, spot: MeterSpot) -> Picture:
        """A bar of the seats' shares, each with its seat's shape."""
        pixmap = self.blank(spot.width, spot.height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(1, 1, spot.width - 2, spot.height - 2), self.c["plate"])
        x = 0.0
        for seat, amount in spot.parts:
            wide = spot.width * amount / max(1, spot.whole)
            part = QRectF(x, 0, wide, spot.height)
            painter.fillRect(part, QColor(SEATS[seat % len(SEATS)]))
            painter.setPen(QPen(self.c["mark_line"], 1))
            painter.drawLine(part.topRight(), part.bottomRight())
            side = spot.height * 0.92
            if wide >= side + 2:
                badge = svg_pixmap(f"table/seat_{seat}.svg", side, self.ratio)
                painter.drawPixmap(
                    QPointF(part.center().x() - side / 2, (spot.height - side) / 2), badge
                )
            x += wide
        painter.setPen(QPen(self.c["mark_line"], 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0.7, 0.7, spot.width - 1.4, spot.height - 1.4), 3, 3)
        painter.end()
        return Picture(pixmap)

    def knob(self, spot: KnobSpot) -> Picture:
        """A small plus or minus."""
        size = spot.size
        pixmap = self.blank(size, size)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.c["raised"])
        painter.setPen(QPen(self.c["edge"], 1))
        painter.drawRoundedRect(QRectF(0.5, 0.5, size - 1, size - 1), 4, 4)
        painter.setPen(QPen(self.c["ink"], 2.2))
        middle, arm = size / 2, size * 0.24
        painter.drawLine(QPointF(middle - arm, middle), QPointF(middle + arm, middle))
        if spot.sign == "+":
            painter.drawLine(QPointF(middle, middle - arm), QPointF(middle, middle + arm))
        painter.end()
        return Picture(pixmap)

    def box(self, spot: BoxSpot, told: list[tuple[str, str]], scale: float) -> Picture:
        """A panel of lines; ``told`` holds each line's words and value."""
        heights = [BOX_LINES[line.kind] * scale for line in spot.lines]
        width, height = spot.width, sum(heights) + 2
        pixmap = self.blank(width, height + 2)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.c["plate"])
        painter.setPen(QPen(self.c["plate_edge"], 1))
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height), 6, 6)
        y = 1.0
        for line, (words, value), high in zip(spot.lines, told, heights, strict=True):
            row = QRectF(1, y, width - 2, high)
            ink = self.c["plate_ink"]
            if line.kind == "verdict" and line.tone in ("good", "bad", "warn"):
                painter.fillRect(row, self.c[line.tone + "_bg"])
                ink = self.c[line.tone]
            elif line.own:
                painter.fillRect(row, self.c["own_row"])
            left = 10 * scale
            if line.seat is not None:
                side = 20 * scale
                chip = svg_pixmap(f"table/chip_{line.seat}.svg", side, self.ratio)
                painter.drawPixmap(QPointF(left, y + (high - side) / 2), chip)
                left += side + 7 * scale
            size = {"head": 15, "verdict": 13}.get(line.kind, 13)
            weight = 700 if line.kind != "row" or line.own else 400
            value_wide = 0.0
            if value:
                tail = self.document(value, round(14 * scale), 700, 0, "left")
                value_wide = tail.idealWidth() + 4
                painter.save()
                painter.translate(
                    width - 10 * scale - tail.idealWidth(), y + (high - tail.size().height()) / 2
                )
                tone = line.tone if line.tone in ("good", "bad") else ""
                self._draw(painter, tail, self.c[tone] if tone else self.c["plate_ink"])
                painter.restore()
            room = width - left - 8 * scale - value_wide
            pixels = round(size * scale)
            named = line.seat is not None
            said = self._name(words, pixels, weight, room * pixels / _LEAST) if named else words
            document = self.document(said, pixels, weight, 0, "left")
            if line.kind == "verdict" and document.idealWidth() > room:
                # A narrow box gives up its air before its words get small.
                left, room = 5 * scale, width - 9 * scale
                document = self.document(said, pixels, 500, 0, "left")
            painter.save()
            shrink = min(1.0, room / max(1.0, document.idealWidth()))
            painter.translate(left, y + (high - document.size().height() * shrink) / 2)
            painter.scale(shrink, shrink)
            self._draw(painter, document, ink)
            painter.restore()
            y += high
        painter.end()
        return Picture(pixmap)
