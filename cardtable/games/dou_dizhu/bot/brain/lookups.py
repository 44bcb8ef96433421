"""Every possible base of a play, numbered, and what may follow it: the rules as arrays.

A *line* is a (category, base, length) without its kickers; line 0 is a pass. The categories,
their sizes and the chains' limits come from :mod:`cardtable.games.dou_dizhu.plays`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.cards import BLACK, RANK_COUNT, RED, TWO
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    CATEGORIES,
    MOST_CARDS,
    QUAD_1,
    QUAD_2,
    QUAD_PAIRS,
    ROCKET,
    ROCKET_READING,
    RUNS,
    SINGLE,
    UNITS,
    PlayRules,
    Reading,
)

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
#: Counts of cards, four bits per rank, as everywhere in this game.
Hands = NDArray[np.uint64]

#: The top bit of every rank's four: no count reaches it, so it can stop a borrow.
GUARD = np.uint64(sum(8 << 4 * rank for rank in range(RANK_COUNT)))
ONE = np.array([1 << 4 * rank for rank in range(RANK_COUNT)], np.uint64)
SHIFT = np.array([4 * rank for rank in range(RANK_COUNT)], np.uint64)
PASS = 0


def _all_lines() -> list[tuple[str, int, int]]:
    found = [("pass", 0, 0)]
    for category, (unit, kickers, each, shortest) in UNITS.items():
        if category == ROCKET:
            found.append((ROCKET, BLACK, 1))
            continue
        top = RED if category == SINGLE else TWO
        longest = 1 if shortest == 1 else MOST_CARDS // (unit + kickers * each)
        for length in range(shortest, longest + 1):
            found += [(category, base, length) for base in range(top - length + 2)]
    return found


LINES = _all_lines()
LINE_OF = {line: number for number, line in enumerate(LINES)}
COUNT = len(LINES)
#: 0 is a pass, then as in :data:`~cardtable.games.dou_dizhu.plays.CATEGORIES`.
CATEGORY = np.array([0] + [1 + CATEGORIES.index(category) for category, _, _ in LINES[1:]])
BASE = np.array([base for _, base, _ in LINES])
LENGTH = np.array([length for _, _, length in LINES])


def _core(category: str, base: int, length: int) -> int:
    if category == ROCKET:
        return ROCKET_READING.counts
    return UNITS[category][0] * RUNS[base][length] if length else 0


CORE = np.array([_core(*line) for line in LINES], np.uint64)
#: All four bits of the base ranks.
MASK = np.array([15 * RUNS[base][length] for _, base, length in LINES], np.uint64)
KICKERS = np.array([0] + [UNITS[category][1] * length for category, _, length in LINES[1:]])
EACH = np.array([0] + [UNITS[category][2] for category, _, _ in LINES[1:]])
SIZE = np.array(
    [0]
    + [
        2
        if category == ROCKET
        else length * (UNITS[category][0] + UNITS[category][1] * each)
        if UNITS[category][3] > 1
        else UNITS[category][0] + UNITS[category][1] * each
        for (category, _, length), each in zip(LINES[1:], EACH[1:], strict=True)
    ]
)
IS_BOMB = np.array([category in (BOMB, ROCKET) for category, _, _ in LINES])


def _follows() -> Bools:
    """Return ``[beaten, by]``: what may be played on what; row 0 (nothing to beat) is leading."""
    bomb, rocket = 1 + CATEGORIES.index(BOMB), 1 + CATEGORIES.index(ROCKET)
    same = (CATEGORY[:, None] == CATEGORY) & (LENGTH[:, None] == LENGTH) & (BASE[:, None] < BASE)
    over = (CATEGORY[:, None] != CATEGORY) & IS_BOMB
    over &= (CATEGORY[:, None] != rocket) & ~((CATEGORY[:, None] == bomb) & (rocket != CATEGORY))
    table: Bools = same | over
    table[PASS] = True
    table[:, PASS] = True
    table[PASS, PASS] = False
    return table


FOLLOWS = _follows()


def allowed(rules: PlayRules) -> Bools:
    """Return which lines the house rules allow (rules D1, D6, D30).

    A quad with one pair is left out where it may not carry two cards.
    """
    tops = BASE + LENGTH - 1
    chain = np.array([False] + [UNITS[category][3] > 1 for category, _, _ in LINES[1:]])
    table: Bools = ~(chain & (tops > rules.chain_top))
    if not rules.quad_two:
        table &= ~np.array([category in (QUAD_2, QUAD_PAIRS) for category, _, _ in LINES])
    if not rules.quad_one:
        table &= ~np.array([category == QUAD_1 for category, _, _ in LINES])
    return table


def line_of(reading: Reading | None) -> int:
    """Return the line of a reading; ``None`` is a pass."""
    return PASS if reading is None else LINE_OF[reading.category, reading.base, reading.length]
