"""Combinations: the possible readings of a set of ranks, and which reading beats which.

Sources: rules.md §1.3 and the rules D1 … D12, D24 of §2.3.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.games.dou_dizhu.cards import (
    BLACK,
    BOTH_JOKERS,
    ONES,
    RANK_OF,
    RANKS,
    RED,
    TWO,
    at_least,
    ranks_of,
    size,
    spans,
    words_of,
)

SINGLE, PAIR, TRIPLE, TRIPLE_1, TRIPLE_2 = "single", "pair", "triple", "triple_1", "triple_2"
STRAIGHT, PAIRS = "straight", "pairs"
TRIPLES, TRIPLES_1, TRIPLES_2 = "triples", "triples_1", "triples_2"
QUAD_1, QUAD_2, QUAD_PAIRS = "quad_1", "quad_2", "quad_pairs"
BOMB, ROCKET = "bomb", "rocket"

#: Every category: cards of each base rank, kickers per base rank, cards per kicker, shortest chain.
#: A quad has its kickers for the one base rank; a shortest chain of 1 means no chain.
UNITS: dict[str, tuple[int, int, int, int]] = {
    SINGLE: (1, 0, 0, 1),
    PAIR: (2, 0, 0, 1),
    TRIPLE: (3, 0, 0, 1),
    TRIPLE_1: (3, 1, 1, 1),
    TRIPLE_2: (3, 1, 2, 1),
    STRAIGHT: (1, 0, 0, 5),
    PAIRS: (2, 0, 0, 3),
    TRIPLES: (3, 0, 0, 2),
    TRIPLES_1: (3, 1, 1, 2),
    TRIPLES_2: (3, 1, 2, 2),
    QUAD_1: (4, 1, 1, 1),
    QUAD_2: (4, 2, 1, 1),
    QUAD_PAIRS: (4, 2, 2, 1),
    BOMB: (4, 0, 0, 1),
    ROCKET: (1, 0, 0, 1),
}
CATEGORIES = tuple(UNITS)
#: Most cards in one hand: the landlord's.
MOST_CARDS = 20


class PlayRules(NamedTuple):
    """The house rules that decide what a combination is.

    Attributes:
        chain_top: highest rank of a chain (rule D1): 12 for the two, 11 for the ace.
        quad_one: whether a quad may have one kicker, or one pair (rule D6).
        kickers: ``any``, ``no_bombs`` or ``all_different`` (rule D24).
        quad_two: whether a quad may have two kickers, or two pairs (rule D30).
        high_kickers: whether twos and jokers may be kickers (rule D30).
    """

    chain_top: int = TWO
    quad_one: bool = True
    kickers: str = "any"
    quad_two: bool = True
    high_kickers: bool = True

    def carries(self, rank: int) -> bool:
        """Whether cards of a rank may be kickers."""
        return self.high_kickers or rank < TWO


class Reading(NamedTuple):
    """The combination that a play counts as.

    Attributes:
        category: one of :data:`CATEGORIES`.
        base: the (lowest) base rank, 0 for a three.
        length: number of base ranks; 1 unless it is a chain.
        counts: all cards of the play, including kickers.
    """

    category: str
    base: int
    length: int
    counts: int

    @property
    def base_counts(self) -> int:
        """The cards without the kickers."""
        if self.category == ROCKET:
            return self.counts
        return UNITS[self.category][0] * RUNS[self.base][self.length]

    @property
    def kickers(self) -> tuple[str, ...]:
        """The kickers' ranks, lowest first, each as often as it occurs."""
        return words_of(self.counts - self.base_counts)

    @property
    def words(self) -> tuple[str, ...]:
        """All ranks in canonical order: the base ascending, then the kickers ascending."""
        base = self.base_counts
        if base == self.counts:
            return words_of(base)
        return words_of(base) + words_of(self.counts - base)

    @property
    def top(self) -> int:
        """The highest base rank."""
        return RED if self.category == ROCKET else self.base + self.length - 1

    @property
    def cards(self) -> int:
        """The number of cards."""
        return size(self.counts)

    @property
    def is_bomb(self) -> bool:
        """Whether it is a bare quad or both jokers: it beats everything and doubles the stake."""
        return self.category in (BOMB, ROCKET)

    @property
    def name(self) -> str:
        """Name that distinguishes readings of the same cards (``triples_1-5-3``)."""
        return f"{self.category}-{RANKS[self.base]}-{self.length}"

    def __str__(self) -> str:
        word = self.name
        kickers = "".join(self.kickers)
        return f"{word}-{kickers}" if kickers else word

    @classmethod
    def parse(cls, text: str) -> Reading:
        """Read what ``str`` wrote (``triple_1-9-1-4``).

        Raises:
            ValueError: if it is not a reading.
        """
        parts = text.split("-")
        if len(parts) not in (3, 4) or parts[0] not in UNITS or parts[1] not in RANK_OF:
            raise ValueError(f"“{text[:40]}” is no reading of a play.")
        category, base, length = parts[0], RANK_OF[parts[1]], int(parts[2])
        if category == ROCKET:
            return ROCKET_READING
        counts = UNITS[category][0] * RUNS[base][length]
        for word in parts[3] if len(parts) == 4 else "":
            counts += 1 << 4 * RANK_OF[word]
        return cls(category, base, length, counts)


