"""The interface of the sentences of a game's first hands, which the game names by module."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Value
from cardtable.phrases.base import Names

Facts = Mapping[str, Value]


class LessonWords(ABC):
    """A game's sentences for its lessons, in the language that is currently installed."""

    @abstractmethod
    def title(self, lesson: str) -> str:
        """The title of a lesson."""

    @abstractmethod
    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        """The sentences of a step: what there is to see or do, and then why."""

    @abstractmethod
    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        """What was wrong with the learner's action."""

    @abstractmethod
    def learnt(self, game: str, lesson: str) -> list[str]:
        """What a lesson has taught, one line each."""

    @abstractmethod
    def gain(self, units: int) -> str:
        """An amount won or lost in a deal (“+20 chips”)."""


def cost_sentence(words: LessonWords, own: int | None, best: int | None) -> str:
    """What a mistake cost, computed by playing out the same cards both ways."""
    if own is None:
        return QCoreApplication.translate("Guide", "Then these cards would not be played at all.")
    if best is None or own >= best:
        return QCoreApplication.translate(
            "Guide", "With these very cards it costs nothing; with most others it would."
        )
    text = QCoreApplication.translate("Guide", "Played out, this deal ends with {own}, not {best}.")
    return text.format(own=words.gain(own), best=words.gain(best))
