"""Actions: what a seat does, as a small value with a text notation.

An action is a verb and its arguments, all plain words: ``bet 2 30``, ``hit``, ``play 3 3 3 6``,
``discard 7H``. The text round-trips (``Action.parse(str(action)) == action``); what the words mean,
and whether they are legal now, is up to the state they are applied to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cardtable.engine.quoting import quoted
from cardtable.translation import message

#: Most words of an action that is read: a Dou Dizhu play of 20 cards with suits needs 21.
MAX_WORDS = 32
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_+-]{0,23}\Z")
_VERB = re.compile(r"[a-z][a-z_]{0,15}\Z")


class MalformedAction(ValueError):
    """The text is not an action. The message is one sentence for a person."""


class IllegalAction(Exception):
    """The action is well formed, but the rules do not allow it now; nothing has changed.

    Attributes:
        reason: id of the reason, worded by the game's phrases (``over_cap``, ``not_your_card``).
        params: values the sentence needs (``{"left": 50}``).
    """

    def __init__(self, reason: str, **params: int | str) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params: Mapping[str, int | str] = params

    def __str__(self) -> str:
        if not self.params:
            return self.reason
        return f"{self.reason} ({', '.join(f'{k}={v}' for k, v in self.params.items())})"


@dataclass(frozen=True, slots=True)
class Action:
    """A verb and its arguments.

    Attributes:
        verb: lower-case word (``bet``).
        args: further words (``("2", "30")``); numbers are written in decimal.
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def of(cls, verb: str, *args: int | str) -> Action:
        """Make an action from arguments of either type: ``Action.of("bet", 2, 30)``."""
        return cls(verb, tuple(str(a) for a in args))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the notation.

        Raises:
            MalformedAction: if ``text`` is not a verb followed by plain words.
        """
        return _parsed(text)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Action:
    """Parse with a cache: a record has few different actions, repeated again and again."""
    words = text.split()
    if not words:
        raise MalformedAction(message("an action needs at least one word."))
    if len(words) > MAX_WORDS:
        raise MalformedAction(
            message("an action has at most {most} words, not {n}.", most=MAX_WORDS, n=len(words))
        )
    if not _VERB.match(words[0]):
        raise MalformedAction(
            message("{word} isn’t the name of an action.", word=quoted(words[0], 24))
        )
    for word in words[1:]:
        if not _WORD.match(word):
            raise MalformedAction(
                message("{word} isn’t a word of an action.", word=quoted(word, 24))
            )
    return Action(words[0], tuple(words[1:]))


#: The table's own action between two deals; see :data:`cardtable.engine.state.TABLE`.
NEXT = Action("next")
