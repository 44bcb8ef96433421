"""A moment's name as if cut in wood: a block with the sign, and a ribbon with the word.

Three styles, by the language a game comes from: an upright slip with a red ground (Japanese), a
lacquered board with gold signs (Chinese), an indigo plate (English). Edges look cut by hand but are
always the same, so that pictures can be compared.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from cardtable.phrases.base import MomentWords
from cardtable.ui.table.paint import Painter
from cardtable.ui.widgets.theme import Theme

INK, VERMILION, OCHRE = QColor("#1c1815"), QColor("#c7322b"), QColor("#d9a32f")
PAPER, LAMPLIGHT = QColor("#f6eedc"), QColor("#e6dac0")
#: The table size that the measures are made for, and the limits of their scale.
_USUAL, _LEAST, _MOST = (960.0, 600.0), 0.62, 2.4
#: The least size of a board; a room that ends nowhere.
_SMALLEST, _NO_END = 0.3, 9999.0
#: The least size of the type of a name, and of a note, in pixels; and on an upright board.
_TYPE, _SMALL_TYPE = (17, 13), (13, 12)
#: The size of the type in which signs are cut; the greatest width of one set on one line.
_EM, _WIDEST = 200, 400.0


@dataclass(frozen=True, slots=True)
class _Manner:
    """How a language's signs are cut: ground, ink, height of a sign, whether set vertically."""

    ground: QColor
    ink: QColor
    high: float
    upright: bool = False


_MANNERS = {
    "ja": _Manner(VERMILION, PAPER, 116, upright=True),
    "zh_CN": _Manner(QColor("#8f1f22"), QColor("#f0c56a"), 118),
    "zh_TW": _Manner(QColor("#8f1f22"), QColor("#f0c56a"), 118),
    "en": _Manner(QColor("#24406e"), PAPER, 88),
}


def unit(room: QSizeF) -> float:
    """The scale of a moment on a table of this size."""
    fits = min(room.width() / _USUAL[0], room.height() / _USUAL[1])
    return min(_MOST, max(_LEAST, fits))


# -- the plaque ------------------------------------------------------------------------------------
class Plaque:
    """The sign on its block, and below it a ribbon with the name and the note.

    Attributes:
        size: how large it is.
    """

    def __init__(self, draw: Painter, words: MomentWords, room: QSizeF, part: float = 1.0) -> None:
        """``part``: how large it is, 1 as usual."""
        self._draw, self._u = draw, (u := unit(room) * part)
        self._manner = manner = _MANNERS.get(words.language, _MANNERS["en"])
        self._sign = sign = words.sign or words.name
        self._letters = _letters(sign, words.language, manner, u, room.width() * 0.8)
        box, pad = self._letters.box, 24 * u
        self._block = block = QRectF(0, 0, box.width() + 2.2 * pad, box.height() + 2 * pad)
        if manner.upright:
            block.setWidth(max(block.width(), 150 * u))
        same = words.name.casefold() == sign.casefold()
        name = "" if same else words.name
        self._ribbon = ribbon = _Ribbon(draw, name, words.note, u, room.width() * 0.9)
        rim = 15 * u
        width = max(block.width() + 2 * rim, ribbon.width) + 8 * u
        self.size = QSizeF(width, block.height() + 2 * rim + ribbon.height * 0.72 + 8 * u)
        block.moveTo((width - block.width()) / 2, rim + 4 * u)

    def painted(self) -> QPixmap:
        """Draw it."""
        u, ribbon = self._u, self._ribbon
        paper = LAMPLIGHT if self._draw.theme.dark else PAPER
        picture = self._draw.blank(self.size.width(), self.size.height())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _block(painter, self._block, self._manner, paper, u, seed=self._sign)
        self._letters.cut_in(painter, self._block.center(), self._manner.ink, u)
        if ribbon.height:
            top = QPointF(self.size.width() / 2, self.size.height() - ribbon.height - 4 * u)
            ribbon.paint(painter, top, paper)
        painter.end()
        return picture


