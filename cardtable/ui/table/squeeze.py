"""A card squeezed open: whoever drew it bends its lower edge up, and lets go to turn it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cardtable.ui.table.bending import bent
from cardtable.ui.table.card_pictures import CardPictures
from cardtable.ui.table.motion import Motion

if TYPE_CHECKING:
    from cardtable.ui.table.cards import CardItem

#: From how far on a card that is bent up turns by itself, as a part of its height.
OPENS = 0.44


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
