"""The log of faults, to read and copy."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from cardtable.phrases.isolating import bare
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class LogDialog(Dialog):
    """The log of faults as it was written."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        super().__init__(theme, translate("Faults", "Log of faults"), parent)
        self.resize(*within(theme, parent, 760, 560))
        words = PlainLabel(
            translate(
                "Faults",
                "What went wrong in the program itself. It holds no names, no cards and no files of yours.",  # noqa: E501
            )
            if text
            else translate("Faults", "Nothing has gone wrong so far.")
        )
        words.setWordWrap(True)
        words.setFont(theme.font(14))
        self.column.addWidget(words)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(font.pointSizeF() * theme.zoom)
        self.text.setFont(font)
        self.text.setStyleSheet(framed(theme, "QPlainTextEdit", "8px 10px"))
        self.column.addWidget(self.text, 1)
        self.text.setVisible(bool(text))
        self.copy = KeyButton(theme, "plain")
        self.copy.set_words(translate("Faults", "Copy"))
        self.copy.clicked.connect(self._copy)
        self.finish_with(self.copy, self.closer())
        self.copy.setVisible(bool(text))
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(bare(self.text.toPlainText()))
