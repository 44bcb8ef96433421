"""The words of the Kabu games: totals, cards, fields, hands (rules.md 3.1 and 3.2)."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.names import name_id
from cardtable.phrases.lists import in_row

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


def signed(chips: int) -> str:
    """A gain or loss: “+20”, “−5”, “0”."""
    if chips < 0:
        return f"−{-chips}"
    return f"+{chips}" if chips else "0"


def chips_text(chips: int) -> str:
    """A number of chips."""
    return QCoreApplication.translate("Kabu", "%n chip(s)", "", chips)


def total_name(name: str) -> str:
    """The name of a total, by its id."""
    match name:
        case "buta":
            return QCoreApplication.translate("Kabu", "buta")
        case "pin":
            return QCoreApplication.translate("Kabu", "pin")
        case "nizo":
            return QCoreApplication.translate("Kabu", "nizō")
        case "sanzun":
            return QCoreApplication.translate("Kabu", "sanzun")
        case "yotsuya":
            return QCoreApplication.translate("Kabu", "yotsuya")
        case "goke":
            return QCoreApplication.translate("Kabu", "goke")
        case "roppo":
            return QCoreApplication.translate("Kabu", "roppō")
        case "naki":
            return QCoreApplication.translate("Kabu", "naki")
        case "oicho":
            return QCoreApplication.translate("Kabu", "oicho")
        case "kabu":
            return QCoreApplication.translate("Kabu", "kabu")
        case "unsun":
            return QCoreApplication.translate("Kabu", "unsun")
        case "nizou":
            return QCoreApplication.translate("Kabu", "nizō")
        case "yonsun":
            return QCoreApplication.translate("Kabu", "yonsun")
        case "goken":
            return QCoreApplication.translate("Kabu", "goken")
        case "rokken":
            return QCoreApplication.translate("Kabu", "rokken")
        case "shichiken":
            return QCoreApplication.translate("Kabu", "shichiken")
    return name


def total_text(game_id: str, total: int) -> str:
    """A total with its name: “8, oicho”."""
    return QCoreApplication.translate("Kabu", "{total}, {name}").format(
        total=total, name=total_name(name_id(game_id, total))
    )


def card_text(game_id: str, code: str) -> str:
    """A card as a screen reader says it: its rank, and its name or special feature."""
    value = rank(code)
    if code == "1d":
        return QCoreApplication.translate("Kabu", "1, aka-pin")
    if code == "4d":
        return QCoreApplication.translate("Kabu", "4, kin-shi")
    return QCoreApplication.translate("Kabu", "{total}, {name}").format(
        total=value, name=total_name(name_id(game_id, value % 10))
    )


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
        return QCoreApplication.translate("Kabu", "sorokabu")
    return QCoreApplication.translate("Kabu", "arashi")


def hand_text(game_id: str, kind: str, total: int) -> str:
    """A hand in words: “9, kabu”, “arashi”, “kuppin, 9 and 1”."""
    match kind:
        case "triple":
            return triple(game_id)
        case "kuppin":
            return QCoreApplication.translate("Kabu", "kuppin, 9 and 1")
        case "shippin":
            return QCoreApplication.translate("Kabu", "shippin, 4 and 1")
        case "zero3":
            return QCoreApplication.translate("Kabu", "0 with three cards")
    return total_text(game_id, total)


def position(where: str) -> str:
    """Where the dealer takes a card from, as part of a sentence."""
    match where:
        case "bottom":
            return QCoreApplication.translate("Kabu", "from the bottom")
        case "fourth":
            return QCoreApplication.translate("Kabu", "from fourth place")
    return QCoreApplication.translate("Kabu", "from the top")


def key_words() -> list[tuple[str, str]]:
    """The keys and what they do."""
    translate = QCoreApplication.translate
    return [
        ("1 … 4", translate("Kabu", "Put a chip on that column")),
        ("Q W E R", translate("Kabu", "Which chip that is")),
        ("S", translate("Kabu", "Bet as before")),
        ("P", translate("Kabu", "Don’t bet")),
        ("C", translate("Kabu", "Card!")),
        ("N", translate("Kabu", "Stand")),
    ]
