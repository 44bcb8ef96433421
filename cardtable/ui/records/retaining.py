"""How many past matches are kept: chosen in the menu, confirmed before any are deleted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from cardtable.store.journal import JournalError
from cardtable.store.keeping import RETENTIONS
from cardtable.store.retention import outdated, remove_beside
from cardtable.ui.menus import Menus
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.labels import no_mnemonic


class Retaining(QObject):
    """Answers the menu, and deletes surplus matches in the background.

    Attributes:
        removed: some matches were deleted.
    """

    removed = Signal()

    def __init__(self, shared: Shared, menus: Menus, window: QWidget) -> None:
        """``window``: the parent of the confirmation."""
        super().__init__(window)
        self._shared, self._window = shared, window
        self._at_work = False
        for name in RETENTIONS:
            menus.on(f"keep_{name}", partial(self.choose, name))

    def checks(self) -> dict[str, bool]:
        """The current choice, by the menu's ids."""
        return {f"keep_{name}": self._shared.settings.keep == name for name in RETENTIONS}

    def choose(self, name: str) -> None:
        """Set how many are kept; if some would be deleted, ask the player first."""
        count = len(self._outdated(name))
        if not count or self._may_go(count):
            self._shared.settings.keep = name
            self.tidy()
        self._shared.checked.emit()

    def tidy(self) -> None:
        """Delete the surplus matches."""
        journal = self._shared.journal
        gone = self._outdated(self._shared.settings.keep)
        if not gone or journal is None or self._at_work:
            return
        self._at_work = True
        run_task(self, partial(remove_beside, journal.path, gone), self._done, self._not)

    def _outdated(self, name: str) -> list[int]:
        journal = self._shared.journal
        if journal is None or journal.locked is not None or journal.waiting is not None:
            return []
        try:
            return outdated(journal, RETENTIONS[name])
        except JournalError:  # reported where matches are continued
            return []

    def _may_go(self, count: int) -> bool:
        translate = QCoreApplication.translate
        box = QMessageBox(QApplication.activeModalWidget() or self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Cardtable")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(translate("Retaining", "%n past match(es) will be deleted.", "", count))
        box.setInformativeText(
            translate(
                "Retaining",
                "Later ones will be deleted too once they are beyond the limit. Unfinished "
                "matches always stay.",
            )
        )
        delete = box.addButton(
            no_mnemonic(translate("Retaining", "Delete")), QMessageBox.ButtonRole.DestructiveRole
        )
        stay = box.addButton(
            no_mnemonic(translate("Retaining", "Keep them")), QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return chosen is delete

    def _done(self, _removed: int) -> None:
        self._at_work = False
        self.removed.emit()

    def _not(self, error: Exception) -> None:
        self._at_work = False
        if not isinstance(error, JournalError):  # a journal error: tried again later
            raise error
