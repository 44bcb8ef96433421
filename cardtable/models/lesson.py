"""A guided deal in progress: which step is due, what went wrong and what that cost.

The others at its table answer by a script, and wait while something has to be read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.bot import Thought
from cardtable.engine.lessons import Lesson, Step, played_out
from cardtable.engine.state import View
from cardtable.engine.table import Text
from cardtable.models.session import Session

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer


class ScriptedThinker(QObject):
    """Takes the place of the bots (:class:`~cardtable.models.contracts.Thinker`)."""

    def __init__(self, lesson: Lesson[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._last = 0
        self._held = False
        self._asked: tuple[int, Callable[[], None]] | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._answer)

    def hold(self, on: bool) -> None:
        """Make the others wait, or go on."""
        self._held = on
        if not on and self._asked is not None:
            self._soon.start()

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Answer as the lesson prescribes; return a ticket."""
        from cardtable.bots.questions import Answer, Question

        self._last += 1
        question = Question(self._last, game, level, view, seed, style=style)

        def tell() -> None:
            answered(Answer(question, Thought(self._lesson.other(view))))

        self._asked = self._last, tell
        if not self._held:
            self._soon.start()
        return self._last

    def cancel(self, ticket: int) -> None:
        """Drop a question."""
        if self._asked is not None and self._asked[0] <= ticket:
            self._asked = None

    def _answer(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            asked[1]()


@dataclass(frozen=True, slots=True)
class Slip:
    """A mistake of the learner.

    Attributes:
        what: id and parameters of its words.
        own: the learner's gain if the deal goes on from there as advised.
        best: the same with the advised action instead.
        points: what the step referred to, so that its bubble does not cover that.
    """

    what: Text
    own: int | None
    best: int | None
    points: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kept:
    """A lesson that was left unfinished.

    Attributes:
        lesson: id of the lesson.
        actions: those done so far.
        shown: ids of the steps that were shown.
    """

    lesson: str
    actions: tuple[Action, ...] = ()
    shown: frozenset[str] = frozenset()

    def text(self) -> str:
        """Return it as text for the settings."""
        said = {
            "lesson": self.lesson,
            "actions": [str(action) for action in self.actions],
            "shown": sorted(self.shown),
        }
        return json.dumps(said)

    @classmethod
    def read(cls, text: str) -> Kept | None:
        """Read it from the settings; ``None`` if there is nothing, or nonsense."""
        try:
            said = json.loads(text or "null")
            actions = tuple(Action.parse(action) for action in said["actions"])
            return cls(str(said["lesson"]), actions, frozenset(map(str, said["shown"])))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, MalformedAction):
            return None


class LessonRun(QObject):
    """Follows a session through a lesson.

    Attributes:
        changed: emitted when the current step or slip changes.
        lesson: the lesson.
        step: the step shown now; ``None`` while the others play, or off the path.
        slip: the learner's latest mistake, until it is settled.
        astray: whether the learner is to act, and no step says what to do.
        ended: whether the last step is shown.
        done: whether it was also read, so that the lesson is over.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        lesson: Lesson[Any],
        thinker: ScriptedThinker,
        shown: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._thinker, self.lesson = session, thinker, lesson
        self._shown = set(shown)
        self._count = len(session.match.actions)
        #: Steps already shown, by the number of actions done then, for taking back.
        self._before: dict[int, frozenset[str]] = {}
        self.step: Step[Any] | None = None
        self.slip: Slip | None = None
        self.astray = self.ended = self.done = False
        session.changed.connect(self._see)
        self._choose()

    @property
    def view(self) -> View:
        """The learner's view."""
        return self._session.match.view(0)

    @property
    def waits(self) -> bool:
        """Whether something is only to be read, and the table waits for that."""
        return self.slip is not None or (self.step is not None and self.step.advised is None)

    @property
    def part(self) -> int:
        """How far the lesson has come, from 1; what is said again does not lead back."""
        now = None if self.slip is not None else self.step
        said = (s.part for s in self.lesson.steps if s is now or s.id in self._shown)
        return max(said, default=1)

    @property
    def begins_part(self) -> bool:
        """Whether the step is the first that is said of its part."""
        part, now = self.part, self.step
        before = (s for s in self.lesson.steps if s is not now and s.id in self._shown)
        return self.slip is None and all(s.part != part for s in before)

    @property
    def kept(self) -> Kept:
        """The state needed to continue later."""
        return Kept(self.lesson.id, tuple(self._session.match.actions), frozenset(self._shown))

    # -- doing -----------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Go on, because the text was read."""
        if self.slip is not None:
            self.slip = None
        elif self.step is not None and self.step.advised is None:
            self._shown.add(self.step.id)
            self.done = self.done or self.step.last
        else:
            return
        self._choose()
        self.changed.emit()

    def take_back(self) -> None:
        """Undo what went wrong."""
        self._session.undo()

    # -- following -------------------------------------------------------------------------------
    def _see(self) -> None:
        match, before = self._session.match, self._count
        self._count = len(match.actions)
        if self._count < before:
            self.slip, self.ended, self.done = None, False, False
            known = [count for count in self._before if count <= self._count]
            self._shown = set(self._before[max(known)]) if known else self._shown
        else:
            self.done = self.done or (self.ended and self._count > before)
            for number in range(before, self._count):
                if match.turns[number] == 0:
                    self._judge(number)
        self._choose()
        self.changed.emit()

    def _judge(self, number: int) -> None:
        """Judge the learner's action: whether it is what the step asked for."""
        match, lesson = self._session.match, self.lesson
        view, action = match.view_before(number, 0), match.actions[number]
        self._before[number] = frozenset(self._shown)
        step = lesson.asking(view)
        if step is None or step.advised is None:
            return
        self._shown.update(s.id for s in lesson.steps if s.part <= step.part and s.due(view))
        what = step.slip(view, action)
        if what is not None:
            own = played_out(lesson, match, number, action)
            best = played_out(lesson, match, number, step.advised(view))
            self.slip = Slip(what, own, best, tuple(step.points(view)))

    def _choose(self) -> None:
        view = self.view
        self.step, self.astray = None, False
        for step in self.lesson.steps:
            said = step.id in self._shown and not step.again
            mine = step.advised is None or view.turn == 0
            if not said and mine and step.due(view):
                self.step = step
                break
        self.ended = self.ended or (self.step is not None and self.step.last)
        asked = view.turn == 0 and view.routine is None
        self.astray = self.step is None and asked and not self.done
        self._thinker.hold(self.waits)
