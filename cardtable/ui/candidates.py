"""How a candidate is drawn: its name, figures and reason, in as large a type as fits."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QTextLayout,
)
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

if TYPE_CHECKING:
    pass
Index = QModelIndex | QPersistentModelIndex
#: The height of a strip in a review, and in a low window: a name and two lines below it.
HEIGHT, LOW = 72, 66
#: The least height of a candidate with others above or below it, and on a slip; the least width of
#: one.
ROW, SLIP_ROW, SHARED = 62, 56, 170
#: The greatest height of a candidate where they lie one below the other.
TALLEST = 110
#: Sizes of name, reason and figures: the largest with which all of a candidate fits. The reason
#: teaches most: nothing is smaller than it can be read at arm's length.
_BODY = ((16, 15, 13), (15, 14, 13), (14, 13, 13), (13, 13, 13))
#: The space above and below what a candidate says, and what is left of it before a word is cut.
_AIRY, _AIRLESS = 7, 2
#: The space beside it, in a wide candidate and in a narrow one; how wide is wide.
_SIDE, _NARROW_SIDE, _WIDE = 17, 12, 280
#: Widths are tried in such steps; how many answers are remembered.
_STEP, _KEPT = 8, 60
#: Space between the name and what is below it.
_BELOW = 2
#: The most lines of a reason on a slip of the usual height.
_LINES = 2
#: The width of a candidate without its reason, beside the one that has all the room: at least, and
#: as a part of it.
_BRIEF, _BESIDE = 122, 0.26
#: The space below the last line of type that nothing needs.
_LED = 1
#: In a strip that is higher than usual the type is up to so many times larger.
_LARGER = 1.5
#: The least line on which there is room for a key; from line to line, in sizes of the type.
_LEAST_CAPPED, _CLOSE = 15, 1.17
SHADOW = QColor(0, 0, 0, 70)
#: A number and its unit stay together.
_UNIT = re.compile(r"(?<=\d) (?=[^·\s])| (?=[+−]?\d)")
#: What figures all candidates show, and rather the first of these: both, the leading one with its
#: name, that one alone, none. Figures of two kinds beside each other could not be compared.
BOTH, LEADING, BARE, NONE = LEVELS = range(4)
#: What stands between a figure's name and the figure.
_NAMED = re.compile(r"[:\uff1a] ?")
#: What a figure counts, behind it.
_UNIT_LAST = re.compile(r"(?<=[\d½¼¾%])\s*[^\d½¼¾%]+$")
#: Space between what stands side by side.
_APART = 14
#: How texts were broken last, which takes long and is asked for many sizes again; and of how many.
_BROKEN, _REMEMBERED = dict[tuple[str, str, int], list[str]](), 2000
#: The figures of a candidate, the leading one first.
_FIGURES = (CandidateRole.WORTH, CandidateRole.CHANCE)


def _times(larger: float, sizes: tuple[int, int, int]) -> tuple[int, int, int]:
    name, reason, figures = (round(larger * size) for size in sizes)
    return name, reason, figures


def _pitch(font: QFont) -> int:
    """From line to line: closer than the type would have it, as there are two or three."""
    return round(_CLOSE * font.pixelSize())


def _broken(text: str, font: QFont, width: int) -> list[str]:
    """A text in lines of a width; a word may be wider."""
    key = text, font.key(), width
    if key not in _BROKEN:
        if len(_BROKEN) > _REMEMBERED:
            _BROKEN.clear()
        _BROKEN[key] = _lines(text, font, width)
    return _BROKEN[key]


def _lines(text: str, font: QFont, width: int) -> list[str]:
    layout, lines = QTextLayout(kept_whole(text), font), list[str]()
    layout.beginLayout()
    while text and (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        start = line.textStart()
        lines.append(layout.text()[start : start + line.textLength()].strip(" ·"))
    layout.endLayout()
    return lines


def _figures(worth: Sequence[object]) -> str:
    """Figures side by side, each with its unit."""
    return " · ".join(_UNIT.sub("\u00a0", str(figure)) for figure in worth if figure)


class _Said(NamedTuple):
    """Name, reason and figures of a candidate, with font, lines and place of each.

    Attributes:
        size: the place of their sizes, the largest ones first.
        cut: whether the end of the reason is missing, or of a word.
    """

    words: tuple[str, str, str]
    fonts: tuple[QFont, QFont, QFont]
    lines: list[list[str]]
    boxes: list[QRect]
    size: int
    cut: bool

    def fits(self, inside: QRect) -> bool:
        """Whether none of it has to be cut off."""
        return not self.cut and self.low <= inside.bottom() + _LED

    @property
    def low(self) -> int:
        """Where the last line ends."""
        return max(box.bottom() for box in self.boxes)


class _Alike(NamedTuple):
    """What is the same for all candidates of a hint.

    Attributes:
        size: the place of the sizes that they are drawn in.
        level: what figures they show.
        whole: whether all that they say can be read.
    """

    size: int
    level: int
    whole: bool


class CandidateDelegate(QStyledItemDelegate):
    """Draws one candidate: the action, the reason, and behind them its worth and chance to win.

    Attributes:
        key: the key that plays the selected one, shown on its cap; empty for none.
        shared: the reason that all of them have; it is said once, elsewhere.
        brief: whether the candidates beside the current one leave out their reasons.
        level: what figures they show at most: as many as beside each other where one is alone.
        high: the height of the strip.
        wish: how many times larger than usual the type on a slip is where it fits.
        least: the least width of a candidate.
        most: the greatest one, 0 for any: then they are slips.
    """

    def __init__(self, theme: Theme, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = self.shared = ""
        self.brief, self.level = False, BOTH
        self.wish = 1.0
        self.high, self.least, self.most = HEIGHT, least, 0
        self._alike: dict[object, _Alike] = {}
        self._widths: dict[object, int] = {}
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self.zoom = theme.at(1.0), theme.zoom

    def stacked(self, rows: int) -> int:
        """How many candidates of so many lie one below the other; 1 where they lie in a row."""
        return max(1, min(rows, LIMIT, self.high // (ROW if self.most else SLIP_ROW)))

    def seen(self, width: int) -> int:
        """How many candidates are seen at once in a list of that width, never a partial one."""
        if self.brief:
            return 2
        return max(1, min(LIMIT, width // (SHARED if self.shared else self.least)))

    def cells(self, width: int) -> tuple[QSize, QSize]:
        """The sizes of the current one and of one without its reason in a list of that width."""
        beside, high = max(_BRIEF, round(_BESIDE * width)), self.high - 2
        return QSize(width - beside, high) * self.zoom, QSize(beside, high) * self.zoom

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All equally large: as wide as the words of the longest need, if all are seen."""
        width = self._width(option)
        rows = index.model().rowCount()
        stacked = self.stacked(rows)
        if stacked > 1:
            return QSize(width, min(TALLEST, self.high // stacked)) * self.zoom
        high = self.high - 2
        if self.brief:
            return self.cells(width)[not self._current(option, index)]
        seen = min(rows, self.seen(width))
        share = -(-width // seen)  # nothing of a further one is seen
        if rows > seen:
            across = share
        elif self.most:
            across = min(self.most, width // seen)
        else:
            across = self._needed(QSize(width // seen, high), index)
        return QSize(max(100, across), high) * self.zoom

    def _needed(self, cell: QSize, index: Index) -> int:
        """The least width, up to a cell's, in which all candidates say as much on as many lines."""
        model = index.model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]

        def told(wide: int) -> list[tuple[object, ...]]:
            inside = self._inside(QRect(0, 0, wide, cell.height()))
            alike = self._told_alike(inside, index)
            said = [
                self._said(inside, row, alike.size, level=max(alike.level, self.level))
                for row in rows
            ]
            return [
                (
                    alike,
                    one.words,
                    one.cut,
                    list(map(len, one.lines)),
                    *self._cap_place(inside, one),
                )
                for one in said
            ]

        key = cell.toTuple(), self.level, self._told_by(rows)
        if key not in self._widths:
            wished = told(cell.width())
            widths = [*range(min(_WIDE, cell.width()), cell.width(), _STEP), cell.width()]
            enough = bisect_left(widths, True, key=lambda wide: told(wide) == wished)
            if len(self._widths) > _KEPT:
                self._widths.clear()
            self._widths[key] = widths[enough]
        return self._widths[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a candidate, in the largest type in which all of it fits."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = enlarge(painter, option, self.zoom)
        inside = self._box(painter, option, index)
        taken = self._taken(option)
        weaker = taken and self._weaker(index)
        brief = self.brief and not self._current(option, index)
        if self.brief:
            first, level = 0, self.told_beside(self._width(option), index).level
        else:
            first, level, _whole = self._told_alike(inside, index)
            level = max(level, self.level)
        said = self._said(inside, index, first, taken, brief, level)
        if index.data(CandidateRole.PLAYED):
            sign = svg_pixmap("icons/person.svg", 15, self._ratio, self.theme.colours.ink)
            painter.drawPixmap(inside.left(), said.boxes[0].top() + 1, sign)
        self._words(painter, inside, said, "bad" if weaker else "ink2")
        if taken:
            self._cap(painter, inside, said)
        painter.restore()

    def whole(self, size: QSize, index: Index) -> bool:
        """Whether all of a candidate can be read in a cell of that size."""
        inside = self._inside(QRect(QPoint(), size / self.zoom))
        said = self._said(inside, index, level=self._told_alike(inside, index).level)
        return self._all(said, inside, index)

    @staticmethod
    def _all(said: _Said, inside: QRect, index: Index) -> bool:
        """Whether nothing of a candidate is shortened."""
        return said.words[0] == index.data() and said.fits(inside)

    def in_body(self, size: QSize, index: Index) -> bool:
        """Whether all of all candidates can be read in such cells, and what their figures are."""
        inside = self._inside(QRect(QPoint(), size / self.zoom))
        model = index.model()
        rows = (model.index(row, 0) for row in range(model.rowCount()))
        return all(self._all(self._said(inside, row, level=LEADING), inside, row) for row in rows)

    def be_brief(self, width: int, index: Index) -> None:
        """Show others without their reasons if the current one can be read beside their figures."""
        self.brief = True
        told = self.told_beside(width, index)
        current = self._inside(QRect(QPoint(), self.cells(width)[0] / self.zoom))
        said = self._said(current, index, level=BARE)
        self.level = min(told.level, LEADING) if told.whole else BOTH
        self.brief = told.whole and told.level < NONE and self._all(said, current, index)

    def told_beside(self, width: int, index: Index) -> _Alike:
        """What all candidates say, where those beside the current one leave out their reasons."""
        current, beside = (
            self._inside(QRect(QPoint(), cell / self.zoom)) for cell in self.cells(width)
        )
        return self._told_alike(current, index, beside)

    def _width(self, option: QStyleOptionViewItem) -> int:
        """The width of the list."""
        shown = option.widget
        return int((shown.viewport().width() if isinstance(shown, QListView) else 800) / self.zoom)

    @staticmethod
    def _current(option: QStyleOptionViewItem, index: Index) -> bool:
        shown = option.widget
        return isinstance(shown, QListView) and max(0, shown.currentIndex().row()) == index.row()

    def _taken(self, option: QStyleOptionViewItem) -> bool:
        """Whether the key plays it."""
        return bool(self.key and option.state & QStyle.StateFlag.State_Selected)

    @staticmethod
    def _weaker(index: Index) -> bool:
        """Whether another is better, as far as anyone can tell."""
        return index.row() > 0 and not index.data(CandidateRole.AS_GOOD)

    def _told_alike(self, inside: QRect, index: Index, beside: QRect | None = None) -> _Alike:
        """What all candidates say in such a place; ``beside``: in such a one without a reason."""
        model = index.model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        key = inside.size(), beside and beside.size(), self._told_by(rows)
        if key not in self._alike:
            ways, current = [], rows
            if beside is not None:  # one that has more to say is alone while it is the current one
                current = [
                    row
                    for row in rows
                    if self._all(self._said(inside, row, level=BARE), inside, row)
                ]
            for level in LEVELS:
                told = [(self._said(inside, row, level=level), inside, row) for row in current]
                if beside is not None:
                    told += [
                        (self._said(beside, row, 0, False, True, level), beside, row)
                        for row in rows
                    ]
                cut = sum(not self._all(*one) for one in told)
                size = max((one.size for one, *_place in told), default=0)
                ways.append((cut, size, level))
                if not (cut or (size and self.wish > 1)):
                    break
            # Rather without some figures than in smaller type than the player wishes, but not
            # without any; and where they do not fit either way, what is short.
            cut, size, level = min(
                ways,
                key=lambda way: (
                    way[0],
                    way[2] == NONE,
                    way[1] * (self.wish > 1),
                    abs(way[2] - BARE) if way[0] else way[2],
                ),
            )
            if len(self._alike) > _KEPT:
                self._alike.clear()
            self._alike[key] = _Alike(size, level, not cut)
        return self._alike[key]

    def _told_by(self, rows: Sequence[Index]) -> object:
        """All that decides what candidates say, but their size."""
        roles = (Qt.ItemDataRole.DisplayRole, CandidateRole.REASON, *_FIGURES)
        words = tuple(row.data(role) for row in rows for role in roles)
        return self.brief, self.theme, self.key, self.shared, self.wish, words

    def _said(
        self,
        inside: QRect,
        index: Index,
        first: int = 0,
        taken: bool = True,
        brief: bool = False,
        level: int = BOTH,
    ) -> _Said:
        """What a candidate says, in the largest type in which all of it fits.

        ``first``: the place of the largest sizes that are tried; ``taken``: whether a key plays it;
        ``brief``: without its reason; ``level``: which figures it shows; its tooltip has them all.
        """
        figures = [str(told) for told in map(index.data, _FIGURES) if told]
        lead = figures[:1]
        unnamed = [_NAMED.split(told)[-1] for told in lead]
        if brief:  # name and unit stand beside the current one
            unnamed = [_UNIT_LAST.sub("", told) for told in unnamed]
        bare = lead if self.brief and not brief else unnamed
        shown = (figures, lead, bare, [])[level]
        worths = [shown]
        if self.key and taken and self._weaker(index):  # the name may give way to the mark
            worths = [[_("Weaker choice"), *some] for some in (shown, [*unnamed, *shown[1:]])]
        large = [_times(self.wish, sizes) for sizes in _BODY if self.wish > 1 and not brief]
        sizes = (*large, *_BODY)
        besides = (1, 2, 0)
        reason = "" if self.shared or brief else index.data(CandidateRole.REASON)
        indent = 20 * index.data(CandidateRole.PLAYED)
        ways = [
            (str(name), worth, place, beside)
            for name in dict.fromkeys((index.data(), index.data(CandidateRole.SHORT)))
            for worth in worths
            for place in range(first, len(sizes))
            for beside in besides
        ]
        ways.sort(key=lambda way: (way[2], way[0] != index.data(), besides.index(way[3])))
        larger = self._larger(inside.height())
        airy = inside.adjusted(0, 0, 0, -2 * (_AIRY - _AIRLESS))
        lines = _LINES if inside.height() <= HEIGHT else 99
        fitting, others = list[_Said](), list[_Said]()
        for name, worth, place, beside in ways:
            told = _figures(worth)
            words = (name, str(reason), told)
            fonts = self._fonts(sizes[place], larger)
            said = self._laid(inside, words, fonts, indent, beside, lines, place)
            aside = said.boxes[2].top() <= said.boxes[0].bottom() or not told
            if not (aside or beside != 1):
                continue
            (fitting if said.fits(inside) else others).append(said)
            if said.fits(airy):
                break
        else:  # close to the edges, in small type; or even so not all of it
            said = max(fitting or others, key=lambda one: one.size)
        down = max(0, (inside.bottom() - said.low) // 2)
        return said._replace(boxes=[box.translated(0, down) for box in said.boxes])

    def _larger(self, high: int) -> float:
        """How many times larger than usual everything is in a candidate of a height."""
        return max(1.0, min(_LARGER, high / HEIGHT)) if self.most else 1.0

    def _fonts(self, sizes: tuple[int, int, int], larger: float) -> tuple[QFont, QFont, QFont]:
        name, reason, figures = (round(size * larger) for size in sizes)
        tabular = self.theme.font(figures, 600, tabular=True)
        return self.theme.font(name, 700), self.theme.font(reason), tabular

    def _laid(
        self,
        inside: QRect,
        words: tuple[str, str, str],
        fonts: tuple[QFont, QFont, QFont],
        indent: int,
        beside: int,
        most: int,
        size: int,
    ) -> _Said:
        """The lines of name, reason and figures, and where they go.

        ``beside``: where the figures stand: on their own line (0), by the name (1), or after the
        reason (2). ``most``: the most lines of a reason; what is beyond them is in the tooltip.
        """
        all_lines: list[list[str]] = []
        boxes: list[QRect] = []
        top, last, cut = inside.top(), 0, False
        for text, font in zip(words, fonts, strict=True):
            left = inside.left() + (0 if boxes else indent)
            room = inside.right() - left
            lines, metrics = _broken(text, font, room), QFontMetrics(font)
            if len(boxes) == 1 and len(lines) > most:
                cut, rest = True, " ".join(lines[most - 1 :])
                lines = [*lines[: most - 1], rest]
            if any(metrics.horizontalAdvance(line) > room for line in lines):
                cut, end = True, Qt.TextElideMode.ElideRight
                lines = [metrics.elidedText(line, end, room) for line in lines]
            wide = max(map(metrics.horizontalAdvance, lines), default=0) + 1
            high = len(lines) * _pitch(font)
            all_lines.append(lines)
            aside = beside and len(boxes) == 2 and high <= boxes[beside - 1].height()
            after = beside == 2 and len(lines) == 1
            if aside and after and last + _APART + wide <= room:
                place = QRect(inside.right() - wide, 0, wide, high)
                place.moveBottom(boxes[1].bottom())
                boxes.append(place)
                continue
            last = metrics.horizontalAdvance(lines[-1]) if lines else 0
            if aside and beside == 1 and boxes[0].right() + _APART + wide <= inside.right():
                place = QRect(inside.right() - wide, 0, wide, high)
                place.moveBottom(boxes[0].bottom())
            else:
                place = QRect(left, top, min(room, wide), high)
                top += high + (0 if boxes else _BELOW)
            boxes.append(place)
        return _Said(words, fonts, all_lines, boxes, size, cut)

    def _words(self, painter: QPainter, inside: QRect, said: _Said, last: str) -> None:
        """Draw all words; what does not fit even so is cut off at the end of its last line."""
        c = self.theme.colours
        inks = (c["ink"], c["ink"], c[last])  # the figures are for those who want them
        for told, font, ink, box in zip(said.lines, said.fonts, inks, said.boxes, strict=True):
            lines, pitch, metrics = told, _pitch(font), QFontMetrics(font)
            most = (inside.bottom() + 1 + _LED - box.top()) // pitch
            if most < 1 or not lines:
                continue
            if len(lines) > most:
                rest = " ".join(lines[most - 1 :])
                end = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, box.width())
                lines = [*lines[: most - 1], end]
            painter.setFont(font)
            painter.setPen(ink)
            base = box.top() + (pitch - metrics.height()) // 2 + metrics.ascent()
            for number, line in enumerate(lines):
                painter.drawText(box.left(), base + number * pitch, line)

    def _cap(self, painter: QPainter, inside: QRect, said: _Said) -> None:
        """Draw the key that plays it behind its name, if there is room."""
        name, (_aside, has_room) = said.boxes[0], self._cap_place(inside, said)
        if has_room:
            painter.setPen(self.theme.colours["ink"])
            font = cap_font(self.theme)
            draw_cap(painter, self.key, font, name.right() + 8, name.center().y())

    def _cap_place(self, inside: QRect, said: _Said) -> tuple[bool, bool]:
        """Whether the figures stand on the line of the name; and whether the key has room there."""
        font, (name, _reason, figures) = cap_font(self.theme), said.boxes
        aside = figures.left() > name.right() and figures.top() <= name.bottom()
        end = figures.left() if aside else inside.right()
        pitch = _pitch(said.fonts[0])
        one_line = pitch >= _LEAST_CAPPED and name.height() < 2 * pitch
        return aside, one_line and name.right() + _APART + cap_width(self.key, font) <= end

    def _inside(self, rect: QRect) -> QRect:
        side = _SIDE if rect.width() >= _WIDE else _NARROW_SIDE
        return rect.adjusted(side, 2 + _AIRLESS, -side, -2 - _AIRLESS)

    def _box(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Draw the ground and its edge; returns the space inside."""
        c = self.theme.colours
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(3, 2, -3, -2)
        edge = "bad" if self._taken(option) and self._weaker(index) else "gilt"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
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
