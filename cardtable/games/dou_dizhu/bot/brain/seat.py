"""From a seat's view to deals in lock-step: what is known, and possible worlds behind it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.auction import factors
from cardtable.games.dou_dizhu.bot.brain.habits import likelihood
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook, Rules
from cardtable.games.dou_dizhu.bot.brain.lookups import ONE, Hands, line_of
from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_COUNT, card_set, counts_of, size, spans
from cardtable.games.dou_dizhu.moves import kicker_sets
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView

#: So many worlds are drawn for each that is kept, as what was said makes some more likely.
DRAWN = 12


def rules_of(house: HouseRules, raised: int = 1) -> Rules:
    """Return the house rules that matter in lock-step.

    Args:
        house: all of them.
        raised: factor of the stake before the first lead, which leaves less room below the cap.
    """
    rules = Rules(house.plays, house.spring, house.rocket_factor)
    return rules if house.cap is None else rules._replace(cap=max(1, house.cap // raised))


def raised_for(view: DouDizhuView) -> int:
    """Return the factor of the seat's account before the first lead; the mean of two accounts."""
    own = factors(view.doubles)
    assert view.seat is not None and view.landlord is not None
    if view.seat != view.landlord:
        return view.raised * own[view.landlord] * own[view.seat]
    farmers = sum(own) - own[view.landlord]
    return view.raised * own[view.landlord] * farmers // 2


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
        sure: cards that each role is known to hold: all of an open hand (rule D27), and the
            kitty's that the landlord has not played; none for the viewer.
        unseen: all other cards that the two other seats hold between them.
    """

    view: DouDizhuView
    book: RuleBook
    role: int
    mine: int
    left: tuple[int, int, int]
    kitty: int
    sure: tuple[int, int, int]
    unseen: int

    def role_of(self, seat: int) -> int:
        """Return the role of a seat."""
        assert self.view.landlord is not None
        return (seat - self.view.landlord) * self.view.rules.step % 3

    @property
    def seats(self) -> list[int]:
        """The seats in the order of their roles."""
        return sorted(range(3), key=self.role_of)

    def worlds(self, rng: np.random.Generator, count: int) -> Hands:
        """Return (count, 3) hands compatible with all this seat has seen, as likely as they are."""
        if not self._told:
            return self._any_worlds(rng, count)
        found = self._any_worlds(rng, DRAWN * count)
        likely = self._likely(found)
        return found[rng.choice(len(found), count, p=likely / likely.sum())]

    @property
    def _told(self) -> bool:
        """Whether another seat has said anything before the first lead."""
        spoken = [bid.seat for bid in self.view.bids] + [each.seat for each in self.view.doubles]
        return any(seat != self.view.seat for seat in spoken)

    def _likely(self, hands: Hands) -> NDArray[np.float64]:
        """Return how likely each seat would have said what it said before the first lead."""
        if not self._told:
            return np.ones(len(hands))
        held = {
            seat: hands[:, role] + np.uint64(self._played(seat))
            for role, seat in enumerate(self.seats)
            if role != self.role
        }
        landlord = self.seats[0]
        full = held.get(landlord)
        if full is not None:
            held[landlord] = full - np.uint64(self.kitty)
        return likelihood(self.view, held, full)

    def _played(self, seat: int) -> int:
        """Return what a seat has played."""
        turns = (turn for turn in self.view.plays if turn.seat == seat)
        return sum(turn.reading.counts for turn in turns if turn.reading is not None)

    def _any_worlds(self, rng: np.random.Generator, count: int) -> Hands:
        others = [(self.role + 1) % 3, (self.role + 2) % 3]
        sure = [self.sure[role] for role in others]
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
        sure = [self.sure[role] for role in (one, other)]
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
        likely = np.array(ways) * self._likely(hands)
        return hands, likely / likely.sum()

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
        deals.turn[:] = self.role if self.view.phase == PLAY else 0
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
    sure = [0, 0, 0]
    for seat, hand in enumerate(view.hands):
        if seat != view.seat and hand is not None:
            sure[(seat - view.landlord) * step % 3] = card_set(hand)
    if role:
        sure[0] |= kitty & unseen
    left = tuple(view.counts[(view.landlord + step * i) % 3] for i in range(3))
    first, second, third = left
    return Known(
        view,
        RuleBook((rules_of(view.rules, raised_for(view)),)),
        role,
        counts_of(own),
        (first, second, third),
        counts_of(kitty),
        (counts_of(sure[0]), counts_of(sure[1]), counts_of(sure[2])),
        counts_of(unseen & ~sum(sure)),
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
