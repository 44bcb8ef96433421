"""Guided first hands as data: a deal, what the others do, and steps tied to a seat's view.

A step is due whenever its condition holds, so a lesson follows what really happened at the table.
Words are ids and parameters, made into sentences by the game's phrases like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from cardtable.engine.actions import Action
from cardtable.engine.events import Params
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, V
from cardtable.engine.table import Text

#: More actions than a deal takes; playing a deal out stops there.
_MOST = 300


def nothing_wrong(_view: object, _action: Action) -> Text | None:
    """Default ``slip`` of a step: no action is a mistake."""
    return None


@dataclass(frozen=True)
class Step(Generic[V]):
    """One thing that is said, and perhaps an action to be asked for.

    Attributes:
        id: selects its words.
        part: which part of the lesson it belongs to, from 1.
        due: whether to say it, given the learner's view.
        points: things on the table it refers to: ``card:``, ``zone:`` (all cards of a zone),
            ``place:``, ``seat:`` or ``button:``, each with its key.
        facts: parameters of its words.
        advised: what to do; ``None`` if the step is only to be read.
        slip: what is wrong with some other action, if anything.
        again: whether it is said every time it is due, not only once.
        last: whether the lesson ends with it.
    """

    id: str
    part: int
    due: Callable[[V], bool]
    points: Callable[[V], Sequence[str]]
    facts: Callable[[V], Params]
    advised: Callable[[V], Action] | None = None
    slip: Callable[[V, Action], Text | None] = nothing_wrong
    again: bool = False
    last: bool = False


@dataclass(frozen=True)
class Lesson(Generic[V]):
    """A guided deal.

    Attributes:
        id: stable name, by which finished lessons are remembered.
        seed: of the deal, chosen for the lesson.
        seats: how many play; seat 0 is the learner's.
        changes: to the house rules, from the main preset.
        steps: in the order in which they are tried.
        other: what everybody else does.
        local: house rules that are those which players of a language begin with.
    """

    id: str
    seed: int
    seats: int
    changes: tuple[tuple[str, str | int], ...]
    steps: tuple[Step[V], ...]
    other: Callable[[V], Action]
    local: tuple[str, ...] = ()

    @property
    def parts(self) -> int:
        """The number of parts."""
        return max(step.part for step in self.steps)

    def match(
        self, game: Game, seats: Sequence[Seat], actions: Iterable[Action] = (), language: str = ""
    ) -> Match:
        """Return the match in which the lesson is played, after these actions."""
        usual = game.resolve(game.preset_in(language))
        changes = {name: usual[name] for name in self.local} | dict(self.changes)
        options = game.resolve(changes=changes)
        return Match(game, options, tuple(seats), Seed.numbered(self.seed), list(actions))

    def asking(self, view: V) -> Step[V] | None:
        """Return the step that says what to do in a view."""
        if view.turn != view.seat:
            return None
        asks = (step for step in self.steps if step.advised is not None)
        return next((step for step in asks if step.due(view)), None)

    def advice(self, view: V) -> Action:
        """Return the advised action; off the lesson's path, what anybody else would do."""
        step = self.asking(view)
        return self.other(view) if step is None or step.advised is None else step.advised(view)


def played_out(lesson: Lesson[V], match: Match, number: int, action: Action) -> int | None:
    """Return the learner's gain from the deal with ``action`` as action ``number`` (from 0).

    From there on the learner follows the advice. ``None`` if the cards were dealt anew.
    """
    before = match.actions[:number]
    branch = Match(match.game, match.options, match.seats, match.seed, list(before))
    start = branch.view(0)
    branch.play(action)
    for _ in range(_MOST):
        turn = branch.turn
        if turn is None or turn == TABLE:
            break
        view = branch.view(turn)
        branch.play(lesson.advice(view) if turn == 0 else lesson.other(view))  # type: ignore[arg-type]
    end = branch.view(0)
    if len(end.sheet) == len(start.sheet) or dealt_anew(end) != dealt_anew(start):
        return None
    deltas = end.sheet[len(start.sheet)].deltas
    # Where only the winner's score is written down, it counts as the others' loss.
    return deltas[0] if not sum(deltas) else deltas[0] - sum(deltas[1:])


def dealt_anew(view: object) -> int:
    """Return how often this deal was dealt anew, in a game where that can happen."""
    return int(getattr(view, "redeals", 0))


def learners(lesson: Lesson[V], name: str, others: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of a lesson's table: the learner, and the others under these names."""
    own = Seat("human", name)
    made = [Seat("easy", other, number) for number, other in enumerate(others, 1)]
    return (own, *(replace(seat) for seat in made[: lesson.seats - 1]))
