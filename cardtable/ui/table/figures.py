"""The figure behind a moment's name: a burst, bands of cloud, a fan of cards, light."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from cardtable.engine.moments import BLAST, BRASS, BURST, FAN, LIGHT, NONE
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, OCHRE, PAPER, VERMILION, unit

#: Bands of cloud, rearmost first: the colour, then for each bar its offset from the picture's
#: middle (y, x) and its width, as fractions of the picture's size.
_BANDS = (
    ("#e9dcbb", ((-0.34, 0.14, 0.4), (-0.22, 0.24, 0.46), (0.3, -0.16, 0.5), (0.42, -0.06, 0.36))),
    ("#7fa8c4", ((-0.2, -0.2, 0.5), (-0.08, -0.1, 0.72), (0.04, 0.12, 0.7), (0.16, 0.2, 0.5))),
)


def figure(draw: Painter, kind: str, room: QSizeF, least: QSizeF, most: QSizeF) -> QPixmap:
    """Draw the figure behind a plaque, or behind cards: of ``least`` size, but at most of another.

    ``room``: the size of the table.
    """
    if kind == NONE:
        return QPixmap()
    u = unit(room)
    width = min(max(620 * u, least.width()), most.width())
    height = min(max(400 * u, least.height()), most.height())
    picture = draw.blank(width, height)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    paper = LAMPLIGHT if draw.theme.dark else PAPER
    {BURST: _burst, BLAST: _burst, FAN: _fan, BRASS: _rays, LIGHT: _glow}.get(kind, _mist)(
        painter, QSizeF(width, height), u, paper
    )
    painter.end()
    return picture


def _burst(painter: QPainter, size: QSizeF, u: float, paper: QColor) -> None:
    """A burst with long and short points, ochre round red."""
    for colour, part, seed in ((OCHRE, 0.97, 3), (VERMILION, 0.72, 5)):
        painter.setBrush(colour)
        painter.setPen(QPen(INK, 4 * u, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawPolygon(_star(size * part, 17, seed))


def _star(size: QSizeF, points: int, seed: int) -> QPolygonF:
    dice = random.Random(seed)
    out = []
    for i in range(2 * points):
        angle = math.pi * (i + dice.uniform(-0.25, 0.25)) / points
        far = dice.uniform(0.8, 1.0) if i % 2 == 0 else dice.uniform(0.56, 0.64)
        out.append(
            QPointF(
                math.cos(angle) * far * size.width() / 2, math.sin(angle) * far * size.height() / 2
            )
        )
    return QPolygonF(out)


def _rays(painter: QPainter, size: QSizeF, u: float, paper: QColor) -> None:
    """Light that polished brass throws on the cloth: rays that fade, round a bright middle."""
    far = size.width() / 2
    painter.scale(1, size.height() / size.width())
    light = QRadialGradient(QPointF(0, 0), far)
    for part, alpha in ((0.0, 210), (0.45, 130), (1.0, 0)):
        light.setColorAt(part, QColor(255, 214, 122, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(_star(QSizeF(size.width(), size.width()), 23, 11))
    soft = QRadialGradient(QPointF(0, 0), far * 0.7)
    soft.setColorAt(0.0, QColor(255, 236, 180, 150))
    soft.setColorAt(1.0, QColor(255, 214, 122, 0))
    painter.setBrush(soft)
    painter.drawEllipse(QPointF(0, 0), far * 0.7, far * 0.7)


def _glow(painter: QPainter, size: QSizeF, u: float, paper: QColor) -> None:
    """Warm light in strokes: by day amber, which pale cloth shows; by night as of a lamp."""
    far, day = size.width() / 2, paper == PAPER
    painter.scale(1, size.height() / size.width())
    painter.setPen(Qt.PenStyle.NoPen)
    for points, seed, part, alpha in ((19, 11, 1.0, 150), (13, 4, 0.86, 130)):
        light = QRadialGradient(QPointF(0, 0), far * part)
        colour = QColor("#d2861a") if day else QColor("#d98222")
        for at, left in ((0.0, 1.0), (0.55, 0.8), (1.0, 0.15)):
            colour.setAlpha(round(alpha * left))
            light.setColorAt(at, colour)
        painter.setBrush(light)
        painter.drawPolygon(_star(QSizeF(size.width(), size.width()) * part, points, seed))


def _mist(painter: QPainter, size: QSizeF, u: float, paper: QColor) -> None:
    """Bands of cloud, cut from paper: one on the other, each with its shadow and a drawn line."""
    part = min(0.19, 0.125 * 400 * u / size.height())  # a low cloud has thick bands
    height = part * size.height()
    for colour, bars in _BANDS:
        path = QPainterPath()
        for y, x, width in bars:
            bar = QRectF(0, 0, width * size.width(), height * 1.08)
            bar.moveCenter(QPointF(x * size.width(), y * size.height() * (1 - part) / 0.94))
            one = QPainterPath()
            one.addRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            path = path.united(one)
        painter.setPen(Qt.PenStyle.NoPen)
        for far in (2.0, 4.0, 6.0):
            painter.setBrush(QColor(10, 6, 4, 34))
            painter.drawPath(path.translated(0.5 * far * u, far * u))
        painter.setBrush(QColor(colour).darker(100 if paper == PAPER else 125))
        painter.setPen(QPen(INK, 3 * u, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
        painter.save()
        painter.setClipPath(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paper, 9 * u))  # half of it is seen, inside
        painter.drawPath(path)
        painter.setPen(QPen(INK, 3 * u))
        painter.drawPath(path)
        painter.setPen(QPen(paper, 1.8 * u, c=Qt.PenCapStyle.RoundCap))
        for y, x, width in bars:
            at = y * size.height() * (1 - part) / 0.94
            middle, half = x * size.width(), width * size.width() / 2 - height
            for off, less in ((-0.14, 0.0), (0.14, 0.12)):
                line = half * (1 - less)
                painter.drawLine(
                    QPointF(middle - line, at + off * height),
                    QPointF(middle + line * (1 - less), at + off * height),
                )
        painter.restore()


def _fan(painter: QPainter, size: QSizeF, u: float, paper: QColor) -> None:
    """Cards fanned out behind the plate."""
    height = 0.68 * size.height()
    width = height * 0.68
    back = _back(width, height, u, paper, painter.device().devicePixelRatioF())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for i in range(-2, 3):
        painter.save()
        painter.translate(0, size.height() * 0.52)
        painter.rotate(i * 19)
        painter.drawPixmap(QPointF(-width / 2 - 2 * u, -height * 1.38), back)
        painter.restore()


def _back(width: float, height: float, u: float, paper: QColor, ratio: float) -> QPixmap:
    """The back of a card: red with a lattice."""
    edge = 4 * u
    picture = QPixmap(round((width + edge) * ratio), round((height + edge) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QRectF(edge / 2, edge / 2, width, height)
    painter.setPen(QPen(INK, 3.2 * u))
    painter.setBrush(paper)
    painter.drawRoundedRect(card, 11 * u, 11 * u)
    inner = card.adjusted(9 * u, 9 * u, -9 * u, -9 * u)
    painter.setPen(QPen(VERMILION, 2.4 * u))
    painter.setBrush(QColor("#a92822"))
    painter.drawRoundedRect(inner, 6 * u, 6 * u)
    painter.setClipRect(inner.adjusted(3 * u, 3 * u, -3 * u, -3 * u))
    painter.setPen(QPen(paper, 1.3 * u))
    step = 20 * u
    count = math.ceil(height / step)
    for k in range(-count, count + 1):
        at = inner.center() + QPointF(k * step, 0)
        painter.drawLine(at + QPointF(-height, -height), at + QPointF(height, height))
        painter.drawLine(at + QPointF(-height, height), at + QPointF(height, -height))
    painter.end()
    return picture
