"""A review of a match as far as it is over: one seat's decisions, and what each gave away.

Every decision is judged by the strongest bot from the seat's own view at that moment, so what was
hidden then does not influence the judgement: a choice that was right but turned out badly gives
nothing away.

A match is judged in the background, one decision after the other, and kept as it goes.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from cardtable import __version__
from cardtable.bots.questions import PACES
from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.bot import Candidate, Thought, as_good, by_worth
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.state import View
from cardtable.models.contracts import REFUSALS, Thinker
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.base import Phrases
from cardtable.phrases.cards import signs_said
from cardtable.phrases.lists import in_row
from cardtable.store.archive import Review
from cardtable.translation import _

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
        [str(c.action), c.worth, c.reason, c.chance, c.error, c.numbers, c.points, c.clear]
        for c in thought.candidates
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
                None if points is None else _number(points),
                bool(clear),
            )
            for action, worth, reason, chance, error, numbers, points, clear in told["candidates"]
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
        first: int = 0,
    ) -> None:
        """``number`` is that of the match in ``keeper``; without a keeper nothing is kept.

        ``first``: the row to begin with; those before it come last.
        """
        super().__init__(parent)
        self._model, self._thinker, self._first = model, thinker, first
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
        count = len(model.decisions)
        order = ((self._first + i) % count for i in range(count))
        row = next((i for i in order if model.decisions[i].thought is None), None)
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


#: Number of decisions marked as those that mattered most.
MARKED = 3
#: Less than this is noise of the judgement, not something given away.
NOTHING = 0.05


class ReviewRole(IntEnum):
    """The roles of a row about its decision."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    DEAL = Qt.ItemDataRole.UserRole + 2
    PLAYED = Qt.ItemDataRole.UserRole + 3
    BEST = Qt.ItemDataRole.UserRole + 4
    GIVEN = Qt.ItemDataRole.UserRole + 5
    GIVEN_TEXT = Qt.ItemDataRole.UserRole + 6
    MARK = Qt.ItemDataRole.UserRole + 7
    JUDGED = Qt.ItemDataRole.UserRole + 8


@dataclass(slots=True)
class Decision:
    """One decision of the seat.

    Attributes:
        number: of the action in the match, from 0.
        deal: number of its deal, from 1.
        action: what was done, as bots write it.
        score: of the seat at that moment, in the game's smallest unit.
        thought: the judge's answer, once it is known.
        given: points or chips that the choice gave away; ``None`` while unknown.
        at_least: whether the judge did not even consider the choice, which gave away this much or
            more.
    """

    number: int
    deal: int
    action: Action
    score: int
    thought: Thought | None = None
    given: float | None = None
    at_least: bool = False


def decisions_of(match: Match, seat: int) -> list[Decision]:
    """Return every moment at which ``seat`` had a choice, in order, unless a bot chose for it.

    What nobody can tell apart is none.
    """
    left = {asked.number for asked in match.notes.asked if asked.level}
    found = []
    for number, (turn, action) in enumerate(zip(match.turns, match.actions, strict=True)):
        if turn != seat or number in left:
            continue
        view = match.view_before(number, seat)
        with ruled(match.game.id):
            choices, done = len(view.legal), match.game.canonical(view, action)
            routine = view.routine is not None
        if choices > 1 and not routine:
            found.append(Decision(number, view.deal, done, view.scores[seat]))
    return found


def judge(match: Match, seat: int, decision: Decision, thought: Thought) -> None:
    """Note a judge's answer about a decision, and what the choice gave away.

    A choice that is as good as the best within the judge's error gave nothing away.
    """
    decision.thought = thought
    decision.given, decision.at_least = None, False
    if not thought.candidates:
        return
    view = match.view_before(decision.number, seat)
    worth = match.game.worth_of(view, decision.action, thought.candidates)
    if worth is None:
        worth = min(candidate.worth for candidate in thought.candidates)
        decision.at_least = True
    judged = (c for c in thought.candidates if c.action == decision.action)
    best = by_worth(thought.candidates, thought.action)[0]
    played = next(judged, Candidate(decision.action, worth))
    given = best.worth - worth
    decision.given = 0.0 if given < NOTHING or as_good(best, played) else given
    decision.at_least = decision.at_least and decision.given > 0


