"""One round as a value: who deals, what lies on the table, who is asked next."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import RoundResult

BET = "bet"
DEALER_1 = "dealer_1"
FIELD_3 = "field_3"
DEALER_2 = "dealer_2"
DEALER_3 = "dealer_3"
SHOWDOWN = "showdown"
OVER = "over"

#: Stakes of a round: four columns with one entry per seat.
Stakes = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A card drawn for the deal; all see it, then it goes back.

    Attributes:
        turn: 1 for everybody's first card, 2 for the first redraw of those who tied, and so on.
        seat: who drew.
        card: its code.
    """

    turn: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Round:
    """Everything on the table in one round, hidden or not.

    Attributes:
        number: from 1.
        dealer: the dealer's seat.
        order: the players in turn order, the dealer not among them.
        draws: the cards drawn for the deal, if any were.
        cap: most that all players together may bet.
        deck: the rest of it, top first.
        dead: (seat, card) of the cards removed from the game, each seen by its seat only
            unless they lie open (rule A30).
        makifuda: the cards removed from the game openly.
        first, second: the first and second field, by column; ``second`` is empty until dealt.
        third: the third field, ``None`` where no card was taken.
        stakes: for each column the stake of every seat.
        asks: those still to be asked in this phase, (seat, column); column 0 for bets.
        dealer_cards: in the order in which the dealer got them.
        positions: where each of them came from.
        phase: id of the phase.
        turn: the seat to act, ``TABLE``, or ``None``.
        result: how the round ended, or ``None``.
    """

    number: int
    dealer: int
    order: tuple[int, ...]
    draws: tuple[Draw, ...]
    cap: int
    deck: tuple[str, ...]
    dead: tuple[tuple[int, str], ...]
    makifuda: tuple[str, ...]
    first: tuple[str, ...]
    second: tuple[str, ...]
    third: tuple[str | None, ...]
    stakes: Stakes
    asks: tuple[tuple[int, int], ...]
    dealer_cards: tuple[str, ...]
    positions: tuple[str, ...]
    phase: str
    turn: int | None
    result: RoundResult | None

    @property
    def cap_left(self) -> int:
        """How much may still be bet."""
        return self.cap - sum(map(sum, self.stakes))

    @property
    def column(self) -> int:
        """The column being decided (1 … 4), or 0."""
        return self.asks[0][1] if self.phase == FIELD_3 and self.asks else 0

    def column_cards(self, column: int) -> tuple[str, ...]:
        """Return the cards of ``column`` (1 … 4), first field first."""
        c = column - 1
        cards = (self.first[c], *self.second[c : c + 1])
        third = self.third[c]
        return cards if third is None else (*cards, third)


def sees_second(rules: Rules, table: Round, seat: int | None, column: int) -> bool:
    """Whether ``seat`` may know the second card of ``column`` (1 … 4) before it is turned.

    The dealer never may, unless the field is dealt face up; the others may if they play this round,
    or only if they have bet on the column (rule A11; Kyo-Kabu sheet).
    """
    if table.result is not None or rules.field2_view == "face_up":
        return True
    if seat is None or seat not in table.order:
        return False
    return rules.field2_view == "all_players" or table.stakes[column - 1][seat] > 0


def deciders(table: Round) -> tuple[tuple[int, int], ...]:
    """Return who is asked about third cards, (seat, column), in order.

    The dealer asks anticlockwise; a shared column is decided by the bettor who comes first.
    Columns without bets are not asked for (rule A16).
    """
    first = {}
    for column in range(1, 5):
        for seat in table.order:
            if table.stakes[column - 1][seat]:
                first[column] = seat
                break
    return tuple(
        (seat, column)
        for seat in table.order
        for column in range(1, 5)
        if first.get(column) == seat
    )
