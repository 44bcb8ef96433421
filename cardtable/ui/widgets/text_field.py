"""A line to type in."""

from __future__ import annotations

from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QLineEdit


class TextField(QLineEdit):
    """A line to type in. Files that are dropped on it are for the window: they are no text."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to whatever the field lies on."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)
