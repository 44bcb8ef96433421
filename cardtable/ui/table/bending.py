"""A card with its lower edge bent up: squeezed open, or about to turn over by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.widgets.shadow import drop_shadow

#: How far a card can be bent up, as a part of its height; how far one bends by itself that has been
#: drawn, before it turns.
FURTHEST, PEELS = 0.48, 0.14
#: How far above the back the bent part is, as a part of the card's height.
_LIFT = 0.05


def bent(pictures: CardPictures, back: CardStyle, face: CardStyle, far: float) -> QPixmap:
    """A card seen from its back, its lower edge bent up by a part of its height.

    The bent part shows the face upside down, as it does in the hand.
    """
    closed, opened = pictures.card(back), pictures.card(face)
    if far <= 0:
        return closed
    box = pictures.face_box(face.height)
    box.translate(
        pictures.margin(face.height),
        pictures.margin(face.height) + pictures.headroom(face.height),
    )
    high = min(far, FURTHEST) * box.height()
    fold = box.bottom() - high
    made = QPixmap(closed.size())
    made.setDevicePixelRatio(closed.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    flat = QRectF(0, 0, made.deviceIndependentSize().width(), fold)
    painter.setClipRect(flat)
    painter.drawPixmap(0, 0, closed)
    flap, radius = QPainterPath(), pictures.deck.corner * face.height
    lies = QRectF(box.left(), fold - high, box.width(), high)
    drop_shadow(painter, lies, radius, _LIFT * box.height())
    flap.addRoundedRect(box.left(), fold - high, box.width(), high + radius, radius, radius)
    painter.setClipPath(flap, Qt.ClipOperation.IntersectClip)
    painter.translate(box.center().x(), fold)
    painter.rotate(180)
    painter.translate(-box.center().x(), -fold)
    painter.drawPixmap(0, 0, opened)
    painter.resetTransform()
    light = QLinearGradient(0, fold - high, 0, fold)
    light.setColorAt(0, QColor(255, 255, 255, 40))
    light.setColorAt(0.55, QColor(0, 0, 0, 0))
    light.setColorAt(1, QColor(0, 0, 0, 110))
    painter.fillRect(lies, light)
    painter.end()
    return made
