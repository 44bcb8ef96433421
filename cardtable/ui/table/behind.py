"""The table while another page covers it: its bots wait until the player comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage


class TableBehind:
    """Pauses and resumes the table; shared by all pages that may cover it."""

    def __init__(self, pages: QStackedWidget, table: Callable[[], TablePage | None]) -> None:
        """``table`` returns the open table, if any."""
        self._pages, self._table = pages, table
        self._paused = False

    def leave(self) -> None:
        """Pause the table before another page covers it."""
        table = self._table()
        if table is None:
            self._paused = False
        elif not table.session.paused:
            table.pacing.pause(True)
            self._paused = True

    def come_back(self) -> bool:
        """Show the table again; returns whether there is one."""
        table = self._table()
        if table is None:
            return False
        if self._paused:
            table.pacing.pause(False)
            self._paused = False
        self._pages.setCurrentWidget(table)
        table.view.setFocus()
        return True