#: ``RUNS[base][length]``: one card of each of ``length`` ranks from ``base`` up.
RUNS = tuple(
    tuple((ONES & ((1 << 4 * length) - 1)) << 4 * base for length in range(len(RANKS) - base + 1))
    for base in range(len(RANKS))
)
ROCKET_READING = Reading(ROCKET, BLACK, 1, BOTH_JOKERS)


def kicker_limits(
    rules: PlayRules, category: str, base: int, length: int, have: int
) -> tuple[tuple[int, int], ...]:
    """Return the possible kickers of a base: (rank, most of it), taken from the cards ``have``.

    A kicker never has a base rank (rule D9); the two jokers are never a pair (rule D10); equal
    kickers follow rule D24. The counts are of kickers: a pair is one. Whether both jokers may go
    together is decided by :func:`jokers_together`, the pair of rule D6 by :func:`pair_for_two`.
    """
    if category in (QUAD_2, QUAD_PAIRS) and not rules.quad_two:
        return ()
    each = UNITS[category][2]
    mode = rules.kickers
    limits = []
    for rank, count in spans(have & ~(15 * RUNS[base][length])):
        if each == 2:
            maximum = count >> 1 if rank < BLACK else 0
            if mode != "any" and maximum > 1:
                maximum = 1
        elif mode == "any":
            maximum = count
        elif mode == "all_different":
            maximum = 1
        else:
            longer = rank == base - 1 or (rank == base + length and rank <= rules.chain_top)
            if category == TRIPLES_1 and longer:
                maximum = min(count, 2)
            else:
                maximum = min(count, 3)
        if maximum and rules.carries(rank):
            limits.append((rank, maximum))
    return tuple(limits)


def jokers_together(rules: PlayRules) -> bool:
    """Whether both jokers may be single kickers of one play (rules D10, D24)."""
    return rules.kickers == "any"


def pair_for_two(rules: PlayRules, category: str) -> bool:
    """Whether a pair may go with a quad although two kickers may not (rules D6, D7, D30)."""
    alone = rules.kickers == "all_different" or not rules.quad_two
    return category == QUAD_2 and rules.quad_one and alone


def _kickers_fit(rules: PlayRules, category: str, base: int, length: int, kickers: int) -> bool:
    each = UNITS[category][2]
    if each == 1 and not jokers_together(rules) and kickers & BOTH_JOKERS == BOTH_JOKERS:
        return False
    limits = dict(kicker_limits(rules, category, base, length, kickers))
    fits = all(
        count % each == 0 and count // each <= limits.get(rank, 0) for rank, count in spans(kickers)
    )
    if fits or not pair_for_two(rules, category):
        return fits
    alone = ranks_of(kickers)
    return len(alone) == 1 and alone[0] != base and rules.carries(alone[0])


@lru_cache(maxsize=1 << 16)
def readings(rules: PlayRules, counts: int) -> tuple[Reading, ...]:
    """Return all readings of the cards; empty if they are no combination."""
    if counts == BOTH_JOKERS:
        return (ROCKET_READING,)
    cards = size(counts)
    if not 0 < cards <= MOST_CARDS:
        return ()
    found: list[Reading] = []
    _, _, three, four = at_least(counts)
    ranks = ranks_of(counts)
    low, kinds = ranks[0], len(ranks)
    count = counts >> 4 * low & 15
    if counts == count * RUNS[low][kinds] and (kinds == 1 or low + kinds - 1 <= rules.chain_top):
        for category, (unit, kickers, _, shortest) in UNITS.items():
            if unit != count or kickers or category == ROCKET:
                continue
            if (kinds == 1) if shortest == 1 else (kinds >= shortest):
                found.append(Reading(category, low, kinds, counts))
    exactly_three = three & ~four
    for category, (unit, kickers, each, shortest) in UNITS.items():
        if not kickers:
            continue
        length, odd = divmod(cards, unit + kickers * each)
        if odd or (length != 1 if shortest == 1 else length < shortest):
            continue
        if category == QUAD_1 and not rules.quad_one:
            continue
        bases = exactly_three if unit == 3 else four
        for base in ranks:
            run = RUNS[base][length] if length < len(RUNS[base]) else -1
            if run & ~bases or (length > 1 and base + length - 1 > rules.chain_top):
                continue
            if _kickers_fit(rules, category, base, length, counts - unit * run):
                found.append(Reading(category, base, length, counts))
    return tuple(found)


def beats(play: Reading, other: Reading) -> bool:
    """Whether ``play`` may follow ``other``: higher, of the same category and length, or a bomb."""
    if play.category == other.category:
        return play.length == other.length and play.base > other.base
    if play.category == ROCKET:
        return True
    return play.category == BOMB and other.category != ROCKET


def playable(rules: PlayRules, counts: int, to_beat: Reading | None) -> tuple[Reading, ...]:
    """Return the readings that may be played now."""
    found = readings(rules, counts)
    if to_beat is not None:
        found = tuple(reading for reading in found if beats(reading, to_beat))
    return found


def choose(
    rules: PlayRules, counts: int, to_beat: Reading | None, named: str = ""
) -> Reading | None:
    """Return the reading that counts (rule D12), or ``None`` if none may be played.

    When leading, it is the longest chain; when following, the highest that beats ``to_beat``;
    ``named`` (:attr:`Reading.name`) chooses another one that may be played.
    """
    found = playable(rules, counts, to_beat)
    if named:
        return next((reading for reading in found if reading.name == named), None)
    if len(found) < 2:
        return found[0] if found else None
    return max(found, key=lambda reading: (reading.length, reading.base))
