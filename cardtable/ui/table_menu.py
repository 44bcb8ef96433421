"""What the menus do at the table that is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.ui.durations import Speed
from cardtable.ui.looks import Looks
from cardtable.ui.menus import Menus
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the page is loaded when it is wanted: the window starts faster
    from cardtable.ui.table.page import TablePage

#: Commands that need a table on the page in front.
AT_TABLE = ("undo", "last", "hint", "pause", "skip", "panel", "tracker")


class TableMenu(QObject):
    """Answers the Play menu, and what is chosen for the cards, the cloth and the speed."""

    def __init__(
        self,
        shared: Shared,
        menus: Menus,
        looks: Looks,
        table: Callable[[], TablePage | None],
        parent: QObject,
    ) -> None:
        """``table``: the one that is open, if any is."""
        super().__init__(parent)
        self._shared, self._menus, self._table = shared, menus, table
        doings: dict[str, Callable[[TablePage], object]] = {
            "undo": lambda table: table.undo(),
            "last": lambda table: table.look_back(),
            "hint": lambda table: table.press("hint"),
            "pause": lambda table: table.pause(not table.session.paused),
            "skip": lambda table: table.scene.finish(),
            "panel": lambda table: table.toggle_panel(),
            "tracker": lambda table: table.show_tab(
                "score" if table.panel.tab == "cards" else "cards"
            ),
        }
        for command, do in doings.items():
            menus.on(command, partial(self._do, do))
        menus.on("forced", self._toggle_forced)
        menus.on("careful", self._toggle_careful)
        looks.dressed.connect(self._redress)
        looks.laid.connect(self._lay_cloth)
        looks.paced.connect(self._set_speed)

    def _do(self, do: Callable[[TablePage], object]) -> None:
        table = self._table()
        if table is not None:
            do(table)
        self._shared.checked.emit()

    def show_checks(self, at_table: bool) -> None:
        """Show what is on, and what can be done; ``at_table``: the page in front is a table."""
        table = self._table()
        paused = table is not None and table.session.paused
        laid = table.cloth if table is not None and at_table else None
        self._menus.show_cloths(self._shared.theme.dark, laid)
        settings = self._shared.settings
        self._menus.check({"pause": paused, "forced": settings.forced, "careful": settings.careful})
        for command in AT_TABLE:
            self._menus.actions[command].setEnabled(at_table)

    def dress_cards(self) -> None:
        """The cards are dressed as was chosen; lay the table out anew afterwards."""
        table = self._table()
        if table is not None:
            deck = table.pictures.deck
            table.pictures.use(deck, self._shared.variant(deck))

    def _redress(self) -> None:
        self.dress_cards()
        table = self._table()
        if table is not None:
            table.refresh(animate=False)

    def _lay_cloth(self, cloth: str) -> None:
        table = self._table()
        if table is not None:
            self._shared.settings.set_cloth(table.game.id, cloth)
            table.lay_cloth(CLOTHS[cloth])

    def _set_speed(self, speed: Speed) -> None:
        table = self._table()
        if table is not None:
            table.set_speed(speed)

    def _toggle_forced(self) -> None:
        settings, table = self._shared.settings, self._table()
        settings.forced = not settings.forced
        if table is not None:
            table.forced.on = settings.forced
            table.see_forced()
        self._shared.checked.emit()

    def _toggle_careful(self) -> None:
        settings, table = self._shared.settings, self._table()
        settings.careful = not settings.careful
        if table is not None:
            table.be_careful(settings.careful)
        self._shared.checked.emit()
