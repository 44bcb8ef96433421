"""The matches that ended: who played, who won, and the way to their review."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.models.matches import MatchModel
from cardtable.ui.records.choosing import MatchDialog
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class HistoryDialog(MatchDialog):
    """The finished matches, latest first."""

    def __init__(self, theme: Theme, past: MatchModel, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        title, way_on = translate("History", "Past matches"), translate("History", "Review")
        super().__init__(theme, title, past, way_on, parent)
        if past.latest is None:
            words = PlainLabel(translate("History", "No match has been finished yet."))
            words.setFont(theme.font(14))
            self.column.insertWidget(0, words)
            self.list.hide()
            self.take.hide()
