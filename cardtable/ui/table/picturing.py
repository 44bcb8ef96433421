"""What a thing on the cloth looks like: its picture, made from what it is and says."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextDocumentFragment,
)

from cardtable.engine.layout_draft import BOX_LINES
from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    KnobSpot,
    LabelSpot,
    PlateSpot,
    SlotSpot,
)
from cardtable.ui.table import furniture, slots
from cardtable.ui.table.paint import LEAST, LIGHT, DrawnSpot, Inked, Painter
from cardtable.ui.table.plates import plate
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import plain

#: Two inks, both light, of which one is half as bright as the other.
_INKS = "#ffffff", "#818181"


def drawn(draw: Painter, content: tuple[Any, ...], scale: float) -> DrawnSpot:
    """Draw a thing from its content."""
    match content:
        case (SlotSpot() as spot, said):
            return slots.slot(draw, spot, said, scale)
        case (FrameSpot() as spot, said):
            return slots.frame(draw, spot, said, scale)
        case (BracketSpot() as spot, said):
            return slots.bracket(draw, spot, said, scale)
        case (LabelSpot() as spot, said):
            return draw.label(spot, said, scale)
        case (KnobSpot() as spot, _):
            return slots.knob(draw, spot)
        case (FurnitureSpot() as spot, said):
            return furniture.thing(draw, spot, said, scale)
        case (PlateSpot() as spot, said):
            return plate(draw, spot, said, scale)
        case (BoxSpot() as spot, said):
            return box(draw, spot, list(said), scale)
        case (ChipSpot(coin=True) as spot,):
            coin = FurnitureSpot(spot.key, "coin", 0, 0, spot.size, spot.size)
            return furniture.thing(draw, coin, "", scale)
    return draw.chip(content[0], scale)


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


def in_light(draw: Painter, content: tuple[Any, ...], scale: float) -> QPixmap:
    """The words of a thing in light ink: all that differs where another ink is used."""
    one, other = (drawn(Inked(draw, QColor(ink)), content, scale).pixmap for ink in _INKS)
    found = QImage(one.size(), QImage.Format.Format_RGB32)
    found.fill(Qt.GlobalColor.black)
    grey = found.copy()
    for image, picture in ((found, one), (grey, other)):
        image.setDevicePixelRatio(one.devicePixelRatio())
        painter = QPainter(image)
        painter.drawPixmap(0, 0, picture)
        painter.end()
    painter = QPainter(found)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, grey)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, found.copy())
    painter.end()
    light = QImage(one.size(), QImage.Format.Format_ARGB32)
    light.fill(LIGHT)
    light.setAlphaChannel(found.convertToFormat(QImage.Format.Format_Grayscale8))
    light.setDevicePixelRatio(one.devicePixelRatio())
    return QPixmap.fromImage(light)


def is_written(spot: object) -> bool:
    """Whether something has words on the cloth that stay for a while."""
    match spot:
        case FurnitureSpot():
            return spot.kind in ("hand", "aside")
        case ChipSpot():
            return bool(spot.amount)
    return isinstance(spot, PlateSpot | LabelSpot)


def kind_of(content: tuple[Any, ...]) -> str:
    return content[0].kind if isinstance(content[0], FurnitureSpot) else ""


def within(draw: Painter, box: QRectF, picture: QPixmap, at: QPointF) -> QPixmap:
    """A picture that lies somewhere, as a picture of a box round it."""
    whole = draw.blank(box.width(), box.height())
    painter = QPainter(whole)
    painter.drawPixmap(at - box.topLeft(), picture)
    painter.end()
    return whole


def disc_shadow(draw: Painter, size: float) -> QPixmap:
    """The soft shadow of a disc above the cloth."""
    picture = draw.blank(size, size)
    dark = QRadialGradient(QPointF(size / 2, size / 2), size / 2)
    for part, alpha in ((0.0, 180), (0.5, 120), (1.0, 0)):
        dark.setColorAt(part, QColor(6, 4, 10, alpha))
    painter = QPainter(picture)
    painter.fillRect(QRectF(0, 0, size, size), dark)
    painter.end()
    return picture
