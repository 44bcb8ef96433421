"""A line above the table when something is wrong."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
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
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._retry, self._elsewhere, self._on = (KeyButton(theme) for _ in range(3))
        self._retry.clicked.connect(self.retry)
        self._elsewhere.clicked.connect(self.elsewhere)
        self._on.clicked.connect(self.play_on)
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        for button in (self._retry, self._elsewhere, self._on):
            row.addWidget(button)
        self._lasting: tuple[str, bool] | None = None
        self._fades = QTimer(self)
        self._fades.setSingleShot(True)
        self._fades.setInterval(8000)
        self._fades.timeout.connect(self._fade)
        self.dress(theme)
        self.hide()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        c, px, row = theme.colours, theme.px, self.layout()
        assert row is not None
        row.setContentsMargins(px(16), px(6), px(14), px(6))
        self.setStyleSheet(f"#banner {{ background: {c.bad_bg}; }}")
        self._words.setFont(theme.font(14, 700))
        self._words.setStyleSheet(f"color: {c.bad};")
        for button in (self._retry, self._elsewhere, self._on):
            button.dress(theme)

    def say(self, text: str) -> None:
        """Show a message for a while."""
        self._show(text, buttons=False)
        self._fades.start()

    def last(self, text: str, waiting: bool) -> None:
        """Say that the match is not saved, until :meth:`settle`; ``waiting``: play waits for it."""
        if self._lasting == (text, waiting) and self.isVisible():
            return
        self._fades.stop()
        self._lasting = text, waiting
        self._show(text, buttons=True)

    def settle(self) -> None:
        """Remove the lasting message."""
        if self._lasting is not None:
            self._lasting = None
            self.hide()

    def _show(self, text: str, buttons: bool) -> None:
        self._words.setText(text)
        self._retry.set_words(QCoreApplication.translate("TablePage", "Try again"))
        self._elsewhere.set_words(QCoreApplication.translate("TablePage", "Save elsewhere…"))
        self._on.set_words(QCoreApplication.translate("TablePage", "Play on unsaved"))
        waiting = self._lasting is not None and self._lasting[1]
        self._retry.setVisible(buttons)
        self._elsewhere.setVisible(buttons)
        self._on.setVisible(buttons and waiting)
        self.show()

    def _fade(self) -> None:
        if self._lasting is None:
            self.hide()
        else:
            self._show(self._lasting[0], buttons=True)
