"""The cards of the French pack, with its jokers, in words."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.translation import N_, _

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SIGNS = {
    "T": "10",
    "J": N_("J"),
    "Q": N_("Q"),
    "K": N_("K"),
    "A": N_("A"),
    "b": N_("black joker"),
    "R": N_("red joker"),
}
_RANKS = {"J": N_("Jack"), "Q": N_("Queen"), "K": N_("King"), "A": N_("Ace")}
_CARDS = {
    "S": N_("{rank} of spades"),
    "H": N_("{rank} of hearts"),
    "D": N_("{rank} of diamonds"),
    "C": N_("{rank} of clubs"),
}
_JOKERS = {"b": N_("Black joker"), "R": N_("Red joker")}


def rank_word(rank: str) -> str:
    """A rank as printed on the card (“10”, “Q”, “red joker”)."""
    return _(_SIGNS.get(rank, rank))


def card_sign(code: str) -> str:
    """A card in short form (“10♠”; some languages name the suit first)."""
    return _("{rank}{suit}", rank=rank_word(code[0]), suit=SUIT_SIGNS.get(code[1:], ""))


def card_signs(codes: Iterable[str]) -> str:
    """Cards in a row."""
    return " ".join(card_sign(code) for code in codes)


def card_name(code: str) -> str:
    """A card as a screen reader says it (“10 of spades”)."""
    if code in _JOKERS:
        return _(_JOKERS[code])
    rank = _(_RANKS.get(code[0], "")) or rank_word(code[0])
    return _(_CARDS[code[1:]], rank=rank)
