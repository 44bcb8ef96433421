"""Stands beside a puzzle at the table: the task, hints, what went wrong, and that it is solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal

from cardtable.engine.actions import Action
from cardtable.engine.puzzles import Puzzle, Weighed
from cardtable.models.puzzles import KIND, MOVE, FightRun, QuestionRun
from cardtable.phrases.puzzles import FightWords, QuestionWords, grade_name, puzzle_title
from cardtable.translation import _
from cardtable.ui.bindings import key_of
from cardtable.ui.guide.bubble import Said, Way
from cardtable.ui.guide.table_guide import TableGuide
from cardtable.ui.table.page import TablePage

#: More answers are not offered as buttons, but at the table; and not listed.
_MOST = 3


class PuzzleGuide(TableGuide):
    """The guide of a puzzle.

    Attributes:
        next: go to the next puzzle.
    """

    next = Signal()

    def __init__(self, page: TablePage, puzzle: Puzzle, more: bool) -> None:
        """``more``: whether another puzzle comes after this one."""
        super().__init__(page, lambda: _("All puzzles"))
        self._puzzle, self._more = puzzle, more

    @property
    def _head(self) -> str:
        return f"{puzzle_title(self._puzzle.number)} · {grade_name(self._puzzle.grade)}"

    @property
    def _further(self) -> tuple[Way, ...]:
        """The way to the next puzzle, or to all of them, as the likely one."""
        if self._more:
            return (_way("next", _("Next puzzle"), True),)
        return (_way("all", _("All puzzles"), True),)

    def _choose(self, way: str) -> None:
        self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if way == "next":
            self._later(self.next)
        elif way == "all":
            self._later(self.left)


class FightGuide(PuzzleGuide):
    """The guide of a puzzle that is played out.

    Attributes:
        run, words: the puzzle's state, and its sentences.
    """

    def __init__(
        self, page: TablePage, run: FightRun, words: FightWords[Any, Any], more: bool
    ) -> None:
        super().__init__(page, run.puzzle, more)
        self.run, self.words = run, words
        page.lead(self._hint)
        run.changed.connect(self._again)
        self._again()

    def _hint(self) -> Action | None:
        """Tell more; return the move once that is told."""
        self.run.hint()
        return self.run.best if self.run.told == MOVE else None

    # -- what it says ----------------------------------------------------------------------------
    def _said(self) -> Said | None:
        run, head = self.run, self._head
        if run.won:
            return self._over(head)
        if run.lost:
            again = Way("back", _("Undo"), key_of("undo"), primary=True)
            return Said(head, self.words.lost(run.puzzle), ways=(again,))
        if not run.due:
            return None
        show = Way("show", _("Show me"), "V")
        if not run.told:
            text = _("So far so good.") if run.begun else self.words.task(run.puzzle)
            return Said(head, text, ways=(show,))
        if run.best is None:
            return Said(head, _("One moment…"), ways=(show,))
        tell = self.words.kind if run.told == KIND else self.words.move
        return Said(head, tell(run.view, run.best), ways=(show,))

    def _over(self, head: str) -> Said:
        """What to do next: the puzzle again if it was shown, else the next."""
        again = _("Once more")
        if self.run.helped:
            text = _("That’s how it’s done. Now try it yourself.")
            ways = [_way("again", again, True)]
            if self._more:
                ways.append(_way("next", _("Next puzzle"), False))
            return Said(head, text, ways=tuple(ways))
        return Said(head, _("Solved!"), ways=(_way("again", again, False), *self._further))

    # -- doing -----------------------------------------------------------------------------------
    def _choose(self, way: str) -> None:
        super()._choose(way)
        match way:
            case "back":
                self._page.undo()
            case "again":
                while self._page.session.can_undo:
                    self._page.undo()
            case "show":
                self.run.show()


class QuestionGuide(PuzzleGuide):
    """The guide of a question.

    Attributes:
        run, words: the question's state, and its sentences.
    """

    def __init__(
        self, page: TablePage, run: QuestionRun, words: QuestionWords[Any, Any], more: bool
    ) -> None:
        super().__init__(page, run.puzzle, more)
        self.run, self.words = run, words
        page.lead(self.run.hint, self.run.answer, lambda: run.over)
        run.changed.connect(self._again)
        run.changed.connect(page.say)
        self._again()

    def _said(self) -> Said:
        run, puzzle, words = self.run, self.run.puzzle, self.words
        no = _("No: another answer is better.")
        if run.over:
            judged = _("Right!") if run.right else no if run.missed else ""
            told = puzzle.ranked[:_MOST]
            if run.given is not None and run.given not in told:
                told.append(run.given)
            return Said(self._head, f"{judged}\n{self._odds(told)}".strip(), ways=self._further)
        if run.clued:
            text = words.clue(puzzle, run.view)
        elif run.given is not None:
            text = f"{no}\n{self._odds([run.given])}"
        else:
            text = no if run.missed else words.task(puzzle)
        show = Way("show", _("Show me"), "V")
        if len(puzzle.answers) > _MOST:
            return Said(self._head, text, ways=(show,))
        answers = (
            Way(str(answer.action), words.answer(run.view, answer.action))
            for answer in sorted(run.left, key=lambda answer: str(answer.action))
        )
        return Said(self._head, text, ways=(*answers, show))

    def _odds(self, told: Sequence[Weighed]) -> str:
        """Answers with their worths."""
        puzzle, words = self.run.puzzle, self.words
        lines = (
            f"{words.answer(self.run.view, answer.action)}: {words.worth(puzzle, answer.worth)}"
            for answer in told
        )
        return "\n".join((words.unit(puzzle), *lines))

    def _choose(self, way: str) -> None:
        super()._choose(way)
        if way == "show":
            self.run.show()
        elif not self.run.over:
            self.run.answer(Action.parse(way))


def _way(id_: str, text: str, likely: bool) -> Way:
    return Way(id_, text, "Return" if likely else "", primary=likely)
