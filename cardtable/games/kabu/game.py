"""What the two Kabu games have in common as games of the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from cardtable.bots.bot import Bot
from cardtable.engine.events import Event
from cardtable.engine.game import Game, State
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.table import TableDesign
from cardtable.games.kabu.cards import CARDS
from cardtable.games.kabu.rules import Rules


class KabuGame(Game):
    """A game of columns against a dealer; subclasses declare options and read them as rules."""

    seat_counts: ClassVar[range] = range(2, 11)
    default_seats: ClassVar[int] = 4
    decks: ClassVar[tuple[str, ...]] = ("kabu",)
    controls: ClassVar[str] = "cardtable.models.controls.kabu:KabuControls"

    @abstractmethod
    def rules(self, options: Options) -> Rules:
        """The house rules that ``options`` stand for."""

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Loaded where a match begins: the window starts faster without.
        from cardtable.games.kabu.state import KabuState

        return KabuState.opening(self.id, options, self.rules(options), seats, seed)

    def bot(self, level: str, style: str = "") -> Bot:
        from cardtable.games.kabu.bot import KabuBot

        return KabuBot(level, style)

    def table(self) -> TableDesign:
        from cardtable.games.kabu.table import KabuTable

        return KabuTable()

    def cards(self, options: Options) -> tuple[str, ...]:
        return CARDS
