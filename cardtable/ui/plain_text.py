"""Labels for words that a player or a stranger may have written: never read as markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


def plain_label(wrap: bool = False) -> QLabel:
    """An empty label that shows its text as it is, in several lines if ``wrap``."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label
