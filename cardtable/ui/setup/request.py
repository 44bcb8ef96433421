"""The request for a match that the set-up page makes."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.art.deck import Deck
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A match to be started.

    Attributes:
        game: the game.
        seats: the players.
        options: the house rules.
        seed: determines the cards.
        deck: the cards to play with.
        numbered: whether somebody chose the seed; else it was drawn.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    numbered: bool = False