def board(draw: Painter, words: MomentWords, room: QSizeF, place: QSizeF) -> QPixmap:
    """Draw the sign on a board that fits a place, with the largest letters: lying, its ribbon right
    of it or below it, or in a place that is higher than wide upright.
    """
    found, high = [], _MANNERS.get(words.language, _MANNERS["en"]).upright
    for upright in (False, True) if high and place.height() > place.width() else (False,):
        for below in (True,) if upright else (False, True):
            part = 1.0
            while True:
                one = _Board(draw, words, unit(room) * part, place, below=below, upright=upright)
                less = min(place.width() / one.size.width(), place.height() / one.size.height())
                if less >= 1 or part <= _SMALLEST:
                    break
                part = max(_SMALLEST, part * min(0.97, less))
            found.append((min(1.0, less) * one.letters, one))
    return max(found, key=lambda way: way[0])[1].painted()


class _Board:
    """A sign on a board; ``size``: how large it is, ``letters``: how large each of its letters."""

    def __init__(
        self,
        draw: Painter,
        words: MomentWords,
        u: float,
        place: QSizeF,
        *,
        below: bool,
        upright: bool,
    ) -> None:
        self._draw, self._u = draw, u
        self._manner = replace(_MANNERS.get(words.language, _MANNERS["en"]), upright=upright)
        self._sign = sign = words.sign or words.name
        self._letters = _letters(sign, words.language, self._manner, u, _NO_END)
        box, pad, self._rim = self._letters.box, 20 * u, 15 * u
        self.letters = min(box.width(), box.height())
        edge = self._rim + 4 * u
        self._block = QRectF(edge, edge, box.width() + 2.2 * pad, box.height() + 2 * pad)
        same = words.name.casefold() == sign.casefold()
        name = "" if same else words.name
        says, room = (1.1, place.width() - 8 * u) if upright else (1.35, _NO_END)
        self._ribbon = ribbon = _Ribbon(draw, name, words.note, says * u, room, narrow=upright)
        if below:
            width = max(self._block.right() + edge, ribbon.width + 8 * u)
            height = self._block.bottom() + edge + max(0.0, ribbon.height - 10 * u)
            self._block.moveLeft((width - self._block.width()) / 2)
            self._hangs = QPointF(width / 2, height - ribbon.height - 4 * u)
        else:
            width = self._block.right() + edge + max(0.0, ribbon.width - 10 * u)
            height = max(self._block.bottom() + edge, ribbon.height + 8 * u)
            self._block.moveTop((height - self._block.height()) / 2)
            middle = self._block.right() + self._rim - 10 * u + ribbon.width / 2
            self._hangs = QPointF(middle, (height - ribbon.height) / 2)
        self.size = QSizeF(width, height)

    def painted(self) -> QPixmap:
        """Draw it."""
        paper = LAMPLIGHT if self._draw.theme.dark else PAPER
        picture = self._draw.blank(self.size.width(), self.size.height())
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ribbon.height:  # below the board's edge
            self._ribbon.paint(painter, self._hangs, paper)
        _block(painter, self._block, self._manner, paper, self._u, seed=self._sign)
        self._letters.cut_in(painter, self._block.center(), self._manner.ink, self._u)
        painter.end()
        return picture


def _block(
    painter: QPainter, box: QRectF, manner: _Manner, paper: QColor, u: float, seed: str
) -> None:
    """Draw ink round paper round the ground, with a thin inner line in the sign's colour."""
    dice = random.Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, out, rough in (
        (INK, 14, 2.2),
        (paper, 7, 1.2),
        (INK, 3.2, 1.2),
        (manner.ground, 0, 1.0),
    ):
        painter.setBrush(colour)
        edge = box.adjusted(-out * u, -out * u, out * u, out * u)
        painter.drawPolygon(_cut(edge, 11 * u, rough * u, dice))
    line = QColor(manner.ink)
    line.setAlphaF(0.75)
    painter.setPen(QPen(line, 1.6 * u))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(8 * u, 8 * u, -8 * u, -8 * u)
    painter.drawPath(_notched(inner, 9 * u))
    painter.setPen(Qt.PenStyle.NoPen)
    _grain(painter, box, u, dice)


