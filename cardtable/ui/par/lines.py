"""The list of both lines: the player's turns on the left, the expert's on the right."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.models.par import LineRole
from cardtable.phrases.breaking import kept_whole
from cardtable.translation import _
from cardtable.ui.widgets.keys import types_a_sign
from cardtable.ui.widgets.lists import WrappedList
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
#: Padding beside and above a column's words, and the width of the mark for one's own turns.
ASIDE, ABOVE, EDGE = 12, 4, 3


class LinesDelegate(QStyledItemDelegate):
    """Draws two columns. What both have in common is muted; a rule marks where the lines part."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def _font(self, index: Index) -> QFont:
        return self.theme.font(13, 600 if index.data(LineRole.TURN) else 400)

    def _head_font(self) -> QFont:
        return self.theme.font(12, 700)

    @staticmethod
    def _head() -> str:
        return _("From here on you and the expert differ.")

    def _head_height(self, index: Index) -> int:
        if not index.data(LineRole.PARTS):
            return 0
        return QFontMetrics(self._head_font()).height() + self.theme.px(2 * ABOVE)

    def _room(self, width: int) -> int:
        """The width available for a column's words."""
        return max(60, width // 2 - self.theme.px(2 * ASIDE))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else 600
        metrics = QFontMetrics(self._font(index))
        room = QRect(0, 0, self._room(width), 10_000)
        sides = (index.data(LineRole.OWN), index.data(LineRole.PAR))
        height = max(
            metrics.boundingRect(room, _WRAPPED, kept_whole(said or " ")).height() for said in sides
        )
        whole = height + self.theme.px(2 * ABOVE) + self._head_height(index)
        return QSize(width, max(whole, self.theme.target(0)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        c, px = self.theme.colours, self.theme.px
        box = QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, c["own_row"])
        head = self._head_height(index)
        if head:
            band = QRect(box.left(), box.top(), box.width(), head)
            painter.fillRect(band, c["warn_bg"])
            painter.setFont(self._head_font())
            painter.setPen(c["warn"])
            painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self._head())
        body = box.adjusted(0, head, 0, 0)
        middle = body.left() + body.width() // 2
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(body.bottomLeft(), body.bottomRight())
        painter.drawLine(middle, body.top(), middle, body.bottom())
        painter.setFont(self._font(index))
        same = index.data(LineRole.SAME)
        for left, role in ((body.left(), LineRole.OWN), (middle, LineRole.PAR)):
            said = index.data(role)
            if said and index.data(LineRole.TURN):
                painter.fillRect(left + 1, body.top(), px(EDGE), body.height() - 1, c["accent"])
            painter.setPen(c["ink2" if same else "ink"])
            room = QRect(left + px(ASIDE), body.top() + px(ABOVE), self._room(box.width()), 10_000)
            painter.drawText(room, _WRAPPED, kept_whole(said or ""))
        painter.restore()


class LinesView(WrappedList):
    """The list; keys that do not move in it go to the page."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(LinesDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always visible, so that the columns stay aligned with their headings.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        c = theme.colours
        delegate = self.itemDelegate()
        assert isinstance(delegate, LinesDelegate)
        delegate.theme = theme
        self.setStyleSheet(
            f"QListView {{ background: {c.panel}; border: 2px solid transparent; outline: 0; }}"
            f"QListView:focus {{ border-color: {c.accent}; }}"
        )
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the list, or leave the key to the page."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return) or types_a_sign(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
