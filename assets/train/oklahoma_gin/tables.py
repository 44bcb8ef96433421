"""Many hands of Oklahoma Gin in lock-step, by the rules of the sheet."""

from __future__ import annotations

import numpy as np

from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.brain.many import (
    Cards,
    Flags,
    Numbers,
    knock_points,
    top_pips,
)
from cardtable.games.oklahoma_gin.bot.brain.sight import DRAWING, REFUSING, Sight
from cardtable.games.oklahoma_gin.cards import ACES, BIT_OF, DECK
from cardtable.games.oklahoma_gin.opening import LAST_CARDS
from cardtable.games.oklahoma_gin.rules import house_rules

SHEET = house_rules(GAME.resolve())
_CARDS = np.array([BIT_OF[code] for code in DECK], np.uint64)
_NONE = np.uint64(0)
_STOCK = 31
#: Where a hand stands: both may take the upcard, one after the other; if neither does, the first
#: must draw (rule G17); then it goes on in turns.
_FIRST, _SECOND, _MUST_DRAW, _ON = range(4)


class Tables:
    """Hands of two players; each has its own player to move.

    Attributes:
        hands: (2, tables) of both players.
        known: (2, tables) cards each has taken from the pile and still holds.
        away: (2, tables) discards of each that lie, see :class:`Sight`.
        top: the top discard.
        limit: most deadwood to knock with.
        mover: who is to move.
    """

    def __init__(self, rng: np.random.Generator, count: int) -> None:
        self._rng = rng
        self.hands = np.zeros((2, count), np.uint64)
        self.known = np.zeros((2, count), np.uint64)
        self.away = np.zeros((2, count), np.uint64)
        self.top = np.zeros(count, np.uint64)
        self.limit = np.zeros(count, np.int64)
        self.mover = np.zeros(count, np.int64)
        self._stock = np.zeros((count, _STOCK), np.uint64)
        self._drawn = np.zeros(count, np.int64)
        self._phase = np.zeros(count, np.int64)
        self.deal(np.arange(count))

    def deal(self, rows: Numbers) -> None:
        """Begin new hands."""
        order = self._rng.permuted(np.tile(np.arange(52), (rows.size, 1)), axis=1)
        cards = _CARDS[order]
        self.hands[0, rows] = np.bitwise_or.reduce(cards[:, :10], axis=1)
        self.hands[1, rows] = np.bitwise_or.reduce(cards[:, 10:20], axis=1)
        upcard = cards[:, 20]
        self.top[rows], self._stock[rows] = upcard, cards[:, 21:]
        self._drawn[rows], self._phase[rows] = 0, _FIRST
        ace = upcard & np.uint64(ACES) != _NONE
        self.limit[rows] = np.where(ace, 0, top_pips(upcard))
        self.mover[rows] = self._rng.integers(0, 2, rows.size)
        self.known[:, rows] = self.away[:, rows] = 0
        self.away[1 - self.mover[rows], rows] = upcard

    def stand(self, seen: Sight, other: np.uint64, rest: Cards) -> None:
        """Put one position everywhere: the first player's, with eleven cards in hand.

        Args:
            seen: what the first player sees.
            other: the hand of the second.
            rest: the other cards, of which the stock is drawn in another order in each row.
        """
        count, left = self.top.size, int(seen.stock[0])
        self.hands[0], self.hands[1] = seen.hand, other
        self.known[0], self.known[1] = seen.shown, seen.known
        self.away[0], self.away[1] = seen.away, seen.others
        self.top[:], self.limit[:], self.mover[:] = seen.top, seen.limit, 0
        self._phase[:], self._drawn[:] = _ON, _STOCK - left
        order = self._rng.permuted(np.tile(rest, (count, 1)), axis=1)
        self._stock[:, _STOCK - left :] = order[:, :left]

    def sight(self, rows: Numbers) -> Sight:
        """What the players to move see."""
        me = self.mover[rows]
        return Sight(
            self.hands[me, rows],
            self.known[1 - me, rows],
            self.known[me, rows],
            self.away[me, rows],
            self.away[1 - me, rows],
            self.top[rows],
            self.limit[rows],
            _STOCK - self._drawn[rows],
        )

    def may_take(self, rows: Numbers) -> Flags:
        """Where the top discard may be taken."""
        return self._phase[rows] != _MUST_DRAW

    def asked(self, rows: Numbers) -> Numbers:
        """What is asked there: ``DRAWING`` or ``REFUSING``."""
        return np.where(self._phase[rows] <= _SECOND, REFUSING, DRAWING)

    def draw(self, rows: Numbers, takes: Flags) -> tuple[Numbers, Sight, Cards]:
        """Players take the top discard, or draw; who may refuse the upcard does that instead.

        Returns:
            The rows in which a card was drawn or taken, what is seen there with eleven cards, and
            the cards that were taken, or none.
        """
        refused = ~takes & (self._phase[rows] <= _SECOND)
        self._refuse(rows[refused])
        rows, takes = rows[~refused], takes[~refused]
        me, top = self.mover[rows], self.top[rows]
        stock = self._stock[rows, np.minimum(self._drawn[rows], _STOCK - 1)]
        self._drawn[rows] += ~takes
        self.hands[me, rows] |= np.where(takes, top, stock)
        taken = np.where(takes, top, _NONE)
        self.known[me, rows] |= taken
        self.away[:, rows] &= ~taken
        self._phase[rows] = _ON
        return rows, self.sight(rows), taken

    def _refuse(self, rows: Numbers) -> None:
        me, top = self.mover[rows], self.top[rows]
        self.away[1 - me, rows] &= ~top
        self.away[me, rows] |= top
        self._phase[rows] += 1
        self.mover[rows] = 1 - me

    def knocking(self, rows: Numbers, cards: Cards) -> Numbers:
        """What knocking with these discards gains the players to move, before doubling."""
        me = self.mover[rows]
        return knock_points(SHEET, self.hands[me, rows] & ~cards, self.hands[1 - me, rows])

    def lay_away(self, rows: Numbers, cards: Cards) -> Flags:
        """Players lay cards away, and the other is to move; where the stock has run out."""
        me = self.mover[rows]
        self.hands[me, rows] &= ~cards
        self.known[me, rows] &= ~cards
        self.away[me, rows] |= cards
        self.top[rows] = cards
        self.mover[rows] = 1 - me
        over: Flags = _STOCK - self._drawn[rows] <= LAST_CARDS
        return over
