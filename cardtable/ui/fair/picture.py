"""A fingerprint as a picture: every bit of it, so that two can be compared at a glance.

Each row is a group of four digits, bit by bit, followed by its mirror image, as symmetrical
pictures are easier to tell apart. Nothing is left out: other digits always give another picture.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap

ROWS, COLUMNS = 16, 32
#: Always dark on light: a picture that changed with the theme could not be compared.
_INK, _PAPER = QColor("#1c1815"), QColor("#ffffff")
#: Width of the paper margin, in cells.
_EDGE = 1


def picture_size(cell: int) -> QSize:
    """The picture's size with cells of so many pixels."""
    return QSize((COLUMNS + 2 * _EDGE) * cell, (ROWS + 2 * _EDGE) * cell)


def fingerprint_picture(digits: str, cell: int, ratio: float = 1.0) -> QPixmap:
    """The picture of 64 hexadecimal digits, in cells of ``cell`` pixels."""
    image = QImage(COLUMNS + 2 * _EDGE, ROWS + 2 * _EDGE, QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    for row in range(ROWS):
        bits = f"{int(digits[4 * row : 4 * row + 4], 16):016b}"
        for column, bit in enumerate(bits + bits[::-1]):
            if bit == "1":
                image.setPixelColor(column + _EDGE, row + _EDGE, _INK)
    size = picture_size(max(1, round(cell * ratio)))
    picture = QPixmap.fromImage(image.scaled(size))
    picture.setDevicePixelRatio(ratio)
    return picture
