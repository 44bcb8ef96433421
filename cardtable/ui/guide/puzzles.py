"""Puzzles at the table: what sets them up and notes the solved ones, and what stands beside one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.actions import Action
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.puzzles import Fight, Puzzle, Question, Weighed
from cardtable.games import all_games
from cardtable.games.stamps import PUZZLES, SOLVED
from cardtable.models.controls.base import Button
from cardtable.models.puzzles import (
    KIND,
    MOVE,
    FightRun,
    PerfectThinker,
    QuestionRun,
    puzzle_words,
    puzzles_of,
)
from cardtable.models.seats import with_character
from cardtable.phrases.base import Prompt
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.phrases.names import numbered_player
from cardtable.phrases.puzzles import FightWords, QuestionWords, grade_name, puzzle_title
from cardtable.store.stamps import StampBook
from cardtable.store.trouble import JournalError
from cardtable.translation import _
from cardtable.ui.bindings import key_of
from cardtable.ui.bot_service import BotService
from cardtable.ui.guide.bubble import Said, Way
from cardtable.ui.guide.table_guide import TableGuide
from cardtable.ui.intents import Puzzles, Solve
from cardtable.ui.matches import MatchDesk
from cardtable.ui.seating import told_apart
from cardtable.ui.shared import Shared
from cardtable.ui.table.bar_words import BarWords
from cardtable.ui.table.page import TablePage

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage

#: Who sits opposite.
_OTHERS = ("ayla", "otto", "hana")
#: So many answers of a question are listed with what they are worth.
_MOST = 3


class PuzzleDesk(QObject):
    """Begins and ends puzzles.

    Attributes:
        wants: the player wants something opened (an intent of :mod:`cardtable.ui.intents`).
        guide: the guide of the open puzzle, if any.
    """

    wants = Signal(object)

    def __init__(self, shared: Shared, matches: MatchDesk, bots: BotService) -> None:
        super().__init__(matches)
        self._shared, self._matches, self._bots = shared, matches, bots
        self.guide: PuzzleGuide | None = None
        matches.left.connect(self._left)

    def open(self, game: Game, number: int) -> None:
        """Set a puzzle up.

        Raises:
            BadPuzzles: if the puzzles are damaged.
        """
        puzzles = puzzles_of(game)
        puzzle = puzzles[number - 1]
        own = Seat("human", self._shared.settings.own_name or numbered_player(1))
        others = (with_character(Seat("expert"), id_) for id_ in _OTHERS)
        seats = told_apart((own, *(replace(seat, kind="expert") for seat in others)))
        sitting, more = seats[: game.default_seats], number < len(puzzles)
        words: Any = puzzle_words(game)
        guide: PuzzleGuide
        run: FightRun | QuestionRun
        thinker = PerfectThinker(self._bots)
        table = self._matches.show_lesson(puzzle.match(sitting), thinker)
        thinker.setParent(table)
        table.ended.connect(thinker.stop)
        if isinstance(puzzle, Fight):
            run = FightRun(table.session, puzzle, thinker, table)
            guide = FightGuide(table, run, words, more)
        else:
            assert isinstance(puzzle, Question)
            run = QuestionRun(table.session, puzzle, table)
            guide = QuestionGuide(table, run, words, more)
        run.solved.connect(lambda: self._note(game, number, table))
        guide.left.connect(lambda: self.wants.emit(Puzzles(game.id)))
        guide.next.connect(lambda: self.wants.emit(Solve(game.id, number + 1)))
        self.guide = guide

    def _note(self, game: Game, number: int, table: TablePage) -> None:
        solved = self._shared.settings.puzzles_solved
        solved[game.id] |= {number}
        if sum(len(solved[one]) for one in all_games()) < SOLVED:
            return
        with suppress(JournalError):  # what cannot be noted is not given
            stamps = StampBook(self._shared.open_journal())
            if PUZZLES not in stamps.all():
                stamps.stamp(PUZZLES)
                table.stamps.strike((PUZZLES,))

    def _left(self) -> None:
        self.guide = None


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

    @abstractmethod
    def _asked(self) -> str:
        """What is asked of the player now, or empty."""

    @property
    def _on_the_rail(self) -> bool:
        return bool(self._asked()) and not self._judged

    @property
    def _judged(self) -> bool:
        """Whether there is something to say about an answer."""
        return False

    def _asks(self, told: BarWords) -> BarWords:
        """Put the question on the rail, beside the buttons that answer it at any table."""
        if not (asked := self._asked()):
            return told
        more = (Button("way:all", _("All puzzles")), Button("way:show", _("Show me"), "V"))
        prompt = told.prompt if told.alarm else Prompt(asked, self._head)
        return replace(told, prompt=prompt, buttons=[*more, *told.buttons], announcement="")

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
        page.reword(self._asks, self._choose)
        run.changed.connect(self._again)
        self._again()

    def _forget_hint(self) -> bool:
        return self.run.forget_hint()

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
            return Said(
                head, f"{self.words.lost(run.puzzle)}\n{self._refuted()}".strip(), ways=(again,)
            )
        asked = self._asked()
        return Said(head, asked) if asked else None

    def _refuted(self) -> str:
        """How a wrong move is answered."""
        if self.run.refuted is None:
            return ""
        view, answer = self.run.refuted
        assert view.turn is not None
        play = self._page.phrases.short_action(view, answer)
        name = names_of(self._page.session.match.seats)[view.turn]
        return _("{name} answers: {play}", name=name, play=play)

    def _asked(self) -> str:
        run = self.run
        if run.won or run.lost or not run.due:
            return ""
        if not run.told:
            return _("So far so good.") if run.begun else self.words.task(run.puzzle)
        if run.best is None:
            return _("One moment…")
        tell = self.words.kind if run.told == KIND else self.words.move
        return tell(run.view, run.best)

    def _asks(self, told: BarWords) -> BarWords:
        """Once it is under way, the rail says what there is to beat."""
        asks = super()._asks(told)
        if asks is told or told.alarm or not self.run.begun or self.run.told:
            return asks
        return replace(asks, prompt=replace(told.prompt, detail=self._asked()))

    def _over(self, head: str) -> Said:
        """What to do next: the puzzle again if it was shown, else the next."""
        again = _("Once more")
        if self.run.helped:
            text = _("That’s how it’s done. Now try it yourself.")
            ways = [_way("again", again, True)]
            if self._more:
                ways.append(_way("next", _("Next puzzle"), False))
            return Said(head, text, ways=tuple(ways), over=True)
        ways = [_way("again", again, False), *self._further]
        return Said(head, _("Solved!"), ways=tuple(ways), over=True)

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
        page.reword(self._asks, self._choose)
        run.changed.connect(self._again)
        run.changed.connect(page.say)
        self._again()

    def _forget_hint(self) -> bool:
        return self.run.forget_hint()

    def _said(self) -> Said:
        run, puzzle = self.run, self.run.puzzle
        no = _("No: another answer is better.")
        if run.over:
            judged = _("Right!") if run.right else no if run.missed else ""
            told = puzzle.ranked[:_MOST]
            if run.given is not None and run.given not in told:
                told.append(run.given)
            text = f"{judged}\n{self._odds(told)}".strip()
            return Said(self._head, text, ways=self._further, over=True)
        if not self._judged:
            return Said(self._head, self._asked())
        no = _("No: another answer is better. Try again.")
        if run.given is None:
            return Said(self._head, no)
        best = labelled(_("The best answer"), self.words.worth(puzzle, puzzle.ranked[0].worth))
        return Said(self._head, f"{no}\n{self._odds([run.given])}\n{best}")

    @property
    def _judged(self) -> bool:
        return self.run.over or (self.run.missed and not self.run.clued)

    def _asked(self) -> str:
        run = self.run
        if run.over:
            return ""
        return self.words.clue(run.puzzle, run.view) if run.clued else self.words.task(run.puzzle)

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


def _way(id_: str, text: str, likely: bool) -> Way:
    return Way(id_, text, "Return" if likely else "", primary=likely)
