"""In which order a hand lies: as the game lays it, sorted in another way, or as it was put.

What was put by hand stays until the next deal; a way of sorting stays for the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

#: The way of a hand that its player has put in order.
BY_HAND = "hand"


@dataclass
class HandOrder:
    """One seat's order, over all deals of a match.

    Attributes:
        way: id of the way in which the hand is sorted; empty until another than the first is
            wanted.
        deal: number of the deal in which cards were put by hand.
        put: keys of the hand as it was put, left to right.
    """

    way: str = ""
    deal: int = 0
    put: tuple[str, ...] = ()

    def see(self, deal: int, ways: Sequence[str]) -> None:
        """The table has changed; ``ways``: in which the hand may be sorted, the usual one first."""
        if (self.way == BY_HAND and deal != self.deal) or self.way not in (*ways, BY_HAND):
            self.way = ""

    def turn(self, ways: Sequence[str]) -> None:
        """Sort in the next of the ways."""
        now = self.way or ways[0]
        self.way = ways[(ways.index(now) + 1) % len(ways)] if now in ways else ways[0]

    def cards(
        self, hand: Sequence[str], ways: Sequence[str], by: Callable[[str], Sequence[str]]
    ) -> tuple[str, ...]:
        """The hand in order; ``by`` sorts it in a way. What has come since lies on the right."""
        if self.way != BY_HAND:
            return tuple(by(self.way or ways[0]))
        kept = tuple(card for card in self.put if card in hand)
        return kept + tuple(card for card in hand if card not in kept)

    def bring(self, deal: int, cards: Sequence[str], card: str, before: str) -> None:
        """Put a card of the hand, which lies as ``cards``, before another or (empty) at the end."""
        rest = [other for other in cards if other != card]
        rest.insert(rest.index(before) if before in rest else len(rest), card)
        self.way, self.deal, self.put = BY_HAND, deal, tuple(rest)
