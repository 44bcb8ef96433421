"""Opens the settings dialog and keeps it up to date while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui import bindings
from cardtable.ui.preferences.setting import Levers

if TYPE_CHECKING:  # the dialog is loaded on demand, so that the window starts faster
    from cardtable.ui.preferences.dialog import SettingsDialog
    from cardtable.ui.setup.desk import SetupDesk


def _not_saved_sentence() -> str:
    return QCoreApplication.translate(
        "Settings", "This choice could not be saved; it holds until the program ends."
    )


class PreferencesDesk(QObject):
    """The settings dialog, one at a time.

    Attributes:
        written: a setting has changed that the page in front may show.
        rebound: keys of commands have changed.
        dialog: the open dialog, if any.
    """

    written = Signal()
    rebound = Signal()

    def __init__(self, levers: Levers, speak: Callable[[str], None], window: QWidget) -> None:
        """``speak`` gets the code of the chosen language."""
        super().__init__(window)
        self._levers, self._speak, self._window = levers, speak, window
        self.dialog: SettingsDialog | None = None
        bindings.use(levers.shared.settings)
        levers.menus.bind()
        levers.shared.checked.connect(self._checked)
        levers.shared.settings.not_saved.connect(self._not_saved)

    def connect_with(self, setups: SetupDesk, say_anew: Callable[[], None]) -> None:
        """Connect what shows settings and keys: the set-up page, and all texts."""
        self.written.connect(setups.reread)
        self.rebound.connect(say_anew)

    def open(self) -> None:
        """Show the dialog."""
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
        """Refresh: a menu or the dialog may have changed a setting."""
        if self.dialog is not None:
            self.dialog.refresh()
            self.written.emit()

    def _not_saved(self) -> None:
        """Say where the choice was made that it could not be saved."""
        if self.dialog is not None:
            self.dialog.warn(_not_saved_sentence)
        else:
            self._levers.shared.warned.emit(_not_saved_sentence)

    def _closed(self) -> None:
        self.dialog = None

    def dress(self) -> None:
        """Apply another theme or language."""
        if self.dialog is not None:
            self.dialog.dress(self._levers.shared.theme)
            self.dialog.retranslate()
