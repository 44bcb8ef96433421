"""The values that make up a moment of Dou Dizhu; ``state.py`` says how actions change them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from cardtable.engine.copies import changer
from cardtable.engine.events import Event, Log
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import DealResult
from cardtable.games.dou_dizhu.auction import Bid
from cardtable.games.dou_dizhu.dealing import SEATS, Hands
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.view import BID


class MatchStart(NamedTuple):
    """What a match started from."""

    options: Options
    rules: HouseRules
    seed: Seed


@dataclass(frozen=True, slots=True)
class DealState:
    """The table and all hands at one moment of a match, and what led there.

    Attributes:
        setup: what the match started from.
        phase, turn, deal, redeals, first_bidder: see the view.
        scores: half points.
        sheet: the finished deals.
        hands: the sets of cards held.
        kitty: the set of the three cards.
        bids: the calls, all amounts known.
        landlord: seat, or -1 during the auction.
        stake, multiplier, bombs: see the view.
        turns: every turn of this deal.
        trick_start: where the current trick starts in ``turns``.
        to_beat: the play to beat.
        beat_seat: who played it, or -1.
        passed: one bit for each seat that has passed since (without rule D20: in this trick).
        out: who played the last card of the previous deal (of this one once it is over), or -1.
        log: what happened so far.
    """

    setup: MatchStart
    phase: str = BID
    turn: int | None = 0
    deal: int = 0
    redeals: int = 0
    first_bidder: int = 0
    scores: tuple[int, ...] = (0,) * SEATS
    sheet: tuple[DealResult, ...] = ()
    hands: Hands = (0, 0, 0)
    kitty: int = 0
    bids: tuple[Bid, ...] = ()
    landlord: int = -1
    stake: int = 0
    multiplier: int = 1
    bombs: int = 0
    turns: tuple[Played, ...] = ()
    trick_start: int = 0
    to_beat: Reading | None = None
    beat_seat: int = -1
    passed: int = 0
    out: int = -1
    log: Log = field(default_factory=Log, compare=False, repr=False)

    def changed(self, events: list[Event], **changes: Any) -> tuple[Self, tuple[Event, ...]]:
        """Return this moment with some fields changed, and what happened."""
        happened = tuple(events)
        changes["log"] = self.log.add(happened)
        return _copy(self, changes), happened


_copy = changer(DealState)
