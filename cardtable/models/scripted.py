"""Answers for the others at a lesson's table, and waits while something has to be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from cardtable.engine.bot import Thought
from cardtable.engine.lessons import Lesson
from cardtable.engine.state import View

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
