"""Plays thousands of hands to their end at once, with two players of simple habits."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from cardtable.games.oklahoma_gin.bot.brain.many import (
    Cards,
    Flags,
    Numbers,
    knock_points,
    lay_out,
    pair_ranks,
    pips_of,
    top_card,
    top_pips,
    would_meld,
)
from cardtable.games.oklahoma_gin.cards import ACES
from cardtable.games.oklahoma_gin.opening import LAST_CARDS
from cardtable.games.oklahoma_gin.rules import HouseRules

_ACES = np.uint64(ACES)
_NONE = np.uint64(0)
_1, _2 = np.uint64(1), np.uint64(2)

#: One hand in this many is not played to its end.
_TAIL = 50
#: A player's first draw: free, or the one being tried out.
FREE, STOCK, TAKE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Habits:
    """The habits of a player in a hand.

    Attributes:
        keeps: value of keeping loose cards, in pips: with a gap in a run, as a pair or neighbours,
            as both.
        knocks: most deadwood for knocking, by the number of his turns; the last entry for all
            later.
    """

    keeps: tuple[float, float, float] = (0.5, 2.0, 5.0)
    knocks: tuple[int, ...] = (10,)

    def limit(self, turn: int) -> int:
        """Return the most deadwood for knocking after so many turns."""
        return self.knocks[min(turn, len(self.knocks) - 1)]


#: A player who knocks as soon as he may.
HASTY = Habits()


@dataclass(slots=True)
class Tables:
    """Many hands in progress, all with the same player to move.

    Attributes:
        hands: of both players, ten cards each.
        stock: cards to come, one row per hand.
        drawn: how many of them have been drawn.
        top: the top discard.
        limit: most deadwood for knocking.
        hasty: for each player, where he knocks as soon as he may.
        turns: number of turns each player has had.
        first: first draw of the player to move.
    """

    hands: list[Cards]
    stock: Cards
    drawn: Numbers
    top: Cards
    limit: int
    hasty: list[Flags]
    turns: list[int]
    first: Numbers
    dead: list[Cards] = field(default_factory=list)


def discard_classes(
    loose: Cards, keeps: tuple[float, float, float]
) -> tuple[tuple[Cards, float], ...]:
    """Group loose cards by their possible use, with the value of keeping them, in pips."""
    pairs = loose & pair_ranks(loose) * _ACES
    beside = loose & (loose << _1 | loose >> _1)
    near = loose & (loose << _2 | loose >> _2) & ~(pairs | beside)
    both = pairs & beside
    one = (pairs | beside) & ~both
    return (loose & ~(one | both | near), 0.0), (near, keeps[0]), (one, keeps[1]), (both, keeps[2])


def pick_discard(eleven: Cards, loose: Cards, keeps: tuple[float, float, float]) -> Cards:
    """Return each hand's discard from its loose cards: the highest useless one."""
    best = np.full(eleven.size, -99.0)
    chosen = np.zeros(eleven.size, np.uint64)
    for cards, cost in discard_classes(loose, keeps):
        value = np.where(cards != _NONE, top_pips(cards) - cost, -100.0)
        better = value > best
        best = np.where(better, value, best)
        chosen = np.where(better, cards, chosen)
    # Whoever has no card to spare breaks up a meld.
    chosen = np.where(chosen == _NONE, eleven, chosen)
    return top_card(chosen)


def play_out(
    rules: HouseRules, tables: Tables, mover: int, habits: tuple[Habits, Habits], factor: int
) -> Numbers:
    """Return what player 0 gains in each hand, before doubling; 0 where the stock runs out.

    Args:
        rules: the house rules.
        tables: the positions to start from; they are modified.
        mover: the player to move.
        habits: of the players, where they are not hasty.
        factor: of the points of the hand.
    """
    size = tables.top.size
    points = np.zeros(size, np.int64)
    rows = np.arange(size)
    now = tables
    now.dead = [lay_out(hand).dead for hand in now.hands]
    ends: list[tuple[Numbers, int, Cards, Cards]] = []
    # The last few hands would take as long as all others: they count as drawn.
    while rows.size * _TAIL > size:
        knocks = _turn(now, mover, habits[mover])
        if knocks.any():
            ends.append(
                (rows[knocks], mover, now.hands[mover][knocks], now.hands[1 - mover][knocks])
            )
        on = ~knocks & (now.stock.shape[1] - now.drawn > LAST_CARDS)
        if not on.all():
            rows = rows[on]
            now = _kept(now, on)
        mover = 1 - mover
    if ends:
        where = np.concatenate([end[0] for end in ends])
        sign = np.concatenate([np.full(end[0].size, 1 - 2 * end[1]) for end in ends])
        knockers = np.concatenate([end[2] for end in ends])
        others = np.concatenate([end[3] for end in ends])
        points[where] = sign * knock_points(rules, knockers, others, factor)
    return points


def _turn(now: Tables, mover: int, habits: Habits) -> Flags:
    """Play one turn of a player in all hands; return where he knocks."""
    hand, dead = now.hands[mover], now.dead[mover]
    turn = now.turns[mover]
    maximum = np.where(now.hasty[mover], now.limit, min(now.limit, habits.limit(turn)))
    low = pips_of(dead | now.top) - top_pips(dead) <= maximum
    takes = would_meld(hand, now.top)
    rows = np.flatnonzero(takes & ~low)
    if rows.size:
        # A card that fits one meld but spoils another is not taken.
        eleven = hand[rows] | now.top[rows]
        after = lay_out(eleven, True).dead
        takes[rows] = pips_of(after) - top_pips(after) < pips_of(dead[rows])
    takes = np.where(now.first == FREE, takes | low, now.first == TAKE)
    stock = now.stock[np.arange(hand.size), np.minimum(now.drawn, now.stock.shape[1] - 1)]
    card = np.where(takes, now.top, stock)
    now.drawn = now.drawn + ~takes
    eleven = hand | card
    laid = lay_out(eleven, True)
    total = pips_of(laid.dead)
    knocks = total - top_pips(laid.dead) <= maximum
    taken = np.where(takes, card, _NONE)
    loose = laid.dead & ~taken
    away = pick_discard(eleven & ~taken, loose, habits.keeps)
    away = np.where(knocks & (loose != _NONE), top_card(loose), away)
    now.hands[mover] = eleven ^ away
    rest = laid.dead & ~away
    broken = np.flatnonzero(away & laid.dead == _NONE)
    if broken.size:
        rest[broken] = lay_out(now.hands[mover][broken]).dead
    now.dead[mover] = rest
    now.top = away
    now.turns[mover] = turn + 1
    now.first = np.zeros(hand.size, np.int64)
    return knocks & (pips_of(rest) <= maximum)


def _kept(now: Tables, on: Flags) -> Tables:
    return Tables(
        [hand[on] for hand in now.hands],
        now.stock[on],
        now.drawn[on],
        now.top[on],
        now.limit,
        [hasty[on] for hasty in now.hasty],
        now.turns,
        now.first[on],
        [dead[on] for dead in now.dead],
    )
