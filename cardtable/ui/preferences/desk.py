"""Opens the settings dialog and keeps it up to date while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.translation import _
from cardtable.ui import bindings
from cardtable.ui.menus import Menus
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the dialog is loaded on demand, so that the window starts faster
    from cardtable.ui.preferences.dialog import SettingsDialog


def _not_saved_sentence() -> str:
    return _("This setting couldn’t be saved. It stays in effect until you quit.")


class PreferencesDesk(QObject):
    """The settings dialog, one at a time.

    Attributes:
        rebound: keys of commands have changed.
        dialog: the open dialog, if any.
    """

    rebound = Signal()

    def __init__(
        self, shared: Shared, menus: Menus, window: QWidget, at_table: Callable[[], bool]
    ) -> None:
        """``at_table``: whether a match is in front."""
        super().__init__(window)
        self._shared, self._menus, self._window = shared, menus, window
        self._at_table = at_table
        self.dialog: SettingsDialog | None = None
        self._use_keys()
        self.rebound.connect(self._use_keys)
        shared.settings.changed.connect(self._changed)
        shared.settings.not_saved.connect(self._not_saved)

    def _use_keys(self) -> None:
        bindings.use(self._shared.settings)
        self._menus.bind()

    def open(self) -> None:
        """Show the dialog."""
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        from cardtable.ui.preferences.dialog import SettingsDialog

        self.dialog = SettingsDialog(self._shared, self._window, self._at_table())
        self.dialog.finished.connect(self._closed)
        self.dialog.rebound.connect(self.rebound)
        self.dialog.open()

    def _changed(self) -> None:
        """Refresh: a menu may have changed a setting."""
        if self.dialog is not None:
            self.dialog.refresh()

    def _not_saved(self) -> None:
        """Say where the choice was made that it could not be saved."""
        if self.dialog is not None:
            self.dialog.warn(_not_saved_sentence)
        else:
            self._shared.warned.emit(_not_saved_sentence)

    def _closed(self) -> None:
        self.dialog = None

    def apply_theme(self) -> None:
        """Apply another theme."""
        if self.dialog is not None:
            self.dialog.apply_theme(self._shared.theme)
            self.dialog.retranslate()
