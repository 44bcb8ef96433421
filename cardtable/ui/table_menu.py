"""The menu commands for the open table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.ui.commands import COMMANDS
from cardtable.ui.menus import Menus
from cardtable.ui.settings.cloths import CLOTHS, cloth_for
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the page is loaded on demand, so that the window starts faster
    from cardtable.ui.table.page import TablePage

#: Commands that need a table as the page in front.
AT_TABLE = (
    *("undo", "redo", "last", "hint", "pause", "skip", "stand_in", "panel", "tracker"),
    *("say_hand", "say_table", "say_recent"),
)


class TableMenu(QObject):
    """Answers the commands of the Play menu, and the choice of a cloth."""

    def __init__(
        self, shared: Shared, menus: Menus, table: Callable[[], TablePage | None], parent: QObject
    ) -> None:
        """``table`` returns the open table, if any."""
        super().__init__(parent)
        self._shared, self._menus, self._table = shared, menus, table
        commands: dict[str, Callable[[TablePage], object]] = {
            "undo": lambda table: table.undo(),
            "redo": lambda table: table.redo(),
            "last": lambda table: table.look_back(),
            "hint": lambda table: table.press("hint"),
            "knock_anyway": lambda table: table.command("knock_anyway"),
            "pause": lambda table: table.pacing.pause(not table.session.paused),
            "skip": lambda table: table.skip(),
            "stand_in": lambda table: table.pacing.change_hands(),
            "say_hand": lambda table: table.say_aloud("hand"),
            "say_table": lambda table: table.say_aloud("table"),
            "say_recent": lambda table: table.say_aloud("recent"),
            "panel": lambda table: table.toggle_panel(),
            "tracker": lambda table: table.toggle_counts(),
        }
        for command, do in commands.items():
            menus.on(command, partial(self._do, do))
        for cloth in CLOTHS:
            menus.on(f"cloth_{cloth}", partial(self._do, partial(self._lay_cloth, cloth)))

    def _do(self, do: Callable[[TablePage], object]) -> None:
        table = self._table()
        if table is not None:
            do(table)
        self._shared.checked.emit()

    def _lay_cloth(self, cloth: str, table: TablePage) -> None:
        self._shared.settings.cloth[table.game.id] = cloth

    def show_checks(self, at_table: bool) -> None:
        """Update what is checked and enabled; ``at_table``: the page in front is a table."""
        table = self._table()
        laid = None
        if table is not None and at_table:
            laid = cloth_for(table.game, self._shared.settings)
        self._menus.show_cloths(self._shared.theme.dark, laid)
        self._menus.check(
            {
                "pause": table is not None and table.session.paused,
                "panel": table is not None and table.panel_open,
                "stand_in": table is not None and table.pacing.handed is not None,
            }
        )
        for command in AT_TABLE:
            self._menus.actions[command].setEnabled(at_table)
        for one in COMMANDS:
            if one.games:
                own = table is None or table.game.id in one.games
                self._menus.actions[one.id].setVisible(own)
        own = table is not None and "knock_anyway" in table.controls.commands
        self._menus.actions["knock_anyway"].setEnabled(at_table and own)
