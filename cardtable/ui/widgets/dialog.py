"""The base of all dialogs: buttons at the lower right, a size that fits, focus frames."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme


class Dialog(QDialog):
    """A dialog with its buttons at the lower right."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        px = theme.px
        self.column.setContentsMargins(px(20), px(16), px(20), px(14))
        self.column.setSpacing(px(12))

    def done(self, result: int) -> None:
        """Delete the dialog once it is closed: otherwise the window would keep every one."""
        super().done(result)
        self.deleteLater()

    def finish_with(self, *buttons: KeyButton) -> None:
        """Add the buttons at the bottom."""
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        self.column.addLayout(row)

    def closer(self) -> KeyButton:
        """A button that closes the dialog."""
        button = KeyButton(self.theme, "plain")
        button.set_words(QCoreApplication.translate("Dialogs", "Close"), "Esc")
        button.clicked.connect(self.reject)
        return button


def within(theme: Theme, parent: QWidget | None, width: int, height: int) -> tuple[int, int]:
    """A size, scaled with the type, that fits the window the dialog belongs to."""
    width, height = theme.px(width), theme.px(height)
    if parent is None:
        return width, height
    return min(width, parent.width() - 60), min(height, parent.height() - 50)


def framed(theme: Theme, kind: str, padding: str) -> str:
    """A style for widgets with keyboard navigation (``kind``: the class): a frame shows focus."""
    c = theme.colours
    return (
        f"{kind} {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px;"
        f" padding: {padding}; margin: 1px; outline: 0; }}"
        f"{kind}:focus {{ border: 2px solid {c.accent}; margin: 0; }}"
    )
