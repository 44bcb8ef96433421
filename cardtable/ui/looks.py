"""The look of the window, as the settings have it, and the commands of the View menu."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QToolTip

from cardtable.translation import _
from cardtable.ui.announcing import Announcer
from cardtable.ui.menus import Menus
from cardtable.ui.room import rail_height
from cardtable.ui.settings.declared import percent
from cardtable.ui.settings.kept import TEXT_SIZES
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.theme import wants_dark, wants_touch

if TYPE_CHECKING:
    from cardtable.ui.widgets.fingers import Fingers

#: Options of cards that the menu offers, whatever their deck.
_CARD_OPTIONS = ("large", "four_colour")
#: How far above the rail a note about text sizes begins, and for how many milliseconds it is seen.
_ABOVE, _NOTED = 60, 4000


class Looks(QObject):
    """Keeps the theme as the settings have it and the window has room for.

    Attributes:
        turning: day is about to turn into night, or night into day.
        themed: the theme has changed.
    """

    turning = Signal()
    themed = Signal()

    def __init__(self, shared: Shared, menus: Menus, window: QMainWindow) -> None:
        super().__init__(window)
        self._shared, self._window, self._menus = shared, window, menus
        self._fingers: Fingers | None = None
        shared.theme = shared.theme.at(shared.theme.zoom_for(window.size()))
        shared.checked.connect(self._offer)
        shared.settings.changed.connect(self._setting_changed)
        self._watch_fingers()
        menus.on("dark", self._toggle_dark)
        menus.on("full_screen", self._toggle_full_screen)
        menus.on("touch", self._toggle_touch)
        menus.on("text_larger", partial(self._step_text, 10))
        menus.on("text_smaller", partial(self._step_text, -10))
        menus.on("text_usual", partial(self._step_text, 0))
        for option in _CARD_OPTIONS:
            menus.on(option, partial(self._toggle_option, option))

    def checks(self) -> dict[str, bool]:
        """The state of the checkable commands, by id."""
        settings = self._shared.settings
        return {
            "dark": self._shared.theme.dark,
            "full_screen": self._window.isFullScreen(),
            "touch": self._shared.theme.touch,
            **{option: bool(settings.card_option[option]) for option in _CARD_OPTIONS},
        }

    def speak(self, code: str) -> None:
        """Use the fonts of another language; the window changes the words."""
        self._shared.theme = replace(self._shared.theme, language=code)

    def _setting_changed(self, key: str) -> None:
        settings, theme = self._shared.settings, self._shared.theme
        match key:
            case "dark":
                self.turning.emit()
                self._shared.theme = replace(theme, dark=wants_dark(settings.dark))
            case "touch":
                self._shared.theme = replace(theme, touch=wants_touch(settings.touch))
                self._watch_fingers()
            case "quiet":
                self._shared.theme = replace(theme, quiet=settings.quiet)
            case "text":
                self._shared.theme = replace(theme, text=settings.text_size)
                self.fit()
        self._menus.check(self.checks())
        if key in ("dark", "touch", "quiet"):
            self.themed.emit()

    def _toggle_dark(self) -> None:
        self._shared.settings.dark = "no" if self._shared.theme.dark else "yes"

    def _toggle_touch(self) -> None:
        self._shared.settings.touch = "no" if self._shared.theme.touch else "yes"

    def _toggle_option(self, option: str) -> None:
        options = self._shared.settings.card_option
        options[option] = not options[option]

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
        """Enable larger and smaller text, until it is as large or small as it can be anywhere."""
        text = self._shared.theme.text_in(self._window.size())
        self._menus.actions["text_larger"].setEnabled(text < TEXT_SIZES[-1])
        self._menus.actions["text_smaller"].setEnabled(text > TEXT_SIZES[0])

    def next_text(self, step: int) -> int:
        """The next text size that makes a difference in this window, else the present one."""
        theme, size = self._shared.theme, self._window.size()
        for text in TEXT_SIZES[:: 1 if step > 0 else -1]:
            beyond = (text - theme.text) * step > 0
            if beyond and replace(theme, text=text).zoom_for(size) != theme.zoom:
                return text
        return theme.text

    def _step_text(self, step: int) -> None:
        """Make the text larger or smaller; 0 resets it. Where the window is too small, say so."""
        text = self.next_text(step) if step else 100
        if step and text == self._shared.theme.text:
            said = held_words(self._shared.theme.text_in(self._window.size()))
            at, theme = self._window.rect().center(), self._shared.theme
            rail = rail_height(self._window.size(), theme)  # what one answers with stays free
            at.setY(self._window.height() - rail - theme.px(_ABOVE))
            QToolTip.showText(self._window.mapToGlobal(at), said, None, QRect(), _NOTED)
            Announcer(self._window).announce(said, urgent=True)
        self._shared.settings.text_size = text

    def _toggle_full_screen(self) -> None:
        # Qt's own “showNormal” would forget that the window was maximized.
        state = self._window.windowState() ^ Qt.WindowState.WindowFullScreen
        if self._window.isFullScreen() and self._shared.settings.maximized:
            state |= Qt.WindowState.WindowMaximized
        self._window.setWindowState(state)
        self._shared.checked.emit()


def held_words(text: int) -> str:
    """What comes of the player's text size in a window that is too small for it, in per cent."""
    return _(
        "The text size in this window is {percent}; questions and hints are larger where they fit. "
        "A larger window has room for more.",
        percent=percent(text),
    )
