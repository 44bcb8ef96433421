"""What a match at the window depends on: a place to write it, and something that runs the bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import GLANCE, REPLACED, USUAL, Asked
from cardtable.engine.state import Outcome, View
from cardtable.store.trouble import JournalError

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer


class Saver(Protocol):
    """A place to write a match; failures raise one of :data:`REFUSALS`."""

    def add(
        self,
        match: int,
        number: int,
        action: Action,
        outcome: Outcome | None = None,
        asked: Asked | None = None,
    ) -> None:
        """Write an action, the outcome if the match ended with it, and how its bot was asked."""
        ...

    def cut(self, match: int, count: int) -> None:
        """Forget the actions after the first ``count``."""
        ...

    def keep(self, number: int, match: Match, deck: str, begun: str = "") -> int:
        """Write everything not written yet; return the match's number (0 if it has none yet)."""
        ...

    def begun(self, match: int) -> str:
        """Return when a match was first written, if that is known."""
        ...

    def copy_held(self, path: Path) -> bool:
        """Write all that is still held of a file that was taken away; return whether it was."""
        ...

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given so far, and how many plays were taken back."""
        ...

    def help_in(self, match: int) -> tuple[int, int]:
        """Return the number of hints, and that of plays taken back, so far."""
        ...


#: The exceptions with which a saver reports that it could not write.
REFUSALS = (JournalError, OSError)


class Thinker(Protocol):
    """Answers for the bots without making anybody wait."""

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Have a bot decide; ``answered`` is called later in this thread. Return a ticket."""
        ...

    def cancel(self, ticket: int) -> None:
        """Drop a question and all those before it."""
        ...


def how_asked(trouble: str) -> str:
    """Return how a bot was asked, given the trouble with it."""
    return {"hurried": GLANCE, "gave_up": REPLACED, "illegal": REPLACED}.get(trouble, USUAL)
