"""The brass plate with one large number, and place for a card; the word on its back."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextDocumentFragment,
)

from cardtable.engine.table import FurnitureSpot
from cardtable.phrases.base import MomentWords
from cardtable.ui.table.materials import glow
from cardtable.ui.table.paint import LEAST, Painter
from cardtable.ui.widgets.shadow import drop_shadow

#: What is engraved: the large number, and what is stamped beside it.
_LARGE = re.compile("<big>(.*?)</big>")
_STAMP = re.compile("<s>(.*?)</s>")
ENGRAVED = QColor("#2a1906")
#: How wide the back is, by its height.
_BACK = 3.1
#: Brass from the upper left to the lower right: engraved words keep a contrast of 4.5 : 1.
_BRASS = ((0.0, "#f2d898"), (0.35, "#d6a955"), (0.7, "#c08f3d"), (1.0, "#a3752b"))


def plaque(draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float) -> None:
    """A riveted plate of brass; the card lies at its left, the words are engraved beside it."""
    box, radius = QRectF(0, 0, spot.width, spot.height), 7 * scale
    if spot.lit:
        glow(painter, box, 18 * scale)
    metal(painter, box, radius, scale)
    _engrave(draw, painter, spot, words, scale)


def metal(painter: QPainter, box: QRectF, radius: float, scale: float) -> None:
    """The plate itself, with its rivets."""
    drop_shadow(painter, box, radius, 7 * scale)
    metal = QLinearGradient(box.topLeft(), box.bottomRight())
    for part, colour in _BRASS:
        metal.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#24160a"), 1.6))
    painter.setBrush(metal)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 246, 214, 150), 1))
    painter.drawRoundedRect(box.adjusted(1.6, 1.6, -1.6, -1.6), radius - 1, radius - 1)
    inset = min(box.width(), box.height()) * 0.045 + 2
    painter.setPen(QPen(QColor(70, 44, 10, 150), 1.4))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
    rivet = max(2.0, box.height() * 0.026)
    away = inset + rivet + 2.5
    for x in (away, box.width() - away):
        for y in (away, box.height() - away):
            _rivet(painter, QPointF(x, y), rivet)


def reverse(
    draw: Painter, words: MomentWords, wide: float, high: float, least: float = 0.0
) -> QPixmap:
    """Draw its back: a word in red enamel, and below it what it is called and whose it is.

    It is ``wide``, or as narrow as it has to be, at least ``least``, to be no higher than ``high``.
    """
    wide = max(least, min(wide, high * _BACK * 0.94))
    tall = wide / _BACK
    around = 0.09 * wide
    picture = draw.blank(wide + 2 * around, tall + 2 * around)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(around, around)
    box, scale = QRectF(0, 0, wide, tall), wide / 420
    metal(painter, box, 9 * scale, 1.6 * scale)
    word, room = words.sign or words.name, 0.86 * wide
    name = "" if words.name.casefold() == word.casefold() else words.name
    below = "  ·  ".join(filter(None, (name, words.note)))
    font = _fitting(draw, word, round(0.52 * tall), room)
    small = _fitting(draw, below, round(0.17 * tall), room)
    cap = QFontMetricsF(font).capHeight()
    whole = cap + (1.75 * QFontMetricsF(small).capHeight() + 0.07 * tall if below else 0.0)
    y = (tall - whole) / 2 + cap
    _enamel(painter, font, QPointF(wide / 2, y), word)
    if below:
        y += 0.07 * tall + 1.75 * QFontMetricsF(small).capHeight()
        said = QFontMetricsF(small).elidedText(below, Qt.TextElideMode.ElideRight, room)
        _write(painter, small, QPointF(wide / 2, y), said)
    painter.end()
    return picture


def _enamel(painter: QPainter, font: QFont, at: QPointF, word: str) -> None:
    """Letters of red enamel, let into the metal."""
    path = QPainterPath()
    path.addText(at - QPointF(QFontMetricsF(font).horizontalAdvance(word) / 2, 0), font, word)
    deep = font.pixelSize() * 0.03
    painter.fillPath(path.translated(deep * 0.6, deep), QColor(255, 246, 214, 190))
    box = path.boundingRect()
    enamel = QLinearGradient(box.topLeft(), box.bottomLeft())
    for part, colour in ((0.0, "#7c1714"), (0.5, "#b3241d"), (1.0, "#8b1a15")):
        enamel.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#3d0c08"), max(1.0, deep * 0.7)))
    painter.setBrush(enamel)
    painter.drawPath(path)


def _rivet(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor("#4a300c"), 1))
    painter.setBrush(QColor("#e9cc86"))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 250, 225, 200))
    painter.drawEllipse(at - QPointF(radius, radius) * 0.3, radius * 0.35, radius * 0.35)


def _engrave(
    draw: Painter, painter: QPainter, spot: FurnitureSpot, words: str, scale: float
) -> None:
    """Engrave the large number with its words below, and what is stamped into the corner."""
    large, stamp = _LARGE.search(words), _STAMP.search(words)
    number = _plain(large.group(1)) if large else ""
    below = _plain(_STAMP.sub("", _LARGE.sub("", words)))
    rim = spot.height * 0.1
    room = QRectF(spot.inset, rim, spot.width - spot.inset - rim, spot.height - 2 * rim)
    wide = room.width() - 4
    mark = stamp.group(1) if stamp else ""
    seal = draw.theme.title(max(12, round(spot.height * 0.12)))
    beside = QFontMetricsF(seal).horizontalAdvance(mark) + 14 * scale if mark else 0.0
    font = _fitting(draw, number, round(spot.height * 0.46), wide - beside)
    line = max(LEAST, min(round(16 * scale), round(spot.height * 0.115)))
    small = _fitting(draw, below, max(line, round(11 * scale)), wide)
    lines = [below] if below else []
    if QFontMetricsF(small).horizontalAdvance(below) > wide:
        lines = _halves(below)
    high, gap = QFontMetricsF(font).capHeight(), QFontMetricsF(font).descent()
    step = QFontMetricsF(small).height() * 0.95
    whole = high + (gap + len(lines) * step if lines else 0.0)
    middle, y = room.center().x() - beside / 2, room.center().y() - whole / 2 + high
    _write(painter, font, QPointF(middle, y), number)
    if mark:
        left = middle + QFontMetricsF(font).horizontalAdvance(number) / 2 + 6 * scale
        tall = QFontMetricsF(seal).height()
        _stamp(painter, QRectF(left, y - (high + tall) / 2, beside - 6 * scale, tall), mark, seal)
    y += gap + QFontMetricsF(small).ascent() * 0.95
    for said in lines:
        _write(painter, small, QPointF(room.center().x(), y), said)
        y += step


def _stamp(painter: QPainter, box: QRectF, sign: str, font: QFont) -> None:
    """Stamp a sign on dark red enamel."""
    painter.setPen(QPen(QColor("#f3d995"), 1.2))
    painter.setBrush(QColor("#7c1714"))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor("#fff4e0"))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


def _write(painter: QPainter, font: QFont, at: QPointF, words: str) -> None:
    """Engrave words, centred at a point on their base line: light catches the lower edge."""
    left = at - QPointF(QFontMetricsF(font).horizontalAdvance(words) / 2, 0)
    edge = QPainterPath()
    edge.addText(left + QPointF(0.6, 1.1), font, words)
    painter.fillPath(edge, QColor(255, 244, 208, 130))
    painter.setFont(font)
    painter.setPen(ENGRAVED)
    painter.drawText(left, words)


def _halves(words: str) -> list[str]:
    """Words on two lines, broken nearest to their middle."""
    spaces = [at for at, sign in enumerate(words) if sign == " "]
    at = min(spaces, key=lambda at: abs(at - len(words) / 2), default=-(-len(words) // 2))
    return [words[:at], words[at:].strip()]


def _fitting(draw: Painter, words: str, size: int, room: float) -> QFont:
    """The largest font of at most a size in which words fit, down to the least readable one."""
    font = draw.theme.title(max(LEAST, size))
    while QFontMetricsF(font).horizontalAdvance(words) > room and font.pixelSize() > LEAST + 1:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _plain(words: str) -> str:
    return QTextDocumentFragment.fromHtml(words).toPlainText().strip()
