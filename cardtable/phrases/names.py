"""Names of players: default names, and what is wrong with a name."""

from __future__ import annotations

from cardtable.engine.match import LEVEL_NAMES
from cardtable.isolating import isolated
from cardtable.languages import given_number
from cardtable.translation import _, say


def headed(words: str) -> str:
    """Words capitalised for a heading."""
    return words[:1].upper() + words[1:]


def numbered_player(number: int) -> str:
    """The name of a person who has not given one yet."""
    return _("Player {number}", number=number)


def renumbered(name: str) -> str:
    """A name; if it is one that the program gave in any language, in the current one."""
    number = given_number(name)
    return numbered_player(number) if number else name


def level_name(level: str) -> str:
    """A bot's level, in words that fit into a sentence."""
    return say(LEVEL_NAMES[level])


def name_is_empty() -> str:
    """The message for a player or set of rules without a name."""
    return _("Enter a name.")


def name_is_too_long(maximum: int) -> str:
    """The message for a name of more than ``maximum`` characters."""
    return _("At most {count} characters.", count=maximum)


def name_is_taken(name: str) -> str:
    """The message for two players of the same name."""
    return _("Two players are called {name}.", name=isolated(name))


def opponent_is_taken(name: str) -> str:
    """The message for an opponent who has been given two seats."""
    return _("{name} already has another seat.", name=isolated(name))
