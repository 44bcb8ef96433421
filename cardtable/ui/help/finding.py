"""A search line for a text browser: how often the words occur, and where."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRegularExpression, Qt
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser, QTextEdit, QWidget

from cardtable.phrases.breaking import as_searched
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

_EITHER_CASE = QRegularExpression.PatternOption.CaseInsensitiveOption


class FindLine(QWidget):
    """Searches while one types; Enter goes to the next hit, Shift+Enter to the previous.

    Attributes:
        field: the search field.
        count: the number of the current hit, and of all hits.
    """

    def __init__(self, theme: Theme, text: QTextBrowser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self._theme, self._text = theme, text
        self._found: list[QTextCursor] = []
        self._at = 0
        self.field = QLineEdit()
        self.field.setFont(theme.font(14))
        self.field.setPlaceholderText(translate("Dialogs", "Search"))
        self.field.setAccessibleName(translate("Dialogs", "Search"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(60)
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.count = PlainLabel()
        self.count.setFont(theme.font(13))
        self.back, self.next = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.back.set_words(translate("Dialogs", "Previous"), "Shift+F3")
        self.next.set_words(translate("Dialogs", "Next"), "F3")
        self.back.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.back)
        row.addWidget(self.next)
        self._look("")

    def begin(self) -> None:
        """Put the focus into the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def clear(self) -> bool:
        """Clear the search; returns whether there was one."""
        had = bool(self.field.text())
        self.field.clear()
        return had

    @property
    def hits(self) -> int:
        """The number of hits."""
        return len(self._found)

    def step(self, by: int) -> None:
        """Go to another hit, ``by`` places further."""
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._show()

    def _look(self, words: str) -> None:
        self._found = []
        document, words = self._text.document(), words.strip()
        sought = QRegularExpression(as_searched(words), _EITHER_CASE)
        cursor = document.find(sought) if words else QTextCursor()
        while not cursor.isNull():
            self._found.append(cursor)
            cursor = document.find(sought, cursor)
        first = self._text.cursorForPosition(self._text.viewport().rect().topLeft()).position()
        places = [n for n, one in enumerate(self._found) if one.selectionStart() >= first]
        self._at = places[0] if places else 0
        self.back.setEnabled(bool(self._found))
        self.next.setEnabled(bool(self._found))
        self._show()

    def _show(self) -> None:
        c = self._theme.colours
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            shape = QTextCharFormat()
            shape.setBackground(c["mark"] if number == self._at else c["warn_bg"])
            shape.setForeground(c["mark_line"] if number == self._at else c["ink"])
            mark.format, mark.cursor = shape, cursor
            marks.append(mark)
        self._text.setExtraSelections(marks)
        translate = QCoreApplication.translate
        if self._found:
            text = translate("Dialogs", "{number} of {count}")
            self.count.setText(text.format(number=self._at + 1, count=len(self._found)))
            shown = QTextCursor(self._found[self._at])
            shown.clearSelection()
            self._text.setTextCursor(shown)
            self._text.ensureCursorVisible()
        else:
            self.count.setText(translate("Dialogs", "Not found") if self.field.text() else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Search on with Enter, which a dialog would take for its default button."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.step(-1 if back else 1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.clear():
                return True
        return super().eventFilter(watched, event)
