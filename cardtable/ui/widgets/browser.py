"""A text to be read, with what keeps its lines whole."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QTextBrowser

from cardtable.isolating import bare
from cardtable.phrases.breaking import as_said


class Browser(QTextBrowser):
    """A page of text, in which lines end where :func:`kept_whole` lets them."""

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the words without the signs that keep lines whole and directions apart."""
        data = QMimeData()
        data.setText(bare(as_said(self.textCursor().selection().toPlainText())))
        return data
