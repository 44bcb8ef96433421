"""Oklahoma Gin as the table, the command line and the journal know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State, View
from cardtable.games.oklahoma_gin.cards import BIT_OF, DECK, card_set
from cardtable.games.oklahoma_gin.opening import SEATS
from cardtable.games.oklahoma_gin.rules import OPTIONS, PRESETS, RECORDED_PRESETS

if TYPE_CHECKING:
    from cardtable.engine.bot import Bot, Candidate
    from cardtable.engine.table import TableDesign


class OklahomaGin(Game):
    """Two players make runs and sets; the first card turned up sets the limit for knocking."""

    id = "oklahoma-gin"
    seat_counts = range(SEATS, SEATS + 1)
    default_seats = SEATS
    options = OPTIONS
    presets = PRESETS
    recorded_presets = RECORDED_PRESETS
    decks = ("french",)
    par = True
    one_deal = (("rounds", 1), ("target", 1))  # the first hand that somebody wins
    phrases = "cardtable.phrases.oklahoma_gin.play:PHRASES"
    controls = "cardtable.models.controls.oklahoma_gin:OklahomaGinControls"
    quick = (("rounds", 1), ("scoring", "partie"))
    length = "rounds"
    lessons = "cardtable.games.oklahoma_gin.lessons:LESSONS"
    lesson_words = "cardtable.phrases.oklahoma_gin.hints:WORDS"
    puzzles = "cardtable.games.oklahoma_gin.puzzles:puzzles"
    puzzle_words = "cardtable.phrases.oklahoma_gin.puzzles:WORDS"
    stamps = "cardtable.games.oklahoma_gin.stamps:STAMPS"

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Imported where a match begins, so that the window starts faster.
        from cardtable.games.oklahoma_gin.state import start

        return start(options, seed)

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        # The window never imports it: bots live in a process of their own.
        from cardtable.games.oklahoma_gin.bot.opponent import OklahomaGinBot

        return OklahomaGinBot(level, style)

    def worth_of(self, view: View, action: Action, candidates: Sequence[Candidate]) -> float | None:
        from cardtable.games.oklahoma_gin.melds import deadwood
        from cardtable.games.oklahoma_gin.view import OklahomaGinView

        known = super().worth_of(view, action, candidates)
        best = next((one for one in candidates if one.action.verb == action.verb == "knock"), None)
        if known is not None or best is None or not action.args or not best.action.args:
            return known
        # Of all knocks only the best is listed: another one pays less by the additional deadwood.
        assert isinstance(view, OklahomaGinView)
        left = [
            deadwood(card_set(view.hand) & ~BIT_OF[one.args[0]]) for one in (action, best.action)
        ]
        return best.worth - view.factor * (left[0] - left[1]) if left[0] <= view.limit else None

    def table(self) -> TableDesign[Any]:
        # Imported when a table is shown: engines and bots do not need its layout.
        from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable

        design: TableDesign[Any] = OklahomaGinTable()
        return design

    def cards(self, options: Options) -> tuple[str, ...]:
        return DECK
