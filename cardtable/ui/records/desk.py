"""Export and import of records, by menu, drag and drop, or the command line."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.folders import RECORD_ENDING
from cardtable.translation import _
from cardtable.ui.dialog import ask_to_open, ask_to_save
from cardtable.ui.pages import Navigator
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task

if TYPE_CHECKING:
    from cardtable.engine.match import Match


def _checking_sentence() -> str:
    return _("Checking the record…")


class RecordDesk(QObject):
    """Exports matches to files and imports them.

    Attributes:
        opened: the verified match of a record.
        kept: the same for a record to be kept in the journal.
    """

    opened = Signal(object)
    kept = Signal(object)

    def __init__(self, shared: Shared, window: QWidget, navigator: Navigator) -> None:
        super().__init__(window)
        self._shared, self._window, self._navigator = shared, window, navigator

    def ask_export(self) -> None:
        """Ask for a file and write the record of the match in front."""
        front = self._navigator.front
        if front is not None and front.match is not None:
            self.ask_export_of(front.match)

    def ask_export_of(self, match: Match) -> None:
        """Ask for a file and write the record of a match."""
        name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M}{RECORD_ENDING}"
        title = _("Export match record")
        path = ask_to_save(self._window, title, name, self._kind())
        if path is not None:
            self._export(match, path)

    def export_to(self, path: Path) -> None:
        """Write the record of the match in front to a file."""
        front = self._navigator.front
        assert front is not None and front.match is not None
        self._export(front.match, path)

    def _export(self, match: Match, path: Path) -> None:
        from cardtable.ui.records.files import RecordTrouble, export_record

        try:
            export_record(match, path)
        except RecordTrouble as error:
            self._shared.warned.emit(error.saying)

    def ask(self, keep: bool) -> None:
        """Ask for a file, and show its match or keep it in the journal."""
        title = _("Open match record")
        path = ask_to_open(self._window, title, self._kind())
        if path is not None:
            (self.keep_from if keep else self.import_from)(path)

    def keep_from(self, path: Path) -> None:
        """Keep the match of a record in the journal, once it is verified."""
        from cardtable.ui.records.files import import_record

        run_task(self, partial(import_record, path), self.kept.emit, self._refuse)

    def import_from(self, path: Path) -> None:
        """Show the match of a record at the table; the journal is not changed."""
        from cardtable.ui.records.files import import_record

        front = self._navigator.front
        if front is None or front.shows_warnings:  # it is soon over
            self._shared.warned.emit(_checking_sentence)
        run_task(self, partial(import_record, path), self._show, self._refuse)

    def _show(self, match: Match) -> None:
        self._shared.warned.emit(None)
        self.opened.emit(match)

    def _refuse(self, error: Exception) -> None:
        from cardtable.ui.records.files import RecordTrouble

        self._shared.warned.emit(error.saying if isinstance(error, RecordTrouble) else None)
        if not isinstance(error, RecordTrouble):
            raise error  # a fault of the program itself: it is logged

    @staticmethod
    def _kind() -> str:
        kind = _("Cardtable records")
        return f"{kind} (*{RECORD_ENDING})"
