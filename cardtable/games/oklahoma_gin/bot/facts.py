"""Exact counts about a choice, from what the seat knows: the material of reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.bot.endings import left_after
from cardtable.games.oklahoma_gin.bot.odds import Odds, fitting, next_to, of_rank
from cardtable.games.oklahoma_gin.bot.rounds import goes_round
from cardtable.games.oklahoma_gin.cards import BIT_OF, each
from cardtable.games.oklahoma_gin.melds import (
    deadwood,
    in_melds,
    is_meld,
    least_after_discard,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView


class Facts:
    """Counts for the seat of a view.

    Attributes:
        view: the view.
        unseen: number of cards that the seat has not seen.
    """

    def __init__(self, view: OklahomaGinView) -> None:
        self.view = view
        self._odds = Odds(view)
        self._hand = self._odds.hand
        self._unseen = self._odds.unseen
        self.unseen = len(self._unseen)
        #: All cards that the opponent may hold.
        self._his = sum(self._unseen) | self._odds.known

    def _ten(self, action: Action) -> int:
        """Return the hand after a discard or knock; eleven cards after big gin."""
        return self._hand & ~BIT_OF[action.args[0]] if action.args else self._hand

    def left(self, action: Action) -> int:
        """Return the deadwood after a discard or knock, in pips."""
        return deadwood(self._ten(action))

    def breaks(self, action: Action) -> bool:
        """Whether a discard raises the deadwood because its card was needed in a meld."""
        return self.left(action) > deadwood(self._hand)

    def helping(self, action: Action) -> int:
        """Count unseen cards that form or extend a meld after a discard, and lower the deadwood."""
        return self._helping(self._ten(action))

    def _helping(self, ten: int) -> int:
        now = deadwood(ten)
        return sum(
            bool(in_melds(ten | card) & card) and least_after_discard(ten | card) < now
            for card in self._unseen
        )

    def knocking(self, action: Action) -> int:
        """Count unseen cards that make a knock possible after a discard and a draw."""
        ten, limit = self._ten(action), self.view.limit
        return sum(least_after_discard(ten | card) <= limit for card in self._unseen)

    def gins(self, action: Action) -> int:
        """Count unseen cards that make gin after a discard."""
        ten = self._ten(action)
        return sum(not least_after_discard(ten | card) for card in self._unseen)

    def uses(self, action: Action) -> int:
        """Count melds of three the opponent could make with a discard from all he may hold."""
        card = BIT_OF[action.args[0]]
        his = self._his
        mates = each(of_rank(card) & his)
        sets = len(mates) * (len(mates) - 1) // 2
        near = each(next_to(card) & his)
        runs = sum(is_meld(card | one | two) for i, one in enumerate(near) for two in near[i + 1 :])
        return sets + runs

    def collected(self, action: Action) -> int:
        """Count cards the opponent was seen to take that may make a meld with a discard."""
        return fitting(BIT_OF[action.args[0]], self._odds.known, self._his).bit_count()

    def let_go(self, action: Action) -> int:
        """Count cards that go with a discard and that the opponent threw or left lying."""
        card = BIT_OF[action.args[0]]
        return ((of_rank(card) | next_to(card)) & self._let_go).bit_count()

    @cached_property
    def _let_go(self) -> int:
        fates = self.view.fates.items()
        return sum(BIT_OF[card] for card, fate in fates if fate in ("thrown", "left"))

    def mates(self, action: Action) -> int:
        """Count cards of the hand that go with a discard."""
        card = BIT_OF[action.args[0]]
        return ((of_rank(card) | next_to(card)) & self._hand).bit_count()

    def live(self, action: Action) -> bool:
        """Whether an unseen card would make a meld of a discard and another card of the hand."""
        card = BIT_OF[action.args[0]]
        mates = each((of_rank(card) | next_to(card)) & self._hand)
        return any(is_meld(card | mate | one) for mate in mates for one in self._unseen)

    @cached_property
    def now(self) -> int:
        """Deadwood of the hand, in pips."""
        return deadwood(self._hand)

    @cached_property
    def taken(self) -> int:
        """Deadwood with the open card, after one of the other cards is laid away."""
        top = BIT_OF[self.view.pile[-1]]
        return min(deadwood((self._hand | top) ^ card) for card in each(self._hand))

    @cached_property
    def melds(self) -> bool:
        """Whether the open card can be in a meld when the deadwood is least."""
        top = BIT_OF[self.view.pile[-1]]
        tens = [(self._hand | top) ^ card for card in each(self._hand)]
        return any(
            deadwood(ten & ~meld) == self.taken
            for ten in tens
            if deadwood(ten) == self.taken
            for meld in _melds_with(top, ten)
        )

    @cached_property
    def helped(self) -> int:
        """Number of unseen cards that form or extend a meld of the hand as it is."""
        return self._helping(self._hand)

    @cached_property
    def goes_round(self) -> bool:
        """See :func:`goes_round`."""
        return goes_round(self.view)

    def after(self, action: Action) -> int:
        """Return the final deadwood if the knocker's opponent does this, in pips."""
        return left_after(self.view, action)

    @cached_property
    def least_after(self) -> int:
        """The least of these."""
        return min(self.after(action) for action in self.view.legal)


def _melds_with(card: int, cards: int) -> Iterator[int]:
    """Yield every meld of the cards that contains ``card``."""
    mates = of_rank(card) & cards
    if mates.bit_count() > 1:
        yield card | mates
        if mates.bit_count() > 2:
            yield from (card | mates ^ mate for mate in each(mates))
    low = card
    while low & cards:
        run, high = 0, low
        while high & cards:
            run |= high
            if run & card and run.bit_count() > 2:
                yield run
            high <<= 1
        low >>= 1
