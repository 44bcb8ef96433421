"""Questions of Oicho-Kabu: draw or stand, bet or pass, with exact odds.

Each is a match by the rules of the sheet, or with four cards out of the game that lie open, as it
stands after its first actions. Worths are expected gains per chip, as :mod:`…kabu.bot.odds` counts
them: what the dealer holds is unknown, and where he is free he draws up to 5. A third card is a
question for the one who decides about it; a bet is judged by its chips alone, not by the match.
``python -m assets.puzzles.oicho_kabu`` finds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardtable.art.assets import asset
from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.puzzles import Question, Weighed, read_puzzles
from cardtable.engine.seeds import Seed
from cardtable.games.kabu.bot.odds import odds_of
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.legal import HIT, PASS, STAND, write_bet
from cardtable.games.kabu.round import BET
from cardtable.games.kabu.view import KabuView
from cardtable.games.oicho_kabu import GAME

FILE = "puzzles/oicho_kabu.json"
#: The house rules that differ: other cards are known then.
RULES = ("players", "open_makifuda4")
SEATS = 4
#: A clear answer is worth so much more than any other, per chip: of a third card, of a bet.
CLEAR_THIRD, CLEAR_BET = 0.02, 0.006


@dataclass(frozen=True)
class Position(Question):
    """A moment of a round.

    Attributes:
        dead_cards: the house rule, one of :data:`RULES`.
        deal: the number of the deal.
        actions: what has been done.
    """

    dead_cards: str
    deal: int
    actions: tuple[Action, ...]

    @property
    def bets(self) -> bool:
        """Whether it asks for a bet, not for a third card."""
        return STAND not in [answer.action for answer in self.answers]

    @property
    def seed(self) -> Seed:
        return Seed.numbered(self.deal)

    @property
    def cards(self) -> Sequence[str]:
        view = self.match([Seat("human")] * SEATS).view(0)
        assert isinstance(view, KabuView)
        if self.bets:
            return [column.first for column in view.columns]
        return [card for card in view.columns[(view.asked_column or 1) - 1].known if card]

    def match(self, seats: Sequence[Seat]) -> Match:
        options = GAME.resolve(changes={"dead_cards": self.dead_cards})
        return Match(GAME, options, tuple(seats), self.seed, list(self.actions))

    def answer_of(self, action: Action) -> Weighed | None:
        """Return the answer; how much is bet on a column does not matter."""
        if action.verb == "bet":
            action = Action("bet", (action.args[0], "1")) if len(action.args) == 2 else action
        return super().answer_of(action)

    def row(self) -> dict[str, Any]:
        """Return what is kept of it."""
        return {
            "grade": self.grade,
            "dead_cards": self.dead_cards,
            "deal": self.deal,
            "actions": [str(action) for action in self.actions],
            "answers": {str(answer.action): answer.worth for answer in self.answers},
        }


def position(number: int, row: dict[str, Any]) -> Position:
    """Read what :meth:`Position.row` wrote.

    Raises:
        ValueError, KeyError, TypeError, AttributeError: if it is no question with one best answer.
    """
    answers = tuple(
        Weighed(Action.parse(action), float(worth)) for action, worth in row["answers"].items()
    )
    actions = tuple(Action.parse(action) for action in row["actions"])
    found = Position(number, row["grade"], answers, row["dead_cards"], int(row["deal"]), actions)
    worths = sorted(answer.worth for answer in answers)
    if found.dead_cards not in RULES or len(worths) < 2 or worths[-1] == worths[-2]:
        raise ValueError("no question")
    return found


def answers_in(view: KabuView) -> tuple[Weighed, ...]:
    """Return what can be answered where a seat is asked, with what each answer is worth.

    Of the columns the two that are worth most are compared with a pass.
    """
    odds = odds_of(view.rules)
    if view.phase == BET:
        worths = [
            Weighed(
                write_bet({c.column: 1}), round(odds.worth_first(rank(c.first), view.unseen), 4)
            )
            for c in view.columns
        ]
        worths.sort(key=lambda answer: -answer.worth)
        return *worths[:2], Weighed(PASS, 0.0)
    column = view.columns[(view.asked_column or 1) - 1]
    two = ranks(column.known)
    return (
        Weighed(HIT, round(odds.worth_drawing(two, view.unseen), 4)),
        Weighed(STAND, round(odds.worth(two, view.unseen), 4)),
    )


@cache
def puzzles() -> tuple[Position, ...]:
    """Return all questions.

    Raises:
        BadPuzzles: if their file is damaged.
    """
    return read_puzzles(asset(FILE), position)
