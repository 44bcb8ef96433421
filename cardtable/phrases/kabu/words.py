"""The words of the Kabu games: totals, cards, fields, hands (rules.md 3.1 and 3.2)."""

from __future__ import annotations

import re

from cardtable.games.kabu.cards import rank
from cardtable.phrases.lists import in_row
from cardtable.translation import N_, _, ngettext

#: The names of the totals 0 … 9 (glossary, rules.md 3.1).
_TOTALS = {
    "oicho-kabu": (
        N_("buta"),
        N_("pin"),
        N_("nizō"),
        N_("santa"),
        N_("yotsuya"),
        N_("goke"),
        N_("roppō"),
        N_("shichiken"),
        N_("oicho"),
        N_("kabu"),
    ),
    "kyo-kabu": (
        N_("buta"),
        N_("unsun"),
        N_("nizō"),
        N_("sanzun"),
        N_("yonsun"),
        N_("goken"),
        N_("rokken"),
        N_("shichiken"),
        N_("oicho"),
        N_("kabu"),
    ),
}
#: One to ten as Chinese characters, for patterns.
_NUMERALS = [
    r"\u4e00",
    r"\u4e8c",
    r"\u4e09",
    r"\u56db",
    r"\u4e94",
    r"\u516d",
    r"\u4e03",
    r"\u516b",
    r"\u4e5d",
    r"\u5341",
]
#: How a card's title begins if it says the card's number, by number.
_FIRST_NUMBER = {
    value: re.compile(rf"(?:{value}|{numeral})(?![0-9{''.join(_NUMERALS)}])")
    for value, numeral in enumerate(_NUMERALS, 1)
}


#: Hands that are called by a name alone.
_HANDS = {
    "kuppin": N_("kuppin, 9 and 1"),
    "shippin": N_("shippin, 4 and 1"),
    "zero3": N_("0 with three cards"),
}
#: How a column ended, and the same said to the dealer: if the column wins, the dealer pays.
_VERDICTS = {
    "higher": N_("Column {column} ({hand}): higher, wins."),
    "lower": N_("Column {column} ({hand}): lower, loses."),
    "push": N_("Column {column} ({hand}): stakes returned."),
    "tie_lost": N_("Column {column} ({hand}): equal, the dealer wins."),
    "triple": N_("Column {column} ({hand}): pays better than even money."),
    "shippin": N_("Column {column} ({hand}): wins twice its stake."),
    "dealer_special": N_("Column {column} ({hand}): loses to the dealer’s 4-1 or 9-1."),
    "dealer_triple": N_("Column {column} ({hand}): loses to three of a kind."),
    "void": N_("Column {column} ({hand}): void."),
    "unused": N_("Column {column} ({hand}): nobody has bet."),
}
_YOU_PAY = N_("Column {column} ({hand}): you pay.")
_YOU_WIN = N_("Column {column} ({hand}): you win.")
_DEALERS_VERDICTS = _VERDICTS | {
    "higher": _YOU_PAY,
    "triple": _YOU_PAY,
    "shippin": _YOU_PAY,
    "lower": _YOU_WIN,
    "tie_lost": _YOU_WIN,
    "dealer_special": _YOU_WIN,
    "dealer_triple": _YOU_WIN,
}
#: Where the dealer takes a card from, as part of a sentence.
_PLACES = {
    "top": N_("from the top"),
    "bottom": N_("from the bottom"),
    "fourth": N_("the fourth from the top"),
}


def chips_text(chips: int) -> str:
    """A number of chips."""
    return ngettext("{n} chip", "{n} chips", chips)


def total_name(game_id: str, total: int) -> str:
    """The name of a total, 0 … 9."""
    return _(_TOTALS[game_id][total])


def total_text(game_id: str, total: int) -> str:
    """A total with its name: “8, oicho”."""
    return _("{total}, {name}", total=total, name=total_name(game_id, total))


def card_text(game_id: str, code: str) -> str:
    """A card as a screen reader says it: its rank, and its name or special feature."""
    value = rank(code)
    if code == "1d":
        return _("1, aka-pin")
    if code == "4d":
        return _("4, kin-shi")
    return _("{total}, {name}", total=value, name=total_name(game_id, value % 10))


def face_text(code: str, title: str) -> str:
    """A card by its face: the number that counts, then what is seen (“7, Bush clover”).

    Kabufuda are called by their number already.
    """
    value = rank(code)
    if _FIRST_NUMBER[value].match(title):
        return title
    return in_row((str(value), title))


def triple(game_id: str) -> str:
    """The name of three cards of one rank."""
    if game_id == "kyo-kabu":
        return _("sorokabu")
    return _("arashi")


def hand_text(game_id: str, kind: str, total: int) -> str:
    """A hand in words: “9, kabu”, “arashi”, “kuppin, 9 and 1”."""
    if kind == "triple":
        return triple(game_id)
    return _(_HANDS[kind]) if kind in _HANDS else total_text(game_id, total)


def verdict_text(verdict: str, column: int, hand: str, dealer: bool = False) -> str:
    """How a column ended, in one sentence; ``dealer``: addressed to the dealer."""
    sentences = _DEALERS_VERDICTS if dealer else _VERDICTS
    return _(sentences[verdict], column=column, hand=hand)


def position(where: str) -> str:
    """Where the dealer takes a card from, as part of a sentence."""
    return _(_PLACES[where])
