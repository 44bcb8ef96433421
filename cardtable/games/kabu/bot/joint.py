"""How the columns of a round come out together, against the dealer's hand.

The columns share their fate through his cards: one good hand of his beats them all. So his hands
are enumerated, two cards or three, and given each of them the columns are dealt from what is left.
Cards that one column takes from another are not followed up: that changes a chance by a few parts
in ten thousand. A dealer who is free draws up to 5, and so do players whose choice is to come.
Only bots load this module: it needs numpy, the window does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.kabu.bot.odds import DRAWS_TO, Counts, Odds, end_of
from cardtable.games.kabu.scoring import MAY_NOT, MUST, rate_column, rate_dealer, third_card, total

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

_RANKS = range(1, 11)
#: What a chip on a column may gain: it is lost, returned, doubled, or pays a special.
GAINS = (-1, 0, 1, 2, 3)


class Column(NamedTuple):
    """A column as a seat sees it.

    Attributes:
        first: rank of its first card.
        second: of its second, ``None`` while it is hidden or not dealt.
        third: of its third, ``None`` if there is none.
        decided: whether its third card was taken or refused; else it will be, as is usual.
        draws: whether it takes a third card in any case.
    """

    first: int
    second: int | None = None
    third: int | None = None
    decided: bool = False
    draws: bool = False


class _Hands(NamedTuple):
    """Hands of a dealer.

    Attributes:
        held: how many cards of each rank.
        orders: in how many orders they come.
        two: whether they are two cards.
        end: what they count as, see :func:`.odds.end_of`.
    """

    held: Ints
    orders: Ints
    two: npt.NDArray[np.bool_]
    end: Ints


@lru_cache(maxsize=8)
def _hands(odds: Odds) -> _Hands:
    rules, found = odds.rules, Counter[tuple[tuple[int, ...], int]]()
    for hand in product(_RANKS, repeat=2):
        end = odds.plan(*hand)
        if end >= 0:
            found[tuple(sorted(hand)), end] += 1
            continue
        for card in _RANKS:
            drawn = (*hand, card)
            found[tuple(sorted(drawn)), end_of(rate_dealer(rules, drawn))] += 1
    hands = list(found)
    held = np.array([[hand.count(card) for card in _RANKS] for hand, _ in hands])
    ends = np.array([end for _, end in hands])
    return _Hands(held, np.array(list(found.values())), held.sum(axis=1) == 2, ends)


def dealers(odds: Odds, counts: Counts) -> tuple[Floats, Floats, Ints]:
    """Return the weight of each hand of a dealer whose cards are unseen, what is left, its end."""
    hands, left = _hands(odds), np.array(counts, np.float64)
    rest = left - hands.held
    ways = hands.orders * np.prod(
        np.where(hands.held > 0, left, 1)
        * np.where(hands.held > 1, left - 1, 1)
        * np.where(hands.held > 2, left - 2, 1),
        axis=1,
    )
    weights = np.where((rest < 0).any(axis=1), 0, ways) * np.where(hands.two, left.sum() - 2, 1)
    return weights / weights.sum(), np.maximum(rest, 0), hands.end


@lru_cache(maxsize=128)
def _table(odds: Odds, first: int) -> npt.NDArray[np.int8]:
    """Return a chip's gain by third card (0: none), second card, and the dealer's end."""
    cards = [
        [(first, second) if not third else (first, second, third) for second in _RANKS]
        for third in (0, *_RANKS)
    ]
    rows = [[odds.gains(rate_column(odds.rules, hand)) for hand in row] for row in cards]
    return np.array(rows, np.int8)


@lru_cache(maxsize=256)
def _draws(odds: Odds, first: int) -> Floats:
    """Return whether a column with each second card usually takes a third one."""
    return np.array([float(usual(odds, first, second)) for second in _RANKS])


def usual(odds: Odds, first: int, second: int) -> bool:
    """Whether a column usually takes a third card: up to 5, and on 8-8 (rules.md 5)."""
    rules = odds.rules
    two = (first, second)
    says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
    return says == MUST or (says != MAY_NOT and (total(two) <= DRAWS_TO or two == (8, 8)))


def outcomes(odds: Odds, column: Column, rest: Floats, ends: Ints) -> Floats:
    """Return how likely a column gains what, by dealer's hand; a row sums to what it tells.

    Args:
        odds: of the house rules.
        column: in question.
        rest: cards left of each rank, by hand.
        ends: what the hands count as.
    """
    table = _table(odds, column.first)[:, :, ends]  # third, second, hand
    whole = rest.sum(axis=1)
    if column.second is not None:
        second = np.eye(10)[column.second - 1][None, :].repeat(len(ends), axis=0)
    else:
        second = rest / whole[:, None]
        if column.decided:
            hit = column.third is not None
            second = second * np.array(odds.decides(column.first, hit))
        whole = whole - 1
    hidden = column.second is None
    if column.decided:
        row = table[column.third or 0]
        return np.stack([(second.T * (row == gain)).sum(axis=0) for gain in GAINS], axis=1)
    draws = np.ones(10) if column.draws else _draws(odds, column.first)
    found = np.empty((len(ends), len(GAINS)))
    seconds = range(10) if hidden else (column.second - 1,)  # type: ignore[operator]
    picks = list(seconds)
    thirds = table[1:, picks]  # third, second, hand
    for number, gain in enumerate(GAINS):
        stood = table[0, picks] == gain
        same = thirds == gain
        drawn = np.einsum("hy,yxh->xh", rest, same)
        if hidden:
            drawn = drawn - same[picks, np.arange(len(picks))]
        by = np.where(draws[picks, None] > 0, drawn / whole, stood)
        found[:, number] = (second[:, picks].T * by).sum(axis=0)
    return found


def together(weights: Floats, columns: Sequence[Floats]) -> tuple[Ints, Floats]:
    """Return every way the columns come out together, a gain for each, and how likely it is."""
    likely = weights[:, None]
    for column in columns:
        likely = (likely[:, :, None] * column[:, None, :]).reshape(len(weights), -1)
    chances = likely.sum(axis=0)
    ways = ways_of(len(columns))
    there = chances > 0
    return ways[there], chances[there] / chances.sum()


@lru_cache(maxsize=8)
def ways_of(columns: int) -> Ints:
    """Return every way in which so many columns may come out, a gain for each."""
    return np.array(list(product(GAINS, repeat=columns)), np.int64).reshape(-1, columns)
