"""The judging of a match in the background: one decision after the other, kept as it goes."""

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

#: Decisions are judged by the best there is.
LEVEL = "expert"
#: Who judged: thoughts are kept for this judge only, for another version may know better.
JUDGE = f"{__version__} {LEVEL} {PACES[LEVEL].budget.work}"


class ThoughtStore(Protocol):
    """Where thoughts are kept, so that a match is judged only once; the journal is one."""

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        """Keep what a judge thought of an action of a match."""
        ...

    def thoughts(self, match: int, judge: str) -> Mapping[int, str]:
        """What a judge thought of a match so far, by number of the action."""
        ...


class ReviewStore(ThoughtStore, Protocol):
    """Keeps what came of it as well."""

    def keep_review(self, review: Review, judge: str) -> None:
        """Keep what came of a review as a whole."""
        ...


def kept_thoughts(keeper: ThoughtStore | None, match: int, judge: str) -> Mapping[int, str]:
    """What a judge thought of a match so far; what cannot be read is thought again."""
    if keeper is None:
        return {}
    try:
        return keeper.thoughts(match, judge)
    except REFUSALS:
        return {}


def thought_text(thought: Thought) -> str:
    """A thought as it is kept; :func:`read_thought` reads it back."""
    rows = [
        [str(c.action), c.worth, c.reason, c.chance, c.error, c.numbers] for c in thought.candidates
    ]
    return json.dumps({"action": str(thought.action), "candidates": rows})


def actions_of(thought: Thought) -> Iterator[Action]:
    """Everything a thought speaks of doing."""
    yield thought.action
    for candidate in thought.candidates:
        yield candidate.action


def read_thought(text: str) -> Thought | None:
    """A thought that was kept; ``None`` if the text is damaged: then it is thought again."""
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
    """A worth or a chance; JSON as Python reads it knows numbers that are none."""
    number = float(str(told))
    if not math.isfinite(number):
        raise ValueError(f"{told} is no number")
    return number


class ReviewJob(QObject):
    """Has the decisions of a review judged, nothing else waits for it.

    Attributes:
        progressed: (judged, all).
        finished: every decision is judged.
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
        """``number`` is the match's in ``keeper``; without one nothing is kept."""
        super().__init__(parent)
        self._model, self._thinker = model, thinker
        self._keeper, self._number = keeper, number
        self._ticket = 0
        self._row = -1
        self.running = False

    def start(self) -> None:
        """Take what is known already, and have the rest judged."""
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
        """Leave the rest as it is."""
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
        # Always the same seed: a review says the same whenever it is asked.
        self._ticket = self._thinker.ask(
            model.played.game.id, LEVEL, model.view(row), 1, self._answered
        )

    def _keep_review(self) -> None:
        """Keep what came of it: statistics tell it."""
        if self._keeper is not None and self._number and self._model.judged:
            with suppress(*REFUSALS):  # it can be made again
                self._keeper.keep_review(self._model.review(self._number), JUDGE)

    def _answered(self, answer: Answer) -> None:
        if not self.running or answer.question.number != self._ticket:
            return
        thought = answer.thought
        if thought is None:  # rules that fail: what is judged is judged
            self.running = False
            self.finished.emit()
            return
        if answer.trouble == "gave_up":
            thought = Thought(thought.action)  # no judgement is better than a beginner's
        elif self._keeper is not None and not answer.trouble:
            try:
                number = self._model.decisions[self._row].number
                self._keeper.keep_thought(self._number, number, JUDGE, thought_text(thought))
            except REFUSALS:  # a full disk costs the memory of it, not the review
                self._keeper = None
        self._model.set_thought(self._row, thought)
        self._next()
