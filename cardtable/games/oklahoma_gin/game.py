"""Oklahoma Gin, as the table, the command line and the journal know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State
from cardtable.games.oklahoma_gin.cards import DECK
from cardtable.games.oklahoma_gin.dealing import SEATS
from cardtable.games.oklahoma_gin.rules import OPTIONS, PRESETS, RECORDED_PRESETS

if TYPE_CHECKING:
    from cardtable.engine.bot import Bot
    from cardtable.engine.table import TableDesign


class OklahomaGin(Game):
    """Two players make runs and sets; the first card turned up says when one may knock."""

    id = "oklahoma-gin"
    seat_counts = range(SEATS, SEATS + 1)
    default_seats = SEATS
    options = OPTIONS
    presets = PRESETS
    recorded_presets = RECORDED_PRESETS
    decks = ("french",)
    phrases = "cardtable.phrases.oklahoma_gin.phrases:PHRASES"
    controls = "cardtable.models.controls.oklahoma_gin:OklahomaGinControls"

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Loaded where a match begins: the window starts faster without.
        from cardtable.games.oklahoma_gin.state import start

        return start(options, seed)

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        # The window never needs it: bots live in a process of their own.
        from cardtable.games.oklahoma_gin.bot.opponent import OklahomaGinBot

        return OklahomaGinBot(level, style)

    def table(self) -> TableDesign[Any]:
        # Loaded when a table is shown: engines and bots do without its layout.
        from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable

        design: TableDesign[Any] = OklahomaGinTable()
        return design

    def cards(self, options: Options) -> tuple[str, ...]:
        return DECK
