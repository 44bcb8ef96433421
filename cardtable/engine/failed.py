"""How a game reports that its rules are broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cardtable.engine.actions import IllegalAction


class GameFailed(Exception):
    """The rules of a game did something that rules must not do.

    Attributes:
        game: id of the game.
    """

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"The game {self.game} failed."


class Interrupted(KeyboardInterrupt):
    """Somebody ended a command by Ctrl+C; a package may raise ``KeyboardInterrupt`` itself."""


@contextmanager
def ruled(game: str, may_refuse: bool = False) -> Iterator[None]:
    """Run the rules of a game; with ``may_refuse`` they may raise ``IllegalAction``.

    Raises:
        GameFailed: if they raise anything else.
    """
    try:
        yield
    except (GameFailed, GeneratorExit, KeyboardInterrupt):
        raise
    except BaseException as error:
        if may_refuse and isinstance(error, IllegalAction):
            raise
        raise GameFailed(game) from error
