"""Opens the deals of the day, and does what was chosen there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.ui.menus import Menus
from cardtable.ui.par.desk import ParDesk
from cardtable.ui.setup.request import MatchRequest
from cardtable.ui.shared import Shared
from cardtable.ui.start.desk import StartDesk

if TYPE_CHECKING:  # loaded on demand, so that the window starts faster
    from cardtable.ui.par.days import DaysDialog


class DaysDesk(QObject):
    """Lets the player choose a day.

    Attributes:
        wanted: start a match (a :class:`~cardtable.ui.setup.request.MatchRequest`).
    """

    wanted = Signal(object)

    def __init__(
        self, shared: Shared, menus: Menus, front: StartDesk, par: ParDesk, window: QWidget
    ) -> None:
        super().__init__(window)
        self._shared, self._front, self._par, self._window = shared, front, par, window
        menus.on("days", self.ask)
        front.days.connect(self.ask)

    def dialog(self, today: date | None = None) -> DaysDialog:
        """A dialog of all games with deals of the day, dated by the player's calendar."""
        from cardtable.ui.par.days import DaysDialog

        games = [game for game in all_games().values() if game.one_deal]
        journal, theme = self._shared.journal, self._shared.theme
        last = self._shared.settings.last_game
        games.sort(key=lambda game: game.id != last)  # the one played last is shown first
        return DaysDialog(theme, games, journal, today or date.today(), self._window)

    def ask(self) -> None:
        """Let the player choose a day."""
        dialog = self.dialog()
        if dialog.exec() and dialog.chosen is not None:
            self.go(dialog.game, dialog.chosen.day, dialog.chosen.match, dialog.way)

    def go(self, game: Game, day: date, match: int, way: str) -> None:
        """Play a day's deal, continue it, or compare it."""
        if way == "compare":
            self._par.open_kept(match)
        elif way == "continue":
            self._front.resumed.emit(match)
        else:
            self.wanted.emit(self._request(game, day))

    def _request(self, game: Game, day: date) -> MatchRequest:
        from cardtable.art.decks import decks_for
        from cardtable.models.days import options_of, seats_of, seed_of
        from cardtable.phrases.names import numbered_player
        from cardtable.ui.seats.seating import told_apart

        settings = self._shared.settings
        deck = decks_for(game.decks)[0]
        seats = told_apart(seats_of(game, settings.name or numbered_player(1)))
        variant = self._shared.variant(deck)
        return MatchRequest(game, seats, options_of(game), seed_of(day), deck, variant, True)
