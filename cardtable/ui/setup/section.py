"""A section of the set-up page: a heading with its contents below."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class Section(QWidget):
    """Heading on the left, a muted remark on the right, and a column for the rest."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.head: QLabel = PlainLabel()
        self.remark: QLabel = PlainLabel()
        self.remark.hide()
        self.top = QHBoxLayout()
        self.top.addWidget(self.head)
        self.top.addStretch(1)
        self.top.addWidget(self.remark)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.column.addLayout(self.top)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return []

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self.theme = theme
        self.head.setFont(theme.font(16, 700))
        self.remark.setFont(theme.font(13))
        self.remark.setStyleSheet(f"color: {theme.colours.ink2};")
        self.column.setSpacing(theme.px(10))
        self.top.setSpacing(theme.px(10))
