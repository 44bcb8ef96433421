"""A text to be read, with what keeps its lines whole."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QTextBrowser

from cardtable.phrases.breaking import as_said


class Browser(QTextBrowser):
    """A page of text, in which lines end where :func:`kept_whole` lets them."""

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the words without the signs that keep them on one line."""
        data = QMimeData()
        data.setText(as_said(self.textCursor().selection().toPlainText()))
        return data
