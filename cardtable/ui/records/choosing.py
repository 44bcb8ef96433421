"""Matches of the journal to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cardtable.ui.records.waiting import Waiting
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
        waiting: Sequence[Waiting],
        way_on: str,
        parent: QWidget | None = None,
    ) -> None:
        """``way_on`` is what the button says."""
        super().__init__(theme, title, parent)
        self.resize(*within(parent, 620, 460))
        self.chosen: int | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setFont(theme.font(14))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        c = theme.colours
        self.list.setStyleSheet(
            framed(theme, "QListWidget", "6px")
            + "QListWidget::item { padding: 9px 12px; border-radius: 6px; }"
            f"QListWidget::item:selected {{ background: {c.accent}; color: {c.accent_ink}; }}"
        )
        for match in waiting:
            item = QListWidgetItem(f"{match.title}\n{match.line}")
            item.setData(Qt.ItemDataRole.UserRole, match.number)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda _: self._take())
        self.column.addWidget(self.list)
        self.take = KeyButton(theme, "primary")
        self.take.tell(way_on, "Return")
        self.take.clicked.connect(self._take)
        self.finish_with(self.closer(), self.take)

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen = item.data(Qt.ItemDataRole.UserRole)
            self.accept()


class ContinueDialog(MatchDialog):
    """The unfinished matches, latest first."""

    def __init__(
        self, theme: Theme, waiting: Sequence[Waiting], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        title, way_on = translate("Dialogs", "Continue a match"), translate("Dialogs", "Continue")
        super().__init__(theme, title, waiting, way_on, parent)
