"""A second solver for endings: slow, simple, and sharing no line with the program's.

Hands are strings of ranks. What a combination is stands here once more, for the rules of the
puzzles: no two in a chain, a quad with two cards or two pairs only, all kickers of different ranks.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

ORDER = "3456789TJQKA2bR"
#: Kind, height and length of a play, as far as others have to beat it.
Kind = tuple[str, int, int]


def kinds(cards: str) -> list[Kind]:
    """Every combination that some cards can count as."""
    held = Counter(ORDER.index(card) for card in cards)
    found: list[Kind] = []
    if sorted(cards) == ["R", "b"]:
        return [("rocket", 0, 1)]
    if len(held) == 1:
        rank, count = next(iter(held.items()))
        found.append((("", "single", "pair", "triple", "bomb")[count], rank, 1))
    for unit, shortest in ((1, 5), (2, 3), (3, 2)):
        ranks = sorted(held)
        in_row = ranks == list(range(ranks[0], ranks[0] + len(ranks))) and ranks[-1] < 12
        if len(ranks) >= shortest and in_row and set(held.values()) == {unit}:
            found.append((f"chain{unit}", ranks[0], len(ranks)))
    for base in range(12 + 1):
        for length in range(1, 6):
            body = range(base, base + length)
            if any(held[rank] != 3 for rank in body) or (length > 1 and body[-1] > 11):
                break
            found += [(f"triple+{each}", base, length) for each in _kickers(held, body, length)]
        if held[base] == 4:
            found += [
                (f"quad+{each}", base, 1) for each in _kickers(held, range(base, base + 1), 2)
            ]
    return found


def _kickers(held: Counter[int], body: range, wanted: int) -> list[int]:
    """Of which size (1, 2) the other cards are kickers: as many as wanted, all different."""
    others = {rank: count for rank, count in held.items() if count and rank not in body}
    if len(others) != wanted or (13 in others and 14 in others):
        return []
    return [each for each in (1, 2) if set(others.values()) == {each}]


@cache
def leads(hand: str) -> tuple[tuple[str, Kind], ...]:
    """Every way to play some cards of a hand."""
    held = Counter(hand)
    ranks = sorted(held, key=ORDER.index)
    found = []
    for counts in product(*(range(held[rank] + 1) for rank in ranks)):
        cards = "".join(rank * count for rank, count in zip(ranks, counts, strict=True))
        if cards:
            found += [(cards, kind) for kind in kinds(cards)]
    return tuple(found)


def beats(kind: Kind, other: Kind) -> bool:
    """Whether a play may follow another."""
    if kind[0] == other[0]:
        return kind[2] == other[2] and kind[1] > other[1]
    return kind[0] == "rocket" or (kind[0] == "bomb" and other[0] != "rocket")


def without(hand: str, cards: str) -> str:
    """What is left of a hand."""
    for card in cards:
        hand = hand.replace(card, "", 1)
    return hand


class Naive:
    """Solves positions: three hands, the landlord's first, in order of play."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[str, ...], int, int, Kind | None], bool] = {}

    def landlord_wins(
        self, hands: tuple[str, ...], turn: int, owner: int, beat: Kind | None
    ) -> bool:
        """Whether the landlord wins; ``owner`` made the play to beat."""
        if "" in hands:
            return not hands[0]
        key = hands, turn, owner, beat
        if key not in self._known:
            wanted = turn == 0
            results = (self.landlord_wins(*after) for after in self.after(*key))
            self._known[key] = wanted if wanted in results else not wanted
        return self._known[key]

    def after(
        self, hands: tuple[str, ...], turn: int, owner: int, beat: Kind | None
    ) -> list[tuple[tuple[str, ...], int, int, Kind | None]]:
        """Every position one turn later; a pass is the last."""
        following = (turn + 1) % 3
        found: list[tuple[tuple[str, ...], int, int, Kind | None]] = []
        for cards, kind in leads(hands[turn]):
            if beat is None or beats(kind, beat):
                left = tuple(
                    without(hand, cards) if seat == turn else hand
                    for seat, hand in enumerate(hands)
                )
                found.append((left, following, turn, kind))
        found.sort(key=lambda position: len(position[0][turn]))
        if beat is not None:
            found.append((hands, following, owner, None if following == owner else beat))
        return found
