"""How a game reports that its rules are broken; on its own, so that importing it is cheap."""

from __future__ import annotations


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
