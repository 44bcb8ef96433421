"""Pictures of boxes: small panels of lines, with a seat's chip before each line about a seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QTextDocumentFragment

from cardtable.engine.layout_draft import BOX_LINES
from cardtable.engine.table import BoxSpot
from cardtable.ui.table.paint import LEAST, DrawnSpot, Painter
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import plain


def box(draw: Painter, spot: BoxSpot, told: list[tuple[str, str]], scale: float) -> DrawnSpot:
    """Draw a panel of lines; ``told`` holds the words and value of each."""
    heights = [BOX_LINES[line.kind] * scale for line in spot.lines]
    width, height = spot.width, max(sum(heights) + 2, spot.least)
    pixmap = draw.blank(width, height + 2)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(draw.c["plate"])
    painter.setPen(QPen(draw.c["plate_edge"], 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height), 6, 6)
    y = 1.0 + (height - 2 - sum(heights)) / 2
    for line, (words, value), high in zip(spot.lines, told, heights, strict=True):
        row = QRectF(1 + spot.inset, y, width - 2 - spot.inset, high)
        ink = draw.c["plate_ink"]
        if line.kind == "verdict" and line.tone in ("good", "bad", "warn"):
            painter.fillRect(row, draw.c[line.tone + "_bg"])
            ink = draw.c[line.tone]
        elif line.own:
            painter.fillRect(row, draw.c["own_row"])
        left = spot.inset + 10 * scale
        if line.seat is not None:
            side = 20 * scale
            chip = svg_pixmap(f"table/chip_{line.seat}.svg", side, draw.ratio)
            painter.drawPixmap(QPointF(left, y + (high - side) / 2), chip)
            left += side + 7 * scale
        size = {"head": 15, "verdict": 13}.get(line.kind, 13)
        weight = 700 if line.kind != "row" or line.own else 400
        value_wide = 0.0
        if value:
            # Beside a card stands one number that everything turns on.
            large = 24 if spot.inset and line.kind == "head" else 14
            tail = draw.document(value, round(large * scale), 700, 0, "left")
            value_wide = tail.idealWidth() + 4
            painter.save()
            painter.translate(
                width - 10 * scale - tail.idealWidth(), y + (high - tail.size().height()) / 2
            )
            tone = line.tone if line.tone in ("good", "bad") else ""
            draw.put(painter, tail, draw.c[tone] if tone else draw.c["plate_ink"])
            painter.restore()
        room = width - left - 8 * scale - value_wide
        pixels = round(size * scale)
        named = line.seat is not None
        said = _name(draw, words, pixels, weight, room * pixels / LEAST) if named else words
        document = draw.document(said, pixels, weight, 0, "left")
        if line.kind == "verdict" and document.idealWidth() > room:
            # A narrow box gives up its air before its words get small.
            left, room = spot.inset + 5 * scale, width - spot.inset - 9 * scale
            document = draw.document(said, pixels, 500, 0, "left")
        painter.save()
        shrink = min(1.0, room / max(1.0, document.idealWidth()))
        painter.translate(left, y + (high - document.size().height() * shrink) / 2)
        painter.scale(shrink, shrink)
        draw.put(painter, document, ink)
        painter.restore()
        y += high
    painter.end()
    return DrawnSpot(pixmap)


def _name(draw: Painter, words: str, size: int, weight: int, room: float) -> str:
    """A player's name, elided where the type would get too small to read."""
    name = QTextDocumentFragment.fromHtml(words).toPlainText()
    metrics = QFontMetricsF(draw.theme.font(size, weight))
    cut = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
    return words if cut == name else plain(cut)
