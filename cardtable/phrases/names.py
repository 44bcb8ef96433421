"""Names of those who sit down: what a new player is called, and what is wrong with a name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def numbered_player(number: int) -> str:
    """The name of somebody who has not said another one yet."""
    return QCoreApplication.translate("Names", "Player {number}").format(number=number)


def name_is_empty() -> str:
    """A player or a set of rules without a name."""
    return QCoreApplication.translate("Names", "A name is needed.")


def name_is_too_long(most: int) -> str:
    """A name of more than ``most`` characters."""
    return QCoreApplication.translate("Names", "At most {count} characters.").format(count=most)


def name_is_taken(name: str) -> str:
    """Two at the table are called the same."""
    return QCoreApplication.translate("Names", "Two players are called {name}.").format(name=name)


def opponent_is_taken(name: str) -> str:
    """One opponent has been given two seats."""
    text = QCoreApplication.translate("Names", "{name} already has another seat.")
    return text.format(name=name)
