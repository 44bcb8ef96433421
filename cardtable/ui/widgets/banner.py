"""Lines that say what has happened: a banner above the table, and one with a button to undo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.phrases.lists import labelled
from cardtable.translation import Saying, _, ngettext, pgettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.widgets.buttons import KeyButton, key_words
from cardtable.ui.widgets.labels import SaidLabel
from cardtable.ui.widgets.theme import Theme


class Banner(QFrame):
    """The line above the table for problems.

    A lasting problem (a match that is not saved) stays until it is settled; a passing message
    covers it for a while.

    Attributes:
        retry: try again to save.
        elsewhere: save the match in another file.
        play_on: go on without saving.
    """

    retry = Signal()
    elsewhere = Signal()
    play_on = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._words = SaidLabel()
        self._words.setWordWrap(True)
        self._retry, self._elsewhere, self._on = (KeyButton(theme) for _ in range(3))
        self._retry.clicked.connect(self.retry)
        self._elsewhere.clicked.connect(self.elsewhere)
        self._on.clicked.connect(self.play_on)
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        for button in (self._retry, self._elsewhere, self._on):
            row.addWidget(button)
        self._passing: Saying | None = None
        #: The lasting message, what it says now, and whether play waits for it.
        self._lasting: tuple[Saying, str, bool] | None = None
        self._fades = QTimer(self)
        self._fades.setSingleShot(True)
        self._fades.setInterval(8000)
        self._fades.timeout.connect(self._fade)
        self.apply_theme(theme)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        c, px, row = theme.colours, theme.px, self.layout()
        assert row is not None
        row.setContentsMargins(px(16), px(6), px(14), px(6))
        self.setStyleSheet(f"#banner {{ background: {c.bad_bg}; }}")
        self._words.setFont(theme.font(14, 700))
        self._words.setStyleSheet(f"color: {c.bad};")
        for button in (self._retry, self._elsewhere, self._on):
            button.apply_theme(theme)

    def retranslate(self) -> None:
        """Say in the current language what is being said."""
        if self._lasting is not None:
            saying, _, waiting = self._lasting
            self._lasting = saying, saying(), waiting
        if not self.isHidden():
            self._show()

    def say(self, saying: Saying) -> None:
        """Show a message for a while."""
        self._passing = saying
        self._show()
        self._fades.start()

    def last(self, saying: Saying, waiting: bool) -> None:
        """Say that the match is not saved, until :meth:`settle`; ``waiting``: play waits for it."""
        text = saying()
        if self._lasting is not None and self._lasting[1:] == (text, waiting) and self.isVisible():
            return
        self._fades.stop()
        self._passing, self._lasting = None, (saying, text, waiting)
        self._show()

    def settle(self) -> None:
        """Remove the lasting message."""
        if self._lasting is not None:
            self._passing = self._lasting = None
            self._go()

    def _show(self) -> None:
        """Show the passing message, or else the lasting one with what can be done about it."""
        self.show()
        lasts = self._passing is None and self._lasting is not None
        if self._passing is not None:
            self._words.setText(self._passing())
        elif self._lasting is not None:
            self._words.setText(self._lasting[1])
        self._retry.set_words(_("Try again"))
        self._elsewhere.set_words(_("Save elsewhere…"))
        self._on.set_words(_("Continue without saving"))
        waiting = self._lasting is not None and self._lasting[2]
        self._retry.setVisible(lasts)
        self._elsewhere.setVisible(lasts)
        self._on.setVisible(lasts and waiting)

    def _go(self) -> None:
        self.hide()
        self._words.setText("")

    def _fade(self) -> None:
        self._passing = None
        if self._lasting is None:
            self._go()
        else:
            self._show()


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
