"""A line that says what was done, with a button to undo it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.phrases.lists import labelled
from cardtable.translation import _, ngettext, pgettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.widgets.buttons import KeyButton, key_words
from cardtable.ui.widgets.labels import SaidLabel
from cardtable.ui.widgets.theme import Theme


class UndoLine(QFrame):
    """Appears after an action, and stays until it is undone or the page is left.

    Attributes:
        undone: undo the action.
    """

    undone = Signal()

    def __init__(self, theme: Theme, key: Callable[[], str]) -> None:
        """``key`` returns the key that undoes."""
        super().__init__()
        self.setObjectName("undoLine")
        self._key = key
        self._words = SaidLabel(wrap=True)
        self.undo = KeyButton(theme, "quiet")
        self.undo.clicked.connect(self.undone)
        self._shortcut = QShortcut(self)
        self._shortcut.activated.connect(self.undone)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.addWidget(self._words, 1)
        row.addWidget(self.undo)
        self.apply_theme(theme)
        self.hide()

    def say(self, text: str) -> None:
        """Say what was done; empty hides the line."""
        self.retranslate()
        self.setVisible(bool(text))
        self._words.say(text, labelled(key_words(self._key()), self.undo.text()))

    def retranslate(self) -> None:
        """Set the button's words, and its key, in the language and with the keys in force."""
        self.undo.set_words(pgettext("settings", "Undo"), self._key())
        self._shortcut.setKey(QKeySequence(self._key()))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        c = theme.colours
        self.setStyleSheet(f"#undoLine {{ background: {c.own_row}; border-radius: 6px; }}")
        self._words.setFont(theme.font(14))
        self.undo.apply_theme(theme)


def deleted_words(count: int) -> str:
    """The message about deleted matches."""
    return ngettext("{n} match deleted.", "{n} matches deleted.", count)


def say_restored(page: QWidget) -> None:
    """Have it said that deleted matches are there again."""
    Announcer(page).announce(_("Deletion undone."))
