"""A card squeezed open: whoever drew it bends its lower edge up, and lets go to turn it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.motion import Motion
from cardtable.ui.widgets.shadow import drop_shadow

if TYPE_CHECKING:
    from cardtable.ui.table.cards import CardItem

#: How far a card can be bent up, as a part of its height, and from where on it turns by itself.
FURTHEST, OPENS = 0.48, 0.44
#: How far above the back the bent part is, as a part of the card's height.
_LIFT = 0.05


class Squeeze:
    """A card held by its lower edge while it waits to be turned over."""

    def __init__(
        self, card: CardItem, pictures: CardPictures, motion: Motion, start: QPointF
    ) -> None:
        """``start``: where the mouse took hold of it, on the table."""
        self._card, self._pictures, self._motion, self._start = card, pictures, motion, start
        motion.keep(card.item)

    def to(self, point: QPointF) -> bool:
        """Bend the card as far as the mouse has gone up; returns whether it is still held."""
        card = self._card
        if not self._motion.turning(card.item):
            return False  # somebody has cut the waiting short
        far = (self._start.y() - point.y()) / card.style.height
        if far >= OPENS:
            self.let_go()
            return False
        card.item.setPixmap(bent(self._pictures, card.shown, card.style, max(card.peeled, far)))
        return True

    def let_go(self) -> None:
        """Turn the card over."""
        if self._motion.turning(self._card.item):
            self._motion.turn_now(self._card.item)


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
