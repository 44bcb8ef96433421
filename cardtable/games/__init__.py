"""The games, each a package of rules, scoring, table and bot; found by entry point.

A package from elsewhere joins by declaring a :class:`cardtable.engine.game.Game` instance in the
entry-point group ``cardtable.games``.
"""

from __future__ import annotations

import functools
import importlib
from importlib.metadata import entry_points

from cardtable.engine.game import Game

#: Our own games, in the order of the start page; they are there even without installed metadata.
_OWN = {
    "oicho-kabu": "cardtable.games.oicho_kabu:GAME",
    "kyo-kabu": "cardtable.games.kyo_kabu:GAME",
    "dou-dizhu": "cardtable.games.dou_dizhu:GAME",
    "oklahoma-gin": "cardtable.games.oklahoma_gin:GAME",
}


class UnknownGame(LookupError):
    """There is no such game. One sentence that lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@functools.cache
def all_games() -> dict[str, Game]:
    """Every game by its id, ours first."""
    places = dict(_OWN)
    for entry in entry_points(group="cardtable.games"):
        places.setdefault(entry.name, entry.value)
    games: dict[str, Game] = {}
    for name, place in places.items():
        module, _, attribute = place.partition(":")
        game = getattr(importlib.import_module(module), attribute)
        assert isinstance(game, Game), f"entry point {name} is not a game"
        games[game.id] = game
    return games


def find_game(name: str) -> Game:
    """The game called ``name``; case, spaces, hyphens and underscores do not matter.

    Raises:
        UnknownGame: if there is none.
    """
    wanted = "".join(c for c in name.lower() if c.isalnum())
    for game in all_games().values():
        if game.id.replace("-", "") == wanted:
            return game
    raise UnknownGame(f"There is no game “{name[:40]}”; there are {', '.join(all_games())}.")