def _grain(painter: QPainter, box: QRectF, u: float, dice: random.Random) -> None:
    """Draw what wood grain leaves in flat colour: a few long pale lines."""
    painter.save()
    painter.setClipRect(box)
    painter.setBrush(QColor(0, 0, 0, 26))
    for _ in range(9):
        y = dice.uniform(box.top(), box.bottom())
        x, long = dice.uniform(box.left(), box.right()), dice.uniform(0.3, 0.9) * box.width()
        bend = dice.uniform(-4, 4) * u
        grain = QPainterPath(QPointF(x - long / 2, y))
        grain.quadTo(QPointF(x, y + bend), QPointF(x + long / 2, y))
        grain.quadTo(QPointF(x, y + bend + 2.2 * u), QPointF(x - long / 2, y))
        painter.drawPath(grain)
    painter.restore()


def _cut(box: QRectF, step: float, rough: float, dice: random.Random) -> QPolygonF:
    """A rectangle as a knife cuts it: short straight strokes, never quite in line."""
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    points = []
    for i, start in enumerate(corners):
        way = corners[(i + 1) % 4] - start
        count = max(1, round(math.hypot(way.x(), way.y()) / step))
        for k in range(count):
            off = QPointF(dice.uniform(-rough, rough), dice.uniform(-rough, rough))
            points.append(start + way * (k / count) + off)
    return QPolygonF(points)


def _notched(box: QRectF, notch: float) -> QPainterPath:
    """A frame with notched corners, as on old boards."""
    path = QPainterPath(QPointF(box.left() + notch, box.top()))
    path.lineTo(box.right() - notch, box.top())
    path.lineTo(box.right() - notch, box.top() + notch)
    path.lineTo(box.right(), box.top() + notch)
    path.lineTo(box.right(), box.bottom() - notch)
    path.lineTo(box.right() - notch, box.bottom() - notch)
    path.lineTo(box.right() - notch, box.bottom())
    path.lineTo(box.left() + notch, box.bottom())
    path.lineTo(box.left() + notch, box.bottom() - notch)
    path.lineTo(box.left(), box.bottom() - notch)
    path.lineTo(box.left(), box.top() + notch)
    path.lineTo(box.left() + notch, box.top() + notch)
    path.closeSubpath()
    return path


# -- letters ---------------------------------------------------------------------------------------
class _Letters(NamedTuple):
    """A sign's strokes, and by how much the knife left them heavier."""

    strokes: QPainterPath
    edge: float

    @property
    def box(self) -> QRectF:
        """What they take up."""
        out = self.edge / 2
        return self.strokes.boundingRect().adjusted(-out, -out, out, out)

    def cut_in(self, painter: QPainter, middle: QPointF, ink: QColor, u: float) -> None:
        """Draw them with their shadow about a point."""
        at = middle - self.strokes.boundingRect().center()
        for colour, off in ((INK, QPointF(2.5 * u, 3 * u)), (ink, QPointF())):
            pen = QPen(colour, self.edge)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.setBrush(colour)
            painter.drawPath(self.strokes.translated(at + off))


def _letters(text: str, language: str, manner: _Manner, u: float, room: float) -> _Letters:
    """The sign as shapes, set horizontally or vertically."""
    carved, box = _carved(text, language, manner.upright)
    if manner.upright:
        by = manner.high * u * {1: 1.25, 2: 1.0}.get(len(text), 0.52) / _EM
    else:
        by = min(manner.high * u / box.height(), _WIDEST * u / box.width(), room / box.width())
    return _Letters(QTransform.fromScale(by, by).map(carved.strokes), by * carved.edge)


