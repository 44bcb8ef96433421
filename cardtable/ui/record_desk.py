"""Export and import of records from the window's menu, from a drop, from the command line."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from cardtable.art.decks import decks_for
from cardtable.engine.match import Match
from cardtable.ui.dress import variant_for
from cardtable.ui.record_files import ENDING, RecordTrouble, export_record, import_record
from cardtable.ui.tasks import run_task

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow


class RecordDesk:
    """Where matches leave the window as files and come back in."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def ask_export(self) -> None:
        """Ask for a file and write the record of the match at the table."""
        table = self._window.table
        if table is None:
            return
        match = table.session.match
        name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M}{ENDING}"
        title = QCoreApplication.translate("MainWindow", "Export the record")
        path, _ = QFileDialog.getSaveFileName(self._window, title, name, self._kind())
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Write the record of the match at the table to a file."""
        table = self._window.table
        assert table is not None
        try:
            export_record(table.session.match, path)
        except RecordTrouble as error:
            self._window.warn(str(error))

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
