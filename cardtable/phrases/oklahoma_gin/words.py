"""Cards, melds and points of Oklahoma Gin in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.cards import card_set
from cardtable.games.oklahoma_gin.melds import is_set

_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rank_word(rank: str) -> str:
    """A rank as printed on the card (“10”, “Q”)."""
    match rank:
        case "T":
            return "10"
        case "J":
            return QCoreApplication.translate("OklahomaGin", "J")
        case "Q":
            return QCoreApplication.translate("OklahomaGin", "Q")
        case "K":
            return QCoreApplication.translate("OklahomaGin", "K")
        case "A":
            return QCoreApplication.translate("OklahomaGin", "A")
    return rank


def card_sign(code: str) -> str:
    """A card in short form (“10♠”; some languages name the suit first)."""
    return QCoreApplication.translate("OklahomaGin", "{rank}{suit}").format(
        rank=rank_word(code[0]), suit=_SUIT_SIGNS.get(code[1:], "")
    )


def card_signs(codes: Sequence[str]) -> str:
    """Cards in a row."""
    return " ".join(card_sign(code) for code in codes)


def group_signs(word: str) -> str:
    """A meld of an event (``5H6H7H``), in short form."""
    return card_signs([word[i : i + 2] for i in range(0, len(word), 2)])


def card_name(code: str) -> str:
    """A card as a screen reader says it (“10 of spades”)."""
    rank = _rank_name(code[0])
    match code[1:]:
        case "S":
            return QCoreApplication.translate("OklahomaGin", "{rank} of spades").format(rank=rank)
        case "H":
            return QCoreApplication.translate("OklahomaGin", "{rank} of hearts").format(rank=rank)
        case "D":
            return QCoreApplication.translate("OklahomaGin", "{rank} of diamonds").format(rank=rank)
    return QCoreApplication.translate("OklahomaGin", "{rank} of clubs").format(rank=rank)


def _rank_name(rank: str) -> str:
    match rank:
        case "J":
            return QCoreApplication.translate("OklahomaGin", "Jack")
        case "Q":
            return QCoreApplication.translate("OklahomaGin", "Queen")
        case "K":
            return QCoreApplication.translate("OklahomaGin", "King")
        case "A":
            return QCoreApplication.translate("OklahomaGin", "Ace")
    return rank_word(rank)


def meld_label(codes: Sequence[str]) -> str:
    """A meld as a label (“Run 5–8♥”, “Set K”)."""
    if is_set(card_set(codes)):
        if len(codes) == 4:  # a separate word in German
            text = QCoreApplication.translate("OklahomaGin", "Set {rank}, all four")
        else:
            text = QCoreApplication.translate("OklahomaGin", "Set {rank}")
        return text.format(rank=rank_word(codes[0][0]))
    text = QCoreApplication.translate("OklahomaGin", "Run {first}–{last}{suit}")
    return text.format(
        first=rank_word(codes[0][0]),
        last=rank_word(codes[-1][0]),
        suit=_SUIT_SIGNS[codes[0][1]],
    )


def points(number: int) -> str:
    """A number of points, with the word (“1 point”)."""
    return QCoreApplication.translate("OklahomaGin", "%n point(s)", "", number)


def gain(number: int) -> str:
    """Points won, with a plus sign."""
    return f"+{number}" if number > 0 else str(number)


def hint_text(action: Action, card: str) -> str:
    """A hint in words; ``card`` is the card concerned, in short form."""
    match action.verb:
        case "take":
            text = QCoreApplication.translate("OklahomaGin", "Hint: take the {card}")
        case "draw":
            text = QCoreApplication.translate("OklahomaGin", "Hint: draw from the stock")
        case "pass":
            text = QCoreApplication.translate("OklahomaGin", "Hint: pass")
        case "discard":
            text = QCoreApplication.translate("OklahomaGin", "Hint: discard the {card}")
        case "knock" if card:
            text = QCoreApplication.translate("OklahomaGin", "Hint: knock with the {card}")
        case "knock":
            text = QCoreApplication.translate("OklahomaGin", "Hint: big gin")
        case "layoff":
            text = QCoreApplication.translate("OklahomaGin", "Hint: lay off the {card}")
        case "arrange":
            text = QCoreApplication.translate("OklahomaGin", "Hint: lay out your melds")
        case _:
            text = QCoreApplication.translate("OklahomaGin", "Hint: done")
    return text.format(card=card)
