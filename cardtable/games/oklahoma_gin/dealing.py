"""Dealing: which cards go where and who deals, all determined by the seed."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin.cards import BIT_OF, DECK
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import Pair

SEATS = 2
HAND_SIZE = 10
#: The hand is drawn when the stock is down to this many cards.
LAST_CARDS = 2


class Dealt(NamedTuple):
    """A deal.

    Attributes:
        hands: sets of cards, by seat.
        upcard: the card that sets the limit.
        stock: single cards, top first.
    """

    hands: Pair
    upcard: int
    stock: tuple[int, ...]


def deal_cards(seed: Seed, deal: int, dealer: int) -> Dealt:
    """Return the cards of hand ``deal``, dealt one at a time, the dealer's opponent first."""
    cards = [BIT_OF[code] for code in seed.stream(f"deal {deal}").shuffled(DECK)]
    first, second = sum(cards[0:20:2]), sum(cards[1:20:2])
    hands = (second, first) if dealer == 0 else (first, second)
    return Dealt(hands, cards[20], tuple(cards[21:]))


def dealer_of_game(seed: Seed, game: int, scores: Pair) -> int:
    """Return who deals first in a game: the leader of the match, or by lot if tied (rule G13)."""
    if scores[0] != scores[1]:
        return 0 if scores[0] > scores[1] else 1
    return seed.stream(f"game {game} dealer").below(SEATS)


def next_dealer(rules: HouseRules, dealer: int, winner: int | None, drawn: bool) -> int:
    """Return who deals the next hand of a game (rule G14); after a drawn hand the same dealer."""
    if drawn:
        return dealer
    if winner is None or rules.next_dealer == "alternate":
        return 1 - dealer
    return winner if rules.next_dealer == "winner" else 1 - winner
