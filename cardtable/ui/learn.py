"""Hints, and the candidates in which a strong bot's thoughts are shown."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.bot import Candidate, by_worth
from cardtable.engine.failed import ruled
from cardtable.engine.game import Game
from cardtable.engine.state import View
from cardtable.models.candidates import LIMIT, CandidateModel, CandidateRole
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bot_service import BotService
from cardtable.ui.widgets.buttons import KeyButton, cap_font, cap_width, draw_cap, key_cap
from cardtable.ui.widgets.icons import icon, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel, plain_tips
from cardtable.ui.widgets.lists import enlarge
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: Hints come from the strongest level; like any bot it gets only the seat's view.
LEVEL = "expert"
Index = QModelIndex | QPersistentModelIndex
#: The height of a strip in a review, and in a low window: a name and two lines below it.
HEIGHT, LOW = 72, 66
#: The least height of a candidate with others above or below it, and on a slip; the least width of
#: one.
ROW, SLIP_ROW, SHARED = 62, 56, 170
#: Room for the number of the current one.
COUNT = 36
#: The greatest height of a candidate where they lie one below the other.
TALLEST = 110
#: The least width of a candidate that shows all it has to say, the least in which it can be told
#: from the others, and the greatest in a review.
READABLE, LEAST, WIDEST = 300, 115, 420
#: Sizes of name, reason and figures: the largest with which all of a candidate fits. The reason
#: teaches most: nothing is smaller than it can be read at arm's length.
_BODY = ((16, 15, 13), (15, 14, 13), (14, 13, 13), (13, 13, 13))
#: The space above and below what a candidate says, and what is left of it before a word is cut.
_AIRY, _AIRLESS = 7, 2
#: Space between the name and what is below it.
_BELOW = 2
#: The most lines of a reason on a slip of the usual height.
_LINES = 2
#: What stands above the slips, unless they are as low as this: the question, and which of them is
#: shown; sizes of its type.
_HEAD, _HEADLESS, _ASKED = 20, 72, (14, 13, 12)
#: Room for the mark of what is looked for.
_MARK = 56
#: The width of a candidate without its reason, beside the one that has all the room: at least, and
#: as a part of it.
_BRIEF, _BESIDE = 122, 0.26
#: The space below the last line of type that nothing needs.
_LEADING = 1
#: In a strip that is higher than usual the type is up to so many times larger.
_LARGER = 1.5
#: The least line on which there is room for a key; from line to line, in sizes of the type.
_LEAST_CAPPED, _CLOSE = 15, 1.17
_WRAP = Qt.TextFlag.TextWordWrap
_SHADOW = QColor(0, 0, 0, 70)
#: The part of the rail's words that a reason has at most which is said once for all.
_SHARE = 0.4
#: A number and its unit stay together.
_UNIT = re.compile(r"(?<=\d) (?=[^·\s])| (?=[+−]?\d)")
#: What figures all candidates show, and rather the first of these: both, the leading one with its
#: name, that one alone, none. Figures of two kinds beside each other could not be compared.
_BOTH, _LEADING, _BARE, _NONE = _LEVELS = range(4)
#: What stands between a figure's name and the figure.
_NAMED = re.compile(r"[:\uff1a] ?")
#: What a figure counts, behind it.
_UNIT_LAST = re.compile(r"(?<=[\d½¼¾%])\s*[^\d½¼¾%]+$")
#: How far a reason said once stands from the edge, where the sign above it begins.
_EDGE = 4
#: Space between what stands side by side.
_APART = 14
#: How texts were broken last, which takes long and is asked for many sizes again; and of how many.
_BROKEN, _REMEMBERED = dict[tuple[str, str, int], list[str]](), 2000
#: The figures of a candidate, the leading one first.
_FIGURES = (CandidateRole.WORTH, CandidateRole.CHANCE)
_WALKS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class Hints(QObject):
    """The hints for the position on the table, forgotten when it changes.

    Attributes:
        model: the candidates.
        row: the candidate shown on the table, −1 for none.
        share: the part of the thought done, 0 to 1, if the bot reports it.
        changed: model, row or ``thinking`` has changed.
        shown: show an action on the table as if it had been prepared.
        given: hints for a position have been given.
    """

    changed = Signal()
    shown = Signal(object)
    given = Signal()

    def __init__(self, bots: BotService, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots, self._game = bots, game
        self.model = CandidateModel(phrases_of(game.phrases), self)
        self.row = -1
        self._view: View | None = None
        self._asked_at = -1
        self._ticket = 0
        self.share: float | None = None
        bots.progressed.connect(self._progressed)

    @property
    def thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._ticket > 0 and not self.model.rowCount()

    def ask(self, view: View) -> None:
        """Ask for a hint for this position, or go to the next one if there is one already."""
        self.see(view)
        if self.model.rowCount():
            self.choose((self.row + 1) % self.model.rowCount())
            return
        if self.thinking:
            return
        self._asked_at, self._view, self.share = len(view.history), view, None
        self._ticket = self._bots.ask(self._game.id, LEVEL, view, 1, self._answered)
        self.changed.emit()

    def choose(self, row: int) -> None:
        """Show one of the candidates on the table."""
        if 0 <= row < self.model.rowCount():
            self.row = row
            self.shown.emit(self.model.action(row))
            self.changed.emit()

    def see(self, view: View) -> None:
        """Note the position on the table; if it is another one, forget the hints."""
        if len(view.history) != self._asked_at:
            self.forget()

    def forget(self) -> None:
        """Forget the hints, and drop a pending answer."""
        if self._asked_at < 0:
            return
        if self.thinking:
            self._bots.cancel(self._ticket)  # other bots must not wait for this thought
        self._asked_at, self._ticket, self.row = -1, 0, -1
        self.model.clear()
        self.changed.emit()

    def _progressed(self, ticket: int, share: float) -> None:
        if ticket == self._ticket and self.thinking:
            self.share = share
            self.changed.emit()

    def _answered(self, answer: Answer) -> None:
        if answer.question.number != self._ticket or self._view is None:
            return
        thought = answer.thought
        if thought is None:
            self.forget()
            return
        ranked = by_worth(thought.candidates, thought.action)
        if all(candidate.action != thought.action for candidate in ranked):
            ranked.insert(0, Candidate(thought.action, float("nan")))
        best: dict[Hashable, Candidate] = {}  # of plays that differ only in kickers
        with ruled(self._game.id):
            for one in ranked:
                best.setdefault(self._game.body_of(self._view, one.action), one)
        self.model.show(self._view, list(best.values()))
        self.given.emit()
        self.choose(0)


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
        return not self.cut and self.low <= inside.bottom() + _LEADING

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
        self.brief, self.level = False, _BOTH
        self.wish = 1.0
        self.high, self.least, self.most = HEIGHT, least, 0
        self._alike: dict[object, _Alike] = {}
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
        """All equally large: they fill the strip, unless they are few in a very large window."""
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
        across = share if rows > seen else min(self.most or width, width // seen)
        return QSize(max(100, across), high) * self.zoom

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
        return all(self._all(self._said(inside, row, level=_LEADING), inside, row) for row in rows)

    def be_brief(self, width: int, index: Index) -> None:
        """Show others without their reasons if the current one can be read beside their figures."""
        self.brief = True
        told = self.told_beside(width, index)
        current = self._inside(QRect(QPoint(), self.cells(width)[0] / self.zoom))
        said = self._said(current, index, level=_BARE)
        self.level = min(told.level, _LEADING) if told.whole else _BOTH
        self.brief = told.whole and told.level < _NONE and self._all(said, current, index)

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
        roles = (Qt.ItemDataRole.DisplayRole, CandidateRole.REASON, *_FIGURES)
        words = tuple(row.data(role) for row in rows for role in roles)
        places = inside.size(), beside and beside.size()
        key = places, self.brief, self.theme, self.key, self.shared, self.wish, words
        if key not in self._alike:
            ways, current = [], rows
            if beside is not None:  # one that has more to say is alone while it is the current one
                current = [
                    row
                    for row in rows
                    if self._all(self._said(inside, row, level=_BARE), inside, row)
                ]
            for level in _LEVELS:
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
                    way[2] == _NONE,
                    way[1] * (self.wish > 1),
                    abs(way[2] - _BARE) if way[0] else way[2],
                ),
            )
            if len(self._alike) > 20:
                self._alike.clear()
            self._alike[key] = _Alike(size, level, not cut)
        return self._alike[key]

    def _said(
        self,
        inside: QRect,
        index: Index,
        first: int = 0,
        taken: bool = True,
        brief: bool = False,
        level: int = _BOTH,
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

        ``beside``: the figures are on a line of their own (0), beside the name (1), or after the
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
            most = (inside.bottom() + 1 + _LEADING - box.top()) // pitch
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
        font, (name, _reason, figures) = cap_font(self.theme), said.boxes
        aside = figures.left() > name.right() and figures.top() <= name.bottom()
        end = figures.left() if aside else inside.right()
        pitch = _pitch(said.fonts[0])
        one_line = pitch >= _LEAST_CAPPED and name.height() < 2 * pitch
        if one_line and name.right() + _APART + cap_width(self.key, font) <= end:
            painter.setPen(self.theme.colours["ink"])
            draw_cap(painter, self.key, font, name.right() + 8, name.center().y())

    def _inside(self, rect: QRect) -> QRect:
        return rect.adjusted(12, 2 + _AIRLESS, -12, -2 - _AIRLESS)

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


class _List(QListView):
    """Arrow keys to the left and right move in it, every other key goes to the page.

    Attributes:
        again: the current one was pressed.
    """

    resized = Signal()
    again = Signal()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, held: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key leads, also where they lie one below the other."""
        steps = {self.CursorAction.MoveLeft: -1, self.CursorAction.MoveRight: 1}
        if action not in steps:
            return super().moveCursor(action, held)
        row = self.currentIndex().row() + steps[action]
        return self.model().index(max(0, min(row, self.model().rowCount() - 1)), 0)

    def see_whole(self, current: QModelIndex) -> None:
        """Scroll until the current one is seen, and no other one is cut off at the beginning."""
        self.scrollTo(current)
        bar = self.horizontalScrollBar()
        room = self.viewport().width() - self.visualRect(current).right()
        for row in range(self.model().rowCount()):
            box = self.visualRect(self.model().index(row, 0))
            if box.left() < 0 <= box.right():
                bar.setValue(bar.value() + (box.left() if -box.left() < room else box.right() + 1))
                break

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        current = self.currentIndex()
        super().mousePressEvent(event)
        if current.isValid() and self.indexAt(event.position().toPoint()) == current:
            self.again.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.resized.emit()


