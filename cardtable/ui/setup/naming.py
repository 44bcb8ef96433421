"""A line for naming a set of rules, on the page instead of in a dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.art import fonts
from cardtable.ui.setup.said import line_label, mark_wrong, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.keys import key_name
from cardtable.ui.widgets.theme import Theme


class Naming(QFrame):
    """Asks for a name, and says at once why one is not possible.

    Attributes:
        named: a valid name was entered.
        left: naming was cancelled.
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
        self.field.textChanged.connect(fonts.load_for)
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
            name: the name to start from.
            way_on: the label of the button.
            problem: returns why a name is not possible, or empty.
            hint: returns what else to say about a possible name, or empty.
        """
        self._problem, self._hint, self._touched = problem, hint, False
        self.field.setText(name)
        self.take.set_words(way_on, "Return")
        self.show()
        self.refresh()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
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
        """Keep Enter and Escape in this line, away from the page."""
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
        """Show the problem or hint for the present name."""
        problem = self._problem(self.field.text())
        self.take.setEnabled(not problem)
        # An untouched empty field is not a mistake.
        shown = problem if self._touched or self.field.text() else ""
        say(self._line, self._theme, self._hint(self.field.text()), shown)
        mark_wrong(self.field, shown)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.field.setPlaceholderText(translate("SetupPage", "Name of your rules"))
        self.field.setAccessibleName(translate("SetupPage", "Name of your rules"))
        self._leave.set_words(translate("SetupPage", "Cancel"), "Esc")
        self.refresh()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        self.take.dress(theme)
        self._leave.dress(theme)
        self.refresh()
