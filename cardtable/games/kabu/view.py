"""What one seat knows of a Kabu match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.engine.actions import Action
from cardtable.engine.state import TABLE, LegalActions, View, nothing
from cardtable.games.kabu import legal
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3, FIELD_3, Draw
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import RoundResult, total


@dataclass(frozen=True, slots=True)
class ColumnView:
    """One column as a seat sees it.

    Attributes:
        column: its number, 1 … 4, from the dealer's right.
        first: card of the first field.
        second: card of the second field; ``None`` while it is not dealt or hidden.
        second_dealt: whether it is dealt.
        third: card of the third field, or ``None``.
        stakes: chips bet on it, one entry per seat.
        decider: the seat that decides on its third card; ``None`` if nobody has bet yet.
    """

    column: int
    first: str
    second: str | None
    second_dealt: bool
    third: str | None
    stakes: tuple[int, ...]
    decider: int | None

    @property
    def known(self) -> tuple[str, ...]:
        """The cards of the column that the seat knows, first field first."""
        return tuple(card for card in (self.first, self.second, self.third) if card is not None)

    @property
    def total(self) -> int | None:
        """The column's value so far, or ``None`` while the seat does not know it."""
        return None if self.second is None else total(ranks(self.known))

    @property
    def staked(self) -> int:
        """The total of the bets on it."""
        return sum(self.stakes)


