"""What one seat may know of a match."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.state import TABLE, LegalActions, View, nothing
from cardtable_jugo.cards import total
from cardtable_jugo.rules import after_round, choices

#: Phases: the round is being played, it is over with all cards open, the match is over.
PLAY, OPEN, OVER = "play", "open", "over"


@dataclass(frozen=True)
class JugoView(View):
    """Everything that a seat may know.

    Attributes:
        dealer: the seat that plays against all others.
        hands: the cards of each seat; ``None`` for a card whose face this seat does not know.
        stock: the number of cards left.
    """

    dealer: int
    hands: tuple[tuple[str | None, ...], ...]
    stock: int

    @property
    def legal(self) -> LegalActions:
        if self.turn == TABLE:
            return after_round()
        if self.turn is None or self.turn != self.seat:
            return nothing("match_over" if self.turn is None else "not_your_turn")
        return choices(self.shown(self.turn))

    @property
    def ends_with_next(self) -> bool:
        return self.deal >= self.options.number("rounds")

    @property
    def double(self) -> bool:
        """Whether a win with exactly fifteen counts twice."""
        return self.options.choice("fifteen") == "double"

    def shown(self, seat: int) -> tuple[str, ...]:
        """The known cards of a seat."""
        return tuple(card for card in self.hands[seat] if card is not None)

    def total(self, seat: int) -> int | None:
        """The total of a hand; ``None`` if not all of it is known."""
        return None if None in self.hands[seat] else total(self.shown(seat))
