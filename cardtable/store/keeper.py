"""Writes one match to the journal, whichever journal is open by then."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.engine.state import Outcome
from cardtable.store.journal import Journal, JournalError


class Keeper:
    """Writes one match.

    Attributes:
        deck: id of the deck it is played with.
    """

    def __init__(self, journal: Callable[[], Journal], deck: str) -> None:
        """``journal`` returns the journal, opened if needed, or raises ``JournalError``."""
        self._journal, self.deck = journal, deck

    def keep(self, number: int, match: Match) -> int:
        """Write everything of the match that is not written yet; return its number.

        Raises:
            JournalError: if it cannot be written; then nothing of it was.
        """
        return self._journal().keep(number, match, self.deck)

    def begun(self, number: int) -> str:
        """When a match was first written, if that is known."""
        try:
            return self._journal().begun(number)
        except JournalError:
            return ""

    def add(
        self,
        match: int,
        number: int,
        action: Action,
        outcome: Outcome | None = None,
        asked: Asked | None = None,
    ) -> None:
        """Write an action, the outcome if the match ended with it, and how its bot was asked.

        Raises:
            JournalError: if it cannot be written; then nothing of it was.
        """
        self._journal().add(match, number, action, outcome, asked)

    def cut(self, match: int, count: int) -> None:
        """Forget the actions after the first ``count``.

        Raises:
            JournalError: if that cannot be written.
        """
        self._journal().cut(match, count)

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given so far, and how many plays were taken back.

        Raises:
            JournalError: if it cannot be written.
        """
        self._journal().note_help(match, hints, undos)

    def help_in(self, match: int) -> tuple[int, int]:
        """Return the number of hints, and that of plays taken back, so far.

        Raises:
            JournalError: if it cannot be read.
        """
        return self._journal().help_in(match)
