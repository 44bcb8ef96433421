"""A line in which a set of rules gets its name, in the page and not in a window of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.ui.setup.said import line_label, mark_wrong, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.keys import key_name
from cardtable.ui.widgets.theme import Theme


class Naming(QFrame):
    """Asks for a name, and says at once why one cannot be.

    Attributes:
        named: the name, when it is one that can be.
        left: nothing is to be named.
    """

    named = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._problem: Callable[[str], str] = lambda name: ""
        self._hint: Callable[[str], str] = lambda name: ""
        self._touched = False
        self.field = QLineEdit()
        self.take = KeyButton(theme, "choice")
        self._leave = KeyButton(theme, "plain")
        self._line = line_label()
        self.field.textEdited.connect(self._edited)
        self.take.clicked.connect(self._take)
        self._leave.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.take)
        row.addWidget(self._leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._line)

    def ask(
        self, name: str, way_on: str, problem: Callable[[str], str], hint: Callable[[str], str]
    ) -> None:
        """Open with a name to start from.

        Args:
            name: to be written over.
            way_on: what the button says.
            problem: why a name cannot be, or empty.
            hint: what else is to be said of a name that can be, or empty.
        """
        self._problem, self._hint, self._touched = problem, hint, False
        self.field.setText(name)
        self.take.set_words(way_on, "Return")
        self.show()
        self.refresh()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def stops(self) -> list[QWidget]:
        """Where Tab stops, as it is read."""
        return [self.field, self.take, self._leave]

    def _edited(self) -> None:
        self._touched = True
        self.refresh()

    def _take(self) -> None:
        self._touched = True
        self.refresh()
        if self.take.isEnabled():
            self.named.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape mean this line here, not the page."""
        key = key_name(event)
        if key == "Return":
            self._take()
        elif key == "Esc":
            self.left.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def refresh(self) -> None:
        """Say what there is to be said of the name as it stands."""
        problem = self._problem(self.field.text())
        self.take.setEnabled(not problem)
        # An empty field that nobody has touched yet is no mistake.
        shown = problem if self._touched or self.field.text() else ""
        say(self._line, self._theme, self._hint(self.field.text()), shown)
        mark_wrong(self.field, shown)

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        self.field.setPlaceholderText(translate("SetupPage", "Name of your rules"))
        self.field.setAccessibleName(translate("SetupPage", "Name of your rules"))
        self._leave.set_words(translate("SetupPage", "Cancel"), "Esc")
        self.refresh()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.take.dress(theme)
        self._leave.dress(theme)
        self.refresh()
