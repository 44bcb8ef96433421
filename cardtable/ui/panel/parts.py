"""The parts of the side panel: score sheet and seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cardtable.models.texts import OWN_ROLE, SEAT_ROLE, ScoreSheetModel
from cardtable.phrases.lists import apart
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tips import plain_tips

Index = QModelIndex | QPersistentModelIndex

#: Columns narrower than this give up their padding; figures shrink to this many pixels at least,
#: and are then squeezed down to this fraction of their width.
_NARROW, _LEAST, _NARROWEST = 32, 10, 0.6


def _right(theme: Theme, view: object, column: int, width: int) -> int:
    """Padding right of a column: the last one ends where the values above the sheet end."""
    px = theme.px
    if width < px(_NARROW):
        return 2
    if not isinstance(view, QTableView) or column < view.model().columnCount() - 1:
        return px(5)
    return px(5 if width < px(40) or view.verticalScrollBar().isVisible() else 16)


def _wide(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


class ScoreSheetDelegate(QStyledItemDelegate):
    """Tints the own column; gains are green, losses red; all figures have the same size.

    Attributes:
        widest: the longest figure of the sheet, which must fit.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.widest = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        c = self.theme.colours
        painter.save()
        box = QRectF(option.rect)
        if index.data(OWN_ROLE):
            painter.fillRect(box, c["own_row"])
        text = index.data() or ""
        ink = c["ink"]
        if text.startswith("+"):
            ink = c["good"]
        elif text.startswith("−"):
            ink = c["bad"]
        right = _right(self.theme, option.widget, index.column(), option.rect.width())
        font = self.theme.font(13, tabular=True)
        narrowest = option.rect.width() - right - 1  # columns differ by a pixel
        while font.pixelSize() > self.theme.px(_LEAST) and _wide(font, self.widest) > narrowest:
            font.setPixelSize(font.pixelSize() - 1)
        wide = max(_wide(font, self.widest), _wide(font, text))
        painter.setFont(font)
        painter.setPen(ink)
        painter.save()
        painter.translate(box.right() - right, box.top())
        if wide > narrowest:  # squeeze the glyphs, whichever font they come from
            painter.scale(max(_NARROWEST, narrowest / wide), 1)
        painter.drawText(
            QRectF(-wide, 0, wide, box.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            text,
        )
        painter.restore()
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.restore()


class SeatHeader(QHeaderView):
    """The seats above the score sheet: names, or only their signs if there are many."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self.setVisible(True)

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        """Draw a name or a sign."""
        model = self.model()
        seat = model.headerData(index, Qt.Orientation.Horizontal, SEAT_ROLE)
        c = self.theme.colours
        painter.save()
        painter.fillRect(rect, c["panel"])
        painter.setPen(c["line"])
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        right = _right(self.theme, self.parent(), index, rect.width())
        if seat is None:
            font = self.theme.font(12, 600)
            name = model.headerData(index, Qt.Orientation.Horizontal) or ""
            room = rect.adjusted(2, 0, -right, 0)
            while font.pixelSize() > self.theme.px(_LEAST) and _wide(font, name) > room.width():
                font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
            painter.setPen(c["ink2"])
            shown = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown
            )
        else:
            px = self.theme.px
            sign = svg_pixmap(f"table/seat_{seat % 10}.svg", px(15), self.devicePixelRatioF())
            painter.drawPixmap(rect.right() - right - px(14), rect.center().y() - px(7), sign)
        painter.restore()


#: Height of a seat's line.
SEAT_ROW = 29


class ScoreSheet(QTableView):
    """What each deal brought each seat; read-only."""

    def __init__(self, theme: Theme, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(ScoreSheetDelegate(theme, self))
        self.setHorizontalHeader(SeatHeader(theme, self))
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        names, deals = self.horizontalHeader(), self.verticalHeader()
        names.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        names.setHighlightSections(False)
        deals.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        plain_tips(self, names, deals)


class SeatRows(QWidget):
    """One line a seat: sign, name, role, what it bet or holds, its points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[tuple[int, str, str, str, bool]] = []

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        self.show_rows(self._rows)

    def show_rows(self, rows: Sequence[tuple[int, str, str, str, bool]]) -> None:
        """(seat, name, role, points, own) from top to bottom."""
        self._rows = list(rows)
        self.setFixedHeight(max(1, self._theme.px(SEAT_ROW) * len(self._rows)))
        self.setAccessibleDescription(apart(f"{r[1]} {r[2]} {r[3]}" for r in self._rows))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio, row = self.devicePixelRatioF(), px(SEAT_ROW)
        for i, (seat, name, role, value, own) in enumerate(self._rows):
            box = QRectF(0, i * row, self.width(), row)
            if own:
                painter.fillRect(box, c["own_row"])
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            painter.drawPixmap(
                px(16),
                round(box.top() + px(7)),
                svg_pixmap(f"table/seat_{seat % 10}.svg", px(15), ratio),
            )
            font = self._theme.font(13, 700 if own else 400)
            painter.setFont(font)
            painter.setPen(c["ink"])
            metrics = QFontMetrics(font)
            value_wide = metrics.horizontalAdvance(value) + px(8)
            role_wide = QFontMetrics(self._theme.font(11, 700)).horizontalAdvance(role) + px(12)
            room = self.width() - px(38) - px(16) - value_wide - (role_wide + px(6) if role else 0)
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(px(20), room))
            painter.drawText(box.adjusted(px(37), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, shown)
            if role:
                beside = px(37) + metrics.horizontalAdvance(shown) + px(7)
                tag = QRectF(beside, box.top() + px(6), role_wide, px(17))
                painter.setBrush(c["role"])
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(tag, 3, 3)
                painter.setPen(c["role_ink"])
                painter.setFont(self._theme.font(11, 700))
                painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, role)
            painter.setFont(self._theme.font(13, 700 if own else 500, tabular=True))
            painter.setPen(c["ink"])
            painter.drawText(
                box.adjusted(0, 0, -px(16), 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                value,
            )
        painter.end()
