"""Opens the page on which a match is set up, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QStackedWidget

from cardtable.ui.shared import Shared

if TYPE_CHECKING:
    from cardtable.engine.game import Game
    from cardtable.ui.setup.deck_import import DeckImport
    from cardtable.ui.setup.page import SetupPage


class SetupDesk(QObject):
    """Shows and closes the set-up page.

    Attributes:
        wanted: begin a match (a :class:`~cardtable.ui.setup.request.MatchRequest`).
        left: the page was cancelled.
        rules: show the rules of a game.
        page: the open page, if any.
        importing: the open dialog of an import, if any.
    """

    wanted = Signal(object)
    left = Signal()
    rules = Signal(object)

    def __init__(self, shared: Shared, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._shared, self._pages = shared, pages
        self.page: SetupPage | None = None
        self.importing: DeckImport | None = None

    def show(self, game: Game) -> None:
        """Show the set-up page of a game."""
        self.close()
        from cardtable.ui.setup.page import SetupPage  # the start page does without

        with self._shared.plugin_faults.round(game.id):
            self.page = page = SetupPage(self._shared.theme, game, self._shared.settings)
            page.start.connect(self.wanted)
            page.cancelled.connect(self.left)
            page.rules.connect(partial(self.rules.emit, game))
            page.cards.import_wanted.connect(self.ask_import)
            self._pages.addWidget(page)
            self.dress()  # a style sheet above resets fonts when a page is added
            self._pages.setCurrentWidget(page)
            page.setFocus()
            self._shared.checked.emit()

    # -- decks of other programs -----------------------------------------------------------------
    def ask_import(self) -> None:
        """Ask for a deck of another program and take it in."""
        from cardtable.ui.setup.deck_import import ask_for_deck

        path = ask_for_deck(self._pages.window())
        if path is not None:
            self.import_deck([path])

    @staticmethod
    def take_dropped(event: QDropEvent) -> list[Path]:
        """The deck dragged over or dropped on the window, if any; the event is then accepted."""
        from cardtable.ui.setup.deck_import import dropped_deck

        paths = dropped_deck(event.mimeData())
        if paths:
            event.acceptProposedAction()
        return paths

    def import_deck(self, paths: Sequence[Path]) -> None:
        """Take in a deck, and offer it on the open page."""
        from cardtable.ui.setup.deck_import import DeckImport

        self.importing = DeckImport(self._shared.theme, paths, self._pages.window())
        self.importing.imported.connect(self._imported)
        self.importing.destroyed.connect(self._import_closed)
        self.importing.open()

    def _imported(self, deck: str) -> None:
        if self.page is not None:
            self.page.cards.take(deck)

    def _import_closed(self) -> None:
        self.importing = None

    def close(self) -> None:
        """Close the page, if there is one."""
        if self.page is not None:
            self._pages.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None

    def dress(self) -> None:
        """Apply another theme."""
        if self.page is not None:
            self.page.dress(self._shared.theme)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self.page is not None:
            self.page.retranslate()
