"""Puzzles as data: a position with everything that must be known, and exactly one right answer.

A game names its puzzles (``Game.puzzles``); each makes the match in which it stands at the table,
begun in the middle. Some are played out against perfect defence, others ask what to do and know
what each answer is worth. Such a match is no record: its cards were chosen.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.files import read_regular
from cardtable.translation import message

#: How hard a puzzle is, from 1.
GRADES = (1, 2, 3, 4, 5)
#: Larger than any file of puzzles.
_LARGEST = 1 << 20


class BadPuzzles(ValueError):
    """A file of puzzles that cannot be read. One sentence that names the first bad one."""


@dataclass(frozen=True)
class Puzzle(ABC):
    """One puzzle; the player sits in seat 0.

    Attributes:
        number: from 1; by it puzzles of a game are known.
        grade: one of :data:`GRADES`.
    """

    number: int
    grade: int

    @abstractmethod
    def match(self, seats: Sequence[Seat]) -> Match:
        """Return a match that stands at the puzzle's position."""

    @property
    @abstractmethod
    def cards(self) -> Sequence[str]:
        """The codes of the cards by which one knows it again: the player's, or those one chooses
        among.
        """

    @property
    def seed(self) -> Seed:
        """A seed for its match; nothing is shuffled."""
        return Seed.numbered(self.number)


class Fight(Puzzle):
    """A puzzle that is played out."""

    @property
    @abstractmethod
    def side(self) -> frozenset[int]:
        """The seats that win together with the player, himself included."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One answer to a question.

    Attributes:
        action: what is done.
        worth: what that is worth, in a unit of the game's; higher is better.
    """

    action: Action
    worth: float


@dataclass(frozen=True)
class Question(Puzzle):
    """A puzzle that asks for one action.

    Attributes:
        answers: those that are compared; one is best.
    """

    answers: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        """The right one."""
        return self.ranked[0]

    @property
    def ranked(self) -> list[Weighed]:
        """The answers, best first."""
        return sorted(self.answers, key=lambda answer: -answer.worth)

    def answer_of(self, action: Action) -> Weighed | None:
        """Return the answer that an action at the table means, if it is one of those compared."""
        return next((answer for answer in self.answers if answer.action == action), None)


P = TypeVar("P", bound=Puzzle)


def read_puzzles(file: Path, made: Callable[[int, dict[str, Any]], P]) -> tuple[P, ...]:
    """Return the puzzles of a JSON file, a list of objects in the order of their numbers.

    Args:
        file: the file.
        made: makes a puzzle of its number and its object; raises a ``ValueError``, ``KeyError`` or
            ``TypeError`` if it is none.

    Raises:
        BadPuzzles: if one of them is none, or the file cannot be read.
    """
    try:
        rows = json.loads(read_regular(file, _LARGEST))
    except (OSError, ValueError, RecursionError) as error:
        raise BadPuzzles(message("The puzzles in {file} can’t be read.", file=file.name)) from error
    found = []
    for number, row in enumerate(rows if isinstance(rows, list) else [None], 1):
        try:
            puzzle = made(number, row)
            if puzzle.grade not in GRADES:
                raise ValueError("no such grade")
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
            raise BadPuzzles(
                message("Puzzle {number} in {file} is damaged.", number=number, file=file.name)
            ) from error
        found.append(puzzle)
    return tuple(found)
