"""From a seat's view to deals in lock-step: what is known, and possible worlds behind it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook, Rules
from cardtable.games.dou_dizhu.bot.brain.lookups import ONE, Hands, line_of
from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_COUNT, card_set, counts_of, size, spans
from cardtable.games.dou_dizhu.moves import kicker_sets
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView


def rules_of(house: HouseRules) -> Rules:
    """Return the house rules that matter in lock-step."""
    rules = Rules(house.plays, house.spring, house.rocket_factor)
    return rules if house.cap is None else rules._replace(cap=house.cap)


@dataclass(frozen=True)
class Known:
    """What a seat knows while cards are played; seats are roles.

    Attributes:
        view: the view it comes from.
        book: its house rules.
        role: of the viewer.
        mine: the viewer's cards.
        left: how many cards each role holds.
        kitty: the three cards, as counts.
        sure: the kitty's cards that the landlord must still hold, if he is not the viewer.
        unseen: all other cards that the two other seats hold between them.
    """

    view: DouDizhuView
    book: RuleBook
    role: int
    mine: int
    left: tuple[int, int, int]
    kitty: int
    sure: int
    unseen: int

    def role_of(self, seat: int) -> int:
        """Return the role of a seat."""
        assert self.view.landlord is not None
        return (seat - self.view.landlord) * self.view.rules.step % 3

    def worlds(self, rng: np.random.Generator, count: int) -> Hands:
        """Return (count, 3) hands compatible with all this seat has seen, each equally likely."""
        others = [(self.role + 1) % 3, (self.role + 2) % 3]
        sure = [self.sure if role == 0 else 0 for role in others]
        cards = np.repeat(np.arange(RANK_COUNT), [self.unseen >> 4 * r & 15 for r in range(15)])
        ones = ONE[rng.permuted(np.tile(cards, (count, 1)), axis=1)]
        hands = np.zeros((count, 3), np.uint64)
        hands[:, self.role] = self.mine
        dealt = 0
        for role, held in zip(others, sure, strict=True):
            end = dealt + self.left[role] - size(held)
            hands[:, role] = ones[:, dealt:end].sum(axis=1, dtype=np.uint64) + np.uint64(held)
            dealt = end
        return hands

    def all_worlds(self, maximum: int) -> tuple[Hands, NDArray[np.float64]] | None:
        """Return every possible world and its likelihood; ``None`` if there are too many."""
        one, other = (self.role + 1) % 3, (self.role + 2) % 3
        sure = [self.sure if role == 0 else 0 for role in (one, other)]
        limits = tuple(spans(self.unseen))
        wanted = self.left[one] - size(sure[0])
        found = list(islice(kicker_sets(limits, wanted, True), maximum + 1))
        if len(found) > maximum:
            return None
        hands = np.zeros((len(found), 3), np.uint64)
        hands[:, self.role] = self.mine
        hands[:, one] = [held + sure[0] for held in found]
        hands[:, other] = [self.unseen - held + sure[1] for held in found]
        ways = [prod(comb(count, held >> 4 * r & 15) for r, count in limits) for held in found]
        total = sum(ways)
        return hands, np.array([each / total for each in ways])

    def deals(self, hands: Hands) -> Deals:
        """Return the position in each of these worlds, with all that has been played."""
        turns = self.view.plays
        start = hands.copy()
        for turn in turns:
            if turn.reading is not None:
                start[:, self.role_of(turn.seat)] += np.uint64(turn.reading.counts)
        count = len(hands)
        kitty = np.full(count, self.kitty, np.uint64)
        deals = Deals.start(self.book, np.zeros(count, np.int64), start, kitty)
        every = np.arange(count)
        for turn in turns:
            deals.turn[:] = self.role_of(turn.seat)
            cards = turn.reading.counts if turn.reading is not None else 0
            line = np.full(count, line_of(turn.reading))
            deals.play(every, line, np.full(count, cards, np.uint64))
        # Where whoever passed may not play again, the turn does not simply go round.
        deals.turn[:] = self.role
        deals.beaten[:] = line_of(self.view.to_beat)
        deals.passes[:] = min(1, len(self.view.passed)) if self.view.to_beat else 0
        return deals


def known(view: DouDizhuView) -> Known:
    """Return what the viewer knows; there must be a landlord, and nobody may be out."""
    assert view.seat is not None and view.landlord is not None
    step = view.rules.step
    own = card_set(view.hand)
    gone = card_set(view.played)
    kitty = card_set(view.kitty or ())
    role = (view.seat - view.landlord) * step % 3
    unseen = FULL_DECK & ~own & ~gone
    sure = kitty & unseen if role else 0
    left = tuple(view.counts[(view.landlord + step * i) % 3] for i in range(3))
    first, second, third = left
    return Known(
        view,
        RuleBook((rules_of(view.rules),)),
        role,
        counts_of(own),
        (first, second, third),
        counts_of(kitty),
        counts_of(sure),
        counts_of(unseen & ~sure),
    )


def sample_hands(rng: np.random.Generator, mine: int, count: int) -> tuple[Hands, Hands, Hands]:
    """Draw the two other hands of 17 and the kitty, while it is unknown, for ``count`` worlds."""
    unseen = counts_of(FULL_DECK) - mine
    cards = np.repeat(np.arange(RANK_COUNT), [unseen >> 4 * rank & 15 for rank in range(15)])
    ones = ONE[rng.permuted(np.tile(cards, (count, 1)), axis=1)]
    return (
        ones[:, :17].sum(axis=1, dtype=np.uint64),
        ones[:, 17:34].sum(axis=1, dtype=np.uint64),
        ones[:, 34:].sum(axis=1, dtype=np.uint64),
    )
