"""The interface of the sentences of a game's puzzles, and those that all puzzles share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cardtable.engine.actions import Action
from cardtable.engine.puzzles import Fight, Puzzle, Question
from cardtable.engine.state import V
from cardtable.translation import N_, _

P = TypeVar("P", bound=Puzzle)
F = TypeVar("F", bound=Fight)
Q = TypeVar("Q", bound=Question)

_GRADES = {
    1: N_("Grade 1: easy"),
    2: N_("Grade 2: not so easy"),
    3: N_("Grade 3: tricky"),
    4: N_("Grade 4: hard"),
    5: N_("Grade 5: for experts"),
}


class PuzzleWords(ABC, Generic[P]):
    """A game's sentences for its puzzles, in the current language."""

    @abstractmethod
    def task(self, puzzle: P) -> str:
        """What is to be done."""


class FightWords(PuzzleWords[F], Generic[F, V]):
    """The sentences for puzzles that are played out."""

    @abstractmethod
    def kind(self, view: V, action: Action) -> str:
        """The first hint: which kind of move wins."""

    @abstractmethod
    def move(self, view: V, action: Action) -> str:
        """The second hint: which move wins."""

    @abstractmethod
    def lost(self, puzzle: F) -> str:
        """It cannot be won any more, or the other side has won."""


class QuestionWords(PuzzleWords[Q], Generic[Q, V]):
    """The sentences for questions."""

    def clue(self, puzzle: Q, view: V) -> str:
        """The first hint: by default, between which two answers it lies."""
        two = sorted(puzzle.ranked[:2], key=lambda answer: str(answer.action))
        first, second = (self.answer(view, answer.action) for answer in two)
        return _("It’s one of two: {first} or {second}. Compare them.", first=first, second=second)

    @abstractmethod
    def unit(self, puzzle: Q) -> str:
        """What the worths of the answers mean, before they are listed."""

    @abstractmethod
    def answer(self, view: V, action: Action) -> str:
        """An answer in short."""

    @abstractmethod
    def worth(self, puzzle: Q, worth: float) -> str:
        """What an answer is worth."""


def puzzle_title(number: int) -> str:
    """A puzzle by its number."""
    return _("Puzzle {number}", number=number)


def grade_name(grade: int) -> str:
    """A grade with its name."""
    return _(_GRADES[grade])
