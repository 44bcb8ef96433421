"""Counts the fewest plays in which a hand goes out if nobody stops it."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.dou_dizhu.cards import BLACK, BOTH_JOKERS
from cardtable.games.dou_dizhu.plays import RUNS, PlayRules

#: The fewest plays, by the numbers of single and pair kickers still needed (negative if that many
#: loose singles or pairs are left over).
_Ways = dict[tuple[int, int], int]
_SHORTEST = {1: 5, 2: 3, 3: 2}


@lru_cache(maxsize=1 << 13)
def plays_left(rules: PlayRules, counts: int) -> int:
    """Return the fewest plays to get rid of these cards, keeping bombs and the two jokers whole.

    Where kickers must differ (rule D24), no pair is shared by two plays: with twelve or more cards
    the result may be one play too many.
    """
    ways = _ways(rules, counts)
    return min(
        plays + max(0, -singles) + max(0, -pairs)
        for (singles, pairs), plays in ways.items()
        if singles <= 0 and pairs <= 0
    )


@lru_cache(maxsize=1 << 15)
def _ways(rules: PlayRules, counts: int) -> _Ways:
    """Return all ways to take the cards apart, rank by rank from below."""
    chain_top = rules.chain_top
    if not counts:
        return {(0, 0): 0}
    found: _Ways = {}
    if counts == BOTH_JOKERS:
        return {(0, 0): 1}
    rank = ((counts & -counts).bit_length() - 1) >> 2
    count = counts >> 4 * rank & 15
    rest = _ways(rules, counts & ~(15 << 4 * rank))
    carried = rules.carries(rank)
    if count == 4:
        _add(found, rest, 0, 0, 1)
    elif count == 3:
        _add_triples(found, rest, 1)
    elif carried:
        _add(found, rest, -(count == 1), -(count == 2), 0)
    else:
        _add(found, rest, 0, 0, 1)
    if count == 3 and carried:
        _add(found, rest, -1, -1, 0)
    if 1 < count < 4 and carried and rules.kickers != "all_different":  # equal ones (rule D24)
        _add(found, rest, -count, 0, 0)
    if rank <= chain_top and count < 4:
        for unit in range(1, count + 1):
            length = 1
            top = rank + 1
            while top <= chain_top and top < BLACK and unit <= counts >> 4 * top & 15 < 4:
                length, top = length + 1, top + 1
            for size in range(_SHORTEST[unit], length + 1):
                after = _ways(rules, counts - unit * RUNS[rank][size])
                if unit == 3:
                    _add_triples(found, after, size)
                else:
                    _add(found, after, 0, 0, 1)
    return found


def _add_triples(found: _Ways, rest: _Ways, length: int) -> None:
    """Add a chain of triples, bare, with single kickers or with pairs."""
    _add(found, rest, 0, 0, 1)
    _add(found, rest, length, 0, 1)
    _add(found, rest, 0, length, 1)


def _add(found: _Ways, rest: _Ways, singles: int, pairs: int, plays: int) -> None:
    for (single, pair), few in rest.items():
        key = single + singles, pair + pairs
        if few + plays < found.get(key, 99):
            found[key] = few + plays