class ReviewModel(RowModel[Decision]):
    """One seat's decisions, one row each, oldest first.

    Attributes:
        played: the match under review.
        seat: whose decisions these are.
    """

    def __init__(
        self, match: Match, seat: int, phrases: Phrases[Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.rows = decisions_of(match, seat)
        self.played, self.seat = match, seat
        self._phrases = phrases
        self._places: dict[int, int] = {}

    @property
    def decisions(self) -> Sequence[Decision]:
        """All decisions."""
        return self.rows

    def view(self, row: int) -> View:
        """Return what the seat saw when it decided."""
        return self.played.view_before(self.rows[row].number, self.seat)

    def set_thought(self, row: int, thought: Thought) -> None:
        """Note the judge's answer about a decision."""
        judge(self.played, self.seat, self.rows[row], thought)
        before, self._places = self._places, self._ranked()
        for changed in {row, *before, *self._places}:
            index = self.index(changed)
            self.dataChanged.emit(index, index)

    def set_thoughts(self, thoughts: Mapping[int, Thought]) -> None:
        """Note the judge's answers about many decisions, by row, and announce them together."""
        for row, thought in thoughts.items():
            judge(self.played, self.seat, self.rows[row], thought)
        self._places = self._ranked()
        self.retranslate()

    def _ranked(self) -> dict[int, int]:
        """Return the rank, from 1, of the rows that gave away most."""
        given = [(-(d.given or 0.0), row) for row, d in enumerate(self.rows) if d.given]
        return {row: place for place, (_, row) in enumerate(sorted(given)[:MARKED], 1)}

    @property
    def marked(self) -> Sequence[int]:
        """Rows of the decisions that gave away most, the worst first."""
        return list(self._places)

    @property
    def judged(self) -> int:
        """The number of decisions judged."""
        return sum(d.thought is not None for d in self.rows)

    @property
    def total(self) -> float:
        """The total that all judged decisions gave away."""
        return sum(d.given or 0.0 for d in self.rows)

    def review(self, number: int) -> Review:
        """Return the result, to be kept; ``number`` is the match's in the journal.

        Where the game's worths cover the whole deal, the first decision of a deal tells what the
        cards promised.
        """
        known = [decision for decision in self.rows if decision.given is not None]
        brought: dict[int, float] = {}
        if self.played.game.deal_worth:
            sheet = self.played.view(None).sheet
            brought = {row.number: row.deltas[self.seat] for row in sheet if not row.summary}
        first: dict[int, Decision] = {}
        for decision in self.rows:
            first.setdefault(decision.deal, decision)
        promised = {
            deal: max(candidate.worth for candidate in decision.thought.candidates)
            for deal, decision in first.items()
            if deal in brought and decision.thought is not None and decision.thought.candidates
        }
        made = sum(brought[deal] for deal in promised) / self.played.game.score_divisor
        return Review(
            number,
            self.seat,
            len(known),
            sum(decision.given or 0.0 for decision in known),
            len(promised),
            sum(promised.values()),
            float(made),
        )

    def candidates(self, row: int) -> list[Candidate]:
        """Return the judge's candidates for a decision, its choice first, with what was done."""
        decision = self.rows[row]
        if decision.thought is None:
            return []
        found = by_worth(decision.thought.candidates, decision.thought.action)
        known = decision.given is not None and not decision.at_least
        if found and known and all(c.action != decision.action for c in found):
            found.append(Candidate(decision.action, found[0].worth - (decision.given or 0.0)))
        return found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`ReviewRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = index.row()
        decision = self.rows[row]
        match role:
            case Qt.ItemDataRole.DisplayRole | ReviewRole.PLAYED:
                return self._phrases.action(self.view(row), decision.action)
            case ReviewRole.NUMBER:
                return decision.number
            case ReviewRole.DEAL:
                return decision.deal
            case ReviewRole.BEST:
                best = self._best(decision)
                return self._phrases.action(self.view(row), best) if best else ""
            case ReviewRole.GIVEN:
                return decision.given
            case ReviewRole.GIVEN_TEXT:
                return self._given_text(decision)
            case ReviewRole.MARK:
                return self._places.get(row, 0)
            case ReviewRole.JUDGED:
                return decision.thought is not None
            case Qt.ItemDataRole.ToolTipRole:
                return self._in_words(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                at, count = row + 1, len(self.rows)
                place = _("{number} of {count}", number=at, count=count)
                return in_row((signs_said(self._in_words(row)), place))
        return None

    def _in_words(self, row: int) -> str:
        """What was done and what it cost."""
        decision = self.rows[row]
        cost = self.praise(row) if decision.given == 0 else self._given_text(decision)
        parts = (self._phrases.action(self.view(row), decision.action), cost)
        return " · ".join(filter(None, parts))

    def praise(self, row: int) -> str:
        """What to say of a choice that gave nothing away.

        Only the first of the list is called the best; above another stands what looks better.
        """
        decision = self.rows[row]
        if decision.action == self._best(decision):
            return _("Best choice.")
        return _("As good as the best, as far as anyone can tell.")

    def _given_text(self, decision: Decision) -> str:
        if decision.given is None:
            return ""
        if not decision.given:
            return "✓"
        text = self._phrases.worth(-decision.given)
        return f"≤ {text}" if decision.at_least else text

    @staticmethod
    def _best(decision: Decision) -> Action | None:
        if decision.thought is None or not decision.thought.candidates:
            return None
        return by_worth(decision.thought.candidates, decision.thought.action)[0].action
