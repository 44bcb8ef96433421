"""Which card a name means: of a file, or of an element in a sheet of cards.

Every program names its cards otherwise: ``AS``, ``10H``, ``1_club``, ``king_of_spades2``,
``SPADE-11-JACK``, ``heartQueen``, ``pik_bube``. Words are read first; what is left may be initials.
Which words mean what, in all languages, stands in ``assets/imported.toml``.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from cardtable.art.assets import asset


def _plain(name: str) -> str:
    """Return a name without accents, and with a break where a camel has its humps."""
    split = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    return "".join(c for c in unicodedata.normalize("NFKD", split) if not unicodedata.combining(c))


#: The words of all languages, as :func:`_plain` has them.
_SAID = tomllib.loads(_plain(asset("imported.toml").read_text("utf-8")))["words"]
_JOKERS, _BACKS, _RED, _BLACK, _FILLERS = (
    frozenset(_SAID[kind].split()) for kind in ("joker", "back", "red", "black", "idle")
)
_SUIT_OF = {word: suit for suit, words in _SAID["suits"].items() for word in words.split()}
_RANK_OF = {word: rank for rank, words in _SAID["ranks"].items() for word in words.split()}
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
_WORDS += [word for word in _FILLERS if not word.isascii()]
#: What may stand without a space before it: long words, and all that need no spaces.
_GLUED = re.compile("|".join(word for word in _WORDS if len(word) > 3 or not word.isascii()))
_WORD = re.compile(r"[A-Za-z]+|\d+|[^\W\dA-Za-z_]+")
_PARTS = re.compile(_WORD.pattern + r"|[\W_]")
#: A folder with so many names is a deck, in which some words may tell nothing; the share of the
#: names, and for words that are none of cards the number of names, with such a word.
_MANY, _SHARE, _OFTEN = 20, 0.6, 40
_INITIALS = (
    re.compile(r"(?P<rank>10|1[1-4]|0?[1-9]|[ATJBVQDKR])(?P<suit>[SHDC♠♥♦♣])"),
    re.compile(r"(?P<suit>[SHDC♠♥♦♣])(?P<rank>10|1[1-4]|0?[1-9]|[ATJQK])"),
)
_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}

BLACK_JOKER, RED_JOKER, JOKER, BACK = "b", "R", "joker", "back"


def _words(name: str) -> list[str]:
    """Return the words and numbers of a name, in small letters."""
    found: list[str] = []
    for part in _WORD.findall(_plain(name)):
        word = part.lower()
        known = word in _SUIT_OF or word in _RANK_OF or word in _JOKERS | _BACKS | _FILLERS
        glued = [] if known else _GLUED.findall(word)
        found += glued if "".join(glued) == word else [word]
    return found


def card_of(name: str, idle: frozenset[str] = frozenset()) -> tuple[str, int, int]:
    """Return the card that a name means, which picture of it, and how many words were not needed.

    Words in ``idle`` tell nothing here. The card is a code of the engine, ``joker`` for one without
    a colour, ``back``, or nothing. The picture is 0, or the number after the name
    (``king_of_spades2``).
    """
    every = [word for word in _words(name) if word not in idle]
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
    letters = [
        word.upper()
        for word in words
        if len(word) == 1 and word.isalpha() and word not in _RANK_OF and word not in _SUIT_OF
    ]
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
    if idle:
        name = _WORD.sub(lambda word: "" if word[0].lower() in idle else word[0], _plain(name))
    return *_by_initials(name), 0


def _by_initials(name: str) -> tuple[str, int]:
    bare = "".join(_SIGNS.get(c, c) for c in name.strip().upper())
    bare = re.sub(r"^(CARDS?|KARTE)[-_. ]*|[-_. ]", "", bare)
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


def _idle(names: list[str]) -> frozenset[str]:
    """Return the words that many names of a deck share and that are none of cards."""
    if len(names) < _MANY:
        return frozenset()
    counts = Counter(word for name in names for word in set(_words(name)))
    return frozenset(
        word
        for word, count in counts.items()
        if (count > _SHARE * len(names) or count >= _OFTEN) and not _is_telling(word)
    )


def _is_telling(word: str) -> bool:
    return _is_card_word(word) or word in _JOKERS | _BACKS | _RED | _BLACK


def _head(names: list[list[str]]) -> list[str]:
    """Return the parts with which most names begin, whatever they mean elsewhere."""
    head: list[str] = []
    alike = names
    while len(names) >= _MANY:
        place = len(head)
        alike = [parts for parts in alike if len(parts) > place]
        part, count = (
            Counter(parts[place] for parts in alike).most_common(1)[0] if alike else ("", 0)
        )
        if count <= _SHARE * len(names):
            break
        head.append(part)
        alike = [parts for parts in alike if parts[place] == part]
    return head


def _bare(names: list[str]) -> list[str]:
    """Return the names without the beginning and the end that most of them share."""
    split = [_PARTS.findall(_plain(name)) for name in names]
    head, tail = _head(split), _head([parts[::-1] for parts in split])[::-1]
    out: list[str] = []
    for parts in split:
        begin = len(head) if parts[: len(head)] == head else 0
        end = len(parts) - (len(tail) if tail and parts[-len(tail) :] == tail else 0)
        out.append("".join(parts[begin:end]) if begin < end else "".join(parts))
    return out


def cards_of(names: Iterable[str]) -> Named:
    """Return which of the names mean cards."""
    every = list(names)
    bare = _bare(every)
    idle = _idle(bare)
    shapes = Counter(map(_shape, every))
    found: dict[str, list[tuple[int, int, int, int, int, str]]] = {}
    for order, (name, said) in enumerate(zip(every, bare, strict=True)):
        code, picture, spare = card_of(said, idle)
        if code:
            usual = -shapes[_shape(name)]  # most cards of a deck are named alike
            length = len(_words(name))  # “g-king_heart” may be a part of “king_heart”
            found.setdefault(code, []).append((spare, picture, usual, length, order, name))
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
