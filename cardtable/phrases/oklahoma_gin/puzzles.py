"""Questions of Oklahoma Gin in words."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.puzzles import GIN_POINTS, Question
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.cards import card_sign
from cardtable.phrases.puzzles import QuestionWords
from cardtable.translation import _, ngettext


class OklahomaGinPuzzleWords(QuestionWords[Question, OklahomaGinView]):
    """What is said beside a question."""

    def task(self, puzzle: Question) -> str:
        return _(
            "Only gin wins this hand. Which discard leaves you the most cards that bring gin? Look "
            "at the pile, too."
        )

    def unit(self, puzzle: Question) -> str:
        count = puzzle.unseen.bit_count()
        return ngettext(
            "Cards that then bring gin, of {n} unseen:",
            "Cards that then bring gin, of {n} unseen:",
            count,
        )

    def answer(self, view: OklahomaGinView, action: Action) -> str:
        return card_sign(action.args[0])

    def worth(self, puzzle: Question, worth: float) -> str:
        return str(round(worth * puzzle.unseen.bit_count() / GIN_POINTS))


WORDS = OklahomaGinPuzzleWords()
