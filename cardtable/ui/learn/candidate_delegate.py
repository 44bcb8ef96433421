"""How a candidate is drawn: the action, the reason, and behind them the figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.models.candidates import LIMIT, CandidateRole
from cardtable.phrases.breaking import kept_whole
from cardtable.translation import _
from cardtable.ui.widgets.buttons import cap_font, cap_width, draw_cap
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.lists import enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: The height of a strip, and of a narrower one, whose candidates need more lines.
ROOMY, HEIGHT, TALL, LOW = 240, 84, 88, 64
#: The greatest height of a candidate where they lie one below the other.
TALLEST = 110
#: The least width of a candidate that shows all it has to say, the least in which it can be told
#: from the others, and the greatest if all of them fit.
READABLE, LEAST, WIDEST = 300, 115, 340
#: Sizes of name, reason and figures: the largest with which all of a candidate fits. In a strip
#: that is higher than usual they are up to so many times larger.
_SIZES = ((14, 13, 11), (14, 12, 11), (13, 11, 11), (12, 11, 10), (11, 10, 10))
_LARGER = 1.5
_WRAP = Qt.TextFlag.TextWordWrap
_SHADOW = QColor(0, 0, 0, 70)
#: Space between what stands side by side.
_APART = 14


def seen_in(width: int, least: int) -> int:
    """How many candidates are seen at once in a list of that width, never a partial one."""
    return max(1, min(LIMIT, width // least), width // WIDEST)


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


class _Said(NamedTuple):
    """Name, reason and figures of a candidate, with font and place of each.

    Attributes:
        size: the place of their sizes, the largest ones first.
    """

    words: tuple[str, str, str]
    fonts: tuple[QFont, QFont, QFont]
    boxes: list[QRect]
    size: int

    def fits(self, inside: QRect) -> bool:
        """Whether none of it has to be cut off."""
        return max(box.bottom() for box in self.boxes) <= inside.bottom() + 1


class CandidateDelegate(QStyledItemDelegate):
    """Draws one candidate: the action, the reason, and behind them its worth and chance to win.

    Attributes:
        key: the key that plays the selected one, shown on its cap; empty for none.
        high: the height of the strip; 0 for the usual one.
        least: the least width of a candidate.
    """

    def __init__(self, theme: Theme, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.high, self.least = 0, least
        self._sized: tuple[object, int] = (None, 0)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self.zoom = theme.at(1.0), theme.zoom

    def stacked(self, rows: int) -> int:
        """How many candidates of so many lie one below the other; 1 where they lie in a row."""
        return max(1, min(rows, LIMIT, self.high // HEIGHT))

    def height_in(self, width: int) -> int:
        """The height of a strip of a width, both without the zoom."""
        return self.high or (HEIGHT if width // LIMIT >= ROOMY else TALL)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All equally large: they fill the strip, unless they are few in a very large window."""
        list_view = option.widget
        width = list_view.viewport().width() if isinstance(list_view, QListView) else 800
        width = int(width / self.zoom)
        rows = index.model().rowCount()
        stacked = self.stacked(rows)
        if stacked > 1:
            return QSize(width, min(TALLEST, self.high // stacked - 2)) * self.zoom
        high, seen = self.height_in(width) - 4, min(rows, seen_in(width, self.least))
        widest = round(WIDEST * self._larger(high))
        across = width // seen if rows > seen else min(widest, width // seen)
        return QSize(max(100, across), high) * self.zoom

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a candidate, in the largest type in which all of it fits."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = enlarge(painter, option, self.zoom)
        inside = self._box(painter, option, index)
        if index.data(CandidateRole.PLAYED):
            sign = svg_pixmap("icons/person.svg", 15, self._ratio, self.theme.colours.ink)
            painter.drawPixmap(inside.left(), inside.top() + 3, sign)
        taken = self._taken(option)
        weaker = taken and self._weaker(index)
        warning = _("Weaker choice") if weaker else ""
        said = self._said(inside, index, warning, self._common(inside, index))
        self._words(painter, inside, said, "bad" if weaker else "ink2")
        if taken:
            self._cap(painter, inside, said)
        painter.restore()

    def whole(self, size: QSize, index: Index) -> bool:
        """Whether all of a candidate can be read in a cell of that size."""
        inside = self._inside(QRect(QPoint(), size / self.zoom))
        said = self._said(inside, index)
        return said.words[0] == index.data() and said.fits(inside)

    def _taken(self, option: QStyleOptionViewItem) -> bool:
        """Whether the key plays it."""
        return bool(self.key and option.state & QStyle.StateFlag.State_Selected)

    @staticmethod
    def _weaker(index: Index) -> bool:
        """Whether another is better, as far as anyone can tell."""
        return index.row() > 0 and not index.data(CandidateRole.AS_GOOD)

    def _common(self, inside: QRect, index: Index) -> int:
        """The place of the sizes that all candidates beside each other are drawn in."""
        model = index.model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        key = inside.size(), tuple((row.data(), row.data(CandidateRole.REASON)) for row in rows)
        if self._sized[0] != key:
            sizes = [self._said(inside, row).size for row in rows]
            self._sized = key, max(sizes, default=0)
        return self._sized[1]

    def _said(self, inside: QRect, index: Index, warning: str = "", first: int = 0) -> _Said:
        """What a candidate says, in the largest type in which all of it fits.

        ``first``: the place of the largest sizes that are tried.
        """
        figures = (warning, index.data(CandidateRole.WORTH), index.data(CandidateRole.CHANCE))
        worth = " · ".join(str(figure) for figure in figures if figure)
        reason, indent = index.data(CandidateRole.REASON), 20 * index.data(CandidateRole.PLAYED)
        for name in (index.data(), index.data(CandidateRole.SHORT)):
            for sizes in _SIZES[first:]:
                words = (str(name), str(reason), worth)
                fonts = self._fonts(sizes, self._larger(inside.height()))
                for beside in (False, True):
                    boxes = self._boxes(inside, words, fonts, indent, beside)
                    said = _Said(words, fonts, boxes, _SIZES.index(sizes))
                    if said.fits(inside):
                        return said
        return said

    @staticmethod
    def _larger(high: int) -> float:
        """How many times larger than usual everything is in a candidate of a height."""
        return max(1.0, min(_LARGER, high / (HEIGHT - 12)))

    def _fonts(self, sizes: tuple[int, int, int], larger: float) -> tuple[QFont, QFont, QFont]:
        name, reason, figures = (round(size * larger) for size in sizes)
        tabular = self.theme.font(figures, 600, tabular=True)
        return self.theme.font(name, 700), self.theme.font(reason), tabular

    def _boxes(
        self,
        inside: QRect,
        words: Sequence[str],
        fonts: Sequence[QFont],
        indent: int,
        beside: bool,
    ) -> list[QRect]:
        """Where name, reason and figures go: the figures last, or ``beside`` the name."""
        boxes: list[QRect] = []
        top = inside.top()
        for text, font in zip(words, fonts, strict=True):
            left = inside.left() + (0 if boxes else indent)
            room = inside.right() - left
            measured = QFontMetrics(font).boundingRect(0, 0, room, 999, _WRAP, kept_whole(text))
            wide, high = measured.width() + 1, measured.height() if text else 0
            aside = beside and len(boxes) == 2 and high <= boxes[0].height()
            if aside and boxes[0].right() + _APART + wide <= inside.right():
                place = QRect(inside.right() - wide, 0, wide, high)
                place.moveBottom(boxes[0].bottom())
            else:
                place = QRect(left, top, min(room, wide), high)
                top += high
            boxes.append(place)
        return boxes

    def _words(self, painter: QPainter, inside: QRect, said: _Said, last: str) -> None:
        """Draw all words; what does not fit even so is cut off at the end of its last line."""
        c = self.theme.colours
        inks = (c["ink"], c["ink"], c[last])  # the figures are for those who want them
        for text, font, ink, box in zip(said.words, said.fonts, inks, said.boxes, strict=True):
            lines = (inside.bottom() + 3 - box.top()) // QFontMetrics(font).lineSpacing()
            if lines < 1 or not text:
                continue
            painter.setFont(font)
            painter.setPen(ink)
            room = QRect(box.left(), box.top(), inside.right() - box.left(), 999)
            cut = box.bottom() > inside.bottom() + 1
            shown = elided(text, font, room.width(), lines) if cut else text
            painter.drawText(room, _WRAP, kept_whole(shown))

    def _cap(self, painter: QPainter, inside: QRect, said: _Said) -> None:
        """Draw the key that plays it behind its name, if there is room."""
        font, (name, figures, _reason) = cap_font(self.theme), said.boxes
        end = figures.left() if figures.left() > name.right() else inside.right()
        one_line = name.height() < 2 * QFontMetrics(said.fonts[0]).height()
        if one_line and name.right() + _APART + cap_width(self.key, font) <= end:
            painter.setPen(self.theme.colours["ink"])
            draw_cap(painter, self.key, font, name.right() + 8, name.center().y() + 1)

    @staticmethod
    def _inside(rect: QRect) -> QRect:
        return rect.adjusted(12, 4, -12, -4)

    def _box(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Draw the ground and its edge; returns the space inside."""
        c = self.theme.colours
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(3, 2, -3, -2)
        edge = "bad" if self._taken(option) and self._weaker(index) else "gilt"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRoundedRect(box.translated(1, 2), 4, 4)
        painter.setPen(QPen(c[edge if chosen else "line"], 2 if chosen else 1))
        painter.setBrush(c["warn_bg" if chosen else "raised"])
        painter.drawRoundedRect(box, 4, 4)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(c["accent"], 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 3, 3)
        return self._inside(option.rect)

    @property
    def _ratio(self) -> float:
        parent = self.parent()
        return self.zoom * (parent.devicePixelRatioF() if isinstance(parent, QWidget) else 1.0)
