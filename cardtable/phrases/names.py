"""Names of those who sit down: what a new player is called, and what is wrong with a name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def headed(words: str) -> str:
    """Words as a title has them: with a capital, where there are any."""
    return words[:1].upper() + words[1:]


def numbered_player(number: int) -> str:
    """The name of somebody who has not said another one yet."""
    return QCoreApplication.translate("Names", "Player {number}").format(number=number)


def level_name(level: str) -> str:
    """How well a bot plays, in words that stand in a sentence."""
    translate = QCoreApplication.translate
    return {
        "easy": translate("Levels", "easy"),
        "medium": translate("Levels", "medium"),
        "hard": translate("Levels", "hard"),
        "expert": translate("Levels", "expert"),
    }[level]


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
