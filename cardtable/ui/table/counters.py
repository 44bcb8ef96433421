"""What counts on the cloth: the abacus of bets, a stake's coin, numbers of cards, the score pad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from cardtable.engine.table import FurnitureSpot
from cardtable.phrases.numbers import points as points_of
from cardtable.ui.table.materials import glow
from cardtable.ui.table.paint import LEAST, DrawnSpot, Painter
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import SEATS

#: How many beads there are, and the colour of those that count for nobody.
BEADS, PALE = 10, "#c79a63"
#: A bead's width as a part of its place, and how far the two heaps are kept apart, in places.
_WIDE, _APART = 0.92, 1.1
#: The light of a coin that counts more than once, and of somebody's last cards.
_AMBER = QColor(255, 200, 90)
#: The paper from left to right, its lines, and its inks, with a contrast of 4.5 : 1 and more.
_PAPER, _LINE = ((0.0, "#f6efdd"), (0.7, "#efe6cf"), (1.0, "#e2d7bb")), QColor("#b9a988")
_INK, _OVER, _WON = QColor("#2b1608"), QColor("#6b5d48"), QColor("#1f6b34")
#: The shade that a coin lies in that can't be bid, and how large the sign on it is, by its width.
_SHADE, _SIGN = QColor(8, 16, 12, 140), 0.42
#: The hole of a coin that is paid, as a part of its size.
_HOLE = 0.26
#: The bronze of coins and the wood of what lies beside them, from above left to below right.
_BRONZE = ((0.0, "#f4d98f"), (0.5, "#c4933c"), (1.0, "#7c5518"))
_EBONY = ((0.0, "#5a3a28"), (0.45, "#33201a"), (1.0, "#1b100c"))
#: The least type of what is pressed, in pixels at scale 1.
_READ = 13.0
#: The heads' share of the height, the signs' of the width; the size of figures in a row.
_HEAD, _SIGNS, _FIGURE = 0.26, 0.19, 0.56


def beads(parts: Sequence[tuple[int, int]], whole: int) -> list[int | None]:
    """Return the seat each bead counts for: a bead is a tenth of the whole, begun or full."""
    total = sum(amount for _, amount in parts)
    found: list[int | None] = []
    for bead in range(BEADS):
        start, end = (whole * k / BEADS for k in (bead, bead + 1))
        if start >= total:
            found.append(None)
            continue
        middle, reached = min((start + end) / 2, total - 0.01), 0.0
        for seat, amount in parts:
            reached += amount
            if middle < reached:
                found.append(seat)
                break
    return found


#: Beads on a rod: whose each is, and how far it is from where those lie that are bet, 0 to 1.
Rod = Sequence[tuple[int | None, float]]


def slid(before: Sequence[int | None], now: Sequence[int | None], t: float) -> Rod:
    """Beads that slide from one count to another; what they are painted with changes halfway."""
    return [
        (one if t < 0.5 else other, (one is None) * (1 - t) + (other is None) * t)
        for one, other in zip(before, now, strict=True)
    ]


def abacus(painter: QPainter, box: QRectF, rod: Rod) -> None:
    """Draw the rod with its beads in a dark window."""
    painter.setPen(QPen(QColor(0, 0, 0, 190), 1.2))
    painter.setBrush(QColor("#17100c"))
    painter.drawRoundedRect(box, box.height() * 0.1, box.height() * 0.1)
    middle = box.center().y()
    painter.setPen(QPen(QColor("#8a6f4a"), max(1.4, box.height() * 0.05)))
    painter.drawLine(QPointF(box.left() + 1, middle), QPointF(box.right() - 1, middle))
    place = (box.width() - 8) / (BEADS + _APART)
    high = box.height() * 0.84
    for number, (seat, off) in enumerate(rod):
        at = number + _APART * off
        x = box.left() + 4 + at * place + place / 2
        _bead(painter, QPointF(x, middle), place * _WIDE, high, PALE if seat is None else "", seat)


def _bead(
    painter: QPainter, at: QPointF, wide: float, high: float, colour: str, seat: int | None
) -> None:
    """One bead: two cones, lit from above left."""
    ground = QColor(colour or SEATS[(seat or 0) % len(SEATS)])
    x, y, flat = wide / 2, high / 2, wide * 0.16
    outline = QPolygonF(
        [
            QPointF(at.x() + dx, at.y() + dy)
            for dx, dy in ((-flat, -y), (flat, -y), (x, 0), (flat, y), (-flat, y), (-x, 0))
        ]
    )
    shine = QLinearGradient(at.x() - x, at.y() - y, at.x() + x, at.y() + y)
    for part, tone in ((0, ground.lighter(150)), (0.45, ground), (1, ground.darker(190))):
        shine.setColorAt(part, tone)
    # Black beads still stand out from the dark window.
    edge = QColor(255, 226, 170, 150) if ground.lightness() < 60 else QColor(16, 10, 6, 220)
    painter.setPen(QPen(edge, max(0.8, wide * 0.05)))
    painter.setBrush(shine)
    painter.drawPolygon(outline)
    painter.setPen(
        QPen(QColor(255, 255, 255, 70), max(0.7, wide * 0.05), c=Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(at.x() - x * 0.62, at.y()), QPointF(at.x() - flat, at.y() - y * 0.7))


def coin(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _scale: float) -> None:
    """A bronze coin: how often the stake counts, or what can be bid; paid, it has a hole."""
    _bronze(painter, spot)
    if spot.whole:
        _inscribe(draw, painter, spot, QColor("#2b1a07"))
        return
    side = _HOLE * spot.width
    painter.setPen(QPen(QColor("#7c5518"), max(1.0, 0.04 * spot.width)))
    painter.setBrush(QColor("#2a1a08"))
    painter.drawRect(QRectF((spot.width - side) / 2, (spot.width - side) / 2, side, side))


def _bronze(painter: QPainter, spot: FurnitureSpot) -> None:
    """A coin on which nothing is written yet."""
    side = spot.width
    middle, radius = QPointF(side / 2, side / 2), side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for k in range(6):
        painter.setBrush(QColor(10, 6, 4, 24))
        far = side * 0.012 * k
        painter.drawEllipse(middle + QPointF(side * 0.03, side * 0.05), radius + far, radius + far)
    if spot.lit:
        glow = QRadialGradient(middle, radius * 1.45)
        for part, alpha in ((0.62, 190), (0.78, 90), (1.0, 0)):
            glow.setColorAt(part, QColor(_AMBER.red(), _AMBER.green(), _AMBER.blue(), alpha))
        painter.setBrush(glow)
        painter.drawEllipse(middle, radius * 1.45, radius * 1.45)
    bronze = QLinearGradient(0, 0, side, side)
    for part, colour in _BRONZE:
        bronze.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#2a1a08"), max(1.2, side * 0.02)))
    painter.setBrush(QBrush(bronze))
    painter.drawEllipse(middle, radius - 1, radius - 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 38, 10, 150), max(1.0, side * 0.02)))
    painter.drawEllipse(middle, radius * 0.83, radius * 0.83)
    painter.setPen(QPen(QColor(255, 244, 208, 120), max(0.8, side * 0.01)))
    painter.drawEllipse(middle + QPointF(0.8, 0.8), radius * 0.83, radius * 0.83)


def _inscribe(draw: Painter, painter: QPainter, spot: FurnitureSpot, ink: QColor) -> None:
    """Write on a coin what it counts."""
    side = spot.width
    figure = f"×{spot.whole}" if spot.kind in ("coin", "offer_times") else str(spot.whole)
    font = draw.theme.font(max(10, round(side * (0.42 if len(figure) < 3 else 0.34))), 700)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, figure)


def shaded(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, _scale: float
) -> None:
    """A coin that can't be bid, in the shade, with the sign of the player who bid it."""
    _bronze(painter, spot)
    side = spot.width
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawEllipse(QRectF(0, 0, side, side))
    _inscribe(draw, painter, spot, QColor("#f3e6c4"))
    if spot.owner is not None:
        sign = bidder_sign(draw, spot)
        painter.drawPixmap(QPointF(-sign.dx, -sign.dy), sign.pixmap)


