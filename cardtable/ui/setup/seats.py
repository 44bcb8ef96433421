"""The seats on the set-up page: a card for each, and buttons for more."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.models.seats import SeatModel
from cardtable.ui.setup.seat_card import SeatCard
from cardtable.ui.setup.section import Section
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.theme import Theme

_CARD = 270


class SeatsSection(Section):
    """All seats of the model, in its order.

    Attributes:
        moved: seats came or went.
        cards: one for each seat.
    """

    moved = Signal()

    def __init__(self, theme: Theme, game: Game, model: SeatModel) -> None:
        super().__init__(theme)
        self._game, self._model = game, model
        self.cards: list[SeatCard] = []
        self._grid = CardGrid(_CARD)
        self.add_bot, self.add_person = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.add_bot.clicked.connect(self._more_bots)
        self.add_person.clicked.connect(self._more_people)
        adders = QHBoxLayout()
        adders.setSpacing(8)
        adders.addWidget(self.add_bot)
        adders.addWidget(self.add_person)
        adders.addStretch(1)
        # Above the seats, so that they stay under the mouse when a row is added.
        self.column.addLayout(adders)
        self.column.addWidget(self._grid)
        for row in range(model.rowCount()):
            self._insert(row)
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self.refresh)

    # -- more and fewer --------------------------------------------------------------------------
    def _insert(self, row: int) -> None:
        card = SeatCard(self.theme, self._model, row)
        card.removed.connect(self._remove)
        self.cards.insert(row, card)
        self._grid.add(card)  # the model only adds at the end

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._insert(row)
            self.cards[row].show()
        self._settle()

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        for row in reversed(range(first, last + 1)):
            card = self.cards.pop(row)
            self._grid.remove(card)
            card.deleteLater()
        self._settle()

    def _settle(self) -> None:
        for row, card in enumerate(self.cards):
            card.row = row
        self.refresh()
        self.moved.emit()

    def _more_bots(self) -> None:
        self._model.add("medium")

    def _more_people(self) -> None:
        row = self._model.add("human")
        if row is not None:
            self.cards[row].ask_name()

    def _remove(self) -> None:
        card = self.sender()
        if isinstance(card, SeatCard):
            had_focus = card.remove.hasFocus()
            row = card.row
            if self._model.remove(row) and had_focus:
                near = self.cards[min(row, len(self.cards) - 1)]
                (near.remove if near.remove.isVisible() else near.kind).setFocus()

    # -- reading ---------------------------------------------------------------------------------
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        cards = [stop for card in self.cards for stop in card.stops()]
        return [self.add_bot, self.add_person, *cards]

    @property
    def problems(self) -> list[tuple[QWidget, str]]:
        """The fields of seats that are not valid yet, each with its sentence."""
        return [(self.cards[row].field, said) for row, said in self._model.problems]

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Show the seats as they are in the model."""
        translate = QCoreApplication.translate
        counts = self._game.seat_counts
        count = len(self.cards)
        if len(counts) == 1:
            self.remark.setText(translate("SetupPage", "%n seat(s)", "", count))
        else:
            text = translate("SetupPage", "{count} seats ({low} to {high})")
            self.remark.setText(text.format(count=count, low=counts[0], high=counts[-1]))
        for button in (self.add_bot, self.add_person):
            button.setEnabled(self._model.can_grow)
            button.setVisible(len(counts) > 1)
        for card in self.cards:
            card.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.head.setText(translate("SetupPage", "Seats"))
        self.add_bot.set_words(translate("SetupPage", "Add bot"))
        self.add_person.set_words(translate("SetupPage", "Add player"))
        self._model.retranslate()
        for card in self.cards:
            card.retranslate()
        self.refresh()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        super().dress(theme)
        for button in (self.add_bot, self.add_person):
            button.dress(theme)
        for card in self.cards:
            card.dress(theme)
        self._grid.set_least(theme.px(_CARD), theme.px(10))
        self.refresh()
