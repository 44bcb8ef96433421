"""What the new-match page asks for."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.art.deck import Deck, Variant
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A match to be started.

    Attributes:
        game: to be played.
        seats: who sits down.
        options: the house rules.
        seed: from which the cards follow.
        deck, variant: what it is played with.
        numbered: whether somebody chose the seed; else it was drawn.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    variant: Variant
    numbered: bool = False
