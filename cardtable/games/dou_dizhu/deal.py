"""Dealing, and a deal as values.

Which cards go where and who calls first follows from the seed; ``state.py`` says how actions change
the values.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple, Self

from cardtable.engine.events import Event, Log
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import DealResult, changer
from cardtable.games.dou_dizhu.auction import Bid, Double
from cardtable.games.dou_dizhu.cards import DECK, card_set, codes
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.view import BID

SEATS = 3
HAND_SIZE = 17
#: Cards that each seat gets at a time where nobody shuffles (rule D29).
PACKETS = (6, 6, 5)
Hands = tuple[int, int, int]


class Dealt(NamedTuple):
    """A deal: the sets of cards of the three hands and of the kitty."""

    hands: Hands
    kitty: int


def _label(deal: int, redeals: int) -> str:
    return f"deal {deal} redeal {redeals}" if redeals else f"deal {deal}"


def deal_cards(seed: Seed, deal: int, redeals: int) -> Dealt:
    """Return the cards of deal ``deal``, dealt anew ``redeals`` times."""
    cards = seed.stream(_label(deal, redeals)).shuffled(DECK)
    first, second, third = (
        card_set(cards[i : i + HAND_SIZE]) for i in range(0, SEATS * HAND_SIZE, HAND_SIZE)
    )
    return Dealt((first, second, third), card_set(cards[SEATS * HAND_SIZE :]))


def cut_and_deal(
    seed: Seed, deal: int, redeals: int, pack: list[str], first: int, step: int
) -> Dealt:
    """Return a deal without a shuffle: the pack cut once, dealt in packets (rule D29, version 1).

    The cut takes 1 to 53 cards off the top and puts them below the others. The packets go round
    from the seat that bids first; the last three cards are the kitty.

    Args:
        seed: of the match.
        deal: its number, from 1.
        redeals: how often it was dealt anew.
        pack: the cards as :meth:`DealState.gathered`, top first.
        first: the seat that bids first.
        step: difference to the next seat to act.
    """
    cards = iter(seed.stream(f"{_label(deal, redeals)} cut").cut(pack))
    hands = [0] * SEATS
    for size in PACKETS:
        for turn in range(SEATS):
            hands[(first + step * turn) % SEATS] |= card_set(tuple(islice(cards, size)))
    return Dealt((hands[0], hands[1], hands[2]), card_set(tuple(cards)))


def landlord_by_lot(seed: Seed, deal: int, redeals: int) -> int:
    """Return the seat that is landlord without an auction (rules D14, D16)."""
    return seed.stream(f"{_label(deal, redeals)} landlord").below(SEATS)


def first_bidder(rules: HouseRules, seed: Seed, deal: int, redeals: int, out: int) -> int:
    """Return who calls first (rule D15); after a redeal the same seat, unless it is drawn.

    Args:
        rules: the house rules.
        seed: of the match.
        deal: its number, from 1.
        redeals: how often it was dealt anew.
        out: who played the last card of the previous deal, or -1.
    """
    if rules.first_bid == "random":
        return seed.stream(f"{_label(deal, redeals)} first bidder").below(SEATS)
    if rules.first_bid == "previous_winner" and out >= 0:
        return out
    drawn = seed.stream("first bidder").below(SEATS)
    if rules.first_bid == "previous_winner":
        return drawn
    return (drawn + rules.step * (deal - 1)) % SEATS


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
        doubles, opened, raised: see the view.
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
    doubles: tuple[Double, ...] = ()
    opened: tuple[int, ...] = ()
    raised: int = 1
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

    def gathered(self) -> list[str]:
        """Return the pack after the deal, top first (rule D29, version 1).

        The plays lie in the order in which they were made; below them what is left: the kitty, if
        nobody took it, and the hands, seat 0 first, each from its highest card down.
        """
        played = [card for turn in self.turns for card in turn.cards]
        kitty = codes(self.kitty) if self.landlord < 0 else ()
        return [*played, *kitty, *(card for hand in self.hands for card in codes(hand))]

    def changed(self, events: list[Event], **changes: Any) -> tuple[Self, tuple[Event, ...]]:
        """Return this moment with some fields changed, and what happened."""
        happened = tuple(events)
        changes["log"] = self.log.add(happened)
        return _copy(self, changes), happened


_copy = changer(DealState)
