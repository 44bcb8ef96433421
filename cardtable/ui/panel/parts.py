"""The parts of the side panel: score sheet and seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
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
from cardtable.phrases.base import Fact
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.cards import signs_said
from cardtable.phrases.lists import apart
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import Painted, plain_tips
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: Columns narrower than this give up their padding; figures shrink to this many pixels at least,
#: and are then squeezed down to this fraction of their width. The sheet scrolls before that.
_NARROW, _LEAST, _NARROWEST = 32, 11, 0.6
#: Least space between a figure and the one left of it, in pixels.
_AIR = 4


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
        narrowest = option.rect.width() - right - self.theme.px(_AIR)
        while font.pixelSize() > self.theme.px(_LEAST) and _wide(font, self.widest) > narrowest:
            font.setPixelSize(font.pixelSize() - 1)
        width = max(_wide(font, self.widest), _wide(font, text))
        painter.setFont(font)
        painter.setPen(ink)
        painter.save()
        painter.translate(box.right() - right, box.top())
        if width > narrowest:  # squeeze the glyphs, whichever font they come from
            painter.scale(max(_NARROWEST, narrowest / width), 1)
        painter.drawText(
            QRectF(-width, 0, width, box.height()),
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
            font = self.theme.font(13, 600)
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


#: Height of a seat's line, and of what stands above the two columns of figures.
SEAT_ROW, HEADS_ROW = 29, 26
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        names, deals = self.horizontalHeader(), self.verticalHeader()
        names.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        names.setHighlightSections(False)
        deals.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        plain_tips(self, names, deals)

    def be_legible(self) -> int:
        """Give all columns the room that the longest figure needs; return the height of the bar
        with which one scrolls if they have none side by side.
        """
        delegate, names = self.itemDelegate(), self.horizontalHeader()
        assert isinstance(delegate, ScoreSheetDelegate)
        theme, columns = delegate.theme, self.model().columnCount()
        font = theme.font(_LEAST, tabular=True)
        needed = max(theme.px(18), _wide(font, delegate.widest) + theme.px(_AIR) + 2)
        names.setMinimumSectionSize(needed)
        room = self.width() - self.verticalHeader().sizeHint().width() - 2 * self.frameWidth()
        whole = columns * needed <= room
        return 0 if whole else self.horizontalScrollBar().sizeHint().height()


class SeatRow(NamedTuple):
    """A seat's line: its sign, name, role and score, and what it has at stake."""

    seat: int
    name: str
    role: str
    score: str
    own: bool
    stake: str = ""


