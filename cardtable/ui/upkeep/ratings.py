"""Everybody's ratings, for the window: found if nothing has changed, worked out if little has, and
in another thread if much has.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.store.journal import Journal, JournalError
from cardtable.ui.upkeep.tasks import run_task

if TYPE_CHECKING:
    from cardtable.store.ratings import Change, Table

#: Matches that are rated while the window waits.
AT_ONCE = 50


class Ratings(QObject):
    """Knows the ratings of a journal.

    Attributes:
        came: they have been worked out in the other thread.
    """

    came = Signal()

    def __init__(self, journal: Callable[[], Journal | None], parent: QObject) -> None:
        super().__init__(parent)
        self._journal = journal
        self._known: tuple[tuple[Journal, object], Table] | None = None
        self._at_work = False

    @property
    def table(self) -> Table | None:
        """Where everybody stands; ``None`` if nobody can tell yet: then they come later."""
        from cardtable.store import ratings  # the window is drawn first

        journal = self._journal()
        if journal is None:
            return None
        try:
            if self._known is None or self._known[0] != (journal, journal.stamp):
                found = ratings.of(journal, AT_ONCE)
                if found is None:
                    self._work_out(journal.path)
                    return None
                self._known = (journal, journal.stamp), found  # rating has written to it
        except JournalError:  # reported where matches are continued
            return None
        return self._known[1]

    def change(self, match: int, name: str) -> Change | None:
        """What a match of the journal did to a person's rating."""
        from cardtable.store import ratings

        journal = self._journal()
        try:
            return None if journal is None else ratings.change(journal, match, name)
        except JournalError:
            return None

    def _work_out(self, path: Path) -> None:
        if not self._at_work:
            self._at_work = True
            run_task(self, partial(_worked_out, path), self._done, self._not)

    def _done(self, found: Table) -> None:
        from cardtable.store import ratings

        self._at_work = False
        journal = self._journal()
        try:
            if journal is not None and ratings.of(journal, AT_ONCE) is None:
                self._known = (journal, journal.stamp), found  # it cannot be written
        except JournalError:
            return
        self.came.emit()

    def _not(self, error: Exception) -> None:
        self._at_work = False
        if not isinstance(error, JournalError):  # a journal error: tried again later
            raise error


def _worked_out(path: Path) -> Table:
    from cardtable.store import ratings

    with closing(Journal(path, later=True)) as journal:
        found = ratings.of(journal)
    assert found is not None  # there was no limit
    return found
