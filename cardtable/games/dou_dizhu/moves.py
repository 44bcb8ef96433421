"""The possible plays of a hand: counted without listing them, listed on demand, sampled fast.

A :class:`Group` is a base with a kind of kickers (``444555`` with two single kickers); the plays
of a group differ by their kickers alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cardtable.games.dou_dizhu.cards import BLACK, BOTH_JOKERS, RED, at_least, ranks_of, size
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    PAIRS,
    QUAD_1,
    QUAD_2,
    QUAD_PAIRS,
    ROCKET,
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
    choose,
    jokers_together,
    kicker_limits,
    pair_for_two,
)

Limits = tuple[tuple[int, int], ...]


class Group(NamedTuple):
    """Plays that differ only in their kickers.

    Attributes:
        category, base, length: as in a reading.
        counts: the base cards.
        limits: possible kickers, (rank, most of it); empty without kickers.
        kickers: number of kickers in a play.
        together: whether both jokers may be among them.
        pairs: ranks of which two equal kickers may be taken in spite of the limits (rule D6).
        plays: number of plays in the group.
    """

    category: str
    base: int
    length: int
    counts: int
    limits: Limits
    kickers: int
    together: bool
    pairs: tuple[int, ...]
    plays: int

    def readings(self) -> Iterator[Reading]:
        """Yield its plays, kickers ascending."""
        if not self.kickers:
            yield Reading(self.category, self.base, self.length, self.counts)
            return
        each = UNITS[self.category][2]
        for kickers in kicker_sets(self.limits, self.kickers, self.together):
            yield Reading(self.category, self.base, self.length, self.counts + each * kickers)
        for rank in self.pairs:
            counts = self.counts + (2 << 4 * rank)
            yield Reading(self.category, self.base, self.length, counts)

    def at(self, index: int) -> Reading:
        """Return one of its plays without listing those before it; in this group's own order."""
        counts = self.counts
        if self.kickers:
            ordinary = self.plays - len(self.pairs)
            if index >= ordinary:
                counts += 2 << 4 * self.pairs[index - ordinary]
            else:
                each = UNITS[self.category][2]
                counts += each * _kickers_at(self.limits, self.kickers, self.together, index)
        return Reading(self.category, self.base, self.length, counts)


def kicker_sets(limits: Limits, wanted: int, together: bool) -> Iterator[int]:
    """Yield the counts of every choice of ``wanted`` kickers within the limits."""
    if wanted == 0:
        yield 0
        return
    if not limits:
        return
    rank, maximum = limits[0]
    rest = limits[1:]
    for taken in range(min(maximum, wanted), -1, -1):
        others = rest
        if taken and rank == BLACK and not together:
            others = ()
        for more in kicker_sets(others, wanted - taken, together):
            yield (taken << 4 * rank) + more


@lru_cache(maxsize=1 << 16)
def _ways(maximum: tuple[int, ...], wanted: int) -> int:
    """Count the choices of ``wanted`` kickers if each rank gives at most so many."""
    totals = [1] + [0] * wanted
    for limit in maximum:
        for total in range(wanted, 0, -1):
            totals[total] += sum(totals[max(0, total - limit) : total])
    return totals[wanted]


def _count(limits: Limits, wanted: int, together: bool) -> int:
    if wanted == 1:
        return len(limits)
    maximum = tuple(limit for _, limit in limits)
    if together or len(limits) < 2 or limits[-2][0] != BLACK:
        return _ways(maximum, wanted)
    # Both jokers are available but may not go together: take neither, or one of the two.
    plain = maximum[:-2]
    return _ways(plain, wanted) + 2 * _ways(plain, wanted - 1)


def _kickers_at(limits: Limits, wanted: int, together: bool, index: int) -> int:
    counts = 0
    while wanted:
        rank, maximum = limits[0]
        limits = limits[1:]
        for taken in range(min(maximum, wanted), -1, -1):
            others = () if taken and rank == BLACK and not together else limits
            ways = _count(others, wanted - taken, together) if wanted > taken else 1
            if index < ways:
                counts += taken << 4 * rank
                wanted -= taken
                limits = others
                break
            index -= ways
    return counts


@lru_cache(maxsize=1 << 14)
def _chains(mask: int, shortest: int, longest: int) -> tuple[tuple[int, int], ...]:
    """Return every (start, length) of consecutive ranks in the mask, of these lengths."""
    found = []
    start = None
    for rank in range(RED + 2):
        if mask >> 4 * rank & 1:
            if start is None:
                start = rank
        elif start is not None:
            for length in range(shortest, min(longest, rank - start) + 1):
                found += [(first, length) for first in range(start, rank - length + 1)]
            start = None
    return tuple(sorted(found))


def _with_kickers(
    rules: PlayRules, counts: int, cards: int, category: str, base: int, length: int
) -> Group | None:
    unit, wanted, each, _ = UNITS[category]
    wanted *= length
    if unit * length + wanted * each > cards:
        return None
    limits = kicker_limits(rules, category, base, length, counts)
    together = jokers_together(rules)
    plays = _count(limits, wanted, together)
    pairs: tuple[int, ...] = ()
    if pair_for_two(rules, category):
        twice = ranks_of(at_least(counts)[1])
        pairs = tuple(rank for rank in twice if rank != base and rules.carries(rank))
        plays += len(pairs)
    if not plays:
        return None
    run = unit * RUNS[base][length]
    return Group(category, base, length, run, limits, wanted, together, pairs, plays)


