"""The menus, made from the table of all commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from cardtable.languages import LANGUAGES
from cardtable.translation import _
from cardtable.ui import bindings
from cardtable.ui.announcing import Announcer
from cardtable.ui.commands import COMMANDS, Command, command_text, menu_title
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.settings.declared import Choice
from cardtable.ui.settings.kept import DECLARED, Settings
from cardtable.ui.widgets.icons import icon

_MENUS = ("match", "play", "view", "help")
#: The commands that stand before the menus where all are shown as one.
_AT_HAND = ("pause", "rules", "settings", "home")


class Menus(QObject):
    """Every command as an action in its menu, and the menu of languages.

    Commands of settings are answered here, and checked as the settings are.

    Attributes:
        actions: by command id.
    """

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings, self._bar = window, settings, window.menuBar()
        self.actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {name: self._bar.addMenu("") for name in _MENUS}
        #: All of them as one menu, for the round sign.
        self._whole = QMenu(window)
        for name in _MENUS:
            self._whole.addMenu(self._menus[name])
            self._menus[name].aboutToHide.connect(self._see_later)
        for part in (self._bar, self._whole, *self._menus.values()):
            part.installEventFilter(self)
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
                action.enabledChanged.connect(partial(self._close_off, menu))
            menu.addAction(action)
            window.addAction(action)
            self.actions[command.id] = action
            if command.setting:
                action.triggered.connect(partial(self._choose, command))
        self._cloths: tuple[bool, Cloth | None] = False, None
        self._menus["cloth"].aboutToShow.connect(self._lay_out_cloths)
        self._menus["language"] = self._menus["view"].addMenu("")
        tongues = QActionGroup(window)
        for code, name in LANGUAGES.items():
            action = QAction(name, window)
            action.setCheckable(True)
            action.setData(code)
            action.triggered.connect(partial(self._speak, code))
            tongues.addAction(action)
            self._menus["language"].addAction(action)
        # Who wants to leave, or pause, need not look for it.
        first = self._whole.actions()[0]
        self._whole.insertActions(first, [self.actions[id_] for id_ in _AT_HAND])
        self._whole.insertSeparator(first)
        self.bind()
        self._show_settings()
        settings.changed.connect(self._show_settings)

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

    def _close_off(self, menu: QMenu, _enabled: bool) -> None:
        """Let nobody into a menu in which nothing can be chosen: the arrows would stay there."""
        menu.setEnabled(any(action.isEnabled() for action in menu.actions()))

    def pop_up(self, at: QPoint) -> None:
        """Show all menus as one, its upper left corner at a point of the screen.

        For a screen reader it says so, and goes to its first entry: it came from a key, perhaps one
        too many.
        """
        self._whole.popup(at)
        if QAccessible.isActive():
            Announcer(self._window).announce(_("Menu"))
            self._whole.setActiveAction(self._whole.actions()[0])

    @property
    def popped_up(self) -> bool:
        """Whether that is shown."""
        return self._whole.isVisible()

    def toggle_bar(self) -> None:
        """Show the menu bar and open its first menu, or hide it.

        It hides itself once it is left. It is not given the focus: Qt would then lead back to the
        bar itself, where no key does anything, instead of to what had the focus before.
        """
        on = not self.bar_shown
        self._bar.setVisible(on)
        if on:
            self._bar.setActiveAction(self._bar.actions()[0])

    def open_by(self, key: QKeySequence) -> bool:
        """Open the menu whose underlined letter is a key with Alt; returns whether there is one."""
        for menu in self._bar.actions():
            if QKeySequence.mnemonic(menu.text()) == key:
                self._bar.show()
                self._bar.setActiveAction(menu)
                return True
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See when the keyboard leaves the menu bar; in a menu, take the keys of commands."""
        if event.type() == QEvent.Type.FocusOut and watched is self._bar:
            self._see_later()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return isinstance(watched, QMenu) and self._press(event)
        return False

    def _press(self, event: QKeyEvent) -> bool:
        """Leave the menu for the command whose key with Ctrl stands in it."""
        key = QKeySequence(event.keyCombination())
        known = any(key in a.shortcuts() and a.isEnabled() for a in self.actions.values())
        if not known or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        return self.trigger(key, event.isAutoRepeat())

    def _see_later(self) -> None:
        QTimer.singleShot(0, self, self._hide_if_left)  # another menu may open at once

    def _hide_if_left(self) -> None:
        opened = QApplication.activePopupWidget() is not None
        if not (opened or self._bar.hasFocus() or self._bar.activeAction() is not None):
            self._bar.hide()

    @property
    def bar_shown(self) -> bool:
        """Whether the menu bar is in sight."""
        return self._bar.isVisible()

    def on(self, command: str, do: Callable[[], object]) -> None:
        """Bind a command to a function."""
        self.actions[command].triggered.connect(lambda _=False: do())

    def _speak(self, code: str, _checked: bool = False) -> None:
        self._settings.choose(Settings.language, code)

    def _choose(self, command: Command, _checked: bool = False) -> None:
        setting, value = DECLARED[command.setting], command.value
        if not isinstance(setting, Choice):
            value = not setting.at(self._settings, setting.key)
        self._settings.choose(setting, value)

    def _show_settings(self, key: str = "") -> None:
        """Check the commands of the setting at a key, or of all."""
        for command in COMMANDS:
            setting = DECLARED.get(command.setting)
            if setting is not None and key in ("", setting.key):
                value = setting.at(self._settings, setting.key)
                on = value == command.value if isinstance(setting, Choice) else bool(value)
                self.check({command.id: on})

    def apply_theme(self, ink: str) -> None:
        """Icons only for commands that cannot be checked."""
        for command in COMMANDS:
            if not command.checkable:
                self.actions[command.id].setIcon(icon(command.icon, ink))
        for menu, name in (
            ("cloth", "cloth"),
            ("stand_in", "bot"),
            ("say", "sound"),
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
        self._show_settings()  # some are on at first in some languages only

    def show_cloths(self, dark: bool, laid: Cloth | None) -> None:
        """Show every cloth in a theme, and mark the one in use; ``None`` without a table."""
        self._cloths = dark, laid
        for id_ in CLOTHS:
            self.actions[f"cloth_{id_}"].setEnabled(laid is not None)
        self.check({f"cloth_{id_}": cloth is laid for id_, cloth in CLOTHS.items()})

    def _lay_out_cloths(self) -> None:
        """Weave a piece of each for the menu, once somebody looks: it takes as long as a page."""
        dark, laid = self._cloths
        for id_, cloth in CLOTHS.items():
            self.actions[f"cloth_{id_}"].setIcon(cloth.icon(dark, cloth is laid))

    def check(self, states: Mapping[str, bool]) -> None:
        """Show which commands are on, without triggering them."""
        for id_, on in states.items():
            with QSignalBlocker(self.actions[id_]):
                self.actions[id_].setChecked(on)
