"""A page on a sheet of paper: a way back and a title above, a rail with buttons below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.translation import _
from cardtable.ui.pages import Page
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class PaperPage(Page):
    """What such pages have in common; each fills its head, its column and its foot.

    Args:
        railed: whether it has a rail.
    """

    def __init__(self, shared: Shared, parent: QWidget | None, railed: bool = True) -> None:
        super().__init__(parent)
        self._shared, self._theme = shared, shared.theme
        self._back, self._title = KeyButton(self._theme, "quiet"), PlainLabel()
        self._back.clicked.connect(self.back)
        self._head, self._column = QHBoxLayout(), QVBoxLayout()
        self._head.addWidget(self._back)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._column.addLayout(self._head)
        self._rail = Rail(self._theme) if railed else None
        self._foot = QHBoxLayout()
        if self._rail is not None:
            self._rail.setLayout(self._foot)
        self._paper = Sheet(self, self._theme, self._column, self._rail)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(14), px(8), px(14), px(8))
        self._column.setSpacing(px(8))
        self._foot.setContentsMargins(px(24), px(10), px(24), px(12))
        self._foot.setSpacing(px(10))
        self._paper.apply_theme(theme)
        if self._rail is not None:
            self._rail.apply_theme(theme)
        self._title.setFont(theme.title(20))
        self._back.apply_theme(theme)
        sign = icon("chevron_left", theme.colours.ink, px(18), self.devicePixelRatioF())
        self._back.setIcon(sign)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._back.set_words(_("Back"), "Esc")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
