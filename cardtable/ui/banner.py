"""A line above the table when something is wrong."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.ui.buttons import KeyButton
from cardtable.ui.labels import PlainLabel
from cardtable.ui.theme import Theme


class Banner(QFrame):
    """A line above the table when something is wrong.

    Attributes:
        retry: try again.
    """

    retry = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._retry = KeyButton(theme)
        self._retry.clicked.connect(self.retry)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 14, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self._retry)
        self._fades = QTimer(self)
        self._fades.setSingleShot(True)
        self._fades.setInterval(8000)
        self._fades.timeout.connect(self.hide)
        self.dress(theme)
        self.hide()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        c = theme.colours
        self.setStyleSheet(f"#banner {{ background: {c.bad_bg}; }}")
        self._words.setFont(theme.font(14, 700))
        self._words.setStyleSheet(f"color: {c.bad};")
        self._retry.dress(theme)

    def hide_later(self) -> None:
        """Go away by itself after a while."""
        self._fades.start()

    def show_text(self, text: str, retry: bool) -> None:
        """Say what is wrong; ``retry`` offers to try again."""
        self._fades.stop()
        self._words.setText(text)
        self._retry.tell(QCoreApplication.translate("TablePage", "Try again"))
        self._retry.setVisible(retry)
        self.show()
