"""How many past matches are kept: chosen in the menu, confirmed before any are deleted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import RETENTIONS, Retention
from cardtable.store.retention import outdated, tidy_beside
from cardtable.translation import _, ngettext
from cardtable.ui import durations
from cardtable.ui.dialog import confirmed
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task


class Retaining(QObject):
    """Asks before fewer are kept, and deletes surplus matches in the background.

    Attributes:
        removed: some matches were deleted.
    """

    removed = Signal()

    def __init__(self, shared: Shared, window: QWidget) -> None:
        """``window``: the parent of the confirmation."""
        super().__init__(window)
        self._shared, self._window = shared, window
        self._at_work = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(durations.TIDY)
        self._later.timeout.connect(self._tidy)
        shared.settings.askers["keep"] = self._may_keep
        shared.settings.changed.connect(self._setting_changed)

    def _may_keep(self, name: str) -> bool:
        """Ask the player first if a choice would delete any."""
        count = len(self._outdated(name))
        return not count or self._may_go(count)

    def _setting_changed(self, key: str) -> None:
        if key == "keep":
            self.tidy()

    def tidy(self) -> None:
        """Delete the surplus matches, once what is shown now has been drawn."""
        self._later.start()

    def _tidy(self) -> None:
        journal, keep = self._journal, RETENTIONS[self._shared.settings.keep]
        if journal is None or self._at_work or keep == Retention():
            return
        self._at_work = True
        run_task(self, partial(tidy_beside, journal.path, keep), self._done, self._not)

    @property
    def _journal(self) -> Journal | None:
        """The journal, if anything may be deleted in it now."""
        journal = self._shared.journal
        if journal is None or journal.locked is not None or journal.waiting is not None:
            return None
        return journal

    def _outdated(self, name: str) -> list[int]:
        journal = self._journal
        if journal is None:
            return []
        try:
            return outdated(journal, RETENTIONS[name])
        except JournalError:  # reported where matches are continued
            return []

    def _may_go(self, count: int) -> bool:
        said = ngettext(
            "{n} past match will be deleted.", "{n} past matches will be deleted.", count
        )
        more = _(
            "From now on, older matches beyond the limit are deleted too. Unfinished matches are "
            "always kept."
        )
        parent = QApplication.activeModalWidget() or self._window
        return confirmed(parent, said, more, _("Delete"), _("Keep them"))

    def _done(self, removed: int) -> None:
        self._at_work = False
        if removed:
            self.removed.emit()

    def _not(self, error: Exception) -> None:
        self._at_work = False
        if not isinstance(error, JournalError):  # a journal error: tried again later
            raise error
