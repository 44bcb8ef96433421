"""The worth of a hand, estimated from the cards that a seat has not seen.

Drawing a card is assumed to leave the chances of the rest unchanged: with forty cards that is close
enough.
"""

from __future__ import annotations

from collections import Counter

from cardtable_jugo.cards import CARDS, FIFTEEN, rank, total
from cardtable_jugo.rules import LOW
from cardtable_jugo.scoring import gain
from cardtable_jugo.view import JugoView

#: A dealer is assumed to stand from this total on.
DEALER_STANDS = 11

Chances = dict[int, float]


class Odds:
    """The worth of standing and of drawing in one position, in points."""

    def __init__(self, view: JugoView) -> None:
        self._view = view
        seen = {card for hand in view.hands for card in hand}
        ranks = Counter(rank(card) for card in CARDS if card not in seen)
        self._next: Chances = {r: count / ranks.total() for r, count in ranks.items()}
        players = [seat for seat in range(view.seats) if seat != view.dealer]
        self._rivals = (
            [self._stood(seat) for seat in players if view.total(seat) is None]
            if view.seat == view.dealer
            else [self._dealers()]
        )
        self._draws: Chances = {}
        for count in range(FIFTEEN, -1, -1):
            self._draws[count] = sum(
                chance * self._best(count + more) for more, chance in self._next.items()
            )

    def stand(self, own: int) -> float:
        """The worth of a total if no card is added."""
        view, is_dealer = self._view, self._view.seat == self._view.dealer
        return sum(
            chance
            * (-gain(theirs, own, view.double) if is_dealer else gain(own, theirs, view.double))
            for rival in self._rivals
            for theirs, chance in rival.items()
        )

    def draw(self, own: int) -> float:
        """The worth with another card, and the best choice after it."""
        return self._draws[own]

    def _best(self, own: int) -> float:
        if own > FIFTEEN:
            return self.stand(own)
        return self.draw(own) if own <= LOW else max(self.draw(own), self.stand(own))

    def _dealers(self) -> Chances:
        """The dealer's possible final totals, with their chances."""
        mass = dict(self._next)
        for count in range(DEALER_STANDS):
            chance = mass.pop(count, 0.0)
            for more, part in self._next.items():
                mass[count + more] = mass.get(count + more, 0.0) + chance * part
        return {count: chance for count, chance in mass.items() if chance}

    def _stood(self, seat: int) -> Chances:
        """The possible totals of a player who stands, given the open cards, with their chances."""
        shown = total(self._view.shown(seat))
        mass = {
            shown + hidden: chance
            for hidden, chance in self._next.items()
            if LOW < shown + hidden <= FIFTEEN
        }
        whole = sum(mass.values())
        return {count: chance / whole for count, chance in mass.items()}
