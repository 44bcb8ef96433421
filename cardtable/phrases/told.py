"""Sentences of the engine and of decks in the language in force."""

from __future__ import annotations

from PySide6 import QtCore

from cardtable.telling import said_in


def in_words(sentence: object) -> str:
    """A sentence that was told without Qt, or an exception that carries one."""
    return said_in(
        sentence,
        lambda context, source, n: QtCore.QCoreApplication.translate(context, source, "", n),
    )
