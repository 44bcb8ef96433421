"""The interface of the sentences of a game's first hands, which the game names by module."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from cardtable.engine.events import Value
from cardtable.phrases.base import Names
from cardtable.translation import _

Facts = Mapping[str, Value]


class LessonWords(ABC):
    """A game's sentences for its lessons, in the current language.

    Attributes:
        titles: the title of each lesson.
        lessons: what each lesson teaches, one line each.
    """

    titles: Mapping[str, str]
    lessons: Mapping[str, Sequence[str]]

    def title(self, lesson: str) -> str:
        """The title of a lesson."""
        return _(self.titles[lesson])

    @abstractmethod
    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        """The sentences of a step: what there is to see or do, and then why."""

    @abstractmethod
    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        """What was wrong with the learner's action."""

    def learnt(self, game: str, lesson: str) -> list[str]:
        """What a lesson has taught, one line each."""
        return [_(line) for line in self.lessons[lesson]]

    @abstractmethod
    def gain(self, units: int) -> str:
        """An amount won or lost in a deal (“+20 chips”)."""


def cost_sentence(words: LessonWords, own: int | None, best: int | None) -> str:
    """What a mistake cost, computed by playing out the same cards both ways."""
    if own is None:
        return _("Then this deal wouldn’t be played at all.")
    if best is None or own >= best:
        return _("With these cards it happens to cost nothing; with most others it would cost you.")
    return _(
        "Played to the end, this deal gives you {own} instead of {best}.",
        own=words.gain(own),
        best=words.gain(best),
    )
