"""What the View menu changes: dark or light, the cards' dress, the cloth, full screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from cardtable.ui.menus import Menus
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.theme import Theme

#: How cards may be dressed, whatever their deck.
_DRESSES = ("large", "four_colour")


class Looks(QObject):
    """Answers the View menu, and keeps what was chosen.

    Attributes:
        themed: there is another theme.
        dressed: cards are dressed otherwise.
        laid: a cloth was chosen, by its id.
    """

    themed = Signal()
    dressed = Signal()
    laid = Signal(str)

    def __init__(self, shared: Shared, menus: Menus, window: QMainWindow) -> None:
        super().__init__(window)
        self._shared, self._window = shared, window
        menus.on("dark", self._toggle_dark)
        menus.on("full_screen", self._toggle_full_screen)
        for dress in _DRESSES:
            menus.on(dress, partial(self._toggle_dress, dress))
        for id_ in CLOTHS:
            menus.on(f"cloth_{id_}", partial(self._lay_cloth, id_))

    def checks(self) -> dict[str, bool]:
        """What is on, by the menu's ids."""
        settings = self._shared.settings
        return {
            "dark": self._shared.theme.dark,
            "full_screen": self._window.isFullScreen(),
            "panel": settings.panel,
            **{dress: settings.dress(dress) for dress in _DRESSES},
        }

    def _toggle_dark(self) -> None:
        dark = not self._shared.theme.dark
        self._shared.settings.dark = "yes" if dark else "no"
        self._shared.theme = Theme(dark, self._shared.language.code)
        self.themed.emit()

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self._shared.checked.emit()

    def _toggle_dress(self, option: str) -> None:
        settings = self._shared.settings
        settings.set_dress(option, not settings.dress(option))
        self.dressed.emit()
        self._shared.checked.emit()

    def _lay_cloth(self, cloth: str) -> None:
        self.laid.emit(cloth)
        self._shared.checked.emit()
