"""The log in the side panel: all its lines, or the latest below the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.models.texts import LOG_LINES
from cardtable.phrases.base import CardsLaid
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.widgets.labels import Painted, plain_tips
from cardtable.ui.widgets.lists import WrappedList
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class LogDelegate(QStyledItemDelegate):
    """Wraps the sentences; the newest is bold, older ones are muted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        #: Height by sentence, width and weight: with every new line Qt asks for all of them.
        self._heights: dict[tuple[str, int, int], int] = {}
        self._measured = theme

    @staticmethod
    def _weight(index: Index) -> int:
        last = index.row() == index.model().rowCount() - 1
        return 700 if last else 400

    @staticmethod
    def _room(option: QStyleOptionViewItem) -> int:
        """The width of the words, the same where they are measured and where they are painted."""
        view = option.widget
        return (view.viewport().width() if isinstance(view, QAbstractItemView) else 240) - 6

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._room(option)
        if self._measured is not self.theme:
            self._heights.clear()
            self._measured = self.theme
        key = (index.data() or "", max(60, width), self._weight(index))
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) > 8 * LOG_LINES:  # many widths, while the window is resized
                self._heights.clear()
            height = self._heights[key] = self._height(*key)
        return QSize(width, max(height + self.theme.px(7), self.theme.target(0)))

    def _height(self, text: str, width: int, weight: int) -> int:
        metrics = QFontMetrics(self.theme.font(13, weight))
        return metrics.boundingRect(0, 0, width, 10_000, _WRAPPED, kept_whole(text)).height()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rows = index.model().rowCount()
        c = self.theme.colours
        painter.save()
        painter.setFont(self.theme.font(13, self._weight(index)))
        painter.setPen(c["ink"] if index.row() >= rows - 6 else c["ink2"])
        room = option.rect.adjusted(2, self.theme.px(3), 0, -2)
        room.setWidth(max(60, self._room(option)))
        painter.drawText(room, _WRAPPED, kept_whole(index.data() or ""))
        if option.state & QStyle.StateFlag.State_HasFocus:  # what Enter would look back to
            box = option.rect.adjusted(0, 0, -1, -1)
            painter.setPen(QPen(c["accent"], 1, Qt.PenStyle.DotLine))
            painter.drawRect(box)
        painter.restore()


