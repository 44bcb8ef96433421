"""What is filled in: a line to type in, a tick box, a drop-down list."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QStyleOptionComboBox, QWidget

from cardtable.ui.announcing import hold_notices, tell_old_readers, unheard
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.labels import PlainLabel, no_mnemonic
from cardtable.ui.widgets.theme import Theme


class TextField(QLineEdit):
    """A line to type in. Files that are dropped on it are for the window: they are no text."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to whatever the field lies on."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)


_SIDE, _GAP, _EDGE = 18, 9, 4


class TickBox(QCheckBox):
    """A box with words beside it; both can be clicked."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        self._words = ""
        self.setText(text)
        self._theme = theme
        self.setFont(theme.font(14))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setText(self, text: str) -> None:
        """Set the words; an ``&`` in them marks no shortcut."""
        self._words = text
        super().setText(no_mnemonic(text))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setFont(theme.font(14))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for box, words and focus ring."""
        px = self._theme.px
        metrics = QFontMetrics(self.font())
        width = px(_SIDE + _GAP) + metrics.horizontalAdvance(self._words) + 2 * px(_EDGE)
        height = max(px(_SIDE), metrics.height()) + 2 * px(_EDGE)
        return QSize(width, max(height, self._theme.target(0)))

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint: words are never cut off."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Accept clicks anywhere on it."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, with a tick if it is on; the words; the focus ring."""
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(_SIDE)
        box = QRectF(px(_EDGE), (self.height() - side) / 2, side, side).adjusted(1, 1, -1, -1)
        on = self.isChecked()
        painter.setPen(QPen(c["accent" if on or self.underMouse() else "edge"], 1.5))
        painter.setBrush(c["accent" if on else "field"])
        painter.drawRoundedRect(box, 4, 4)
        if on:
            tick = px(_SIDE - 5)
            picture = svg_pixmap("icons/check.svg", tick, self.devicePixelRatioF(), c.accent_ink)
            painter.drawPixmap(box.center() - QPointF(tick / 2, tick / 2), picture)
        painter.setPen(c["ink"])
        painter.setFont(self.font())
        left = px(_EDGE + _SIDE + _GAP)
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._words)
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            hint = self.sizeHint()
            ring = QRectF(0, 0, min(hint.width(), self.width()), self.height())
            painter.drawRoundedRect(ring.adjusted(1, 1, -1, -1), 4, 4)
        painter.end()


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
        takes_signs: whether typed signs choose an entry; else they go to the page, which has keys.
        by_key: whether what is just being chosen is chosen by a key in the closed list.
    """

    changes_all = False
    takes_signs = True

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
        a moment, and Orca needs some 20 ms for each. Of a list that is not seen they hear nothing.

        Args:
            entries: what there is.
            chosen: which data is chosen; without it the present one stays. The first entry is
                chosen if there is no such data.
        """
        with nullcontext() if self.isVisible() else unheard():
            self._offer(list(entries), chosen)

    def setCurrentIndex(self, index: int) -> None:
        """Choose an entry; nobody hears it of a list that is not seen."""
        with nullcontext() if self.isVisible() else unheard():
            super().setCurrentIndex(index)

    def _offer(self, entries: list[tuple[str, Any]], chosen: Any) -> None:
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
        if not self.takes_signs and types_a_sign(event):
            event.ignore()
            return
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
