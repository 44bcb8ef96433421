"""What grows to a table on the start page: a poster, or the picture of a match that waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame

from cardtable.ui.start.looks import Look


class Tile(QFrame):
    """A picture with rounded corners, and perhaps a fan of cards on it.

    Attributes:
        look: how its game looks.
        cards: those of its fan, ready to be laid out.
        opened: how far the fan is opened, from 0 to 1.
        shows_table: whether it is a picture of a table.
    """

    look = Look("", "")
    cards: Sequence[QPixmap] = ()
    opened = 0.0
    shows_table = False

    @property
    def paper(self) -> QRectF:
        """Where its paper lies in it."""
        raise NotImplementedError

    @property
    def corner(self) -> float:
        """The radius of its corners."""
        raise NotImplementedError

    @property
    def fan(self) -> tuple[QPointF, float]:
        """Where the middle of its fan is, and how high the cards are."""
        return self.paper.center(), 1.0

    @property
    def blank(self) -> QPixmap:
        """A picture of it without cards and words."""
        return self.grab()

    def without_cards(self) -> QPixmap:
        """A picture of it without cards."""
        return self.grab()
