"""Problems shown where the player looks: on the start page, or above the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.translation import Saying, _
from cardtable.ui.start.desk import StartDesk

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage
    from cardtable.ui.upkeep.faults import Faults


def _fault_sentence() -> str:
    return _(
        "Something went wrong, but Cardtable can continue. For details, see Help → Show error log."
    )


class Notices(QObject):
    """Shows one sentence at a time."""

    def __init__(
        self, front: StartDesk, table: Callable[[], TablePage | None], faults: Faults | None
    ) -> None:
        """``table`` returns the open table, if any; ``faults`` is the log to write to."""
        super().__init__(front)
        self._front, self._table, self._faults = front, table, faults

    def warn(self, saying: Saying | None) -> None:
        """Show a sentence on the start page and above the table; ``None`` removes it."""
        self._front.trouble = saying
        self._front.refresh()
        table = self._table()
        if table is not None and saying is not None:
            table.banner.say(saying)

    def report_fault(self) -> None:
        """Say that a fault of the program was logged."""
        table = self._table()
        if table is not None and table.isVisible():
            table.banner.say(_fault_sentence)
        else:
            self.warn(_fault_sentence)

    def note_trouble(self, seat: int, what: str) -> None:
        """Log that a bot failed, without its name, which is private."""
        table = self._table()
        if self._faults is not None and table is not None and what != "hurried":
            match = table.session.match
            level = match.seats[seat].kind
            self._faults.note(f"bot {what}: {match.game.id}, {level}, view {len(match.actions)}")
