"""Arithmetic on arrays of packed hands: the network's thermometers, and the turns a hand needs.

Everything is looked up in tables, four ranks (16 bits) at a time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu.bot.bidding import BOMB, CONSTANT, HIGH, TURN
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands, Ints
from cardtable.games.dou_dizhu.cards import BLACK, RED

Bytes = NDArray[np.uint8]
#: One bit per rank.
Masks = NDArray[np.uint16]

#: Columns of :func:`thermometer`: one for every card of the deck.
WIDTH = 54
#: The most turns that :func:`turns` distinguishes.
MOST_TURNS = 13
_CHUNK = 1 << 16
_RANKS_OF_CHAINS = 12  # up to the ace; a chain up to the two (rule D1) is rare enough to ignore


def _chunk_counts() -> Bytes:
    chunk = np.arange(_CHUNK)
    return np.stack([chunk >> 4 * rank & 15 for rank in range(4)], axis=1).astype(np.uint8)


def _thermometers() -> Bytes:
    counts = _chunk_counts()
    return (counts[:, :, None] > np.arange(4)).reshape(_CHUNK, 16).astype(np.uint8)


_THERMOMETER = _thermometers()
# The last chunk is the twos (four columns) and the jokers (one each).
_LAST_THERMOMETER = np.ascontiguousarray(_THERMOMETER[:, [0, 1, 2, 3, 4, 8]])


def thermometer(hands: Hands) -> Bytes:
    """Return the cards of each hand without suits: for every rank “at least 1, 2, 3, 4” as 0 or 1.

    Returns:
        (n, 54); the jokers have a column each.
    """
    out = np.empty((len(hands), WIDTH), np.uint8)
    chunks = hands.view(np.uint16).reshape(-1, 4)
    for i in range(3):
        out[:, 16 * i : 16 * i + 16] = _THERMOMETER[chunks[:, i]]
    out[:, 48:] = _LAST_THERMOMETER[chunks[:, 3]]
    return out


def sizes(hands: Hands) -> Ints:
    """Return how many cards each hand holds."""
    nibbles = (hands & 0x0F0F_0F0F_0F0F_0F0F) + (hands >> np.uint64(4) & 0x0F0F_0F0F_0F0F_0F0F)
    total: Ints = (nibbles * np.uint64(0x0101_0101_0101_0101) >> np.uint64(56)).astype(np.int64)
    return total


def _mask_table() -> Hands:
    counts = _chunk_counts().astype(np.uint64)
    table = np.zeros(_CHUNK, np.uint64)
    for minimum in range(1, 5):
        for rank in range(4):
            bit = np.uint64(16 * (minimum - 1) + rank)
            table |= (counts[:, rank] >= minimum).astype(np.uint64) << bit
    return table


_MASKS = _mask_table()


def masks(hands: Hands) -> Masks:
    """Return which ranks occur at least 1, 2, 3 and 4 times: (n, 4), one bit per rank."""
    chunks = hands.view(np.uint16).reshape(-1, 4)
    found = _MASKS[chunks[:, 0]]
    for i in (1, 2, 3):
        found |= _MASKS[chunks[:, i]] << np.uint64(4 * i)
    return found.view(np.uint16).reshape(-1, 4)


def _longest_runs(shortest: int) -> Masks:
    """Map every set of ranks to its longest run of at least ``shortest``, the lower of equals."""
    table = np.zeros(1 << _RANKS_OF_CHAINS, np.uint16)
    for ranks in range(1 << _RANKS_OF_CHAINS):
        for length in range(_RANKS_OF_CHAINS, shortest - 1, -1):
            starts = ranks
            for i in range(1, length):
                starts &= ranks >> i
            if starts:
                table[ranks] = ((1 << length) - 1) * (starts & -starts)
                break
    return table


def _filled() -> Masks:
    """Return for every set of ranks all ranks from its lowest to its highest."""
    table = np.zeros(1 << _RANKS_OF_CHAINS, np.uint16)
    for ranks in range(1, 1 << _RANKS_OF_CHAINS):
        table[ranks] = (1 << ranks.bit_length()) - (ranks & -ranks)
    return table


_RUN_OF_5, _RUN_OF_3, _RUN_OF_2 = (_longest_runs(shortest) for shortest in (5, 3, 2))
_FILLED = _filled()
_CHAIN_RANKS = np.uint16((1 << _RANKS_OF_CHAINS) - 1)
_JOKERS = np.uint16(1 << BLACK | 1 << RED)


def _plain_turns(held: Masks, spare: Ints) -> Ints:
    """Count turns without chains: triples take a single or pair along, ``spare`` more are free."""
    one, three, four = held[:, 0], held[:, 2], held[:, 3]
    count = np.bitwise_count
    rocket = (one & _JOKERS) == _JOKERS
    quads = count(four).astype(np.int64) + rocket
    triples = count(three & ~four).astype(np.int64)
    loose = count(one & ~three).astype(np.int64) - 2 * rocket
    total: Ints = quads + triples + np.maximum(0, loose - triples - spare)
    return total


def _taken(held: Masks, run: Masks, times: int) -> Masks:
    """Return what is left after a chain over the ranks ``run``, ``times`` cards of each."""
    after = held
    for _ in range(times):
        fewer = np.empty_like(after)
        for i in range(3):
            fewer[:, i] = (after[:, i] & ~run) | (after[:, i + 1] & run)
        fewer[:, 3] = after[:, 3] & ~run
        after = fewer
    return after


def _trimmed(held: Masks, run: Masks) -> Masks:
    """Return the run without pairs and triples at its ends, if at least five ranks remain."""
    short = _FILLED[run & ~held[:, 1]]
    result: Masks = np.where(np.bitwise_count(short) >= 5, short, 0)
    return result


def turns(hands: Hands) -> Ints:
    """Return the fewest turns each hand needs, nearly always exactly (with at most two chains)."""
    held = masks(hands)
    nothing = np.zeros(len(hands), np.int64)
    best = _plain_turns(held, nothing)
    _with_chains(best, np.arange(len(hands)), held, nothing, 1)
    return np.minimum(best, MOST_TURNS)


def bombs(hands: Hands) -> NDArray[np.float64]:
    """Return (2, n) how many bombs of four each hand has, and whether it has the rocket."""
    held = masks(hands)
    rocket = (held[:, 0] & _JOKERS) == _JOKERS
    return np.stack([np.bitwise_count(held[:, 3]), rocket]).astype(np.float64)


def strength(hands: Hands) -> NDArray[np.float64]:
    """Return the log-odds of each hand as a landlord's, as :func:`bidding.chance_as_landlord`."""
    total = CONSTANT + TURN * turns(hands) + BOMB * bombs(hands).sum(axis=0)
    for rank, weight in HIGH.items():
        total = total + weight * (hands >> np.uint64(4 * rank) & np.uint64(15))
    return np.asarray(total, np.float64)


def _with_chains(best: Ints, where: Ints, held: Masks, spare: Ints, chains: int) -> None:
    """Lower ``best`` where taking out one more chain needs fewer turns."""
    free = held & ~held[:, 3:] & _CHAIN_RANKS
    straight = _RUN_OF_5[free[:, 0]]
    tries = [
        (straight, 1),
        (_trimmed(held, straight), 1),
        (_RUN_OF_3[free[:, 1]], 2),
        (_RUN_OF_2[free[:, 2]], 3),
    ]
    for run, unit in tries:
        there = np.flatnonzero(run)
        if not len(there):
            continue
        after = _taken(held[there], run[there], unit)
        more = spare[there]
        if unit == 3:
            more = more + np.bitwise_count(run[there])
        at = where[there]
        best[at] = np.minimum(best[at], chains + _plain_turns(after, more))
        if chains < 2:
            _with_chains(best, at, after, more, chains + 1)
