"""The menus, made from the table of all commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from cardtable.languages import LANGUAGES
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS, command_text, menu_title
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.widgets.icons import icon


class Menus:
    """Every command as an action in its menu, and the menu of languages.

    Attributes:
        actions: by command id.
    """

    def __init__(self, window: QMainWindow, speak: Callable[[str], None]) -> None:
        """``speak`` gets the code of the chosen language."""
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {
            name: window.menuBar().addMenu("") for name in ("match", "play", "view", "help")
        }
        groups: dict[str, QActionGroup] = {}
        for command in COMMANDS:
            action = QAction(window)
            action.setCheckable(command.checkable)
            action.setAutoRepeat(command.group == "text")  # a key held down is meant once
            menu = self._menus[command.menu]
            if command.group:
                if command.group not in groups:
                    groups[command.group] = QActionGroup(window)
                    self._menus[command.group] = menu.addMenu("")
                groups[command.group].addAction(action)
                menu = self._menus[command.group]
            menu.addAction(action)
            window.addAction(action)
            self.actions[command.id] = action
        self._menus["language"] = self._menus["view"].addMenu("")
        tongues = QActionGroup(window)
        for code, name in LANGUAGES.items():
            action = QAction(name, window)
            action.setCheckable(True)
            action.setData(code)
            action.triggered.connect(lambda _=False, c=code: speak(c))
            tongues.addAction(action)
            self._menus["language"].addAction(action)

        self.bind()

    def bind(self) -> None:
        """Assign every command its current key."""
        for id_, action in self.actions.items():
            action.setShortcuts([QKeySequence(key) for key in bindings.all_keys_of(id_)])

    def trigger(self, key: QKeySequence, repeated: bool) -> bool:
        """Do what has a key that came in another layout; returns whether anything has it.

        Qt finds the key of a shortcut itself only where a Latin layout is set up beside.
        """
        for action in self.actions.values():
            if key in action.shortcuts() and action.isEnabled():
                if not repeated or action.autoRepeat():
                    action.trigger()
                return True
        return False

    def on(self, command: str, do: Callable[[], object]) -> None:
        """Bind a command to a function."""
        self.actions[command].triggered.connect(lambda _=False: do())

    def dress(self, ink: str) -> None:
        """Icons only for commands that cannot be checked."""
        for command in COMMANDS:
            if not command.checkable:
                self.actions[command.id].setIcon(icon(command.icon, ink))
        for menu, name in (
            ("cloth", "cloth"),
            ("stand_in", "bot"),
            ("speed", "speed"),
            ("pace", "speed"),
            ("volume", "sound"),
            ("text", "letter"),
            ("keep", "list"),
            ("language", "globe"),
        ):
            self._menus[menu].setIcon(icon(name, ink))

    def retranslate(self, language: str) -> None:
        """Set all texts in the current language."""
        for name, menu in self._menus.items():
            menu.setTitle(menu_title(name))
        for id_, action in self.actions.items():
            action.setText(command_text(id_))
        for action in self._menus["language"].actions():
            action.setChecked(action.data() == language)

    def show_cloths(self, dark: bool, laid: Cloth | None) -> None:
        """Show every cloth in a theme, and mark the one in use; ``None`` without a table."""
        for id_, cloth in CLOTHS.items():
            action = self.actions[f"cloth_{id_}"]
            action.setIcon(cloth.icon(dark, cloth is laid))
            action.setEnabled(laid is not None)
        self.check({f"cloth_{id_}": cloth is laid for id_, cloth in CLOTHS.items()})

    def check(self, states: Mapping[str, bool]) -> None:
        """Show which commands are on, without triggering them."""
        for id_, on in states.items():
            with QSignalBlocker(self.actions[id_]):
                self.actions[id_].setChecked(on)
