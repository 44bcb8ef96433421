"""Self-play: the network against itself, its decisions and how the hands ended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from assets.train.oklahoma_gin.tables import Tables
from cardtable.games.oklahoma_gin.bot.brain.many import Cards, Flags, Numbers, lay_out, pips_of
from cardtable.games.oklahoma_gin.bot.brain.net import (
    LEAST,
    MOST,
    POINTS,
    Ask,
    Floats,
    discards,
    worth_taking,
)
from cardtable.games.oklahoma_gin.bot.brain.sight import WIDTH, Bits, features

#: More decisions of one player in one hand are not recorded.
_LONGEST = 80
_BYTES = (WIDTH + 7) // 8


class Decisions(NamedTuple):
    """Decisions of hands that are over.

    Attributes:
        bits: (n, bytes) features, packed.
        gain: (n,) what came of it, as later decisions judged it, in ``POINTS``.
        opponent: (n,) the other's hand.
    """

    bits: Bits
    gain: Floats
    opponent: Cards


class Knocks(NamedTuple):
    """Hands one could have knocked with: packed features, and what it would have gained."""

    bits: Bits
    gain: Floats


class SelfPlay:
    """Hands that never stop.

    Args:
        rng: of all chance in it.
        count: how many at once.
        stray: how often another choice than the best is tried.
        lam: how far a target trusts the end of the hand rather than the next judgement.
    """

    def __init__(
        self, rng: np.random.Generator, count: int = 1024, stray: float = 0.03, lam: float = 0.75
    ) -> None:
        self._rng, self._stray, self._lam = rng, stray, lam
        self._tables = Tables(rng, count)
        self._all = np.arange(count)
        shape = (2, count, _LONGEST)
        self._bits = np.zeros((*shape, _BYTES), np.uint8)
        self._worth = np.zeros(shape, np.float32)
        self._strayed = np.zeros(shape, bool)
        self._opponent = np.zeros(shape, np.uint64)
        self._count = np.zeros((2, count), np.int64)
        self.finished = 0

    def step(self, ask: Ask) -> tuple[Decisions | None, Knocks]:
        """One turn of each hand: the decisions of those that ended, if any did, and all knocks."""
        tables, rows = self._tables, self._all
        takes = self._takes(ask)
        rows, eleven, taken = tables.draw(rows, takes)
        found = discards(ask, eleven, taken)
        best = found.best()
        start = np.searchsorted(found.of, np.arange(rows.size + 1))
        freely = (self._rng.random(rows.size) < self._stray) & (found.dead[best] > 0)
        tried = start[:-1] + (self._rng.random(rows.size) * np.diff(start)).astype(np.int64)
        chosen = np.where(freely, tried, best)
        allowed = found.knocking[chosen] > LEAST
        knocks = allowed & (found.knocking[chosen] > found.going_on[chosen])
        knocks = np.where(freely & allowed, self._rng.random(rows.size) < 0.5, knocks)
        gain = np.zeros(rows.size)
        cards = found.card[chosen]
        could = np.flatnonzero(allowed)
        gain[could] = tables.knocking(rows[could], cards[could])
        told = Knocks(np.packbits(found.bits[chosen[could]], axis=1), gain[could] / POINTS)
        on = ~knocks
        worth = np.minimum(found.worth[best], MOST)
        self._record(rows[on], found.bits[chosen[on]], worth[on], (freely & (chosen != best))[on])
        mover = tables.mover[rows]
        over = tables.lay_away(rows, cards) | knocks
        if not over.any():
            return None, told
        ended = rows[over]
        decisions = self._ended(ended, mover[over], np.where(knocks, gain, 0.0)[over] / POINTS)
        tables.deal(ended)
        self._count[:, ended] = 0
        return decisions, told

    def _takes(self, ask: Ask) -> Flags:
        """Where the top discard is taken; refusing it is recorded."""
        tables, rows = self._tables, self._all
        sight, asked = tables.sight(rows), tables.asked(rows)
        free = tables.may_take(rows)
        # Who must draw has no choice, and no card to refuse.
        sight = sight._replace(top=np.where(free, sight.top, np.uint64(0)))
        bits = features(sight, pips_of(lay_out(sight.hand).dead), asked)
        leaving = ask(bits)[:, 0].astype(np.float64)
        taking = np.full(rows.size, LEAST)
        some = np.flatnonzero(free & worth_taking(sight))
        if some.size:
            found = discards(ask, sight.at(some).taking(), sight.top[some])
            taking[some] = np.minimum(found.worth[found.best()], MOST)
        takes = taking > leaving
        strays = (taking > LEAST) & (self._rng.random(rows.size) < self._stray / 2)
        takes ^= strays
        left = np.flatnonzero(~takes)
        self._record(left, bits[left], np.maximum(leaving, taking)[left], strays[left])
        return takes

    def _record(self, rows: Numbers, bits: Bits, worth: Floats, strayed: Flags) -> None:
        """Decisions of the players to move: features, what the best was worth, whether another."""
        tables = self._tables
        me = tables.mover[rows]
        at = self._count[me, rows]
        fits = at < _LONGEST
        where = me[fits], rows[fits], at[fits]
        self._bits[where] = np.packbits(bits[fits], axis=1)
        self._worth[where] = worth[fits]
        self._strayed[where] = strayed[fits]
        self._opponent[where] = tables.hands[1 - me[fits], rows[fits]]
        self._count[me[fits], rows[fits]] += 1

    def _ended(self, rows: Numbers, mover: Numbers, gain: Floats) -> Decisions:
        """Decisions of both players in hands that brought ``mover`` so much."""
        self.finished += rows.size
        parts: list[Decisions] = []
        for player in (0, 1):
            count = self._count[player, rows]
            value = np.where(mover == player, gain, -gain)
            target = np.zeros((rows.size, _LONGEST))
            for t in range(int(count.max(initial=0)) - 1, -1, -1):
                live = np.flatnonzero(t < count)
                target[live, t] = value[live]
                lam = np.where(self._strayed[player, rows[live], t], 0.0, self._lam)
                value[live] = lam * value[live] + (1 - lam) * self._worth[player, rows[live], t]
            inside = np.arange(_LONGEST) < count[:, None]
            held = self._opponent[player, rows]
            bits = self._bits[player, rows]
            parts.append(Decisions(bits[inside], target[inside], held[inside]))
        return Decisions(*(np.concatenate(both) for both in zip(*parts, strict=True)))