def _bare(category: str, base: int, length: int) -> Group:
    counts = UNITS[category][0] * RUNS[base][length]
    return Group(category, base, length, counts, (), 0, False, (), 1)


_BARE = {
    (category, base, length): _bare(category, base, length)
    for category, (_, kickers, _, _) in UNITS.items()
    if not kickers and category != ROCKET
    for base in range(RED + 1)
    for length in range(1, len(RUNS[base]))
}
_ROCKET = Group(ROCKET, BLACK, 1, BOTH_JOKERS, (), 0, False, (), 1)


def _bombs(counts: int, four: int, above: int) -> list[Group]:
    found = [_BARE[BOMB, rank, 1] for rank in ranks_of(four) if rank > above]
    if counts & BOTH_JOKERS == BOTH_JOKERS:
        found.append(_ROCKET)
    return found


def lead_groups(rules: PlayRules, counts: int) -> list[Group]:
    """Return the groups of plays that a hand can lead."""
    cards = size(counts)
    one, two, three, four = at_least(counts)
    chain = RUNS[0][rules.chain_top + 1]
    found = [_BARE[SINGLE, rank, 1] for rank in ranks_of(one)]
    found += [_BARE[PAIR, rank, 1] for rank in ranks_of(two)]
    kicked: list[Group | None] = []
    for rank in ranks_of(three):
        found.append(_BARE[TRIPLE, rank, 1])
        kicked.append(_with_kickers(rules, counts, cards, TRIPLE_1, rank, 1))
        kicked.append(_with_kickers(rules, counts, cards, TRIPLE_2, rank, 1))
    found += [_BARE[STRAIGHT, base, length] for base, length in _chains(one & chain, 5, 13)]
    if two:
        found += [_BARE[PAIRS, base, length] for base, length in _chains(two & chain, 3, 10)]
    if three:
        for base, length in _chains(three & chain, 2, 6):
            found.append(_BARE[TRIPLES, base, length])
            kicked.append(_with_kickers(rules, counts, cards, TRIPLES_1, base, length))
            kicked.append(_with_kickers(rules, counts, cards, TRIPLES_2, base, length))
    for rank in ranks_of(four):
        if rules.quad_one:
            kicked.append(_with_kickers(rules, counts, cards, QUAD_1, rank, 1))
        kicked.append(_with_kickers(rules, counts, cards, QUAD_2, rank, 1))
        kicked.append(_with_kickers(rules, counts, cards, QUAD_PAIRS, rank, 1))
    found += [group for group in kicked if group is not None]
    return found + _bombs(counts, four, -1)


def follow_groups(rules: PlayRules, counts: int, to_beat: Reading) -> list[Group]:
    """Return the groups of a hand's plays that beat ``to_beat``."""
    category, above, length, _ = to_beat
    if category == ROCKET:
        return []
    masks = at_least(counts)
    if category == BOMB:
        return _bombs(counts, masks[3], above)
    unit, kickers, _, shortest = UNITS[category]
    higher = masks[unit - 1] >> 4 * (above + 1) << 4 * (above + 1)
    found: list[Group] = []
    if higher:
        bases: tuple[int, ...]
        if shortest == 1:
            bases = ranks_of(higher)
        else:
            chain = RUNS[0][rules.chain_top + 1]
            bases = tuple(base for base, _ in _chains(higher & chain, length, length))
        if kickers:
            cards = size(counts)
            for base in bases:
                group = _with_kickers(rules, counts, cards, category, base, length)
                if group is not None:
                    found.append(group)
        else:
            found += [_BARE[category, base, length] for base in bases]
    return found + _bombs(counts, masks[3], -1)


def groups(rules: PlayRules, counts: int, to_beat: Reading | None) -> list[Group]:
    """Return the groups of a hand's plays: leading (``None``) or following."""
    if to_beat is None:
        return lead_groups(rules, counts)
    return follow_groups(rules, counts, to_beat)


def may_be_ambiguous(rules: PlayRules, counts: int) -> bool:
    """Whether some play of the hand might have two readings (rule D12)."""
    _, _, three, four = at_least(counts)
    if four & (four - 1):
        return True
    chain = three & RUNS[0][rules.chain_top + 1]
    return bool(chain and chain & chain >> 4 & chain >> 8 & chain >> 12)


def plays(rules: PlayRules, counts: int, to_beat: Reading | None) -> Iterator[Reading]:
    """Yield every play of a hand once, in the reading that counts (rule D12)."""
    ambiguous = may_be_ambiguous(rules, counts)
    for group in groups(rules, counts, to_beat):
        for reading in group.readings():
            if not ambiguous or choose(rules, reading.counts, to_beat) == reading:
                yield reading


def count_plays(rules: PlayRules, counts: int, to_beat: Reading | None) -> int:
    """Return how many different plays a hand has."""
    if may_be_ambiguous(rules, counts):
        return sum(1 for _ in plays(rules, counts, to_beat))
    return sum(group.plays for group in groups(rules, counts, to_beat))


def sample_play(found: list[Group], index: int) -> Reading:
    """Return play number ``index`` over all groups together."""
    for group in found:
        if index < group.plays:
            return group.at(index)
        index -= group.plays
    raise IndexError("there are fewer plays")
