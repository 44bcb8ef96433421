"""All combinations built the slow way, straight from the rules' words: an oracle for the engine.

Nothing here is taken from the engine: a play is a sorted string of ranks, a reading a tuple
``(category, base, length)``.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

RANKS = "3456789TJQKA2bR"
SUITED = RANKS[:13]
MOST = 20


def ordered(words: str) -> str:
    return "".join(sorted(words, key=RANKS.index))


def chains(unit: int, shortest: int, top: str) -> list[str]:
    ranks = SUITED[: SUITED.index(top) + 1]
    return [
        ranks[a:b]
        for a in range(len(ranks))
        for b in range(a + shortest, len(ranks) + 1)
        if unit * (b - a) <= MOST
    ]


def single_kickers(base: str, wanted: int, mode: str, top: str, chain: bool) -> list[str]:
    others = [r for r in RANKS if r not in base]
    ranks = SUITED[: SUITED.index(top) + 1]
    neighbours = set()
    if chain:
        first, last = ranks.index(base[0]), ranks.index(base[-1])
        neighbours = {ranks[i] for i in (first - 1, last + 1) if 0 <= i < len(ranks)}
    found = []
    for kickers in combinations_with_replacement(others, wanted):
        how_often = {r: kickers.count(r) for r in kickers}
        if any(n > (1 if r in "bR" else 4) for r, n in how_often.items()):
            continue
        if mode != "any":
            if "b" in kickers and "R" in kickers:
                continue
            if max(how_often.values()) == 4:
                continue
            if any(n == 3 and r in neighbours for r, n in how_often.items()):
                continue
        if mode == "all_different" and max(how_often.values()) > 1:
            continue
        found.append("".join(kickers))
    return found


def pair_kickers(base: str, wanted: int, mode: str) -> list[str]:
    others = [r for r in SUITED if r not in base]
    found = []
    for ranks in combinations_with_replacement(others, wanted):
        most = max(ranks.count(r) for r in ranks)
        if most > (2 if mode == "any" else 1):
            continue
        found.append("".join(r + r for r in ranks))
    return found


@cache
def all_plays(
    top: str, quad_one: bool, mode: str, quad_two: bool = True, high_kickers: bool = True
) -> dict[str, frozenset[tuple[str, str, int]]]:
    """Every play with all its readings."""
    table: dict[str, set[tuple[str, str, int]]] = {}

    def add(category: str, base: str, cards: str) -> None:
        kickers = cards.translate({ord(rank): None for rank in base})
        if "_" in category and not high_kickers and set(kickers) & set("2bR"):
            return
        if len(cards) <= MOST:
            table.setdefault(ordered(cards), set()).add((category, base[0], len(base)))

    for r in RANKS:
        add("single", r, r)
    table["bR"] = {("rocket", "b", 1)}
    for r in SUITED:
        add("pair", r, r * 2)
        add("triple", r, r * 3)
        add("bomb", r, r * 4)
        for k in single_kickers(r, 1, mode, top, False):
            add("triple_1", r, r * 3 + k)
            if quad_one:
                add("quad_1", r, r * 4 + k)
        for k in pair_kickers(r, 1, mode):
            add("triple_2", r, r * 3 + k)
            if quad_one:
                add("quad_2", r, r * 4 + k)
        for k in single_kickers(r, 2, mode, top, False) if quad_two else ():
            add("quad_2", r, r * 4 + k)
        for k in pair_kickers(r, 2, mode) if quad_two else ():
            add("quad_pairs", r, r * 4 + k)
    for base in chains(1, 5, top):
        add("straight", base, base)
    for base in chains(2, 3, top):
        add("pairs", base, base * 2)
    for base in chains(3, 2, top):
        add("triples", base, base * 3)
        if 4 * len(base) <= MOST:
            for k in single_kickers(base, len(base), mode, top, True):
                add("triples_1", base, base * 3 + k)
        if 5 * len(base) <= MOST:
            for k in pair_kickers(base, len(base), mode):
                add("triples_2", base, base * 3 + k)
    return {cards: frozenset(readings) for cards, readings in table.items()}


def beats(play: tuple[str, str, int], other: tuple[str, str, int]) -> bool:
    """Whether one reading beats another, from the rules' words."""
    if play[0] == "rocket":
        return other[0] != "rocket"
    if other[0] == "rocket":
        return False
    if play[0] == "bomb" and other[0] != "bomb":
        return True
    same_kind = play[0] == other[0] and play[2] == other[2]
    return same_kind and RANKS.index(play[1]) > RANKS.index(other[1])


def contained(cards: str, hand: str) -> bool:
    return all(cards.count(r) <= hand.count(r) for r in set(cards))
