"""Faults of plugin games: a failure in one of them ends its match, and nothing else.

Rules, sentences, controls and tables of such a game run within the window. An uncaught exception is
blamed on the game if its traceback passes through the game's code, or if the window shows that
game's match, set-up or review: it is logged, the page is left, and one sentence names the package.
The match is in the journal up to what was shown.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.failed import GameFailed
from cardtable.engine.game import Game
from cardtable.games import all_games, game_in, package_of, refuse_game
from cardtable.isolating import isolated
from cardtable.phrases.lookup import loaded, phrases_of
from cardtable.translation import _
from cardtable.ui.upkeep.faults import Faults, told_of

#: Maximum length of a game's texts on the start page.
_LONG = 400


class PluginFaults(QObject):
    """Takes the faults of plugin games.

    Attributes:
        failed: a game's id, whose page must be left; and whether the game was not open, so that it
            failed where games are offered.
    """

    failed = Signal(str, bool)

    def __init__(self, shown: Callable[[], str], parent: QObject | None = None) -> None:
        """``shown`` returns the id of the game on the page in front, or empty."""
        super().__init__(parent)
        self._shown = shown
        self._faults: Faults | None = None

    def guard(self, faults: Faults, stop: Callable[[str, bool], None]) -> None:
        """Handle all uncaught faults; ``stop`` is called once the event loop is free."""
        self._faults, faults.taken_by = faults, self.takes
        self.failed.connect(stop, Qt.ConnectionType.QueuedConnection)

    def takes(self, error: BaseException) -> bool:
        """Whether a fault comes from a plugin game; if so, that game is stopped."""
        shown = self._shown()
        game = blamed_in(error) or shown
        if not package_of(game):
            return False
        self.failed.emit(game, game != shown)
        return True

    @contextmanager
    def round(self, game: str) -> Iterator[None]:
        """Run something for a game: an exception in it is blamed on the game, if it is a plugin."""
        try:
            yield
        except BaseException as error:
            if not package_of(game):
                raise
            if self._faults is not None:
                self._faults.note(told_of(error))
            self.failed.emit(game, False)

    def end(self, game: str) -> None:
        """Stop a game whose match has reached a dead end."""
        self.failed.emit(game, False)


def blamed_in(error: BaseException) -> str:
    """The plugin game whose code an exception passed through; empty if there is none."""
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        if isinstance(now, GameFailed) and package_of(now.game):
            return now.game
        for frame, _line in traceback.walk_tb(now.__traceback__):
            game = game_in(str(frame.f_globals.get("__name__", "")))
            if game:
                return game
        now = now.__cause__ or now.__context__
    return ""


def failed_sentence(game: str, at_table: bool) -> str:
    """The message about a failed game, in the player's language."""
    package = package_of(game)
    if package:
        name = f"{isolated(game)} ({isolated(package)})"
    else:
        name = phrases_of(all_games()[game].phrases).title()
    if at_table:
        return _(
            "The game {name} failed, so its match was closed. Everything up to that point is "
            "saved.",
            name=name,
        )
    return _("The game {name} failed.", name=name)


def presentable_games() -> list[Game]:
    """The games that the start page can show; plugins that cannot be described are refused."""
    for game in list(all_games().values()):
        if package_of(game.id) and not _presentable(game):
            refuse_game(game.id)
    return list(all_games().values())


def _presentable(game: Game) -> bool:
    from cardtable.art.decks import decks_for  # most players have no plugin games

    try:
        phrases = phrases_of(game.phrases)
        words = (phrases.title(), phrases.tagline(), phrases.duration())
        return (
            all(len(text) <= _LONG for text in words)
            and bool(decks_for(game.decks))
            and callable(loaded(game.controls))
        )
    except BaseException:  # whatever it is, the game cannot be shown
        return False
