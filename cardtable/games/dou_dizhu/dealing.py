"""Dealing: which cards go where and who calls first, all determined by the seed."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu.cards import DECK, card_set
from cardtable.games.dou_dizhu.rules import HouseRules

SEATS = 3
HAND_SIZE = 17
Hands = tuple[int, int, int]


class Dealt(NamedTuple):
    """A deal: the sets of cards of the three hands and of the kitty."""

    hands: Hands
    kitty: int


def _label(deal: int, redeals: int) -> str:
    return f"deal {deal} redeal {redeals}" if redeals else f"deal {deal}"


def deal_cards(seed: Seed, deal: int, redeals: int) -> Dealt:
    """Return the cards of deal ``deal``, dealt anew ``redeals`` times."""
    cards = seed.stream(_label(deal, redeals)).shuffled(DECK)
    first, second, third = (
        card_set(cards[i : i + HAND_SIZE]) for i in range(0, SEATS * HAND_SIZE, HAND_SIZE)
    )
    return Dealt((first, second, third), card_set(cards[SEATS * HAND_SIZE :]))


def landlord_by_lot(seed: Seed, deal: int, redeals: int) -> int:
    """Return the seat that is landlord without an auction (rules D14, D16)."""
    return seed.stream(f"{_label(deal, redeals)} landlord").below(SEATS)


def first_bidder(rules: HouseRules, seed: Seed, deal: int, redeals: int, out: int) -> int:
    """Return who calls first (rule D15); after a redeal the same seat, unless it is drawn.

    Args:
        rules: the house rules.
        seed: of the match.
        deal: its number, from 1.
        redeals: how often it was dealt anew.
        out: who played the last card of the previous deal, or -1.
    """
    if rules.first_bid == "random":
        return seed.stream(f"{_label(deal, redeals)} first bidder").below(SEATS)
    if rules.first_bid == "previous_winner" and out >= 0:
        return out
    drawn = seed.stream("first bidder").below(SEATS)
    if rules.first_bid == "previous_winner":
        return drawn
    return (drawn + rules.step * (deal - 1)) % SEATS
