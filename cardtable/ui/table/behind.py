"""The table while another page lies above it: its bots wait, and it is come back to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage


class TableBehind:
    """One for all pages that may lie above the table."""

    def __init__(self, pages: QStackedWidget, table: Callable[[], TablePage | None]) -> None:
        """``table``: the one that is open."""
        self._pages, self._table = pages, table
        self._paused = False

    def leave(self) -> None:
        """Another page is coming up: nothing happens at a table nobody looks at."""
        table = self._table()
        if table is None:
            self._paused = False
        elif not table.session.paused:
            table.pacing.pause(True)
            self._paused = True

    def come_back(self) -> bool:
        """Show the table again; whether there is one."""
        table = self._table()
        if table is None:
            return False
        if self._paused:
            table.pacing.pause(False)
            self._paused = False
        self._pages.setCurrentWidget(table)
        table.view.setFocus()
        return True
