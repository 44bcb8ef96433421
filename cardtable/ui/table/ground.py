"""The ground of the whole table: the weave with its borders, boards and light.

Painted once for each size, so that a frame costs no more than on a plain cloth.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from cardtable.ui.settings.cloths import Cloth

#: How much lighter the middle is than the cloth, and how much darker the corners are.
POOL, SHADE = 0.05, 0.10
#: Width of a tatami's border; labels on the cloth begin beyond it.
HERI = 10.0
#: Boards of a wooden table, and how far the grain of each is shifted against the one above it.
BOARDS, SHIFT = 3, 151.0
_HERI_INK, _HERI_THREAD = QColor("#2a3328"), QColor("#a98a3f")


def ground(cloth: Cloth, dark: bool, size: QSizeF, ratio: float) -> QPixmap:
    """Paint the cloth of a table of ``size`` device-independent pixels."""
    wide, high = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    whole = QPixmap(wide, high)
    whole.setDevicePixelRatio(ratio)
    whole.fill(cloth.ground(dark))
    painter = QPainter(whole)
    box = QRectF(0, 0, size.width(), size.height())
    tile = cloth.weave(dark, ratio)
    if cloth.id == "wood":
        _boards(painter, tile, box)
    else:
        painter.drawTiledPixmap(box, tile)
    _light(painter, box, dark)
    if cloth.id == "tatami":
        _borders(painter, box, cloth.night if dark else 0.0)
    painter.end()
    return whole


def _boards(painter: QPainter, tile: QPixmap, box: QRectF) -> None:
    """Long boards across the table, a dark joint and a lit edge between them."""
    high = box.height() / BOARDS
    for n in range(BOARDS):
        board = QRectF(0, n * high, box.width(), high)
        painter.drawTiledPixmap(board, tile, QPointF(SHIFT * n, SHIFT * n * 0.6))
        if n:
            painter.fillRect(QRectF(0, n * high - 1, box.width(), 2), QColor(0, 0, 0, 120))
            painter.fillRect(QRectF(0, n * high + 1, box.width(), 1), QColor(255, 255, 255, 16))


def _light(painter: QPainter, box: QRectF, dark: bool) -> None:
    """A pool of light over the middle, shaded corners, and a rim at the table's edge."""
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    pool = QRadialGradient(QPointF(0, -0.1), 1.42)
    pool.setColorAt(0, QColor.fromRgbF(1, 1, 1, POOL))
    pool.setColorAt(0.5, QColor.fromRgbF(1, 1, 1, 0))
    pool.setColorAt(0.51, QColor.fromRgbF(0, 0, 0, 0))
    pool.setColorAt(1, QColor.fromRgbF(0, 0, 0, SHADE * (1.4 if dark else 1)))
    painter.fillRect(QRectF(-1, -1, 2, 2), pool)
    painter.restore()
    rim = QLinearGradient(0, 0, 0, 7)
    rim.setColorAt(0, QColor(0, 0, 0, 44))
    rim.setColorAt(1, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(0, 0, box.width(), 7), rim)


def _borders(painter: QPainter, box: QRectF, night: float) -> None:
    """Dark cloth along the mat's left and right edge, with a thread of gold."""
    cloth, thread = QColor(_HERI_INK), QColor(_HERI_THREAD)
    for ink in (cloth, thread):
        if night:
            ink.setRgbF(*(part * (1 - night * 0.6) for part in ink.getRgbF()[:3]))  # type: ignore[index]
    for left in (0.0, box.width() - HERI):
        edge = QRectF(left, 0, HERI, box.height())
        painter.fillRect(edge, cloth)
        inner = edge.right() if not left else edge.left()
        shadow = QColor(0, 0, 0, 60)
        painter.fillRect(QRectF(inner - (0 if not left else 2), 0, 2, box.height()), shadow)
        pen = QPen(thread, 1.2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        middle = edge.center().x()
        painter.drawLine(QPointF(middle, 0), QPointF(middle, box.height()))
