"""Problems shown where the player looks: on the start page, above the table, else in a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from cardtable.translation import Saying, _
from cardtable.ui.dialog import Slip
from cardtable.ui.pages import Navigator
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
        self,
        window: QWidget,
        navigator: Navigator,
        front: StartDesk,
        table: Callable[[], TablePage | None],
        faults: Faults | None,
    ) -> None:
        """``table`` returns the open table, if any; ``faults`` is the log to write to."""
        super().__init__(window)
        self._window, self._navigator = window, navigator
        self._front, self._table, self._faults = front, table, faults
        self._box: Slip | None = None

    def warn(self, saying: Saying | None) -> None:
        """Show a sentence where the player looks; ``None`` removes it.

        That is the start page, and the table if one is open; a box before pages without a place
        for it.
        """
        page = self._navigator.front
        if saying is not None and page is not None and not page.shows_warnings:
            self._show_box(saying())
            return
        self._front.trouble = saying
        self._front.refresh()
        table = self._table()
        if table is not None and saying is not None:
            table.banner.say(saying)

    def _show_box(self, text: str) -> None:
        """Show a sentence before a page that has no place for it, in one box at a time."""
        if self._box is None:
            self._box = Slip(self._window, text)
            self._box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._box.offer(_("Close"), Slip.ButtonRole.RejectRole)
            self._box.finished.connect(self._forget_box)
        self._box.setText(text)
        self._box.open()

    def _forget_box(self, _answer: int) -> None:
        self._box = None

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