def bidder_sign(draw: Painter, spot: FurnitureSpot) -> DrawnSpot:
    """The sign of the player who has bid a coin, where it lies on that."""
    side, sign = spot.width, _SIGN * spot.width
    at = sign - 1.04 * side
    return DrawnSpot(svg_pixmap(f"table/chip_{spot.owner}.svg", sign, draw.ratio), at, at)


def _lay_paper(painter: QPainter, box: QRectF, radius: float, scale: float) -> None:
    """Draw a piece of paper and its shadow."""
    drop_shadow(painter, box, radius, 6 * scale)
    paper = QLinearGradient(box.topLeft(), box.topRight())
    for part, colour in _PAPER:
        paper.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#5d4a30"), 1.2))
    painter.setBrush(paper)
    painter.drawRoundedRect(box, radius, radius)


def tally(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A piece to be pressed: what it says, and its key in a ring.

    Of bronze, like the coins beside it, if it raises the bid (``whole``), else of dark wood with
    a rim of brass.
    """
    box, radius = QRectF(0, 0, spot.width, spot.height), spot.height / 2
    if spot.lit:
        glow(painter, box, 20 * scale)
    drop_shadow(painter, box, radius, 7 * scale)
    rim = max(1.2, 0.035 * spot.height)
    ground = QLinearGradient(box.topLeft(), box.bottomRight())
    for part, colour in _BRONZE if spot.whole else _EBONY:
        ground.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#2a1a08" if spot.whole else "#c9983f"), rim))
    painter.setBrush(ground)
    half = rim / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(60, 38, 10, 150) if spot.whole else QColor(201, 152, 63, 90), 1.0))
    inner = 0.11 * spot.height
    painter.drawRoundedRect(box.adjusted(inner, inner, -inner, -inner), radius, radius)
    says, _, key = words.removesuffix("</s>").partition("<s>")
    says, size = says.strip(), max(14 * scale, 0.32 * spot.height)
    pad, cap = 0.16 * spot.height, 0.42 * spot.height
    room = spot.width - 2 * inner - 2.6 * pad - cap
    font = draw.theme.title(round(size))
    if QFontMetricsF(font).horizontalAdvance(says) * _READ > room * size / scale:
        key, room, pad, cap = "", spot.width - 2 * inner - 2 * pad, 0.0, 0.0  # words come first
    while QFontMetricsF(font).horizontalAdvance(says) > room and font.pixelSize() > LEAST:
        font.setPixelSize(font.pixelSize() - 1)
    wide = min(room, QFontMetricsF(font).horizontalAdvance(says))
    left = (spot.width - wide - pad - cap) / 2
    ink = QColor("#2b1a07" if spot.whole else "#ffe9bd")
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(left, 0, wide + 2, spot.height), Qt.AlignmentFlag.AlignCenter, says)
    if not key:
        return
    ring = QRectF(left + wide + pad, (spot.height - cap) / 2, cap, cap)
    painter.setPen(QPen(ink, 1.2))
    painter.setOpacity(0.8)
    painter.drawEllipse(ring)
    painter.setFont(draw.theme.font(round(max(LEAST, 0.6 * cap)), 700))
    painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, key)


def pill(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A black pill with a number of cards; it glows when they are the last ones."""
    box = QRectF(0, 0, spot.width, spot.height)
    radius = spot.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    steps, far = 8, spot.height * (0.55 if spot.lit else 0.14)
    tint = (
        QColor(_AMBER.red(), _AMBER.green(), _AMBER.blue(), 34) if spot.lit else QColor(0, 0, 0, 18)
    )
    painter.setBrush(tint)
    for k in range(steps):
        grow = far * (1 - k / steps)
        off = 0.0 if spot.lit else 1.5 * scale
        painter.drawRoundedRect(
            box.translated(0, off).adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow
        )
    painter.setPen(
        QPen(QColor("#f0b429" if spot.lit else "#4a3a26"), max(1.2, 0.045 * spot.height))
    )
    painter.setBrush(QColor("#1a1410"))
    painter.drawRoundedRect(box, radius, radius)
    painter.setFont(draw.theme.font(max(11, round(0.64 * spot.height)), 700))
    painter.setPen(QColor("#ffe3a6"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(spot.whole))


def pad(draw: Painter, painter: QPainter, spot: FurnitureSpot, _words: str, scale: float) -> None:
    """A slip of ruled paper; the points that won a game have a ring, those of the loser are grey.

    The parts are one seat's points in every game, then the other's.
    """
    box, radius = QRectF(0, 0, spot.width, spot.height), 4 * scale
    _lay_paper(painter, box, radius, scale)
    games = len(spot.parts) // 2
    head, signs = _HEAD * box.height(), _SIGNS * box.width()
    row, wide = (box.height() - head) / 2, (box.width() - signs - 4 * scale) / games
    painter.setPen(QPen(_LINE, 1))
    for y in (head, head + row):
        painter.drawLine(QPointF(4 * scale, y), QPointF(box.width() - 4 * scale, y))
    for game in range(games):
        x = signs + game * wide
        painter.drawLine(QPointF(x, 4 * scale), QPointF(x, box.height() - 4 * scale))
        both = [spot.parts[game][1], spot.parts[games + game][1]]
        over = max(both) >= spot.whole
        painter.setFont(draw.theme.font(round(0.62 * head), 700))
        painter.setPen(_OVER if over else _INK)
        painter.drawText(QRectF(x, 0, wide, head), Qt.AlignmentFlag.AlignCenter, str(game + 1))
        painter.setPen(QPen(_LINE, 1))
        for at, points in enumerate(both):
            cell = QRectF(x, head + at * row, wide, row)
            _figure(draw, painter, cell, points, over and points < spot.whole, points >= spot.whole)
    side = min(0.62 * row, 0.72 * signs)
    for at, (seat, _) in enumerate(spot.parts[::games]):
        sign = svg_pixmap(f"table/seat_{seat % 10}.svg", round(side), draw.ratio)
        painter.drawPixmap(QPointF((signs - side) / 2, head + at * row + (row - side) / 2), sign)


def _figure(
    draw: Painter, painter: QPainter, cell: QRectF, points: int, lost: bool, won: bool
) -> None:
    """Write points into a cell, smaller if need be."""
    font = draw.theme.font(round(_FIGURE * cell.height()), 700)
    room = 0.8 * cell.width()
    while (
        QFontMetricsF(font).horizontalAdvance(points_of(points)) > room and font.pixelSize() > LEAST
    ):
        font.setPixelSize(font.pixelSize() - 1)
    if won:
        painter.setPen(QPen(_WON, max(1.4, 0.06 * cell.height())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = cell.adjusted(2, 0.1 * cell.height(), -2, -0.1 * cell.height())
        painter.drawRoundedRect(ring, 0.4 * cell.height(), 0.4 * cell.height())
    painter.setFont(font)
    painter.setPen(_OVER if lost else _WON if won else _INK)
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, points_of(points))
    painter.setPen(QPen(_LINE, 1))
