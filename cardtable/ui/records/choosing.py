"""Matches of the journal to choose from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QListView, QWidget

from cardtable.models.matches import MatchModel, MatchRole
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.theme import Theme


class MatchDialog(Dialog):
    """Matches of the journal, of which one can be chosen.

    Attributes:
        chosen: number of the match, or ``None``.
    """

    def __init__(
        self,
        theme: Theme,
        title: str,
        matches: MatchModel,
        way_on: str,
        parent: QWidget | None = None,
    ) -> None:
        """``way_on`` is what the button says."""
        super().__init__(theme, title, parent)
        self.resize(*within(theme, parent, 620, 460))
        self.chosen: int | None = None
        self._matches = matches
        self.list = QListView()
        self.list.setModel(matches)
        self.list.setAccessibleName(title)
        self.list.setFont(theme.font(14))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        c, px = theme.colours, theme.px
        air = max(px(9), (theme.target(0) - px(14)) // 2)
        self.list.setStyleSheet(
            framed(theme, "QListView", f"{px(6)}px")
            + f"QListView::item {{ padding: {air}px {px(12)}px; border-radius: 6px; }}"
            f"QListView::item:selected {{ background: {c.accent}; color: {c.accent_ink}; }}"
        )
        self.list.setCurrentIndex(matches.index(0))
        self.list.activated.connect(self._take)
        self.column.addWidget(self.list)
        self.take = KeyButton(theme, "primary")
        self.take.set_words(way_on, "Return")
        self.take.clicked.connect(self._take)
        self.finish_with(self.closer(), self.take)

    def _take(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.chosen = index.data(MatchRole.NUMBER)
            self.accept()


class ContinueDialog(MatchDialog):
    """The unfinished matches, latest first."""

    def __init__(self, theme: Theme, waiting: MatchModel, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        title, way_on = translate("Dialogs", "Continue a match"), translate("Dialogs", "Continue")
        super().__init__(theme, title, waiting, way_on, parent)
