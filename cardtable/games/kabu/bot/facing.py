"""What a column promises against a dealer who counts, exact: over every card that may still come.

The dealer of this module plays like the best opponents. He sees all that lies open, infers from
each decision what is hidden, and takes a third card where that costs the column more. He is assumed
to play against this column alone: bets on the others only distract him. A view does not tell how
well somebody deals, so nobody is assumed to be weaker than possible.

All is counted in integers, so that equal choices come out equal. Only bots load this module: it
needs numpy, the window does not.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.kabu.bot.odds import TRUST, Counts, Odds, end_of
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import FREE, MUST, Rated, rate_column, rate_dealer, third_card

Ints = npt.NDArray[np.int64]

_RANKS = range(1, 11)
_ONE: Ints = np.eye(10, dtype=np.int64)
#: Cards a decision takes from the deck: none, or a third card of rank 1 … 10.
_TAKEN: Ints = np.vstack([np.zeros((1, 10), np.int64), _ONE])
_ONCE = np.int64(1)


class Promise(NamedTuple):
    """What a choice promises a player who has bet on a column.

    Attributes:
        worth: expected chips.
        chance: probability of gaining chips.
        ties: probability of losing the stake because totals are equal.
    """

    worth: float
    chance: float
    ties: float = 0.0


class _Plan(NamedTuple):
    """All pairs of cards the dealer can have, and how he plays them.

    Attributes:
        one, other: their ranks, counted from 0; both orders count as one where they are equivalent.
        orders: in how many orders they can come.
        held: the cards they take from the deck.
        two, three: his result with them, and with each third card.
        must, free: where he must draw, and where he may choose.
    """

    one: Ints
    other: Ints
    orders: Ints
    held: Ints
    two: Ints
    three: Ints
    must: npt.NDArray[np.bool_]
    free: npt.NDArray[np.bool_]

    def twice(self, three: Ints) -> Ints:
        """Return the values of third cards that have the rank of one of his two cards."""
        pair = np.arange(len(self.one))
        found: Ints = three[:, :, pair, self.one] + three[:, :, pair, self.other]
        return found


class CountingDealer:
    """The dealer of one round, as a player sees him.

    Args:
        odds: of the house rules.
        own: cards of each rank that the player has not seen.
        his: cards that the dealer has not seen, before he looks at his own.
        bank: chips that he can pay; ``None`` if he plays on credit.
    """

    def __init__(self, odds: Odds, own: Counts, his: Counts, bank: int | None) -> None:
        self._odds, self._bank = odds, bank
        self._own: Ints = np.array(own, np.int64)
        self._his: Ints = np.array(his, np.int64)
        self._plan = _plan(odds.rules)

    def first(self, first: int, chips: int) -> Promise:
        """Return what ``chips`` on a first card of that rank promise, with best later play."""
        lying, drawn = self._sums(first, chips, self._own, self._his)
        says = [_says(self._odds.rules, first, second) for second in _RANKS]
        must, free = (np.array([word == kind for word in says]) for kind in (MUST, FREE))
        draws = must | (free & (drawn[0] > lying[0]))
        summed = (self._own * np.where(draws, drawn, lying)).sum(axis=1)
        return _promise(summed, _ways(int(self._own.sum()), 5))

    def third(self, first: int, second: int, chips: int) -> tuple[Promise, Promise]:
        """Return what standing on two cards promises, and what drawing a third does."""
        under = _ONE[second - 1]
        # The dealer has not seen the second card, unless it lies open.
        his = self._his + under if self._odds.rules.field2_view == "face_up" else self._his
        lying, drawn = self._sums(first, chips, self._own + under, his)
        ways = _ways(int(self._own.sum()), 4)
        return _promise(lying[:, second - 1], ways), _promise(drawn[:, second - 1], ways)

    def _sums(self, first: int, chips: int, own: Ints, his: Ints) -> tuple[Ints, Ints]:
        """Sum chips, gains and lost ties by second card, standing and drawing, over equally many
        ways.

        The second card is still in both counts; the axes below are decision, second card, the
        dealer's two cards, his third.
        """
        plan, (times, equal) = self._plan, _against(self._odds, first)
        pays = times * chips
        if self._bank is not None:
            pays = np.minimum(pays, max(self._bank, chips))
        lies, comes = pays[:, :, plan.two], pays[:, :, plan.three]
        draws = self._draws(first, his, lies, comes)

        cards = int(own.sum())
        left = own - _ONE - _TAKEN[:, None, :]
        asked = np.vstack([np.ones((1, 10), np.int64), (own - _ONE).T])
        pairs = left[:, :, plan.one] * (left[:, :, plan.other] - (plan.one == plan.other))
        pairs = pairs * plan.orders
        weights = np.maximum(asked, 0)[:, :, None] * np.maximum(pairs, 0)
        rest = cards - 3 - _TAKEN.sum(axis=1)[:, None, None]

        def summed(two: Ints, three: Ints) -> tuple[Ints, Ints]:
            # His own two cards are no longer among those he may draw.
            drawn = np.einsum("iby,ibdy->ibd", left, three) - plan.twice(three)
            found = (weights * np.where(draws, drawn, two * rest)).sum(axis=2)
            return found[0] * (cards - 4), found[1:].sum(axis=0)

        found = [
            summed(lies, comes),
            summed((lies > 0) * _ONCE, (comes > 0) * _ONCE),
            summed(equal[:, :, plan.two], equal[:, :, plan.three]),
        ]
        return np.array([lying for lying, _ in found]), np.array([drawn for _, drawn in found])

    def _draws(self, first: int, his: Ints, lies: Ints, comes: Ints) -> npt.NDArray[np.bool_]:
        """Return whether the dealer takes a third card, by decision, second card and his two."""
        left = np.maximum(his - _TAKEN[:, None, :] - self._plan.held, 0)  # decision, pair, rank
        rest = int(his.sum()) - 3 - _TAKEN.sum(axis=1)[:, None, None]
        # The second card is no longer among those he may draw.
        drawn = np.einsum("idy,ibdy->ibd", left, comes) - _same(comes)
        worse = drawn - lies * rest  # for the column, by drawing
        if self._odds.rules.field2_view != "face_up":
            tells = _tells(self._odds, first)
            believed = tells[:, :, None] * left.transpose(0, 2, 1)
            worse = (believed * worse).sum(axis=1, keepdims=True)
        found: npt.NDArray[np.bool_] = self._plan.must | (self._plan.free & (worse < 0))
        return found


def _same(three: Ints) -> Ints:
    """Return the values of third cards that have the second card's rank."""
    found: Ints = np.einsum("ibdb->ibd", three)
    return found


