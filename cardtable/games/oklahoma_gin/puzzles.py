"""Questions of Oklahoma Gin: with which discard the next card is most likely to bring gin.

Only gin ends the hand (rule G19). A discard is worth the points that gin with the next card brings
at least, bonus and box, times the chance of it: every card that the player has not seen is equally
likely to be drawn. ``python -m assets.puzzles.oklahoma_gin`` finds the questions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardtable.art.assets import asset
from cardtable.engine import puzzles as shared
from cardtable.engine.events import Event, Log
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import Options
from cardtable.engine.puzzles import Weighed, read_puzzles
from cardtable.engine.seeds import Seed
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
from cardtable.games.oklahoma_gin.hand import MatchStart
from cardtable.games.oklahoma_gin.legal import DISCARD, DISCARD_OF
from cardtable.games.oklahoma_gin.melds import least_after_discard
from cardtable.games.oklahoma_gin.opening import HAND_SIZE
from cardtable.games.oklahoma_gin.rules import house_rules
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState

FILE = "puzzles/oklahoma_gin.json"
#: The house rules that differ: no hand is knocked with deadwood, and none is doubled.
CHANGES: dict[str, str | int] = {
    "knock_limit": 0,
    "spade_double": "off",
    "false_knock": "blocked",
}
_OPTIONS = OklahomaGin().resolve(None, CHANGES)
_RULES = house_rules(_OPTIONS)
#: What gin brings at least, in points.
GIN_POINTS = _RULES.gin_bonus + _RULES.box_bonus
#: The right discard is worth so many points more than any other.
CLEAR = 3.0


@dataclass(frozen=True)
class Question(shared.Question):
    """One question: eleven cards, one of which the player has drawn from the stock.

    Attributes:
        hand: the player's cards.
        pile: the discards, top last.
        known: the cards that the opponent has taken openly and holds.
        outs: for each possible discard, how many unseen cards then bring gin if they are drawn.
    """

    hand: int
    pile: tuple[str, ...]
    known: int
    outs: Mapping[str, int]

    @property
    def unseen(self) -> int:
        """The cards that may be drawn, all equally likely."""
        return unseen_of(self.hand, self.pile, self.known)

    @property
    def right(self) -> str:
        """The right discard."""
        return self.best.action.args[0]

    @property
    def cards(self) -> Sequence[str]:
        return codes(self.hand)

    def match(self, seats: Sequence[Seat]) -> Match:
        return Match(_Posed(self), _OPTIONS, tuple(seats), self.seed)

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
    second, first = sorted(answer.worth for answer in question.answers)[-2:]
    return first - second


class _Posed(OklahomaGin):
    """Oklahoma Gin that begins with a question."""

    def __init__(self, asked: Question) -> None:
        self._asked = asked

    def start(
        self, seats: int, options: Options, seed: Seed
    ) -> tuple[OklahomaGinState, tuple[Event, ...]]:
        asked = self._asked
        # What nobody has seen is dealt out: to the opponent, and to the stock.
        unseen = seed.stream("unseen").shuffled(codes(asked.unseen))
        missing = HAND_SIZE - asked.known.bit_count()
        other = asked.known | card_set(unseen[:missing])
        events = (Event.of("hand_started", deal=1, game=1, hand=1, dealer=1),)
        state = OklahomaGinState(
            setup=MatchStart(options, _RULES, seed),
            phase=DISCARD,
            turn=0,
            deal=1,
            hand_number=1,
            dealer=1,
            columns=(Column(),),
            hands=(asked.hand, other),
            known=(0, asked.known),
            upcard=BIT_OF[asked.pile[0]],
            stock=tuple(BIT_OF[code] for code in unseen[missing:]),
            pile=tuple(BIT_OF[code] for code in asked.pile),
            log=Log().add(events),
        )
        return state, events


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
    found = posed(number, int(row["grade"]), card_set(hand), pile, card_set(known), outs)
    if set(outs) != set(hand) or gap(found) < CLEAR:
        raise ValueError("no question")
    return found


def posed(
    number: int, grade: int, hand: int, pile: tuple[str, ...], known: int, outs: Mapping[str, int]
) -> Question:
    """Return a question with what each discard is worth, in points; see :class:`Question`."""
    cards = unseen_of(hand, pile, known).bit_count()
    answers = tuple(
        Weighed(DISCARD_OF[BIT_OF[card]], GIN_POINTS * count / cards)
        for card, count in outs.items()
    )
    return Question(number, grade, answers, hand, pile, known, outs)


def _cards(text: str) -> tuple[str, ...]:
    cards = tuple(text[at : at + 2] for at in range(0, len(text), 2))
    if not all(card in BIT_OF for card in cards):
        raise ValueError("no such card")
    return cards


@cache
def puzzles() -> tuple[Question, ...]:
    """Return all questions.

    Raises:
        BadPuzzles: if their file is damaged.
    """
    return read_puzzles(asset(FILE), question)
