"""The View menu: the look, the text size, the cards' dress, the cloth."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from cardtable.ui.menus import Menus
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.settings.kept import TEXT_SIZES
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.theme import wants_dark, wants_touch

if TYPE_CHECKING:
    from cardtable.ui.widgets.fingers import Fingers

#: The dresses of cards, whatever their deck.
_DRESSES = ("large", "four_colour")


class Looks(QObject):
    """Answers the View menu and saves the choices.

    Attributes:
        themed: the theme has changed.
        dressed: the cards' dress has changed.
        laid: a cloth was chosen, by its id.
    """

    themed = Signal()
    dressed = Signal()
    laid = Signal(str)

    def __init__(self, shared: Shared, menus: Menus, window: QMainWindow) -> None:
        super().__init__(window)
        self._shared, self._window, self._menus = shared, window, menus
        self._fingers: Fingers | None = None
        shared.theme = shared.theme.at(shared.theme.zoom_for(window.size()))
        shared.checked.connect(self._offer)
        self._watch_fingers()
        menus.on("dark", self._toggle_dark)
        menus.on("full_screen", self._toggle_full_screen)
        menus.on("touch", self._toggle_touch)
        menus.on("text_larger", partial(self._step_text, 10))
        menus.on("text_smaller", partial(self._step_text, -10))
        menus.on("text_usual", partial(self._step_text, 0))
        for dress in _DRESSES:
            menus.on(dress, partial(self._toggle_dress, dress))
        for id_ in CLOTHS:
            menus.on(f"cloth_{id_}", partial(self._lay_cloth, id_))

    def checks(self) -> dict[str, bool]:
        """The state of the checkable commands, by id."""
        settings = self._shared.settings
        return {
            "dark": self._shared.theme.dark,
            "full_screen": self._window.isFullScreen(),
            "touch": self._shared.theme.touch,
            "panel": settings.panel,
            **{dress: settings.dress(dress) for dress in _DRESSES},
        }

    def speak(self, code: str) -> None:
        """Use the fonts of another language; the window changes the words."""
        self._shared.theme = replace(self._shared.theme, language=code)

    def _toggle_dark(self) -> None:
        self.set_dark("no" if self._shared.theme.dark else "yes")

    def set_dark(self, wish: str) -> None:
        """Set the dark theme: ``yes``, ``no``, or empty to follow the system."""
        self._shared.settings.dark = wish
        self._shared.theme = replace(self._shared.theme, dark=wants_dark(wish))
        self.themed.emit()

    def _toggle_touch(self) -> None:
        self.set_touch("no" if self._shared.theme.touch else "yes")

    def set_touch(self, wish: str) -> None:
        """Set touch mode: ``yes``, ``no``, or empty: if there is only a touch screen."""
        self._shared.settings.touch = wish
        self._shared.theme = replace(self._shared.theme, touch=wants_touch(wish))
        self._watch_fingers()
        self.themed.emit()

    def _watch_fingers(self) -> None:
        if self._shared.theme.touch and self._fingers is None:
            from cardtable.ui.widgets.fingers import Fingers  # most people play with a mouse

            self._fingers = Fingers(self)
        if self._fingers is not None:
            self._fingers.watch(self._shared.theme.touch)

    # -- sizes -----------------------------------------------------------------------------------
    def fit(self) -> None:
        """Enlarge everything as far as the player wants and the window allows."""
        theme = self._shared.theme
        zoom = theme.zoom_for(self._window.size())
        if zoom != theme.zoom:
            self._shared.theme = theme.at(zoom)
            self.themed.emit()
        self._offer()

    def _offer(self) -> None:
        """Enable larger and smaller text where this window allows it."""
        for name, step in (("text_larger", 10), ("text_smaller", -10)):
            able = self.next_text(step) != self._shared.theme.text
            self._menus.actions[name].setEnabled(able)

    def next_text(self, step: int) -> int:
        """The next text size that makes a difference in this window, else the present one."""
        theme, size = self._shared.theme, self._window.size()
        for text in TEXT_SIZES[:: 1 if step > 0 else -1]:
            beyond = (text - theme.text) * step > 0
            if beyond and replace(theme, text=text).zoom_for(size) != theme.zoom:
                return text
        return theme.text

    def _step_text(self, step: int) -> None:
        """Make the text larger or smaller; 0 resets it."""
        self.set_text(self.next_text(step) if step else 100)

    def set_text(self, text: int) -> None:
        """Set the text size, in per cent."""
        self._shared.settings.text = text
        self._shared.theme = replace(self._shared.theme, text=text)
        self.fit()
        self._shared.checked.emit()

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self._shared.checked.emit()

    def _toggle_dress(self, option: str) -> None:
        self.wear(option, not self._shared.settings.dress(option))

    def wear(self, option: str, on: bool) -> None:
        """Put a dress on the cards, or take it off."""
        self._shared.settings.set_dress(option, on)
        self.dressed.emit()
        self._shared.checked.emit()

    def _lay_cloth(self, cloth: str) -> None:
        self.laid.emit(cloth)
        self._shared.checked.emit()
