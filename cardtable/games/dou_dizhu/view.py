"""What one seat may know of a match of Dou Dizhu."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.actions import Action
from cardtable.engine.state import TABLE, LegalActions, View, nothing
from cardtable.games.dou_dizhu.auction import (
    OPENING,
    Bid,
    Double,
    factors,
    highest,
    legal_calls,
    legal_doubles,
)
from cardtable.games.dou_dizhu.cards import (
    BOTH_JOKERS,
    RANK_COUNT,
    RED,
    card_set,
    counts_of,
    size,
)
from cardtable.games.dou_dizhu.legal import ONLY_NEXT, LegalPlays
from cardtable.games.dou_dizhu.plays import ROCKET, SINGLE, Reading, choose
from cardtable.games.dou_dizhu.rules import HouseRules, house_rules
from cardtable.games.dou_dizhu.scoring import Played, accounts

#: ``OPEN`` is asked before the auction, and of the landlord before he leads (rule D27).
OPEN, BID, DOUBLE, PLAY, SCORED, OVER = "open", "bid", "double", "play", "scored", "over"
#: The phases before the first lead.
ASKED = (OPEN, BID, DOUBLE)
#: Places that say something then, by the id of their button; and their coin, where that is another.
SAYS, COIN_OF = "say:", "/coin"


def legal_actions(
    rules: HouseRules,
    phase: str,
    hand: int,
    to_beat: Reading | None,
    bids: tuple[Bid, ...],
) -> LegalActions:
    """Return what the seat to act may do; the only place that decides it, for states and views."""
    if phase == PLAY:
        return LegalPlays(rules.plays, hand, to_beat)
    if phase == BID:
        return legal_calls(rules, bids, hand)
    if phase == DOUBLE:
        return legal_doubles(rules)
    if phase == OPEN:
        return OPENING
    if phase == SCORED:
        return ONLY_NEXT
    return nothing("match_over")


@dataclass(frozen=True)
class DouDizhuView(View):
    """All that a seat may know.

    Attributes:
        hand: the seat's own cards, highest first; empty for an onlooker.
        counts: how many cards each seat holds.
        first_bidder: who calls first in this deal.
        redeals: how often this deal was dealt anew because all passed.
        bids: the calls so far in order; sealed ones of others have no amount.
        landlord: the landlord's seat, ``None`` during the auction.
        doubles: who has doubled after the auction, and who has not, in turn (rule D26).
        opened: the seats that play with an open hand (rule D27).
        stake: the bid that won, in points; 0 during the auction.
        raised: what the stake was multiplied by on every account before the first lead, without a
            cap: by who robbed and who laid his hand open (rules D25, D27).
        multiplier: all doublings so far that count on every account.
        bombs: bombs played so far.
        kitty: the three cards, highest first; ``None`` while they lie face down (or may not be
            looked up again, rule D21).
        to_beat: the play to beat, ``None`` when leading (and outside tricks).
        beat_seat: who played it.
        passed: the seats that have passed since (without rule D20: in this trick).
        plays: every turn of this deal, in order.
        trick: the turns of the current trick; while the deal lies open, of the last one.
        silent: seats that have not played a card in this deal.
        hands: what each seat holds, if its hand lies open: everybody's, once the deal is over.
    """

    hand: tuple[str, ...]
    counts: tuple[int, int, int]
    first_bidder: int
    redeals: int
    bids: tuple[Bid, ...]
    landlord: int | None
    doubles: tuple[Double, ...]
    opened: tuple[int, ...]
    stake: int
    raised: int
    multiplier: int
    bombs: int
    kitty: tuple[str, ...] | None
    to_beat: Reading | None
    beat_seat: int | None
    passed: tuple[int, ...]
    plays: tuple[Played, ...]
    trick: tuple[Played, ...]
    silent: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]

    @property
    def ends_with_next(self) -> bool:
        return self.rules.is_last(self.deal)

    @property
    def rules(self) -> HouseRules:
        """The house rules, read from the options."""
        return house_rules(self.options)

    @property
    def asks(self) -> str:
        """What may be said before the first lead: open, double, bid, call or rob."""
        if self.phase != BID or self.rules.auction != "rob":
            return self.phase
        return "rob" if highest(self.bids) else "call"

    @property
    def accounts(self) -> tuple[int, ...]:
        """What is at stake for each seat, in points: the landlord plays for both accounts."""
        own = factors(self.doubles)
        return accounts(self.rules, self.landlord or 0, self.stake, self.multiplier, own)

    @property
    def robs(self) -> int:
        """How often somebody has robbed (rule D25)."""
        robbing = self.rules.auction == "rob"
        return sum((bid.amount or 0) > 1 for bid in self.bids) if robbing else 0

    @property
    def stakes(self) -> tuple[int, ...]:
        """The accounts that the viewer has a part in, in points; the landlord's two, and those an
        onlooker sees, are one where they are equal.
        """
        farmers = [seat for seat in range(3) if seat != self.landlord]
        mine = (self.seat,) if self.seat in farmers else farmers
        return tuple(dict.fromkeys(self.accounts[seat] for seat in mine))

    @property
    def taken(self) -> tuple[str, ...]:
        """Which cards of the hand came with the kitty: a landlord's, while they may be known."""
        kitty = self.kitty if self.landlord == self.seat else ()
        return tuple(card for card in kitty or () if card in self.hand)

    @property
    def played(self) -> tuple[str, ...]:
        """Every card that has been played in this deal, in order."""
        return tuple(card for turn in self.plays for card in turn.cards)

    @property
    def plain(self) -> bool:
        """Whether the seat leads its last card, or faces a play no hand of that size can beat.

        Such a play is the rocket; and against a seat that can no longer hold a bomb or the rocket,
        a play with more cards than it has, and the red joker. Otherwise only the hand shows whether
        it must pass.
        """
        if self.phase != PLAY or self.turn is None or self.turn == TABLE:
            return False
        held, beat = self.counts[self.turn], self.to_beat
        if beat is None:
            return held == 1
        if beat.category == ROCKET:
            return True
        strong = held >= 4 or (held >= 2 and not card_set(self.played) & BOTH_JOKERS)
        highest = beat.category == SINGLE and beat.base == RED
        return not strong and (highest or size(beat.counts) > held)

    @property
    def last_play(self) -> Action | None:
        """Return all cards as one play, which wins the deal, unless a bomb among them could go
        alone.

        That would double the stake, so the player must decide.
        """
        if self.phase != PLAY or self.turn != self.seat:
            return None
        cards = card_set(self.hand)
        counts = counts_of(cards)
        reading = choose(self.rules.plays, counts, self.to_beat)
        bombs = any(counts >> 4 * rank & 15 == 4 for rank in range(RANK_COUNT))
        strong = bombs or cards & BOTH_JOKERS == BOTH_JOKERS
        if reading is None or (strong and not reading.is_bomb):
            return None
        return Action.of("play", *self.hand)

    @property
    def legal(self) -> LegalActions:
        if self.turn is None:
            return nothing("match_over")
        if self.turn not in (self.seat, TABLE):
            return nothing("not_your_turn")
        hand = card_set(self.hand)
        return legal_actions(self.rules, self.phase, hand, self.to_beat, self.bids)
