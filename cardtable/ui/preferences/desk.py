"""Opens the dialog of settings and keeps it true while it stands open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui import bindings
from cardtable.ui.preferences.setting import Levers

if TYPE_CHECKING:  # the dialog is loaded when it is wanted: the window starts faster
    from cardtable.ui.preferences.dialog import SettingsDialog
    from cardtable.ui.setup.desk import SetupDesk


class PreferencesDesk(QObject):
    """The dialog of settings, one at a time.

    Attributes:
        written: something was set that the page in front may show.
        rebound: commands have other keys.
        dialog: the one that is open.
    """

    written = Signal()
    rebound = Signal()

    def __init__(self, levers: Levers, speak: Callable[[str], None], window: QWidget) -> None:
        """``speak`` is told the code of a language that was chosen."""
        super().__init__(window)
        self._levers, self._speak, self._window = levers, speak, window
        self.dialog: SettingsDialog | None = None
        bindings.use(levers.shared.settings)
        levers.menus.bind()
        levers.shared.checked.connect(self._checked)

    def connect_with(self, setups: SetupDesk, say_anew: Callable[[], None]) -> None:
        """The page of a new match shows what is set, and every text its new key."""
        self.written.connect(setups.reread)
        self.rebound.connect(say_anew)

    def open(self) -> None:
        """Bring it up."""
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        from cardtable.ui.preferences.dialog import SettingsDialog

        theme = self._levers.shared.theme
        self.dialog = SettingsDialog(theme, self._levers, self._speak, self._window)
        self.dialog.finished.connect(self._closed)
        self.dialog.written.connect(self.written)
        self.dialog.rebound.connect(self.rebound)
        self.dialog.open()

    def _checked(self) -> None:
        """A menu may have set something, or the dialog."""
        if self.dialog is not None:
            self.dialog.refresh()
            self.written.emit()

    def _closed(self) -> None:
        self.dialog = None

    def dress(self) -> None:
        """Another theme or language."""
        if self.dialog is not None:
            self.dialog.dress(self._levers.shared.theme)
            self.dialog.retranslate()
