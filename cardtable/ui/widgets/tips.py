"""Tooltips of rows and headings in lists and tables: plain text, never markup."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QToolTip

from cardtable.ui.widgets.labels import tip_text


class _PlainTips(QObject):
    """Shows a view's tooltips instead of Qt, which would guess whether a name is markup."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle only tooltips."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        role, view = Qt.ItemDataRole.ToolTipRole, self._view
        if isinstance(view, QHeaderView):
            section = view.logicalIndexAt(event.pos())
            told = view.model().headerData(section, view.orientation(), role)
        else:
            told = view.indexAt(event.pos()).data(role)
        QToolTip.showText(event.globalPos(), tip_text(str(told or "")), view.viewport())
        return True


def plain_tips(*views: QAbstractItemView) -> None:
    """Let views, or the headings of views, show their models' tooltips literally."""
    for view in views:
        _PlainTips(view)
