"""Guided first hands as data: a deal, what the others do, and steps that look at a seat's view.

A step is due whenever its condition holds, so a lesson follows what really happened at the table.
Words are ids and parameters, told by the game's phrases like everything else.
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

#: More actions than a deal takes: whoever plays a deal out stops there.
_MOST = 300


def nothing_wrong(_view: object, _action: Action) -> Text | None:
    """Of a step at which nobody can go wrong."""
    return None


@dataclass(frozen=True)
class Step(Generic[V]):
    """One thing that is said, and perhaps asked for.

    Attributes:
        id: of its words.
        part: which part of the lesson it belongs to, from 1.
        due: whether it is to be said in a view.
        points: what on the table it speaks of: ``card:``, ``zone:`` (all cards of a zone),
            ``place:``, ``seat:`` or ``button:`` and the key of that thing.
        facts: what its words need.
        advised: what is to be done; ``None`` if it is only to be read.
        slip: what is wrong with another action, if anything.
        again: said whenever it is due; else once.
        last: with it the lesson is over.
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
        id: stable name; done lessons are remembered by it.
        seed: of the deal; it was looked for.
        seats: how many play; seat 0 is the learner's.
        changes: of the house rules, from the main preset.
        steps: in the order in which they are tried.
        other: what everybody else does.
    """

    id: str
    seed: int
    seats: int
    changes: tuple[tuple[str, str | int], ...]
    steps: tuple[Step[V], ...]
    other: Callable[[V], Action]

    @property
    def parts(self) -> int:
        """How many parts it has."""
        return max(step.part for step in self.steps)

    def match(self, game: Game, seats: Sequence[Seat], actions: Iterable[Action] = ()) -> Match:
        """The match in which it is played, after these actions."""
        options = game.resolve(changes=dict(self.changes))
        return Match(game, options, tuple(seats), Seed.numbered(self.seed), list(actions))

    def asking(self, view: V) -> Step[V] | None:
        """The step that says what to do in a view."""
        if view.turn != view.seat:
            return None
        asks = (step for step in self.steps if step.advised is not None)
        return next((step for step in asks if step.due(view)), None)

    def advice(self, view: V) -> Action:
        """What is to be done in a view; off the lesson's path as anybody else would."""
        step = self.asking(view)
        return self.other(view) if step is None or step.advised is None else step.advised(view)


def played_out(lesson: Lesson[V], match: Match, number: int, action: Action) -> int | None:
    """What the learner gains in the deal with ``action`` as number ``number`` (from 0).

    From there on the learner does what is advised. ``None`` if the cards were dealt anew.
    """
    branch = lesson.match(match.game, match.seats, match.actions[:number])
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
    # Where only the winner is written down, what he gains is lost to the others.
    return deltas[0] if not sum(deltas) else deltas[0] - sum(deltas[1:])


def dealt_anew(view: object) -> int:
    """How often this deal was dealt anew, in a game in which that happens."""
    return int(getattr(view, "redeals", 0))


def learners(lesson: Lesson[V], name: str, others: Sequence[str]) -> tuple[Seat, ...]:
    """Who sits at a lesson's table: the learner, and the others under these names."""
    own = Seat("human", name)
    made = [Seat("easy", other, number) for number, other in enumerate(others, 1)]
    return (own, *(replace(seat) for seat in made[: lesson.seats - 1]))
