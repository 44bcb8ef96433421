"""A moment of Oklahoma Gin as values, which ``state.py`` changes, and ways to sort a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from cardtable.engine.events import Event, Log
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import DealResult, changer
from cardtable.games.oklahoma_gin.cards import BIT_OF, PIPS_OF, RANKS, card_set, codes, rank_of
from cardtable.games.oklahoma_gin.legal import FIRST_UPCARD
from cardtable.games.oklahoma_gin.melds import Melding, arrange
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import Columns, GameResult, HandResult, Pair


class MatchStart(NamedTuple):
    """What a match started from."""

    options: Options
    rules: HouseRules
    seed: Seed


@dataclass(frozen=True, slots=True)
class HandState:
    """The table and both hands at one moment of a match, and what led there.

    Attributes:
        setup: what the match started from.
        phase, turn, deal, game, hand_number, dealer, columns: see the view.
        scores: the match accounts.
        sheet: the finished hands and games.
        hands: the sets of cards held; the knocker's stays complete until the hand is over.
        known: those of the cards that everybody has seen.
        upcard: the card that set the limit.
        stock: single cards, top first.
        drawn: how many of them have been drawn.
        pile: single cards, top last.
        taken, refused, last_chance: see the view; ``taken`` is a single card or 0.
        knocker: seat, or -1.
        knock_kind: ``gin``, ``big_gin`` or ``knock``.
        knock_card: the card the knocker has laid face down, or 0.
        melding: how the knocker has laid out his hand.
        laid: (card, number of the meld from 0) laid off so far.
        arranged: the groups that the opponent has laid out by hand.
        open_hands: both hands laid out, once the hand is over.
        result, game_results: see the view.
        log: what happened so far.
    """

    setup: MatchStart
    phase: str = FIRST_UPCARD
    turn: int | None = 0
    deal: int = 0
    game: int = 1
    hand_number: int = 0
    dealer: int = 0
    scores: Pair = (0, 0)
    columns: Columns = ()
    sheet: tuple[DealResult, ...] = ()
    hands: Pair = (0, 0)
    known: Pair = (0, 0)
    upcard: int = 0
    stock: tuple[int, ...] = ()
    drawn: int = 0
    pile: tuple[int, ...] = ()
    taken: int = 0
    refused: bool = False
    last_chance: bool = False
    knocker: int = -1
    knock_kind: str = ""
    knock_card: int = 0
    melding: Melding | None = None
    laid: tuple[tuple[int, int], ...] = ()
    arranged: tuple[int, ...] = ()
    open_hands: tuple[Melding, Melding] | None = None
    result: HandResult | None = None
    game_results: tuple[GameResult, ...] = ()
    log: Log = field(default_factory=Log, compare=False, repr=False)

    def changed(self, events: list[Event], **changes: Any) -> tuple[Self, tuple[Event, ...]]:
        """Return this moment with some fields changed, and what happened."""
        happened = tuple(events)
        changes["log"] = self.log.add(happened)
        return _copy(self, changes), happened


_copy = changer(HandState)


#: The usual order of a hand, and the other ones.
MELDS, RANK, SUIT = "melds", "rank", "suit"
WAYS = (MELDS, RANK, SUIT)
#: Black and red alternating, to show where a suit ends.
_SUITS = "SHCD"


def by_weight(cards: Sequence[str]) -> tuple[str, ...]:
    """Sort deadwood, heaviest first."""

    def weight(code: str) -> tuple[int, int, int]:
        card = BIT_OF[code]
        return -PIPS_OF[card], -rank_of(card), card

    return tuple(sorted(cards, key=weight))


def ordered(hand: Sequence[str], way: str) -> tuple[str, ...]:
    """Return the cards of a hand sorted in one way; anything unknown means melds and deadwood."""
    if way == RANK:
        return tuple(sorted(hand, key=lambda card: (RANKS.index(card[0]), _SUITS.index(card[1]))))
    if way == SUIT:
        return tuple(sorted(hand, key=lambda card: (_SUITS.index(card[1]), RANKS.index(card[0]))))
    melding = arrange(card_set(hand))
    melds = tuple(card for meld in melding.melds for card in codes(meld))
    return melds + by_weight(codes(melding.dead))
