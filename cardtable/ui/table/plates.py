"""The seats' plates: portrait with the seat's sign, name, role tag and one line below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from cardtable.engine.layout_draft import MARKER
from cardtable.engine.table import PlateSpot
from cardtable.ui.table.paint import DrawnSpot, Painter
from cardtable.ui.table.thinking import Thinking
from cardtable.ui.widgets.icons import portrait_file, svg_pixmap

#: Opacity of the plate of somebody who only watches.
FADED = 0.75
#: Where a name would have less room than this, at scale 1, it stands below the portrait.
ALONE = 40.0
#: The portrait's sizes, largest first, as fractions of what the plate's height allows.
PARTS = (1.0, 0.75, 0.55)
#: Sizes of the name and of the line below it, at scale 1, on usual and on low plates; what the
#: edges of a plate take of its height.
_TWO_LINES, _TWO_LINES_LOW, EDGES = (15.0, 12.5), (13.5, 11.5), 4.0
#: Least side of the portrait above a name.
_LEAST_PORTRAIT = 14.0


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What a plate says.

    Attributes:
        name: the player's name.
        role: the red tag, or empty.
        line: the line below the name.
        portrait: number of the portrait.
        about: level and temperament of a bot and a sentence about it, for the tooltip.
    """

    name: str
    role: str
    line: str
    portrait: int
    about: tuple[str, ...] = ()


def plate(draw: Painter, spot: PlateSpot, words: PlateWords, scale: float) -> DrawnSpot:
    """Draw a plate; that of the seat to act is inverted and has an amber edge."""
    c = draw.c
    width, height = spot.width, spot.height
    pixmap = draw.blank(width + 2, height + 2)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(1, 1)
    if spot.faded:
        painter.setOpacity(FADED)
    if spot.turn:
        painter.setPen(QPen(c["mark_line"], 4.5))
        painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), 8, 8)
        painter.setPen(QPen(c["mark"], 3))
        painter.setBrush(c["turn"])
    else:
        painter.setPen(QPen(c["plate_edge"], 1))
        painter.setBrush(c["plate"])
    painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), 8, 8)
    ink = c["turn_ink" if spot.turn else "plate_ink"]
    soft = c["turn_ink2" if spot.turn else "plate_ink2"]
    if spot.faded:  # its words stay readable
        ink = soft
    if width - height < ALONE * scale:
        _upright(draw, painter, spot, words, scale, ink)
        painter.end()
        return DrawnSpot(pixmap, 1, 1)
    right = end = width - 10
    low = height < 52 * scale
    if spot.order:
        # On a narrow plate the number goes into the upper corner, so that the line below stays
        # whole.
        tight = width < 168 * scale
        right -= _order(draw, painter, spot, scale, tight) + (4 if tight else 6)
        if not tight:
            end = right
    large, small = _TWO_LINES_LOW if low else _TWO_LINES
    fitting = (height - EDGES) / _height(draw, (large * scale, 700), (small * scale, 400))
    large, small = large * min(1.0, fitting), small * min(1.0, fitting)
    role_font = draw.theme.font(round(11 * scale), 700)
    role_metrics = QFontMetricsF(role_font)
    role_wide = role_metrics.horizontalAdvance(words.role) + 12 if words.role else 0.0
    tag_room = role_wide + 6 if words.role else 0.0
    # If the words have no room, the portrait shrinks down to the size of a sign; if name and tag
    # still do not fit, the tag moves below, in place of the line.
    under = bool(tag_room) and right - tag_room - (height - 14) * PARTS[-1] - 18 < ALONE * scale
    line, tag_room = ("", 0.0) if under else (words.line, tag_room)
    for part in PARTS:
        side = (height - 14) * part
        left = side + 18
        name_room = max(12.0, right - left - tag_room)
        name_font = _fitting(draw, words.name, large * scale, 12, 700, name_room)
        line_font = _fitting(draw, line, small * scale, 10, 400, end - left)
        name_metrics, line_metrics = QFontMetricsF(name_font), QFontMetricsF(line_font)
        if name_metrics.horizontalAdvance(words.name) <= name_room and (
            line_metrics.horizontalAdvance(line) <= end - left
        ):
            break
    name = name_metrics.elidedText(words.name, Qt.TextElideMode.ElideRight, name_room)
    _portrait(draw, painter, spot.seat, words.portrait, 8, (height - side) / 2, side)
    painter.setOpacity(1)
    lines = name_metrics.height() + line_metrics.height()
    top = (height - lines) / 2
    painter.setFont(name_font)
    painter.setPen(ink)
    painter.drawText(QPointF(left, top + name_metrics.ascent()), name)
    if words.role:
        beside = left + name_metrics.horizontalAdvance(name) + 6
        tag = QRectF(left if under else beside, top, role_wide, 17 * scale)
        row = line_metrics if under else name_metrics
        tag.translate(0, (row.height() - tag.height()) / 2)
        if under:
            tag.translate(0, name_metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["role"])
        painter.drawRoundedRect(tag, 3, 3)
        painter.setPen(c["role_ink"])
        painter.setFont(role_font)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words.role)
    painter.setFont(line_font)
    painter.setPen(soft)
    painter.drawText(
        QPointF(left, top + name_metrics.height() + line_metrics.ascent()),
        line_metrics.elidedText(line, Qt.TextElideMode.ElideRight, end - left),
    )
    painter.end()
    return DrawnSpot(pixmap, 1, 1)


