"""The pictures of stamps: as printed, and as a blind embossing while they are not earned."""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPixmap

from cardtable.ui.widgets.icons import svg_pixmap

#: Light on the upper edges of an embossing and shade below the lower ones, by day and by night;
#: how far they lie from it, in pixels.
_LIGHT = (QColor(255, 252, 240, 230), QColor(255, 240, 210, 150))
_SHADE = (QColor(86, 68, 40, 150), QColor(0, 0, 0, 235))
_FAR = 1.0
#: How dark the paper is where it is pressed, by day and by night, in percent.
_PRESSED = (116, 62)


def printed(id_: str, size: float, ratio: float) -> QPixmap:
    """A stamp in its ink, ``size`` pixels wide."""
    return svg_pixmap(f"stamps/{id_}.svg", size, ratio)


@functools.lru_cache(maxsize=256)
def embossed(id_: str, size: float, ratio: float, paper: str, dark: bool) -> QPixmap:
    """A stamp pressed into paper of a colour, without ink."""
    seal, pressed = printed(id_, size, ratio), QColor(paper).darker(_PRESSED[dark])
    result = QPixmap(seal.size())
    result.setDevicePixelRatio(ratio)
    result.fill(QColor(0, 0, 0, 0))
    painter = QPainter(result)
    for ink, by in ((_LIGHT[dark], -_FAR), (_SHADE[dark], _FAR), (pressed, 0.0)):
        painter.drawPixmap(QPointF(by, by), _inked(seal, ink))
    painter.end()
    return result


def _inked(seal: QPixmap, ink: QColor) -> QPixmap:
    """The same seal in another ink."""
    result = seal.copy()
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(result.rect(), ink)
    painter.end()
    return result