def _ways(cards: int, drawn: int) -> int:
    """Return in how many ways ``drawn`` cards can come one after the other."""
    ways = 1
    for gone in range(drawn):
        ways *= cards - gone
    return ways


def _promise(sums: Ints, ways: int) -> Promise:
    return Promise(*(int(part) / ways for part in sums))


def _says(rules: Rules, first: int, second: int) -> str:
    return third_card(
        (first, second), bound=rules.bound_players, pair_exception=rules.pair_exception
    )


def _hands(rules: Rules, first: int) -> tuple[tuple[Rated, ...], ...]:
    """Return the rated columns, by decision (stand, or third card) and second card."""
    stood = tuple(rate_column(rules, (first, second)) for second in _RANKS)
    drawn = (
        tuple(rate_column(rules, (first, second, third)) for second in _RANKS) for third in _RANKS
    )
    return (stood, *drawn)


@lru_cache(maxsize=64)
def _against(odds: Odds, first: int) -> tuple[Ints, Ints]:
    """Return each hand's gain per chip against each dealer's result, and where it loses a tie."""
    hands = _hands(odds.rules, first)
    times = np.array([[odds.gains(hand) for hand in row] for row in hands], np.int64)
    return times, np.array([[odds.lost_ties(hand) for hand in row] for row in hands], np.int64)


@lru_cache(maxsize=64)
def _tells(odds: Odds, first: int) -> Ints:
    """Return in tenths how likely each second card leads to each decision, as he believes."""
    stood, drawn = (odds.decides(first, hit, TRUST / 10) for hit in (False, True))
    found: Ints = np.rint(10 * np.array([stood] + [drawn] * 10)).astype(np.int64)
    return found


@lru_cache(maxsize=8)
def _plan(rules: Rules) -> _Plan:
    hands: dict[tuple[int, int], int] = {}
    for one, other in product(_RANKS, repeat=2):
        hand, turned = (one, other), (other, one)
        same = turned in hands and rate_dealer(rules, turned) == rate_dealer(rules, hand)
        hands[turned if same else hand] = 1 + same * (turned != hand)
    two, three, must, free = [], [], [], []
    for hand in hands:
        rated = rate_dealer(rules, hand)
        says = third_card(hand, bound=rules.bound_dealer, pair_exception=rules.pair_exception)
        two.append(end_of(rated))
        three.append([end_of(rate_dealer(rules, (*hand, third))) for third in _RANKS])
        must.append(rated.kind == "plain" and says == MUST)
        free.append(rated.kind == "plain" and says == FREE)
    ones, others = np.array(list(hands)).T - 1
    return _Plan(
        ones,
        others,
        np.array(list(hands.values())),
        _ONE[ones] + _ONE[others],
        np.array(two),
        np.array(three),
        np.array(must),
        np.array(free),
    )
