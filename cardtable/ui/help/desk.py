"""The commands of the help menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.engine.game import Game
from cardtable.games import all_games, find_game
from cardtable.translation import _
from cardtable.ui.dialog import Slip
from cardtable.ui.pages import Navigator
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.faults import Faults

if TYPE_CHECKING:  # pages are loaded on demand
    from cardtable.art.deck import Deck, Variant
    from cardtable.ui.table.page import TablePage


class HelpDesk:
    """Opens the help texts above the window. Dialogs are loaded on demand."""

    def __init__(
        self,
        window: QWidget,
        shared: Shared,
        navigator: Navigator,
        table: Callable[[], TablePage | None],
        faults: Faults | None,
    ) -> None:
        """``table`` returns the open table, if any."""
        self._window, self._shared, self._navigator = window, shared, navigator
        self._table, self._faults = table, faults

    def answer(self, on: Callable[[str, Callable[[], object]], None]) -> None:
        """Register the help menu's commands; ``on`` binds a command to a function."""
        on("rules", self.rules)
        on("terms", self.terms)
        on("shortcuts", self.shortcuts)
        on("fair", self.fair)
        on("log", self.log)
        on("about", self.about)

    def rules_of(self, game: str) -> None:
        """Show the rules of a game by its id; empty: of the one in front or played last."""
        self.rules(find_game(game) if game else None)

    def rules(self, game: Game | None = None) -> None:
        """Show the rules of a game: of the one in front or played last, unless another is given.

        The rules are those of its match, or of its set-up page, opened at the current phase or at
        the rule that forbids the last attempt.
        """
        from cardtable.ui.help.rules import RulesDialog

        games = all_games()
        last = games.get(self._shared.settings.last_game)
        game = game or self._navigator.game or last or next(iter(games.values()))
        page = next((page for page in self._navigator.pages if page.game is game), None)
        with self._shared.plugin_faults.round(game.id):
            options, at = page.house_rules() if page is not None else (None, "")
            cards = self._cards(game)
            RulesDialog(self._shared.theme, game, options, cards, at, self._window).exec()

    def _cards(self, game: Game) -> tuple[Deck, Variant]:
        """The deck in use at the table for this game, else its own."""
        table = self._table()
        if table is not None and table.game is game:
            return table.pictures.deck, table.pictures.variant
        deck = self._shared.deck(game)
        return deck, self._shared.variant(deck)

    def terms(self) -> None:
        """Explain the terms in what the page says: of its game, or of all if it has none."""
        from cardtable.ui.help.dialogs import TermsDialog, terms_on

        game = self._navigator.game
        games = [game] if game is not None else list(all_games().values())
        TermsDialog(self._shared.theme, terms_on(self._window, games), self._window).exec()

    def shortcuts(self) -> None:
        """Show the keys of every command, and those of the game in front."""
        from cardtable.phrases.lookup import phrases_of
        from cardtable.ui.help.dialogs import ShortcutsDialog

        theme, front = self._shared.theme, self._navigator.game
        if front is not None:
            with self._shared.plugin_faults.round(front.id):
                ShortcutsDialog(theme, phrases_of(front.phrases), self._window).exec()
            return
        games = [phrases_of(game.phrases) for game in all_games().values()]
        ShortcutsDialog(theme, None, self._window, games).exec()

    def fair(self) -> None:
        """Show why nobody can choose the deals."""
        from cardtable.ui.fair import FairDialog

        table = self._table()
        match = table.session.match if table is not None else None
        FairDialog(self._shared.theme, match, self._window).exec()

    def log(self) -> None:
        """Show the log of faults."""
        from cardtable.ui.help.dialogs import LogDialog

        LogDialog(
            self._shared.theme, self._faults.text() if self._faults else "", self._window
        ).exec()

    def about(self) -> None:
        """Show what this program is, and its version."""
        title, _blank, about = _(
            "Cardtable {version}\n\nFour card games for the desktop. The code is under the "
            "MIT licence, the card art under CC0.",
            version=__version__,
        ).partition("\n\n")
        box = Slip(self._window, title, about)
        box.setWindowTitle(_("About Cardtable"))
        box.offer(_("Close"), Slip.ButtonRole.RejectRole)
        box.exec()
        box.deleteLater()
