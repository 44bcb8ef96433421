"""Cards, combinations and points of Dou Dizhu in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.games.dou_dizhu.cards import RANKS
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    PAIRS,
    QUAD_1,
    QUAD_2,
    QUAD_PAIRS,
    ROCKET,
    STRAIGHT,
    TRIPLE,
    TRIPLE_1,
    TRIPLE_2,
    TRIPLES,
    TRIPLES_1,
    Reading,
)

_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rank_word(rank: str) -> str:
    """A rank as printed on the card (“10”, “Q”, “red joker”)."""
    match rank:
        case "T":
            return "10"
        case "J":
            return QCoreApplication.translate("DouDizhu", "J")
        case "Q":
            return QCoreApplication.translate("DouDizhu", "Q")
        case "K":
            return QCoreApplication.translate("DouDizhu", "K")
        case "A":
            return QCoreApplication.translate("DouDizhu", "A")
        case "b":
            return QCoreApplication.translate("DouDizhu", "black joker")
        case "R":
            return QCoreApplication.translate("DouDizhu", "red joker")
    return rank


def card_sign(code: str) -> str:
    """A card in short form (“10♠”)."""
    suit = _SUIT_SIGNS.get(code[1:], "")
    text = QCoreApplication.translate("DouDizhu", "{rank}{suit}")
    return text.format(rank=rank_word(code[0]), suit=suit)


def card_name(code: str) -> str:
    """A card as a screen reader says it (“10 of spades”)."""
    rank = _rank_name(code[0])
    match code[1:]:
        case "S":
            return QCoreApplication.translate("DouDizhu", "{rank} of spades").format(rank=rank)
        case "H":
            return QCoreApplication.translate("DouDizhu", "{rank} of hearts").format(rank=rank)
        case "D":
            return QCoreApplication.translate("DouDizhu", "{rank} of diamonds").format(rank=rank)
        case "C":
            return QCoreApplication.translate("DouDizhu", "{rank} of clubs").format(rank=rank)
    if code == "R":
        return QCoreApplication.translate("DouDizhu", "Red joker")
    return QCoreApplication.translate("DouDizhu", "Black joker")


def _rank_name(rank: str) -> str:
    match rank:
        case "J":
            return QCoreApplication.translate("DouDizhu", "Jack")
        case "Q":
            return QCoreApplication.translate("DouDizhu", "Queen")
        case "K":
            return QCoreApplication.translate("DouDizhu", "King")
        case "A":
            return QCoreApplication.translate("DouDizhu", "Ace")
    return rank_word(rank)


def last_cards(count: int) -> str:
    """The call with one or two cards left (报单, 报双)."""
    if count == 1:
        return QCoreApplication.translate("DouDizhu", "Last card!")
    return QCoreApplication.translate("DouDizhu", "Two cards left!")


def four_of(rank: str) -> str:
    """Four of a rank within a sentence (“four queens”)."""
    match rank:
        case "3":
            return QCoreApplication.translate("DouDizhu", "four threes")
        case "4":
            return QCoreApplication.translate("DouDizhu", "four fours")
        case "5":
            return QCoreApplication.translate("DouDizhu", "four fives")
        case "6":
            return QCoreApplication.translate("DouDizhu", "four sixes")
        case "7":
            return QCoreApplication.translate("DouDizhu", "four sevens")
        case "8":
            return QCoreApplication.translate("DouDizhu", "four eights")
        case "9":
            return QCoreApplication.translate("DouDizhu", "four nines")
        case "T":
            return QCoreApplication.translate("DouDizhu", "four tens")
        case "J":
            return QCoreApplication.translate("DouDizhu", "four jacks")
        case "Q":
            return QCoreApplication.translate("DouDizhu", "four queens")
        case "K":
            return QCoreApplication.translate("DouDizhu", "four kings")
        case "A":
            return QCoreApplication.translate("DouDizhu", "four aces")
    return QCoreApplication.translate("DouDizhu", "four twos")


def _parts(reading: Reading) -> dict[str, str]:
    kickers: Iterable[str] = reading.kickers
    if reading.category in (TRIPLE_2, QUAD_PAIRS):
        kickers = reading.kickers[::2]
    top = RANKS[min(reading.top, len(RANKS) - 1)]
    return {
        "rank": rank_word(RANKS[reading.base]),
        "top": rank_word(top),
        "kickers": _row([rank_word(word) for word in kickers]),
    }


def _row(ranks: Sequence[str]) -> str:
    """Kickers beside one another."""
    row = ranks[0] if ranks else ""
    for rank in ranks[1:]:
        #: Translators: the kickers of a combination, as in “Four 7s + 3 Q”
        text = QCoreApplication.translate("DouDizhu", "{kickers} {another}")
        row = text.format(kickers=row, another=rank)
    return row


def combination_label(reading: Reading) -> str:
    """A combination as a label (“Straight 3–7”)."""
    match reading.category:
        case c if c == PAIR:
            text = QCoreApplication.translate("DouDizhu", "Pair {rank}")
        case c if c == TRIPLE:
            text = QCoreApplication.translate("DouDizhu", "Triple {rank}")
        case c if c == TRIPLE_1:
            text = QCoreApplication.translate("DouDizhu", "Triple {rank} + {kickers}")
        case c if c == TRIPLE_2:
            text = QCoreApplication.translate("DouDizhu", "Full house {rank} + {kickers}")
        case c if c == STRAIGHT:
            text = QCoreApplication.translate("DouDizhu", "Straight {rank}–{top}")
        case c if c == PAIRS:
            text = QCoreApplication.translate("DouDizhu", "Pair chain {rank}–{top}")
        case c if c == TRIPLES:
            text = QCoreApplication.translate("DouDizhu", "Airplane {rank}–{top}")
        case c if c == TRIPLES_1:
            text = QCoreApplication.translate("DouDizhu", "Airplane {rank}–{top} with wings")
        case c if c in (QUAD_1, QUAD_2):
            text = QCoreApplication.translate("DouDizhu", "Four {rank}s + {kickers}")
        case c if c == QUAD_PAIRS:
            text = QCoreApplication.translate("DouDizhu", "Four {rank}s + pairs {kickers}")
        case c if c == BOMB:
            text = QCoreApplication.translate("DouDizhu", "Bomb {rank}")
        case c if c == ROCKET:
            text = QCoreApplication.translate("DouDizhu", "Rocket")
        case "single" if reading.words == ("R",):
            text = QCoreApplication.translate("DouDizhu", "Red joker")
        case "single" if reading.words == ("b",):
            text = QCoreApplication.translate("DouDizhu", "Black joker")
        case "single":
            text = QCoreApplication.translate("DouDizhu", "Single {rank}")
        case _:
            text = QCoreApplication.translate("DouDizhu", "Airplane {rank}–{top} with pairs")
    return text.format(**_parts(reading))


def combination_inside(reading: Reading) -> str:
    """A combination within a sentence (“straight 3–7”)."""
    match reading.category:
        case c if c == PAIR:
            text = QCoreApplication.translate("DouDizhu", "a pair of {rank}s")
        case c if c == TRIPLE:
            text = QCoreApplication.translate("DouDizhu", "three {rank}s")
        case c if c == TRIPLE_1:
            text = QCoreApplication.translate("DouDizhu", "three {rank}s + {kickers}")
        case c if c == TRIPLE_2:
            text = QCoreApplication.translate("DouDizhu", "a full house {rank} + {kickers}")
        case c if c == STRAIGHT:
            text = QCoreApplication.translate("DouDizhu", "a straight {rank}–{top}")
        case c if c == PAIRS:
            text = QCoreApplication.translate("DouDizhu", "a pair chain {rank}–{top}")
        case c if c == TRIPLES:
            text = QCoreApplication.translate("DouDizhu", "an airplane {rank}–{top}")
        case c if c == TRIPLES_1:
            text = QCoreApplication.translate("DouDizhu", "an airplane {rank}–{top} with wings")
        case c if c in (QUAD_1, QUAD_2):
            text = QCoreApplication.translate("DouDizhu", "four {rank}s + {kickers}")
        case c if c == QUAD_PAIRS:
            text = QCoreApplication.translate("DouDizhu", "four {rank}s + pairs {kickers}")
        case c if c == BOMB:
            text = QCoreApplication.translate("DouDizhu", "a bomb of {rank}s")
        case c if c == ROCKET:
            text = QCoreApplication.translate("DouDizhu", "the rocket")
        case "single":
            text = QCoreApplication.translate("DouDizhu", "a single {rank}")
        case _:
            text = QCoreApplication.translate("DouDizhu", "an airplane {rank}–{top} with pairs")
    return text.format(**_parts(reading))


def points(halves: int, *, signed: bool = False) -> str:
    """Half points as points (“1½”, “−2”); ``signed`` puts a plus before gains."""
    whole, half = divmod(abs(halves), 2)
    number = f"{whole or ''}½" if half else str(whole)
    if halves < 0:
        return f"\u2212{number}"
    return f"+{number}" if signed and halves else number
