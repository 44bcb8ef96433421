"""A row of the review: a decision, and what would have been better."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.models.review import ReviewRole
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.review.curve import draw_mark
from cardtable.ui.widgets.enlarging import enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_LEFT = Qt.AlignmentFlag.AlignLeft
_BROKEN = _LEFT.value | Qt.TextFlag.TextWordWrap.value
#: Size, weight and colour of the action, and of the better one.
_DONE, _BETTER = (14, 600, "ink"), (12, 400, "ink2")

#: Height of a row with one line, and of each further line.
ROW_HEIGHT, LINE = 46, 19
#: Left edges of the deal number, the mark of an important decision, and the words.
_DEAL, _MARK, _WORDS = 4, 44, 58


class DecisionDelegate(QStyledItemDelegate):
    """Draws an action, what would have been better, and how much that lost."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self.zoom = theme.at(1.0), theme.zoom

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for its lines, which wrap where the list is narrow."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        done, better = self._rooms(QRectF(0, 0, int(width / self.zoom), 0), index)
        own = QSize(100, max(ROW_HEIGHT, round(done.height() + better.height()) + 10))
        return own * self.zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        c = self.theme.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = enlarge(painter, option, self.zoom)
        box = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, c["own_row"])
            painter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), c["accent"])
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        done, better = self._rooms(box, index)
        first = QRectF(box.left(), done.top(), box.width() - 12, LINE)
        self._margin(painter, first, index)
        self._given(painter, first, index)
        for room, text, (size, weight, ink) in (
            (done, str(index.data()), _DONE),
            (better, self._better(index), _BETTER),
        ):
            painter.setFont(self.theme.font(size, weight))
            painter.setPen(c[ink])
            painter.drawText(room, _BROKEN, kept_whole(text))
        painter.restore()

    @staticmethod
    def _better(index: Index) -> str:
        if not index.data(ReviewRole.GIVEN):
            return ""
        text = QCoreApplication.translate("Review", "better: {action}")
        return text.format(action=index.data(ReviewRole.BEST))

    def _rooms(self, box: QRectF, index: Index) -> tuple[QRectF, QRectF]:
        """The boxes of the action and, below it, of the better one."""
        left, right = box.left() + _WORDS, box.right() - 12
        amount = QFontMetrics(self._amount_font).horizontalAdvance(self._amount(index)) + 12
        done = self._broken(left, right - amount, str(index.data()), _DONE)
        better = self._broken(left, right, self._better(index), _BETTER)
        done.moveTop(box.top() + 5 + max(0.0, (ROW_HEIGHT - 10 - done.height()) / 2))
        if better.height():
            done.moveTop(box.top() + 5)
        better.moveTop(done.bottom())
        return done, better

    def _broken(self, left: float, right: float, text: str, how: tuple[int, int, str]) -> QRectF:
        """The box that a wrapped text needs between two edges."""
        if not text:
            return QRectF(left, 0, right - left, 0)
        metrics = QFontMetrics(self.theme.font(how[0], how[1]))
        room = QRect(0, 0, max(40, int(right - left)), 10_000)
        found = metrics.boundingRect(room, _BROKEN, kept_whole(text))
        return QRectF(left, 0, room.width(), max(LINE, found.height()))

    def _margin(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Draw the deal number, and the mark of an important decision."""
        painter.setPen(self.theme.colours["ink2"])
        painter.setFont(self.theme.font(12, tabular=True))
        cell = QRectF(line.left() + _DEAL, line.top(), _MARK - _DEAL - 12, line.height())
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(index.data(ReviewRole.DEAL)))
        number = int(index.data(ReviewRole.MARK))
        if number:
            middle = QPointF(line.left() + _MARK, line.center().y())
            draw_mark(painter, self.theme, middle, number)

    @property
    def _amount_font(self) -> QFont:
        return self.theme.font(13, 700, tabular=True)

    @staticmethod
    def _amount(index: Index) -> str:
        """The amount lost; a dot while it is unknown."""
        return str(index.data(ReviewRole.GIVEN_TEXT)) if index.data(ReviewRole.JUDGED) else "·"

    def _given(self, painter: QPainter, line: QRectF, index: Index) -> None:
        """Draw the amount lost, at the right end of the row."""
        judged, given = index.data(ReviewRole.JUDGED), index.data(ReviewRole.GIVEN)
        painter.setFont(self._amount_font)
        painter.setPen(self.theme.colours["bad" if given else "good" if judged else "ink2"])
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, right, self._amount(index))
