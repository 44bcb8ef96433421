"""A match and the place where it is written: all of it, a part so far, or nothing yet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.models.contracts import REFUSALS, Saver
from cardtable.store.trouble import JournalError


class SavedMatch:
    """Writes what happens in a match; failures raise one of :data:`REFUSALS`.

    Attributes:
        number: number of the match with the saver, 0 if it could not be begun there.
        loose: whether nothing is written until :meth:`keep` has written everything.
        moved: whether the journal has begun a new file, where the match gets another number.
        anew: called when the match was written as a new one, because in the file it is no longer
            as it was written here.
    """

    def __init__(self, match: Match, saver: Saver | None, number: int) -> None:
        """``saver`` is ``None`` for matches that are not to be kept."""
        self._match, self._saver, self.number = match, saver, number
        self.loose, self.moved = saver is not None and not number, False
        self.anew: Callable[[], object] = lambda: None

    @property
    def to_keep(self) -> bool:
        """Whether the match is to be kept at all."""
        return self._saver is not None

    def recall_help(self) -> None:
        """Load how much help was given before the match was continued."""
        if self._saver is not None and self.number:
            with suppress(*REFUSALS):  # a lost count costs the note, not the match
                hints, undos = self._saver.help_in(self.number)
                self._match.notes = replace(self._match.notes, hints=hints, undos=undos)

    def add(self, action: Action, asked: Asked | None) -> None:
        """Write ``action``, the last of the match, and how its bot was asked."""
        if self._saver is not None and not self.loose:
            match = self._match
            try:
                self._saver.add(self.number, len(match.actions) - 1, action, match.outcome, asked)
            except JournalError as error:
                self._keep_anew(self._saver, error)

    def cut(self, count: int) -> None:
        """Forget the actions after the first ``count``."""
        if self._saver is not None and not self.loose:
            try:
                self._saver.cut(self.number, count)
            except JournalError as error:
                self._keep_anew(self._saver, error)
                self._saver.cut(self.number, count)

    def note_help(self) -> None:
        """Write how much help was given so far, if possible."""
        if self._saver is not None and not self.loose:
            notes = self._match.notes
            with suppress(*REFUSALS):  # the next note includes this one
                self._saver.note_help(self.number, notes.hints, notes.undos)

    def keep(self) -> None:
        """Write everything that is not written yet."""
        if self._saver is not None:
            before, self.number = self.number, self._saver.keep(self.number, self._match)
            moved, self.loose, self.moved = self.moved, False, False
            if before not in (0, self.number) and not moved:
                self.anew()

    def _keep_anew(self, saver: Saver, why: JournalError) -> None:
        """Write the match as a new one, if that is what a refusal asks for."""
        if why.reason not in ("changed", "gone"):
            raise why
        self.number = saver.keep(self.number, self._match)
        self.anew()


def deltas_of(match: Match) -> list[tuple[int, ...]]:
    """Return what each deal of a match brought each seat, as everybody knows it.

    Raises:
        GameFailed: if the rules fail.
    """
    return [row.deltas for row in match.view(None).sheet if not row.summary]