class SeatRows(Painted):
    """One line a seat: sign, name, role, what it bet or won, its points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[SeatRow] = []
        self._heads: tuple[str, str] | None = None

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_rows(self._rows, self._heads)

    def show_rows(self, rows: Sequence[SeatRow], heads: tuple[str, str] | None = None) -> None:
        """Show the seats from top to bottom; ``heads`` stand above stakes and scores."""
        self._rows, self._heads = list(rows), heads
        px = self._theme.px
        height = px(SEAT_ROW) * len(self._rows) + (px(HEADS_ROW) if heads else 0)
        self.setFixedHeight(max(1, height))
        named = f"{heads[0]} " if heads else ""
        told = ((r, named + signs_said(r.stake) if r.stake else "") for r in self._rows)
        self.setAccessibleName(
            apart(" ".join(filter(None, (r.name, r.role, stake, r.score))) for r, stake in told)
        )
        self.update()

    def _stakes_end(self) -> float:
        """Where stakes end on the right: clear of the widest score."""
        font = self._theme.font(13, 700, tabular=True)
        widest = max((_wide(font, r.score) for r in self._rows), default=0)
        if self._heads:
            widest = max(widest, _wide(self._theme.font(13, 600), self._heads[1]))
        return self.width() - self._theme.px(16) - widest - self._theme.px(18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        px = self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0
        if self._heads:
            self._paint_heads(painter, self._heads)
            top = px(HEADS_ROW)
        row = px(SEAT_ROW)
        for i, seat in enumerate(self._rows):
            self._paint_row(painter, QRectF(0, top + i * row, self.width(), row), seat)
        painter.end()

    def _paint_heads(self, painter: QPainter, heads: tuple[str, str]) -> None:
        """The two columns' names."""
        px = self._theme.px
        painter.setFont(self._theme.font(13, 600))
        painter.setPen(self._theme.colours["ink2"])
        for end, words in zip((self._stakes_end(), self.width() - px(16)), heads, strict=True):
            painter.drawText(QRectF(0, px(4), end, px(HEADS_ROW) - px(6)), _AT_RIGHT, words)

    def _paint_row(self, painter: QPainter, box: QRectF, seat: SeatRow) -> None:
        """One seat."""
        c, px = self._theme.colours, self._theme.px
        if seat.own:
            painter.fillRect(box, c["own_row"])
        painter.setPen(QPen(c["line"], 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        sign = svg_pixmap(f"table/seat_{seat.seat % 10}.svg", px(15), self.devicePixelRatioF())
        painter.drawPixmap(px(16), round(box.top() + px(7)), sign)
        font = self._theme.font(13, 700 if seat.own else 400)
        figures = self._theme.font(13, 700 if seat.own else 500, tabular=True)
        painter.setFont(font)
        painter.setPen(c["ink"])
        metrics = QFontMetrics(font)
        role_wide = _wide(self._theme.font(13, 700), seat.role) + px(12)
        if self._heads:
            head = _wide(self._theme.font(13, 600), self._heads[0]) if not seat.role else 0
            end = self._stakes_end() - max(head, _wide(figures, seat.stake)) - px(8)
        else:
            end = self.width() - px(16) - _wide(figures, seat.score) - px(8)
        room = int(end) - px(37) - (role_wide + px(6) if seat.role else 0)
        shown = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, max(px(20), room))
        painter.drawText(box.adjusted(px(37), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, shown)
        if seat.role:
            beside = px(37) + metrics.horizontalAdvance(shown) + px(7)
            tag = QRectF(beside, box.top() + px(6), role_wide, px(17))
            painter.setBrush(c["role"])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(tag, 3, 3)
            painter.setPen(c["role_ink"])
            painter.setFont(self._theme.font(13, 700))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, seat.role)
        painter.setFont(figures)
        painter.setPen(c["ink"])
        painter.drawText(box.adjusted(0, 0, -px(16), 0), _AT_RIGHT, seat.score)
        tone = {"+": "good", "−": "bad"}.get(seat.stake[:1], "ink")
        painter.setPen(c[tone])
        painter.drawText(
            QRectF(0, box.top(), self._stakes_end(), box.height()), _AT_RIGHT, seat.stake
        )


class SumLines(Painted):
    """A result as a sum: labels left, values right, the last line large."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.facts: list[Fact] = []

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_facts(self.facts)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these, one line each."""
        self.facts = list(facts)
        self._fit()
        self.setVisible(bool(facts))
        self.setAccessibleName(apart(f"{f.label} {f.value}" for f in self.facts))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the lines need in this width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        height = sum(self._height(fact) for fact in self.facts)
        self.setFixedHeight(height + (self._theme.px(6) if self.facts else 0))

    def _fonts(self, fact: Fact) -> tuple[QFont, QFont]:
        """The fonts of label and value."""
        label = self._theme.font(15 if fact.big else 13, 700 if fact.big else 400)
        return label, self._theme.font(22 if fact.big else 14, 700, tabular=True)

    def _label_box(self, fact: Fact) -> QRect:
        """The box of a label, as high as needed."""
        label, value = self._fonts(fact)
        room = self.width() - self._theme.px(44) - QFontMetrics(value).horizontalAdvance(fact.value)
        wrap = Qt.TextFlag.TextWordWrap
        return QFontMetrics(label).boundingRect(
            0, 0, max(40, room), 999, wrap, kept_whole(fact.label)
        )

    def _height(self, fact: Fact) -> int:
        px = self._theme.px
        return max(px(42 if fact.big else 29), self._label_box(fact).height() + px(11))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        c, edge = self._theme.colours, self._theme.px(16)
        painter = QPainter(self)
        y = 0
        for fact in self.facts:
            height = self._height(fact)
            box = QRectF(0, y, self.width(), height)
            tone: QColor | None = None
            if fact.big:
                lost = fact.value.startswith("−")
                painter.fillRect(box, c["bad_bg" if lost else "good_bg"])
                tone = c["bad" if lost else "good"]
            painter.setPen(tone or c["ink"])
            label_font, value_font = self._fonts(fact)
            painter.setFont(label_font)
            label = self._label_box(fact)
            label.moveTo(edge, y + (height - label.height()) // 2)
            painter.drawText(label, Qt.TextFlag.TextWordWrap, kept_whole(fact.label))
            painter.setFont(value_font)
            painter.drawText(
                box.adjusted(0, 0, -edge, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                fact.value,
            )
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            y += height
        painter.end()
