"""Fixed opponents for the curve: the habits of the play-outs, knocking at once or waiting."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from assets.train.oklahoma_gin.tables import Tables
from cardtable.games.oklahoma_gin.bot.brain.many import (
    Cards,
    Flags,
    Numbers,
    lay_out,
    pips_of,
    top_card,
    top_pips,
)
from cardtable.games.oklahoma_gin.bot.brain.net import (
    Ask,
    discards,
    drawing,
    improves,
    low_with_top,
    worth_taking,
)
from cardtable.games.oklahoma_gin.bot.brain.playouts import HASTY, Habits, pick_discard
from cardtable.games.oklahoma_gin.bot.brain.search import OWN
from cardtable.games.oklahoma_gin.bot.brain.sight import Sight

_NONE = np.uint64(0)


class Player(Protocol):
    """Moves at many tables at once."""

    def takes(self, sight: Sight, asked: Numbers, turns: Numbers) -> Flags:
        """Where the top discard is taken."""
        ...

    def lays_away(self, sight: Sight, taken: Cards, turns: Numbers) -> tuple[Cards, Flags]:
        """What is laid away from eleven cards, and where that is a knock."""
        ...


class Learned:
    """The network's player."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def takes(self, sight: Sight, asked: Numbers, turns: Numbers) -> Flags:
        """See :class:`Player`."""
        found = np.zeros(sight.hand.size, bool)
        some = np.flatnonzero(worth_taking(sight))
        if some.size:
            seen = sight.at(some)
            after = discards(self._ask, seen.taking(), seen.top)
            found[some] = after.worth[after.best()] > drawing(self._ask, seen, asked[some])
        return found

    def lays_away(self, sight: Sight, taken: Cards, turns: Numbers) -> tuple[Cards, Flags]:
        """See :class:`Player`."""
        found = discards(self._ask, sight, taken)
        best = found.best()
        return found.card[best], found.knocking[best] > found.going_on[best]


class Habitual:
    """A player of simple habits."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def _most(self, sight: Sight, turns: Numbers) -> Numbers:
        return np.minimum(sight.limit, [self._habits.limit(turn) for turn in turns])

    def takes(self, sight: Sight, asked: Numbers, turns: Numbers) -> Flags:
        """See :class:`Player`."""
        return improves(sight) | low_with_top(sight, self._most(sight, turns))

    def lays_away(self, sight: Sight, taken: Cards, turns: Numbers) -> tuple[Cards, Flags]:
        """See :class:`Player`."""
        most = self._most(sight, turns)
        dead = lay_out(sight.hand, True).dead
        loose = dead & ~taken
        away = pick_discard(sight.hand & ~taken, loose, self._habits.keeps)
        low = pips_of(dead) - top_pips(dead) <= most
        away = np.where(low & (loose != _NONE), top_card(loose), away)
        return away, pips_of(lay_out(sight.hand & ~away).dead) <= most


def play_on(tables: Tables, players: tuple[Player, Player], live: Numbers) -> Numbers:
    """Play the hands in the rows ``live`` to their end; what the first player gains in each row."""
    gained = np.zeros(tables.top.size, np.int64)
    turns = np.zeros((2, gained.size), np.int64)
    while live.size:
        for seat, player in enumerate(players):
            rows = live[tables.mover[live] == seat]
            sight, free = tables.sight(rows), tables.may_take(rows)
            takes = free & player.takes(sight, tables.asked(rows), turns[seat, rows])
            rows, eleven, taken = tables.draw(rows, takes)
            cards, knocks = player.lays_away(eleven, taken, turns[seat, rows])
            gain = tables.knocking(rows[knocks], cards[knocks])
            gained[rows[knocks]] = -gain if seat else gain
            turns[seat, rows] += 1
            over = tables.lay_away(rows, cards) | knocks
            live = np.setdiff1d(live, rows[over], assume_unique=True)
    return gained


def duel(first: Player, second: Player, count: int, seed: int) -> tuple[float, float]:
    """Points a hand that ``first`` gains, each deal from both sides; standard error."""
    rows = np.arange(count)
    gained = play_on(Tables(np.random.default_rng(seed), count), (first, second), rows)
    gained = gained - play_on(Tables(np.random.default_rng(seed), count), (second, first), rows)
    share = gained / 2
    return float(share.mean()), float(share.std(ddof=1) / count**0.5)


def measure(ask: Ask, count: int, seed: int) -> dict[str, list[float]]:
    """Points a mirrored hand against both fixed opponents, with their standard errors."""
    learned = Learned(ask)
    against = {"hasty": Habitual(HASTY), "waiting": Habitual(OWN)}
    return {
        name: [round(figure, 3) for figure in duel(learned, other, count, seed)]
        for name, other in against.items()
    }
