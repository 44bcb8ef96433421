"""How a match gets into the journal: all of it, a part so far, or nothing yet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.models.contracts import REFUSALS, Saver
from cardtable.store.trouble import JournalError


class Saving:
    """Writes what happens in a match; failures raise one of :data:`REFUSALS`.

    Attributes:
        match: the match.
        deck: id of the deck it is played with.
        number: number of the match in the file, 0 if it could not be begun there yet.
        elsewhere: whether that file is another one than the journal.
        loose: whether nothing is written until :meth:`keep` has written everything.
        moved: whether the journal has begun a new file, where the match gets another number.
        anew: called when the match was written as a new one, because in the file it is no longer
            as it was written here.
    """

    def __init__(
        self,
        match: Match,
        journal: Callable[[], Saver] | None = None,
        deck: str = "",
        number: int = 0,
        elsewhere: bool = False,
    ) -> None:
        """``journal`` returns the file, opened if needed; without one nothing is saved."""
        self.match, self._journal, self.deck, self.number = match, journal, deck, number
        self.elsewhere = elsewhere
        self.loose, self.moved = journal is not None and not number, False
        self.anew: Callable[[], object] = lambda: None

    @property
    def to_keep(self) -> bool:
        """Whether the match is to be kept at all."""
        return self._journal is not None

    @property
    def listed(self) -> int:
        """The match's number in the journal, 0 if it is not there, or no longer saved there."""
        return 0 if self.elsewhere else self.number

    def recall_help(self) -> None:
        """Load how much help was given before the match was continued, if it is all written."""
        if self._journal is not None and self.number and not self.loose:
            with suppress(*REFUSALS):  # a lost count costs the note, not the match
                hints, undos = self._journal().help_in(self.number)
                self.match.notes = replace(self.match.notes, hints=hints, undos=undos)

    def add(self, action: Action, asked: Asked | None) -> None:
        """Write ``action``, the last of the match, and how its bot was asked."""
        if self._journal is not None and not self.loose:
            match, place = self.match, len(self.match.actions) - 1
            try:
                self._journal().add(self.number, place, action, match.outcome, asked)
            except JournalError as error:
                self._keep_anew(error)

    def cut(self, count: int) -> None:
        """Forget the actions after the first ``count``."""
        if self._journal is not None and not self.loose:
            try:
                self._journal().cut(self.number, count)
            except JournalError as error:
                self._keep_anew(error)
                self._journal().cut(self.number, count)

    def note_help(self) -> None:
        """Write how much help was given so far, if possible."""
        if self._journal is not None and not self.loose:
            notes = self.match.notes
            with suppress(*REFUSALS):  # the next note includes this one
                self._journal().note_help(self.number, notes.hints, notes.undos)

    def keep(self) -> None:
        """Write everything that is not written yet."""
        if self._journal is not None:
            before = self.number
            self.number = self._journal().keep(before, self.match, self.deck)
            moved, self.loose, self.moved = self.moved, False, False
            if before not in (0, self.number) and not moved:
                self.anew()

    def copy(self, journal: Saver) -> None:
        """Write the whole match to another journal, with the time at which it began."""
        begun = ""
        if self._journal is not None:
            with suppress(JournalError):
                begun = self._journal().begun(self.number)
        journal.keep(0, self.match, self.deck, begun)

    def copy_held(self, path: Path) -> bool:
        """Write all that the file still holds to another, if it was taken away and can't be
        written again; return whether it was.
        """
        try:
            held = None if self._journal is None else self._journal()
        except JournalError:
            return False  # it could not be opened, so nothing is held
        return held is not None and held.copy_held(path)

    def _keep_anew(self, why: JournalError) -> None:
        """Write the match as a new one, if that is what a refusal asks for."""
        if why.reason not in ("changed", "gone") or self._journal is None:
            raise why
        self.number = self._journal().keep(self.number, self.match, self.deck)
        self.anew()


def deltas_of(match: Match) -> list[tuple[int, ...]]:
    """Return what each deal of a match brought each seat, as everybody knows it.

    Raises:
        GameFailed: if the rules fail.
    """
    return [row.deltas for row in match.view(None).sheet if not row.summary]
