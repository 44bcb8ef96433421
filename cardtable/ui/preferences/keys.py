"""Keys: the key of every command, which can be changed; conflicts are reported."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QKeyCombination, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QLineEdit, QWidget

from cardtable.comparing import sought
from cardtable.translation import _
from cardtable.ui import bindings
from cardtable.ui.announcing import Announcer
from cardtable.ui.commands import Command, command_text, menu_title
from cardtable.ui.preferences.rows import Row
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.buttons import KeyButton, key_words
from cardtable.ui.widgets.keys import latin_key
from cardtable.ui.widgets.labels import UNDESCRIBED, SaidLabel, no_mnemonic, words_label
from cardtable.ui.widgets.theme import Theme

_FIELD = 150
#: Modifier keys, and those that stay down.
_HELD = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_ScrollLock,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_Hyper_L,
    Qt.Key.Key_Hyper_R,
    Qt.Key.Key_unknown,
)


class KeyField(QKeySequenceEdit):
    """Takes one key. Esc goes to the dialog, Tab moves on or back, and ⌫ clears the key.

    Attributes:
        pressed: a key in Qt's notation; empty for none.
        refused: the same of a key that can be no shortcut.
    """

    pressed, refused = Signal(str), Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key for the command; Qt would first clear the old one."""
        key, held = latin_key(event), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            event.ignore()
        elif key == Qt.Key.Key_Backtab:  # the line inside leads only forwards
            self.focusPreviousChild()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and not held:
            self.pressed.emit("")
        elif key not in _HELD:
            if key < 128 and not chr(key).isalnum() and not chr(key).isspace():
                held &= ~Qt.KeyboardModifier.ShiftModifier  # it only produces the character
            keys = _written(QKeySequence(QKeyCombination(held, key)))
            (self.pressed if bindings.is_shortcut(key) else self.refused).emit(keys)

    def show_key(self, key: str, about: str) -> None:
        """Show a key without emitting it; ``about`` describes the field for screen readers."""
        with QSignalBlocker(self):
            self.setKeySequence(QKeySequence(key))
        for inside in self.findChildren(QLineEdit):  # this has the focus
            inside.setPlaceholderText("–")  # Qt's own is longer than the field
            inside.setAccessibleName(self.accessibleName())
            inside.setAccessibleDescription(about or UNDESCRIBED)


def _written(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


class KeyRow(Row):
    """One command. A key that another command has is reported, and the two can be swapped."""

    def __init__(
        self, theme: Theme, command: Command, settings: Settings, changed: Callable[[], object]
    ) -> None:
        self.field = KeyField()
        super().__init__(f"key_{command.id}", theme, self._named, self.field)
        self._command, self._settings, self._changed = command, settings, changed
        self._wanted = ""
        self._said, self.exchange = words_label(SaidLabel), KeyButton(theme, "plain")
        self.exchange.setAutoDefault(False)
        self.exchange.clicked.connect(self._exchange)
        self._trouble = QWidget()
        line = QHBoxLayout(self._trouble)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._said, 1)
        line.addWidget(self.exchange)
        self._column.addWidget(self._trouble)
        self._trouble.hide()
        self.field.pressed.connect(self._take)
        self.field.refused.connect(self._refuse)

    @property
    def trouble(self) -> str:
        """The objection to the key that was pressed; empty if there is none."""
        return "" if self._trouble.isHidden() else self._said.text()

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self.field, self.exchange]

    def _named(self) -> tuple[str, str]:
        return name_of(self._command), ""

    def _take(self, key: str) -> None:
        """Give the command the pressed key, or say why not."""
        owner = bindings.owner_of(key, self._command.id)
        self._trouble.hide()
        if not bindings.may_be_given(key):
            text = _("{key} is needed at the table or in menus. Use an F key.")
            if bindings.may_be_given(f"Ctrl+{key}"):
                text = _("{key} is needed at the table or in menus. Add Ctrl, or use an F key.")
            self._tell(text.format(key=key_words(key)), False)
        elif owner:
            self._wanted = key
            text = _("{key} is already used for “{command}”.")
            other = command_text(owner)
            self._tell(text.format(key=key_words(key), command=other), True)
        else:
            self._give({self._command.id: key})
            Announcer(self.field).announce(key_words(key) or _("No key"))
        self.refresh()

    def _refuse(self, key: str) -> None:
        self._tell(_("{key} can’t be a shortcut. Use an F key.", key=key_words(key)), False)
        self.refresh()

    def _tell(self, sentence: str, exchangeable: bool) -> None:
        self._trouble.show()
        self._said.setText(sentence)
        self.exchange.setVisible(exchangeable)

    def _exchange(self) -> None:
        """Swap keys with the command that has the wanted one."""
        owner = bindings.owner_of(self._wanted, self._command.id)
        mine = bindings.key_of(self._command.id)
        self._trouble.hide()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._give({self._command.id: self._wanted, **({owner: mine} if owner else {})})

    def _give(self, keys: dict[str, str]) -> None:
        for id_, key in keys.items():
            self._settings.command_key[id_] = None if key == bindings.MADE[id_] else key
        self._changed()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._trouble.hide()
        self.exchange.set_words(_("Swap keys"))
        self.refresh()

    def _further(self) -> str:
        return key_words(bindings.key_of(self._command.id))

    def refresh(self) -> None:
        """Show the current key."""
        key = bindings.key_of(self._command.id)
        self.field.show_key(key, self.trouble or ("" if key else _("No key")))
        self.named = self.said = sought(f"{self._name.text()} {self._further()}")

    def reset(self) -> None:
        """Restore the default key; the section reports once all are restored."""
        self._trouble.hide()
        self._settings.command_key[self._command.id] = None

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        px = theme.px
        self._column.setContentsMargins(px(12), px(2), px(12), px(2))
        self.field.setFixedWidth(theme.px(_FIELD))
        self._said.setFont(theme.font(13, 600))
        self._said.setStyleSheet(f"color: {theme.colours.bad};")
        self.exchange.apply_theme(theme)


def name_of(command: Command) -> str:
    """A command's name outside its menu."""
    text = command_text(command.id)
    # Translators: a menu and what stands in it, as in “Speed of cards: Calm”
    both = _("{menu}: {entry}")
    if command.group in ("", "text"):
        return text
    return both.format(menu=no_mnemonic(menu_title(command.group)), entry=text)
