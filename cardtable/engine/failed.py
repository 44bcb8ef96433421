"""How a game says that its rules are broken; apart, so that it costs nothing to know."""

from __future__ import annotations


class GameFailed(Exception):
    """The rules of a game did what no rules may do.

    Attributes:
        game: its id.
    """

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"The game {self.game} failed."
