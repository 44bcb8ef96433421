"""Loads a game's first hands and their sentences from where the game says they are."""

from __future__ import annotations

from typing import Any, cast

from cardtable.engine.game import Game
from cardtable.engine.lessons import Lesson
from cardtable.phrases.lessons import LessonWords
from cardtable.phrases.lookup import loaded


def lessons_of(game: Game) -> tuple[Lesson[Any], ...]:
    """The first hands of a game; empty if it has none."""
    return cast("tuple[Lesson[Any], ...]", loaded(game.lessons)) if game.lessons else ()


def words_of(game: Game) -> LessonWords:
    """The sentences of its first hands."""
    words = loaded(game.lesson_words)
    assert isinstance(words, LessonWords)
    return words
