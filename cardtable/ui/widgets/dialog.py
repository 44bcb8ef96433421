"""What all dialogs have: a way out at the lower right, a size that fits, frames in focus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme


class Dialog(QDialog):
    """A dialog with a way out at the lower right."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        px = theme.px
        self.column.setContentsMargins(px(20), px(16), px(20), px(14))
        self.column.setSpacing(px(12))

    def done(self, result: int) -> None:
        """Closed, it is gone: the window would keep every dialog that it once showed."""
        super().done(result)
        self.deleteLater()

    def finish_with(self, *buttons: KeyButton) -> None:
        """Put the buttons below."""
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        self.column.addLayout(row)

    def closer(self) -> KeyButton:
        """A button that closes."""
        button = KeyButton(self.theme, "plain")
        button.set_words(QCoreApplication.translate("Dialogs", "Close"), "Esc")
        button.clicked.connect(self.reject)
        return button


def within(theme: Theme, parent: QWidget | None, width: int, height: int) -> tuple[int, int]:
    """A size, as large as the type is, that fits the window the dialog belongs to."""
    width, height = theme.px(width), theme.px(height)
    if parent is None:
        return width, height
    return min(width, parent.width() - 60), min(height, parent.height() - 50)


def framed(theme: Theme, kind: str, padding: str) -> str:
    """The style of what can be walked in by keyboard (``kind``: its class): a frame shows where."""
    c = theme.colours
    return (
        f"{kind} {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px;"
        f" padding: {padding}; margin: 1px; outline: 0; }}"
        f"{kind}:focus {{ border: 2px solid {c.accent}; margin: 0; }}"
    )
