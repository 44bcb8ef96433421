"""Questions of Kabu in words."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.games.kabu.bot.reasons import outlook
from cardtable.games.kabu.view import KabuView
from cardtable.games.oicho_kabu.puzzles import Position
from cardtable.phrases.kabu.play import OICHO
from cardtable.phrases.numbers import tenths
from cardtable.phrases.puzzles import QuestionWords
from cardtable.translation import _


class KabuPuzzleWords(QuestionWords[Position, KabuView]):
    """What is said beside a question."""

    def task(self, puzzle: Position) -> str:
        if puzzle.bets:
            return _("Bet on one of these columns, or on none? Only this round’s chips count.")
        return _("A third card, or stand? Look at all the cards that are open.")

    def clue(self, puzzle: Position, view: KabuView) -> str:
        if puzzle.bets:
            return super().clue(puzzle, view)
        seen = outlook(view)
        return _(
            "Of {n} unseen cards, {helps} would raise your {total} and {harms} would lower it. And "
            "what might the dealer get?",
            n=seen.unseen,
            helps=seen.helps,
            harms=seen.harms,
            total=seen.total,
        )

    def unit(self, puzzle: Position) -> str:
        return _("Of 100 chips you win or lose on average:")

    def answer(self, view: KabuView, action: Action) -> str:
        if action.verb == "bet":
            return _("Column {number}", number=action.args[0])
        return OICHO.action(view, action)

    def worth(self, puzzle: Position, worth: float) -> str:
        return tenths(100 * worth, sign=True)


WORDS = KabuPuzzleWords()
