"""A match and where it is written: all of it, a part so far, or nothing yet."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.models.contracts import REFUSALS, Saver


class SavedMatch:
    """Writes what happens in a match; what cannot be written raises one of :data:`REFUSALS`.

    Attributes:
        number: the match's with the saver, 0 if it could not be begun there.
        loose: nothing is written before :meth:`keep` has written everything.
    """

    def __init__(self, match: Match, saver: Saver | None, number: int) -> None:
        """``saver`` None is for matches that are not to be kept."""
        self._match, self._saver, self.number = match, saver, number
        self.loose = saver is not None and not number

    @property
    def to_keep(self) -> bool:
        """Whether it is to be kept at all."""
        return self._saver is not None

    def recall_help(self) -> None:
        """Take over the help that was given before the match is continued now."""
        if self._saver is not None and self.number:
            with suppress(*REFUSALS):  # a lost count costs the mark, not the match
                hints, undos = self._saver.help_in(self.number)
                self._match.notes = replace(self._match.notes, hints=hints, undos=undos)

    def add(self, action: Action, asked: Asked | None) -> None:
        """Write ``action``, the last of the match, and how its bot was asked."""
        if self._saver is not None and not self.loose:
            match = self._match
            self._saver.add(self.number, len(match.actions) - 1, action, match.outcome, asked)

    def cut(self, count: int) -> None:
        """Forget the actions after the first ``count``."""
        if self._saver is not None and not self.loose:
            self._saver.cut(self.number, count)

    def note_help(self) -> None:
        """Write how much help was given so far, if that can be done."""
        if self._saver is not None and not self.loose:
            notes = self._match.notes
            with suppress(*REFUSALS):  # the next note holds this one as well
                self._saver.note_help(self.number, notes.hints, notes.undos)

    def keep(self) -> None:
        """Write all that is not written yet."""
        if self._saver is not None:
            self.number = self._saver.keep(self.number, self._match)
            self.loose = False


def deltas_of(match: Match) -> list[tuple[int, ...]]:
    """What each deal of a match brought each seat, as everybody knows it.

    Raises:
        GameFailed: if the rules cannot say.
    """
    return [row.deltas for row in match.view(None).sheet if not row.summary]
