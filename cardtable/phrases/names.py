"""Names of players: default names, and what is wrong with a name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.isolating import isolated


def headed(words: str) -> str:
    """Words capitalised for a heading."""
    return words[:1].upper() + words[1:]


def numbered_player(number: int) -> str:
    """The name of a person who has not given one yet."""
    return QCoreApplication.translate("Names", "Player {number}").format(number=number)


def level_name(level: str) -> str:
    """A bot's level, in words that fit into a sentence."""
    translate = QCoreApplication.translate
    return {
        "easy": translate("Levels", "easy"),
        "medium": translate("Levels", "medium"),
        "hard": translate("Levels", "hard"),
        "expert": translate("Levels", "expert"),
    }[level]


def name_is_empty() -> str:
    """The message for a player or set of rules without a name."""
    return QCoreApplication.translate("Names", "A name is needed.")


def name_is_too_long(most: int) -> str:
    """The message for a name of more than ``most`` characters."""
    return QCoreApplication.translate("Names", "At most {count} characters.").format(count=most)


def name_is_taken(name: str) -> str:
    """The message for two players of the same name."""
    return QCoreApplication.translate("Names", "Two players are called {name}.").format(
        name=isolated(name)
    )


def opponent_is_taken(name: str) -> str:
    """The message for an opponent who has been given two seats."""
    text = QCoreApplication.translate("Names", "{name} already has another seat.")
    return text.format(name=isolated(name))
