"""Decomposes a hand: how few turns it needs, and which plays those are.

A hand is taken apart rank by rank from below. What is left over of a rank (a single, a pair) is
either a turn of its own or goes out as a kicker with a triple. A turn costs 1; a play that is
likely to win its trick costs less, because it brings the lead back.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.dou_dizhu.cards import BLACK, BOTH_JOKERS, RED, TWO, spans
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    PAIRS,
    ROCKET_READING,
    RUNS,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_1,
    TRIPLE_2,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    UNITS,
    PlayRules,
    Reading,
)

#: From this chance of winning the trick, a card is too good for a kicker.
_TOO_GOOD = 0.5
#: How much of a turn's cost is saved by its chance of winning the trick.
_SPARE = 0.7
_BOMB_COST = -0.45
_STATIC_SINGLE = (0, 0, 0, 0, 0, 0, 0.02, 0.04, 0.07, 0.12, 0.2, 0.35, 0.65, 0.8, 1)
_SHORTEST = {1: (STRAIGHT, 5), 2: (PAIRS, 3), 3: (TRIPLES, 2)}


class Part(NamedTuple):
    """A part of a decomposition, without kickers."""

    category: str
    base: int
    length: int


class _Way(NamedTuple):
    """A way to take the rest of a hand apart: its cost, and its parts as a linked list."""

    cost: float
    part: Part | None = None
    rest: _Way | None = None


class Plan(NamedTuple):
    """The best decomposition found.

    Attributes:
        cost: turns needed, minus the tricks that are likely to be won.
        plays: the plays, with kickers attached to their triples.
    """

    cost: float
    plays: tuple[Reading, ...]


#: The cheapest way, by how many leftovers exceed the kickers that triples can take.
_Ways = dict[int, _Way]


class Planner:
    """Plans for the hands of one player at one moment, with a cache.

    Args:
        rules: what counts as a combination.
        winning: the chances that a single, a pair and a triple of each rank win their trick, one
            tuple of 15 each; higher chains are judged by the triple of their lowest rank.
    """

    def __init__(self, rules: PlayRules, winning: tuple[tuple[float, ...], ...]) -> None:
        self._rules = rules
        self._single, self._pair, self._triple = winning
        self._ways: dict[int, _Ways] = {0: {0: _Way(0.0)}}
        self._costs: dict[int, float] = {0: 0.0}

    def cost(self, counts: int) -> float:
        """Return the turns that the cards need, minus the tricks they are likely to win."""
        known = self._costs.get(counts)
        if known is None:
            ways = self._apart(counts)
            known = self._costs[counts] = min(w.cost + max(0, d) for d, w in ways.items())
        return known

    def plan(self, counts: int) -> Plan:
        """Return the plays with the lowest cost."""
        ways = self._apart(counts)
        _, way = min(ways.items(), key=lambda item: item[1].cost + max(0, item[0]))
        parts: list[Part] = []
        link: _Way | None = way
        while link is not None:
            if link.part is not None:
                parts.append(link.part)
            link = link.rest
        plays = _with_kickers(self._rules, parts, self._single, self._pair)
        return Plan(self.cost(counts), plays)

    def _apart(self, counts: int) -> _Ways:
        known = self._ways.get(counts)
        if known is not None:
            return known
        rank = ((counts & -counts).bit_length() - 1) >> 2
        count = counts >> 4 * rank & 15
        found: _Ways = {}
        rest = counts & ~(15 << 4 * rank)
        self._close(found, rank, count, rest)
        top = self._rules.chain_top
        if rank <= top and count < 4:
            for unit in range(1, count + 1):
                category, shortest = _SHORTEST[unit]
                length = 1
                while rank + length <= top and unit <= counts >> 4 * (rank + length) & 15 < 4:
                    length += 1
                for size in range(shortest, length + 1):
                    after = counts - unit * RUNS[rank][size]
                    wins = 0.25 + 0.06 * size + 0.025 * (rank + size) if unit < 3 else 0.6
                    self._merge(
                        found,
                        self._apart(after),
                        -size if unit == 3 else 0,
                        1.0 - min(wins, 0.75) * _SPARE,
                        Part(category, rank, size),
                    )
        self._ways[counts] = found
        return found

    def _close(self, found: _Ways, rank: int, count: int, rest: int) -> None:
        """Use what is left of the lowest rank as it is."""
        if rank == BLACK and rest:
            part = Part(ROCKET_READING.category, BLACK, 1)
            self._merge(found, self._apart(0), 0, _BOMB_COST - 0.1, part)
            return
        ways = self._apart(rest)
        if count == 4:
            self._merge(found, ways, 0, _BOMB_COST, Part(BOMB, rank, 1))
        elif count == 3:
            cost = 1.0 - self._triple[rank] * _SPARE
            self._merge(found, ways, -1, cost, Part(TRIPLE, rank, 1))
        else:
            wins = (self._single if count == 1 else self._pair)[rank]
            part = Part(SINGLE if count == 1 else PAIR, rank, 1)
            if wins >= _TOO_GOOD or not self._rules.carries(rank):
                self._merge(found, ways, 0, 1.0 - 1.2 * wins, part)
            else:
                self._merge(found, ways, 1, -_SPARE * wins, part)
        if count == 3 and rank == TWO:
            # Three twos are worth more as a pair and a single, or as three singles.
            one = 1.0 - 1.2 * self._single[rank]
            pair = Part(PAIR, rank, 1)
            both = one + 1.0 - 1.2 * self._pair[rank]
            self._merge(found, ways, 0, both, pair)

    @staticmethod
    def _merge(found: _Ways, ways: _Ways, surplus: int, cost: float, part: Part) -> None:
        for more, way in ways.items():
            total, key = way.cost + cost, more + surplus
            known = found.get(key)
            if known is None or total < known.cost:
                found[key] = _Way(total, part, way)


def _with_kickers(
    rules: PlayRules, parts: list[Part], single: tuple[float, ...], pair: tuple[float, ...]
) -> tuple[Reading, ...]:
    """Return the parts as plays: the lowest leftovers become kickers of the triples."""
    spare = sorted(
        (
            p
            for p in parts
            if p.category in (SINGLE, PAIR)
            and rules.carries(p.base)
            and (single if p.category == SINGLE else pair)[p.base] < _TOO_GOOD
        ),
        key=lambda p: p.base,
    )
    plays: list[Reading] = []
    for part in sorted(parts, key=lambda p: -p.length):
        if part.category not in (TRIPLE, TRIPLES):
            continue
        counts = 3 * RUNS[part.base][part.length]
        chained = part.category == TRIPLES
        category = part.category
        for kind, kicked in ((SINGLE, (TRIPLE_1, TRIPLES_1)), (PAIR, (TRIPLE_2, TRIPLES_2))):
            chosen = [p for p in spare if p.category == kind][: part.length]
            if len(chosen) == part.length:
                category = kicked[chained]
                for p in chosen:
                    spare.remove(p)
                    counts += UNITS[kind][0] << 4 * p.base
                break
        plays.append(Reading(category, part.base, part.length, counts))
    kicked_out = sum(r.counts - r.base_counts for r in plays)
    for part in parts:
        if part.category in (TRIPLE, TRIPLES):
            continue
        if part.base == BLACK and part.category == ROCKET_READING.category:
            plays.append(ROCKET_READING)
            continue
        counts = UNITS[part.category][0] * RUNS[part.base][part.length]
        if part.length == 1 and part.category != BOMB and kicked_out >> 4 * part.base & 15:
            kicked_out -= counts
            continue
        plays.append(Reading(part.category, part.base, part.length, counts))
    return tuple(plays)


def static_winning() -> tuple[tuple[float, ...], ...]:
    """Return the chances of winning a trick at the start of a deal, when nothing is known."""
    pair = [min(1.0, max(0.0, (rank - 3) * 0.06)) for rank in range(TWO)]
    triple = [min(0.95, 0.3 + 0.055 * rank) for rank in range(RED + 1)]
    return _STATIC_SINGLE, (*pair, 0.99, 0.0, 0.0), tuple(triple)


def has_rocket(counts: int) -> bool:
    """Whether both jokers are among the cards."""
    return counts & BOTH_JOKERS == BOTH_JOKERS


def bombs_in(counts: int) -> int:
    """Return how many bombs the cards contain."""
    quads = sum(1 for _, count in spans(counts) if count == 4)
    return quads + has_rocket(counts)
