"""Melds, deadwood, laying off, and games at once: slow, plain, and independent."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

RANKS = "A23456789TJQK"
Cards = frozenset[str]


def value(card: str) -> int:
    return min(10, RANKS.index(card[0]) + 1)


def is_meld(cards: Cards) -> bool:
    if len(cards) < 3:
        return False
    ranks = sorted(RANKS.index(card[0]) for card in cards)
    if len({card[0] for card in cards}) == 1:
        return True
    one_suit = len({card[1] for card in cards}) == 1
    return one_suit and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def all_melds(hand: Cards) -> list[Cards]:
    """Every meld in the hand, with three, four or five cards (longer ones are two of these)."""
    found = []
    for size in (3, 4, 5):
        found += [frozenset(c) for c in combinations(sorted(hand), size) if is_meld(frozenset(c))]
    return found


def deadwood(hand: Cards) -> int:
    return _least(hand, all_melds(hand))


def _least(left: Cards, melds: list[Cards]) -> int:
    best = sum(value(card) for card in left)
    for i, meld in enumerate(melds):
        if meld <= left:
            best = min(best, _least(left - meld, melds[i + 1 :]))
    return best


def after_layoffs(hand: Cards, melds: list[Cards]) -> int:
    """Least deadwood over every set of cards that can be laid off in some order."""
    best = deadwood(hand)
    for card in hand:
        for i, meld in enumerate(melds):
            if is_meld(meld | {card}):
                longer = [*melds[:i], meld | {card}, *melds[i + 1 :]]
                best = min(best, after_layoffs(hand - {card}, longer))
    return best


class Paper:
    """Games at once kept with a pencil: a list of hands for each game and seat.

    A seat writes in the games up to where it has come, and comes one game further with every hand
    it wins; a game that is over before is left out.
    """

    def __init__(self, games: int, options: Mapping[str, str | int]) -> None:
        self.games, self.options = games, options
        self.hands: dict[tuple[int, int], list[tuple[int, int]]] = {
            (game, seat): [] for game in range(1, games + 1) for seat in (0, 1)
        }
        self.closed, self.come = 0, [0, 0]

    def win(self, seat: int, points: int, boxes: int) -> list[int]:
        """Write down a hand; return the games that are over with it."""
        self.come[seat] = min(self.games, max(self.come[seat], self.closed) + 1)
        over = []
        for game in range(self.closed + 1, self.come[seat] + 1):
            self.hands[game, seat].append((points, boxes))
            if self.points(game, seat) >= int(self.options["target"]):
                over.append(game)
        assert over == list(range(self.closed + 1, self.closed + len(over) + 1))
        self.closed += len(over)
        return over

    def points(self, game: int, seat: int) -> int:
        return sum(points for points, _ in self.hands[game, seat])

    def boxes(self, game: int, seat: int) -> int:
        return sum(boxes for _, boxes in self.hands[game, seat])

    def worth(self, game: int, winner: int) -> tuple[int, int]:
        """What a game that ``winner`` has won is worth for both."""
        bonus, box = int(self.options["game_bonus"]), int(self.options["box_bonus"])
        worth = [self.points(game, seat) + box * self.boxes(game, seat) for seat in (0, 1)]
        worth[winner] += bonus
        if not self.hands[game, 1 - winner] and self.options["shutout"] == "sheet":
            worth[winner] += bonus + self.points(game, winner)
        return worth[0], worth[1]