class CandidateStrip(QFrame):
    """The candidates in a row, best first: the worth of each, and the reason.

    At a table they are slips of paper on the rail, in place of the question and beside the answers:
    they cover no card, and no card moves when they appear. Only so many are seen at once as can be
    read in body type. A reason that all have is said once. What does not fit is in the tooltips.

    Attributes:
        chosen: a row was selected, to be shown on the table.
        pressed: the row that is shown there was clicked.
        closed: the strip was closed.
    """

    chosen = Signal(int)
    pressed = Signal()
    closed = Signal()
    #: The question, which stays above the slips.
    question = ""

    def __init__(
        self, theme: Theme, model: CandidateModel, closable: bool, parent: QWidget | None = None
    ) -> None:
        """Without ``closable`` it is always shown."""
        super().__init__(parent)
        self._model, self._on_slip = model, closable
        self._sign = PlainLabel()
        #: The number of the current one, where not all fit.
        self._count = PlainLabel()
        self._words, self._shared = PlainLabel(), PlainLabel()
        for label in (self._words, self._shared):
            label.setWordWrap(True)
        self.list = _List()
        plain_tips(self.list)
        self.list.setModel(model)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(False)
        # Scrolling by item, it would stay scrolled in a window where all of them fit.
        self.list.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(
            CandidateDelegate(theme, READABLE if closable else LEAST, self.list)
        )
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for bar in (self.list.setVerticalScrollBarPolicy, self.list.setHorizontalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.selectionModel().currentChanged.connect(self._walked)
        self.list.again.connect(self.pressed)
        self.list.resized.connect(self._show_count)
        self.list.resized.connect(self._be_readable)
        model.modelReset.connect(self._share)
        model.modelReset.connect(self._be_readable)
        self._delegate.most = 0 if closable else WIDEST
        self._close = KeyButton(theme, "quiet")
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        signs = QVBoxLayout()
        signs.setSpacing(0)
        signs.addStretch(1)
        for label in (self._sign, self._count):
            label.setParent(self)
            if not closable:
                signs.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        signs.addStretch(1)
        if not closable:
            row.addLayout(signs)
        row.addWidget(self._words, 1)
        row.addWidget(self._shared)
        row.addWidget(self.list, 1)
        self._shared.hide()
        row.addWidget(self._close)
        self._close.setVisible(closable)  # once it has a parent: else it would be a window
        self._showing = False
        #: Moves a mark while candidates are looked for.
        self._beats, self._beat = QTimer(self), 0
        self._beats.setInterval(durations.THINKING_BEAT)
        self._beats.timeout.connect(self._mark)
        #: The height of what stands above the slips.
        self._head = 0
        self.apply_theme(theme)
        self.retranslate()
        self.say("")

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme; paper is pale by night as well."""
        self._theme, row = theme, self.layout()
        c, px = theme.in_wood().colours, theme.px
        assert row is not None
        row.setSpacing(px(6))
        self._set_margins()
        self.setStyleSheet(f"QListView {{ background: transparent; }} QLabel {{ color: {c.ink}; }}")
        ratio = self.devicePixelRatioF()
        sign = px(16 if self._on_slip else 22)
        self._sign.setPixmap(svg_pixmap("icons/bulb.svg", sign, ratio, c.ink))
        self._words.setFont(theme.font(15, 600 if self._on_slip else 400))
        if self._on_slip:
            self._words.setStyleSheet(f"color: {theme.on_paper().colours.ink};")
            self._words.setContentsMargins(px(14), 0, px(_MARK), 0)
            self._shared.setContentsMargins(px(_EDGE), 0, 0, 0)
        self._count.setFont(theme.font(13, 600, tabular=True))
        self._close.apply_theme(theme)
        self._close.setIcon(icon("close", c.ink2, px(18), ratio))
        self._delegate.apply_theme(theme.on_paper())
        self.list.scheduleDelayedItemsLayout()
        self.list.viewport().update()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of the candidates."""
        super().resizeEvent(event)
        self._fit()
        self._share()

    def ask(self, question: str) -> None:
        """Show the question above the slips."""
        self.question = question
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the question on the wood, on one line; a slip says what is looked for."""
        super().paintEvent(event)
        if self._on_slip and self._words.isVisible():
            self._draw_waiting()
        if not self._head:
            return
        px, ink = self._theme.px, self._theme.in_wood().colours["ink"]
        left = self._count.geometry().right() if self._count.isVisible() else px(24)
        wide = self.list.geometry().right() - left - px(8)
        room = QRect(left + px(8), px(2), wide, px(_HEAD - 2))
        for size in _ASKED:
            font = self._theme.font(size, 700)
            if QFontMetrics(font).horizontalAdvance(self.question) <= room.width():
                break
        told = QFontMetrics(font).elidedText(
            self.question, Qt.TextElideMode.ElideRight, room.width()
        )
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)
        painter.end()

    def _mark(self) -> None:
        self._beat += 1
        self.update()

    def _draw_waiting(self) -> None:
        """Draw a slip of paper below the sentence, with three dots, highlighted in turn."""
        c, px = self._theme.on_paper().colours, self._theme.px
        box = QRectF(self._words.geometry()).adjusted(1, 1, -2, -3)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRoundedRect(box.translated(1, 2), 4, 4)
        painter.setBrush(c.raised)
        painter.drawRoundedRect(box, 4, 4)
        for dot in range(3):
            lit = self._beat % 3 == dot
            radius = px(4) if lit else px(3)
            painter.setBrush(c.ink2 if lit else c.edge)
            at = QPointF(box.right() - px(_MARK - 14 - 11 * dot), box.center().y())
            painter.drawEllipse(at, radius, radius)
        painter.end()

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self.list, self._close]

    def be_low(self, low: bool) -> None:
        """Take little height, or the usual one."""
        self._be_high(LOW if low else HEIGHT)
        self._be_readable()

    def _be_readable(self) -> None:
        """Show as many as can be read; or one, and of the others what they are."""
        rows = [self._model.index(row, 0) for row in range(self._model.rowCount())]
        room, delegate = int(self.list.viewport().width() / self._theme.zoom), self._delegate
        if not rows or room < LEAST:
            return
        delegate.brief, delegate.level = False, _BOTH
        if delegate.stacked(len(rows)) == 1:
            # In a review their number stands beside them, where not all are seen.
            count = COUNT * (not self._on_slip)
            most = 1 if self._alone else min(len(rows), LIMIT)
            for seen in range(most, 0 if self._on_slip else min(len(rows), 2) - 1, -1):
                across = (room - count * (seen < len(rows))) // seen
                cell = QSize(min(delegate.most or across, across), delegate.high - 2)
                if across >= SHARED and delegate.in_body(cell * self._theme.zoom, rows[0]):
                    break
            shown = self._model.index(max(0, self.list.currentIndex().row()), 0)
            delegate.least = across
            if self._alone and len(rows) > 1:
                delegate.level = _LEADING
            elif seen == 1 < len(rows) and not delegate.shared:
                delegate.be_brief(room, shown)
            self.list.scheduleDelayedItemsLayout()
        self._show_count()

    @property
    def _alone(self) -> bool:
        """Whether one choice and its one figure is all: more would make a form of a low rail."""
        return self._on_slip and not self._head

    def lie_in(self, place: QRect, wish: float) -> None:
        """Fill a place on the rail, in type so many times larger than usual where it fits."""
        self._delegate.wish = wish
        self._head = _HEAD if place.height() >= self._theme.px(_HEADLESS) else 0
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(
            self._theme.px(8), self._theme.px(self._head), self._theme.px(4), 0
        )
        self._be_high(int(place.height() / self._theme.zoom) - self._head)
        self.setGeometry(place)

    def _set_margins(self) -> None:
        row, px = self.layout(), self._theme.px
        assert row is not None
        row.setContentsMargins(px(8 * self._on_slip), px(self._head), px(4), 0)

    def _be_high(self, high: int) -> None:
        if self._delegate.high != high:
            self._delegate.high = high
            self.list.setWrapping(self._delegate.stacked(LIMIT) > 1)
            self.list.scheduleDelayedItemsLayout()
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._theme.px(self._head + self._delegate.high))

    def _share(self) -> None:
        """Say a reason that all candidates have once, for all of them, if there is room."""
        rows = [self._model.index(row, 0) for row in range(self._model.rowCount())]
        reasons = {row.data(CandidateRole.REASON) for row in rows}
        several = self._on_slip and not self._alone and len(rows) > 1
        shared = str(*reasons) if several and len(reasons) == 1 else ""
        self._delegate.shared = shared if shared and self._fit_shared(shared) else ""
        self._shared.setText(self._delegate.shared)
        self._shared.setVisible(bool(self._delegate.shared) and not self._words.text())
        self.list.scheduleDelayedItemsLayout()
        self._show_count()

    def _fit_shared(self, reason: str) -> bool:
        """Let a reason take the least width in the largest type that fits; whether any does."""
        high, most = self.height() - self._theme.px(self._head) - 4, round(_SHARE * self.width())
        for size in (15, 14, 13):
            font = self._theme.font(size)
            for wide in range(self._theme.px(120), most + 1, self._theme.px(20)):
                box = QFontMetrics(font).boundingRect(0, 0, wide, 999, _WRAP, reason)
                if box.height() <= high and box.width() <= wide:
                    self._shared.setFont(font)
                    self._shared.setFixedWidth(wide + self._theme.px(_EDGE) + 2)
                    return True
        return False

    def _show_count(self) -> None:
        self.list.executeDelayedItemsLayout()
        self.list.see_whole(self.list.currentIndex())  # what Enter takes is seen in any window
        room = round(self.list.viewport().width() / self._theme.zoom)
        rows = self._model.rowCount()
        seen = max(self._delegate.seen(room), self._delegate.stacked(rows))
        self._count.setVisible(not self._words.text() and rows > seen)
        if self._on_slip:
            px = self._theme.px
            self._sign.setVisible(bool(self._head))
            self._sign.setGeometry(px(10), px(2), px(16), px(_HEAD - 2))
            wide, close = self._count.sizeHint().width(), self._close.geometry()
            place = QRect(px(30), px(2), wide, px(_HEAD - 2))
            if not self._head:  # above the cross
                place = QRect(close.center().x() - wide // 2, 0, wide, px(_HEAD - 2))
            self._count.setGeometry(place)
            self.update()

    @property
    def _delegate(self) -> CandidateDelegate:
        delegate = self.list.itemDelegate()
        assert isinstance(delegate, CandidateDelegate)
        return delegate

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._close.set_sign(_("Hide hints"))
        self.list.setAccessibleName(_("Your options, best first"))
        self._model.retranslate()

    def say(self, words: str) -> None:
        """Show a sentence instead of candidates; empty shows the candidates."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        if not (words and self._on_slip):
            self._beats.stop()
        elif not self._beats.isActive():
            self._beats.start()
        self._shared.setVisible(bool(self._delegate.shared) and not words)
        self.list.setVisible(not words)
        self._show_count()

    def offer(self, key: str) -> None:
        """Show the key that plays the current candidate; empty for none."""
        if self._delegate.key != key_cap(key):
            self._delegate.key = key_cap(key)
            self.list.viewport().update()

    def show_row(self, row: int) -> None:
        """Mark the candidate that is shown on the table, without showing it again."""
        self._showing = True
        self.list.setCurrentIndex(self._model.index(row))
        self._count.setText(f"{row + 1}/{self._model.rowCount()}")
        self._show_count()
        self._showing = False

    def _walked(self, index: QModelIndex) -> None:
        if self._on_slip:  # the current one may have more room
            self._be_readable()
        if index.isValid() and not self._showing:
            self.chosen.emit(index.row())
