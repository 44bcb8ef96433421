"""The cards of the French pack, with its jokers, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cardtable.phrases.lists import apart, in_row
from cardtable.translation import N_, _, current_language

#: The codes of all cards with a suit.
DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "SHDC")
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
#: Some languages put it before the rank.
_SIGN_FIRST = re.compile(r"[♠♥♦♣](?=\w)")
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


def named(text: str) -> str:
    """A text with the names of cards instead of their signs, as a screen reader says them."""
    if not any(sign in text for sign in (*SUIT_SIGNS.values(), *map(rank_word, _JOKERS))):
        return text
    names, sign, signs = _names(current_language())

    def words(found: re.Match[str]) -> str:
        groups = [sign.findall(group) for group in found[0].split(_(", "))]
        told = (in_row(names[sign] for sign in group) for group in groups)
        return in_row(told) if all(len(group) == 1 for group in groups) else apart(told)

    return signs.sub(words, text)


@cache
def _names(_language: str) -> tuple[dict[str, str], re.Pattern[str], re.Pattern[str]]:
    """The names of cards by their signs in the current language; one sign, and groups in a row."""
    names = {card_sign(code): card_name(code) for code in DECK}
    names |= {sign: sign for sign in map(rank_word, _JOKERS)}  # so that a comma comes after them
    # “10♠” before “0♠” could be
    sign = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    group = f"(?:{sign})(?: (?:{sign}))*"
    return names, re.compile(sign), re.compile(f"{group}(?:{re.escape(_(', '))}{group})*")


def spelled(text: str) -> str:
    """A text with the suits as letters instead of signs, which braille displays cannot show."""
    # Spades, hearts, diamonds and clubs, each as short as can be told apart.
    letters = dict(zip(SUIT_SIGNS.values(), _("S/H/D/C").split("/"), strict=False))
    text = _SIGN_FIRST.sub(lambda found: f"{letters[found[0]]} ", text)
    for sign, letter in letters.items():
        text = text.replace(sign, f" {letter}")
    return text


def card_short(code: str) -> str:
    """A card for a braille display (“10 S”)."""
    return card_name(code) if code in _JOKERS else spelled(card_sign(code))


def signs_said(text: str) -> str:
    """A text for screen readers; a dash that stands for a value is nothing."""
    if text == "–":
        return "0"
    signs = {"★": _("Red joker"), "☆": _("Black joker")}
    for sign, words in signs.items():
        text = text.replace(sign, words)
    return text
