"""What one seat may know of a match of Oklahoma Gin."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from cardtable.engine.events import Event
from cardtable.engine.state import TABLE, LegalActions, View, nothing
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, pips
from cardtable.games.oklahoma_gin.layoffs import LaidOff
from cardtable.games.oklahoma_gin.legal import LAYOFF, Moment, legal_actions
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.rules import HouseRules, house_rules
from cardtable.games.oklahoma_gin.scoring import Columns, GameResult, HandResult, Pair

Codes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that lies open.

    Attributes:
        melds: its melds as codes, without what was laid off on them.
        dead: the deadwood.
    """

    melds: tuple[Codes, ...] = ()
    dead: Codes = ()

    @property
    def cards(self) -> Codes:
        """All its cards."""
        return tuple(card for meld in self.melds for card in meld) + self.dead


@dataclass(frozen=True)
class OklahomaGinView(View):
    """All that a seat may know. ``scores`` are the match accounts, ``deal`` counts all hands.

    No move is ``plain``: a draw that is the only move leads to a discard by the same seat, and only
    the hand shows whether anything can be laid off.

    Attributes:
        hand: the seat's own cards, spades first, ace to king; empty for an onlooker.
        counts: how many cards each seat holds.
        known: cards in each hand that everybody has seen, because they were taken from the discard
            pile or shown after a false knock.
        game: number of the game, from 1; of the first one of those played at once (rule G21).
        hand_number: number of the hand within the game, or those played at once, from 1.
        columns: the game, or those played at once, in their order.
        dealer: seat of the dealer.
        upcard: the card that set the limit.
        limit: most deadwood for knocking, in pips; 0 means only gin.
        factor: 2 if all points of this hand are doubled.
        stock: number of cards in it.
        pile: the discard pile, top last.
        taken: the card that the seat to act took from the discard pile this turn, or empty.
        refused: whether both have refused the upcard, and nobody has drawn yet.
        last_chance: whether the stock is used up and the top discard may be taken to knock (rule
            G6).
        knocker: the seat that knocked, or ``None``.
        gin: whether the knocker has gin.
        shown: the knocker's melds and deadwood, once he has knocked.
        knock_card: his face-down discard, for himself, and for all once the hand is over; or empty.
        laid_off: what his opponent has laid off so far.
        arranged: the groups that the opponent has laid out by hand, known to him alone (rule G8).
        result: how the hand ended, while it lies open.
        game_results: of the games that ended with it.
        open_hands: both hands, while the hand lies open.
    """

    hand: Codes
    counts: Pair
    known: tuple[Codes, Codes]
    game: int
    hand_number: int
    columns: Columns
    dealer: int
    upcard: str
    limit: int
    factor: int
    stock: int
    pile: Codes
    taken: str
    refused: bool
    last_chance: bool
    knocker: int | None
    gin: bool
    shown: OpenHand | None
    knock_card: str
    laid_off: tuple[LaidOff, ...]
    arranged: tuple[Codes, ...]
    result: HandResult | None
    game_results: tuple[GameResult, ...]
    open_hands: tuple[OpenHand, OpenHand] | None

    @property
    def ends_with_next(self) -> bool:
        last = self.game + len(self.columns) - 1
        return not self.open_games and self.rules.ends_after(last, self.scores)

    @property
    def open_games(self) -> tuple[int, ...]:
        """The numbers of the games that nobody has won yet."""
        games = enumerate(self.columns, self.game)
        return tuple(number for number, column in games if column.result is None)

    @property
    def rules(self) -> HouseRules:
        """The house rules, read from the options."""
        return house_rules(self.options)

    @property
    def events_of_hand(self) -> tuple[Event, ...]:
        """What happened in this hand since it began, oldest first."""
        latest = takewhile(lambda event: event.kind != "hand_started", reversed(self.history))
        return tuple(latest)[::-1]

    @property
    def melds_on_table(self) -> tuple[Codes, ...]:
        """The knocker's melds including what was laid off on them."""
        if self.shown is None:
            return ()
        return tuple(
            (*meld, *(laid.card for laid in self.laid_off if laid.meld == number))
            for number, meld in enumerate(self.shown.melds, 1)
        )

    @property
    def knock_deadwood(self) -> int:
        """The knocker's deadwood, in pips."""
        return pips(card_set(self.shown.dead)) if self.shown is not None else 0

    @property
    def own_deadwood(self) -> int:
        """The seat's deadwood, in pips: as laid out by hand if that is the rule, else the least."""
        hand = card_set(self.hand)
        if self.phase == LAYOFF and self.seat != self.knocker and not self.rules.auto_arrange:
            return pips(hand) - sum(pips(card_set(group)) for group in self.arranged)
        return deadwood(hand)

    @property
    def seen(self) -> frozenset[str]:
        """The cards that this seat knows by now: its own, and those that have been open."""
        lain_open = [*([self.shown] if self.shown is not None else ()), *(self.open_hands or ())]
        return frozenset(
            (
                *self.hand,
                *self.pile,
                *self.known[0],
                *self.known[1],
                *(laid.card for laid in self.laid_off),
                *(card for shown in lain_open for card in shown.cards),
                *([self.knock_card] if self.knock_card else ()),
            )
        )

    @property
    def fates(self) -> dict[str, str]:
        """What became of each card that this seat has seen, in this hand, as far as it knows.

        ``own``: it holds it; ``taken``: the opponent took it and holds it; ``thrown``: the opponent
        discarded it; ``left``: it lay on top when the opponent drew from the stock; else ``pile``.
        """
        if self.seat is None:
            return {}
        found = dict.fromkeys(self.seen, "pile")
        other, pile = 1 - self.seat, [self.upcard]
        for event in self.events_of_hand:
            theirs = event.get("seat") == other
            if event.kind in ("discarded", "false_knock"):
                pile.append(event.word("card"))
                found[pile[-1]] = "thrown" if theirs else "pile"
            elif event.kind == "took":
                pile.pop()
            elif theirs and event.kind in ("drew", "refused") and pile:
                found[pile[-1]] = "left"
        found |= dict.fromkeys(self.known[other], "taken")
        return found | dict.fromkeys(self.hand, "own")

    @property
    def moment(self) -> Moment:
        """What decides about this seat's legal actions when it is its turn."""
        return Moment(
            rules=self.rules,
            phase=self.phase,
            hand=card_set(self.hand),
            limit=self.limit,
            top=BIT_OF[self.pile[-1]] if self.pile else 0,
            taken=BIT_OF[self.taken] if self.taken else 0,
            refused=self.refused,
            last_chance=self.last_chance,
            melds=tuple(card_set(meld) for meld in self.melds_on_table),
            gin=self.gin,
            arranged=tuple(card_set(group) for group in self.arranged),
        )

    @property
    def legal(self) -> LegalActions:
        if self.turn is None:
            return nothing("match_over")
        if self.turn not in (self.seat, TABLE):
            return nothing("not_your_turn")
        return legal_actions(self.moment)
