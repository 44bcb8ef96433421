"""Judges a match in the background: one decision after the other, kept as it goes."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable import __version__
from cardtable.bots.pace import PACES
from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.bot import Candidate, Thought
from cardtable.models.contracts import REFUSALS, Thinker
from cardtable.models.review import ReviewModel
from cardtable.store.archive import Review

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: The level that judges decisions: the best there is.
LEVEL = "expert"
#: The judge under whose name thoughts are kept, because another version may know better.
JUDGE = f"{__version__} {LEVEL} {PACES[LEVEL].budget.work}"


class ThoughtStore(Protocol):
    """Keeps thoughts, so that a match is judged only once; the journal does this."""

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        """Keep a judge's thought about an action of a match."""
        ...

    def thoughts(self, match: int, judge: str) -> Mapping[int, str]:
        """Return a judge's thoughts about a match so far, by number of the action."""
        ...


class ReviewStore(ThoughtStore, Protocol):
    """Also keeps the results of reviews."""

    def keep_review(self, review: Review, judge: str) -> None:
        """Keep the result of a whole review."""
        ...


def kept_thoughts(keeper: ThoughtStore | None, match: int, judge: str) -> Mapping[int, str]:
    """Return a judge's thoughts about a match so far; unreadable ones are thought again."""
    if keeper is None:
        return {}
    try:
        return keeper.thoughts(match, judge)
    except REFUSALS:
        return {}


def thought_text(thought: Thought) -> str:
    """Return a thought as text; :func:`read_thought` reads it back."""
    rows = [
        [str(c.action), c.worth, c.reason, c.chance, c.error, c.numbers] for c in thought.candidates
    ]
    return json.dumps({"action": str(thought.action), "candidates": rows})


def actions_of(thought: Thought) -> Iterator[Action]:
    """Yield every action that a thought mentions."""
    yield thought.action
    for candidate in thought.candidates:
        yield candidate.action


def read_thought(text: str) -> Thought | None:
    """Read a thought from its text; ``None`` if damaged: then it is thought again."""
    try:
        told = json.loads(text)
        candidates = tuple(
            Candidate(
                Action.parse(str(action)),
                _number(worth),
                str(reason),
                None if chance is None else _number(chance),
                _number(error),
                tuple(int(_number(number)) for number in numbers),
            )
            for action, worth, reason, chance, error, numbers in told["candidates"]
        )
        return Thought(Action.parse(str(told["action"])), candidates)
    except (ValueError, TypeError, KeyError, MalformedAction, RecursionError):
        return None


def _number(told: object) -> float:
    """Return a worth or a chance; Python's JSON also allows values that are not finite."""
    number = float(str(told))
    if not math.isfinite(number):
        raise ValueError(f"{told} is no number")
    return number


class ReviewJob(QObject):
    """Judges the decisions of a review in the background.

    Attributes:
        progressed: emitted with the numbers of decisions judged and of all.
        finished: emitted when every decision is judged.
    """

    progressed = Signal(int, int)
    finished = Signal()

    def __init__(
        self,
        model: ReviewModel,
        thinker: Thinker,
        keeper: ReviewStore | None = None,
        number: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """``number`` is that of the match in ``keeper``; without a keeper nothing is kept."""
        super().__init__(parent)
        self._model, self._thinker = model, thinker
        self._keeper, self._number = keeper, number
        self._ticket = 0
        self._row = -1
        self.running = False

    def start(self) -> None:
        """Use what is already known, and judge the rest."""
        self.running = True
        kept = kept_thoughts(self._keeper, self._number, JUDGE)
        read = {
            row: thought
            for row, decision in enumerate(self._model.decisions)
            if decision.number in kept
            and (thought := read_thought(kept[decision.number])) is not None
            and all(done in self._model.view(row).legal for done in actions_of(thought))
        }
        if read:
            self._model.set_thoughts(read)
        self._next()

    def cancel(self) -> None:
        """Stop, leaving the rest undone."""
        if self.running:
            self.running = False
            self._thinker.cancel(self._ticket)

    def _next(self) -> None:
        model = self._model
        self.progressed.emit(model.judged, len(model.decisions))
        row = next((i for i, d in enumerate(model.decisions) if d.thought is None), None)
        if row is None:
            self.running = False
            self._keep_review()
            self.finished.emit()
            return
        self._row = row
        # Always the same seed, so that a review gives the same result every time.
        self._ticket = self._thinker.ask(
            model.played.game.id, LEVEL, model.view(row), 1, self._answered
        )

    def _keep_review(self) -> None:
        """Keep the result for the statistics."""
        if self._keeper is not None and self._number and self._model.judged:
            with suppress(*REFUSALS):  # the review can be repeated
                self._keeper.keep_review(self._model.review(self._number), JUDGE)

    def _answered(self, answer: Answer) -> None:
        if not self.running or answer.question.number != self._ticket:
            return
        thought = answer.thought
        if thought is None:  # the rules fail: keep what is judged
            self.running = False
            self.finished.emit()
            return
        if answer.trouble == "gave_up":
            thought = Thought(thought.action)  # no judgement is better than a beginner's
        elif self._keeper is not None and not answer.trouble:
            try:
                number = self._model.decisions[self._row].number
                self._keeper.keep_thought(self._number, number, JUDGE, thought_text(thought))
            except REFUSALS:  # on a full disk thoughts are not kept, but still shown
                self._keeper = None
        self._model.set_thought(self._row, thought)
        self._next()
