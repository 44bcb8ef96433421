"""Sentences of the engine and of decks in the current language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6 import QtCore

from cardtable.phrases.isolating import isolated
from cardtable.telling import said_in

#: Something to say that stays on the screen: asked again after every change of language.
Saying = Callable[[], str]


def in_words(sentence: object) -> str:
    """A sentence produced without Qt, or an exception that carries one, translated."""
    return said_in(
        sentence,
        lambda context, source, n: QtCore.QCoreApplication.translate(context, source, "", n),
        isolated,
    )
