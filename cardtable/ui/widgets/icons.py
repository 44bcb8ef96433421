"""Small pictures from ``assets/``: command icons in the current ink, chips, portraits."""

from __future__ import annotations

import functools

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImageReader, QPainter, QPixmap

from cardtable.art.assets import asset

#: The number of portraits, ``table/avatar_0.svg`` and on.
PORTRAITS = 22
#: Sizes, in pixels, for which the program's own icon has a drawing of its own.
_DRAWN = (16, 24, 32, 48)


def portrait_file(number: int, mood: int = 0) -> str:
    """The file of a portrait; any number is valid. ``mood``: glad above 0, below 0 sorry."""
    name = "glad" if mood > 0 else "sorry" if mood < 0 else "avatar"
    return f"table/{name}_{number % PORTRAITS}.svg"


def program_icon() -> QIcon:
    """The program's own icon, each size as it was drawn."""
    result = QIcon()
    for file in asset("icons/app").glob("cardtable_*.png"):
        result.addFile(str(file))
    return result


def program_sign(size: float, ratio: float) -> QPixmap:
    """The program's own icon, ``size`` pixels wide at a device pixel ratio."""
    drawn = next((n for n in _DRAWN if n >= size * ratio), None)
    name = "icons/cardtable.svg" if drawn is None else f"icons/app/cardtable_{drawn}.svg"
    return svg_pixmap(name, size, ratio)


@functools.lru_cache(maxsize=512)
def svg_pixmap(name: str, size: float, ratio: float, ink: str = "") -> QPixmap:
    """A square picture ``assets/NAME``, ``size`` pixels wide at a device pixel ratio.

    ``ink`` replaces ``currentColor`` where the file leaves its colour open.
    """
    data = asset(name).read_bytes()
    if ink:
        data = data.replace(b"currentColor", ink.encode("ascii"))
    return picture(data, size, size, ratio)


def picture(data: bytes, width: float, height: float, ratio: float) -> QPixmap:
    """SVG data as a pixmap that fits into ``width`` × ``height``."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"svg")
    size = reader.size()
    size.scale(round(width * ratio), round(height * ratio), Qt.AspectRatioMode.KeepAspectRatio)
    reader.setScaledSize(size)
    pixmap = QPixmap.fromImage(reader.read())
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _sharpest() -> float:
    """The highest device pixel ratio of all screens."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def icon(name: str, ink: QColor | str, size: int = 18, ratio: float = 0.0) -> QIcon:
    """A command's icon in an ink; faint when disabled.

    Without a ``ratio`` it is rendered for the sharpest screen.
    """
    colour, ratio = QColor(ink), ratio or _sharpest()
    normal = svg_pixmap(f"icons/{name}.svg", size, ratio, colour.name())
    result = QIcon(normal)
    faint = QPixmap(normal.size())
    faint.setDevicePixelRatio(ratio)
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.45)
    painter.drawPixmap(QRectF(0, 0, size, size), normal, QRectF(normal.rect()))
    painter.end()
    result.addPixmap(faint, QIcon.Mode.Disabled)
    return result
