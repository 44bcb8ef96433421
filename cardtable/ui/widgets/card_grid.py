"""Cards of equal width, in as few rows as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget


class CardGrid(QFrame):
    """Cards in as few rows as they need, filled from the left; those of a row are equally high.

    Screen readers take it for a group if it has a name.

    Args:
        least: the least width of a card, in pixels, before a row takes fewer.
    """

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self._cards: list[QWidget] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        # What is around it does not notice if its height changes while it is itself being laid out.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.updateGeometry)

    def add(self, card: QWidget) -> None:
        """Add a card at the end."""
        self._cards.append(card)
        self._place()

    def remove(self, card: QWidget) -> None:
        """Take a card out; it is hidden, but not deleted."""
        self._cards.remove(card)
        self._grid.removeWidget(card)
        card.hide()
        self._place()

    def show_only(self, cards: Sequence[QWidget]) -> None:
        """Hold these cards in this order; others are hidden, but not deleted."""
        for card in self._cards:
            if card not in cards:
                self._grid.removeWidget(card)
                card.hide()
        self._cards = list(cards)
        self._place()
        for card in cards:
            card.show()

    def set_least(self, minimum: int, gap: int) -> None:
        """Set the least width of a card, and the gap between cards."""
        self._least = minimum
        self._grid.setSpacing(gap)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """No wider than one card: those beside it could go below as well.

        Otherwise a scroll area would widen it for a row that exists only because it was wider, and
        flip back and forth without end.
        """
        own = max((card.minimumSizeHint().width() for card in self._cards), default=1)
        return QSize(own, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit more or fewer cards in a row."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        columns = self._room()
        if columns != self._columns:
            self._columns = columns
            self._place()
            self._later.start()

    def settle(self) -> None:
        """Have its height noticed now."""
        if self._later.isActive():
            self._later.stop()
            self.updateGeometry()

    def _room(self) -> int:
        gap = self._grid.spacing()
        own = max((card.minimumSizeHint().width() for card in self._cards), default=1)
        minimum = max(self._least, own, 1)
        most = max(1, (self.width() + gap) // (minimum + gap))
        rows = -(-len(self._cards) // most)
        return -(-len(self._cards) // max(1, rows)) or 1  # rows of nearly as many cards each

    def _place(self) -> None:
        columns = max(1, self._columns)
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
