"""How a card has to look: its face rendered anew, without the table's caches.

A picture is drawn in the same two steps as on the table (a card with its margin, then the card in
its place), so that a correct one differs by next to nothing.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from cardtable.art.render import render
from cardtable.ui.table.card_pictures import CardPictures
from tests.eye.look import Mask, Pixels

#: Two pixels count as equal if no colour differs by more than this, of 255.
TOLERANCE = 32
#: How deep a card lies in the shade that cannot help (part of the hand, or the whole of it), or is
#: beaten; the colour of the shade.
SHADED, SHADE = 0.42, QColor("#9a948c")
_CLEAR = QImage.Format.Format_ARGB32_Premultiplied


class Faces:
    """Fresh pictures of one deck's cards.

    Attributes:
        cloth: the colour of the cloth.
        ratio: physical pixels per device-independent pixel.
        proved: what has been compared already and was right: most cards lie still between two
            looks.
    """

    def __init__(self, pictures: CardPictures, cloth: QColor, ratio: float) -> None:
        self.ratio = ratio
        self.proved: set[int] = set()
        self._pictures, self.cloth = pictures, cloth
        self._rendered: dict[tuple[str, int, int], QImage] = {}
        self._cards: dict[tuple[str | None, float, float], QImage] = {}

    def card(self, code: str | None, height: float, dim: float) -> QImage:
        """A card (``None``: the back) within its margin, dimmed, without shadow or signs."""
        known = (code, height, dim)
        if known in self._cards:
            return self._cards[known]
        whole, box = self.margins(height), self.box(height)
        image = QImage(
            round(whole.width() * self.ratio), round(whole.height() * self.ratio), _CLEAR
        )
        image.setDevicePixelRatio(self.ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = round(height * self.ratio)
        face = self._face(code, round(high * self._pictures.ratio), high)
        place = self._pictures.face_box(height).translated(box.topLeft())
        painter.drawImage(place, face, QRectF(face.rect()))
        if dim:
            veil = QColor(SHADE)
            veil.setAlphaF(dim)
            path = QPainterPath()
            radius = self._pictures.deck.corner * height
            path.addRoundedRect(box, radius, radius)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillPath(path, veil)
        painter.end()
        self._cards[known] = image
        return image

    def margins(self, height: float) -> QRectF:
        """The box of a card's picture with its margin."""
        margin, head = self._pictures.margin(height), self._pictures.headroom(height)
        wide = height * self._pictures.ratio
        return QRectF(0, 0, wide + 2 * margin, height + 2 * margin + head)

    def box(self, height: float) -> QRectF:
        """The box of the card itself within its picture."""
        margin, head = self._pictures.margin(height), self._pictures.headroom(height)
        return QRectF(margin, margin + head, height * self._pictures.ratio, height)

    def _face(self, code: str | None, width: int, height: int) -> QImage:
        path = self._pictures.deck.picture(code, self._pictures.variant)
        known = (str(path), width, height)
        if known not in self._rendered:
            self._rendered[known] = render(path, width, height)
        return self._rendered[known]


def laid(card: QImage, at: QPointF, place: QTransform, room: QRect) -> QImage:
    """A card's picture transformed to lie as on the table.

    Args:
        card: the picture.
        at: its corner, in device-independent pixels.
        place: the transform from there to physical pixels of the window.
        room: the part of the window to draw.
    """
    image = QImage(room.size(), _CLEAR)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(place * QTransform.fromTranslate(-room.x(), -room.y()))
    painter.drawImage(at, card)
    painter.end()
    return image


def difference(one: Pixels, other: Pixels, where: Mask) -> float:
    """The fraction of pixels that differ between two pictures, within a mask."""
    if not where.any():
        return 0.0
    apart = np.abs(one[where].astype(np.int16) - other[where].astype(np.int16))
    return float((apart > TOLERANCE).any(axis=1).mean())


def shrunk(mask: Mask, by: int) -> Mask:
    """A mask without its edge, ``by`` pixels wide."""
    padded = np.pad(mask, by)
    height, width = mask.shape
    inner = mask.copy()
    for step in range(2 * by + 1):
        inner &= padded[step : step + height, by : by + width]
        inner &= padded[by : by + height, step : step + width]
    return inner
