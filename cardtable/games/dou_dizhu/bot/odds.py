"""Estimates how likely a play is to be beaten, from the cards a seat has not seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from cardtable.games.dou_dizhu.cards import BLACK, FULL_DECK, RED, card_set, counts_of
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    ROCKET,
    RUNS,
    SINGLE,
    TRIPLE,
    UNITS,
    PlayRules,
    Reading,
)
from cardtable.games.dou_dizhu.view import DouDizhuView


@lru_cache(maxsize=1 << 14)
def _at_least(wanted: int, unseen: int, share: int) -> float:
    """Return the chance that a hand with ``share`` % of ``unseen`` cards has ``wanted`` of them."""
    if wanted <= 0:
        return 1.0
    p = share / 100
    return sum(comb(unseen, k) * p**k * (1 - p) ** (unseen - k) for k in range(wanted, unseen + 1))


@dataclass(frozen=True, slots=True)
class Other:
    """What is known about another seat.

    Attributes:
        seat: its number.
        cards: how many cards it holds.
        known: counts of the cards it is known to hold: an open hand, or what is left of the kitty.
        share: percentage of the other unseen cards that it holds.
        foe: whether it is an opponent.
    """

    seat: int
    cards: int
    known: int
    share: int
    foe: bool


class Odds:
    """The unseen cards, as counted by one seat.

    Args:
        view: what the seat knows.
        counting: whether it remembers the played cards and the kitty.
    """

    def __init__(self, view: DouDizhuView, *, counting: bool = True) -> None:
        assert view.seat is not None
        self.rules: PlayRules = view.rules.plays
        mine = card_set(view.hand)
        gone = card_set(view.played) if counting else 0
        unseen = FULL_DECK & ~mine & ~gone
        known = [
            card_set(hand) if hand is not None and seat != view.seat else 0
            for seat, hand in enumerate(view.hands)  # open ones (rule D27)
        ]
        landlord = view.landlord
        if counting and landlord not in (None, view.seat) and view.kitty is not None:
            known[landlord] |= card_set(view.kitty) & unseen
        unseen &= ~sum(known)
        self.unseen = counts_of(unseen)
        spread = max(1, unseen.bit_count())
        self.others: list[Other] = []
        for step in (1, 2):
            seat = (view.seat + step * view.rules.step) % 3
            held = known[seat]
            share = round(100 * (view.counts[seat] - held.bit_count()) / spread)
            foe = landlord is None or landlord in (view.seat, seat)
            self.others.append(
                Other(seat, view.counts[seat], counts_of(held), max(0, min(100, share)), foe)
            )
        self._held: dict[tuple[str, int, int, int], float] = {}

    def beaten_by(self, other: Other, category: str, base: int, length: int) -> float:
        """Return the chance that ``other`` holds something higher."""
        if category == ROCKET:
            return 0.0
        key = (category, base, length, other.seat)
        known = self._held.get(key)
        if known is not None:
            return known
        safe = 1.0
        unit, kickers, each, shortest = UNITS[category]
        size = length * (unit + kickers * each)
        if category == BOMB or other.cards >= size:
            top = RED if category == SINGLE else self.rules.chain_top if shortest > 1 else BLACK - 1
            for first in range(base + 1, top - length + 2):
                chance = 1.0
                for rank in range(first, first + length):
                    unseen = self.unseen >> 4 * rank & 15
                    held = other.known >> 4 * rank & 15
                    if unseen + held < unit:
                        chance = 0.0
                        break
                    chance *= _at_least(unit - held, unseen, other.share)
                safe *= 1 - chance
        if category != BOMB and other.cards >= 2:
            safe *= 1 - self._bombs(other)
        elif other.cards >= 2:
            safe *= 1 - self._rocket(other)
        self._held[key] = 1 - safe
        return 1 - safe

    def _rocket(self, other: Other) -> float:
        chance = 1.0
        for rank in (BLACK, RED):
            unseen, held = self.unseen >> 4 * rank & 15, other.known >> 4 * rank & 15
            chance *= 1.0 if held else _at_least(1, unseen, other.share)
        return chance

    def _bombs(self, other: Other) -> float:
        safe = 1 - self._rocket(other)
        if other.cards >= 4:
            for rank in range(BLACK):
                unseen, held = self.unseen >> 4 * rank & 15, other.known >> 4 * rank & 15
                if unseen + held == 4:
                    safe *= 1 - _at_least(4 - held, unseen, other.share)
        return 1 - safe

    def holds(self, reading: Reading) -> float:
        """Return the chance that no opponent can beat the play (the partner would not)."""
        safe = 1.0
        for other in self.others:
            if other.foe:
                safe *= 1 - self.beaten_by(other, reading.category, reading.base, reading.length)
        return safe

    def winning(self) -> tuple[tuple[float, ...], ...]:
        """Return the chances of singles, pairs and triples to win a trick, by rank."""
        return tuple(
            tuple(self.holds(Reading(category, rank, 1, RUNS[rank][1])) for rank in range(RED + 1))
            for category in (SINGLE, PAIR, TRIPLE)
        )
