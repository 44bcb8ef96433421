"""The puzzles of a game as a list: those of one grade, with what is solved; the puzzle of a day."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date
from enum import IntEnum
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.actions import Action
from cardtable.engine.bot import PERFECT, Thought
from cardtable.engine.game import Game
from cardtable.engine.puzzles import Fight, Puzzle, Question, Weighed
from cardtable.engine.state import TABLE, View
from cardtable.models.contracts import Thinker
from cardtable.models.rows import RowModel
from cardtable.models.session import Session
from cardtable.phrases.lookup import loaded
from cardtable.phrases.puzzles import PuzzleWords, puzzle_title
from cardtable.translation import _

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: Days leap so far through the numbers: a prime that divides no game's count, so that every puzzle
#: has its day before one comes again, and neighbours are of different grades.
_LEAP = 89


class PuzzleRole(IntEnum):
    """Roles of a puzzle's row."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    SOLVED = Qt.ItemDataRole.UserRole + 2


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game, in the order of their numbers.

    Raises:
        BadPuzzles: if their file is damaged.
    """
    found: Any = loaded(game.puzzles)
    return cast("Sequence[Puzzle]", found())


def puzzle_words(game: Game) -> PuzzleWords[Any]:
    """The sentences of its puzzles."""
    words = loaded(game.puzzle_words)
    assert isinstance(words, PuzzleWords)
    return words


def of_day(count: int, day: date) -> int:
    """The number of a day's puzzle among so many: the same for everybody."""
    return day.toordinal() * _LEAP % count + 1


class PuzzleModel(RowModel[Puzzle]):
    """Puzzles, one a row; see :class:`PuzzleRole`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._solved: Collection[int] = ()

    def show(self, puzzles: Sequence[Puzzle], solved: Collection[int]) -> None:
        """Show these puzzles, some of them solved."""
        self._solved = solved
        self.fill(puzzles)

    def told(self, row: Puzzle, role: int) -> Any:
        """Return number and state."""
        number = row.number
        solved = number in self._solved
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(number)
            case PuzzleRole.NUMBER:
                return number
            case PuzzleRole.SOLVED:
                return solved
            case Qt.ItemDataRole.AccessibleTextRole:
                title = puzzle_title(number)
                return _("{puzzle}, solved", puzzle=title) if solved else title
        return None


#: Any level knows this style.
_LEVEL = "expert"
#: How much a hint tells: which kind of move, then which one.
KIND, MOVE = 1, 2


class PerfectThinker(QObject):
    """Passes questions on to the bots, for perfect play.

    Attributes:
        thought: emitted with a view and what is to be done there.
    """

    thought = Signal(object, object)

    def __init__(self, bots: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots, self._last = bots, 0

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Ask for the best that can be done, whatever level and style; return a ticket."""

        def tell(answer: Answer) -> None:
            if answer.thought is not None:
                self.thought.emit(view, answer.thought)
            answered(answer)

        self._last = self._bots.ask(game, _LEVEL, view, seed, tell, PERFECT)
        return self._last

    def cancel(self, ticket: int) -> None:
        """Drop a question and all those before it."""
        self._bots.cancel(ticket)

    def stop(self) -> None:
        """Drop all questions: nobody is there to hear the answers."""
        self.cancel(self._last)