class LogView(WrappedList):
    """The log. It shows its end unless somebody has scrolled back.

    Attributes:
        recalled: a line was chosen by click or Enter, by its row.
    """

    recalled = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(LogDelegate(theme, self))
        plain_tips(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.recalled.emit(index.row()))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._at_end, bar = True, self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stay_at_end)

    def _hug(self) -> None:
        """Be no higher than the sentences, as the other slips."""
        edges = self.contentsMargins(), self.viewportMargins()
        edge = sum(one.top() + one.bottom() for one in edges)
        self.setMaximumHeight(max(0, self.contentsSize().height()) + edge)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _stay_at_end(self, _least: int, maximum: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(maximum)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows the table as of the current line."""
        chosen = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if chosen and self.currentIndex().isValid():
            self.recalled.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        """Follow new lines; a hidden list is laid out when shown, not at each line."""
        super().rowsInserted(parent, start, end)
        if self.isVisible():
            QTimer.singleShot(0, self, self._settle)

    def reset(self) -> None:
        """Show the end of another history, as after an undo."""
        super().reset()
        self._at_end = True
        QTimer.singleShot(0, self, self._settle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The narrower, the more lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Take the height of the lines, and show their end unless somebody has scrolled back."""
        at_end = self._at_end
        self._hug()
        if at_end:
            self.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the end, once rows that came while it was hidden are laid out."""
        super().showEvent(event)
        self._at_end = True
        QTimer.singleShot(0, self, self._settle)


#: The height of a small card, and the part of the width that a name beside cards has.
CARD, _NAMED = 34, 0.26


class RecentLines(Painted):
    """The last sentences of the log, as many as fit; the newest, at the bottom, is bold.

    Attributes:
        recalled: a sentence was clicked, by its row in the log.
    """

    GAP = 5
    #: Lines kept; no panel shows more.
    MOST = 24
    recalled = Signal(int)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, margin: int = 16, most: int = MOST
    ) -> None:
        """``margin``: pixels left and right; ``most``: no more sentences than these."""
        super().__init__(parent)
        self._most = most
        self._theme = theme
        self._usual_margin = margin
        self.lines: list[str] = []
        self._laid: list[CardsLaid | None] = []
        self._before = 0

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_lines(self, lines: Sequence[str], laid: Sequence[CardsLaid | None] = ()) -> None:
        """The log, of which the end is shown, oldest first; cards ``laid`` are shown as cards."""
        self.lines = list(lines[-self._most :])
        self._laid = list(laid[-self._most :]) or [None] * len(self.lines)
        self._before = len(lines) - len(self.lines)
        self.setAccessibleName("\n".join(self.lines[-5:]))
        self._hug()
        self.update()

    def _hug(self) -> None:
        """Be no higher than the sentences: what is below is the slip's end."""
        self.setMaximumHeight(self.sizeHint().height())
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The narrower, the more lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._hug()

    @property
    def _margin(self) -> int:
        return self._theme.px(self._usual_margin)

    @property
    def _gap(self) -> int:
        return self._theme.px(self.GAP)

    def _font(self, newest: bool) -> QFont:
        return self._theme.font(13, 700 if newest else 400)

    def _high(self, line: str, font: QFont) -> int:
        width = self.width() - 2 * self._margin
        height = QFontMetrics(font).boundingRect(0, 0, width, 9999, _WRAPPED, line).height()
        return max(height, self._theme.target(0) - self._gap)

    def _tall(self, at: int, font: QFont) -> int:
        """The height of a sentence, or of the cards in its place."""
        if self._laid[at] is None:
            return self._high(self.lines[at], font)
        return max(self._theme.px(CARD), self._theme.target(0) - self._gap)

    @property
    def _numbers(self) -> range:
        return range(len(self.lines))

    def sizeHint(self) -> QSize:
        """Room for all sentences; with less height, fewer are shown."""
        height = sum(self._tall(at, self._font(newest=True)) + self._gap for at in self._numbers)
        return QSize(240, height + self._theme.px(8))

    @property
    def least(self) -> int:
        """The height needed for the newest sentence."""
        if not self.lines:
            return 0
        return self._tall(-1, self._font(newest=True)) + self._gap + self._theme.px(8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit which sentence was clicked."""
        bottom, shown = 0, self._shown()
        first = self._before + len(self.lines) - len(shown)
        for row, (_at, _font, height) in enumerate(shown, first):
            bottom += height + self._gap
            if event.position().y() < bottom:
                self.recalled.emit(row)
                return

    def _shown(self) -> list[tuple[int, QFont, int]]:
        """The sentences that fit as a whole, top to bottom, each with its font and height."""
        room = self.height() - self._theme.px(8)
        shown: list[tuple[int, QFont, int]] = []
        for back, at in enumerate(reversed(self._numbers)):
            font = self._font(newest=not back)
            height = self._tall(at, font)
            if height + self._gap > room:
                break
            shown.append((at, font, height))
            room -= height + self._gap
        return shown[::-1]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw whole sentences only, so that none is cut off."""
        c = self._theme.colours
        painter = QPainter(self)
        width, y = self.width() - 2 * self._margin, 0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, font, height in self._shown():
            painter.setFont(font)
            painter.setPen(c["ink" if font.weight() > QFont.Weight.Medium else "ink2"])
            box, laid = QRect(self._margin, y, width, height), self._laid[at]
            if laid is None:
                painter.drawText(box, _WRAPPED, self.lines[at])
            else:
                self._draw_laid(painter, box, *laid)
            y += height + self._gap
        painter.end()

    def _draw_laid(self, painter: QPainter, box: QRect, name: str, cards: Sequence[str]) -> None:
        """Draw a name, and small cards beside it, closer together if they are many."""
        c, px, middle = self._theme.colours, self._theme.px, Qt.AlignmentFlag.AlignVCenter
        wide, high = px(CARD * 0.74), min(box.height(), px(CARD))
        metrics, room = painter.fontMetrics(), round(_NAMED * box.width())
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, middle, name)
        left = box.left() + room + px(6)
        step = min(wide + px(2), (box.right() - left - wide) / max(1, len(cards) - 1))
        painter.setFont(self._theme.font(13, 700))
        for number, card in enumerate(cards):
            paper = QRectF(left + number * step, box.top(), wide, high)
            painter.setPen(QPen(c["edge"], 1))
            painter.setBrush(c["raised"])
            painter.drawRoundedRect(paper, 3, 3)
            sign = next((sign for sign in card if sign in "♠♥♦♣"), "")
            painter.setPen(c["bad" if sign in "♥♦" and sign else "ink"])
            rank = card.replace(sign, "") if sign else card
            half = high / 2
            upper = QRectF(paper.left(), paper.top(), min(wide, step), half + 1)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, rank)
            painter.drawText(upper.translated(0, half - 2), Qt.AlignmentFlag.AlignCenter, sign)
