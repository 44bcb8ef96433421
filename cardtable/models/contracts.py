"""What a match at the window leans on: where it is written, and who answers for the bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import GLANCE, REPLACED, USUAL, Asked
from cardtable.engine.state import Outcome, View
from cardtable.store.trouble import JournalError

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer


class Saver(Protocol):
    """Where a match is written; what cannot be raises one of :data:`REFUSALS`."""

    def add(
        self,
        match: int,
        number: int,
        action: Action,
        outcome: Outcome | None = None,
        asked: Asked | None = None,
    ) -> None:
        """Write an action, how the match ended if it did with this one, how its bot was asked."""
        ...

    def cut(self, match: int, count: int) -> None:
        """Forget the actions after the first ``count``."""
        ...

    def keep(self, number: int, match: Match) -> int:
        """Write all that is not written yet; returns the match's number (0: it has none so far)."""
        ...

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given so far, and how many plays taken back."""
        ...

    def help_in(self, match: int) -> tuple[int, int]:
        """Hints and plays taken back so far."""
        ...


#: How a saver says that it could not write.
REFUSALS = (JournalError, OSError)


class Thinker(Protocol):
    """What answers for the bots without making anybody wait."""

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Have a bot decide; ``answered`` is called later in this thread. Returns a ticket."""
        ...

    def cancel(self, ticket: int) -> None:
        """Drop a question and all before it."""
        ...


def how_asked(trouble: str) -> str:
    """How a bot was asked, by the trouble there was with it."""
    return {"hurried": GLANCE, "gave_up": REPLACED, "illegal": REPLACED}.get(trouble, USUAL)
