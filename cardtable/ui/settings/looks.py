"""What the View menu changes: dark or light, the cards' dress, the cloth, the pace, full screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtable.ui import durations
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.widgets.theme import Theme, system_is_dark

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.settings.kept import Settings

#: How cards may be dressed, whatever their deck.
_DRESSES = ("large", "four_colour")


def wants_dark(settings: Settings) -> bool:
    """Whether the window is to be dark: as was chosen, else as the system is."""
    return settings.dark == "yes" or (settings.dark == "" and system_is_dark())


class Looks:
    """Answers the View menu, and keeps what was chosen."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        on = window.menus.on
        on("dark", self._toggle_dark)
        on("full_screen", self._toggle_full_screen)
        for dress in _DRESSES:
            on(dress, partial(self._toggle_dress, dress))
        for id_ in CLOTHS:
            on(f"cloth_{id_}", partial(self._lay_cloth, id_))
        for speed in durations.Speed:
            on(f"speed_{speed.name.lower()}", partial(self._set_speed, speed))

    def checks(self) -> dict[str, bool]:
        """What is on, by the menu's ids."""
        window, settings = self._window, self._window.settings
        speeds = {f"speed_{s.name.lower()}": settings.speed is s for s in durations.Speed}
        return {
            "dark": window.theme.dark,
            "full_screen": window.isFullScreen(),
            "panel": settings.panel,
            **{dress: settings.dress(dress) for dress in _DRESSES},
            **speeds,
        }

    def _toggle_dark(self) -> None:
        window = self._window
        window.settings.dark = "no" if window.theme.dark else "yes"
        window.theme = Theme(not window.theme.dark, window.language.code)
        window.dress()

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self._window.show_checks()

    def _toggle_dress(self, option: str) -> None:
        window = self._window
        window.settings.set_dress(option, not window.settings.dress(option))
        if window.table is not None:
            deck = window.table.pictures.deck
            window.table.pictures.use(deck, window.variant(deck))
            window.table.refresh(animate=False)
        window.show_checks()

    def _lay_cloth(self, cloth: str) -> None:
        window = self._window
        if window.table is not None:
            window.settings.set_cloth(window.table.game.id, cloth)
            window.table.lay_cloth(CLOTHS[cloth])
        window.show_checks()

    def _set_speed(self, speed: durations.Speed) -> None:
        self._window.settings.speed = speed
        if self._window.table is not None:
            self._window.table.set_speed(speed)
        self._window.show_checks()
