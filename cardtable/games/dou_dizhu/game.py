"""Dou Dizhu as the table, the command line and the journal know it."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.bot import PERFECT
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State, View
from cardtable.games.dou_dizhu.cards import DECK, card_set
from cardtable.games.dou_dizhu.deal import SEATS
from cardtable.games.dou_dizhu.legal import action_for, read_play
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.rules import OPTIONS, PRESETS, RECORDED_PRESETS
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.view import DouDizhuView

if TYPE_CHECKING:
    from cardtable.engine.bot import Bot
    from cardtable.engine.table import TableDesign


class DouDizhu(Game):
    """Two farmers against one landlord: be the first to play all cards."""

    id = "dou-dizhu"
    seat_counts = range(SEATS, SEATS + 1)
    default_seats = SEATS
    options = OPTIONS
    presets = PRESETS
    recorded_presets = RECORDED_PRESETS
    deal_worth = True
    decks = ("french",)
    score_divisor = UNIT
    par = True
    one_deal = (("deals", 1), ("shuffle", "full"))
    phrases = "cardtable.phrases.dou_dizhu.play:PHRASES"
    controls = "cardtable.models.controls.dou_dizhu:DouDizhuControls"
    quick = (("deals", 5),)
    length = "deals"
    local_presets = MappingProxyType({"zh": "standard"})
    lessons = "cardtable.games.dou_dizhu.lessons:LESSONS"
    lesson_words = "cardtable.phrases.dou_dizhu.hints:WORDS"
    puzzles = "cardtable.games.dou_dizhu.puzzles:puzzles"
    puzzle_words = "cardtable.phrases.dou_dizhu.puzzles:WORDS"
    stamps = "cardtable.games.dou_dizhu.stamps:STAMPS"

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Imported where a match begins, so that the window starts faster.
        from cardtable.games.dou_dizhu.state import start

        return start(options, seed)

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        # Imported where a bot thinks, so that the window starts faster.
        if style == PERFECT:
            from cardtable.games.dou_dizhu.bot.perfect import PerfectBot

            return PerfectBot()
        from cardtable.games.dou_dizhu.bot.opponent import DouDizhuBot

        return DouDizhuBot(level, style)

    def canonical(self, view: View, action: Action) -> Action:
        """Return a play by its reading; cards may be named by rank or suit, in any order."""
        if action.verb != "play":
            return action
        assert isinstance(view, DouDizhuView)
        hand = card_set(view.hand)
        return action_for(read_play(view.rules.plays, hand, view.to_beat, action.args)[1])

    def body_of(self, view: View, action: Action) -> Hashable:
        """Return a key shared by plays that differ only in kickers."""
        assert isinstance(view, DouDizhuView)
        return body_of(view, action)

    def table(self) -> TableDesign[Any]:
        # Imported when a table is shown: engines and bots do not need its layout.
        from cardtable.games.dou_dizhu.table.design import DouDizhuTable

        design: TableDesign[Any] = DouDizhuTable()
        return design

    def cards(self, options: Options) -> tuple[str, ...]:
        return DECK


def reading_of(view: DouDizhuView, action: Action) -> Reading | None:
    """Return the reading of a seat's action; ``None`` for passes and bids."""
    if action.verb != "play":
        return None
    return read_play(view.rules.plays, card_set(view.hand), view.to_beat, action.args)[1]


def body_of(view: DouDizhuView, action: Action) -> Hashable:
    """Return a key that is equal for plays that differ only in their kickers."""
    try:
        reading = reading_of(view, action)
    except IllegalAction:
        return action
    if reading is None:
        return action
    return reading.category, reading.base, reading.length