@dataclass(frozen=True)
class KabuView(View):
    """All that one seat may know of a match of Oicho-Kabu or Kyo-Kabu.

    ``scores`` are the chips owned, including those on the table until they are lost.

    Attributes:
        rules: the house rules, as the engine reads them.
        rounds: how many are played, 0 for as many as the table likes.
        dealer: the dealer's seat.
        order: the other players of this round in turn order, from the dealer's right.
        watching: seats without chips, who only watch.
        draws: the cards drawn for the deal at the start of this round, if any were.
        dead_holders: seats that got a dead card.
        dead_card: this seat's own, or ``None``.
        open_dead: (seat, card) of those that lie face up (rule A30).
        makifuda: cards that left the game openly.
        columns: the four columns.
        cap: most that all together may bet this round.
        cap_left: what of that is left.
        asks: who is still to be asked in this phase, in order, as (seat, column), with column 0 for
            bets; the first is to act.
        dealer_cards: the dealer's cards in the order in which he got them, ``None`` where hidden.
        dealer_positions: where each came from: ``top``, ``bottom``, ``fourth``.
        deck_count: cards left in the deck.
        result: how the round ended, or ``None`` while it is played.
    """

    rules: Rules
    dealer: int
    order: tuple[int, ...]
    watching: tuple[int, ...]
    draws: tuple[Draw, ...]
    dead_holders: tuple[int, ...]
    dead_card: str | None
    open_dead: tuple[tuple[int, str], ...]
    makifuda: tuple[str, ...]
    columns: tuple[ColumnView, ...]
    cap: int
    cap_left: int
    asks: tuple[tuple[int, int], ...]
    dealer_cards: tuple[str | None, ...]
    dealer_positions: tuple[str, ...]
    deck_count: int
    result: RoundResult | None

    @property
    def ends_with_next(self) -> bool:
        return bool(self.rules.end_reason(self.deal, self.scores))

    @property
    def rounds(self) -> int:
        """How many rounds are played; 0: as many as the table likes."""
        return self.rules.rounds

    @property
    def asked_column(self) -> int | None:
        """The column (1 … 4) whose third card is being decided, or ``None``."""
        return self.asks[0][1] if self.phase == FIELD_3 and self.asks else None

    def queue(self, seat: int) -> int:
        """Return a seat's place among those still to be asked in this phase; 0 for none."""
        asked = list(dict.fromkeys(one for one, _ in self.asks))
        return asked.index(seat) + 1 if seat in asked else 0

    @property
    def dealer_total(self) -> int | None:
        """The value of the dealer's cards, or ``None`` while the seat does not know them all."""
        known = [card for card in self.dealer_cards if card is not None]
        if not known or len(known) < len(self.dealer_cards):
            return None
        return total(ranks(known))

    @property
    def known_cards(self) -> tuple[str, ...]:
        """Every card that the seat knows not to be in the deck this round."""
        cards = [card for column in self.columns for card in column.known]
        cards += self.makifuda
        cards += [card for card in self.dealer_cards if card is not None]
        if self.open_dead:
            return (*cards, *(card for _, card in self.open_dead))
        return (*cards, self.dead_card) if self.dead_card is not None else tuple(cards)

    @property
    def unseen(self) -> tuple[int, ...]:
        """How many cards of each rank 1 … 10 the seat has not seen this round."""
        counts = [4] * 10
        for card in self.known_cards:
            counts[rank(card) - 1] -= 1
        return tuple(counts)

    def staked(self, seat: int) -> int:
        """Return the chips of ``seat`` on the table; 0 once the round is settled."""
        if self.result is not None:
            return 0
        return sum(column.stakes[seat] for column in self.columns)

    def with_laid(self, chips: int) -> KabuView:
        """Return the view with less still open to bets: ``chips`` are laid, but not placed yet."""
        return replace(self, cap_left=self.cap_left - chips) if chips else self

    @property
    def plain(self) -> bool:
        """Whether a third card is up for which open cards and house rules leave no choice.

        Not plain are hidden totals (being asked at all would reveal them), bets (whoever has no
        chips or no room below the limit is not asked), and the places where the dealer takes his
        cards from, which are his to choose.
        """
        return len(self._third) == 1

    @property
    def third_may_come(self) -> bool:
        """Whether what is asked about may draw a third card, as far as the seat knows."""
        return self.phase in (FIELD_3, DEALER_3) and self._third != (legal.STAND,)

    @property
    def _third(self) -> tuple[Action, ...]:
        """The choices about the third card in question; none where the others are hidden."""
        if self.phase == DEALER_3:
            known = [card for card in self.dealer_cards if card is not None]
            open_, dealer = len(known) == len(self.dealer_cards), True
        elif self.phase == FIELD_3 and self.asks:
            column = self.columns[self.asks[0][1] - 1]
            known, open_, dealer = list(column.known), column.total is not None, False
        else:
            return ()
        return tuple(legal.third(self.rules, ranks(known), dealer=dealer)) if open_ else ()

    @property
    def soon_open(self) -> bool:
        """Third cards are asked for by totals that the showdown tells."""
        return self.phase in (FIELD_3, DEALER_3)

    @property
    def shared(self) -> bool:
        """Bets are made on open cards; only a dead card can be secret then."""
        secret = self.rules.dead_cards in ("players", "with_dealer")
        return self.phase == BET and not secret

    @property
    def routine(self) -> Action | None:
        """The top card, where the dealer must take one: nobody has seen any other (rule A13)."""
        if self.phase in (DEALER_1, DEALER_2):
            return legal.DEALS[0]
        if self.phase == DEALER_3 and self.turn == self.seat:
            actions = tuple(self.legal)
            return actions[0] if legal.STAND not in actions else None
        return None

    @property
    def idle(self) -> frozenset[int]:
        if self.rules.credit:
            return frozenset()
        return frozenset(seat for seat, chips in enumerate(self.scores) if chips <= 0)

    @property
    def aside(self) -> frozenset[int]:
        asked = {self.dealer, *(seat for seat, _ in self.asks)}
        others = set(range(self.seats)) - asked
        return frozenset(seat for seat in others if not self.staked(seat))

    @property
    def legal(self) -> LegalActions:
        if self.turn is None:
            return nothing("match_over")
        if self.turn == TABLE:
            return legal.after_round(self.rules)
        if self.turn != self.seat:
            return nothing("not_your_turn")
        if self.phase == BET:
            chips = None if self.rules.credit else self.scores[self.seat]
            return legal.Bets(self.rules, self.cap_left, chips, len(self.asks))
        if self.phase in (DEALER_1, DEALER_2):
            return legal.positions()
        if self.phase == DEALER_3:
            known = [card for card in self.dealer_cards if card is not None]
            return legal.third(self.rules, ranks(known), dealer=True)
        column = self.columns[self.asks[0][1] - 1]
        return legal.third(self.rules, ranks(column.known), dealer=False)
