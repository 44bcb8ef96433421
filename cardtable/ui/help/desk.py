"""What the help menu shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from cardtable import __version__
from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.games import all_games
from cardtable.ui.upkeep.faults import Faults
from cardtable.ui.upkeep.fence import GameFence
from cardtable.ui.widgets.theme import Theme


class HelpDesk:
    """Opens what can be read, above the window. Dialogs are loaded when they are wanted."""

    def __init__(
        self,
        window: QWidget,
        theme: Callable[[], Theme],
        in_front: Callable[[], tuple[Game | None, Match | None]],
        fence: GameFence,
        faults: Faults | None,
    ) -> None:
        """``in_front``: the game that is set up or played, and its match at the table."""
        self._window, self._theme, self._in_front = window, theme, in_front
        self._fence, self._faults = fence, faults

    def rules(self, game: Game | None = None) -> None:
        """The rules of a game: the one in front, unless another is named."""
        from cardtable.ui.help.rules import RulesDialog

        shown, match = self._in_front()
        game = game or shown or next(iter(all_games().values()))
        options = match.options if match is not None and match.game is game else None
        with self._fence.round(game.id):
            RulesDialog(self._theme(), game, options, self._window).exec()

    def shortcuts(self) -> None:
        """The keys of every command, and those of the game in front."""
        from cardtable.phrases.lookup import phrases_of
        from cardtable.ui.help.shortcuts import ShortcutsDialog

        game = self._in_front()[0]
        if game is None:
            ShortcutsDialog(self._theme(), None, self._window).exec()
            return
        with self._fence.round(game.id):
            ShortcutsDialog(self._theme(), phrases_of(game.phrases), self._window).exec()

    def fair(self) -> None:
        """Why nobody can choose the deals."""
        from cardtable.ui.fair.dialog import FairDialog

        FairDialog(self._theme(), self._in_front()[1], self._window).exec()

    def log(self) -> None:
        """What went wrong."""
        from cardtable.ui.help.log import LogDialog

        LogDialog(self._theme(), self._faults.text() if self._faults else "", self._window).exec()

    def about(self) -> None:
        """What this program is, and its version."""
        translate = QCoreApplication.translate
        QMessageBox.about(
            self._window,
            translate("MainWindow", "About Cardtable"),
            translate(
                "MainWindow",
                "Cardtable {version}\n\nCard games that no good program existed for. The code is "
                "under the MIT licence, the card art under CC0.",
            ).format(version=__version__),
        )
