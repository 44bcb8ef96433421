"""Jūgo, as Cardtable sees it."""

from __future__ import annotations

from typing import Any

from cardtable.engine.bot import Bot
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State
from cardtable.engine.table import TableDesign
from cardtable_jugo.cards import CARDS
from cardtable_jugo.rules import OPTIONS


class Jugo(Game):
    """Take cards until you stand; whoever is nearest to fifteen, but not over it, wins."""

    id = "jugo"
    seat_counts = range(2, 7)
    default_seats = 4
    options = OPTIONS
    # Its own cards first; a deck of the Kabu games has the same codes and will do as well.
    decks = ("jugo", "kabu")
    families = {"jugo": frozenset(CARDS)}  # noqa: RUF012 - read and never written
    resources = "cardtable_jugo.resources"
    phrases = "cardtable_jugo.phrases:PHRASES"
    controls = "cardtable_jugo.controls:JugoControls"

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Each part is loaded on demand, so that the window starts faster.
        from cardtable_jugo.state import start

        return start(seats, options, seed)

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        from cardtable_jugo.bot import JugoBot

        return JugoBot(level)

    def table(self) -> TableDesign[Any]:
        from cardtable_jugo.table import JugoTable

        return JugoTable()

    def cards(self, options: Options) -> tuple[str, ...]:
        return CARDS


GAME = Jugo()
