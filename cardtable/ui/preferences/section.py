"""A section of the dialog: its title, its rows, and a button that resets them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui.preferences.rows import Row, words_label
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class Section(QWidget):
    """Rows that belong together.

    Attributes:
        was_reset: all of its rows were reset.
        rows: the rows added so far.
    """

    was_reset = Signal()

    def __init__(
        self, id_: str, theme: Theme, title: Callable[[], str], note: Callable[[], str] = str
    ) -> None:
        super().__init__()
        self.id, self._theme, self._title_of, self._note_of = id_, theme, title, note
        self.rows: list[Row] = []
        self._head, self._note = PlainLabel(), words_label()
        self.reset_button = KeyButton(theme, "quiet")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        top = QHBoxLayout()
        top.addWidget(self._head, 1)
        top.addWidget(self.reset_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        self._column.addWidget(self._note)

    @property
    def title(self) -> str:
        """The section's title in the current language."""
        return self._title_of()

    def add(self, rows: Iterable[Row]) -> None:
        """Add more rows."""
        for row in rows:
            self.rows.append(row)
            self._column.addWidget(row)
            row.dress(self._theme)
            row.retranslate()
            row.refresh()

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.reset_button, *(stop for row in self.rows for stop in row.stops())]

    def filter(self, wanted: list[str]) -> bool:
        """Show only rows that contain all of these words; returns whether there are any."""
        title, any_shown = self.title.casefold(), False
        for row in self.rows:
            shown = all(word in row.said or word in title for word in wanted)
            row.setVisible(shown)
            any_shown = any_shown or shown
        self.reset_button.setVisible(not wanted)  # it would also reset hidden rows
        self.setVisible(any_shown)
        return any_shown

    def reset(self) -> None:
        """Restore the defaults of all rows."""
        for row in self.rows:
            row.reset()
        self.was_reset.emit()

    def refresh(self) -> None:
        """Show the current values."""
        for row in self.rows:
            row.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._head.setText(self.title)
        self._note.setText(self._note_of())
        self._note.setVisible(bool(self._note.text()))
        translate = QCoreApplication.translate
        #: Translators: a button that sets one section as it was at first
        self.reset_button.set_words(translate("Settings", "Reset"))
        self.reset_button.setAccessibleName(f"{self.title}: {self.reset_button.text()}")
        for row in self.rows:
            row.retranslate()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        self._column.setContentsMargins(0, 0, 0, theme.px(14))
        self._column.setSpacing(theme.px(4))
        self._head.setFont(theme.font(16, 700))
        self._note.setFont(theme.font(13))
        self._note.setStyleSheet(f"color: {theme.colours.ink2};")
        self.reset_button.dress(theme)
        for row in self.rows:
            row.dress(theme)
