"""The fence round games from elsewhere: what fails in one of them ends its match, nothing else.

Rules, sentences, controls and tables of such a game run within the window. Whatever comes out of
them uncaught is taken to be theirs if their code is on its way, or if their match, set-up or
review is what the window shows: it is written down, the page is left, and one sentence names the
package. The match is in the journal as far as it was shown.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from cardtable.engine.failed import GameFailed
from cardtable.engine.game import Game
from cardtable.games import all_games, game_in, package_of, refuse_game
from cardtable.phrases.fence import listen, listening
from cardtable.phrases.lookup import loaded, phrases_of
from cardtable.ui.upkeep.faults import Faults, told_of

#: Most characters of what the start page says of a game.
_LONG = 400


class GameFence(QObject):
    """Takes the faults of games from elsewhere.

    Attributes:
        failed: a game's id: its page is to be left; and whether it had none open, so that it
            fails where games are offered.
    """

    failed = Signal(str, bool)

    def __init__(self, shown: Callable[[], str], parent: QObject | None = None) -> None:
        """``shown``: the id of the game on the page in front, or nothing."""
        super().__init__(parent)
        self._shown = shown
        self._faults: Faults | None = None

    def guard(self, faults: Faults, stop: Callable[[str, bool], None]) -> None:
        """Look at every fault that nobody caught; ``stop`` is called once the window is free."""
        self._faults, faults.taken_by = faults, self.takes
        listen(self._unsaid)
        self.failed.connect(stop, Qt.ConnectionType.QueuedConnection)

    def takes(self, error: BaseException) -> bool:
        """Whether a fault is one of a game from elsewhere; if so, that game is stopped."""
        shown = self._shown()
        game = blamed_in(error) or shown
        if not package_of(game):
            return False
        self.failed.emit(game, game != shown)
        return True

    @contextmanager
    def round(self, game: str) -> Iterator[None]:
        """Do something for a game: what fails in it is that game's, if it is from elsewhere."""
        try:
            yield
        except (Exception, SystemExit) as error:
            if not package_of(game):
                raise
            if self._faults is not None:
                self._faults.note(told_of(error))
            self.failed.emit(game, False)

    def _unsaid(self, error: GameFailed) -> None:
        """A sentence could not be said; it is empty now."""
        if self._faults is not None:
            self._faults.note(told_of(error))
        self.takes(error)

    def end(self, game: str) -> None:
        """A match of a game has come to where nobody can do anything."""
        self.failed.emit(game, False)


def blamed_in(error: BaseException) -> str:
    """The game from elsewhere whose code a fault went through; empty if it was none."""
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        if isinstance(now, GameFailed) and package_of(now.game):
            return now.game
        for frame, _ in traceback.walk_tb(now.__traceback__):
            game = game_in(str(frame.f_globals.get("__name__", "")))
            if game:
                return game
        now = now.__cause__ or now.__context__
    return ""


def failed_sentence(game: str, at_table: bool) -> str:
    """What became of a game that failed, in the player's language."""
    translate = QCoreApplication.translate
    told = translate("Fence", "The game {name} ({package}) failed.")
    if at_table:
        told = translate(
            "Fence",
            "The game {name} ({package}) failed, so its match was left. It is kept as far as it came.",  # noqa: E501
        )
    return told.format(name=game, package=package_of(game))


def presentable_games() -> list[Game]:
    """The games that the start page can show; those that cannot say what they are are refused."""
    for game in list(all_games().values()):
        if package_of(game.id) and not _presentable(game):
            refuse_game(game.id)
    return list(all_games().values())


def _presentable(game: Game) -> bool:
    from cardtable.art.decks import decks_for  # most players have no game from elsewhere

    failed: list[GameFailed] = []
    try:
        with listening(failed.append):
            phrases = phrases_of(game.phrases)
            words = (phrases.title(), phrases.tagline(), phrases.duration())
        return (
            not failed
            and all(len(text) <= _LONG for text in words)
            and bool(decks_for(game.decks))
            and callable(loaded(game.controls))
        )
    except (Exception, SystemExit):  # whatever it is: it cannot be shown
        return False
