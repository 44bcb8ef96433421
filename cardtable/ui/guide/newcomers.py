"""Shortcuts into play: a quick match, and first hands; from menus, tiles and the start page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cardtable.engine.game import Game
from cardtable.games import all_games, find_game

if TYPE_CHECKING:
    from cardtable.ui.guide.desk import GuideDesk
    from cardtable.ui.matches import MatchDesk
    from cardtable.ui.menus import Menus
    from cardtable.ui.setup.desk import SetupDesk
    from cardtable.ui.setup.page import SetupPage
    from cardtable.ui.shared import Shared
    from cardtable.ui.start.desk import StartDesk
    from cardtable.ui.table.page import TablePage


class Window(Protocol):
    """What is needed of the window."""

    shared: Shared
    matches: MatchDesk
    menus: Menus
    front: StartDesk
    setups: SetupDesk

    @property
    def table(self) -> TablePage | None:
        """The open table, if any."""
        ...

    @property
    def setup(self) -> SetupPage | None:
        """The open set-up page, if any."""
        ...

    def show_start(self) -> None:
        """Show the start page."""
        ...


class Newcomers:
    """Starts whatever needs no setting up.

    Attributes:
        desk: the desk of lessons, once used.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self.desk: GuideDesk | None = None
        window.menus.on("quick", self.quick)
        window.menus.on("lessons", self.lessons)
        window.front.quick.connect(self.quick)
        window.front.lessons.connect(self.lessons)

    def quick(self, game: str = "") -> None:
        """Start a match at once: of this game, else of the one in front, else the last played."""
        from cardtable.ui.quick import quick_match

        window = self._window
        chosen = find_game(game) if game else self._in_front() or window.front.likely_game
        window.setups.close()
        with window.shared.plugin_faults.round(chosen.id):
            window.matches.begin(quick_match(window.shared, chosen))

    def _in_front(self) -> Game | None:
        """The game being set up or played."""
        page = self._window.table or self._window.setup
        return page.game if page is not None else None

    def lessons(self, game: str = "") -> None:
        """Let the player choose a first hand, of one game or of all."""
        from cardtable.ui.guide.desk import GuideDesk

        if not any(one.lessons for one in all_games().values()):
            return
        if self.desk is None:
            self.desk = GuideDesk(self._window.shared, self._window.matches)
            self.desk.quick.connect(self.quick)
            self.desk.home.connect(self._window.show_start)
        self.desk.choose(find_game(game) if game else None)
