"""Questions of Oklahoma Gin: with which discard the next card is most likely to bring gin.

Only gin ends the hand (rule G19). A discard is worth the points that gin with the next card brings
at least, bonus and box, times the chance of it: every card that the player has not seen is equally
likely to be drawn. ``python -m assets.puzzles.oklahoma_gin`` finds the questions.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardtable.art.assets import asset
from cardtable.files import read_regular
from cardtable.games.oklahoma_gin.cards import (
    ACES,
    BIT_OF,
    CODE_OF,
    ONE_SUIT,
    card_set,
    codes,
    each,
)
from cardtable.games.oklahoma_gin.game import OklahomaGin
from cardtable.games.oklahoma_gin.melds import least_after_discard
from cardtable.games.oklahoma_gin.rules import house_rules

FILE = "puzzles/oklahoma_gin.json"
#: The house rules that differ from the sheet: no hand is knocked with deadwood.
CHANGES: dict[str, str | int] = {"knock_limit": 0}
_RULES = house_rules(OklahomaGin().resolve(None, CHANGES))
#: What gin brings at least, in points.
GIN_POINTS = _RULES.gin_bonus + _RULES.box_bonus
#: The right discard is worth so many points more than any other.
CLEAR = 3.0
GRADES = (1, 2, 3, 4, 5)
_LARGEST = 1 << 20


@dataclass(frozen=True)
class Question:
    """One question: eleven cards, one of which the player has drawn from the stock.

    Attributes:
        number: from 1.
        grade: how hard it is, one of :data:`GRADES`.
        hand: the player's cards.
        pile: the discards, top last.
        known: the cards that the opponent has taken openly and holds.
        outs: for each possible discard, how many unseen cards then bring gin if they are drawn.
    """

    number: int
    grade: int
    hand: int
    pile: tuple[str, ...]
    known: int
    outs: Mapping[str, int]

    @property
    def unseen(self) -> int:
        """The cards that may be drawn, all equally likely."""
        return unseen_of(self.hand, self.pile, self.known)

    @property
    def best(self) -> str:
        """The right discard."""
        return max(self.outs, key=lambda card: self.outs[card])

    def worth(self, card: str) -> float:
        """Return what discarding ``card`` is worth, in points."""
        return GIN_POINTS * self.outs[card] / self.unseen.bit_count()

    def bringing_gin(self, card: str) -> tuple[str, ...]:
        """Return the unseen cards that bring gin after ``card`` is discarded."""
        return codes(bringing_gin(self.hand ^ BIT_OF[card], self.unseen))

    def to_come(self, card: str) -> float:
        """Return the mean deadwood after the next card, the best discard then made."""
        ten, unseen = self.hand ^ BIT_OF[card], each(self.unseen)
        return sum(least_after_discard(ten | drawn) for drawn in unseen) / len(unseen)

    def row(self) -> dict[str, Any]:
        """Return what is kept of it."""
        return {
            "grade": self.grade,
            "hand": "".join(codes(self.hand)),
            "pile": "".join(self.pile),
            "known": "".join(codes(self.known)),
            "outs": dict(self.outs),
        }


def unseen_of(hand: int, pile: tuple[str, ...], known: int) -> int:
    """Return the cards that the player has not seen."""
    return ONE_SUIT * ACES & ~(hand | card_set(pile) | known)


def bringing_gin(ten: int, unseen: int) -> int:
    """Return the cards with which ten cards are gin, one of the eleven discarded."""
    return sum(card for card in each(unseen) if not least_after_discard(ten | card))


def outs_of(hand: int, unseen: int) -> dict[str, int]:
    """Return how many unseen cards bring gin, for each discard of eleven cards."""
    return {CODE_OF[card]: bringing_gin(hand ^ card, unseen).bit_count() for card in each(hand)}


def gap(question: Question) -> float:
    """Return how much more the right discard is worth than the next best, in points."""
    second, first = sorted(question.worth(card) for card in question.outs)[-2:]
    return first - second


def question(number: int, row: dict[str, Any]) -> Question:
    """Read what :meth:`Question.row` wrote.

    Raises:
        ValueError, KeyError, TypeError: if it is no question: one with impossible cards, or without
            one answer that is clearly best.
    """
    hand, pile, known = (_cards(row[key]) for key in ("hand", "pile", "known"))
    dealt = (*hand, *pile, *known)
    if len(set(dealt)) != len(dealt) or len(hand) != 11 or not pile or len(known) > 10:
        raise ValueError("impossible cards")
    outs = {str(card): int(count) for card, count in row["outs"].items()}
    found = Question(number, int(row["grade"]), card_set(hand), pile, card_set(known), outs)
    if set(outs) != set(hand) or found.grade not in GRADES or gap(found) < CLEAR:
        raise ValueError("no question")
    return found


def _cards(text: str) -> tuple[str, ...]:
    cards = tuple(text[at : at + 2] for at in range(0, len(text), 2))
    if not all(card in BIT_OF for card in cards):
        raise ValueError("no such card")
    return cards


@cache
def puzzles() -> tuple[Question, ...]:
    """Return all questions.

    Raises:
        OSError, ValueError, KeyError, TypeError: if their file is damaged.
    """
    rows = json.loads(read_regular(asset(FILE), _LARGEST))
    return tuple(question(number, row) for number, row in enumerate(rows, 1))