def _upright(
    draw: Painter, painter: QPainter, spot: PlateSpot, words: PlateWords, scale: float, ink: QColor
) -> None:
    """Draw the portrait, and below it the name if it fits there whole."""
    width, height = spot.width, spot.height
    font = _fitting(draw, words.name, 13.5 * scale, 10, 700, width - 4)
    metrics = QFontMetricsF(font)
    side = min(width - 12, height - 8 - metrics.height())
    if metrics.horizontalAdvance(words.name) > width - 2 or side < _LEAST_PORTRAIT * scale:
        side = min(width, height) - 12
        _portrait(
            draw, painter, spot.seat, words.portrait, (width - side) / 2, (height - side) / 2, side
        )
        return
    top = (height - side - metrics.height()) / 2
    _portrait(draw, painter, spot.seat, words.portrait, (width - side) / 2, top, side)
    painter.setOpacity(1)
    painter.setFont(font)
    painter.setPen(ink)
    left = (width - metrics.horizontalAdvance(words.name)) / 2
    painter.drawText(QPointF(left, top + side + metrics.ascent()), words.name)


def _height(draw: Painter, *lines: tuple[float, int]) -> float:
    """The height of lines below each other, each given by its size and weight."""
    fonts = (draw.theme.font(round(size), weight) for size, weight in lines)
    return sum(QFontMetricsF(font).height() for font in fonts)


def _fitting(
    draw: Painter, text: str, size: float, minimum: int, weight: int, room: float
) -> QFont:
    """The font in the largest size, from ``size`` to ``minimum`` pixels, at which a text fits."""
    font = draw.theme.font(round(size), weight)
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > minimum:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def turn_marker(draw: Painter) -> DrawnSpot:
    """The arrow above the plate of the seat to act, placed relative to the plate's corner."""
    pixmap = draw.blank(26, MARKER)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(draw.c["mark_line"], 1.5))
    painter.setBrush(draw.c["mark"])
    painter.drawPolygon(QPolygonF([QPointF(3, 1), QPointF(23, 1), QPointF(13, 13)]))
    painter.end()
    return DrawnSpot(pixmap, -25, MARKER)


def thinking_sign(draw: Painter, thought: Thinking, scale: float) -> DrawnSpot:
    """Draw three dots in a bubble, highlighted in turn; a bar below shows progress, if known.

    It is placed relative to the plate's upper right corner.
    """
    width, height = 50 * scale, (26 if thought.share is None else 31) * scale
    pixmap = draw.blank(width + 2, height + 2)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(1, 1)
    c = draw.c
    painter.setPen(QPen(c["mark_line"], 1.2))
    painter.setBrush(c["raised"])
    painter.drawRoundedRect(QRectF(0.6, 0.6, width - 1.2, height - 1.2), 10 * scale, 10 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for dot in range(3):
        lit = thought.beat % 3 == dot
        radius = (4.2 if lit else 3.0) * scale
        painter.setBrush(c["ink" if lit else "edge"])
        painter.drawEllipse(QPointF((13 + 12 * dot) * scale, 13 * scale), radius, radius)
    if thought.share is not None:
        bar = QRectF(9 * scale, 22 * scale, width - 18 * scale, 4 * scale)
        painter.setBrush(c["line"])
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(max(bar.height(), bar.width() * thought.share))
        painter.setBrush(c["accent"])
        painter.drawRoundedRect(bar, 2, 2)
    painter.end()
    return DrawnSpot(pixmap, width - 6 * scale, 20 * scale)


def _portrait(
    draw: Painter, painter: QPainter, seat: int, portrait: int, x: float, y: float, side: float
) -> None:
    painter.drawPixmap(QPointF(x, y), svg_pixmap(portrait_file(portrait), side, draw.ratio))
    badge = side * 0.42
    painter.drawPixmap(
        QPointF(x + side - badge * 0.86, y + side - badge * 0.86),
        svg_pixmap(f"table/seat_{seat % 10}.svg", badge, draw.ratio),
    )


def _order(draw: Painter, painter: QPainter, spot: PlateSpot, scale: float, corner: bool) -> float:
    """Draw the number in the betting order, in a ring at the right; returns its width."""
    size = min(17 * scale, 0.45 * spot.height) if corner else 21 * scale
    # In the corner of a low plate it ends where the line below the name begins.
    top = min(6 * scale, (spot.height - 2 * size) / 2 + 1) if corner else (spot.height - size) / 2
    ring = QRectF(spot.width - size - (6 if corner else 10), top, size, size)
    painter.save()
    ink = draw.c["turn_ink" if spot.turn else "plate_ink"]
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
    painter.setFont(draw.theme.font(round((11 if corner else 12) * scale), 700))
    painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(spot.order))
    painter.restore()
    return size
