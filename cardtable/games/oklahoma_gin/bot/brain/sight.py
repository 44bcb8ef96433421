"""A player's sight of many hands in play, and the network's input from it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.bot.brain.many import Cards, Numbers
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Bits = npt.NDArray[np.uint8]

#: The questions: the worth of a hand of ten after its discard, before a draw from the stock, and
#: before the first upcard is refused.
AFTER, DRAWING, REFUSING = 0, 1, 2

_LIMITS, _STOCK, _PIPS = 11, 33, 32
_PLANES = 6
_OTHER = _PLANES * 64
#: Features of a position.
WIDTH = _OTHER + _LIMITS + _STOCK + _PIPS + 3
_UP_TO = np.tril(np.ones((_PIPS + 1, _PIPS), np.uint8), -1)


class Sight(NamedTuple):
    """Positions as one player sees them, one row per position.

    Attributes:
        hand: his cards.
        known: cards that the opponent has taken and still holds.
        shown: his own cards of that kind.
        away: his discards on the pile, and the upcard if he was the last to refuse it.
        others: the same for the opponent, with the upcard if he has not been asked yet.
        top: the top discard.
        limit: most deadwood for knocking, in pips.
        stock: number of cards in it.
    """

    hand: Cards
    known: Cards
    shown: Cards
    away: Cards
    others: Cards
    top: Cards
    limit: Numbers
    stock: Numbers

    def at(self, rows: Numbers) -> Sight:
        """Return some of the positions, possibly repeated."""
        return Sight(
            self.hand[rows],
            self.known[rows],
            self.shown[rows],
            self.away[rows],
            self.others[rows],
            self.top[rows],
            self.limit[rows],
            self.stock[rows],
        )

    def taking(self) -> Sight:
        """Return the positions with the top discard taken, eleven cards in hand."""
        top = self.top
        return self._replace(
            hand=self.hand | top,
            shown=self.shown | top,
            away=self.away & ~top,
            others=self.others & ~top,
        )

    def without(self, cards: Cards) -> Sight:
        """Return the positions after each has laid a card away."""
        return self._replace(
            hand=self.hand & ~cards, shown=self.shown & ~cards, away=self.away | cards, top=cards
        )


def features(sight: Sight, dead: Numbers, kind: int | Numbers) -> Bits:
    """Return the features, 0 or 1: (positions, WIDTH).

    Args:
        sight: the positions, ten cards in each hand.
        dead: least deadwood of the hands, in pips.
        kind: ``AFTER``, ``DRAWING`` or ``REFUSING``.
    """
    count = sight.hand.size
    found = np.zeros((count, WIDTH), np.uint8)
    planes = np.ascontiguousarray(np.stack(sight[:_PLANES], axis=1))
    found[:, :_OTHER] = np.unpackbits(
        planes.view(np.uint8).reshape(count, 8 * _PLANES), axis=1, bitorder="little"
    )
    rows, at = np.arange(count), _OTHER
    found[rows, at + sight.limit] = 1
    at += _LIMITS
    found[rows, at + np.minimum(sight.stock, _STOCK - 1)] = 1
    at += _STOCK
    found[:, at : at + _PIPS] = _UP_TO[np.minimum(dead, _PIPS)]
    found[rows, at + _PIPS + np.asarray(kind)] = 1
    return found


def sight_of(view: OklahomaGinView) -> Sight:
    """Return what the seat of the view sees, as a single position."""
    assert view.seat is not None
    me, other = view.seat, 1 - view.seat
    lying = _lying(view)

    def cards(one: int) -> Cards:
        return np.array([one], np.uint64)

    return Sight(
        cards(card_set(view.hand)),
        cards(card_set(view.known[other])),
        cards(card_set(view.known[me])),
        cards(lying[me]),
        cards(lying[other]),
        cards(BIT_OF[view.pile[-1]] if view.pile else 0),
        np.array([view.limit]),
        np.array([view.stock]),
    )


def _lying(view: OklahomaGinView) -> list[int]:
    """Return the discards on the pile, by the seat that discarded or last refused them."""
    lying, top = [0, 0], 0
    for event in view.events_of_hand:
        match event.kind:
            case "turned_up":
                top = BIT_OF[event.word("card")]
                lying[view.dealer] |= top  # the other is asked first
            case "refused":
                seat = event.number("seat")
                lying[seat] |= top
                lying[1 - seat] &= ~top
            case "took":
                lying = [cards & ~top for cards in lying]
            case "discarded":
                top = BIT_OF[event.word("card")]
                lying[event.number("seat")] |= top
    return lying
