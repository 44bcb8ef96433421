"""Export and import of records from the window's menu, from a drop, from the command line."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cardtable.art.decks import decks_for
from cardtable.engine.match import Match
from cardtable.ui.records.files import ENDING, RecordTrouble, export_record, import_record
from cardtable.ui.settings.dress import variant_for
from cardtable.ui.upkeep.tasks import run_task

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow


class RecordDesk:
    """Where matches leave the window as files and come back in."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    @property
    def match(self) -> Match | None:
        """The match on the page in front: at the table, or in a review."""
        window = self._window
        shown, review, table = window.pages.currentWidget(), window.reviews.page, window.table
        if review is not None and shown is review:
            return review.match
        return table.session.match if table is not None and shown is table else None

    def ask_export(self) -> None:
        """Ask for a file and write the record of the match in front."""
        match = self.match
        if match is None:
            return
        name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M}{ENDING}"
        title = QCoreApplication.translate("MainWindow", "Export the record")
        path, _ = QFileDialog.getSaveFileName(self._window, title, name, self._kind())
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Write the record of the match in front to a file."""
        match = self.match
        assert match is not None
        try:
            export_record(match, path)
        except RecordTrouble as error:
            self._tell(str(error))

    def _tell(self, sentence: str) -> None:
        if self._window.reviews.page is None:
            self._window.warn(sentence)
            return
        box = QMessageBox(self._window)  # a review has no place where it would stand
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(sentence)
        box.open()

    def ask_import(self) -> None:
        """Ask for a file and show its match."""
        title = QCoreApplication.translate("MainWindow", "Open a record")
        path, _ = QFileDialog.getOpenFileName(self._window, title, "", self._kind())
        if path:
            self.import_from(Path(path))

    def import_from(self, path: Path) -> None:
        """Show the match of a record at the table; what the journal holds stays as it is."""
        self._window.warn(QCoreApplication.translate("MainWindow", "The record is being checked…"))
        refuse = self._refuse
        run_task(self._window, partial(import_record, path), self._show, refuse)

    def _show(self, match: Match) -> None:
        window = self._window
        window.warn("")
        with window.fence.round(match.game.id):
            deck = decks_for(match.game.decks)[0]
            variant = variant_for(deck, window.settings, window.language.code)
            window.play(match, 0, deck, variant)

    def _refuse(self, error: Exception) -> None:
        self._window.warn(str(error) if isinstance(error, RecordTrouble) else "")
        if not isinstance(error, RecordTrouble):
            raise error  # a fault of the program's own: it is written down

    @staticmethod
    def _kind() -> str:
        kind = QCoreApplication.translate("MainWindow", "Records of Cardtable")
        return f"{kind} (*{ENDING})"
