"""Estimates from a seat's view: which cards may still come, and who may want them."""

from __future__ import annotations

import random

from cardtable.games.oklahoma_gin.cards import ACES, ONE_SUIT, card_set, each
from cardtable.games.oklahoma_gin.layoffs import best
from cardtable.games.oklahoma_gin.melds import arrange, deadwood, least_after_discard
from cardtable.games.oklahoma_gin.scoring import GIN, KNOCK, score_hand
from cardtable.games.oklahoma_gin.view import OklahomaGinView

FULL_DECK = ONE_SUIT * ACES
#: Most discards from which to guess how far an opponent has got.
_LONGEST = 12


class Odds:
    """Estimates for the seat of a view; it uses nothing the seat has not seen.

    Attributes:
        unseen: single cards that are in the stock or in the opponent's hand.
        known: set of the opponent's cards that everybody has seen.
    """

    def __init__(self, view: OklahomaGinView) -> None:
        assert view.seat is not None
        self.view = view
        self.opponent = 1 - view.seat
        self.hand = card_set(view.hand)
        self.pile = card_set(view.pile)
        self.known = card_set(view.known[self.opponent])
        self.unseen = each(FULL_DECK & ~(self.hand | self.pile | self.known))
        hidden = view.counts[self.opponent] - self.known.bit_count()
        #: Chance that the opponent holds a given unseen card.
        self.held = hidden / max(1, len(self.unseen))
        #: Approximate number of turns the opponent has had.
        self.turns = len(view.pile) // 2

    def to_come(self, hand: int) -> float:
        """Return the mean deadwood of ``hand`` after the next card from the stock and a discard."""
        total = 0
        for card in self.unseen:
            total += least_after_discard(hand | card)
        return total / max(1, len(self.unseen))

    def danger(self, card: int) -> float:
        """Return roughly how many melds the opponent is likely to make with ``card``."""
        chances = [self._chance(mate) for mate in each(of_rank(card))]
        total = chances[0] * chances[1] + chances[0] * chances[2] + chances[1] * chances[2]
        near = {step: self._chance(_shifted(card, step)) for step in (-2, -1, 1, 2)}
        return total + near[-2] * near[-1] + near[-1] * near[1] + near[1] * near[2]

    def _chance(self, card: int) -> float:
        if not card & FULL_DECK or card & (self.hand | self.pile):
            return 0.0
        return 1.0 if card & self.known else self.held

    def worlds(self, rng: random.Random, count: int) -> list[tuple[int, list[int]]]:
        """Draw hands the opponent may hold by now, each with the stock in order."""
        found = []
        hidden = self.view.counts[self.opponent] - self.known.bit_count()
        for _ in range(count):
            cards = self.unseen[:]
            rng.shuffle(cards)
            hand = self.known | sum(cards[:hidden])
            rest = cards[hidden:]
            # A hand dealt at random is far too weak, because he has also had turns.
            steps = min(self.turns, _LONGEST, len(rest))
            for i in range(steps):
                hand, rest[i] = self._improved(hand, rest[i])
            rng.shuffle(rest)
            found.append((hand, rest))
        return found

    def _improved(self, hand: int, card: int) -> tuple[int, int]:
        """Return ``hand`` after drawing ``card``, and the discard; known cards are kept."""
        away = worst_card(hand | card, self.known)
        return (hand | card) ^ away, away

    def knocking(self, hand: int, worlds: list[tuple[int, list[int]]], boxes: float = 1.0) -> float:
        """Return the mean points of knocking with ``hand``, minus his gains, with the box."""
        return sum(self._points(hand, other, boxes) for other, _ in worlds) / len(worlds)

    def waiting(self, hand: int, worlds: list[tuple[int, list[int]]]) -> float:
        """Return the mean points of waiting one more turn and knocking then, if he has not."""
        limit = self.view.limit
        total = 0.0
        for other, stock in worlds:
            if len(stock) < 2:
                continue
            now, _ = self._improved(other, stock[0])
            if deadwood(now) <= limit:
                total -= self._points(now, hand)
                continue
            mine = hand | stock[1]
            mine ^= worst_card(mine)
            if deadwood(mine) <= limit:
                total += self._points(mine, now)
        return total / len(worlds)

    def _points(self, hand: int, other: int, boxes: float = 0.5) -> float:
        """Return the points of knocking with ``hand`` against ``other``."""
        rules = self.view.rules
        mine = arrange(hand)
        kind = KNOCK if mine.dead else GIN
        left = deadwood(other) if kind == GIN else best(other, mine.melds).deadwood
        counts = (mine.deadwood, left)
        result = score_hand(rules, 0, kind, counts, counts, self.view.factor)
        # A won hand also brings boxes.
        gain = result.points + rules.box_bonus * (boxes + result.boxes - 1)
        return 0.0 if result.winner is None else -gain if result.winner else gain


def of_rank(card: int) -> int:
    """Return the other three cards of the same rank."""
    return (ACES << (card.bit_length() - 1) % 16 & FULL_DECK) ^ card


def next_to(card: int) -> int:
    """Return the cards of the same suit that are at most two steps away."""
    return (card << 1 | card << 2 | card >> 1 | card >> 2) & FULL_DECK


def fitting(card: int, known: int, others: int) -> int:
    """Return those of the ``known`` cards that make a meld with ``card`` and one of ``others``."""
    mates = of_rank(card) & others
    found = mates if mates.bit_count() > 1 else 0
    for one, two in ((-2, -1), (-1, 1), (1, 2)):
        pair = _shifted(card, one) | _shifted(card, two)
        if pair & others == pair:
            found |= pair
    return found & known


def _shifted(card: int, steps: int) -> int:
    return card << steps if steps > 0 else card >> -steps


def worst_card(cards: int, keep: int = 0) -> int:
    """Return the discard that leaves least deadwood, the highest of equals; not one of ``keep``."""
    choice = each(cards & ~keep) or each(cards)
    dead = arrange(cards).dead & ~keep
    if dead:
        minimum = least_after_discard(cards)
        for card in sorted(each(dead), key=_height, reverse=True):
            if deadwood(cards ^ card) == minimum:
                return card
    return min(choice, key=lambda card: (deadwood(cards ^ card), -_height(card)))


def _height(card: int) -> int:
    return (card.bit_length() - 1) % 16
