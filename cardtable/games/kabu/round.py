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

#: Stakes of a round in which nobody has bet yet: four columns, one entry a seat.
Stakes = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A card drawn for the place at the table; all see it, then it goes back.

    Attributes:
        turn: 1 for everybody's first card, 2 for the first redraw of those who tied, and so on.
        seat: who drew.
        card: what.
    """

    turn: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Round:
    """Everything on the table in one round, hidden or not.

    Attributes:
        number: from 1.
        dealer: his seat.
        order: the players in turn order, the dealer not among them.
        draws: the cards drawn for the dealer, if they were.
        cap: what all together may bet.
        deck: what is left of it, the top first.
        dead: (seat, card) of the cards that left the game unseen by others.
        makifuda: the cards that left it openly.
        first, second: the first and second field, by column; ``second`` is empty until dealt.
        third: the third field, ``None`` where no card was taken.
        stakes: for each column the stake of every seat.
        asks: those still to be asked in this phase, (seat, column); column 0 for bets.
        dealer_cards: in the order he got them.
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
        """What may still be bet."""
        return self.cap - sum(map(sum, self.stakes))

    @property
    def column(self) -> int:
        """The column that is decided now (1 … 4), or 0."""
        return self.asks[0][1] if self.phase == FIELD_3 and self.asks else 0

    def column_cards(self, column: int) -> tuple[str, ...]:
        """The cards of ``column`` (1 … 4), first field first."""
        c = column - 1
        cards = (self.first[c], *self.second[c : c + 1])
        third = self.third[c]
        return cards if third is None else (*cards, third)


def sees_second(rules: Rules, table: Round, seat: int | None, column: int) -> bool:
    """Whether ``seat`` may know the second card of ``column`` (1 … 4) before it is turned.

    The dealer never may, unless the field is dealt face up; of the others those who play this
    round, or only those who have bet on the column (rule A11; Kyo-Kabu sheet).
    """
    if table.result is not None or rules.field2_view == "face_up":
        return True
    if seat is None or seat not in table.order:
        return False
    return rules.field2_view == "all_players" or table.stakes[column - 1][seat] > 0


def deciders(table: Round) -> tuple[tuple[int, int], ...]:
    """Who is asked for third cards, (seat, column), in order.

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
