"""How a candidate is drawn: the action, its worth, the chance to win, and the reason."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.models.candidates import LIMIT, CandidateRole
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.widgets.buttons import cap_font, cap_width, draw_cap
from cardtable.ui.widgets.enlarging import enlarge
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: From this width on, name and worth stand side by side; narrower candidates are taller.
ROOMY = 240
HEIGHT, TALL = 84, 88
#: The least width of a candidate, and the greatest if all of them fit.
LEAST, WIDEST = 115, 340
#: Height of a strip with room for only two lines.
LOW = 64


def seen_in(width: int) -> int:
    """How many candidates are seen at once in a list of that width, never a partial one."""
    return max(1, min(LIMIT, width // LEAST), width // WIDEST)


def elided(text: str, font: QFont, width: int, lines: int) -> str:
    """A text cut to fit so many lines of a width."""
    metrics = QFontMetrics(font)
    wrap = Qt.TextFlag.TextWordWrap
    height = metrics.lineSpacing() * lines + 2
    if metrics.boundingRect(0, 0, width, 999, wrap, text).height() <= height:
        return text
    while len(text) > 1 and (
        metrics.boundingRect(0, 0, width, 999, wrap, text + "…").height() > height
    ):
        text = text[:-1].rstrip()
    return text + "…"


class CandidateDelegate(QStyledItemDelegate):
    """Draws one candidate: the action, its worth, the chance to win, and the reason.

    Attributes:
        key: the key that plays the selected one, shown on its cap; empty for none.
        low: whether there is room for only two lines.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.low = False
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self.zoom = theme.at(1.0), theme.zoom

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All equally wide: they fill the strip, unless they are few in a very wide window."""
        list_view = option.widget
        width = list_view.viewport().width() if isinstance(list_view, QListView) else 800
        width = int(width / self.zoom)
        height = LOW if self.low else (HEIGHT if width // LIMIT >= ROOMY else TALL)
        rows = index.model().rowCount()
        seen = min(rows, seen_in(width))
        across = width // seen if rows > seen else min(WIDEST, width // seen)
        return QSize(max(100, across), height - 10) * self.zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a candidate."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = enlarge(painter, option, self.zoom)
        inside = self._box(painter, option)
        narrow = option.rect.width() < ROOMY
        way = self._stacked if narrow else self._beside
        room, lines = way(painter, inside, option, index)
        if self.low:
            lines = 0 if narrow else 1
        font = self.theme.font(12)
        words = str(index.data(CandidateRole.REASON))
        reason = elided(words, font, room.width(), lines) if lines else ""
        if not reason or (self.low and reason != words):  # the tooltip has the whole reason
            painter.restore()
            return
        painter.setFont(font)
        painter.setPen(self.theme.colours.ink2)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, kept_whole(reason))
        painter.restore()

    def _box(self, painter: QPainter, option: QStyleOptionViewItem) -> QRect:
        """Draw the ground and its edge; returns the space inside."""
        c = self.theme.colours
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(3, 2, -3, -2)
        painter.setPen(QPen(c["accent" if chosen else "line"], 2 if chosen else 1))
        painter.setBrush(c["own_row" if chosen else "raised"])
        painter.drawRoundedRect(box, 7, 7)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(c["accent"], 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 5, 5)
        return box.toRect().adjusted(10, 4, -10, -3)

    def _beside(
        self, painter: QPainter, inside: QRect, option: QStyleOptionViewItem, index: Index
    ) -> tuple[QRect, int]:
        """Draw the worth beside the name; returns the space and lines left for the reason."""
        width = self._worth(painter, inside, index, Qt.AlignmentFlag.AlignRight)
        more = self._title(painter, inside.adjusted(0, 0, -width, 0), option, index)
        below = inside.adjusted(0, 23 + more, 0, 0)
        chance = str(index.data(CandidateRole.CHANCE))
        taken = self._chance(painter, below, index) if chance else 0
        return below.adjusted(0, 0, -taken, 0), 1 if more else 2

    def _stacked(
        self, painter: QPainter, inside: QRect, option: QStyleOptionViewItem, index: Index
    ) -> tuple[QRect, int]:
        """Draw the worth on a line of its own, for lack of room beside the name."""
        more = self._title(painter, inside, option, index)
        line = inside.adjusted(0, 18 + more, 0, 0)
        width = self._worth(painter, line, index, Qt.AlignmentFlag.AlignLeft)
        below = inside.adjusted(0, 37 + more, 0, 0)
        chance = str(index.data(CandidateRole.CHANCE))
        if chance and width + self._chance_width(index) > inside.width():
            # Not even the chance fits beside the worth: it takes one of the reason's lines.
            if not self.low:
                self._chance(painter, below, index, at_left=True)
            return below.adjusted(0, 18, 0, 0), 0 if more else 1
        if chance:
            self._chance(painter, line.adjusted(0, 3, 0, 0), index)
        return below, 1 if more else 2

    def _worth(self, painter: QPainter, room: QRect, index: Index, side: Qt.AlignmentFlag) -> int:
        """Draw the worth at one side of the space; returns its width."""
        text = str(index.data(CandidateRole.WORTH))
        font = self.theme.font(13, 700, tabular=True)
        painter.setFont(font)
        painter.setPen(self.theme.colours.ink)
        place = QRect(room.left(), room.top(), room.width(), 20)
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)
        return QFontMetrics(font).horizontalAdvance(text) + 8 if text else 0

    def _title(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index
    ) -> int:
        """Draw the action, on two lines if it is too long; returns the extra height."""
        text = str(index.data())
        c = self.theme.colours
        left = room.left()
        if index.data(CandidateRole.PLAYED):
            side = 15
            painter.drawPixmap(
                left, room.top() + 3, svg_pixmap("icons/person.svg", side, self._ratio, c.ink)
            )
            left += side + 5
        size = 14
        font = self.theme.font(size, 700)
        while size > 11 and QFontMetrics(font).horizontalAdvance(text) > room.right() - left:
            size -= 1
            font = self.theme.font(size, 700)
        painter.setFont(font)
        painter.setPen(c["ink"])
        width = room.right() - left
        if QFontMetrics(font).horizontalAdvance(text) > width:
            place = QRect(left, room.top(), width, room.height())
            return self._two_lines(painter, place, text, str(index.data(CandidateRole.SHORT)))
        place = QRect(left, room.top(), width, 20)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        if self.key and option.state & QStyle.StateFlag.State_Selected:
            key_font = cap_font(self.theme)
            end = left + QFontMetrics(font).horizontalAdvance(text) + 8
            if end + cap_width(self.key, key_font) <= room.right():
                draw_cap(painter, self.key, key_font, end, place.center().y() + 1)
        return 0

    def _two_lines(self, painter: QPainter, room: QRect, text: str, short: str) -> int:
        """Draw a name on two lines, or its short form if it is too long even for these."""
        font = self.theme.font(10 if self.low else 11, 700)
        line = QFontMetrics(font).lineSpacing()
        painter.setFont(font)
        painter.setPen(self.theme.colours["ink"])
        place = QRect(room.left(), room.top() + 1, room.width(), 2 * line + 2)
        wrap = Qt.TextFlag.TextWordWrap
        whole = elided(text, font, room.width(), 2)
        said = whole if whole == text else elided(short, font, room.width(), 2)
        painter.drawText(place, wrap, kept_whole(said))
        return max(0, 2 * line - 18)

    def _chance_width(self, index: Index) -> int:
        text, sign = str(index.data(CandidateRole.CHANCE)), not index.data(CandidateRole.POINTS)
        return QFontMetrics(self._chance_font()).horizontalAdvance(text) + 18 * sign

    def _chance_font(self) -> QFont:
        return self.theme.font(12, 600, tabular=True)

    def _chance(self, painter: QPainter, room: QRect, index: Index, at_left: bool = False) -> int:
        """Draw the chance to win, or points, at the right or left; returns the width."""
        text = str(index.data(CandidateRole.CHANCE))
        width = self._chance_width(index)
        ratio = self._ratio
        c = self.theme.colours
        place = QRect(room.left() if at_left else room.right() - width, room.top(), width, 16)
        if not index.data(CandidateRole.POINTS):
            trophy = svg_pixmap("icons/trophy.svg", 14, ratio, c.ink2)
            painter.drawPixmap(place.left(), room.top() + 1, trophy)
        painter.setFont(self._chance_font())
        painter.setPen(c["ink2"])
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return width + 8

    @property
    def _ratio(self) -> float:
        parent = self.parent()
        return self.zoom * (parent.devicePixelRatioF() if isinstance(parent, QWidget) else 1.0)
