"""The order of a hand: as the game lays it, sorted in another way, or as its player put it.

An order made by hand stays until the next deal; a way of sorting stays for the whole match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

#: Id of the order that a player has made by hand.
BY_HAND = "hand"


@dataclass
class HandOrder:
    """One seat's order, over all deals of a match.

    Attributes:
        way: id of the way in which the hand is sorted; empty until another than the first is
            chosen.
        deal: number of the deal in which cards were moved by hand.
        put: keys of the hand in the order made by hand, left to right.
    """

    way: str = ""
    deal: int = 0
    put: tuple[str, ...] = ()

    def see(self, deal: int, ways: Sequence[str]) -> None:
        """Take in a change of the table; ``ways`` are those of sorting, the usual one first."""
        if (self.way == BY_HAND and deal != self.deal) or self.way not in (*ways, BY_HAND):
            self.way = ""

    def turn(self, ways: Sequence[str]) -> None:
        """Sort in the next of the ways."""
        now = self.way or ways[0]
        self.way = ways[(ways.index(now) + 1) % len(ways)] if now in ways else ways[0]

    def cards(
        self, hand: Sequence[str], ways: Sequence[str], by: Callable[[str], Sequence[str]]
    ) -> tuple[str, ...]:
        """Return the hand in order; ``by`` sorts it in a way. New cards are on the right."""
        if self.way != BY_HAND:
            return tuple(by(self.way or ways[0]))
        kept = tuple(card for card in self.put if card in hand)
        return kept + tuple(card for card in hand if card not in kept)

    def take(self, other: HandOrder) -> None:
        """Become like another order; it stays the one that the seat has in this match."""
        self.way, self.deal, self.put = other.way, other.deal, other.put

    def bring(self, deal: int, cards: Sequence[str], card: str, before: str) -> None:
        """Move a card of the hand ``cards`` before another, or, if that is empty, to the end."""
        rest = [other for other in cards if other != card]
        rest.insert(rest.index(before) if before in rest else len(rest), card)
        self.way, self.deal, self.put = BY_HAND, deal, tuple(rest)