@lru_cache(maxsize=16)
def _carved(text: str, language: str, upright: bool) -> tuple[_Letters, QRectF]:
    """A sign cut in large type, and the room of its type: curves become a few straight cuts, and
    strokes a little heavier. It is cut once for all the sizes that are tried.
    """
    font = Theme(language=language).title(_EM)
    path = QPainterPath()
    if upright:
        y = 0.0
        for letter in text:
            one = QPainterPath()
            one.addText(QPointF(0, 0), font, letter)
            by = _EM / 176  # of 200 pixels: the square a sign fills
            one = QTransform.fromScale(by, by).map(one.translated(-one.boundingRect().center()))
            tall = max(one.boundingRect().height(), _EM * 0.42)  # 一 needs room as well
            path.addPath(one.translated(0, y + tall / 2))
            y += tall + _EM * 0.1
    else:
        path.addText(QPointF(0, 0), font, text)
    high = _EM if upright else path.boundingRect().height()
    cut = QPainterPath()
    cut.setFillRule(path.fillRule())
    for line in path.toSubpathPolygons():
        points = line.toList()
        kept = [points[0]]
        for point in points[1:]:
            way = point - kept[-1]
            if math.hypot(way.x(), way.y()) >= 0.035 * high:
                kept.append(point)
        if len(kept) > 2:
            cut.addPolygon(QPolygonF(kept))
            cut.closeSubpath()
    return _Letters(cut, 0.022 * high), path.boundingRect()


# -- the ribbon ------------------------------------------------------------------------------------
class _Ribbon:
    """Name and note on a strip of paper; nothing if both are empty."""

    def __init__(
        self,
        draw: Painter,
        name: str,
        note: str,
        u: float,
        room: float,
        *,
        narrow: bool = False,
    ) -> None:
        self._u = u
        least = _SMALL_TYPE if narrow else _TYPE
        self._name_font = draw.theme.title(max(least[0], round(29 * u)))
        self._note_font = draw.theme.font(max(least[1], round(17 * u)), 700)
        pad = (12 if narrow else 26) * u
        if narrow:  # rather smaller than shortened
            fits = min(1.0, (room - 2 * pad) / max(1.0, _wide(self._name_font, name)))
            size = max(least[0], int(fits * self._name_font.pixelSize()))
            self._name_font = draw.theme.title(size)
        if not name:
            self._name_font = self._note_font
        self._name, self._note = name, note
        self._name = _short(self._name_font, name, room - 2 * pad)
        self._note = _short(self._note_font, note, room - 2 * pad)
        width = max(_wide(self._name_font, self._name), _wide(self._note_font, self._note))
        self.width = width + 2 * pad if width else 0.0
        lines = [
            QFontMetricsF(font).height()
            for font, said in ((self._name_font, self._name), (self._note_font, self._note))
            if said
        ]
        self.height = sum(lines) + 12 * u if lines else 0.0

    def paint(self, painter: QPainter, top: QPointF, paper: QColor) -> None:
        """Draw it below ``top``, the middle of its upper edge."""
        u = self._u
        box = QRectF(top.x() - self.width / 2, top.y(), self.width, self.height)
        dice = random.Random(self._name + self._note)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, out in ((INK, 0.0), (paper, -3.4 * u)):
            painter.setBrush(colour)
            edge = box.adjusted(-out, -out, out, out)
            painter.drawPolygon(_cut(edge, 13 * u, 1.1 * u, dice))
        y = box.top() + 6 * u
        for font, said, ink in (
            (self._name_font, self._name, INK),
            (self._note_font, self._note, QColor("#7a1d18")),
        ):
            if said:
                height = QFontMetricsF(font).height()
                painter.setFont(font)
                painter.setPen(ink)
                line = QRectF(box.left(), y, box.width(), height)
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter, said)
                y += height


def _wide(font: QFont, said: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(said) if said else 0.0


def _short(font: QFont, said: str, room: float) -> str:
    return QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, room)
