"""A drop-down list that shows all of its entries, uncut, as far as the screen allows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from cardtable.ui.announcing import hold_notices, tell_old_readers
from cardtable.ui.widgets.labels import PlainLabel, no_mnemonic

#: More entries than fit on any screen, so that the screen alone limits the list.
_MANY = 200
_PRESENT: Any = object()


class Choice(QComboBox):
    """A drop-down list. Pictures appear only in the list, not in the field.

    The mouse wheel scrolls the page and never changes a choice by accident.

    On X11 and Wayland Qt tells the value of a drop-down list as its name; what it is for must be
    said by a label beside it: a hidden one. Orca 43 does not say that name when it changes, so it
    gets a notification of what a key has chosen in a closed list.

    Attributes:
        changes_all: whether a choice changes every word in the window.
        by_key: whether what is just being chosen is chosen by a key in the closed list.
    """

    changes_all = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(_MANY)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.by_key = False
        self.activated.connect(self._say)
        self._label = PlainLabel("", parent)
        self._label.hide()
        self._label.setBuddy(self)

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here."""
        if name != self.accessibleName():
            super().setAccessibleName(name)
            self._label.setText(no_mnemonic(name))

    def changeEvent(self, event: QEvent) -> None:
        """Take the label along."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange:
            self._label.setParent(self.parentWidget())

    def offer(self, entries: Iterable[tuple[str, Any]], chosen: Any = _PRESENT) -> None:
        """Offer other entries of words and data.

        The right one is chosen at once: Qt tells screen readers of every entry that is current for
        a moment, and Orca needs some 20 ms for each.

        Args:
            entries: what there is.
            chosen: which data is chosen; without it the present one stays. The first entry is
                chosen if there is no such data.
        """
        entries = list(entries)
        wanted = self.currentData() if chosen is _PRESENT else chosen
        place = next((i for i, (_words, data) in enumerate(entries) if data == wanted), 0)
        if [data for _words, data in entries] == [self.itemData(i) for i in range(self.count())]:
            for i, (words, _data) in enumerate(entries):
                if words != self.itemText(i):
                    self.setItemText(i, words)
            self.setCurrentIndex(place)
            return
        self.clear()
        for words, data in entries[place:]:
            self.addItem(words, data)
        self.insertItems(0, [words for words, _data in entries[:place]])
        for i, (_words, data) in enumerate(entries[:place]):
            self.setItemData(i, data)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Have said what a key has chosen, before what comes of it."""
        self.by_key = True
        super().keyPressEvent(event)
        self.by_key = False

    def _say(self) -> None:
        if self.by_key:
            if self.changes_all:
                hold_notices()
            tell_old_readers(self, self.currentText())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Show only words in the field."""
        super().initStyleOption(option)
        option.currentIcon = QIcon()

    def showPopup(self) -> None:
        """Open the list, as wide as its widest entry and inside the screen."""
        view = self.view()
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setMinimumWidth(0)
        room = self.screen().availableGeometry()
        needed = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width() + 4
        view.setMinimumWidth(min(max(needed, self.width() - 2), room.width() - 8))
        super().showPopup()
        box = view.window()
        # Qt keeps the list within the screen, but not if it is wider than its field.
        place = QRect(box.geometry())
        place.moveRight(min(place.right(), room.right()))
        place.moveLeft(max(place.left(), room.left()))
        if place != box.geometry():
            box.setGeometry(place)
