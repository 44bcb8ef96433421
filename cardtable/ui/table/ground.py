"""The ground of the whole table: the weave or the boards, and the light.

Painted once for each size, so that a frame costs no more than on a plain cloth.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QRadialGradient

from cardtable.ui.settings.cloths import Cloth

#: How much lighter the middle is than the cloth, and how much darker the corners are.
POOL, SHADE = 0.05, 0.10
#: Boards of a wooden table, and how far the grain of each is shifted against the one above it.
BOARDS, SHIFT = 3, 151.0


def ground(cloth: Cloth, dark: bool, size: QSizeF, ratio: float) -> QPixmap:
    """Paint the cloth of a table of ``size`` device-independent pixels."""
    wide, high = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    whole = QPixmap(wide, high)
    whole.setDevicePixelRatio(ratio)
    whole.fill(cloth.ground(dark))
    painter = QPainter(whole)
    box = QRectF(0, 0, size.width(), size.height())
    tile = cloth.weave(dark, ratio)
    if cloth.boards:
        _boards(painter, tile, box)
    else:
        painter.drawTiledPixmap(box, tile)
    _light(painter, box, dark)
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
