"""Which card a name means: of a file, or of an element in a sheet of cards.

Every program names its cards otherwise: ``AS``, ``10H``, ``1_club``, ``king_of_spades2``,
``SPADE-11-JACK``, ``heartQueen``, ``pik_bube``. Words are read first; what is left may be initials.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

_SUITS = {
    "S": "spades spade sp pik piks pique piques schippen blatt",
    "H": "hearts heart he herz herzen coeur coeurs rot",
    "D": "diamonds diamond di karo karos carreau carreaux eckstein schellen",
    "C": "clubs club cl kreuz kreuze treff trefle trefles eichel",
}
_RANKS = {
    "A": "ace as ass aces one ein",
    "J": "jack jacks bube buben knave valet unter",
    "Q": "queen queens dame damen ober",
    "K": "king kings konig koenig roi",
    "2": "two deuce daus zwei",
    "3": "three drei",
    "4": "four vier",
    "5": "five funf fuenf",
    "6": "six sechs",
    "7": "seven sieben",
    "8": "eight acht",
    "9": "nine neun",
    "T": "ten zehn",
}
_JOKERS = frozenset(["joker", "jokers", "jolly", "narr"])
_BACKS = frozenset(
    ["back", "backs", "ruckseite", "rueckseite", "reverse", "cardback", "dos", "rucken", "ruecken"]
)
_RED = frozenset(["red", "rot", "rouge", "color", "colour", "coloured", "big", "r"])
_BLACK = frozenset(["black", "schwarz", "noir", "bw", "small", "grey", "gray", "b"])
#: Words that say nothing about the card.
_FILLERS = frozenset(
    ["of", "card", "cards", "the", "karte", "carte", "de", "playing", "svg", "face", "play", "png"]
)

_SUIT_OF = {word: suit for suit, words in _SUITS.items() for word in words.split()}
_RANK_OF = {word: rank for rank, words in _RANKS.items() for word in words.split()}
_NUMBERS = {
    1: "A",
    10: "T",
    11: "J",
    12: "Q",
    13: "K",
    14: "A",
    **{n: str(n) for n in range(2, 10)},
}
_LETTERS = {
    "A": "A",
    "T": "T",
    "J": "J",
    "B": "J",
    "V": "J",
    "Q": "Q",
    "D": "Q",
    "K": "K",
    "R": "K",
}
_WORDS = sorted({*_SUIT_OF, *_RANK_OF, *_JOKERS, *_BACKS}, key=len, reverse=True)
_GLUED = re.compile("|".join(word for word in _WORDS if len(word) > 3))
_INITIALS = (
    re.compile(r"(?P<rank>10|1[1-4]|0?[1-9]|[ATJBVQDKR])(?P<suit>[SHDC♠♥♦♣])"),
    re.compile(r"(?P<suit>[SHDC♠♥♦♣])(?P<rank>10|1[1-4]|0?[1-9]|[ATJQK])"),
)
_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}

BLACK_JOKER, RED_JOKER, JOKER, BACK = "b", "R", "joker", "back"


def _plain(name: str) -> str:
    """Return a name without accents, and with a break where a camel has its humps."""
    split = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    return "".join(c for c in unicodedata.normalize("NFKD", split) if not unicodedata.combining(c))


def _words(name: str) -> list[str]:
    """Return the words and numbers of a name, in small letters."""
    found: list[str] = []
    for part in re.findall(r"[A-Za-z]+|\d+", _plain(name)):
        word = part.lower()
        known = word in _SUIT_OF or word in _RANK_OF or word in _JOKERS | _BACKS | _FILLERS
        glued = [] if known else _GLUED.findall(word)
        found += glued if "".join(glued) == word else [word]
    return found


def card_of(name: str) -> tuple[str, int, int]:
    """Return the card that a name means, which picture of it, and how many words were not needed.

    The card is a code of the engine, ``joker`` for one without a colour, ``back``, or nothing. The
    picture is 0, or the number after the name (``king_of_spades2``).
    """
    every = _words(name)
    words = [word for word in every if word not in _FILLERS]
    said, spare = set(words), len(every) - len(words)
    numbers = [int(word) for word in words if word.isdigit()]
    if said & _BACKS and not said & set(_SUIT_OF) - _RED:
        return BACK, int(bool(numbers)), spare + len(said - _BACKS - _RED - _BLACK)
    if said & _JOKERS:
        picture = numbers[-1] if numbers else 0
        spare += len(said - _JOKERS - _RED - _BLACK) - bool(numbers)
        if said & _BLACK:
            return BLACK_JOKER, picture, spare
        return (RED_JOKER if said & _RED else JOKER), picture, spare
    suits = {_SUIT_OF[word] for word in words if word in _SUIT_OF}
    ranks = {_RANK_OF[word] for word in words if word in _RANK_OF}
    letters = [word.upper() for word in words if len(word) == 1 and word.isalpha()]
    rest = [w for w in words if not (w in _SUIT_OF or w in _RANK_OF or w.isdigit() or len(w) == 1)]
    if len(suits) == 1 and len(ranks) <= 1 and not rest:
        (suit,) = suits
        if ranks:
            (rank,) = ranks
            others = [n for n in numbers if _NUMBERS.get(n) != rank]
            return rank + suit, others[-1] if others else 0, spare + len(letters)
        if len(letters) == 1 and letters[0] in _LETTERS:
            return _LETTERS[letters[0]] + suit, numbers[0] if numbers else 0, spare + 1
        if not letters and numbers and numbers[0] in _NUMBERS:
            return _NUMBERS[numbers[0]] + suit, numbers[1] if len(numbers) > 1 else 0, spare
    return *_by_initials(name), 0


def _by_initials(name: str) -> tuple[str, int]:
    bare = "".join(_SIGNS.get(c, c) for c in name.strip().upper())
    bare = re.sub(r"^(CARDS?|KARTE)[-_ ]*|[-_ ]", "", bare)
    for form in _INITIALS:
        found = form.fullmatch(bare)
        if found:
            rank = found["rank"]
            code = _NUMBERS[int(rank)] if rank.isdigit() else _LETTERS[rank]
            return code + found["suit"], 0
    if found := re.fullmatch(r"([12]?)J", bare):
        return JOKER, int(found[1] or 0)
    if name in (BLACK_JOKER, RED_JOKER):  # a deck of our own form
        return name, 0
    if re.fullmatch(r"[1-9]B", bare):
        return BACK, int(bare != "1B")
    return "", 0


@dataclass
class Named:
    """Which name means which card.

    Attributes:
        faces: the name that means each card best; both jokers, or none.
        backs: every name of a back, the best first.
    """

    faces: dict[str, str]
    backs: list[str]


def _shape(name: str) -> str:
    """Return how a name is built, whatever card it means."""
    return re.sub(r"\d+|[A-Za-z]+", lambda word: "#" if _is_card_word(word[0]) else word[0], name)


def _is_card_word(word: str) -> bool:
    low = word.lower()
    return low.isdigit() or low in _SUIT_OF or low in _RANK_OF


def cards_of(names: Iterable[str]) -> Named:
    """Return which of the names mean cards."""
    every = list(names)
    shapes = Counter(map(_shape, every))
    found: dict[str, list[tuple[int, int, int, int, str]]] = {}
    for order, name in enumerate(every):
        code, picture, spare = card_of(name)
        if code:
            usual = -shapes[_shape(name)]  # most cards of a deck are named alike
            found.setdefault(code, []).append((spare, picture, usual, order, name))
    backs = [name for *_, name in sorted(found.pop(BACK, []))]
    jokers = [name for *_, name in sorted(found.pop(JOKER, []))]
    best = {code: min(choices)[-1] for code, choices in found.items()}
    both = [code for code in (BLACK_JOKER, RED_JOKER) if code not in best]
    if len(jokers) >= len(both):
        best.update(zip(both, jokers, strict=False))
    if not {BLACK_JOKER, RED_JOKER} <= set(best):  # one alone cannot be told from the other
        best.pop(BLACK_JOKER, None)
        best.pop(RED_JOKER, None)
    return Named(best, backs)