class FightRun(QObject):
    """Follows a session through a puzzle that is played out.

    Attributes:
        changed: emitted when something below has changed.
        solved: emitted once the player has solved it without being shown a move.
        puzzle: the puzzle.
        lost: whether the player's side cannot win any more.
        won: whether it has won.
        helped: whether a move was shown.
        told: how much the hints have told about the move that is due.
        refuted: after a wrong move, who answers it, as he sees it, and the answer that wins.
    """

    changed = Signal()
    solved = Signal()

    def __init__(
        self,
        session: Session,
        puzzle: Fight,
        thinker: PerfectThinker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._thinker, self.puzzle = session, thinker, puzzle
        thinker.thought.connect(self._judge)
        session.changed.connect(self._see)
        self._count, self._lost_after, self._shown_after = 0, -1, -1
        self._best: Action | None = None
        self._wants_show = False
        self.lost = self.won = False
        self.told = 0
        self.refuted: tuple[View, Action] | None = None
        self._see()

    @property
    def view(self) -> View:
        """The player's view."""
        return self._session.match.view(0)

    @property
    def due(self) -> bool:
        """Whether the player is to act, and can still win."""
        return self._session.match.turn == 0 and not self.lost

    @property
    def begun(self) -> bool:
        """Whether a move was made."""
        return self._count > 0

    @property
    def helped(self) -> bool:
        """Whether one of the moves so far was shown."""
        return self._shown_after >= 0

    @property
    def best(self) -> Action | None:
        """The move that wins, once it is known."""
        return self._best if self.due else None

    # -- doing -----------------------------------------------------------------------------------
    def hint(self) -> None:
        """Tell more about the move that is due."""
        if self.due and self.told < MOVE:
            self.told += 1
            self.changed.emit()

    def forget_hint(self) -> bool:
        """Take back what the hints have told about the move that is due; whether there was any."""
        told, self.told = self.told, 0
        if told:
            self.changed.emit()
        return told > 0

    def show(self) -> None:
        """Play the move that wins, as soon as it is known."""
        if not self.due:
            return
        if self._best is None:
            self._wants_show = True
            return
        self._wants_show = False
        if not self.helped:
            self._shown_after = self._count
        self._session.act(self._best)

    # -- following -------------------------------------------------------------------------------
    def _see(self) -> None:
        match = self._session.match
        self._count = len(match.actions)
        # What was taken back is forgotten.
        if self._count <= self._shown_after:
            self._shown_after = -1
        if self._count < self._lost_after:
            self._lost_after, self.refuted = -1, None
        if self._session.stand_ins.levels and not self.helped:  # it plays perfectly
            self._shown_after = max(0, self._count - 1)
        self._best, self.told, self._wants_show = None, 0, False
        over = match.turn in (TABLE, None)
        won = over and match.view(0).sheet[-1].deltas[0] > 0
        self.lost = self._lost_after >= 0 or (over and not won)
        if won and not self.won and not self.helped:
            self.solved.emit()
        self.won = won
        if self.due:
            self._thinker.ask(match.game.id, _LEVEL, self.view, 0, lambda _answer: None)
        self.changed.emit()

    def _judge(self, view: View, thought: Thought) -> None:
        """Take in what is known about a position, unless it has passed."""
        match = self._session.match
        if view.turn != match.turn or len(view.history) != len(self.view.history):
            return
        assert view.turn is not None
        wins = thought.candidates[0].chance == 1
        if wins is not (view.turn in self.puzzle.side):
            if not self.lost:
                self._lost_after, self.lost = self._count, True
                if view.turn not in self.puzzle.side:
                    self.refuted = view, thought.action
                self.changed.emit()
        elif view.turn == 0:
            self._best = thought.action
            if self._wants_show:
                self.show()
            else:
                self.changed.emit()


class QuestionRun(QObject):
    """A question, until the right answer is given, or only that one is left.

    Attributes:
        changed: emitted when something below has changed.
        solved: emitted once the player has given the right answer, without being shown it.
        puzzle: the question.
        view: what the player knows.
        given: the last answer that the player gave; one that was not compared is ``None``.
        left: the answers that the player has not given yet.
        missed: whether another answer was given.
        clued: whether a hint has narrowed it down since then.
        over: whether it is answered, or was shown.
        right: whether the right answer was given.
    """

    changed = Signal()
    solved = Signal()

    def __init__(self, session: Session, puzzle: Question, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle, self.view = puzzle, session.match.view(0)
        session.beginning = len(session.match.actions)
        self.given: Weighed | None = None
        self.left = list(puzzle.answers)
        self.missed = self.clued = self.over = self.right = False

    def answer(self, action: Action) -> None:
        """Take an answer, unless the right one is known already."""
        if self.over:
            return
        self.clued = False
        self.given = self.puzzle.answer_of(action)
        self.right = self.given == self.puzzle.best
        self.missed |= not self.right
        self.left = [answer for answer in self.left if answer != self.given]
        self.over = self.right or len(self.left) < 2
        if self.right:
            self.solved.emit()
        self.changed.emit()

    def hint(self) -> None:
        """Narrow it down; after that, show the right answer."""
        if self.clued:
            self.show()
        else:
            self.clued = True
            self.changed.emit()

    def forget_hint(self) -> bool:
        """Take back what a hint has told; returns whether there was one."""
        clued, self.clued = self.clued and not self.over, False
        if clued:
            self.changed.emit()
        return clued

    def show(self) -> None:
        """Show the right answer."""
        self.over = True
        self.changed.emit()
